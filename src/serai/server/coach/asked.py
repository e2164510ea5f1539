"""What somebody waits for: thought about at once, in the queue in which bots think.

Hints, tries, bots' moves in a what-if, pictures and films: of one person so many at a time and no
more, and of one address a few times that. Within that the queue shares out fairly.
"""

import math
from typing import Any

from ..asking import asking
from ..errors import ServerError, TooMuch
from ..fair_queue import THINK, Ask, Who
from ..logs import log
from ..work import Work, WorkQueue

AT_ONCE = 16  # of a person, bots that think for them among them
AT_ONCE_THERE = 64  # of an address, which a family or a class may share


class ThoughtFailed(ServerError):
    """The process ended before it had an answer."""

    status = 503


class TooManyAsked(TooMuch):
    """Answers are waited for already; there is room when one has come."""

    def __init__(self, most: int, seconds: float) -> None:
        super().__init__("too-many-asked", most=most)
        self.retry_after = math.ceil(seconds)


async def thought(queue: WorkQueue, seconds: float, work: Work) -> Any:
    """What comes of it, with a process for so many seconds."""
    who = asking()
    bounds = (Who(who.person, ""), AT_ONCE), (Who("", who.address), AT_ONCE_THERE)
    async with queue.admission.place(who, THINK, bounds, lambda most: TooManyAsked(most, seconds)):
        try:
            return await queue.do(Ask(who, THINK, seconds), work)
        except (OSError, EOFError, ValueError) as error:
            log.warning("thought-died", why=repr(error))
            raise ThoughtFailed("analysis-failed") from None
