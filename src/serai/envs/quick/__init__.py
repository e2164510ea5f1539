"""What is compiled once for all games: threads that step tables, actions picked by lot."""

from serai.core import compiled

with compiled.package(__name__):
    from .picking import pick
    from .sharing import APART
    from .working import lead, work

__all__ = ["APART", "lead", "pick", "work"]
