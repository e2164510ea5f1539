"""What somebody waits for: thought about at once, in the queue in which bots think.

Of one person so many at a time and no more; those who share an address do not count for each other,
since the queue itself shares out fairly between addresses.
"""

from typing import Any

from ..asking import asking
from ..errors import ServerError, TooFast
from ..fair_queue import THINK, Ask, Who
from ..logs import log
from ..work import Work, WorkQueue

AT_ONCE = 16  # of a person, bots that think for them among them


class ThoughtFailed(ServerError):
    """The process ended before it had an answer."""

    status = 503


async def thought(queue: WorkQueue, seconds: float, work: Work) -> Any:
    """What comes of it, with a process for so many seconds."""
    who = asking()
    if await queue.number(Who(who.person, "") if who.person else who, THINK) >= AT_ONCE:
        raise TooFast(seconds)
    try:
        return await queue.do(Ask(who, THINK, seconds), work)
    except (OSError, EOFError, ValueError) as error:
        log.warning("thought-died", why=repr(error))
        raise ThoughtFailed("analysis-failed") from None
