"""What a process counts while it works: plain numbers, so cheap that they are always counted.

Nothing here names a person, a table or an address, and what is counted by name is counted by names
that stand in the code: no guest makes one up.
"""

import threading
from bisect import bisect_left
from collections.abc import Sequence

_MOST_NAMES = 256  # more than there are; whatever came beyond would be counted together
OTHER = "other"
# Seconds: a move waits for a disk, and a step of the event loop should not wait at all.
_MOVE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_COMMIT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
_LAG = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Timings:
    """How long something took, each time: how often up to which bound, and all together."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)  # the last is for what took longer
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def up_to_each(self) -> list[tuple[float, int]]:
        """How many took at most that long, bound by bound; the last one is infinite."""
        found, so_far = [], 0
        for bound, count in zip((*self.bounds, float("inf")), self.counts, strict=True):
            so_far += count
            found.append((bound, so_far))
        return found


class Counts:
    """How often each of a few names came; also from threads, so that none is lost."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._lock = threading.Lock()

    def add(self, name: str) -> None:
        with self._lock:
            if name not in self._counts and len(self._counts) >= _MOST_NAMES:
                name = OTHER
            self._counts[name] = self._counts.get(name, 0) + 1

    def all(self) -> dict[str, int]:
        with self._lock:
            return dict(self._counts)


class Commits:
    """How long commits took, and how many things were written by them; writers are threads."""

    def __init__(self) -> None:
        self.timings = Timings(_COMMIT)
        self.jobs = 0
        self._lock = threading.Lock()

    def add(self, seconds: float, jobs: int) -> None:
        with self._lock:
            self.timings.add(seconds)
            self.jobs += jobs


class Tally:
    """One of a process, as its log is."""

    def __init__(self) -> None:
        self.moves = Timings(_MOVE)  # of people: from a move's receipt to its acknowledgement
        self.bot_moves = 0
        self.commits = Commits()
        self.lag = Timings(_LAG)
        self.refused = Counts()  # by the code of what was refused
        self.failed = Counts()  # by the event that is in the log
        self.requests = Counts()  # by the status of the answer


tally = Tally()
