"""A server whose clock is put forward, day by day, in UTC."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from serai.core import days
from serai.server.daily.service import AHEAD
from server import later
from server.house import UNLIMITED, Data, Guest, House, eventually, house

HOUR = 3600
MONDAY, THURSDAY = 0, 3


class Calendar:
    """The house, and what day it is there."""

    def __init__(self, where: House, clock: Path) -> None:
        self.where, self._clock, self._seconds = where, clock, 0

    def later(self, seconds: int) -> None:
        self._seconds += seconds
        later.put_forward(self._clock, self._seconds)

    @property
    def looks(self) -> Data:
        """What anybody is told of the deals."""
        return dict(Guest(self.where).get("/api/days/targi"))

    def to(self, weekday: int) -> str:
        """At noon of the next such day, with its deals published before.

        A server publishes when it starts, and every ten minutes by a clock that goes on its own.
        """
        self.where.stop()
        self.where.start()
        eventually(self._has_published)
        told = self.looks
        ahead = (weekday - days.weekday(told["today"]) - 1) % 7 + 1
        noon = told["begins"] + ahead * days.LONG + days.LONG // 2
        self.later((noon - told["now"]) // 1000)
        return str(self.looks["today"])

    def _has_published(self) -> bool:
        """For all the days to come."""
        ahead = days.later(self.looks["today"], AHEAD)
        return len(self.where.sql("SELECT game FROM deals WHERE day = :day", day=ahead)) == 3

    def to_midnight(self, minutes: int) -> None:
        """So many minutes after the next midnight; before it, below 0."""
        told = self.looks
        self.later((told["ends"] - told["now"]) // 1000 + minutes * 60)


@contextmanager
def calendar_house(folder: Path, *words: str, **more: Any) -> Iterator[Calendar]:
    clock = folder / "clock"
    program = later.program(clock)
    with house(folder, *UNLIMITED, "--workers", "1", *words, program=program, **more) as running:
        yield Calendar(running, clock)


def give_up(guest: Guest, table: str) -> None:
    """The shortest way to the end of a game."""
    guest.post(f"/api/tables/{table}/seats/0/resign", level="easy")
