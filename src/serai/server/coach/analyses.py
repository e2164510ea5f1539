"""Analyses under way: each a job in a worker, in the same fair queue as the bots.

What comes of one is written to the shelf whenever there is more of it, and whoever waits for it is
woken. If the server ends meanwhile, the next one who asks lets it begin again; where several
processes serve a store, one that has said nothing for a while is taken for dead.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from serai.coach.analyses import DONE, FAILED, RUNNING, WAITING, Going, Kept
from serai.coach.jobs import reviewing
from serai.core.errors import SeraiError
from serai.workers.protocol import Job

from ..clock import now
from ..errors import TooMuch
from ..fair_queue import ANALYSE, Ask, Who, number_of
from ..logs import log
from ..settings import Limits
from ..work import FREE_CORES, Hearing, Progress, Work, WorkQueue
from .shelf import Shelf

_GRACE = 60.0  # seconds beyond its time, where a process is started and a game compiled
_SILENT = 180_000  # milliseconds after which another process has given up
_BEAT = 30.0  # seconds between two signs of life
_TRIES, _AGAIN = 30, 1.0  # to write down how it ended, and seconds between two


@dataclass(eq=False, kw_only=True)
class Run(Going):
    """An analysis that this process works on."""

    who: Who
    news: asyncio.Event = field(default_factory=asyncio.Event)
    task: "asyncio.Task[None] | None" = None

    def hear(self, told: Mapping[str, Any]) -> None:
        super().hear(told)
        self.wake()

    def stands(self, progress: Progress) -> None:
        """In the queue."""
        self.waits = progress.waits

    def end(self) -> None:
        """Said, and not cancelled: `wait_for` may overlook that when its news comes with it."""
        self.over = True
        self.wake()

    def wake(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Analyses:
    """Those that are under way here."""

    def __init__(self, queue: WorkQueue, shelf: Shelf, limits: Limits, shared: bool) -> None:
        self._queue, self._shelf, self._limits = queue, shelf, limits
        self._shared = shared
        self._runs: dict[str, Run] = {}
        self._inside: list[Who] = []

    def run_of(self, kept: Kept) -> Run | None:
        return self._runs.get(kept.id)

    @asynccontextmanager
    async def room_for(self, who: Who) -> AsyncIterator[None]:
        """Refused if they have as many under way as they may; else one may be begun inside.

        Whoever is inside counts as well, so that many who ask at once are not let in together.
        """
        most = self._limits.analyses_at_once
        here = number_of(who, (*self._inside, *(run.who for run in self._runs.values())))
        self._inside.append(who)
        try:
            if max(here, await self._queue.number(who, ANALYSE)) >= most:
                raise TooMuch("too-many-analyses", most=most)
            yield
        finally:
            self._inside.remove(who)

    def is_forgotten(self, kept: Kept) -> bool:
        """Nobody works on it any more, and it is not done."""
        if kept.status in (DONE, FAILED) or kept.id in self._runs:
            return False
        return not self._shared or now() - kept.changed > _SILENT

    def begin(self, kept: Kept, text: str, who: Who) -> Run:
        """Unless it is under way already."""
        there = self._runs.get(kept.id)
        if there is not None:
            return there
        run = self._runs[kept.id] = Run(who=who, edition=kept.edition, document=kept.document)
        run.task = asyncio.create_task(self._work(kept.id, reviewing(text), who, run))
        run.task.add_done_callback(lambda _: self._forget(kept.id, run))  # even if it never began
        return run

    def _forget(self, name: str, run: Run) -> None:
        del self._runs[name]
        run.end()

    async def stop(self, kept: Kept) -> None:
        """Nobody wants it any more."""
        await self._end([run for run in (self._runs.get(kept.id),) if run is not None])

    async def close(self) -> None:
        await self._end(list(self._runs.values()))

    async def _end(self, runs: list[Run]) -> None:
        tasks = [run.task for run in runs if run.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, name: str, job: Job, who: Who, run: Run) -> None:
        """If it is cancelled, with the server, it stays as it was: then it is begun again."""
        beating = asyncio.create_task(self._beat(name, run))
        try:
            status = await self._ended(name, job, who, run)
            run.end()
            await asyncio.gather(beating, return_exceptions=True)
            for _ in range(_TRIES):
                if await self._keep(name, status, run):
                    return
        finally:
            run.end()

    async def _ended(self, name: str, job: Job, who: Who, run: Run) -> str:
        try:
            run.hear({"document": await self._judged(job, who, run)})
        except (OSError, EOFError, ValueError, SeraiError) as error:
            log.warning("analysis-died", analysis=name, why=repr(error))
            return FAILED
        return DONE

    async def _judged(self, job: Job, who: Who, run: Run) -> Any:
        seconds = float(self._limits.seconds_to_analyse)
        most = self._limits.simulations_to_analyse
        asked = {**job, "most": most, "seed": 0, "cores": FREE_CORES}
        work = Work(asked, clock="limit", patience=_GRACE)
        hearing = Hearing(run.stands, run.hear)
        return await self._queue.do(Ask(who, ANALYSE, seconds), work, hearing)

    async def _beat(self, name: str, run: Run) -> None:
        """Write what there is by now, and that somebody still works on it."""
        kept = run.edition
        while not run.over:
            waits, edition = WAITING if run.waits else RUNNING, run.edition
            if edition != kept:
                kept = edition if await self._keep(name, waits, run) else kept
            else:
                await self._change(name, status=waits)
            await _first_news(run, kept)

    async def _keep(self, name: str, status: str, run: Run) -> bool:
        values = {"status": status, "edition": run.edition, "document": run.document}
        return await self._change(name, **values)

    async def _change(self, name: str, **values: Any) -> bool:
        """Whether the store took it; if it is away it is back before long."""
        try:
            await self._shelf.change(name, **values, changed=now())
        except SQLAlchemyError as error:
            log.warning("analysis-not-kept", analysis=name, why=repr(error)[:200])
            await asyncio.sleep(_AGAIN)
            return False
        return True


async def _first_news(run: Run, edition: int) -> None:
    """Until there is another document, or it is time for a sign of life."""
    end = asyncio.get_running_loop().time() + _BEAT
    while run.edition == edition and not run.over:
        left = end - asyncio.get_running_loop().time()
        if left <= 0:
            return
        try:
            await asyncio.wait_for(run.news.wait(), left)
        except TimeoutError:
            return
