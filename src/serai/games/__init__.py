"""The games: one package each, with the same file names and the same function names.

To read one, begin with its `layout` (what a state is), then `rules` (what may happen).
"""
