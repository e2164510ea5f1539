"""Workers for what is dear, and the fair queue that says whose job is next.

A process that runs over its time, or whose job nobody wants any more, is killed; the next job
starts another. It can be told that it has thought enough, and then answers with what it has. A bot
that is asked again goes to the process that has kept its tree, if that is free (affinity).
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from serai.workers.asking import Process

from .fair_queue import ANALYSE, CHECK, MOVE, THINK, Ask, FairQueue, Ticket, Who

_JOBS = "serai.bots.jobs"
# The server answers before a bot thinks, and a quick answer goes before a long thought.
_NICENESS = {MOVE: 5, CHECK: 5, THINK: 10}
_SOON = 0.05  # seconds
_MOVERS = 4  # for so many that think, one that only makes quick moves
_MOST_TREES = 1_000  # of which it is remembered where they are


@dataclass(frozen=True)
class Progress:
    """How a job stands: it waits for its turn, or has so many seconds."""

    waits: bool
    seconds: float


Told = Callable[[Progress], None]


def _nobody(progress: Progress) -> None:
    """Not everybody wants to know."""


def slots(thinkers: int) -> dict[str, int]:
    """One process besides those that think is kept for quick moves, and one for checks."""
    return {THINK: thinkers, MOVE: max(1, thinkers // _MOVERS), CHECK: 1}


class Workers:
    """So many processes of each kind, each started when it is first needed."""

    def __init__(self, slots: Mapping[str, int], least: float) -> None:
        self._queue = FairQueue(slots, least)
        self.least = least
        self._idle = {
            kind: [Process(_JOBS, _NICENESS[kind]) for _ in range(number)]
            for kind, number in slots.items()
        }
        self._every = [process for processes in self._idle.values() for process in processes]
        self._jobs: dict[Ticket, _Waiting] = {}
        self._trees: OrderedDict[str, Process] = OrderedDict()  # the last used at the end
        self._clock: asyncio.TimerHandle | None = None

    def thinking(self) -> int:
        """How many think at length now."""
        return self._queue.running(THINK, ANALYSE)

    def number(self, who: Who, kind: str) -> int:
        return self._queue.number(who, kind)

    async def do(
        self, ask: Ask, work: Callable[[Process, float], Any], told: Told = _nobody
    ) -> Any:
        """What comes of the work, with a process for so many seconds, when it is its turn."""
        ticket = self._queue.put(ask)
        waiting = self._jobs[ticket] = _Waiting(asyncio.get_running_loop().create_future(), told)
        self._deal()
        try:
            if not waiting.process.done():
                told(Progress(True, self._queue.allowance(ticket)))
            process = await waiting.process
            told(Progress(False, ticket.given))
            return await work(process, ticket.given)
        finally:
            self._over(ticket)

    async def close(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        for process in self._every:
            await process.end()

    def _over(self, ticket: Ticket) -> None:
        process = self._jobs.pop(ticket).given
        if process is not None:
            self._idle[ticket.slot].append(process)
        self._queue.done(ticket, time.monotonic())
        self._deal()

    def _deal(self) -> None:
        """Give out what is free, and look again when somebody has had their share."""
        while ticket := self._queue.take(time.monotonic(), self._slot_with_tree):
            waiting = self._jobs[ticket]
            if waiting.process.cancelled():  # it goes with its own `done`, in a moment
                continue
            idle = self._idle[ticket.slot]
            kept = self._trees.get(ticket.ask.tree)
            process = kept if kept is not None and kept in idle else _warmest(idle)
            idle.remove(process)
            self._note_tree(ticket.ask.tree, process)
            waiting.process.set_result(process)
        self._look()

    def _slot_with_tree(self, ask: Ask) -> str:
        """The kind of slot in which an idle process has kept the job's tree, or none."""
        kept = self._trees.get(ask.tree)
        return next((slot for slot, idle in self._idle.items() if kept in idle), "")

    def _note_tree(self, tree: str, process: Process) -> None:
        """It may have forgotten the tree by the next time: then it grows another."""
        if not tree:
            return
        self._trees[tree] = process
        self._trees.move_to_end(tree)
        if len(self._trees) > _MOST_TREES:
            self._trees.popitem(last=False)

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
    hurried: bool = False
    shortened: bool = False

    @property
    def given(self) -> "Process | None":
        done = self.process.done() and not self.process.cancelled()
        return self.process.result() if done else None


def _warmest(idle: list[Process]) -> Process:
    """One that has been started, if there is one."""
    return next((process for process in idle if process.started), idle[-1])
