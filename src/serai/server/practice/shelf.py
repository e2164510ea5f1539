"""What is kept of practice: nothing but the tables themselves."""

from sqlalchemy import Connection, and_, select

from serai.tables.sheet import FINISHED

from ..guests import Person
from ..schema.model import tables
from ..store import Store

_MOST_TRIES = 500  # that are looked through, the last first

Try = tuple[str, int | None]


async def tries(store: Store, person: Person, game: str) -> list[Try]:
    """What a person has practised to the end: which position, with how many points."""
    over = and_(tables.c.owner == person.id, tables.c.status == FINISHED)
    where = and_(over, tables.c.game == game, tables.c.practice.is_not(None))
    query = select(tables.c.practice, tables.c.points).where(where)
    last = query.order_by(tables.c.changed.desc()).limit(_MOST_TRIES)

    def work(c: Connection) -> list[Try]:
        rows = [(row.practice, row.points) for row in c.execute(last)]
        return [(given["of"], points and points[given["seat"]]) for given, points in rows]

    return await store.ask(work)
