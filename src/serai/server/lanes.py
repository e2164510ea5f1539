"""A lane for each address (a bulkhead): whoever asks for much at once holds up only themselves.

A request that waits in a lane holds nothing that others need: no thread, no table's lock.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Lanes:
    """So many at a time of each address; those that nobody is in are forgotten."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._lanes: dict[str, _Lane] = {}

    def __len__(self) -> int:
        return len(self._lanes)

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[None]:
        """In its turn; the house itself, which has no address, never waits."""
        if not address:
            yield
            return
        lane = self._lanes.setdefault(address, _Lane(self._width))
        lane.there += 1
        try:
            async with lane.turns:
                yield
        finally:
            lane.there -= 1
            if not lane.there:
                del self._lanes[address]


class _Lane:
    def __init__(self, width: int) -> None:
        self.turns = asyncio.Semaphore(width)
        self.there = 0  # in their turn, or waiting for it
