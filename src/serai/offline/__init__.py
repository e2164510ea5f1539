"""Serai without a server: the same compiled verbs as WebAssembly, for a browser.

Read `build` first: one command makes a module of every game. `capture` has Numba say its verbs in
LLVM's language, for WebAssembly; `portable` takes out what is Python's and this machine's; `doors`
gives every verb a plain way in; `linking` optimises and links. In the browser `carried` stands in
for what is not there, and `table` hears and answers as a server would. `docs/offline.md` tells why.
"""
