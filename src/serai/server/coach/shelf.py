"""What the coach keeps in the store: analyses with their documents and links, hints that were used.

Documents are kept as they are sent, but for their sentences.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from functools import lru_cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from serai.coach.analyses import Data, Kept, tag_of
from serai.core.annotations import Hint
from serai.core.chance import commitment
from serai.core.days import day_at
from serai.tables.sheet import FINISHED

from ..schema.model import analyses, deals, hints, tables
from ..store import Store

_LONG = ("text", "document", "variations")
_LIGHT = [column for column in analyses.c if column.name not in _LONG]


# So that all that go on are not reckoned anew with every text.
_commitment = lru_cache(maxsize=1 << 17)(commitment)


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
        """What somebody handed in, the newest first, without its text and all that was found."""
        where = (analyses.c.person == person, analyses.c.table.is_(None))
        query = select(*_LIGHT).where(*where).order_by(analyses.c.created.desc())
        return await self._store.ask(lambda c: [_kept(row) for row in c.execute(query)])

    async def share(self, name: str, secret: str) -> str:
        """The secret of its link: that one, unless it has one already."""
        which = analyses.c.id == name

        def work(c: Connection) -> str:
            free = update(analyses).where(which, analyses.c.secret.is_(None))
            c.execute(free.values(secret=secret))
            return c.execute(select(analyses.c.secret).where(which)).scalar_one_or_none() or secret

        return await self._store.change(work)

    async def keep_variations(self, name: str, before: str | None, found: list[Data]) -> bool:
        """Unless others stand there by now than those that they were to replace."""
        which = analyses.c.id == name

        def work(c: Connection) -> bool:
            there = select(analyses.c.variations).where(which).with_for_update()
            kept = c.execute(there).scalar_one_or_none()
            if kept is None or before not in (None, tag_of(kept)):
                return False
            c.execute(update(analyses).where(which).values(variations=found))
            return True

        return await self._store.change(work)

    async def change(self, name: str, **values: Any) -> None:
        where = update(analyses).where(analyses.c.id == name)
        await self._store.change(lambda c: c.execute(where.values(values)).rowcount)

    async def remove(self, names: Sequence[str]) -> None:
        gone = delete(analyses).where(analyses.c.id.in_(list(names)))
        await self._store.change(lambda c: c.execute(gone).rowcount)

    async def is_being_played(self, committed: str) -> bool:
        """Whether a game goes on here whose seed has that commitment."""
        return await self._is_of(committed, select(tables.c.seed), tables.c.status != FINISHED)

    async def is_being_dealt(self, committed: str, now: int) -> bool:
        """Whether it is that of a deal of today, or of a day to come."""
        return await self._is_of(committed, select(deals.c.seed), deals.c.day >= day_at(now))

    async def _is_of(
        self, committed: str, seeds: Select[tuple[str]], where: ColumnElement[bool]
    ) -> bool:
        def work(c: Connection) -> bool:
            found = c.execute(seeds.where(where)).scalars()
            return any(_commitment(str(seed)) == committed for seed in found)

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
    return Kept(**{field.name: row._mapping.get(field.name) for field in fields(Kept)})
