"""What takes a while and needs the server's memory: a few threads, with a fair queue before them.

A game read anew from its log, looked back on, or written down: tens of milliseconds each, and
nobody should wait for all that somebody else has asked for. The store has threads of its own, so
that whatever is done here holds up no reading.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

from .asking import asking
from .fair_queue import READ, Ask, FairQueue, Ticket
from .work import JobSeen

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
_THREADS = 2  # Python runs one at a time; the second is for what waits for a disk
_USUAL = 0.05  # seconds, until it is known how long it took


class Threads:
    """So many things at a time, by whoever has had least."""

    def __init__(self, threads: int = _THREADS) -> None:
        self._queue = FairQueue({READ: threads})
        self._pool = ThreadPoolExecutor(threads, "serai-read")
        self._turns: dict[Ticket, asyncio.Future[None]] = {}
        self._since: dict[Ticket, float] = {}

    async def run(
        self, work: Callable[Given, Answer], *args: Given.args, **more: Given.kwargs
    ) -> Answer:
        """Do it when it is the asker's turn, in the asker's language."""
        loop = asyncio.get_running_loop()
        ticket = self._queue.put(Ask(asking(), READ, _USUAL))
        turn = self._turns[ticket] = loop.create_future()
        self._since[ticket] = time.monotonic()
        self._deal()
        try:
            await turn
            context = copy_context()
            return await loop.run_in_executor(self._pool, lambda: context.run(work, *args, **more))
        finally:
            del self._turns[ticket], self._since[ticket]
            self._queue.done(ticket, time.monotonic())
            self._deal()

    def jobs(self) -> list[JobSeen]:
        """Those that wait, and those that are done just now."""
        turns = self._turns.items()
        return [JobSeen(READ, not turn.done(), self._since[one]) for one, turn in turns]

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _deal(self) -> None:
        while ticket := self._queue.take(time.monotonic()):
            if not self._turns[ticket].done():
                self._turns[ticket].set_result(None)
