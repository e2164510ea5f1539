"""What is kept of the deals of the days: each is drawn once, whichever process is the first."""

from contextlib import suppress
from dataclasses import asdict

from sqlalchemy import Connection, and_, func, insert, select
from sqlalchemy.exc import IntegrityError

from serai.coach.daily import PLAYER
from serai.coach.daily_tables import Dealt, Over, played
from serai.tables.sheet import FINISHED

from ..finding import compares
from ..schema.model import deals, people, seats, tables
from ..store import Store

_MOST_GAMES = 5_000  # of a day that are compared
_PAST = 14  # days that are listed


class Shelf:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def publish(self, deal: Dealt) -> None:
        """Keep it, if none is there yet for that day: another process may have been quicker."""

        def work(c: Connection) -> None:
            with suppress(IntegrityError), c.begin_nested():
                c.execute(insert(deals).values(asdict(deal)))

        await self._store.change(work)

    async def published(self, since: str) -> set[tuple[str, str]]:
        """Of which games there are deals on which days, from a day on."""
        query = select(deals.c.day, deals.c.game).where(deals.c.day >= since)
        return await self._store.ask(lambda c: {(row.day, row.game) for row in c.execute(query)})

    async def deal(self, day: str, game: str) -> Dealt | None:
        query = select(deals).where(deals.c.day == day, deals.c.game == game)

        def work(c: Connection) -> Dealt | None:
            row = c.execute(query).first()
            return None if row is None else Dealt(**row._mapping)

        return await self._store.ask(work)

    async def days_before(self, day: str, game: str) -> list[str]:
        """The last days that had a deal, the newest first."""
        query = select(deals.c.day).where(deals.c.game == game, deals.c.day < day)
        last = query.order_by(deals.c.day.desc()).limit(_PAST)
        return await self._store.ask(lambda c: list(c.execute(last).scalars()))

    async def table_of(self, day: str, game: str, person: str) -> tuple[str, str] | None:
        """The table at which somebody plays a deal, or has played it, and how that stands."""
        where = and_(tables.c.day == day, tables.c.game == game, tables.c.owner == person)
        query = select(tables.c.id, tables.c.status).where(where)

        def work(c: Connection) -> tuple[str, str] | None:
            row = c.execute(query).first()
            return None if row is None else (row.id, row.status)

        return await self._store.ask(work)

    async def compares(self, day: str, game: str, person: str, today: str) -> bool:
        return await self._store.ask(lambda c: compares(c, day, game, person, today))

    async def number(self, day: str, game: str) -> int:
        """How many have played a deal to its end."""
        over = and_(tables.c.day == day, tables.c.game == game, tables.c.status == FINISHED)
        query = select(func.count()).select_from(tables).where(over)
        return await self._store.ask(lambda c: c.execute(query).scalar_one())

    async def games(self, day: str, game: str) -> list[Over]:
        """All of them, the first that was over first."""
        where = and_(tables.c.day == day, tables.c.game == game, tables.c.status == FINISHED)
        about = (tables.c.id, tables.c.owner, tables.c.changed, tables.c.points, tables.c.result)
        query = (
            select(*about, people.c.name, seats.c.resigned)
            .join(people, people.c.id == tables.c.owner)
            .join(seats, and_(seats.c.table == tables.c.id, seats.c.seat == PLAYER))
            .where(where)
            .order_by(tables.c.changed, tables.c.id)
            .limit(_MOST_GAMES)
        )

        def work(c: Connection) -> list[Over]:
            return [
                Over(
                    row.id,
                    row.owner,
                    row.name,
                    row.changed,
                    played(row.points, row.result, row.resigned is not None),
                )
                for row in c.execute(query)
            ]

        return await self._store.ask(work)
