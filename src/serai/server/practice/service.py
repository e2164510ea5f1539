"""Tables to practise at: their deal or position is given, and so is what was made of it before."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from serai.bots.names import LEVELS
from serai.coach.practice import Exercise, exercises
from serai.core import registry
from serai.core.chance import new_seed
from serai.core.errors import SeraiError
from serai.tables import seating, wire
from serai.tables.errors import Conflict
from serai.tables.ids import new_id, new_secret
from serai.tables.sheet import Sheet, Standing

from .. import loading
from ..clock import now
from ..errors import ServerError
from ..finding import practised
from ..guests import Person
from ..lobby import Lobby
from ..served import ServedTable


class NoExercise(ServerError):
    status = 404


@dataclass(frozen=True)
class Practice:
    lobby: Lobby

    async def told(self, person: Person, game: str) -> wire.PracticeTold:
        found = await self._exercises(game)
        tries = await self._tries(person, game) if person.id else []
        return {"game": game, "exercises": [_told(one, tries) for one in found]}

    async def begin(self, person: Person, game: str, name: str, level: str) -> ServedTable:
        """A table at which a position is played out."""
        found = {one.name: one for one in await self._exercises(game)}.get(name)
        if found is None:
            raise NoExercise("no-exercise", name=name)
        _check_level(level)
        at = now()
        sheet = Sheet(
            id=new_id(),
            game=game,
            rules=found.rules,
            options=found.options,
            seed=new_seed(),
            owner=person.id,
            watch_secret=new_secret(),
            created=at,
            standing=Standing(changed=at),
            start=found.start,
            practice={
                "of": name,
                "seat": found.seat,
                "points": list(found.points),
                "result": list(found.result),
            },
            seats=_seats(person, found.seats, found.seat, level, at),
        )
        return await self.lobby.lay(person, sheet)

    async def other_side(
        self, person: Person, table: str, wanted: wire.PractiseTable
    ) -> ServedTable:
        """The same deal once more, from another seat."""
        before = (await self.lobby.visible_table(person, table)).sheet
        if not before.over:
            raise Conflict("table-not-over")
        if before.sealed(now()):
            raise Conflict("deal-sealed")
        seating.check_number(before, wanted.seat)
        _check_level(wanted.level)
        game = await self.lobby.room.threads.run(loading.game, before.game)
        at, standing = now(), before.standing
        sheet = Sheet(
            id=new_id(),
            game=before.game,
            rules=game.version if before.start is None else before.rules,
            options=before.options,
            seed=before.seed,
            open_deal=True,
            owner=person.id,
            watch_secret=new_secret(),
            created=at,
            standing=Standing(changed=at),
            start=before.start,
            practice={
                "of": before.id,
                "seat": wanted.seat,
                "points": standing.points or [None] * len(before.seats),
                "result": standing.result or [],
            },
            seats=_seats(person, len(before.seats), wanted.seat, wanted.level, at),
        )
        return await self.lobby.lay(person, sheet)

    async def _exercises(self, game: str) -> tuple[Exercise, ...]:
        registry.manifest_of(game)
        return await self.lobby.room.threads.run(exercises, game)

    async def _tries(self, person: Person, game: str) -> list[tuple[str, int | None]]:
        """What a person has practised to the end: which position, with how many points."""
        return await self.lobby.store.ask(lambda c: practised(c, person.id, game))


def _told(one: Exercise, tries: Iterable[tuple[str, int | None]]) -> wire.ExerciseTold:
    mine = [points for name, points in tries if name == one.name]
    known: list[int] = [points for points in mine if points is not None]
    return {
        "name": one.name,
        "kind": one.kind,
        "seat": one.seat,
        "seats": one.seats,
        "left": one.left,
        "points": list(one.points),
        "result": list(one.result),
        "best": max(known, default=None),
        "tried": len(mine),
    }


def _seats(person: Person, number: int, own: int, level: str, at: int) -> tuple[Any, ...]:
    me, bot = wire.NewSeat(kind="me"), wire.NewSeat(kind="bot", level=level)
    return tuple(
        seating.seated(seat, me if seat == own else bot, person.id, person.name, at)
        for seat in range(number)
    )


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise SeraiError("unknown-bot", name=level, known=list(LEVELS))
