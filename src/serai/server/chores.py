"""What a server does by itself, now and then: it puts away, keeps its clock, and tidies up."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from .clock import DAY, now
from .lobby import IDLE, Lobby
from .logs import log
from .settings import Limits

_TIDY_EVERY = 600.0  # seconds
MOST_TABLES, MOST_GUESTS = 200, 500  # that are tidied away at a time


def begin(lobby: Lobby) -> "list[asyncio.Task[None]]":
    """All of them, until they are cancelled."""

    async def evict_idle() -> None:
        lobby.evict_idle()
        await lobby.store.be_alive(now())

    return [
        asyncio.create_task(_every(IDLE / 2, evict_idle)),
        asyncio.create_task(_every(_TIDY_EVERY, lambda: tidy(lobby, lobby.limits))),
    ]


async def tidy(lobby: Lobby, limits: Limits) -> None:
    """Forget tables at which no person ever moved, and then guests who have nothing here."""
    at = now()
    tables = await lobby.forget_unplayed(at - limits.days_without_move * DAY, MOST_TABLES)
    guests = await lobby.store.forget_guests(at - limits.guest_days * DAY, MOST_GUESTS)
    if tables or guests:
        log.info("tidied", tables=tables, guests=guests)


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Again and again, also if the disk is full for a while."""
    while True:
        try:
            await chore()
        except SQLAlchemyError as error:
            log.error("chore-failed", error)
        await asyncio.sleep(seconds)
