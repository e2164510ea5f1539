"""Who is told what of a deal of the day, and when.

Its commitment is there before its day, its seed after it. What others have played is told to those
who have played the deal to its end, and, when the day is over, to all but those who still play it.
A game counts for the day on which it was begun, whenever it ends.
"""

from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from serai.coach.daily import deal_of, ranked
from serai.core import days, registry
from serai.core.chance import commitment, new_seed
from serai.core.errors import SeraiError
from serai.core.material import build
from serai.tables import seating, wire
from serai.tables.ids import new_id, new_secret
from serai.tables.sheet import FINISHED, Sheet, Standing

from .. import loading
from ..clock import now
from ..errors import ServerError
from ..guests import Person
from ..lobby import Lobby
from ..logs import log
from ..served import ServedTable
from .shelf import Dealt, Over, Shelf

AHEAD = 7  # days for which deals are published
_BEST = 20  # games that are listed


class NoDeal(ServerError):
    """That day has none: it was not published before it began, or is still to come."""

    status = 404


@dataclass(frozen=True)
class Days:
    """The deals of the days."""

    lobby: Lobby
    shelf: Shelf

    async def publish(self, at: int) -> None:
        """Draw the deals of the next days, as far as there are none. Never one of today: a deal
        that nobody could have seen the commitment of is not dealt."""
        today = days.day_at(at)
        there = await self.shelf.published(today)
        for game in registry.names():
            for ahead in range(1, AHEAD + 1):
                if (day := days.later(today, ahead), game) not in there:
                    await self._publish(game, day, at)

    async def _publish(self, game: str, day: str, at: int) -> None:
        try:
            dealt = await self.lobby.room.threads.run(_drawn, game, day, at)
        except SeraiError as error:  # a game that cannot be played; the others can
            log.warning("no-deal", game=game, why=str(error))
            return
        await self.shelf.publish(dealt)

    # -- played -----------------------------------------------------------------------------

    async def begin(self, person: Person, game: str) -> ServedTable:
        """The table at which a person plays the deal of today; once begun, always the same."""
        at = now()
        deal = await self._deal(game, days.day_at(at))
        there = await self.shelf.table_of(deal.day, game, person.id)
        if there is not None:
            return await self.lobby.table(there[0])
        await self.lobby.room.threads.run(loading.game, game)
        try:
            return await self.lobby.lay(person, _sheet(deal, person, at))
        except IntegrityError:  # begun on another device a moment ago
            there = await self.shelf.table_of(deal.day, game, person.id)
            if there is None:
                raise
            return await self.lobby.table(there[0])

    async def _deal(self, game: str, day: str) -> Dealt:
        found = await self.shelf.deal(day, game)
        if found is None or days.day_at(now()) < day:
            raise NoDeal("no-deal", day=day)
        return found

    # -- told -------------------------------------------------------------------------------

    async def told(self, person: Person, game: str, day: str | None) -> wire.DayTold:
        registry.manifest_of(game)
        at = now()
        today = days.day_at(at)
        wanted = day or today
        if wanted > today or not days.is_day(wanted):
            raise NoDeal("no-deal", day=wanted)
        deal = await self.shelf.deal(wanted, game)
        mine = await self.shelf.table_of(wanted, game, person.id) if person.id else None
        is_open = await self.shelf.compares(wanted, game, person.id, today)
        over = await self.shelf.games(wanted, game) if is_open or mine else []
        results = await self.lobby.room.threads.run(_results, over, person.id, days.end_of(wanted))
        own = [one for one in results if one["mine"]]
        return {
            "game": game,
            "day": wanted,
            "today": today,
            "now": at,
            "begins": days.begin_of(wanted),
            "ends": days.end_of(wanted),
            "deal": None if deal is None else _told(deal, wanted < today and is_open),
            "mine": None if mine is None else _mine(mine, own),
            "results": results[:_BEST] if is_open else None,
            "played": await self.shelf.number(wanted, game),
            "past": await self.shelf.days_before(today, game),
            "next": await self._next(game, days.later(today)),
        }

    async def _next(self, game: str, day: str) -> wire.NextDealTold | None:
        """What is committed for tomorrow."""
        deal = await self.shelf.deal(day, game)
        if deal is None:
            return None
        return {
            "day": day,
            "begins": days.begin_of(day),
            "seats": deal.seats,
            "level": deal.level,
            "commitment": commitment(deal.seed),
        }


def _drawn(game: str, day: str, at: int) -> Dealt:
    supply = registry.supply(game)
    deal = deal_of(game, supply.material.SEATS, day)
    material = build(supply, deal.seats, {})
    options = dict(material.options)
    return Dealt(day, game, new_seed(), material.rules, deal.seats, deal.level, options, at)


def _sheet(deal: Dealt, person: Person, at: int) -> Sheet:
    bot = wire.NewSeat(kind="bot", level=deal.level)
    wanted = [wire.NewSeat(kind="me"), *[bot] * (deal.seats - 1)]
    return Sheet(
        id=new_id(),
        game=deal.game,
        rules=deal.rules,
        options=deal.options,
        seed=deal.seed,
        owner=person.id,
        watch_secret=new_secret(),
        created=at,
        standing=Standing(changed=at),
        seats=tuple(
            seating.seated(i, seat, person.id, person.name, at) for i, seat in enumerate(wanted)
        ),
        day=deal.day,
    )


def _results(over: list[Over], person: str, end: int) -> list[wire.DayResultTold]:
    """The best first; whoever resigned has no rank."""
    return [
        {
            "rank": None if (game := over[at]).played.resigned else rank,
            "name": game.name,
            "table": game.table,
            "points": list(game.played.points),
            "share": game.played.share,
            "resigned": game.played.resigned,
            "late": game.changed >= end,
            "mine": game.person == person,
        }
        for at, rank in ranked([one.played for one in over])
    ]


def _told(deal: Dealt, seed: bool) -> wire.DealTold:
    return {
        "seats": deal.seats,
        "level": deal.level,
        "rules": deal.rules,
        "options": {name: value for name, value in deal.options.items() if "\n" not in value},
        "commitment": commitment(deal.seed),
        "seed": deal.seed if seed else None,
        "published": deal.published,
    }


def _mine(there: tuple[str, str], own: list[wire.DayResultTold]) -> wire.MyDayTold:
    table, status = there
    done = status == FINISHED and bool(own)
    return {
        "table": table,
        "over": done,
        "result": own[0] if done else None,
    }
