"""Workers of one process alone, and the fair queue in its memory that says whose job is next."""

import asyncio
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from serai.workers.asking import Process

from .fair_queue import ANALYSE, THINK, Ask, FairQueue, Ticket, Who
from .places import Places
from .work import SILENT, Hearing, JobSeen, Progress, Told, Work, WorkQueue, done_by

_SOON = 0.05  # seconds


class Workers(WorkQueue):
    """So many processes of each kind, and everybody who waits for one."""

    def __init__(self, slots: Mapping[str, int], least: float) -> None:
        self._queue = FairQueue(slots, least)
        self.least = least
        self._places = Places(slots)
        self._cores = os.cpu_count() or 1
        self._jobs: dict[Ticket, _Waiting] = {}
        self._clock: asyncio.TimerHandle | None = None

    async def number(self, who: Who, kind: str) -> int:
        return self._queue.number(who, kind)

    async def do(self, ask: Ask, work: Work, hearing: Hearing = SILENT) -> Any:
        ticket = self._queue.put(ask)
        process = asyncio.get_running_loop().create_future()
        waiting = self._jobs[ticket] = _Waiting(process, hearing.told)
        self._deal()
        try:
            if not waiting.process.done():
                hearing.told(Progress(True, self._queue.allowance(ticket)))
            lent = await waiting.process
            hearing.told(Progress(False, ticket.given))
            cores = max(1, self._cores // max(1, self._queue.running(THINK, ANALYSE)))
            hearing.lent(lent)
            return await done_by(lent, work, ticket.given, cores, hearing.heard)
        finally:
            hearing.lent(None)  # it may be another's in a moment
            self._over(ticket)

    def jobs(self) -> list[JobSeen]:
        waiting = self._jobs.items()
        return [JobSeen(t.ask.kind, not one.process.done(), one.since) for t, one in waiting]

    async def begin(self) -> None:
        """Processes are started when they are needed."""

    def hear(self, news: Mapping[str, Any]) -> None:
        """Nobody else is there to tell anything."""

    async def look(self) -> None:
        """Nothing here can be missed."""

    async def close(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        await self._places.close()

    def _over(self, ticket: Ticket) -> None:
        process = self._jobs.pop(ticket).given
        if process is not None:
            self._places.give_back(ticket.slot, process)
        self._queue.done(ticket, time.monotonic())
        self._deal()

    def _deal(self) -> None:
        """Give out what is free, and look again when somebody has had their share."""
        while ticket := self._queue.take(time.monotonic(), self._slot_with_tree):
            waiting = self._jobs[ticket]
            if waiting.process.cancelled():  # it goes with its own `done`, in a moment
                continue
            waiting.process.set_result(self._places.take(ticket.slot, ticket.ask.tree))
        self._look()

    def _slot_with_tree(self, ask: Ask) -> str:
        return self._places.slot_with(ask.tree)

    def _look(self) -> None:
        """Those who have had their share are told that it is enough."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        now, later = time.monotonic(), []
        for ticket, end in self._queue.deadlines().items():
            waiting = self._jobs[ticket]
            if end >= ticket.began + ticket.given:  # it ends by itself
                continue
            if end > now:
                later.append(end)
            elif waiting.given is not None and not waiting.hurried:
                waiting.hurried = waiting.given.hurry()
                if not waiting.hurried:  # it is being started
                    later.append(now + _SOON)
            if not waiting.shortened:
                waiting.shortened = True
                waiting.told(Progress(False, end - ticket.began))
        if later:
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(min(later) - now, self._look)


@dataclass(eq=False)
class _Waiting:
    process: "asyncio.Future[Process]"
    told: Told
    since: float = field(default_factory=time.monotonic)
    hurried: bool = False
    shortened: bool = False

    @property
    def given(self) -> "Process | None":
        done = self.process.done() and not self.process.cancelled()
        return self.process.result() if done else None
