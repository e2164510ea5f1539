"""The deal of the day at a real server: published, played once, compared, told whole."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.core import days
from serai.core.chance import commitment
from server import later
from server.house import UNLIMITED, Data, Guest, House, Player, eventually, house

DAY = 24 * 3600


class Calendar:
    """A server whose clock is put forward, day by day."""

    def __init__(self, where: House, clock: Path) -> None:
        self.where, self._clock, self._seconds = where, clock, 0

    def later(self, seconds: int) -> None:
        self._seconds += seconds
        later.put_forward(self._clock, self._seconds)


@pytest.fixture
def calendar(tmp_path: Path) -> Iterator[Calendar]:
    clock = tmp_path / "clock"
    with house(tmp_path, *UNLIMITED, "--workers", "1", program=later.program(clock)) as running:
        yield Calendar(running, clock)


def test_smoke(calendar: Calendar) -> None:
    ada = calendar.where.guest("Ada")
    eventually(lambda: ada.get("/api/days/desert")["next"] is not None)
    first = ada.get("/api/days/desert")
    print(first)
    assert first["deal"] is None
    calendar.later(DAY)
    today = ada.get("/api/days/desert")
    print(today)
    t = ada.post("/api/days/desert")
    print(t)
    assert ada.post("/api/days/desert")["id"] == t["id"]
