"""Tables that are made, played once more, resigned at, handed over."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from serai.core import registry
from serai.core.chance import new_seed
from serai.core.contract import Game, Material, Phrase
from serai.core.errors import SeraiError
from serai.core.material import build
from serai.core.record import position
from serai.tables import resigning, seating, wire
from serai.tables.errors import Conflict, NotYours
from serai.tables.ids import new_own_id
from serai.tables.sheet import BOT, FRIEND, Seat, Sheet, Standing
from serai.tables.table import Addition, Table

from .. import rows
from ..asking import Asked, Json, Keep, NotHere, Steps
from ..house import House
from ..saying import done
from ..table import OWNER, begun
from .listing import told_of

MOST_SECONDS = 60.0  # that a bot may think
MOST_TABLES = 500  # that are not over
_MOST_SEATS = 8
_AGAIN = {False: "rematch", True: "again"}


@dataclass(frozen=True)
class Wanted:
    """Who is asked for at a seat."""

    kind: str
    level: str | None = None
    name: str | None = None


def make(asked: Asked) -> Steps:
    """A new table; at one screen it begins at once."""
    seats = _seats(asked.said("seats", list))
    thinking = float(asked.said("thinking", float, 1.0))
    if not 0 < thinking <= MOST_SECONDS:
        raise SeraiError("thinks-too-long", most=MOST_SECONDS)
    game = registry.game(asked.said("game", str))
    rules, options, start = _played_by(game, len(seats), asked)
    at, name = asked.at, asked.house.name
    sheet = Sheet(
        id=new_own_id(),
        game=game.name,
        rules=rules,
        options=options,
        seed=new_seed(),
        owner=OWNER,
        watch_secret="",
        created=at,
        standing=Standing(changed=at),
        confirm=asked.said("confirm", bool, False),
        thinking=thinking,
        grace=None,
        hints=asked.said("hints", bool, False),
        start=start,
        seats=tuple(seating.seated(i, one, OWNER, name, at) for i, one in enumerate(seats)),
    )
    return (yield from lay(asked.house, sheet, at))


def _seats(given: list[Json]) -> list[Wanted]:
    """Who is to sit there; friends come by a server."""
    if not all(isinstance(one, Mapping) for one in given) or not 1 <= len(given) <= _MOST_SEATS:
        raise SeraiError("bad-message")
    found = [Wanted(one.get("kind", ""), one.get("level"), one.get("name")) for one in given]
    if any(one.kind == FRIEND for one in found):
        raise NotHere("own-no-friends")
    if any(one.kind not in ("me", "here", BOT) for one in found):
        raise SeraiError("bad-message")
    seating.check_seats(found)
    return found


def _played_by(game: Game, seats: int, asked: Asked) -> tuple[int, dict[str, str], str | None]:
    """The newest rules and what was asked for; or those of the position that it begins from."""
    start: str | None = asked.body.get("start")
    if start is None:
        given = asked.said("options", dict, {})
        return game.version, _options(game, build(game, seats, given)), None
    found = position(game.name, start)
    if found.seats != seats:
        facts = {"game": Phrase(f"{found.game.name}-name"), "seats": found.seats}
        raise SeraiError("start-of-other-table", **facts)
    return found.material.rules, _options(game, found.material), start


def _options(game: Game, material: Material) -> dict[str, str]:
    """As they are kept: a file of one's own with all that is in it."""
    own = {} if material.shipped else {game.material.SOURCE: material.source}
    return {**material.options, **own}


def lay(house: House, sheet: Sheet, at: int) -> Steps:
    """A table as it is given: it begins, is kept, and is told."""
    if sum(not one.over for one in house.sheets.values()) >= MOST_TABLES:
        raise SeraiError("too-many-tables", most=MOST_TABLES)
    own, answer = begun(sheet, at)
    assert answer.addition is not None
    yield Keep(rows.of_addition(sheet, answer.addition))
    answer.then()
    house.sits(own.table.sheet)
    house.tables[sheet.id] = own
    return told_of(house, own.table.sheet, at)


