"""Practice on a server: tables are laid for it, and what was made of each position is known."""

from dataclasses import dataclass

from serai.coach import practice_tables
from serai.coach.practice import Exercise
from serai.coach.practice_tables import Try
from serai.core import registry
from serai.tables import wire

from .. import loading
from ..clock import now
from ..finding import practised
from ..guests import Person
from ..lobby import Lobby
from ..served import ServedTable


@dataclass(frozen=True)
class Practice:
    lobby: Lobby

    async def told(self, person: Person, game: str) -> wire.PracticeTold:
        registry.manifest_of(game)
        tries = await self._tries(person, game) if person.id else []
        return await self.lobby.room.threads.run(practice_tables.practice_told, game, tries)

    async def begin(self, person: Person, game: str, name: str, level: str) -> ServedTable:
        """A table at which a position is played out."""
        found: Exercise = await self.lobby.room.threads.run(
            practice_tables.exercise_named, game, name
        )
        sheet = practice_tables.laid(found, game, level, person.id, person.name, now())
        return await self.lobby.lay(person, sheet)

    async def other_side(
        self, person: Person, table: str, wanted: wire.PractiseTable
    ) -> ServedTable:
        """The same deal once more, from another seat."""
        before = (await self.lobby.visible_table(person, table)).sheet
        practice_tables.check_over(before, wanted.seat, wanted.level, now())
        game = await self.lobby.room.threads.run(loading.game, before.game)
        sheet = practice_tables.other_side(
            before, game.version, wanted.seat, wanted.level, person.id, person.name, now()
        )
        return await self.lobby.lay(person, sheet)

    async def _tries(self, person: Person, game: str) -> list[Try]:
        """What a person has practised to the end: which position, with how many points."""
        return await self.lobby.store.ask(lambda c: practised(c, person.id, game))
