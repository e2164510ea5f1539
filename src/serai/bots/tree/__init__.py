"""The search tree (information-set MCTS), compiled once for all games. Read `grow` first."""

from serai.core import compiled

with compiled.package(__name__):
    from .growing import grow
    from .nodes import keep

__all__ = ["grow", "keep"]
