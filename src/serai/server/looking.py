"""What is only looked at: worked out beside the table, so that whoever looks holds up nobody.

A table is looked at as it is at one moment, and goes on meanwhile. What was worked out is kept as
the bytes that are sent, so that a thousand who ask for the same cost little more than one.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

from serai.tables import telling
from serai.tables.table import Table

from .asking import asking
from .fair_queue import Who
from .threads import Threads

MOST_BYTES = 16_777_216  # of answers that are kept
_LEAST = 1_024  # that an answer counts for, however short it is
_moments = count()
_Key = tuple[Hashable, ...]


class Still(NamedTuple):
    """A table as it is at one moment, which has a number of its own."""

    moment: int
    shows: tuple[object, ...]
    table: Table


def still(table: Table, before: Still | None) -> Still:
    """How it is now; the same as before, if nothing has changed but who is there."""
    sitting = tuple(replace(seat, away_since=None) for seat in table.sheet.seats)
    shows = (len(table.match.log), table.sheet.standing, sitting)
    if before is not None and before.shows == shows:
        return before
    return Still(next(_moments), shows, table.still())


class Looks:
    """Answers to those who look, each made once for a moment; the last asked for are kept."""

    def __init__(self, threads: Threads, most: int = MOST_BYTES) -> None:
        self._threads, self._most = threads, most
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._bytes = 0
        # By asker too: nobody waits for another's turn in the queue.
        self._making: dict[tuple[Who, _Key], asyncio.Task[bytes]] = {}

    async def answer(self, seen: Still, what: _Key, make: Callable[[], bytes]) -> bytes:
        """Which of the answers about that moment is `what`; it is made in a thread."""
        key = (seen.moment, *what)
        return await self.fetched(key, lambda: self._threads.run(self._made, key, make))

    async def fetched(self, key: _Key, fetch: Callable[[], Awaitable[bytes]]) -> bytes:
        """The same of anything that has a key, and comes from elsewhere: from a worker."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        mine = (asking(), key)
        task = self._making.get(mine)
        if task is None:
            task = self._making[mine] = asyncio.create_task(self._fetch(key, fetch))
            task.add_done_callback(lambda _: self._making.pop(mine))
        return await asyncio.shield(task)

    async def json(self, seen: Still, what: _Key, make: Callable[[], Any]) -> bytes:
        return await self.answer(seen, what, lambda: telling.text(make()).encode())

    def _made(self, key: _Key, make: Callable[[], bytes]) -> bytes:
        """Another may have had it made before it is one's turn."""
        return self._kept.get(key) or make()

    async def _fetch(self, key: _Key, fetch: Callable[[], Awaitable[bytes]]) -> bytes:
        made = await fetch()
        if key not in self._kept:
            self._kept[key] = made
            self._bytes += _cost(made)
            while self._bytes > self._most:
                self._bytes -= _cost(self._kept.popitem(last=False)[1])
        return made


def _cost(answer: bytes) -> int:
    return max(len(answer), _LEAST)
