"""Reading positions: lines of `key: value`, every fault named; shared by the games' readers.

A picture is read into a state that has just been set up. Then come the ranges, what is derived, and
whether such a state could be, and whether anybody could do anything in it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, NoReturn, Protocol

import numpy as np

from .bounds import bounded
from .compiled import Buffer
from .contract import OVER, Fault, Layout, Rules
from .errors import BadPosition
from .material import OFF, ON, is_number

MOST = 250


class Checks(Protocol):
    """A game's `validate`: the ranges first, for nothing else can be asked before."""

    def range_faults(self, m: Buffer, s: Buffer) -> list[Fault]: ...
    def faults(self, m: Buffer, s: Buffer) -> list[Fault]: ...


class Rooms(NamedTuple):
    """The rooms of a game that a position is read with."""

    layout: Layout
    rules: Rules
    derive: Callable[[Buffer, Buffer], None]
    validate: Checks


class PictureReader:
    """Lines of a picture by their keys, and where they stand; `game` begins the texts' keys."""

    def __init__(self, game: str, heading: str, rooms: Rooms, m: Buffer, text: str) -> None:
        self.game = game
        self.heading = heading  # the key under which the drawing follows
        self.rooms, self.m = rooms, m
        self.s = np.zeros(rooms.layout.STATE.itemsize, np.uint8)
        rooms.rules.setup(m, self.s)
        self.lines = text.splitlines()
        self.values: dict[str, str] = {}
        self.where: dict[str, int] = {}

    def position(self) -> Buffer:
        """The state a picture shows; refused with the reason if no such state can be."""
        m, s, (layout, rules, derive, validate) = self.m, self.s, self.rooms
        self.read()
        refuse(validate.range_faults(m, s))
        before = s.copy()
        derive(m, s)
        self.check_derived(before)
        refuse(validate.faults(m, s))
        self.check_drawn()
        if rules.actor(m, s) != OVER and not rules.legal(m, s, np.empty(layout.ACTIONS, np.int32)):
            raise BadPosition(f"{self.game}-position-stuck")
        return s

    def drawn(self) -> Buffer | None:
        """The state a picture shows, with what follows from it, whether or not it can be.

        None if no state holds such numbers, or if what follows is not what was drawn.
        """
        m, s, (layout, _, derive, validate) = self.m, self.s, self.rooms
        self.read()
        if validate.range_faults(m, s):
            return None
        before = s[: layout.POSITION_SIZE].tobytes()
        derive(m, s)
        return s if s[: layout.POSITION_SIZE].tobytes() == before else None

    def read(self) -> None:
        """Put everything that is drawn into the state."""
        raise NotImplementedError

    def check_derived(self, before: Buffer) -> None:
        """Whether deriving left everything that was drawn as it was."""

    def check_drawn(self) -> None:
        """Whether a sound state is what was drawn, where a picture shows more than a position."""

    def is_key(self, key: str) -> bool:
        raise NotImplementedError

    def keep(self, number: int, line: str) -> str:
        """Keep a line under its key, which must be known and new; the key."""
        key, colon, value = (word.strip() for word in line.partition(":"))
        known = self.is_key(key) and key not in self.values
        if not colon or not known or (key == self.heading and value):
            raise BadPosition(f"{self.game}-position-line", line=number, text=line.strip())
        self.values[key], self.where[key] = value, number
        return key

    def counts(self, key: str, names: tuple[str, ...]) -> dict[str, int]:
        """`dates 2, salt 1`, each name once; `-` for nothing."""
        counts: dict[str, int] = {}
        value = self.values.get(key, "")
        for part in filter(None, [] if value == "-" else value.split(",")):
            words = part.split()
            if len(words) != 2 or words[0] not in names or words[0] in counts:
                self.bad(key)
            counts[words[0]] = self.number(key, words[1], 0, MOST)
        return counts

    def flag(self, key: str) -> bool:
        """`yes` or `no`; `no` if it is left out."""
        if self.values.get(key, OFF) not in (ON, OFF):
            self.bad(key)
        return self.values.get(key) == ON

    def seat(self, key: str, default: str, seats: int, none: int) -> int:
        """A seat, counted from 1; `-` if there is none."""
        value = self.values.get(key, default)
        return none if value == "-" else self.number(key, value, 1, seats) - 1

    def one_of(self, key: str, default: str, names: Sequence[str]) -> str:
        value = self.values.get(key, default)
        if value not in names:
            self.bad(key)
        return value

    def number(self, key: str, word: str, low: int, high: int) -> int:
        if is_number(word) and low <= int(word) <= high:
            return int(word)
        self.bad(key)

    def bad(self, key: str) -> NoReturn:
        facts = {"line": self.where.get(key, 0), "key": key, "text": self.values.get(key, "")}
        raise BadPosition(f"{self.game}-position-value", **facts)


class Unsound(BadPosition):
    """A position that cannot be; it tells the first fault, and holds them all."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("position-unsound", why=faults[0])
        self.faults = bounded(faults)


def refuse(faults: Sequence[Fault]) -> None:
    """Refuse a position by what is wrong with it."""
    if faults:
        raise Unsound(faults)
