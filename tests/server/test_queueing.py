"""The queue of jobs that several processes share, on a real PostgreSQL, without a server."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, func, select, text

from serai.core.errors import SeraiError
from serai.server import places, together
from serai.server.fair_queue import ANALYSE, CHECK, MOVE, THINK, Ask, FairQueue, Ticket, Who
from serai.server.places import Places
from serai.server.postgres import News
from serai.server.queueing import asked, begun, station, turns
from serai.server.queueing.begun import Begun
from serai.server.queueing.shared import SharedQueue
from serai.server.schema.model import accounts, jobs, tellings
from serai.server.store import Store
from serai.server.work import Hearing, Hurried, Progress, Work
from serai.workers.asking import Process
from server.house import PATIENCE

pytestmark = pytest.mark.usefixtures("forked_workers")

ADA, BO = Who("ada", "10.0.0.1"), Who("bo", "10.0.0.2")
SLOTS = {THINK: 1, MOVE: 1, CHECK: 1}
FLOOR = 0.25
SAY = Work({"kind": "say", "word": "tea"})


@pytest.fixture(autouse=True)
def telling_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that say who they are."""
    monkeypatch.setattr(places, "_JOBS", "workers.jobs")


class Machine:
    """A process with a queue, and perhaps a station; it can be deaf to what others tell it."""

    def __init__(self, url: str, slots: Mapping[str, int]) -> None:
        self.store = Store(url)
        self.queue = SharedQueue(self.store, slots, FLOOR)
        self.deaf = False
        self.came = asyncio.Event()

    async def begin(self) -> "Machine":
        loop = asyncio.get_running_loop()

        def heard(news: News) -> None:
            loop.call_soon_threadsafe(self._hear, news)

        def came() -> None:
            loop.call_soon_threadsafe(self.came.set)

        self.store.listen(heard, came)
        await self.came.wait()
        await self.queue.begin()
        return self

    def _hear(self, news: Mapping[str, Any]) -> None:
        if "queue" in news and not self.deaf:
            self.queue.hear(news["queue"])

    async def end(self) -> None:
        await self.queue.close()
        await asyncio.to_thread(self.store.close)


@asynccontextmanager
async def machines(url: str, *slots: Mapping[str, int]) -> AsyncIterator[list[Machine]]:
    there = [await Machine(url, each).begin() for each in slots]
    try:
        yield there
    finally:
        for one in there:
            await one.end()


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        await asyncio.wait_for(scene(), PATIENCE)

    asyncio.run(timed())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def rows_of(machine: Machine) -> list[int]:
    with machine.store.engine.connect() as c:
        return [
            c.execute(select(func.count()).select_from(t)).scalar_one() for t in (jobs, tellings)
        ]


class Held:
    """A job that goes on until somebody had enough of it."""

    def __init__(self, queue: SharedQueue, who: Who, kind: str = THINK, tree: str = "") -> None:
        self.stood: list[Progress] = []
        self.heard: list[Any] = []
        self.worker: Hurried | None = None
        hearing = Hearing(self.stood.append, self.heard.append, self._lend)
        ask = Ask(who, kind, 3600.0, tree)
        self.task = asyncio.create_task(queue.do(ask, Work({"kind": "hold"}), hearing))

    def _lend(self, worker: Hurried | None) -> None:
        self.worker = worker

    async def busy(self) -> "Held":
        await until(lambda: bool(self.heard))
        return self

    async def let_go(self) -> int:
        await until(lambda: self.worker is not None)
        assert self.worker is not None
        self.worker.hurry()
        return int(await self.task)


def test_what_one_asks_another_does_and_the_row_is_gone(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, _):
            stood: list[Progress] = []
            word, _ = await asker.queue.do(Ask(ADA, MOVE, 0.1), SAY, Hearing(stood.append))
            assert word == "tea"
            assert stood == [Progress(False, 0.1)]
            assert rows_of(asker) == [0, 0]

    run(scene)


