"""Looking for garbage without standing still.

A table's positions and views hold no cycles, and what lives lives long: to look through all of it
again and again took a tenth of a move's time, and half a second at once where many were there. So
only what is new is looked through as it comes; what has lived for a second is left alone (frozen),
until all is looked through, in a five-hundredth of the time.
"""

import gc
import time
from collections.abc import Callable

_YOUNG = 20_000, 20, 20  # new objects before the youngest are looked through
_LEAST = 600.0  # seconds from one time that all is looked through to the next
_TIMES = 500  # and so many times as long as that took


def begin() -> None:
    """What was loaded until now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_YOUNG)


class Garbage:
    """To be looked for every second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._next = clock() + _LEAST

    def look(self) -> None:
        began = self._clock()
        if began >= self._next:
            gc.unfreeze()
            gc.collect()
            now = self._clock()
            self._next = now + max(_LEAST, _TIMES * (now - began))
        gc.freeze()
