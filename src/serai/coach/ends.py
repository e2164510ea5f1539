"""How simulations ended, in things of the game: points by source and seat, and what a game counts.

After a move has been thought about, some simulations more are made in the same tree, and the state
in which each ends is read. So what is counted here is what the search itself expects, and shares
of the win agree with its chances.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Protocol, runtime_checkable

from serai.bots.search import Budget, Searcher
from serai.core.compiled import Buffer
from serai.core.contract import CoachRoom, Facts, Game, Material, Thing
from serai.core.ledger import points_by_source
from serai.core.position import Position

from .analysis.judging import Judge, Outlook

Key = tuple[str, int, str, tuple[tuple[str, object], ...]]  # kind, seat, unit, facts


@runtime_checkable
class Counting(CoachRoom, Protocol):
    """A game's room that has its rules count, from a state on, what no end of a game shows."""

    def count(self, s: Buffer) -> None: ...


@dataclass
class Ends:
    """Sums over ends, each with its weight."""

    game: Game
    material: Material
    number: int = 0
    _sums: dict[Key, float] = field(default_factory=lambda: defaultdict(float))
    _squares: dict[Key, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, state: Buffer) -> None:
        self.number += 1
        for key, value in _counted(self.game, self.material, state).items():
            self._sums[key] += value
            self._squares[key] += value * value

    @property
    def keys(self) -> Iterable[Key]:
        return self._sums.keys()

    def mean(self, key: Key) -> float:
        return self._sums[key] / max(1, self.number) if key in self._sums else 0.0

    def error(self, key: Key) -> float:
        """The standard error of the mean; what has not been seen may still be."""
        number = max(2, self.number)
        if key not in self._sums:
            return 1.0 / number
        variance = max(0.0, self._squares[key] / number - self.mean(key) ** 2)
        return sqrt(variance / (number - 1) + 1.0 / number**2)


def ends_after(
    judge: Judge, known: Position, seat: int, action: int, budget: Budget, number: int
) -> Ends:
    """How so many simulations end after a move has been thought about; over all worlds together."""
    return outlook_and_ends(judge, known, seat, action, budget, number)[1]


def outlook_and_ends(
    judge: Judge, known: Position, seat: int, action: int, budget: Budget, number: int
) -> tuple[Outlook, Ends]:
    """The same, and what the thought came to."""
    ends = Ends(known.game, known.material)
    known = _counting(known)

    def heard(then: Position, searcher: Searcher, part: float) -> None:
        wanted = max(1, round(number * part))
        states = [then.state] * wanted if then.over else searcher.ends(then.state, seat, wanted)
        for state in states:
            ends.add(state)

    return judge.after(known, seat, action, budget, heard), ends


def _counting(known: Position) -> Position:
    """The same position; what happens from there on is counted, the move itself included."""
    room = known.game.coach
    if not isinstance(room, Counting):
        return known
    state = known.state.copy()
    room.count(state)
    return Position(known.game, known.material, state)


def _counted(game: Game, material: Material, state: Buffer) -> dict[Key, float]:
    sums: dict[Key, float] = defaultdict(float)
    for thing in things_of(game, material, state):
        sums[thing.kind, thing.seat, thing.unit, _frozen(thing.facts)] += thing.value
    return sums


def things_of(game: Game, material: Material, state: Buffer) -> list[Thing]:
    """What the game itself counts, or points by source."""
    if game.coach is not None:
        return game.coach.things(material.m, state)
    return points_by_source(game.events, material.m, state, material.seats)


def _frozen(facts: Facts) -> tuple[tuple[str, object], ...]:
    return tuple(sorted(facts.items()))