# -- once more -------------------------------------------------------------------------------


def rematch(asked: Asked) -> Steps:
    """The same seats once more; whoever asks second gets the same table."""
    house, same_deal = asked.house, asked.said("same_deal", bool, False)
    before = house.sheet(asked.given["table"])
    if not before.over:
        raise Conflict("table-not-over")
    if same_deal and before.sealed(asked.at):
        raise Conflict("deal-sealed")
    following = (before.id, _AGAIN[same_deal])
    for one in house.sheets.values():
        if (one.follows, one.follows_as) == following:
            return told_of(house, one, asked.at)
    told = yield from lay(house, _follow(before, same_deal, asked.at), asked.at)
    _tell_followed(house, before, told["id"], same_deal)
    return told


def _follow(before: Sheet, same_deal: bool, at: int) -> Sheet:
    """A new game, so it is played by the newest rules."""
    newest = registry.game(before.game).version
    return replace(
        before,
        id=new_own_id(),
        rules=newest if before.start is None else before.rules,
        seed=before.seed if same_deal else new_seed(),
        open_deal=same_deal,
        standing=Standing(changed=at),
        follows=before.id,
        follows_as=_AGAIN[same_deal],
        created=at,
        day=None,
        practice=before.practice if before.start is not None else None,
        seats=tuple(seating.once_more(seat, at) for seat in before.seats),
    )


def _tell_followed(house: House, before: Sheet, following: str, same_deal: bool) -> None:
    own = house.tables.get(before.id)
    told: wire.Followed = {
        "type": "followed",
        "table": before.id,
        "next": following,
        "same_deal": same_deal,
    }
    if own is not None:
        house.tell([(page, told) for page in dict.fromkeys(page for page, _ in own.ears)])


# -- giving up -------------------------------------------------------------------------------


def resign(asked: Asked) -> Steps:
    """Give the game up at a seat of mine: it ends, or a bot plays on for the others."""
    house, level = asked.house, asked.said("level", str)
    sheet, number = _seat_of(asked)
    seating.check_level(BOT, level)
    seat = sheet.seats[number]
    if seat.resigned == OWNER:
        return told_of(house, sheet, asked.at)
    resigning.check(sheet, number, OWNER)
    own = yield from house.table(sheet.id)

    def act(table: Table) -> Addition:
        if resigning.ends(sheet, number):
            given_up = resigning.given_up(seat)
            return table.ended(given_up, resigning.result(sheet, number), asked.at)
        return table.reseated(asked.at, resigning.replaced(seat, level))

    yield from done(house, own, own.reseated(act, asked.at))
    return told_of(house, own.table.sheet, asked.at)


def change_seat(asked: Asked) -> Steps:
    """Hand a seat of mine to a bot."""
    sheet, number = _seat_of(asked)
    level = asked.body.get("level")
    if asked.said("kind", str) == FRIEND:
        raise NotHere("own-no-friends")
    if sheet.over:
        raise Conflict("table-over")
    if sheet.day is not None:
        raise Conflict("deal-own-hands")
    if sheet.seats[number].person != OWNER:
        raise NotYours("seat-not-yours", seat=number + 1)
    seating.check_level(BOT, level)
    assert isinstance(level, str), "it has just been looked at"
    own = yield from asked.house.table(sheet.id)
    bot: Seat = seating.bot(number, level)
    answer = own.reseated(lambda table: table.reseated(asked.at, bot), asked.at)
    yield from done(asked.house, own, answer)
    return told_of(asked.house, own.table.sheet, asked.at)


def _seat_of(asked: Asked) -> tuple[Sheet, int]:
    sheet, number = asked.house.sheet(asked.given["table"]), asked.number("seat")
    seating.check_number(sheet, -1 if number is None else number)
    assert number is not None
    return sheet, number
