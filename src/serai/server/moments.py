"""When the house was last there, and when it was last tidied."""

from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Table, and_, case, insert, select, update
from sqlalchemy.exc import IntegrityError

from serai.tables.sheet import FINISHED

from .schema.model import moments, seats, tables

_ALIVE, _TIDIED = "alive", "tidied"


def mark(c: Connection, now: int) -> None:
    """Until now the server was there."""
    here = moments.c.name == _ALIVE
    if not c.execute(update(moments).where(here).values(at=now)).rowcount:
        add_once(c, moments, name=_ALIVE, at=now)


def add_once(c: Connection, into: Table, **row: Any) -> None:
    """A row that may be there already, or be added by another process at this moment."""
    with suppress(IntegrityError), c.begin_nested():
        c.execute(insert(into).values(row))


def wake_up(c: Connection, now: int) -> None:
    """While the server slept nobody was away any longer."""
    alive = c.execute(select(moments.c.at).where(moments.c.name == _ALIVE)).scalar()
    slept = 0 if alive is None else max(0, now - alive)
    going = select(tables.c.id).where(tables.c.status != FINISHED)
    mine = and_(seats.c.person.is_not(None), seats.c.table.in_(going))
    later = seats.c.away_since + slept
    since = case((later.is_(None), now), (later > now, now), else_=later)
    c.execute(update(seats).where(mine).values(away_since=since))
    mark(c, now)


def takes_turn(c: Connection, now: int, pause: int) -> bool:
    """Whether the last turn was so long ago; then it is this one's."""
    last = c.execute(select(moments.c.at).where(moments.c.name == _TIDIED).with_for_update())
    at: int | None = last.scalar_one_or_none()
    if at is None:
        add_once(c, moments, name=_TIDIED, at=now)
        return True
    due = now - at >= pause
    if due:
        c.execute(update(moments).where(moments.c.name == _TIDIED).values(at=now))
    return due
