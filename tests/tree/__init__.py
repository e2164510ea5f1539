"""A small tree search for the tests: one compiled function for every game."""

from serai.core import compiled

with compiled.package(__name__):
    from .search import search

__all__ = ["search"]
