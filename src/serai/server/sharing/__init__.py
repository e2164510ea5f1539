"""A game to be sent to others. Enter by `doors`.

`service` is what the doors ask: a moment, a film, a file that replays the game, each drawn in a
worker and kept for a while; `file` puts such a file together, `unfolding` says what a link shows of
itself where it is pasted.
"""
