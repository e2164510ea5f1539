"""When a job has been worked on for long enough."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event


class Enough(Event):
    """Somebody has had enough, or the time is over.

    Whoever works looks now and then; no thread watches the clock, for in a browser there is none.
    """

    def __init__(self) -> None:
        super().__init__()
        self._end: float | None = None

    def is_set(self) -> bool:
        return super().is_set() or (self._end is not None and time.monotonic() >= self._end)

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """As long as this lasts, it is enough after so many seconds."""
        self._end = time.monotonic() + seconds
        try:
            yield
        finally:
            self._end = None
