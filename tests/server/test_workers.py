"""The server's workers, without a server: trees that stay where they are."""

import asyncio
from typing import Any

import pytest

from serai.core.texts import LANGUAGES, say
from serai.server import places
from serai.server.asking import ask_as
from serai.server.coach.asked import AT_ONCE, AT_ONCE_THERE, TooManyAsked, thought
from serai.server.fair_queue import MOVE, THINK, Ask, Who
from serai.server.work import Hearing, Hurried, Work
from serai.server.workers import Workers
from server.house import PATIENCE

pytestmark = pytest.mark.usefixtures("forked_workers")

ADA, BO = Who("ada", "10.0.0.1"), Who("bo", "10.0.0.2")
SLOTS = {THINK: 2, MOVE: 1}
TREE = "a bot at a table"


@pytest.fixture
def telling_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that say who they are."""
    monkeypatch.setattr(places, "_JOBS", "workers.jobs")


async def said_by(there: Workers, kind: str, tree: str = "") -> int:
    """The process that did a job."""
    _, process = await there.do(Ask(ADA, kind, 0.1, tree), Work({"kind": "say", "word": ""}))
    return int(process)


class Held:
    """A process that is kept busy until it is let go."""

    def __init__(self, there: Workers, kind: str, tree: str = "") -> None:
        self._worker: Hurried | None = None
        work = Work({"kind": "hold"})
        hearing = Hearing(heard=self._hear, lent=self._lend)
        self._busy = asyncio.Event()
        self._task = asyncio.create_task(there.do(Ask(ADA, kind, 0.1, tree), work, hearing))

    def _hear(self, progress: Any) -> None:
        self._busy.set()

    def _lend(self, worker: Hurried | None) -> None:
        self._worker = worker

    async def busy(self) -> "Held":
        await asyncio.wait_for(self._busy.wait(), PATIENCE)
        return self

    async def let_go(self) -> int:
        assert self._worker is not None
        self._worker.hurry()
        return int(await self._task)


@pytest.mark.usefixtures("telling_jobs")
def test_a_bot_that_is_asked_again_goes_where_its_tree_is() -> None:
    async def asked() -> None:
        there = Workers(SLOTS, 0.25)
        try:
            first = await said_by(there, THINK, TREE)
            others = {await said_by(there, THINK, f"other {number}") for number in range(3)}
            assert await said_by(there, THINK, TREE) == first
            busy = await Held(there, THINK).busy()
            elsewhere = await said_by(there, THINK, "elsewhere")
            held = await busy.let_go()
            assert held != elsewhere
            assert await said_by(there, THINK, "elsewhere") == elsewhere
            assert others <= {first, elsewhere, held}
        finally:
            await there.close()

    asyncio.run(asked())


@pytest.mark.usefixtures("telling_jobs")
def test_it_never_waits_for_its_tree() -> None:
    async def asked() -> None:
        there = Workers(SLOTS, 0.25)
        try:
            first = await said_by(there, THINK, TREE)
            busy = await Held(there, THINK, TREE).busy()
            second = await asyncio.wait_for(said_by(there, THINK, TREE), PATIENCE)
            assert second != first
            assert await busy.let_go() == first
            assert await said_by(there, THINK, TREE) == second  # there it was asked last
        finally:
            await there.close()

    asyncio.run(asked())


@pytest.mark.usefixtures("telling_jobs")
def test_a_quick_move_whose_tree_is_with_those_who_think_goes_there() -> None:
    async def asked() -> None:
        there = Workers(SLOTS, 0.25)
        try:
            busy = await Held(there, MOVE).busy()
            thinker = await said_by(there, MOVE, TREE)
            mover = await busy.let_go()
            assert thinker != mover
            assert await said_by(there, MOVE, TREE) == thinker
            assert await said_by(there, MOVE) == mover
        finally:
            await there.close()

    asyncio.run(asked())


@pytest.mark.usefixtures("telling_jobs")
def test_only_so_many_trees_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "_MOST_TREES", 3)

    async def asked() -> list[str]:
        there = Workers(SLOTS, 0.25)
        try:
            for tree in ("a", "b", "c", "a", "d", ""):
                await said_by(there, THINK, tree)
            return list(there._places._trees)
        finally:
            await there.close()

    assert asyncio.run(asked()) == ["c", "a", "d"]


@pytest.mark.usefixtures("telling_jobs")
def test_of_a_person_and_of_an_address_so_many_wait_for_the_coach_and_no_more() -> None:
    said = Work({"kind": "say", "word": ""})

    async def refused(there: Workers, who: Who, most: int) -> None:
        ask_as(who.person, who.address)
        with pytest.raises(TooManyAsked) as trouble:
            await thought(there, 1.0, said)
        assert (trouble.value.status, trouble.value.retry_after) == (429, 1)
        for language in LANGUAGES:
            assert str(most) in say(trouble.value.code, language, **trouble.value.facts)

    async def asked() -> None:
        there = Workers(SLOTS, 0.25)
        try:
            held = [await Held(there, THINK).busy() for _ in range(SLOTS[THINK])]
            many = [ADA] * (AT_ONCE - len(held))
            many += [Who(f"guest {n}", ADA.address) for n in range(AT_ONCE_THERE - AT_ONCE - 1)]
            waiting = [asyncio.create_task(there.do(Ask(who, THINK, 0.1), said)) for who in many]
            await asyncio.sleep(0)
            await refused(there, ADA, AT_ONCE)
            ask_as("dora", ADA.address)  # there is room for one more
            waiting.append(asyncio.create_task(thought(there, 0.1, said)))
            await asyncio.sleep(0.01)
            await refused(there, Who("emil", ADA.address), AT_ONCE_THERE)
            ask_as(BO.person, BO.address)
            waiting.append(asyncio.create_task(thought(there, 0.1, said)))
            for one in held:
                await one.let_go()
            await asyncio.gather(*waiting)
        finally:
            await there.close()

    asyncio.run(asked())
