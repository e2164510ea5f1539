"""Giving a game up: where nobody else plays it ends, and others may play on against a bot."""

from dataclasses import replace

from .errors import Conflict, NotYours
from .sheet import BOT, HERE, Seat, Sheet


def check(sheet: Sheet, number: int, person: str) -> None:
    """Only whoever sits there resigns, and only from a game that goes on."""
    if sheet.over:
        raise Conflict("table-over")
    if sheet.waits:
        raise Conflict("table-not-begun")
    if sheet.seats[number].person != person:
        raise NotYours("seat-not-yours", seat=number + 1)


def ends(sheet: Sheet, number: int) -> bool:
    """Whether the game is over then: one seat is left, or bots alone would play on."""
    left = [seat for seat in sheet.seats if seat.seat != number and seat.resigned is None]
    return len(left) == 1 or all(seat.kind == BOT for seat in left)


def given_up(seat: Seat) -> Seat:
    """Where a game ends: whoever resigned still sits there."""
    return replace(seat, resigned=seat.person, resigned_here=seat.kind == HERE)


def replaced(seat: Seat, level: str) -> Seat:
    """Where it goes on: a bot of that level plays for whoever resigned."""
    gone = given_up(seat)
    return Seat(seat.seat, BOT, level, resigned=gone.resigned, resigned_here=gone.resigned_here)


def result(sheet: Sheet, number: int) -> list[float]:
    """Those who have not resigned share the win."""
    left = [seat.seat != number and seat.resigned is None for seat in sheet.seats]
    return [stays / sum(left) for stays in left]