def test_whoever_asks_when_nobody_works_waits_until_somebody_does(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}) as (asker,):
            stood: list[Progress] = []
            doing = asker.queue.do(Ask(ADA, MOVE, 0.1), SAY, Hearing(stood.append))
            waiting = asyncio.create_task(doing)
            await until(lambda: stood == [Progress(True, 0.1)])
            async with machines(postgres, SLOTS):
                assert (await waiting)[0] == "tea"
            assert stood[-1] == Progress(False, 0.1)

    run(scene)


def test_what_a_job_tells_is_heard_in_order_and_once(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, _):
            heard: list[Any] = []
            work = Work({"kind": "count", "to": 2_000})
            answer = await asker.queue.do(Ask(ADA, ANALYSE, 1.0), work, Hearing(heard=heard.append))
            assert (answer, heard) == ("counted", list(range(2_000)))
            assert rows_of(asker) == [0, 0]

    run(scene)


def test_what_is_refused_there_is_refused_here(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, _):
            with pytest.raises(SeraiError, match="tea"):
                await asker.queue.do(Ask(ADA, CHECK, 0.1), Work({"kind": "refuse"}))
            with pytest.raises(EOFError):
                await asker.queue.do(Ask(ADA, CHECK, 0.1), Work({"kind": "die"}))
            with pytest.raises(TimeoutError):
                await asker.queue.do(Ask(ADA, CHECK, 0.1), Work({"kind": "hold"}, patience=0.2))
            assert (await asker.queue.do(Ask(ADA, CHECK, 0.1), SAY))[0] == "tea"

    run(scene)


def test_what_nobody_wants_any_more_is_dropped(postgres: str) -> None:
    """In the queue and in a process, which is free for the next one then."""

    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, _):
            first, second = await Held(asker.queue, ADA).busy(), Held(asker.queue, BO)
            await until(lambda: second.stood == [Progress(True, 1800.0)])
            assert await asker.queue.number(BO, THINK) == 1
            for one in (second, first):
                one.task.cancel()
            third = await Held(asker.queue, ADA).busy()
            assert await third.let_go() != first.heard[0]
            assert rows_of(asker) == [0, 0]

    run(scene)


def test_what_was_not_heard_is_asked_for(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, worker):
            asker.deaf = worker.deaf = True
            heard: list[Any] = []
            work = Work({"kind": "count", "to": 5})
            doing = asker.queue.do(Ask(ADA, MOVE, 0.1), work, Hearing(heard=heard.append))
            waiting = asyncio.create_task(doing)
            while not waiting.done():
                await worker.queue.look()
                await asker.queue.look()
                await asyncio.sleep(0.01)
            assert await waiting == "counted" and heard == [0, 1, 2, 3, 4]

    run(scene)


def test_what_the_database_has_lost_is_asked_again(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, worker):
            held = await Held(asker.queue, ADA).busy()
            with worker.store.engine.begin() as c:
                c.execute(text("TRUNCATE jobs, tellings, accounts, stations, trees"))
            await worker.queue.look()  # drops what is not its own any more
            await asker.queue.look()
            await until(lambda: len(held.heard) == 2)
            assert await held.let_go() == held.heard[1] != held.heard[0]

    run(scene)


def test_what_is_answered_at_the_moment_of_a_look_is_not_asked_again(postgres: str) -> None:
    """The answer is fetched, and its row gone, in the same transaction in which all are read."""

    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, worker):
            asker.deaf = True
            doing = asyncio.create_task(asker.queue.do(Ask(ADA, MOVE, 0.1), SAY))
            await until(lambda: bool(asker.queue._asked))
            while not await worker.store._read(lambda c: c.execute(_DONE).scalar_one()):
                await asyncio.sleep(0.01)
            [job] = asker.queue._asked
            asker.queue.hear({"done": job})
            await asker.queue.look()
            assert (await doing)[0] == "tea"
            await asker.queue.look()
            assert asker.queue._asked == {}
            assert rows_of(asker) == [0, 0]

    run(scene)


_DONE = select(func.count()).select_from(jobs).where(jobs.c.answer.is_not(None))


