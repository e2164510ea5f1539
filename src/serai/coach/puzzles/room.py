"""What a game brings for its puzzles: its module `puzzling`, found by name.

It is no room of `core.contract`: rules are compiled from that, and need not be compiled anew for a
puzzle.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from serai.core import registry
from serai.core.compiled import Buffer
from serai.core.contract import Event, Phrase, Thing

MODULE = "puzzling"


@dataclass(frozen=True)
class Effort:
    """How many simulations a position gets: at a glance, to be looked at, and for every duel.

    `master` is how many the strongest gets to show that it is found; its own number, or fewer.
    """

    glance: int
    look: int
    duel: int
    master: int


class Room(Protocol):
    """Where puzzles are looked for, and what they are about.

    `TABLES` are the tables whose games are gone through: seats and options. `EFFORT` is an Effort,
    `MOST_ALIKE` how many puzzles of one game may be solved by the same verb, `THEMES` all there
    are. `themes` are those that a best move shows in a state that holds only what its seat knows:
    each with what its sentence needs. They are told from the state, from what the move `does`, and
    from what it `gains` over the one that looks best, as far as that is sure: things of the game at
    its end, each with how much more there is of it.
    """

    TABLES: Sequence[tuple[int, Mapping[str, str]]]
    EFFORT: tuple[int, int, int, int]
    MOST_ALIKE: int
    THEMES: Sequence[str]

    def themes(
        self,
        m: Buffer,
        s: Buffer,
        seat: int,
        action: int,
        does: Sequence[Event],
        gains: Sequence[Thing],
    ) -> list[Phrase]: ...


def room_of(game: str) -> Room | None:
    """None if the game does not say how puzzles are found in it."""
    name = f"{registry.package_of(game)}.{MODULE}"
    return None if find_spec(name) is None else cast("Room", import_module(name))
