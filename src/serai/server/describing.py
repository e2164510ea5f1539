"""What is told by HTTP of this program, a person, a table, a game, a drawing."""

from functools import cache
from importlib import metadata
from typing import Any, cast

from serai.bots.names import LEVELS
from serai.core.chance import commitment
from serai.core.contract import SPECTATOR, Game
from serai.core.rulebook import Drawing
from serai.tables import telling, wire
from serai.tables.sheet import Sheet

from .clock import DAY, now
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


def game(found: Game) -> wire.GameTold:
    material = found.material
    return {
        "name": found.name,
        "rules": found.version,
        "seats": list(material.SEATS),
        "options": [
            {"name": o.name, "default": o.default, "kind": o.kind, "choices": list(o.choices)}
            for o in material.OPTIONS
        ],
        "source": material.SOURCE,
        "shipped": list(material.shipped()),
        "levels": list(LEVELS),
    }


def drawing(drawn: Drawing) -> wire.DrawingTold:
    """A rulebook's drawing."""
    seat = SPECTATOR if drawn.seat is None else drawn.seat
    return {
        "view": drawn.match.view(seat),
        "seat": drawn.seat,
        "show": list(drawn.show),
        "marks": list(drawn.marks),
        "allowed": drawn.allowed,
        "refused": [{"rule": rule, "action": action} for rule, action in drawn.refused],
    }


def table(found: ServedTable, known: Person, base: str, days: int) -> wire.TableTold:
    """A table as a person may see it, with its links for its owner."""
    sheet, viewers = found.sheet, found.viewers
    told = listed(sheet, known, sheet.asleep(viewers), days)
    told["seats"] = telling.sitting(sheet, viewers, now())
    told["links"] = _links(sheet, base) if told["owner"] and sheet.day is None else []
    return told


def listed(sheet: Sheet, known: Person, asleep: bool, days: int) -> wire.TableTold:
    """The same in a list of tables: without its links, and without who is there."""
    over, standing, at = sheet.over, sheet.standing, now()
    return {
        "id": sheet.id,
        "game": sheet.game,
        "rules": sheet.rules,
        "options": {k: v for k, v in sheet.options.items() if "\n" not in v},
        "status": cast("Any", standing.status),
        "seats": telling.sitting(sheet, (), at),
        "mine": sheet.seats_of(known.id),
        "resigned": sheet.resigned_by(known.id),
        "owner": sheet.owner == known.id,
        "turn": standing.turn,
        "asleep": asleep,
        "confirm": sheet.confirm,
        "thinking": sheet.thinking,
        "grace": sheet.grace,
        "commitment": commitment(sheet.seed),
        "open_deal": sheet.open_deal,
        "seed": sheet.seed_told(at),
        "result": standing.result if over else None,
        "points": standing.points if over else None,
        "follows": sheet.follows,
        "hints": sheet.allows_hints,
        "drawn": sheet.start is not None,
        "day": sheet.day,
        "sealed": sheet.sealed(at),
        "practice": cast("Any", sheet.practice),
        "links": [],
        "created": sheet.created,
        "changed": standing.changed,
        "kept_until": None if standing.played else standing.changed + days * DAY,
    }


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
