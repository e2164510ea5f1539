"""How far somebody has come: a word for each item of a kind, kept with the person.

A kind is what it belongs to (`course`, `puzzle`, …), an item what it is about (a game, a puzzle),
and the word says how it stands with it. What the words mean is for those who write them to know.
"""

from collections.abc import Callable, Mapping

from sqlalchemy import Connection, and_, delete, func, select, update

from ..errors import TooMuch
from ..moments import add_once
from ..schema.model import progress
from ..store import Store

Notes = Mapping[str, str | None]  # by item; None: nothing is to be known of it any more
Change = Callable[[Mapping[str, str]], Notes]  # what is to be noted, from what there is


class Progress:
    """Its part of the store."""

    def __init__(self, store: Store, most: int) -> None:
        self._store, self._most = store, most

    async def of(self, person: str, kind: str) -> dict[str, str]:
        """All that is noted of a kind, item by item."""
        return await self._store.ask(lambda c: _all(c, person, kind))

    async def note(self, person: str, kind: str, notes: Notes, now: int) -> None:
        """Note these, all of them or, if that would be more than a person may have, none."""

        def work(c: Connection) -> None:
            for item, value in sorted(notes.items()):
                _note(c, {"person": person, "kind": kind, "item": item}, value, now)
            if _number(c, person) > self._most:
                raise TooMuch("too-many-notes", most=self._most)

        await self._store.change(work)

    async def change(self, person: str, kind: str, change: Change, at: int) -> dict[str, str]:
        """Note what follows from all that is noted of a kind; and what is noted then."""

        def work(c: Connection) -> dict[str, str]:
            noted = _all(c, person, kind)
            for item, value in sorted(change(noted).items()):
                _note(c, {"person": person, "kind": kind, "item": item}, value, at)
            if _number(c, person) > self._most:
                raise TooMuch("too-many-notes", most=self._most)
            return _all(c, person, kind)

        return await self._store.change(work)


def _all(c: Connection, person: str, kind: str) -> dict[str, str]:
    where = and_(progress.c.person == person, progress.c.kind == kind)
    query = select(progress.c.item, progress.c.value).where(where).order_by(progress.c.item)
    return {row.item: row.value for row in c.execute(query)}


def _note(c: Connection, place: dict[str, str], value: str | None, now: int) -> None:
    here = and_(*(progress.c[name] == word for name, word in place.items()))
    if value is None:
        c.execute(delete(progress).where(here))
    elif not c.execute(update(progress).where(here).values(value=value, changed=now)).rowcount:
        add_once(c, progress, **place, value=value, changed=now)


def _number(c: Connection, person: str) -> int:
    query = select(func.count()).select_from(progress).where(progress.c.person == person)
    return c.execute(query).scalar_one()
