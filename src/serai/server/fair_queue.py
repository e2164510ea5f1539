"""Whose job is next, where more is asked for than can be done at once: a fair queue.

Start-time fair queueing, by person and by address. Both have an account of the seconds they were
given; a job begins, in virtual time, where the fuller of its asker's two accounts stands, and of
all jobs the one that could end first is next. So who has had little goes before who has had much,
a short job before a long one, and nobody waits for ever (no starvation). A job whose length may be
chosen gets its asker's share of the slots: who asks for ninety such jobs shortens their own and no
others. That is the backpressure: a job is shortened, or waits, and nothing piles up in a worker.

There is no clock in here and no task, only times that are handed in; and of a job it knows who
asks, of what kind it is, how dear, and where it would rather be done (affinity). Where several
processes share one queue, it is kept in the database by the same rules: `queueing`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

MOVE, THINK, ANALYSE, CHECK, READ = "move", "think", "analyse", "check", "read"
# Where nobody thinks at length, a quick move may be made; and there games are analysed.
_SLOTS_FOR = {MOVE: (MOVE, THINK), ANALYSE: (THINK,)}
ELASTIC = (THINK, ANALYSE)  # kinds that may be given less than they ask for
_MANY = 1_000  # accounts, before it is worth forgetting those that say nothing any more


@dataclass(frozen=True, slots=True)
class Who:
    """Who asks. What is not known is empty, and nothing is put to its account."""

    person: str
    address: str

    @property
    def accounts(self) -> list[tuple[str, str]]:
        named = (("person", self.person), ("address", self.address))
        return [account for account in named if account[1]]


@dataclass(frozen=True)
class Ask:
    """Who asks, what kind of job it is, and how many seconds of a slot it wants.

    `tree` names what a worker may have kept of an earlier job, if there is such a thing.
    """

    who: Who
    kind: str
    seconds: float
    tree: str = ""


@dataclass(eq=False)
class Ticket:
    """A job's place, from its `put` to its `done`."""

    ask: Ask
    number: int
    arrived: float  # in virtual time
    slot: str = ""
    began: float = 0.0
    given: float = 0.0  # seconds, when it began


Prefers = Callable[[Ask], str]


def anywhere(ask: Ask) -> str:
    """One slot is as good as another."""
    return ""


