"""The ledger of a match: where every point came from, and what is owed for the end."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .compiled import Buffer
from .contract import Event, Events, Thing
from .log import BEFORE_ALL, Step
from .position import Position

POINTS = "points"  # what the coach can tell of every game
_Account = tuple[int, str, str]  # seat, rule and source


@dataclass(frozen=True)
class Booking:
    """One line of the ledger; `ply` is the log entry that brought it, or BEFORE_ALL."""

    ply: int
    seat: int
    rule: str
    source: str
    points: int
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Score:
    """A seat's points and where every one of them came from."""

    total: int
    ledger: tuple[Booking, ...]

    def by_source(self) -> dict[str, int]:
        sums: dict[str, int] = {}
        for booking in self.ledger:
            sums[booking.source] = sums.get(booking.source, 0) + booking.points
        return sums


def scores(start: Position, steps: Sequence[Step]) -> list[Score]:
    """Per seat the points after these steps, each from the seat's own events.

    A seat always knows its own points.
    """
    totals = (steps[-1].after if steps else start).points()
    return [Score(total, tuple(_ledger(start, steps, seat))) for seat, total in enumerate(totals)]


def opening(start: Position) -> list[Booking]:
    """What everybody had before the first action, as far as the position shows it."""
    return [
        booking
        for seat in range(start.seats)
        for booking in _bookings(BEFORE_ALL, start.booked(seat), seat)
    ]


def points_by_source(room: Events, m: Buffer, s: Buffer, seats: int) -> list[Thing]:
    """What everybody has when a game is over, by where it came from: for the coach to compare."""
    return [
        Thing(POINTS, seat, "points", event.points, {"source": event.source})
        for seat in range(seats)
        for event in room.booked(m, s, seat)
        if event.points and event.seat == seat
    ]


def provisional(start: Position, steps: Sequence[Step], seat: int) -> list[Booking]:
    """What is owed for the end, entered when it is earned, as far as a seat may know it.

    An entry is taken out again by another when what it stood for is lost, or paid; so when the game
    is over they add up to nothing.
    """
    moments = [(BEFORE_ALL, start), *((step.ply, step.after) for step in steps)]
    entries, before = [], Counter[_Account]()
    for ply, position in moments:
        now = Counter[_Account]()
        for due in position.owed(seat):
            now[due.seat, due.rule, due.source] += due.points
        for account in [*now, *(gone for gone in before if gone not in now)]:
            if points := now[account] - before[account]:
                entries.append(Booking(ply, *account, points, ()))
        before = now
    return entries


def _ledger(start: Position, steps: Sequence[Step], seat: int) -> Iterator[Booking]:
    yield from _bookings(BEFORE_ALL, start.hidden_from(seat).booked(seat), seat)
    for step in steps:
        yield from _bookings(step.ply, step.events(seat), seat)


def _bookings(ply: int, events: Sequence[Event], seat: int) -> Iterator[Booking]:
    for event in events:
        if event.points and event.seat == seat:
            yield Booking(ply, seat, event.rule, event.source, event.points, event.cells)
