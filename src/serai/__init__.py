"""Serai: a home of board games, three of the desert among them.

    import serai
    match = serai.new(serai.GAMES[0], seats=2, seed=7)

`new`, `load` and `position` begin a match; `GAMES` names the games. Read `core.contract` next.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serai.core.match import Match, new, position
    from serai.core.record import load

    GAMES: tuple[str, ...]

__all__ = ["GAMES", "Match", "load", "new", "position"]
_HOMES = {"Match": "match", "load": "record", "new": "match", "position": "match"}


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is asked for: `serai --help` needs none of it."""
    if name == "GAMES":
        from serai.core.registry import names

        return names()
    if name not in _HOMES:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(f"serai.core.{_HOMES[name]}"), name)
