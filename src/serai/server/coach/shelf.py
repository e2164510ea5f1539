"""What the coach keeps in the store: analyses with their documents and links, hints that were used.

Documents are kept as they are sent, but for their sentences.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from serai.core.annotations import Hint
from serai.core.chance import commitment
from serai.tables.sheet import FINISHED

from ..schema.model import analyses, hints, tables
from ..store import Store

TABLE = "table"
WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"


@dataclass(frozen=True)
class Kept:
    """An analysis as it is kept."""

    id: str
    table: str | None
    person: str
    kind: str
    game: str
    text: str | None
    status: str
    edition: int
    document: str | None
    variations: list[dict[str, Any]]
    secret: str | None
    created: int
    changed: int


class Shelf:
    """The coach's part of the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, kept: Kept) -> Kept:
        """Put it there; of a table, the one that is there already."""

        def work(c: Connection) -> Kept:
            with suppress(IntegrityError), c.begin_nested():
                c.execute(insert(analyses).values(asdict(kept)))
            return _of_table(c, kept.table) or _named(c, kept.id) or kept

        return await self._store.change(work)

    async def of_table(self, table: str) -> Kept | None:
        return await self._store.ask(lambda c: _of_table(c, table))

    async def named(self, name: str) -> Kept | None:
        """By its id, or by the secret of its link."""
        return await self._store.ask(lambda c: _named(c, name))

    async def of_person(self, person: str) -> list[Kept]:
        """What somebody handed in, the newest first."""
        where = (analyses.c.person == person, analyses.c.table.is_(None))
        query = select(analyses).where(*where).order_by(analyses.c.created.desc())
        return await self._store.ask(lambda c: [_kept(row) for row in c.execute(query)])

    async def change(self, name: str, **values: Any) -> None:
        where = update(analyses).where(analyses.c.id == name)
        await self._store.change(lambda c: c.execute(where.values(values)).rowcount)

    async def remove(self, names: Sequence[str]) -> None:
        gone = delete(analyses).where(analyses.c.id.in_(list(names)))
        await self._store.change(lambda c: c.execute(gone).rowcount)

    async def is_being_played(self, committed: str) -> bool:
        """Whether a game goes on here whose seed has that commitment."""
        query = select(tables.c.seed).where(tables.c.status != FINISHED)

        def work(c: Connection) -> bool:
            return any(commitment(seed) == committed for seed in c.execute(query).scalars())

        return await self._store.ask(work)

    async def note_hint(self, table: str, hint: Hint, now: int) -> None:
        row = {"table": table, **asdict(hint), "at": now}

        def work(c: Connection) -> None:
            with suppress(IntegrityError), c.begin_nested():
                c.execute(insert(hints).values(row))

        await self._store.change(work)

    async def hints_at(self, table: str) -> list[Hint]:
        query = select(hints).where(hints.c.table == table)
        query = query.order_by(hints.c.n, hints.c.seat, hints.c.what.desc())

        def work(c: Connection) -> list[Hint]:
            return [Hint(row.n, row.seat, row.what) for row in c.execute(query)]

        return await self._store.ask(work)


def _of_table(c: Connection, table: str | None) -> Kept | None:
    if table is None:
        return None
    row = c.execute(select(analyses).where(analyses.c.table == table)).one_or_none()
    return None if row is None else _kept(row)


def _named(c: Connection, name: str) -> Kept | None:
    where = (analyses.c.id == name) | (analyses.c.secret == name)
    row = c.execute(select(analyses).where(where)).one_or_none()
    return None if row is None else _kept(row)


def _kept(row: Any) -> Kept:
    return Kept(**{field.name: row._mapping[field.name] for field in fields(Kept)})
