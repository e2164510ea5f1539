"""Serai: a home of board games of the desert.

    import serai
    match = serai.new(serai.GAMES[0], seats=2, seed=7)

`new` and `load` begin a match, `position` reads one of its positions; `GAMES` names the games. Read
`core.contract` next.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serai.core.match import Match, new
    from serai.core.position import Action, Position
    from serai.core.record import load, position

    GAMES: tuple[str, ...]

__all__ = ["GAMES", "Action", "Match", "Position", "load", "new", "position"]
_HOMES = {
    "Action": "position",
    "Match": "match",
    "Position": "position",
    "load": "record",
    "new": "match",
    "position": "record",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is asked for: `serai --help` needs none of it."""
    if name == "GAMES":
        from serai.core.registry import names

        return names()
    if name not in _HOMES:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(f"serai.core.{_HOMES[name]}"), name)
