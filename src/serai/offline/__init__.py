"""Serai without a server: the same compiled verbs as WebAssembly, for a browser.

Read `build` first: one command makes a module of every game. `capture` has Numba say its verbs in
LLVM's language, for WebAssembly; `portable` takes out what is Python's and this machine's; `doors`
gives every verb a plain way in; `linking` optimises and links. `docs/offline.md` tells why.
"""