class FairQueue:
    """So many slots of each kind, and everybody who waits for one."""

    def __init__(self, slots: Mapping[str, int], least: float = 0.0) -> None:
        """`least` is the floor, in seconds, under which no job is shortened."""
        self._slots, self._free = dict(slots), dict(slots)
        self._least = least
        self._waiting: dict[Ticket, None] = {}  # in the order in which they came
        self._running: dict[Ticket, None] = {}
        self._elastic = Shares()
        self._accounts: dict[tuple[str, str], float] = {}
        self._virtual = 0.0
        self._number = 0

    def put(self, ask: Ask) -> Ticket:
        self._number += 1
        ticket = Ticket(ask, self._number, self._virtual)
        self._waiting[ticket] = None
        if ask.kind in ELASTIC:
            self._elastic.add(ask.who)
        return ticket

    def take(self, now: float, prefers: Prefers = anywhere) -> Ticket | None:
        """The job that is next and has a slot; it has begun.

        It gets a slot of the kind that it prefers, if that is free. It never waits for one, and
        what it prefers says nothing about whose turn it is.
        """
        kinds = kinds_for(self._free)
        able = [ticket for ticket in self._waiting if ticket.ask.kind in kinds] if kinds else []
        if not able:
            return None
        ticket = min(able, key=self._order)
        given = self.allowance(ticket)
        del self._waiting[ticket]
        self._running[ticket] = None
        slot = self._slot(ticket.ask.kind, prefers(ticket.ask))
        ticket.slot, ticket.began, ticket.given = slot, now, given
        self._free[ticket.slot] -= 1
        self._virtual = max(self._virtual, self._start(ticket))
        self._charge(ticket, ticket.given)
        return ticket

    def done(self, ticket: Ticket, now: float) -> None:
        """It is over, or not wanted any more; what it really took is charged."""
        if ticket.ask.kind in ELASTIC:
            self._elastic.remove(ticket.ask.who)
        if ticket in self._waiting:
            del self._waiting[ticket]
        else:
            del self._running[ticket]
            self._free[ticket.slot] += 1
            self._charge(ticket, now - ticket.began - ticket.given)
        self._forget()

    def allowance(self, ticket: Ticket) -> float:
        """The seconds it may take, as things are now."""
        return allowance(ticket.ask, self._slots, self._elastic, self._least)

    def deadlines(self) -> dict[Ticket, float]:
        """When each running job that can be shortened has had its share, as things are now."""
        return {
            ticket: ticket.began + min(ticket.given, self.allowance(ticket))
            for ticket in self._running
            if ticket.ask.kind in ELASTIC
        }

    def running(self, *kinds: str) -> int:
        return sum(ticket.ask.kind in kinds for ticket in self._running)

    def number(self, who: Who, kind: str) -> int:
        """How many jobs of a kind are here by that person or from that address: the larger."""
        return number_of(who, (ticket.ask.who for ticket in self._all() if ticket.ask.kind == kind))

    # -- inside -----------------------------------------------------------------------------

    def _all(self) -> Iterable[Ticket]:
        return (*self._waiting, *self._running)

    def _slot(self, kind: str, preferred: str = "") -> str:
        """A kind of slot that is free for such a job, or none."""
        free = [slot for slot in slots_for(kind) if self._free.get(slot)]
        return preferred if preferred in free else next(iter(free), "")

    def _order(self, ticket: Ticket) -> tuple[float, float, float, int]:
        """By its virtual end; then whoever has had least, the shorter job, whoever came first."""
        ask = ticket.ask
        own = self._accounts.get(("person", ask.who.person), 0.0)
        return self._start(ticket) + shortest(ask, self._least), own, ask.seconds, ticket.number

    def _start(self, ticket: Ticket) -> float:
        had = [self._accounts.get(account, 0.0) for account in ticket.ask.who.accounts]
        return max([ticket.arrived, *had])

    def _charge(self, ticket: Ticket, seconds: float) -> None:
        for account in ticket.ask.who.accounts:
            had = max(self._accounts.get(account, 0.0), ticket.arrived)
            self._accounts[account] = had + seconds

    def _forget(self) -> None:
        """Accounts that stand behind virtual time, of those who want nothing now, say nothing."""
        if not self._waiting and not self._running:
            self._accounts.clear()
            self._virtual = 0.0
            return
        if len(self._accounts) < _MANY:
            return
        here = {account for ticket in self._all() for account in ticket.ask.who.accounts}
        self._accounts = {
            account: had
            for account, had in self._accounts.items()
            if account in here or had > self._virtual
        }


def number_of(who: Who, there: Iterable[Who]) -> int:
    """How many of these are that person or come from that address: the larger."""
    by = Counter(account for each in there for account in each.accounts)
    return max((by[account] for account in who.accounts), default=0)


def slots_for(kind: str) -> tuple[str, ...]:
    """The kinds of slots in which such a job can be done, the one that is kept for it first."""
    return _SLOTS_FOR.get(kind, (kind,))


def kinds_for(free: Mapping[str, int]) -> list[str]:
    """The kinds of jobs for which one of these slots is free."""
    kinds = dict.fromkeys((*_SLOTS_FOR, *free))
    return [kind for kind in kinds if any(free.get(slot) for slot in slots_for(kind))]


def shortest(ask: Ask, least: float) -> float:
    """The seconds that it takes at least, however busy it is."""
    return min(ask.seconds, least) if ask.kind in ELASTIC else ask.seconds


def allowance(ask: Ask, slots: Mapping[str, int], shares: "Shares", least: float) -> float:
    """The seconds that a job may take, of so many slots, among those who share them."""
    if ask.kind not in ELASTIC:
        return ask.seconds
    number = sum(slots.get(slot, 0) for slot in slots_for(ask.kind))
    return max(ask.seconds * min(1.0, number * shares.of(ask.who)), shortest(ask, least))


class Shares:
    """Of all there is, what falls to each job: by addresses, then people there, then their jobs."""

    def __init__(self, there: Iterable[Who] = ()) -> None:
        self._jobs: Counter[str] = Counter()
        self._people: dict[str, Counter[str]] = {}
        for who in there:
            self.add(who)

    def add(self, who: Who) -> None:
        self._jobs[who.person] += 1
        self._people.setdefault(who.address, Counter())[who.person] += 1

    def remove(self, who: Who) -> None:
        _take_away(self._jobs, who.person)
        _take_away(self._people[who.address], who.person)
        if not self._people[who.address]:
            del self._people[who.address]

    def of(self, who: Who) -> float:
        there = len(self._people) * len(self._people[who.address])
        return 1.0 / (there * self._jobs[who.person])


def _take_away(counted: Counter[str], name: str) -> None:
    counted[name] -= 1
    if not counted[name]:
        del counted[name]
