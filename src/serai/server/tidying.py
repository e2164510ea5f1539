"""What of the store may go: tables that nobody has played at or wants to see, guests with nothing.

What somebody else still has on their list stays, whatever others do.
"""

from collections.abc import Sequence
from enum import Enum

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, update

from serai.tables.sheet import FINISHED

from .clock import DAY
from .schema.model import (
    analyses,
    device_links,
    hints,
    log,
    looking,
    people,
    progress,
    put_away,
    seats,
    tables,
    tokens,
    watchers,
)


class Sort(Enum):
    """Tables that may go."""

    UNPLAYED = "unplayed"
    PUT_AWAY = "put away"


def _is(sort: Sort, before: int) -> ColumnElement[bool]:
    return _is_unplayed(before) if sort is Sort.UNPLAYED else _is_put_away(before)


def _may_go(before: int) -> ColumnElement[bool]:
    """A deal of the day stays until nobody can begin it a second time."""
    return or_(tables.c.day.is_(None), tables.c.created < before - 2 * DAY)


def _is_unplayed(before: int) -> ColumnElement[bool]:
    """No person has ever moved there, and nothing has happened since then.

    Not one that another follows: the follower goes first, if it goes.
    """
    later = tables.alias()
    followed = exists().where(later.c.follows == tables.c.id)
    return and_(~tables.c.played, tables.c.changed < before, ~followed, _may_go(before))


def _is_put_away(before: int) -> ColumnElement[bool]:
    """Everybody who has had to do with it has taken it off their list by then."""
    by = put_away.alias()

    def keeps(person: ColumnElement[str]) -> ColumnElement[bool]:
        gone = exists().where(by.c.table == tables.c.id, by.c.person == person, by.c.at < before)
        return and_(person.is_not(None), ~gone.correlate(tables, seats))

    here = seats.c.table == tables.c.id
    somebody = exists().where(here, or_(keeps(seats.c.person), keeps(seats.c.resigned)))
    listed = exists().where(put_away.c.table == tables.c.id)  # of few tables, looked at first
    gone = and_(listed, tables.c.changed < before, ~keeps(tables.c.owner), ~somebody)
    return and_(gone, _may_go(before))


def tables_to_go(c: Connection, sort: Sort, before: int, most: int) -> list[str]:
    query = select(tables.c.id).where(_is(sort, before)).order_by(tables.c.changed)
    return list(c.execute(query.limit(most)).scalars())


def tables_given_up_by(c: Connection, owner: str, before: int) -> list[str]:
    """Unfinished ones of somebody, which all had taken off their lists by then."""
    going = and_(tables.c.owner == owner, tables.c.status != FINISHED)
    query = select(tables.c.id).where(going, _is_put_away(before)).order_by(tables.c.changed)
    return list(c.execute(query).scalars())


def remove_those(c: Connection, sort: Sort, before: int, ids: Sequence[str]) -> list[str]:
    """Forget those of them of which that is still so."""
    looked_at = exists().where(looking.c.table == tables.c.id)  # in some process
    where = and_(tables.c.id.in_(list(ids)), _is(sort, before), ~looked_at)
    gone = list(c.execute(select(tables.c.id).where(where).with_for_update()).scalars())
    remove_tables(c, gone)
    return gone


def remove_tables(c: Connection, ids: Sequence[str]) -> None:
    for part in (seats, watchers, put_away, log, hints, analyses):
        c.execute(delete(part).where(part.c.table.in_(ids)))
    followers = update(tables).where(tables.c.follows.in_(ids))
    c.execute(followers.values(follows=None, follows_as=None))
    c.execute(delete(tables).where(tables.c.id.in_(ids)))


def forget_guests(c: Connection, before: int, most: int) -> int:
    """Forget people who have no table and look on at none, and were not here since then."""
    has = (seats.c.person, seats.c.resigned, tables.c.owner, watchers.c.person)
    nothing = [~exists().where(one == people.c.id) for one in has]
    query = select(people.c.id).where(people.c.seen < before, *nothing)
    gone = list(c.execute(query.order_by(people.c.seen).limit(most)).scalars())
    for part in (tokens, device_links, put_away, analyses, progress):
        c.execute(delete(part).where(part.c.person.in_(gone)))
    c.execute(delete(people).where(people.c.id.in_(gone)))
    return len(gone)
