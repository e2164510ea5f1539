"""What somebody waits for: thought about at once, in the queue in which bots think."""

from typing import Any

from ..asking import asking
from ..errors import ServerError
from ..fair_queue import THINK, Ask
from ..logs import log
from ..work import Work, WorkQueue


class ThoughtFailed(ServerError):
    """The process ended before it had an answer."""

    status = 503


async def thought(queue: WorkQueue, seconds: float, work: Work) -> Any:
    """What comes of it, with a process for so many seconds."""
    try:
        return await queue.do(Ask(asking(), THINK, seconds), work)
    except (OSError, EOFError, ValueError) as error:
        log.warning("thought-died", why=repr(error))
        raise ThoughtFailed("analysis-failed") from None
