"""The server's workers, without a server: trees that stay where they are, analyses in the queue."""

import asyncio
import json
import random
from typing import Any

import pytest

from serai.bots import analysis
from serai.bots.search import Budget
from serai.server import workers
from serai.server.analysing import Analyses, AnalysisFailed, job_for
from serai.server.fair_queue import MOVE, THINK, Ask, Who
from serai.server.workers import Progress, Workers
from serai.tables.errors import Conflict
from serai.tables.sheet import FRIEND, HOST
from serai.workers.asking import Process
from serai.workers.protocol import Job
from server.house import PATIENCE
from tables.tables import Kept, sheet

pytestmark = pytest.mark.usefixtures("forked_workers")

ADA, BO = Who("ada", "10.0.0.1"), Who("bo", "10.0.0.2")
SLOTS = {THINK: 2, MOVE: 1}
TREE = "a bot at a table"


@pytest.fixture
def telling_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that say who they are."""
    monkeypatch.setattr(workers, "_JOBS", "workers.jobs")


async def said_by(there: Workers, kind: str, tree: str = "") -> Process:
    """The process that did a job."""

    async def work(process: Process, _: float) -> Process:
        await process.ask({"kind": "say", "word": ""})
        return process

    done: Process = await there.do(Ask(ADA, kind, 0.1, tree), work)
    return done


async def held(there: Workers, kind: str, tree: str, gate: asyncio.Event) -> Process:
    """The same, and it is kept busy until the gate opens."""

    async def work(process: Process, _: float) -> Process:
        await gate.wait()
        return process

    done: Process = await there.do(Ask(ADA, kind, 0.1, tree), work)
    return done


@pytest.mark.usefixtures("telling_jobs")
def test_a_bot_that_is_asked_again_goes_where_its_tree_is() -> None:
    async def asked() -> None:
        there = Workers(SLOTS, 0.25)
        try:
            first = await said_by(there, THINK, TREE)
            others = {await said_by(there, THINK, f"other {number}") for number in range(3)}
            assert await said_by(there, THINK, TREE) is first
            gate = asyncio.Event()
            busy = asyncio.create_task(held(there, THINK, "", gate))
            await asyncio.sleep(0)
            elsewhere = await said_by(there, THINK, "elsewhere")
            gate.set()
            assert await busy is not elsewhere
            assert await said_by(there, THINK, "elsewhere") is elsewhere
            assert others <= {first, elsewhere, await busy}
        finally:
            await there.close()

    asyncio.run(asked())


@pytest.mark.usefixtures("telling_jobs")
def test_it_never_waits_for_its_tree() -> None:
    async def asked() -> None:
        there, gate = Workers(SLOTS, 0.25), asyncio.Event()
        try:
            first = await said_by(there, THINK, TREE)
            busy = asyncio.create_task(held(there, THINK, TREE, gate))
            await asyncio.sleep(0)
            second = await asyncio.wait_for(said_by(there, THINK, TREE), PATIENCE)
            assert second is not first
            gate.set()
            assert await busy is first
            assert await said_by(there, THINK, TREE) is second  # there it was asked last
        finally:
            await there.close()

    asyncio.run(asked())


@pytest.mark.usefixtures("telling_jobs")
def test_a_quick_move_whose_tree_is_with_those_who_think_goes_there() -> None:
    async def asked() -> None:
        there, gate = Workers(SLOTS, 0.25), asyncio.Event()
        try:
            busy = asyncio.create_task(held(there, MOVE, "", gate))
            await asyncio.sleep(0)
            thinker = await said_by(there, MOVE, TREE)
            gate.set()
            mover = await busy
            assert thinker is not mover
            assert await said_by(there, MOVE, TREE) is thinker
            assert await said_by(there, MOVE) is mover
        finally:
            await there.close()

    asyncio.run(asked())


@pytest.mark.usefixtures("telling_jobs")
def test_only_so_many_trees_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_MOST_TREES", 3)

    async def asked() -> list[str]:
        there = Workers(SLOTS, 0.25)
        try:
            for tree in ("a", "b", "c", "a", "d", ""):
                await said_by(there, THINK, tree)
            return list(there._trees)
        finally:
            await there.close()

    assert asyncio.run(asked()) == ["c", "a", "d"]


# -- analyses -------------------------------------------------------------------------------------


class Heard:
    """What somebody who waits for an analysis was told."""

    def __init__(self) -> None:
        self.far: list[tuple[int, int]] = []
        self.stood: list[Progress] = []

    def hear(self, done: int, of: int) -> None:
        self.far.append((done, of))


def game(confirm: bool = False, but: int = 0) -> Kept:
    """Played by lot, to its end or until so many choices are left."""
    kept = Kept(sheet(HOST, FRIEND, confirm=confirm))
    kept.to_the_end(random.Random(2), but)
    return kept


async def analysed(there: Workers, who: Who, job: Job, seconds: float, heard: Heard) -> Any:
    told = Analyses(there).analyse(who, job, 8, seconds, heard.hear, heard.stood.append)
    return await asyncio.wait_for(told, PATIENCE)


def alone(job: Job, seconds: float = 300.0) -> tuple[Any, Heard]:
    """What comes of it where nobody else wants anything."""

    async def asked() -> tuple[Any, Heard]:
        there, heard = Workers(SLOTS, 0.25), Heard()
        try:
            return await analysed(there, ADA, job, seconds, heard), heard
        finally:
            await there.close()

    return asyncio.run(asked())


def test_a_game_that_is_over_is_analysed_in_a_worker() -> None:
    kept = game()
    told, heard = alone(job_for(kept.table, 0))
    direct = analysis.analyse(kept.table.match.record(), Budget(simulations=8), cores=1)
    assert told == json.loads(json.dumps(analysis.game_document(direct)))
    of = len(told["plies"]) + 1
    assert heard.far == [(done, of) for done in range(of + 1)]
    assert heard.stood == [Progress(waits=False, seconds=300.0)]


def test_of_a_game_that_goes_on_a_seats_position_is() -> None:
    kept = game(but=8)
    match = kept.table.match
    assert not match.over
    told, _ = alone(job_for(kept.table, match.actor))
    assert told["format"] == "serai assessment 1" and told["seat"] == match.actor
    assert {move["action"] for move in told["moves"]} <= set(match.legal())


def test_a_game_whose_last_turn_waits_for_its_word_is_not_over() -> None:
    kept = game(confirm=True, but=1)
    kept.move()
    assert kept.table.match.over and not kept.table.sheet.over
    with pytest.raises(Conflict):
        job_for(kept.table, 0)


def test_an_analysis_that_has_had_its_share_ends_with_what_it_has() -> None:
    """While many others want to think; it is not killed, and says that it is not whole."""

    async def asked() -> tuple[Any, Heard]:
        there, heard, others = Workers({THINK: 1}, 0.25), Heard(), Heard()
        job = job_for(game().table, 0)
        try:
            first = Analyses(there).analyse(
                ADA, job, 100_000, 3600.0, heard.hear, heard.stood.append
            )
            thinking = asyncio.create_task(first)
            while not heard.far:
                await asyncio.sleep(0.01)
            crowd = [
                asyncio.create_task(analysed(there, ADA, job, 3600.0, others))
                for _ in range(20_000)
            ]
            told = await asyncio.wait_for(thinking, PATIENCE)
            for one in crowd:
                one.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            return told, heard
        finally:
            await there.close()

    told, heard = asyncio.run(asked())
    assert not told["whole"] and len(told["plies"]) < heard.far[0][1] - 1
    assert heard.stood[-1].seconds < 3600.0


def test_an_analysis_that_nobody_waits_for_any_more_is_given_up() -> None:
    async def asked() -> Any:
        there, heard = Workers({THINK: 1}, 0.25), Heard()
        job = job_for(game().table, 0)
        try:
            told = Analyses(there).analyse(ADA, job, 100_000, 3600.0, heard.hear, lambda _: None)
            dropped = asyncio.create_task(told)
            while not heard.far:
                await asyncio.sleep(0.01)
            dropped.cancel()
            return await analysed(there, BO, job, 3600.0, Heard())
        finally:
            await there.close()

    assert asyncio.run(asked())["whole"]


@pytest.mark.usefixtures("telling_jobs")
def test_an_analysis_whose_process_dies_has_failed() -> None:
    with pytest.raises(AnalysisFailed):
        alone({"kind": "die"})
