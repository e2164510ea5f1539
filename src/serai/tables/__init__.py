"""A table without a server: who sits there, whose turn it is, and what each may be told.

Nothing here has a clock, a disk, a socket or a task: time is handed in, and what is to be kept is
handed back. Read in this order: `wire` (what is said), `sheet` (what is known of a table),
`table` (one at which a match runs), `absence` (friends who are away), `telling` (what a seat is
told), `replay` (a game looked at again), `naming` (what people may be called).
"""
