"""The coach on a server. Enter by `doors`.

`service` is what the doors ask: who may have what; `analyses` runs analyses in workers and keeps
what comes of them, by `shelf` in the store; `at_table` is what is asked while a game goes on,
`reading` reads texts from outside in a process of their own, `asked` is what somebody waits for.
"""
