"""What a server does by itself, now and then: it puts away, keeps its clock, publishes the deals of
the days to come, and tidies up."""

import asyncio
from collections.abc import Awaitable, Callable

from serai.core.lean import give_back

from .clock import DAY, now
from .daily.service import Days
from .garbage import Garbage
from .lobby import IDLE, Lobby
from .logs import log
from .settings import Limits
from .tidying import Sort

_REST_EVERY = 1.0  # seconds
_TIDY_EVERY = 600.0
_UNDO = 600  # seconds in which a table that was taken off all lists can be put back
MOST_TABLES, MOST_GUESTS = 200, 500  # that are tidied away at a time
MOST_COUNTED = 50  # games whose points were not kept, looked through at a time


def begin(lobby: Lobby, days: Days) -> "list[asyncio.Task[None]]":
    """All of them, until they are cancelled."""
    garbage = Garbage()

    async def rest() -> None:
        await lobby.rest()
        garbage.look()

    async def evict_idle() -> None:
        lobby.evict_idle()
        await asyncio.to_thread(give_back)  # what those took, and those that rest
        await lobby.store.be_alive(now())

    return [
        asyncio.create_task(_every(_REST_EVERY, rest)),
        asyncio.create_task(_every(IDLE / 2, evict_idle)),
        asyncio.create_task(_every(_TIDY_EVERY, lambda: tidy(lobby, lobby.limits))),
        asyncio.create_task(_every(_TIDY_EVERY, lambda: days.publish(now()))),
    ]


async def tidy(lobby: Lobby, limits: Limits) -> None:
    """Forget tables at which no person ever moved, or that nobody wants, then guests with none.

    Of several processes one does it.
    """
    at = now()
    if lobby.store.shared and not await lobby.store.chores_begin(at, int(_TIDY_EVERY * 900)):
        return
    unplayed = at - limits.days_without_move * DAY
    tables = await lobby.forget(Sort.UNPLAYED, unplayed, MOST_TABLES)
    tables += await lobby.forget(Sort.PUT_AWAY, at - _UNDO * 1000, MOST_TABLES)
    guests = await lobby.store.forget_guests(at - limits.guest_days * DAY, MOST_GUESTS)
    if tables or guests:
        log.info("tidied", tables=tables, guests=guests)
    await lobby.count_points(MOST_COUNTED)


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Again and again, whatever went wrong: the disk may be full for a while."""
    while True:
        try:
            await chore()
        except Exception as error:
            log.error("chore-failed", error)
        await asyncio.sleep(seconds)