def test_what_is_lost_and_cannot_be_asked_again_at_once_is_asked_later(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, worker):
            held = await Held(asker.queue, ADA).busy()
            with worker.store.engine.begin() as c:
                c.execute(text("TRUNCATE jobs, tellings, accounts, stations, trees"))
                c.execute(text("ALTER TABLE jobs ADD CONSTRAINT away CHECK (false) NOT VALID"))
            await worker.queue.look()
            with pytest.raises(ConnectionError):
                await asker.queue.look()
            with worker.store.engine.begin() as c:
                c.execute(text("ALTER TABLE jobs DROP CONSTRAINT away"))
            await asyncio.gather(asker.queue.look(), asker.queue.look())
            await until(lambda: len(held.heard) == 2)
            assert rows_of(asker)[0] == 1
            assert await held.let_go() == held.heard[1]
            assert rows_of(asker) == [0, 0] and asker.queue._asked == {}

    run(scene)


def test_what_is_lost_and_then_not_wanted_is_not_asked_again(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}) as (asker,):
            held = Held(asker.queue, ADA)
            await until(lambda: bool(held.stood))
            with asker.store.engine.begin() as c:
                c.execute(text("TRUNCATE jobs, tellings, accounts, stations, trees"))
            looking = asyncio.create_task(asker.queue.look())
            [lost] = asker.queue._asked.values()
            while not lost.putting:  # which may be over in less than a moment
                await asyncio.sleep(0)
            held.task.cancel()
            await looking
            await asker.queue.number(ADA, THINK)  # behind what it has written
            assert rows_of(asker)[0] == 0 and asker.queue._asked == {}

    run(scene)


def test_a_job_that_is_dropped_before_it_begins_leaves_its_place(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dropped: list[int] = []

    class Dropped(station._Running):
        def __init__(self, *about: Any) -> None:
            super().__init__(*about)
            if self.begun.work.job["kind"] == "hold":
                dropped.append(self.begun.job)
                self.drop()

    monkeypatch.setattr(station, "_Running", Dropped)

    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, worker):
            assert (await asker.queue.do(Ask(BO, CHECK, 0.1), SAY))[0] == "tea"
            lost = Held(asker.queue, ADA, CHECK)
            await until(lambda: bool(dropped))
            lost.task.cancel()
            assert (await asker.queue.do(Ask(BO, CHECK, 0.1), SAY))[0] == "tea"
            assert worker.queue._station is not None
            await until(lambda: not worker.queue._station._in_hand)  # type: ignore[union-attr]

    run(scene)


