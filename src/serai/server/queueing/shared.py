"""The shared queue as those see it who ask: put in a row, heard of, fetched.

A job that the database has lost is put in again, and one that nobody here waits for is taken out:
every few seconds, and after every break, what is waited for is compared with the rows.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from serai.core import refusals

from ..fair_queue import Ask, Who
from ..logs import log
from ..store import Store
from ..work import SILENT, Hearing, JobSeen, Progress, Work, WorkQueue
from ..writer import Writer
from . import asked
from .asked import Fetched, Put
from .station import Station

_MOST_EARLY = 256  # jobs of which something was heard before it was known that they are ours


class SharedQueue(WorkQueue):
    """Where a process of several asks; with slots, it has a station of its own too."""

    def __init__(self, store: Store, slots: Mapping[str, int], least: float) -> None:
        self.least = least
        self._number, self._key = store.process, store.signing_key.encode()[:64]
        self._writer = Writer(store.engine)
        self._station = Station(self._writer, store.process, slots) if slots else None
        self._asked: dict[int, _Asked] = {}
        self._early: OrderedDict[int, list[Mapping[str, Any]]] = OrderedDict()
        self._strays: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def begin(self) -> None:
        if self._station is not None:
            await self._station.begin()

    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._station is not None:
            await self._station.close()
        await asyncio.to_thread(self._writer.close)

    async def number(self, who: Who, kind: str) -> int:
        hidden = self._hidden(who)
        return await self._writer.write(lambda c: asked.number(c, hidden, kind))

    async def do(self, ask: Ask, work: Work, hearing: Hearing = SILENT) -> Any:
        waiting = _Asked(self, replace(ask, who=self._hidden(ask.who)), work, hearing)
        try:
            await self._put(waiting)
            return _answer_of(await waiting.answer)
        finally:
            waiting.over = True
            hearing.lent(None)
            self._forget(waiting)

    def jobs(self) -> list[JobSeen]:
        return [one.seen for one in self._asked.values()]

    def hear(self, news: Mapping[str, Any]) -> None:
        if self._station is not None:
            self._station.hear(news)
        for word, job in news.items():
            if word in _Asked.WORDS and not self._closed:
                self._heard(word, job, news)

    async def look(self) -> None:
        if self._closed:
            return
        if self._station is not None:
            await self._station.look()
        known = dict(self._asked)
        rows = await self._writer.write(lambda c: asked.all_of(c, self._number))
        for job, waiting in known.items():
            if job in rows:
                waiting.compare(rows[job])
            elif self._asked.get(job) is waiting and not waiting.settled:
                log.warning("job-lost", job=job)
                await self._put_again(waiting)
        strays = {job for job in rows if job not in known}
        for job in strays & self._strays:  # at two looks: it is not only just being put in
            if job not in self._asked:
                self.write_soon(partial(asked.drop, job=job, ran=0.0))
        self._strays = strays

    # -- inside ------------------------------------------------------------------------------

    def _hidden(self, who: Who) -> Who:
        """Nobody can read off a row who asked."""

        def hidden(name: str, of: bytes) -> str:
            made = blake2b(name.encode(), digest_size=16, key=self._key, person=of)
            return made.hexdigest() if name else ""

        return Who(hidden(who.person, b"person"), hidden(who.address, b"address"))

    async def _put(self, waiting: "_Asked") -> None:
        """The row is there; from now on it is heard of."""

        def work(c: Connection) -> Put:
            return asked.put(c, self._number, waiting.ask, waiting.work, self.least)

        putting = self._writer.put(work)
        try:
            put = await asyncio.shield(putting)
        except asyncio.CancelledError:
            putting.add_done_callback(self._not_wanted)
            raise
        except SQLAlchemyError as error:
            raise ConnectionError("queue") from error
        if waiting.over:  # meanwhile nobody waits for it any more
            self._not_wanted(putting)
            return
        waiting.job = put.job
        waiting.round = 0
        self._asked[put.job] = waiting
        if put.waits:
            waiting.hearing.told(Progress(True, put.seconds))
        for news in self._early.pop(put.job, ()):
            self.hear(news)

    async def _put_again(self, waiting: "_Asked") -> None:
        """Under another number; until it is there it is still looked for under the old one."""
        lost, waiting.putting = waiting.job, True
        try:
            await self._put(waiting)
        finally:
            waiting.putting = False
        if self._asked.get(lost) is waiting:
            del self._asked[lost]

    def _not_wanted(self, putting: "asyncio.Future[Put]") -> None:
        if not putting.cancelled() and putting.exception() is None:
            self.write_soon(partial(asked.drop, job=putting.result().job, ran=0.0))

    def _heard(self, word: str, job: int, news: Mapping[str, Any]) -> None:
        if (waiting := self._asked.get(job)) is not None:
            waiting.hear(word, news)
            return
        self._early.setdefault(job, []).append({word: job, **news})
        if len(self._early) > _MOST_EARLY:
            self._early.popitem(last=False)

    def _forget(self, waiting: "_Asked") -> None:
        if self._asked.get(waiting.job) is waiting:
            del self._asked[waiting.job]
            if not waiting.fetched:
                self.write_soon(partial(asked.drop, job=waiting.job, ran=waiting.ran))

    def write_soon(self, work: Callable[[Connection], Any]) -> None:
        """Nobody waits for it; what could not be written is found at the next look."""
        if not self._closed:
            self._writer.put(work).add_done_callback(_not_said)

    def do_soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def fetch(self, waiting: "_Asked") -> Fetched | None:
        def work(c: Connection) -> Fetched | None:
            return asked.fetch(c, waiting.job, self._number, waiting.round, waiting.said)

        return await self._writer.write(work)

    async def told(self, waiting: "_Asked") -> list[Any]:
        job, round, since = waiting.job, waiting.round, waiting.said
        return await self._writer.write(lambda c: asked.told(c, job, round, since))


class _Asked:
    """A job that somebody here waits for."""

    WORDS = ("begun", "waits", "shortened", "told", "done")

    def __init__(self, queue: SharedQueue, ask: Ask, work: Work, hearing: Hearing) -> None:
        self.ask, self.work, self.hearing = ask, work, hearing
        self._queue = queue
        self.job = self.round = self.said = 0
        self.fetching = self.fetched = self.putting = False
        self.over = False  # nobody waits for it
        self._telling = self._more = False
        self._began: float | None = None
        self._since = time.monotonic()
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    @property
    def ran(self) -> float:
        return 0.0 if self._began is None else time.monotonic() - self._began

    @property
    def seen(self) -> JobSeen:
        return JobSeen(self.ask.kind, self._began is None, self._since)

    @property
    def settled(self) -> bool:
        """Its row may be gone, or is being written: nothing is to be done about it."""
        return self.fetching or self.putting or self.answer.done()

    def hurry(self) -> bool:
        self._queue.write_soon(partial(asked.hurry, job=self.job))
        return True

    def hear(self, word: str, news: Mapping[str, Any]) -> None:
        if self.answer.done():
            return
        if word == "begun":
            self._begin(news["round"], news["seconds"])
        elif word == "waits":
            self._wait()
        elif word == "shortened":
            self.hearing.told(Progress(False, news["seconds"]))
        elif word == "told":
            self._listen()
        elif not self.fetching:
            self.fetching = True
            self._queue.do_soon(self._fetch())

    def compare(self, row: Any) -> None:
        """With what its row says: what was not heard is heard now."""
        if row.done:
            self.hear("done", {})
        elif row.station is None and self._began is not None:
            self._wait()
        elif row.station is not None:
            self._begin(row.round, row.given)
            self._listen()

    def _begin(self, round: int, seconds: float) -> None:
        if round <= self.round:
            return
        self.round, self.said, self._began = round, 0, time.monotonic()
        self.hearing.told(Progress(False, seconds))
        self.hearing.lent(self)

    def _wait(self) -> None:
        self._began = None
        self.hearing.lent(None)
        self.hearing.told(Progress(True, self.ask.seconds))

    def _listen(self) -> None:
        if self._telling:
            self._more = True
        else:
            self._telling = True
            self._queue.do_soon(self._hear_all())

    async def _hear_all(self) -> None:
        """What it has told since, each word once."""
        try:
            while not self.fetching:
                self._more, round = False, self.round
                told = await self._queue.told(self)
                if not self.fetching and round == self.round:
                    self._say(told)
                if not self._more:
                    return
        except SQLAlchemyError as error:
            log.warning("not-asked", why=repr(error)[:200])
        finally:
            self._telling = False

    async def _fetch(self) -> None:
        try:
            found = await self._queue.fetch(self)
        except SQLAlchemyError as error:
            log.warning("not-asked", why=repr(error)[:200])
            found = None
        finally:
            self.fetching = False
        if found is None or self.answer.done():
            return
        self.fetched = True
        self._say(found.told)
        self.answer.set_result(found.answer)

    def _say(self, told: list[Any]) -> None:
        self.said += len(told)
        for one in told:
            self.hearing.heard(one)


def _answer_of(said: dict[str, Any]) -> Any:
    """What is refused is raised here as it was there."""
    if "refused" in said:
        raise refusals.read(said["refused"])
    if "late" in said:
        raise TimeoutError
    if "died" in said:
        raise EOFError(said["died"])
    return said["answer"]


def _not_said(written: "asyncio.Future[Any]") -> None:
    if not written.cancelled() and (error := written.exception()) is not None:
        log.warning("not-saved", why=repr(error)[:200])
