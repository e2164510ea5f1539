"""Tables carried here from a server, and there from here."""

from dataclasses import replace

from serai.coach.texts import game_of
from serai.core import registry
from serai.core.errors import SeraiError
from serai.tables import carrying, wire
from serai.tables.ids import new_own_id

from .. import rows
from ..asking import Asked, Keep, Steps, Think
from ..bodies import body_of
from ..table import MOST_ENTRIES, OWNER, OwnTable
from .listing import told_of
from .making import MOST_SECONDS


def carried(asked: Asked) -> Steps:
    """One of this browser's, to go on at a server."""
    own = yield from asked.house.table(asked.given["table"])
    return carrying.carried(own.table, asked.at)


def take_in(asked: Asked) -> Steps:
    """One of a server's, to go on here."""
    wanted = body_of(wire.CarriedTable, asked)
    if wanted.thinking > MOST_SECONDS:
        raise SeraiError("thinks-too-long", most=MOST_SECONDS)
    game = registry.game(game_of(wanted.record))
    found = yield Think({"kind": "carry", "text": wanted.record})
    house, at = asked.house, asked.at
    sheet = carrying.blank(game, new_own_id(), OWNER, "", wanted, at)
    told = carrying.Played(**found)
    table, addition = carrying.taken_in(
        game, replace(sheet, grace=None), told, wanted.seats, house.name, at, MOST_ENTRIES
    )
    yield Keep(rows.of_addition(table.sheet, addition))
    table.kept(addition)
    house.sits(table.sheet)
    house.tables[table.sheet.id] = OwnTable(table)
    return told_of(house, table.sheet, at)
