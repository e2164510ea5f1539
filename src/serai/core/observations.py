"""Observations for whoever looks at them: sizes and bounds at a table, and what each number says.

A game's own room `observe` says what is observed. A game without one is observed as the bytes of
its position, as far as the seat may know them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from .compiled import Buffer
from .contract import Game, Material
from .errors import SeraiError
from .observing import MOST, Axis, Part

Labels = Callable[[Buffer], Sequence[str]]
ONESELF = "you"
LONGEST = 10_000  # actions in a game that says nothing of itself


class Reading(NamedTuple):
    """One number of an observation: in which part, of what there, and what it is."""

    part: str
    place: tuple[str, ...]
    number: int

    def __str__(self) -> str:
        said = f"{self.part} {', '.join(self.place)}".strip()
        return said if self.number == 1 else f"{said}: {self.number}"


@dataclass(frozen=True)
class Observer:
    """What is observed at a table: a game with its material."""

    game: Game
    material: Material

    @property
    def version(self) -> int:
        return 1 if self.game.observe is None else self.game.observe.VERSION

    @property
    def longest(self) -> int:
        """How many actions a game takes at most, chance's included."""
        return LONGEST if self.game.observe is None else self.game.observe.LONGEST

    @cached_property
    def counts(self) -> tuple[int, int]:
        """The seats and the things of this table."""
        room, seats = self.game.observe, self.material.seats
        return (seats, 0) if room is None else room.counts(self.material.m)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        room = self.game.observe
        return _fields(self.game) if room is None else tuple(room.PARTS)

    @cached_property
    def size(self) -> int:
        return sum(part.size(*self.counts) for part in self.parts)

    @cached_property
    def highest(self) -> Buffer:
        """The largest that each number can be; the smallest is 0."""
        sizes = [part.size(*self.counts) for part in self.parts]
        return np.repeat(np.array([part.most for part in self.parts], np.uint8), sizes)

    @cached_property
    def observe(self) -> Callable[[Buffer, Buffer, int, Buffer], None]:
        """The game's own verb, or what stands in for it."""
        if self.game.observe is not None:
            return self.game.observe.observe
        game, size = self.game, self.size

        def observe_bytes(m: Buffer, s: Buffer, seat: int, out: Buffer) -> None:
            out[:] = game.hidden_from(m, s, seat)[:size]

        return observe_bytes

    def of(self, s: Buffer, seat: int) -> Buffer:
        """What a seat observes of a state."""
        out = np.empty(self.size, np.uint8)
        self.observe(self.material.m, s, seat, out)
        return out

    # -- for people -------------------------------------------------------------------------

    def split(self, observation: Buffer) -> dict[str, Buffer]:
        """The same numbers by part, each in its shape; views of many observations at once too."""
        found, begin = {}, 0
        lead = observation.shape[:-1]
        if observation.shape[-1:] != (self.size,):
            raise SeraiError("bad-observation", size=self.size, given=list(observation.shape))
        for part in self.parts:
            end = begin + part.size(*self.counts)
            shape = (*lead, *part.shape(*self.counts))
            found[part.name] = observation[..., begin:end].reshape(shape)
            begin = end
        return found

    def explain(self, observation: Buffer, everything: bool = False) -> list[Reading]:
        """What each number says; those that are nothing only if everything is asked for."""
        read = []
        for part, numbers in zip(self.parts, self.split(observation).values(), strict=True):
            places = product(*(self._labels(axis) for axis in part.axes))
            for place, number in zip(places, numbers.ravel().tolist(), strict=True):
                if number or everything:
                    read.append(Reading(part.name, place, number))
        return read

    def _labels(self, axis: Axis) -> Sequence[str]:
        """What the places of an axis are called at this table."""
        length = axis.length(*self.counts)
        if axis.size == "seats":
            return [ONESELF, *(f"+{place}" for place in range(1, length))]
        known: Mapping[str, Labels] = getattr(self.game.notation, "AXES", {})
        if axis.name in known:
            return known[axis.name](self.material.m)[:length]
        return axis.labels or [str(place) for place in range(length)]


def _fields(game: Game) -> tuple[Part, ...]:
    """The bytes of a position by the fields they belong to."""
    fields: Any = game.layout.STATE.fields
    names: Any = game.layout.STATE.names
    within = [name for name in names if fields[name][1] < game.layout.POSITION_SIZE]
    return tuple(
        Part(name, name, (Axis("byte", fields[name][0].itemsize),), MOST) for name in within
    )
