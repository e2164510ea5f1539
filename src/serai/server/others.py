"""Other processes on the same store: what they write is heard, and asked for where it was not.

Whatever is heard is only a hint to look: who missed it is told at the next time that all is asked
for, every few seconds and after every break. A process that has ended without a word is forgotten
by the others, and its tables are looked at again.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice

from sqlalchemy.exc import SQLAlchemyError

from .buckets import Ledgers
from .clock import now
from .lobby import Lobby
from .logs import log
from .postgres import News
from .socket import SocketLimits
from .work import WorkQueue

_EVERY = 2.0  # seconds between two times that all is asked for
_AT_A_TIME = 500  # tables in one question


class Others:
    """What this process knows of the others, and they of it."""

    def __init__(
        self, lobby: Lobby, sockets: SocketLimits, ledgers: Ledgers, queue: WorkQueue
    ) -> None:
        self._lobby, self._store, self._sockets = lobby, lobby.store, sockets
        self._ledgers, self._queue = ledgers, queue
        self._came = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Come in; whoever is there from now on is heard."""
        loop = asyncio.get_running_loop()
        if self._store.shared:
            self._store.listen(
                lambda news: _soon(loop, lambda: self._heard(news)),
                lambda: _soon(loop, self._came.set),
            )
            await self._came.wait()
            self._came.clear()
            self._tasks = [asyncio.create_task(self._come_back())]
            self._tasks.append(asyncio.create_task(self._look()))
        await self._store.come_in({}, now())
        await self._queue.begin()

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._store.go_out(now())
        except SQLAlchemyError as error:  # then the others find out
            log.warning("not-saved", why=repr(error)[:200])

    def _heard(self, news: News) -> None:
        """Something was written; what this process has written itself it knows, but for `again`."""
        if (word := news.get("queue")) is not None:
            self._queue.hear(word)
        if news.get("process") == self._store.process and not news.get("again"):
            return
        for id in news.get("tables", ()):
            table = self._lobby.looked_at_here(str(id))
            if table is None:
                continue
            if (told := news.get("told")) is not None:
                table.hear(told)
            else:
                table.ask_again()

    async def _come_back(self) -> None:
        """After every break: the others may have forgotten this process, and it may have missed."""
        while True:
            await self._came.wait()
            self._came.clear()
            try:
                await self._store.come_in(self._looking())
                await self._ask_again()
                await self._queue.look()
            except (SQLAlchemyError, ConnectionError) as error:
                log.warning("not-back", why=repr(error)[:200])
                await asyncio.sleep(_EVERY)
                self._came.set()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            try:
                for process in await self._store.forget_the_dead(now()):
                    log.warning("process-gone", process=process)
                await self._share()
                await self._ask_again()
                await self._queue.look()
            except (SQLAlchemyError, ConnectionError) as error:
                log.warning("not-asked", why=repr(error)[:200])

    async def _share(self) -> None:
        """Who is here and what they have spent; and at the others."""
        crowd, spent = self._sockets.crowd(), self._ledgers.spent()
        crowds, elsewhere = await self._store.share_crowd(crowd, spent)
        self._sockets.set_elsewhere(crowds)
        self._ledgers.hear(elsewhere.items())

    async def _ask_again(self) -> None:
        """At all tables that somebody looks at: whether something is new that was not heard.

        Also whether another process has given up a bot's turn, which leaves no trace.
        """
        looked = self._lobby.looked_at()
        for some in _batches(looked):
            editions = await self._store.editions(some)
            elsewhere = await self._store.looked_at(some)
            for table in some:
                found, viewers = looked[table], elsewhere.get(table, [])
                new = editions.get(table) != found.edition or viewers != found.elsewhere
                if new or self._lobby.bot_turns.waits_for_another(found):
                    found.ask_again()

    def _looking(self) -> dict[tuple[str, int], int]:
        """From where tables are looked at in this process, and by how many."""
        return Counter(
            (table.id, ear.viewer)
            for table in self._lobby.looked_at().values()
            for ear in table.listeners
        )


def _batches(ids: Iterable[str]) -> Iterator[list[str]]:
    there = iter(ids)
    while some := list(islice(there, _AT_A_TIME)):
        yield some


def _soon(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    """In the loop's own thread, if it still runs."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what)
