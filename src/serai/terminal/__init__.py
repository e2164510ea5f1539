"""Playing at a terminal.

Enter at `session` (the loop: whose turn, read a line, do it), then `commands` (what a line can be).
`screen` finds what a game draws itself with (`serai.screens`) and prints it. `seats` knows who is a
person and who a bot, `prompt` reads a line, `files` keeps games. Beside the game: `checking`,
`progress`.
"""
