"""A table carried from one place to another: from a browser to a server, and back.

What goes is the whole record, its seed included, with who sits where. So nobody else may sit there,
and from then on the deal counts as open: whoever carried it could read it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from serai.core.contract import CHANCE, Game
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.position import Position

from . import seating, wire
from .errors import Conflict
from .seating import WantedSeat
from .sheet import BOT, FRIEND, HERE, RUNNING, Line, Sheet, Standing
from .table import Addition, Table, fold

Entry = tuple[int, str]  # who, and what


@dataclass(frozen=True)
class Played:
    """What a record holds, as plain as it goes from one process to another."""

    rules: int
    options: dict[str, str]
    seed: str
    start: str | None
    names: tuple[str, ...]
    entries: tuple[Entry, ...]


def carried(table: Table, at: int) -> wire.CarriedTold:
    """A table as it can be taken in elsewhere."""
    sheet = table.sheet
    if sheet.sealed(at):
        raise Conflict("deal-sealed")
    if any(seat.kind == FRIEND for seat in sheet.seats):
        raise Conflict("carry-company")
    if any(seat.resigned is not None for seat in sheet.seats):
        raise Conflict("carry-resigned")
    return {
        "record": table.match.record(),
        "seats": [
            {
                "kind": "bot" if seat.kind == BOT else "here" if seat.kind == HERE else "me",
                "level": seat.name if seat.kind == BOT else None,
                "name": seat.name or None if seat.kind == HERE else None,
            }
            for seat in sheet.seats
        ],
        "confirm": sheet.confirm,
        "thinking": sheet.thinking,
        "hints": sheet.hints,
    }


def played(match: Match) -> Played:
    """What was played, of a record that tells all."""
    if match.seed is None:
        raise SeraiError("carry-no-seed")
    material = match.material
    own = {} if material.shipped else {match.game.material.SOURCE: material.source}
    usual = match.start == Position(match.game, material)
    entries = tuple((entry.seat, match.entry_text(entry)) for entry in match.log)
    return Played(
        rules=material.rules,
        options={**material.options, **own},
        seed=match.seed,
        start=None if usual else str(match.start),
        names=tuple(match.names),
        entries=entries,
    )


def blank(
    game: Game, table: str, owner: str, watch_secret: str, wanted: wire.CarriedTable, at: int
) -> Sheet:
    """As much of its sheet as is said beside the record."""
    return Sheet(
        id=table,
        game=game.name,
        rules=game.version,
        options={},
        seed="",
        owner=owner,
        watch_secret=watch_secret,
        created=at,
        confirm=wanted.confirm,
        thinking=wanted.thinking,
        hints=wanted.hints,
    )


def taken_in(
    game: Game,
    sheet: Sheet,
    told: Played,
    wanted: Sequence[WantedSeat],
    name: str,
    at: int,
    most: int,
) -> tuple[Table, Addition]:
    """A table of what was played elsewhere; `sheet` says what else is known of it.

    Whoever carries it sits where `me` and `here` are, called `name`.
    """
    if len(wanted) != len(told.names):
        raise SeraiError("carry-other-seats", seats=len(told.names))
    seating.check_seats(wanted)
    if any(one.kind == FRIEND for one in wanted):
        raise Conflict("carry-company")
    if len(told.entries) > most:
        raise SeraiError("carry-too-long", most=most)
    seats = (seating.seated(i, one, sheet.owner, name, at) for i, one in enumerate(wanted))
    whole = replace(
        sheet,
        rules=told.rules,
        options=told.options,
        seed=told.seed,
        start=told.start,
        open_deal=True,
        seats=tuple(seats),
        standing=Standing(status=RUNNING, changed=at),
    )
    lines = _lines(told.entries, at)
    table = fold(game, whole, lines, most)
    has_moved = any(whole.seats[line.by].kind != BOT for line in lines if line.by != CHANCE)
    return table, table.whole(lines, at, has_moved)


def _lines(entries: Sequence[Entry], at: int) -> list[Line]:
    """Each asked for by whoever had acted last."""
    found: list[Line] = []
    by = CHANCE
    for n, (seat, action) in enumerate(entries):
        by = seat if seat >= 0 else by
        found.append(Line(n, seat, action, by, at))
    return found
