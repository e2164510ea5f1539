"""Several processes on one store: who is there, who looks where, and who thinks for which table.

Where there can be only one process, nothing of this is written: its memory knows.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import postgres
from .buckets import Spent
from .queueing import asked, begun
from .schema.model import claims, looking, processes, seats, tables

Crowd = dict[str, dict[str, int]]
AllSpent = dict[str, Spent]  # by what was paid for
Looking = Mapping[tuple[str, int], int]  # by table and viewer, how many


def news_of(tables: Sequence[str], process: int, **more: Any) -> postgres.News:
    return {"tables": list(tables), "process": process, **more}


# -- processes ---------------------------------------------------------------------------------


def come_in(c: Connection, process: int, there: Looking) -> bool:
    """A process is there, with all who look; whether it is the first of those that are."""
    postgres.lock_schema(c)
    _remove(c, process)
    others = set(c.execute(select(processes.c.number)).scalars())
    c.execute(insert(processes).values(number=process, crowd={}, spent={}))
    for (table, viewer), number in there.items():
        note(c, process, table, viewer, number, 0)
    return not others & postgres.numbers_there(c)


def go_out(c: Connection, process: int, now: int) -> None:
    """It is not there any more: whoever was there is away, and nobody thinks for it.

    Those who look at the same tables elsewhere are told to look again.
    """
    asked.forget(c, process)
    begun.go(c, process)
    query = select(looking.c.table).where(looking.c.process == process)
    thinks = select(claims.c.table).where(claims.c.process == process)
    left = sorted(set(c.execute(query.union(thinks)).scalars()))
    _remove(c, process)
    for table in left:
        _set_away(c, table, now)
        postgres.tell(c, news_of([table], process, again=True))


def _remove(c: Connection, process: int) -> None:
    for part in (looking, claims):
        c.execute(delete(part).where(part.c.process == process))
    c.execute(delete(processes).where(processes.c.number == process))


def forget_the_dead(c: Connection, process: int, now: int) -> list[int]:
    """Processes that hold their lock no longer, and rows of some that wrote after that."""
    there = {*postgres.numbers_there(c), process}
    query = select(processes.c.number).with_for_update(skip_locked=True)
    dead = set(c.execute(query).scalars()) - there
    known = set(c.execute(select(processes.c.number)).scalars())
    strays = c.execute(select(looking.c.process).union(select(claims.c.process))).scalars()
    dead |= set(strays) - known - there
    for number in sorted(dead):
        go_out(c, number, now)
    return sorted(dead)


def set_crowd(
    c: Connection, process: int, crowd: Crowd, spent: AllSpent
) -> tuple[list[Crowd], dict[int, AllSpent]]:
    """Who has how many sockets in a process, and what was spent there; and in all others."""
    here = processes.c.number == process
    known = c.execute(select(processes.c.crowd, processes.c.spent).where(here)).one_or_none()
    if known is not None and (known.crowd, known.spent) != (crowd, spent):
        c.execute(update(processes).where(here).values(crowd=crowd, spent=spent))
    others = c.execute(select(processes).where(~here)).all()
    return [row.crowd for row in others], {row.number: row.spent for row in others}


# -- who looks ---------------------------------------------------------------------------------


def note(c: Connection, process: int, table: str, viewer: int, number: int, now: int) -> None:
    """So many look from there now, in one process; who looks nowhere any more is away since now."""
    _lock(c, table)
    here = and_(looking.c.process == process, looking.c.table == table, looking.c.viewer == viewer)
    if not number:
        c.execute(delete(looking).where(here))
    elif not c.execute(update(looking).where(here).values(number=number)).rowcount:
        row = {"process": process, "table": table, "viewer": viewer, "number": number}
        c.execute(insert(looking).values(row))
    _set_away(c, table, now)
    postgres.tell(c, news_of([table], process))


def looked_at(c: Connection, ids: Sequence[str], process: int) -> dict[str, list[int]]:
    """From where each table is looked at in other processes, once for each who looks."""
    found: dict[str, list[int]] = defaultdict(list)
    query = select(looking).where(looking.c.table.in_(ids), looking.c.process != process)
    for row in c.execute(query.order_by(looking.c.table, looking.c.viewer)):
        found[row.table] += [row.viewer] * row.number
    return dict(found)


def _set_away(c: Connection, table: str, now: int) -> None:
    """Keep who is there and who is not, as their rows say; `now` is 0 if nobody has gone."""
    viewers = set(c.execute(select(looking.c.viewer).where(looking.c.table == table)).scalars())
    sitting = c.execute(select(seats).where(seats.c.table == table)).all()
    here = {row.person for row in sitting if row.seat in viewers}
    for row in sitting:
        if row.person is None or (row.away_since is None) == (row.person in here):
            continue
        since = None if row.person in here else now
        if since == 0:
            continue
        mine = and_(seats.c.table == table, seats.c.seat == row.seat)
        c.execute(update(seats).where(mine).values(away_since=since))


def _lock(c: Connection, table: str) -> None:
    """Who comes and goes at one table does so one after the other."""
    c.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


# -- who thinks --------------------------------------------------------------------------------


def claim(c: Connection, process: int, table: str) -> bool:
    """Whether that process, and no other, may let a bot think there."""
    owner = select(claims.c.process).where(claims.c.table == table)
    there = c.execute(owner).scalar_one_or_none()
    if there is None:
        try:
            with c.begin_nested():
                c.execute(insert(claims).values(table=table, process=process))
        except IntegrityError:
            return False
        return True
    return bool(there == process)


def give_up(c: Connection, process: int, table: str, tell: bool) -> None:
    """Another may let the bot think; if it was not done, they are told."""
    c.execute(delete(claims).where(claims.c.table == table, claims.c.process == process))
    if tell:
        postgres.tell(c, news_of([table], process, again=True))