def test_the_place_of_a_job_that_was_over_before_it_was_dropped_is_the_nexts(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row took the place until then, so nobody was woken for whoever came meanwhile."""
    begun_and_over: list[int] = []

    class Over(station._Running):
        def __init__(self, *about: Any) -> None:
            super().__init__(*about)
            if self.begun.work.job["kind"] == "hold":
                begun_and_over.append(self.begun.job)
                self.drop()

    monkeypatch.setattr(station, "_Running", Over)

    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, worker):
            idle = worker.queue._station
            assert idle is not None
            lost = Held(asker.queue, ADA, CHECK)
            await until(lambda: bool(begun_and_over) and not idle._in_hand)
            await until(lambda: not (idle._woken.is_set() or idle._taking.locked()))
            stood: list[Progress] = []
            doing = asker.queue.do(Ask(BO, CHECK, 0.1), SAY, Hearing(stood.append))
            waiting = asyncio.create_task(doing)
            await until(lambda: Progress(True, 0.1) in stood)
            lost.task.cancel()
            assert (await waiting)[0] == "tea"

    run(scene)


def test_a_job_that_nobody_waits_for_is_taken_out(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}) as (asker,):
            with asker.store.engine.begin() as c:
                asked.put(c, asker.store.process, Ask(ADA, MOVE, 0.1), SAY, FLOOR)
            assert rows_of(asker)[0] == 1
            for _ in range(2):
                await asker.queue.look()
            await asker.queue.number(ADA, MOVE)  # behind what it has written
            assert rows_of(asker)[0] == 0

    run(scene)


def test_what_a_dead_station_had_begun_is_begun_anew(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, first):
            held = await Held(asker.queue, ADA).busy()
            first.deaf = True
            first.store._notifications.close()  # type: ignore[union-attr]  # its lock goes with it
            async with machines(postgres, SLOTS) as (second,):
                await second.queue.look()
                await until(lambda: len(held.heard) == 2)
                assert held.stood == [Progress(w, 3600.0) for w in (False, True, False)]
                await first.queue.look()  # what it still had in hand is not its own any more
                assert await held.let_go() == held.heard[1]
                assert rows_of(asker) == [0, 0]

    run(scene)


def test_a_job_that_kills_its_stations_is_given_up(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}) as (asker,):
            held = Held(asker.queue, ADA)
            await until(lambda: bool(held.stood))
            for number in range(1, begun.MOST_ROUNDS + 1):
                with asker.store.engine.begin() as c:
                    begun.come(c, number, SLOTS)
                    assert begun.take(c, number, Places(SLOTS)) is not None
                with asker.store.engine.begin() as c:
                    assert begun.forget_the_dead(c) == [number]
            with pytest.raises(EOFError):
                await held.task

    run(scene)


def test_a_process_that_asked_and_is_gone_waits_for_nothing(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, SLOTS) as (asker, worker):
            held = await Held(asker.queue, ADA).busy()
            asker.deaf = True
            with worker.store.engine.begin() as c:
                together.go_out(c, asker.store.process, 1)
            assert rows_of(worker) == [0, 0]
            other = await Held(worker.queue, BO).busy()  # the slot is free again
            assert other.heard != held.heard
            await other.let_go()
            held.task.cancel()

    run(scene)


# -- where -----------------------------------------------------------------------------------------


def test_a_bot_goes_to_the_machine_with_its_tree_and_never_waits_for_it(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, SLOTS, SLOTS) as (asker, *_):

            async def process(tree: str) -> int:
                return int((await asker.queue.do(Ask(ADA, THINK, 0.1, tree), SAY))[1])

            async def settled(tree: str) -> None:
                """Another may look for work by itself just then: so it is not always so."""
                last, row = 0, 0
                for _ in range(80):
                    now = await process(tree)
                    last, row = now, row + 1 if now == last else 1
                    if row == 6:
                        return
                raise AssertionError(f"{tree} has no home")

            for tree in "abc":
                await settled(tree)
            busy = await Held(asker.queue, ADA, THINK, "a").busy()
            assert await process("a") not in busy.heard
            await busy.let_go()
            await settled("a")

    run(scene)


def test_who_has_a_station_of_its_own_asks_there_first(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, SLOTS, SLOTS) as (first, second):
            homes = []
            for one in (first, second):
                done = [(await one.queue.do(Ask(ADA, MOVE, 0.1), SAY))[1] for _ in range(24)]
                [(home, often)] = Counter(done).most_common(1)
                assert often >= 16, done  # the other may look for work by itself just then
                homes.append(home)
            assert homes[0] != homes[1]

    run(scene)


# -- whose turn ------------------------------------------------------------------------------------


def test_who_lets_many_think_makes_their_own_think_shorter_in_all_processes(postgres: str) -> None:
    async def scene() -> None:
        async with machines(postgres, {}, {}, {THINK: 1}) as (one, other, _):
            first = await Held(one.queue, ADA).busy()
            crowd = [Held(each.queue, ADA) for each in (one, other) for _ in range(4)]
            await until(lambda: len(first.stood) == 2)
            assert 300.0 < first.stood[1].seconds < 2000.0 and not first.stood[1].waits
            for held in (*crowd, first):
                held.task.cancel()

    run(scene)


@pytest.fixture
def engine(postgres: str) -> Iterator[Engine]:
    store = Store(postgres)
    yield store.engine
    store.close()


class Rows:
    """The same questions as to a queue in memory, to one in rows."""

    def __init__(self, engine: Engine, slots: Mapping[str, int]) -> None:
        self._engine, self._places = engine, Places(slots)
        self._numbers: dict[int, int] = {}  # the queue in memory counts from 1
        self._begun: dict[int, Begun] = {}
        self._lent: dict[int, Process] = {}
        self.do(lambda c: begun.come(c, 1, slots))

    def do(self, work: Callable[[Connection], Any]) -> Any:
        with self._engine.begin() as c:
            return work(c)

    def put(self, number: int, ask: Ask) -> None:
        put = self.do(lambda c: asked.put(c, 2, ask, SAY, FLOOR))
        self._numbers[put.job] = number

    def take(self) -> tuple[int, float] | None:
        got = self.do(lambda c: begun.take(c, 1, self._places))
        if got is None:
            return None
        number = self._numbers[got.job]
        self._begun[number] = got
        self._lent[number] = self._places.take(got.slot, "")
        return number, got.given

    def done(self, number: int, ran: float) -> None:
        got = self._begun.pop(number)
        self._places.give_back(got.slot, self._lent.pop(number))
        self.do(lambda c: begun.done(c, 1, got, {"answer": 1}, ran))

    def drop(self, number: int) -> None:
        [job] = [job for job, known in self._numbers.items() if known == number]
        self.do(lambda c: asked.drop(c, job, 0.0))


@pytest.mark.parametrize("seed", range(6))
def test_in_rows_it_is_the_same_ones_turn_as_in_memory(engine: Engine, seed: int) -> None:
    """Whatever comes, ends and is dropped; one goes on all the while, so that it is never idle."""
    dice, slots = random.Random(seed), {THINK: 3, MOVE: 1, CHECK: 1}
    memory, rows = FairQueue(slots, FLOOR), Rows(engine, slots)
    people = [Who(person, f"10.0.0.{at}") for person in "abc" for at in range(2)]
    waiting: list[Ticket] = []
    running: list[Ticket] = []

    def put(kind: str, seconds: float) -> None:
        waiting.append(memory.put(Ask(dice.choice(people), kind, seconds)))
        rows.put(waiting[-1].number, waiting[-1].ask)

    def take(now: float) -> None:
        found, there = memory.take(now), rows.take()
        assert there == (None if found is None else (found.number, found.given))
        if found is not None:
            waiting.remove(found)
            running.append(found)

    put(THINK, 3600.0)
    take(0)
    for step in range(150):
        what = dice.random()
        if what < 0.5:
            kind = dice.choice((MOVE, THINK, THINK, ANALYSE, CHECK))
            put(kind, dice.choice((0.1, 1.0, 3.0, 30.0)) if kind in (THINK, ANALYSE) else 0.1)
        elif what < 0.65 and len(running) > 1:
            ticket = running.pop(dice.randrange(1, len(running)))
            ran = dice.choice((0.0, 0.5, 2.0))
            memory.done(ticket, ticket.began + ran)
            rows.done(ticket.number, ran)
        elif what < 0.7 and waiting:
            ticket = waiting.pop(dice.randrange(len(waiting)))
            memory.done(ticket, step)
            rows.drop(ticket.number)
        else:
            take(step)
    assert len(running) > 2 and len(waiting) > 5


def test_accounts_of_those_who_want_nothing_are_forgotten(engine: Engine) -> None:
    rows = Rows(engine, SLOTS)
    for number in range(40):
        rows.put(number, Ask(Who(f"guest {number}", f"10.0.0.{number}"), MOVE, 0.1))
    for _ in range(39):
        got = rows.take()
        assert got is not None
        rows.done(got[0], 0.1)
    count = select(func.count()).select_from(accounts)
    assert rows.do(lambda c: c.execute(count).scalar_one()) > 40
    rows.do(lambda c: turns.reach(c, 10.0))
    rows.do(turns.forget_accounts)
    assert rows.do(lambda c: c.execute(count).scalar_one()) == 1
