"""Who may sit where: the seats of a table that is asked for, and of one that is played again."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from serai.core.errors import SeraiError
from serai.core.game import USUAL_LEVELS

from .ids import new_secret
from .naming import check_name
from .sheet import BOT, FRIEND, HERE, HOST, Seat, Sheet


class WantedSeat(Protocol):
    """Who is asked for: only a bot has a level; the name is of another person at this screen."""

    @property
    def kind(self) -> str: ...
    @property
    def level(self) -> str | None: ...
    @property
    def name(self) -> str | None: ...


def check_seats(wanted: Sequence[WantedSeat]) -> None:
    kinds = [seat.kind for seat in wanted]
    if kinds.count("me") > 1:
        raise SeraiError("one-me")
    if "here" in kinds and "me" not in kinds:
        raise SeraiError("here-without-me")
    for seat in wanted:
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
    if level is not None and level not in USUAL_LEVELS:
        raise SeraiError("unknown-bot", name=level, known=list(USUAL_LEVELS))


def seated(number: int, wanted: WantedSeat, person: str, name: str, at: int) -> Seat:
    """Whoever is asked for; `person`, called `name`, makes the table."""
    if wanted.level is not None:
        return bot(number, wanted.level)
    if wanted.kind == FRIEND:
        return friend(number)
    if wanted.kind == HERE:
        return Seat(number, HERE, wanted.name or "", person, away_since=at)
    return Seat(number, HOST, name, person, away_since=at)


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
