"""Files of one's own, checked in a process of their own before a table is made with them.

A map, a deck or tiles from outside are read by nobody else: whatever is in them costs a process
that can be killed, for so long and no longer, and never a thread that answers others.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

from serai.workers.asking import Process
from serai.workers.protocol import Job

from .errors import ServerError, TooMuch
from .fair_queue import CHECK, Ask, Who
from .logs import log
from .settings import Limits
from .workers import Workers

_USUAL = 0.1  # seconds, until it is known how long it took


class CheckFailed(ServerError):
    """The process ended before it had read the file."""

    status = 503


@dataclass(frozen=True)
class Checks:
    """Each in its turn, so many at a time for one person or address."""

    workers: Workers
    limits: Limits

    async def options(
        self, who: Who, game: str, seats: int, given: dict[str, str | int | bool]
    ) -> dict[str, str]:
        """The options of a table, its own file among them; refused with all that is wrong."""
        most = self.limits.checks_at_once
        if self.workers.number(who, CHECK) >= most:
            raise TooMuch("too-many-checks", most=most)
        job = {"kind": "check", "game": game, "seats": seats, "options": given}

        async def check(process: Process, _: float) -> Any:
            await process.ask({"kind": "supply", "game": game})  # that takes its time, once
            return await self._in_time(process, job)

        try:
            options: dict[str, str] = await self.workers.do(Ask(who, CHECK, _USUAL), check)
        except (OSError, EOFError, ValueError) as error:
            log.warning("check-died", game=game, why=repr(error))
            raise CheckFailed("check-failed") from None
        return options

    async def _in_time(self, process: Process, job: Job) -> Any:
        most = self.limits.seconds_to_check
        try:
            return await asyncio.wait_for(process.ask(job), most)
        except TimeoutError:
            log.warning("check-too-long", game=job["game"])
            raise ServerError("check-too-long", most=most) from None
