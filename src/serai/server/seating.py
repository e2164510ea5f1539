"""Who may sit where: the seats of a table that is asked for, and of one that is played again."""

import secrets
from dataclasses import replace

from serai.bots.names import LEVELS
from serai.core.errors import SeraiError
from serai.tables import wire
from serai.tables.naming import check_name
from serai.tables.sheet import BOT, FRIEND, HERE, HOST, Seat, Sheet

from .errors import NoSuchTable
from .guests import Person
from .people import new_secret


def meant(sheet: Sheet, secret: str) -> Seat | None:
    """The seat that a link is for; None: it is the spectators'."""
    for seat in sheet.seats:
        if seat.secret is not None and secrets.compare_digest(seat.secret, secret):
            return seat
    if not secrets.compare_digest(sheet.watch_secret, secret):
        raise NoSuchTable("no-such-table")
    return None


def check_seats(wanted: wire.NewTable) -> None:
    kinds = [seat.kind for seat in wanted.seats]
    if kinds.count("me") > 1:
        raise SeraiError("one-me")
    if "here" in kinds and "me" not in kinds:
        raise SeraiError("here-without-me")
    for seat in wanted.seats:
        check_level(seat.kind, seat.level)
        if seat.name is not None:
            if seat.kind != HERE:
                raise SeraiError("name-not-yours", kind=seat.kind)
            check_name(seat.name)


def check_number(sheet: Sheet, number: int) -> None:
    if number >= len(sheet.seats):
        raise SeraiError("bad-seat", seat=number, seats=len(sheet.seats))


def check_level(kind: str, level: str | None) -> None:
    if (kind == BOT) != (level is not None):
        raise SeraiError("bot-and-level", kind=kind)
    if level is not None and level not in LEVELS:
        raise SeraiError("unknown-bot", name=level, known=list(LEVELS))


def seated(number: int, wanted: wire.NewSeat, person: Person, at: int) -> Seat:
    if wanted.level is not None:
        return bot(number, wanted.level)
    if wanted.kind == FRIEND:
        return friend(number)
    if wanted.kind == HERE:
        return Seat(number, HERE, wanted.name or "", person.id, away_since=at)
    return Seat(number, HOST, person.name, person.id, away_since=at)


def bot(number: int, level: str) -> Seat:
    return Seat(number, BOT, level)


def friend(number: int) -> Seat:
    return Seat(number, FRIEND, "", None, new_secret())


def freed(seat: Seat) -> Seat:
    """The same for whoever else has its link."""
    return replace(seat, person=None, name="", away_since=None)


def once_more(seat: Seat, at: int) -> Seat:
    """The same at a new table; its link is another, and nobody is there yet."""
    secret = None if seat.secret is None else new_secret()
    away = None if seat.person is None else at
    fresh = replace(seat, resigned=None, resigned_here=False)
    return replace(fresh, secret=secret, away_since=away)
