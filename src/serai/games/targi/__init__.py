"""Targi, by Andreas Steiger.

Read `layout` (what a state is), then `rules` (what may happen) with `opening`, `round`, `actions`,
`exchanges`, `decks`, `paying` and `scoring`, then the room you came for.
"""
