"""Friends who are away: since when, and in how long a bot may take over for them."""

from collections.abc import Collection
from dataclasses import replace

from serai.core.contract import SPECTATOR, Phrase

from .errors import Conflict, NotYours
from .sheet import FRIEND, Seat, Sheet

_UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


def away(seat: Seat, at: int) -> int | None:
    """For how many seconds somebody has been away; None if they are there."""
    return None if seat.away_since is None else max(0, at - seat.away_since) // 1000


def takeover(sheet: Sheet, seat: Seat, at: int) -> int | None:
    """In how many seconds a bot may take over; None if it may not."""
    gone = away(seat, at)
    if gone is None or sheet.grace is None or seat.kind != FRIEND or sheet.over:
        return None
    return max(0, sheet.grace - gone)


def noted(sheet: Sheet, viewer: int, viewers: Collection[int], at: int) -> tuple[Sheet, list[int]]:
    """The sheet after somebody came to look from there, or went; and the seats that changed.

    Whoever looks from one seat is there at all of theirs.
    """
    if viewer == SPECTATOR:
        return sheet, []
    person = sheet.seats[viewer].person
    own = sheet.seats_of(person) if person is not None else []
    since = None if sheet.present(viewer, viewers) else at
    changed = [n for n in own if (sheet.seats[n].away_since is None) != (since is None)]
    for n in changed:
        sheet = sheet.with_seat(replace(sheet.seats[n], away_since=since))
    return sheet, changed


def with_those_here(sheet: Sheet, viewers: Collection[int]) -> Sheet:
    """A sheet as it was kept, with those who are there now."""
    for seat in sheet.seats:
        if sheet.present(seat.seat, viewers):
            sheet = sheet.with_seat(replace(seat, away_since=None))
    return sheet


def as_kept(sheet: Sheet, memory: Sheet, viewers: Collection[int]) -> Sheet:
    """A sheet as it was kept, with those who are there now, or have gone a moment ago."""
    sheet = with_those_here(sheet, viewers)
    for seat, known in zip(sheet.seats, memory.seats, strict=True):
        same = seat.person is not None and seat.person == known.person
        if same and seat.away_since is None and not sheet.present(seat.seat, viewers):
            sheet = sheet.with_seat(replace(seat, away_since=known.away_since))
    return sheet


def as_in(sheet: Sheet, memory: Sheet) -> Sheet:
    """A sheet from the store with who is away by now, which is written there a moment later."""
    for seat, now in zip(sheet.seats, memory.seats, strict=True):
        if seat.person == now.person:
            sheet = sheet.with_seat(replace(seat, away_since=now.away_since))
    return sheet


def check_gone(sheet: Sheet, number: int, viewers: Collection[int], at: int) -> None:
    """A bot may take over for a friend only after the time that was agreed at this table."""
    seat = sheet.seats[number]
    gone = away(seat, at)
    if sheet.present(number, viewers) or seat.person is None or gone is None:
        raise NotYours("seat-not-yours", seat=number + 1)
    who = seat.name or Phrase("whoever-sits", {"seat": number + 1})
    if sheet.grace is None:
        raise Conflict("friend-keeps-seat", who=who, away=span(gone))
    if gone < sheet.grace:
        left = sheet.grace - gone
        raise Conflict("friend-may-return", who=who, away=span(gone), left=span(left), seconds=left)


def span(seconds: int) -> Phrase:
    """A time in the unit in which people would say it, rounded up."""
    for unit, length in _UNITS:
        if seconds >= 2 * length:
            return Phrase(f"span-{unit}", {"number": -(-seconds // length)})
    return Phrase("span-seconds", {"number": seconds})
