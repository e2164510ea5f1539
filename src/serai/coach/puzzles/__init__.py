"""Puzzles: positions in which one move is clearly best, and not the one that looks best.

`mining` finds them in games of bots, `finding` says of one position whether it is one, `choosing`
which of them are shipped, and under which theme. `book` reads what is shipped, `solving` is what a
server asks, `rating` reckons how good whoever solves them is.
"""
