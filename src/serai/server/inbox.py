"""What a socket has heard and nobody has dealt with yet: a queue for one reader.

asyncio's own is made of four more queues, and there are thousands of sockets that say little.
"""

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Inbox(Generic[Item]):
    """A queue without an end; whoever fills it sees to that."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._reader: asyncio.Future[None] | None = None  # who waits for something

    def put_nowait(self, item: Item) -> None:
        self._items.append(item)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)

    async def get(self) -> Item:
        while not self._items:
            assert self._reader is None or self._reader.done(), "one reads at a time"
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.pop(0)
