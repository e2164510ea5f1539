"""The coach: why a game was won, what would have been better, what if.

`analysis` judges positions and moves; `reviewing` goes over a whole game, again where it was close,
and `words` says what a verdict is called. `reasons` tells in things of the game what was different
after two moves, read off the `ends` of simulations; `luck` what chance gave and took; `hints` and
`branching` are for whoever plays. `jobs` is what a worker does of all this.
"""
