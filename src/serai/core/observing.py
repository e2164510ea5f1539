"""What an observation is made of: named parts, declared once, from which all else is made.

A game writes down its parts in the order in which they lie in the observation:

    PARTS = Parts()
    HERD = PARTS.add("herd", "camels left in the herd", (COLOUR,), 30)
    CAMELS = PARTS.add("camels", "a camel of this caravan stands here", (SEAT, COLOUR, CELL))

Sizes, bounds, the table in the documents and what `explain` says come from that. Two axes may be
longer at one table than at another: the seats, and the things a game is played with (cells, cards
or tiles). So where a part begins is a sum of multiples of these, four constants to compiled code.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Literal

from .compiled import inlined

Start = tuple[int, int, int, int]  # of a part: fixed, for each seat, for each thing, for each pair
Size = int | Literal["seats", "things"]
MOST = 255  # what a number of an observation can be


@dataclass(frozen=True)
class Axis:
    """One direction of a part, with what its places are called.

    Where they are called otherwise at another table, the game's notation says how.
    """

    name: str
    size: Size
    labels: tuple[str, ...] = ()

    def length(self, seats: int, things: int) -> int:
        if self.size == "seats":
            return seats
        return things if self.size == "things" else self.size


def named(name: str, labels: Sequence[str]) -> Axis:
    return Axis(name, len(labels), tuple(labels))


SEAT = Axis("seat", "seats")  # oneself first, then the others in turn order


@dataclass(frozen=True)
class Part:
    """Numbers of one meaning: what one says of its place, and the largest that it can be."""

    name: str
    about: str
    axes: tuple[Axis, ...] = ()
    most: int = 1

    def shape(self, seats: int, things: int) -> tuple[int, ...]:
        return tuple(axis.length(seats, things) for axis in self.axes)

    def size(self, seats: int, things: int) -> int:
        return prod(self.shape(seats, things))


class Parts:
    """The parts of a game's observations, one behind the other."""

    def __init__(self) -> None:
        self._parts: list[Part] = []
        self._end = [0, 0, 0, 0]

    def add(self, name: str, about: str, axes: tuple[Axis, ...] = (), most: int = 1) -> Start:
        """One more part; where it begins, which `at` makes a place of."""
        assert name not in {part.name for part in self._parts} and 0 < most <= MOST
        fixed, seats, things, both = self._end
        self._parts.append(Part(name, about, axes, most))
        sizes = [axis.size for axis in axes]
        varying = sizes.count("seats") + 2 * sizes.count("things")
        assert len(sizes) - len(_fixed(sizes)) == varying.bit_count(), name
        self._end[varying] += prod(_fixed(sizes))
        return fixed, seats, things, both

    def __iter__(self) -> Iterator[Part]:
        return iter(self._parts)

    def size(self, seats: int, things: int) -> int:
        return sum(part.size(seats, things) for part in self._parts)


def _fixed(sizes: Sequence[Size]) -> list[int]:
    return [size for size in sizes if isinstance(size, int)]


@inlined
def at(start: Start, seats: int, things: int) -> int:
    """Where a part begins at a table with so many seats and things."""
    return start[0] + start[1] * seats + (start[2] + start[3] * seats) * things
