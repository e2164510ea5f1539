"""Who is told what of a deal of the day, and when.

Its commitment is there before its day, its seed after it; one that was missing when its day began
is published on the day itself, and tells so by its moment. What others have played is told to those
who have played the deal to its end, and, when the day is over, to all but those who still play it.
A game counts for the day on which it was begun, whenever it ends.
"""

from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from serai.coach import daily_tables
from serai.coach.daily_tables import Dealt
from serai.core import days, registry
from serai.core.chance import new_seed
from serai.core.errors import SeraiError
from serai.tables import wire
from serai.tables.errors import NotThere

from .. import loading
from ..clock import now
from ..guests import Person
from ..lobby import Lobby
from ..logs import log
from ..served import ServedTable
from .shelf import Shelf

AHEAD = 7  # days for which deals are published


@dataclass(frozen=True)
class Days:
    """The deals of the days."""

    lobby: Lobby
    shelf: Shelf

    async def publish(self, at: int) -> None:
        """Draw the deals of the next days, as far as there are none, and first of all one of today
        where a server is new or was away: nobody can have begun it before, and everybody is told
        that it was published only then."""
        today = days.day_at(at)
        there = await self.shelf.published(today)
        for ahead in range(AHEAD + 1):
            for game in registry.names():
                if (day := days.later(today, ahead), game) not in there:
                    await self._publish(game, day, at)

    async def _publish(self, game: str, day: str, at: int) -> None:
        try:
            dealt = await self.lobby.room.threads.run(daily_tables.drawn, game, day, new_seed(), at)
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
            return await self.lobby.lay(person, daily_tables.laid(deal, person.id, person.name, at))
        except IntegrityError:  # begun on another device a moment ago
            there = await self.shelf.table_of(deal.day, game, person.id)
            if there is None:
                raise
            return await self.lobby.table(there[0])

    async def _deal(self, game: str, day: str) -> Dealt:
        found = await self.shelf.deal(day, game)
        if found is None or days.day_at(now()) < day:
            raise NotThere("no-deal", day=day)
        return found

    # -- told -------------------------------------------------------------------------------

    async def told(self, person: Person, game: str, day: str | None) -> wire.DayTold:
        registry.manifest_of(game)
        at = now()
        today = days.day_at(at)
        wanted = daily_tables.asked_day(day, today)
        deal = await self.shelf.deal(wanted, game)
        mine = await self.shelf.table_of(wanted, game, person.id) if person.id else None
        is_open = await self.shelf.compares(wanted, game, person.id, today)
        over = await self.shelf.games(wanted, game) if is_open or mine else []
        results = await self.lobby.room.threads.run(
            daily_tables.results, over, person.id, days.end_of(wanted)
        )
        own = [one for one in results if one["mine"]]
        return {
            "game": game,
            "day": wanted,
            "today": today,
            "now": at,
            "begins": days.begin_of(wanted),
            "ends": days.end_of(wanted),
            "deal": None
            if deal is None
            else daily_tables.deal_told(deal, wanted < today and is_open),
            "mine": None if mine is None else daily_tables.mine_told(*mine, own),
            "results": results[: daily_tables.BEST] if is_open else None,
            "played": await self.shelf.number(wanted, game),
            "past": await self.shelf.days_before(today, game),
            "next": await self._next(game, days.later(today)),
        }

    async def _next(self, game: str, day: str) -> wire.NextDealTold | None:
        """What is committed for tomorrow."""
        deal = await self.shelf.deal(day, game)
        return None if deal is None else daily_tables.next_told(deal)
