"""`serai work`: a machine that does nothing but jobs, for servers on the same PostgreSQL."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from serai.core.errors import SeraiError
from serai.core.texts import say

from ..logs import log, set_up
from ..postgres import News
from ..settings import database_url
from ..store import Store
from ..work import slots
from ..writer import Writer
from .station import Station

_EVERY = 2.0  # seconds between two looks
_PATIENCE = 5.0  # seconds in which whoever thinks answers with what it has


def work(database: str, workers: int | None) -> None:
    """Until it is told to end."""
    set_up()
    url = database_url(database)
    if url.startswith("sqlite"):
        raise SeraiError("work-needs-postgres")
    store = Store(url)
    try:
        asyncio.run(_work(store, workers or os.cpu_count() or 1))
    finally:
        store.close()


async def _work(store: Store, workers: int) -> None:
    loop, ended, came = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, ended.set)
    writer = Writer(store.engine)
    station = Station(writer, store.process, slots(workers))

    def heard(news: News) -> None:
        _soon(loop, lambda: station.hear(news.get("queue", {})))

    store.listen(heard, lambda: _soon(loop, came.set), works=True)
    try:
        await came.wait()
        await station.begin()
        print(say("work-begun", workers=workers), flush=True)
        await _until(ended, came, station)
    finally:
        await station.close(_PATIENCE)
        await asyncio.to_thread(writer.close)


async def _until(ended: asyncio.Event, came: asyncio.Event, station: Station) -> None:
    """Look every few seconds, and at once after every break."""
    ending = asyncio.create_task(ended.wait())
    while not ended.is_set():
        coming = asyncio.create_task(came.wait())
        await asyncio.wait({ending, coming}, timeout=_EVERY, return_when=asyncio.FIRST_COMPLETED)
        coming.cancel()
        came.clear()
        try:
            await station.look()
        except SQLAlchemyError as error:
            log.warning("not-asked", why=repr(error)[:200])


def _soon(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    """In the loop's own thread, if it still runs."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what)
