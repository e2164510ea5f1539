"""A game looked at again, from its first action to its last, as a seat or a spectator saw it."""

from collections.abc import Sequence

from serai.core.annotations import Hint
from serai.core.contract import SPECTATOR
from serai.core.errors import BadOption
from serai.core.log import BEFORE_ALL
from serai.core.match import Match

from . import telling, wire
from .errors import Conflict, NoSuchPly
from .sheet import Sheet
from .table import Table


def confirmed_match(table: Table) -> Match:
    """The match, but not while its last turn waits for its word.

    All is told when a game is over, and with that in mind the turn could be taken back.
    """
    if table.match.over and table.to_confirm is not None:
        raise Conflict("table-to-confirm", seat=table.to_confirm + 1)
    return table.match


def record(table: Table, viewer: int, hints: Sequence[Hint] = (), sealed: bool = False) -> str:
    """The game as text, as far as that viewer may know it, with the hints that were used."""
    match = confirmed_match(table)
    if hints:
        match = match.copy()
        match.hints = list(hints)
    return match.record(viewer, sealed)


def plies(table: Table, viewer: int) -> wire.ReplayTold:
    """Every action that stands, with what it did."""
    sheet = table.sheet
    characters = [sheet.character(seat) for seat in sheet.seats]
    return plies_of(confirmed_match(table), sheet.id, viewer, sheet.over, characters)


def plies_of(
    match: Match, table: str, viewer: int, over: bool, characters: list[str | None]
) -> wire.ReplayTold:
    """The same of a match that may be at no table."""
    did: dict[int, list[wire.EventTold]] = {step.ply: [] for step in match.steps}
    for n, event in match.happened(viewer):
        did[n].append(telling.event(event))
    provisional: dict[int, list[wire.BookingTold]] = {n: [] for n in (BEFORE_ALL, *did)}
    for entry in match.provisional(viewer):
        provisional[entry.ply].append(telling.booking(entry))
    return {
        "table": table,
        "game": match.game.name,
        "seat": None if viewer == SPECTATOR else viewer,
        "over": over,
        "names": list(match.names),
        "characters": characters,
        "opening": [*map(telling.booking, match.opening(viewer)), *provisional[BEFORE_ALL]],
        "plies": [
            {
                "n": step.ply,
                "seat": step.seat,
                "action": match.text(step.shown(viewer)),
                "events": did[step.ply],
                "provisional": provisional[step.ply],
            }
            for step in match.steps
        ],
    }


def position(table: Table, viewer: int, ply: int) -> wire.PositionTold:
    """What could be seen after so many actions that stand."""
    return position_of(confirmed_match(table), viewer, ply)


def position_of(match: Match, viewer: int, ply: int) -> wire.PositionTold:
    """The same of a match that may be at no table."""
    check_ply(match, ply)
    return {"ply": ply, "view": match.view_at(ply, viewer)}


def check_ply(match: Match, ply: int) -> None:
    """Whether so many actions stand."""
    number = len(match.steps)
    if ply > number:
        raise NoSuchPly("no-such-ply", ply=ply, plies=number)


def viewer_of(sheet: Sheet, person: str, seat: int | None) -> int:
    """Whose eyes one looks back through: one's own; anybody's when the game is over."""
    viewer = SPECTATOR if seat is None else seat
    if viewer >= len(sheet.seats):
        raise BadOption("bad-seat", seat=viewer, seats=len(sheet.seats))
    return viewer if sheet.over else sheet.check_viewer(person, viewer)
