"""Games and positions judged in a worker, in the same fair queue as the bots.

A table whose game is over may be judged as a whole; of one that goes on, only the position, and
only on what one seat knows of it. Whoever waits is told how far it is. An analysis that has had its
asker's share ends with what it has by then, as a bot does.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from serai.bots.jobs import analysing
from serai.tables.errors import Conflict
from serai.tables.table import Table
from serai.workers.asking import Process
from serai.workers.protocol import Job

from .errors import ServerError
from .fair_queue import ANALYSE, Ask, Who
from .logs import log
from .workers import Told, Workers

Far = Callable[[int, int], None]
Document = dict[str, Any]
_GRACE = 10.0  # seconds that a worker has to answer in once its time is over
_TO_LOAD = 60.0  # seconds, where a process has to be started and a game compiled


class AnalysisFailed(ServerError):
    """The process ended before it had an answer, or had none in time."""

    status = 503


def job_for(table: Table, seat: int) -> Job:
    """All that an analysis gets to know; the caller has seen to it that the seat is the asker's."""
    if table.match.over and not table.sheet.over:  # its last turn could still be taken back
        raise Conflict("table-to-confirm", seat=(table.to_confirm or 0) + 1)
    return analysing(table.match, table.sheet.options, seat)


@dataclass(frozen=True)
class Analyses:
    """Each in its turn."""

    workers: Workers

    async def analyse(
        self, who: Who, job: Job, simulations: int, seconds: float, far: Far, told: Told
    ) -> Document:
        """With so many simulations a position, in so many seconds at most.

        `told` hears how it stands in the queue, `far` how many positions are done, of how many.
        """

        async def judge(process: Process, given: float) -> Any:
            asked = {**job, "simulations": simulations, "seed": 0, "cores": 1, "limit": given}
            answer = process.ask(asked, lambda heard: far(*heard))
            return await asyncio.wait_for(answer, given + _GRACE + _TO_LOAD)

        try:
            document: Document = await self.workers.do(Ask(who, ANALYSE, seconds), judge, told)
        except (OSError, EOFError, ValueError) as error:  # a TimeoutError is an OSError
            log.warning("analysis-died", why=repr(error))
            raise AnalysisFailed("analysis-failed") from None
        return document
