"""Rate limits: token buckets, by name, and what several processes tell each other of them.

What somebody spends is paid here at once, without asking anybody. Every few seconds each process
tells the others what was spent in it by those who spend much, and they charge it to their own
buckets for the same name. So all buckets of one name come to hold the same, and nobody has more by
going to another process than once what those hold that have not heard yet.
"""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

MOST_ADDRESSES = 10_000
MOST_TOLD = 1_000  # names, of those who spend most
_LITTLE = 0.02  # of the rate, and of a burst at a time: who spends no more is not spoken of
Spent = dict[str, list[float]]  # by name: what was spent since it is told, and what is missing now


class Bucket:
    """A token bucket, the usual rate limit: so many at once (the burst), then so many a second."""

    def __init__(
        self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = per_second, float(burst), clock
        self._left, self._at = float(burst), clock()
        self._unsaid = 0.0  # of what was spent here, and is not little
        self._told: float | None = None  # what was spent here, since others are told

    def take(self, cost: float = 1.0) -> bool:
        if self.seconds_left(cost) > 0:
            return False
        self._spend(cost)
        return True

    def charge(self, cost: float) -> None:
        """Take it in any case. The debt is never more than a burst, so that it can be paid off."""
        self._fill()
        self._spend(cost)

    def charge_elsewhere(self, cost: float) -> None:
        """It was spent in another process."""
        self._fill()
        self._left = max(-self._burst, self._left - cost)

    def seconds_left(self, cost: float = 1.0) -> float:
        """How long it takes until so much is there; no time if it is."""
        self._fill()
        return max(0.0, min(cost, self._burst) - self._left) / self._rate

    @property
    def left(self) -> float:
        """How much is in it."""
        self._fill()
        return self._left

    def to_tell(self) -> list[float] | None:
        """What others are to hear of it: what was spent here, and how much is missing."""
        self._fill()
        if self._unsaid > _LITTLE * self._burst:
            self._told = (self._told or 0.0) + self._unsaid
            self._unsaid = 0.0
        elif self._left >= self._burst:
            self._told = None
        return None if self._told is None else [self._told, self._burst - self._left]

    def _spend(self, cost: float) -> None:
        self._left = max(-self._burst, self._left - cost)
        self._unsaid += cost

    def _fill(self) -> None:
        now = self._clock()
        more = (now - self._at) * self._rate
        self._left = min(self._burst, self._left + more)
        self._unsaid = max(0.0, self._unsaid - more * _LITTLE)
        self._at = now


class Buckets:
    """A rate limit for each address or person.

    When there are too many buckets, the fullest are forgotten.
    """

    def __init__(
        self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = per_second, burst, clock
        self._buckets: dict[str, Bucket] = {}
        self._used: set[str] = set()  # since others were told, or are still told
        self._heard: dict[int, Spent] | None = None  # by process

    def take(self, name: str) -> bool:
        return self.of(name).take()

    def of(self, name: str) -> Bucket:
        self._used.add(name)
        return self._bucket(name)

    def _bucket(self, name: str) -> Bucket:
        if name not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget()
            self._buckets[name] = Bucket(self._rate, self._burst, self._clock)
        return self._buckets[name]

    def seconds_left(self, address: str) -> float:
        """Until somebody there can take one again."""
        found = self._buckets.get(address)
        return 0.0 if found is None else found.seconds_left()

    def _forget(self) -> None:
        """Whoever has taken most is remembered: many addresses buy nobody a new bucket."""
        emptiest = sorted(self._buckets.items(), key=lambda item: item[1].left)
        self._buckets = dict(emptiest[: MOST_ADDRESSES // 2])
        self._used &= self._buckets.keys()

    # -- other processes ---------------------------------------------------------------------

    def spent(self) -> Spent:
        """What was spent here by those who spend much."""
        told = {name: self._buckets[name].to_tell() for name in self._used & self._buckets.keys()}
        spent = {name: said for name, said in told.items() if said is not None}
        most = sorted(spent.items(), key=lambda item: -item[1][1])[:MOST_TOLD]
        self._used = {name for name, _ in most}
        return dict(most)

    def hear(self, elsewhere: Mapping[int, Spent]) -> None:
        """What was spent in other processes: what is new of it is paid here too.

        Who hears it for the first time knows nothing of before, and takes what is missing there.
        """
        known, self._heard = self._heard, dict(elsewhere)
        if known is None:
            self._begin_with(elsewhere.values())
            return
        for process, spent in elsewhere.items():
            before = known.get(process, {})
            for name, (total, _) in spent.items():
                new = total - before[name][0] if name in before else total
                if new > 0:
                    self._bucket(name).charge_elsewhere(new)

    def _begin_with(self, elsewhere: Iterable[Spent]) -> None:
        missing: dict[str, float] = {}
        for spent in elsewhere:
            for name, (_, less) in spent.items():
                missing[name] = max(less, missing.get(name, 0.0))
        for name, less in missing.items():
            self._bucket(name).charge_elsewhere(less)


@dataclass(frozen=True)
class Ledgers:
    """All the buckets that processes tell each other of, by what is paid for."""

    buckets: dict[str, Buckets] = field(default_factory=dict)

    def spent(self) -> dict[str, Spent]:
        return {name: spent for name, one in self.buckets.items() if (spent := one.spent())}

    def hear(self, elsewhere: Iterable[tuple[int, Mapping[str, Spent]]]) -> None:
        heard = list(elsewhere)
        for name, buckets in self.buckets.items():
            buckets.hear({process: spent[name] for process, spent in heard if name in spent})
