"""What is told by HTTP of this program, a person, a table."""

from functools import cache
from importlib import metadata

from serai.tables import telling, wire
from serai.tables.listing import listed
from serai.tables.sheet import Sheet

from .clock import now
from .guests import Person
from .lobby import Invitation
from .served import ServedTable


@cache
def version() -> str:
    """This program's: it is told to every socket, and takes reading a file."""
    return metadata.version("serai")


def person(known: Person) -> wire.PersonTold:
    """Somebody, as they themselves see it."""
    return {"id": known.id, "name": known.name, "language": known.language}


def table(found: ServedTable, known: Person, base: str, days: int) -> wire.TableTold:
    """A table as a person may see it, with its links for its owner."""
    sheet, viewers = found.sheet, found.viewers
    told = listed(sheet, known.id, sheet.asleep(viewers), days, now())
    told["seats"] = telling.sitting(sheet, viewers, now())
    told["links"] = _links(sheet, base) if told["owner"] and sheet.day is None else []
    return told


def invitation(found: Invitation, known: Person) -> wire.InvitationTold:
    """A link, to whoever has it."""
    sheet, seat = found.sheet, found.seat
    return {
        "game": sheet.game,
        "host": found.host,
        "seat": None if seat is None else seat.seat,
        "seats": len(sheet.seats),
        "free": seat is None or seat.person is None,
        "mine": sheet.seats_of(known.id),
    }


def _links(sheet: Sheet, base: str) -> list[wire.LinkTold]:
    """The secret stands after a #: no server's log and no other page gets to see it."""
    secrets = [(seat.seat, seat.secret) for seat in sheet.seats if seat.secret is not None]
    return [
        {"seat": seat, "link": f"{base}/table/{sheet.id}#{secret}", "secret": secret}
        for seat, secret in [*secrets, (None, sheet.watch_secret)]
    ]
