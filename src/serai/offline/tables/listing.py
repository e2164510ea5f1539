"""My tables: told one by one and as a list, taken off it and put back."""

from collections.abc import Iterable

from serai.bots.names import LEVELS
from serai.core.errors import SeraiError
from serai.core.texts import spoken
from serai.tables import telling, wire
from serai.tables.listing import bot_name, folded, game_name
from serai.tables.listing import listed as listed_table
from serai.tables.sheet import BOT, HERE, Sheet

from ..asking import Asked, Keep, Lines, Row, Steps
from ..house import House, gone
from ..table import OWNER

PAGE = 50
_AWAY = "away"  # since when tables are off the list, by their ids
_FOR_GOOD = 600_000  # milliseconds after which they are forgotten


def told_of(house: House, sheet: Sheet, at: int) -> wire.TableTold:
    """A table, with who is there."""
    own = house.tables.get(sheet.id)
    viewers = own.viewers if own is not None else []
    told = listed_table(sheet, OWNER, sheet.asleep(viewers), None, at)
    told["seats"] = telling.sitting(sheet, viewers, at)
    return told


def one(asked: Asked) -> wire.TableTold:
    return told_of(asked.house, asked.house.sheet(asked.given["table"]), asked.at)


def listed(asked: Asked) -> Steps:
    """The last changed first: those that go on, or those that are over."""
    house, most = asked.house, min(asked.number("most") or PAGE, PAGE)
    yield from _forget_old(house, asked.at)
    found = [sheet for sheet in of_list(house, asked.flag("finished")) if _fits(sheet, asked)]
    found.sort(key=_place, reverse=True)
    if before := asked.given.get("before"):
        changed, _, last = before.partition("-")
        if not changed.isdecimal():
            raise SeraiError("bad-message")
        found = [sheet for sheet in found if _place(sheet) < (int(changed), last)]
    page = found[:most]
    more = f"{page[-1].standing.changed}-{page[-1].id}" if len(found) > most else None
    told: wire.TablesTold = {
        "tables": [_told(house, sheet, asked.at) for sheet in page],
        "more": more,
    }
    return told


def _told(house: House, sheet: Sheet, at: int) -> wire.TableTold:
    own = house.tables.get(sheet.id)
    asleep = sheet.asleep(own.viewers if own is not None else ())
    return listed_table(sheet, OWNER, asleep, None, at)


def of_list(house: House, over: bool) -> list[Sheet]:
    """All that go on, or are over, and are not put away."""
    away = house.thing(_AWAY, {})
    sheets = (house.sheet(name) for name in house.sheets if name not in away)
    return [sheet for sheet in sheets if sheet.over == over]


def _place(sheet: Sheet) -> tuple[int, str]:
    return sheet.standing.changed, sheet.id


def _fits(sheet: Sheet, asked: Asked) -> bool:
    """Whether it is one of those that are looked for."""
    given = asked.given
    return (
        given.get("game", sheet.game) in ("", sheet.game)
        and not given.get("friend")
        and (not given.get("level") or given["level"] in levels_of(sheet))
        and (not given.get("outcome") or given["outcome"] == outcome(sheet))
        and folded(given.get("search", "")) in _names(sheet)
    )


def levels_of(sheet: Sheet) -> list[str]:
    """Of the bots that have sat there from the beginning, each once."""
    bots = {seat.name for seat in sheet.seats if seat.kind == BOT and seat.resigned is None}
    return [level for level in LEVELS if level in bots]


def own_seat(sheet: Sheet) -> int | None:
    """Mine, not that of another at my screen; also where I have resigned."""
    for seat in sheet.seats:
        mine = seat.person == OWNER and seat.kind != HERE
        if mine or (seat.resigned == OWNER and not seat.resigned_here):
            return seat.seat
    return None


def outcome(sheet: Sheet) -> str | None:
    """What a game came to for me."""
    seat, result = own_seat(sheet), sheet.standing.result
    if seat is None or result is None:
        return None
    share = result[seat]
    return "won" if share == 1 else "lost" if share == 0 else "shared"


def _names(sheet: Sheet) -> str:
    """All that a table can be found by, in the reader's language."""
    language = spoken()

    def words() -> Iterable[str]:
        yield game_name(sheet.game, language)
        for seat in sheet.seats:
            bot = seat.kind == BOT
            yield bot_name(sheet.game, seat.seat, seat.name, language) if bot else seat.name

    return "\n".join(map(folded, words()))


# -- off the list ----------------------------------------------------------------------------


def put_away(asked: Asked) -> Steps:
    """Off my list; ten minutes later it is forgotten."""
    house = asked.house
    sheet = house.sheet(asked.given["table"])
    away = {**house.thing(_AWAY, {}), sheet.id: asked.at}
    yield from house.put(**{_AWAY: away})


def put_back(asked: Asked) -> Steps:
    house = asked.house
    sheet = house.sheet(asked.given["table"])
    away = {key: at for key, at in house.thing(_AWAY, {}).items() if key != sheet.id}
    yield from house.put(**{_AWAY: away})
    return told_of(house, sheet, asked.at)


def _forget_old(house: House, at: int) -> Steps:
    """What nobody has put back in time goes for good, unless somebody looks at it."""
    away: dict[str, int] = house.thing(_AWAY, {})
    for name, since in [*away.items()]:
        own = house.tables.get(name)
        if since > at - _FOR_GOOD or (own is not None and own.ears):
            continue
        if name in house.sheets:
            entries = len((yield Lines(name)))
            yield gone(house.sheet(name), entries)
            del house.sheets[name]
            house.tables.pop(name, None)
        away = {key: when for key, when in away.items() if key != name}
        yield Keep((Row("things", _AWAY, away),))
        house.took({_AWAY: away})
