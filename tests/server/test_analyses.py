"""An analysis goes on whatever becomes of the store, and so many are let in at once and no more."""

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from serai.coach.analyses import DONE, WAITING, Kept
from serai.server.admission import Admission
from serai.server.coach import analyses
from serai.server.coach.analyses import Analyses
from serai.server.errors import TooMuch
from serai.server.fair_queue import THINK, Who
from serai.server.settings import Limits

ADA = Who("ada", "10.0.0.1")
KEPT = Kept("i" * 16, None, "ada", "record", "targi", "text", WAITING, 0, None, [], None, 1, 1)


class Away:
    """A shelf whose store is away at some of its writes."""

    def __init__(self, *writes: int) -> None:
        self.writes, self.number = writes, 0
        self.kept: list[dict[str, Any]] = []

    async def change(self, name: str, **values: Any) -> None:
        self.number += 1
        if self.number in self.writes:
            raise OperationalError("update", None, Exception("away"))
        self.kept.append(values)


class Telling:
    """A queue in which everything is told bit by bit."""

    async def do(self, ask: Any, work: Any, hearing: Any) -> Any:
        for number in range(4):
            hearing.heard({"document": {"number": number}})
            await asyncio.sleep(0.02)
        return {"number": "all"}


@pytest.mark.parametrize("writes", [(1,), (2,), (3, 4), (5, 6), (6, 7, 8)])
def test_what_was_found_is_kept_when_the_store_is_back(
    writes: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it was away on the way or at the end."""
    monkeypatch.setattr(analyses, "_AGAIN", 0.01)

    async def scene() -> None:
        shelf: Any = Away(*writes)
        queue: Any = Telling()
        there = Analyses(queue, shelf, Limits(), True)
        run = there.begin(KEPT, "text", ADA)
        assert run.task is not None
        await run.task
        assert shelf.kept[-1]["status"] == DONE
        assert shelf.kept[-1]["document"] == '{"number": "all"}'
        assert there.run_of(KEPT) is None

    asyncio.run(scene())


def test_one_that_is_stopped_before_it_began_is_under_way_no_longer() -> None:
    async def scene() -> None:
        shelf: Any = Away()
        queue: Any = Telling()
        there = Analyses(queue, shelf, Limits(), True)
        there.begin(KEPT, "text", ADA)
        await there.stop(KEPT)
        assert there.run_of(KEPT) is None

    asyncio.run(scene())


def test_many_who_ask_at_once_are_not_let_in_together() -> None:
    """Where the number of jobs is asked of a database, which takes a moment."""
    there: list[Who] = []

    async def number(who: Who, kind: str) -> int:
        await asyncio.sleep(0.01)  # all the others ask meanwhile
        return len(there)

    async def scene() -> int:
        admission = Admission(number)

        async def ask() -> bool:
            bounds = ((ADA, 3),)
            try:
                async with admission.place(ADA, THINK, bounds, lambda most: TooMuch("many")):
                    there.append(ADA)
                    await asyncio.sleep(0.05)
                    there.remove(ADA)
            except TooMuch:
                return False
            return True

        found = await asyncio.gather(*(ask() for _ in range(10)))
        assert await ask(), "whoever leaves makes room"
        return sum(found)

    assert asyncio.run(scene()) == 3
