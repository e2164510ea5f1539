"""The deal of the day where there is no server: its seed comes from the date, and is no secret.

Whoever plays it is compared with nobody. All else is as it is there: it is begun once, no bot takes
over and nothing helps until its day is over.
"""

from dataclasses import replace

from serai.coach import daily_tables
from serai.coach.daily import PLAYER, dated_seed
from serai.coach.daily_tables import Dealt, Over
from serai.core import days, registry
from serai.tables import wire
from serai.tables.sheet import Sheet

from .asking import Asked, Steps
from .bodies import day_of, game_of
from .house import House
from .table import OWNER
from .tables.listing import told_of
from .tables.making import lay

_PAST = 14  # days that are listed


def today(asked: Asked) -> wire.DayTold:
    """The deal of today."""
    return _told(asked, None)


def day(asked: Asked) -> wire.DayTold:
    """The deal of a day, today or before."""
    return _told(asked, day_of(asked))


def begin(asked: Asked) -> Steps:
    """My table with the deal of today: begun once, from then on the same."""
    game, at, house = game_of(asked), asked.at, asked.house
    today = days.day_at(at)
    there = _table_of(house, game, today)
    if there is not None:
        return told_of(house, there, at)
    sheet = daily_tables.laid(_deal(game, today), OWNER, house.name, at)
    return (yield from lay(house, replace(sheet, watch_secret="", grace=None), at))


def _told(asked: Asked, day: str | None) -> wire.DayTold:
    game, at, house = game_of(asked), asked.at, asked.house
    registry.manifest_of(game)
    today = days.day_at(at)
    wanted = daily_tables.asked_day(day, today)
    deal = _deal(game, wanted)
    there = _table_of(house, game, wanted)
    over = [_over(there, house.name)] if there is not None and there.over else []
    is_open = bool(over) or (there is None and wanted < today)
    own = daily_tables.results(over, OWNER, days.end_of(wanted))
    mine = None
    if there is not None:
        mine = daily_tables.mine_told(there.id, there.standing.status, own)
    return {
        "game": game,
        "day": wanted,
        "today": today,
        "now": at,
        "begins": days.begin_of(wanted),
        "ends": days.end_of(wanted),
        "deal": daily_tables.deal_told(deal, wanted < today and is_open),
        "mine": mine,
        "results": own if is_open else None,
        "played": len(over),
        "past": [days.later(today, -ago) for ago in range(1, _PAST + 1)],
        "next": daily_tables.next_told(_deal(game, days.later(today))),
    }


def _deal(game: str, day: str) -> Dealt:
    return daily_tables.drawn(game, day, dated_seed(game, day), days.begin_of(day))


def _table_of(house: House, game: str, day: str) -> Sheet | None:
    """The one at which it is played here, or was."""
    sheets = (house.sheet(name) for name in house.sheets)
    return next((one for one in sheets if (one.day, one.game) == (day, game)), None)


def _over(sheet: Sheet, name: str) -> Over:
    standing = sheet.standing
    resigned = sheet.seats[PLAYER].resigned is not None
    played = daily_tables.played(standing.points, standing.result, resigned)
    return Over(sheet.id, OWNER, name, standing.changed, played)
