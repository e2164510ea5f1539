"""What a link leads to."""

import secrets

from serai.tables.sheet import Seat, Sheet

from .errors import NoSuchTable


def meant(sheet: Sheet, secret: str) -> Seat | None:
    """The seat that a link is for; None: it is the spectators'."""
    for seat in sheet.seats:
        if seat.secret is not None and secrets.compare_digest(seat.secret, secret):
            return seat
    if not secrets.compare_digest(sheet.watch_secret, secret):
        raise NoSuchTable("no-such-table")
    return None
