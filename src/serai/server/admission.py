"""Who is being let in: so many of a person and of an address at a time, and no more.

How many jobs there are is the queue's to say, and where it is in a database that takes a moment. So
whoever is on the way in counts as well, and many who ask at once are not let in together.
"""

from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager

from .fair_queue import Who, number_of

Bound = tuple[Who, int]  # whose account, and how many it may have
Number = Callable[[Who, str], Awaitable[int]]


class Admission:
    """To the queue of a process, for each kind of job."""

    def __init__(self, number: Number) -> None:
        self._number = number
        self._inside: dict[str, list[Who]] = defaultdict(list)

    @asynccontextmanager
    async def place(
        self,
        who: Who,
        kind: str,
        bounds: Iterable[Bound],
        refused: Callable[[int], Exception],
    ) -> AsyncIterator[None]:
        """Refused if an account has as many as it may; else theirs until they leave."""
        inside = self._inside[kind]
        here = [(account, most, number_of(account, inside)) for account, most in bounds]
        inside.append(who)
        try:
            for account, most, number in here:
                if max(number, await self._number(account, kind)) >= most:
                    raise refused(most)
            yield
        finally:
            inside.remove(who)
