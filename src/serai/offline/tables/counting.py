"""My games that are over, counted: in all, and against each level of bots."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum

from serai.tables import wire
from serai.tables.sheet import BOT, Sheet

from ..asking import Asked
from .listing import levels_of, of_list, outcome, own_seat

MOST_TALLIES = 500


@dataclass(frozen=True)
class _Game:
    """What one game came to for me."""

    changed: int
    outcome: str
    points: int | None
    theirs: float | None


def statistics(asked: Asked) -> wire.StatisticsTold:
    games: dict[tuple[str | None, str, int], list[_Game]] = {}
    for sheet in of_list(asked.house, over=True):
        came_to, seat = outcome(sheet), own_seat(sheet)
        if came_to is None or seat is None:
            continue
        mine = _points(sheet, [seat])
        for level in (None, *levels_of(sheet)):
            theirs = None if level is None else _points(sheet, _bots(sheet, level))
            found = games.setdefault((level, sheet.game, len(sheet.seats)), [])
            own = None if mine is None else int(mine)
            found.append(_Game(sheet.standing.changed, came_to, own, theirs))
    told = sorted(games.items(), key=lambda one: max(game.changed for game in one[1]), reverse=True)
    return {"tallies": [_tally(*one) for one in told[:MOST_TALLIES]]}


def _bots(sheet: Sheet, level: str) -> list[int]:
    return [seat.seat for seat in sheet.seats if seat.kind == BOT and seat.name == level]


def _points(sheet: Sheet, seats: Iterable[int]) -> float | None:
    """The average of those that are known."""
    points = sheet.standing.points or [None] * len(sheet.seats)
    return _average(points[seat] for seat in seats)


def _average(given: Iterable[float | None]) -> float | None:
    known = [one for one in given if one is not None]
    return round(fsum(known) / len(known), 2) if known else None


def _tally(key: tuple[str | None, str, int], games: Sequence[_Game]) -> wire.TallyTold:
    level, game, seats = key
    counted = {word: sum(one.outcome == word for one in games) for word in ("won", "lost")}
    return {
        "level": level,
        "friend": None,
        "name": "",
        "game": game,
        "seats": seats,
        "games": len(games),
        "won": counted["won"],
        "shared": len(games) - counted["won"] - counted["lost"],
        "lost": counted["lost"],
        "points": _average(one.points for one in games),
        "theirs": _average(one.theirs for one in games),
    }
