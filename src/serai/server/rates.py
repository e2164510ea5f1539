"""Rate limits on a socket: what messages cost, in token buckets by person and by address.

A person's sockets share one bucket, for a second socket is no second person; and so do all persons
at one address, for a cookie costs nothing. Cheap messages cost little, dear ones much: what is told
at length, what is told to many (fan-out), and what is refused.
"""

import asyncio
from collections import Counter
from dataclasses import dataclass, field

from serai.tables import wire

from .buckets import Buckets
from .errors import TooFast
from .settings import Limits

COSTS: dict[type[wire.Model], int] = {
    wire.Ping: 1,
    wire.Speak: 1,
    wire.Leave: 1,
    wire.Move: 2,
    wire.Confirm: 2,
    wire.Open: 3,
    wire.Why: 5,
}
TOO_FAST = "too-fast"
NOT_UNDERSTOOD = 5
REFUSED = 10  # besides what the message cost
_BYTES = 4096  # of a state that is told: one more
_MISSED = 8  # entries of a log that are told again: one more
_EARS = 8  # who listen at a table where something is told to all: one more
_FORGIVEN = 1.0  # warnings a second


@dataclass
class Rates:
    """How much everybody has left: the rate limiter of all sockets."""

    limits: Limits
    _people: Buckets = field(init=False)
    _addresses: Buckets = field(init=False)
    _warnings: Buckets = field(init=False)
    _turns: dict[str, asyncio.Semaphore] = field(init=False, default_factory=dict)
    _sockets: Counter[str] = field(init=False, default_factory=Counter)

    def __post_init__(self) -> None:
        limits = self.limits
        self._people = Buckets(limits.messages_per_second, limits.message_burst)
        self._addresses = Buckets(
            limits.messages_per_second_from_address, limits.message_burst_from_address
        )
        self._warnings = Buckets(_FORGIVEN, limits.warnings)

    @property
    def buckets(self) -> dict[str, Buckets]:
        """What processes tell each other of."""
        return {
            "people": self._people,
            "addresses": self._addresses,
            "warnings": self._warnings,
        }

    def take(self, person: str, address: str, cost: float) -> None:
        """Let somebody pay for a message, or refuse it."""
        buckets = (self._people.of(person), self._addresses.of(address))
        wait = max(bucket.seconds_left(cost) for bucket in buckets)
        if wait > 0:
            raise TooFast(wait)
        for bucket in buckets:
            bucket.charge(cost)

    def charge(self, person: str, address: str, cost: float) -> None:
        """What a message turned out to cost besides; it may leave a debt."""
        self._people.of(person).charge(cost)
        self._addresses.of(address).charge(cost)

    def warn(self, person: str) -> bool:
        """Whether somebody who is too fast is only told so, and not yet shut out."""
        return self._warnings.take(person)

    def forgiven_in(self, person: str) -> float:
        """Seconds until a warning is forgiven."""
        return self._warnings.of(person).seconds_left()

    def enter(self, person: str) -> asyncio.Semaphore:
        """What a socket's messages wait for: one person's are dealt with a few at a time.

        Until then no more is read from the socket (backpressure).
        """
        self._sockets[person] += 1
        return self._turns.setdefault(person, asyncio.Semaphore(self.limits.messages_at_once))

    def leave(self, person: str) -> None:
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person], self._turns[person]


def telling_cost(length: int, missed: int) -> int:
    """What it costs to be told so much, and what so many entries of a log have done."""
    return length // _BYTES + missed // _MISSED


def audience_cost(ears: int) -> int:
    """What it costs that so many are told of it."""
    return ears // _EARS
