"""Files of one's own, checked in a process of their own before a table is made with them.

A map, a deck or tiles from outside are read by nobody else: whatever is in them costs a process
that can be killed, for so long and no longer, and never a thread that answers others.
"""

from dataclasses import dataclass
from typing import Any

from serai.workers.protocol import Job

from .errors import ServerError, TooMuch
from .fair_queue import CHECK, Ask, Who
from .logs import log
from .settings import Limits
from .work import Work, WorkQueue

_USUAL = 0.1  # seconds, until it is known how long it took


class CheckFailed(ServerError):
    """The process ended before it had read the file."""

    status = 503


@dataclass(frozen=True)
class Checks:
    """Each in its turn, so many at a time for one person or address."""

    queue: WorkQueue
    limits: Limits

    async def options(
        self, who: Who, game: str, seats: int, given: dict[str, str | int | bool]
    ) -> dict[str, str]:
        """The options of a table, its own file among them; refused with all that is wrong."""
        work = Work(
            {"kind": "check", "game": game, "seats": seats, "options": given},
            first={"kind": "supply", "game": game},
            patience=self.limits.seconds_to_check,
        )
        options: dict[str, str] = await self._done(who, game, work)
        return options

    async def do(self, who: Who, game: str, job: Job) -> Any:
        """Something else about a text from outside, with all of a game."""
        work = Work(
            {"game": game, **job},
            first={"kind": "load", "game": game},  # that takes its time, once
            patience=self.limits.seconds_to_check,
        )
        return await self._done(who, game, work)

    async def _done(self, who: Who, game: str, work: Work) -> Any:
        bounds = ((who, self.limits.checks_at_once),)
        async with self.queue.admission.place(who, CHECK, bounds, _too_many):
            try:
                return await self.queue.do(Ask(who, CHECK, _USUAL), work)
            except TimeoutError:
                log.warning("check-too-long", game=game)
                raise ServerError("check-too-long", most=self.limits.seconds_to_check) from None
            except (OSError, EOFError, ValueError) as error:
                log.warning("check-died", game=game, why=repr(error))
                raise CheckFailed("check-failed") from None


def _too_many(most: int) -> TooMuch:
    return TooMuch("too-many-checks", most=most)
