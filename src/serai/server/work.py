"""What is asked of a worker, and of whom: the queue that says whose job is next.

There are two such queues. In one process it is in memory (`workers`); where several serve one
store it is in the database, and machines that do nothing else can help (`queueing`).
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from serai.workers import protocol
from serai.workers.asking import Process
from serai.workers.protocol import Job, unheard

from .admission import Admission
from .fair_queue import ANALYSE, CHECK, MOVE, READ, THINK, Ask, Who

_MOVERS = 4  # for so many that think, one that only makes quick moves
JOB_KINDS = (MOVE, THINK, ANALYSE, CHECK, READ)
FREE_CORES = 0  # what a job says that takes as many cores as are free where it is done


def slots(thinkers: int) -> dict[str, int]:
    """One process besides those that think is kept for quick moves, and one for checks."""
    return {THINK: thinkers, MOVE: max(1, thinkers // _MOVERS), CHECK: 1}


@dataclass(frozen=True)
class Work:
    """A job, and how it is asked for.

    `first` is done before it, in the same process: what takes its time, once. `clock` is what the
    job calls the seconds that it is given; when they are over, and `patience` too, it is given up.
    """

    job: Job
    first: Job | None = None
    clock: str = ""
    patience: float | None = None


async def done_by(
    process: Process, work: Work, given: float, cores: int, heard: protocol.Progress
) -> Any:
    """What comes of it; TimeoutError if that takes too long."""
    if work.first is not None:
        await process.ask(work.first)
    job = dict(work.job)
    if work.clock:
        job[work.clock] = given
    if job.get("cores") == FREE_CORES:
        job["cores"] = cores
    answer = process.ask(job, heard)
    if work.patience is None:
        return await answer
    return await asyncio.wait_for(answer, work.patience + (given if work.clock else 0.0))


@dataclass(frozen=True)
class Progress:
    """How a job stands: it waits for its turn, or has so many seconds."""

    waits: bool
    seconds: float


class Hurried(Protocol):
    """Whoever does a job, and can be told that it was thought about enough."""

    def hurry(self) -> bool: ...


@dataclass(frozen=True)
class JobSeen:
    """A job as it is seen from outside: of what kind, whether it waits, and when it was put in."""

    kind: str
    waits: bool
    since: float  # by the monotonic clock


Told = Callable[[Progress], None]
Lent = Callable[[Hurried | None], None]


def nobody(heard: Any) -> None:
    """Not everybody wants to know."""


@dataclass(frozen=True)
class Hearing:
    """What somebody who waits for an answer hears until then.

    `told` hears how the job stands in the queue, `heard` what the job itself tells (how far it is,
    what it has found by now), each once and in order; `lent` who does it, and None when it is over.
    """

    told: Told = nobody
    heard: protocol.Progress = unheard
    lent: Lent = nobody


SILENT = Hearing()


class WorkQueue(ABC):
    """Where work is asked for; each gets its turn."""

    least: float  # seconds that whoever thinks gets however busy it is

    @cached_property
    def admission(self) -> Admission:
        """Who is being let in by this process."""
        return Admission(self.number)

    @abstractmethod
    async def do(self, ask: Ask, work: Work, hearing: Hearing = SILENT) -> Any:
        """What comes of the work, when it was its turn.

        Refused as the job refuses it; OSError or EOFError if whoever did it has died.
        """

    @abstractmethod
    async def number(self, who: Who, kind: str) -> int:
        """How many jobs of a kind are here by that person or from that address: the larger."""

    @abstractmethod
    def jobs(self) -> list[JobSeen]:
        """Those that were asked for in this process and are not answered yet."""

    @abstractmethod
    async def begin(self) -> None:
        """From now on work can be asked for."""

    @abstractmethod
    async def close(self) -> None:
        """Nothing is done any more."""

    @abstractmethod
    def hear(self, news: Mapping[str, Any]) -> None:
        """Something that another process has told this one."""

    @abstractmethod
    async def look(self) -> None:
        """Now and then, and after every break: whether something was not heard."""
