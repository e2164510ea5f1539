"""Playing at a terminal.

Enter at `session` (the loop: whose turn, read a line, do it), then `commands` (what a line can be).
`screen` says what a game adds; `desert`, `targi` and `sons` are such screens. `seats` knows who is
a person and who a bot, `prompt` reads a line, `files` keeps games. Beside the game: `rulebook`,
`checking`, `bars`.
"""
