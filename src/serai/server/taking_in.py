"""A table that was begun elsewhere, in a browser without a server, and goes on here."""

from serai.coach.texts import game_of
from serai.core.errors import SeraiError
from serai.tables import carrying, wire
from serai.tables.ids import new_id, new_secret

from . import loading
from .asking import asking
from .clock import now
from .guests import Person
from .lobby import Lobby
from .served import ServedTable


async def take_in(lobby: Lobby, person: Person, wanted: wire.CarriedTable) -> ServedTable:
    """Its record is read and replayed in another process; what comes of it is kept as a whole."""
    if wanted.thinking > lobby.limits.seconds_to_think:
        raise SeraiError("thinks-too-long", most=lobby.limits.seconds_to_think)
    threads, name = lobby.room.threads, game_of(wanted.record)
    game = await threads.run(loading.game, name)
    job = {"kind": "carry", "text": wanted.record}
    told = carrying.Played(**await lobby.checks.do(asking(), name, job))
    at, most = now(), lobby.limits.entries_per_table
    sheet = carrying.blank(game, new_id(), person.id, new_secret(), wanted, at)
    table, addition = await threads.run(
        carrying.taken_in, game, sheet, told, wanted.seats, person.name, at, most
    )
    return await lobby.lay(person, table.sheet.standing_so(addition.standing), addition.lines)
