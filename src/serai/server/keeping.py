"""A table on the disk: its sheet, its seats and its log, read and written.

How often it has changed is its edition. Whoever writes says which one they know: if another was
quicker they are overtaken, and nothing of theirs is written (optimistic locking). So it is with the
log too, whose primary key (table, n) takes each moment once.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    insert,
    literal_column,
    select,
    update,
)

from serai.tables.sheet import FINISHED, FRIEND, HOST, Line, Seat, Sheet, Standing

from . import postgres, together
from .schema.model import log, people, seats, tables
from .statements import Prepared

_HOST = "me"  # what the host's seat has always been called on the disk
_LINE = [field.name for field in fields(Line)]
_SEAT = [field.name for field in fields(Seat)]
_STANDING = [field.name for field in fields(Standing)]
_NEW_STANDING = [(f"new_{name}", name) for name in _STANDING]
_ONE: ColumnElement[int] = literal_column("1")  # in the statement itself
_add_line = Prepared(insert(log), "table", *_LINE)
_set_standing = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.edition == bindparam("expected"))
    .values(
        {
            "edition": tables.c.edition + _ONE,
            **{name: bindparam(new) for new, name in _NEW_STANDING},
        }
    )
)
_set_away = Prepared(
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("number"))
    .values(away_since=bindparam("since"))
)


class Overtaken(Exception):
    """Another process has written there meanwhile."""


@dataclass(frozen=True)
class Kept:
    """A table as it was at one moment, with its log from some entry on."""

    sheet: Sheet
    edition: int
    lines: list[Line]
    elsewhere: list[int]  # from where it is looked at in other processes
    followers: dict[str, str]  # when it is over: the tables that go on from it, by how they do


def add_table(c: Connection, sheet: Sheet, lines: Sequence[Line]) -> None:
    """A new table; one that follows another makes a new edition of that."""
    values = asdict(replace(sheet, seats=()))
    del values["seats"], values["standing"]
    c.execute(insert(tables).values({**values, **asdict(sheet.standing)}))
    sitting = [{"table": sheet.id, **_seat_values(seat)} for seat in sheet.seats]
    c.execute(insert(seats), sitting)
    _share_out(c, sheet.id, sheet.standing)
    rows = [{"table": sheet.id, **vars(line)} for line in lines]
    if rows:
        _add_line.execute(c, rows)
    if sheet.follows is not None:
        changed(c, sheet.follows, None)


def kept(c: Connection, table: str, since: int, known: int | None, process: int) -> Kept | None:
    """A table, with its log from there on; of the edition that is known already without it."""
    while True:
        there = edition(c, table)
        found = sheets(c, [table])
        if there is None or not found:
            return None
        lines = [] if there == known else lines_of(c, table, since)
        elsewhere = together.looked_at(c, [table], process).get(table, [])
        following = followers(c, table) if found[0].over else {}
        if edition(c, table) == there:  # nobody has written between the questions
            return Kept(found[0], there, lines, elsewhere, following)


def followers(c: Connection, table: str) -> dict[str, str]:
    query = select(tables.c.follows_as, tables.c.id).where(tables.c.follows == table)
    return {row.follows_as: row.id for row in c.execute(query.order_by(tables.c.created))}


def edition(c: Connection, table: str) -> int | None:
    return c.execute(select(tables.c.edition).where(tables.c.id == table)).scalar_one_or_none()


def editions(c: Connection, ids: Sequence[str]) -> dict[str, int]:
    query = select(tables.c.id, tables.c.edition).where(tables.c.id.in_(ids))
    return {row.id: row.edition for row in c.execute(query)}


def lines_of(c: Connection, table: str, since: int = 0) -> list[Line]:
    query = select(log).where(log.c.table == table, log.c.n >= since).order_by(log.c.n)
    return [Line(row.n, row.seat, row.action, row.by, row.at) for row in c.execute(query)]


@dataclass(frozen=True, slots=True)
class Added:
    """What is added to a table's log, how it stands with it, and a seat that changes.

    `expected` is the edition that it is added to; None: whichever is there.
    """

    table: str
    lines: Sequence[Line]
    standing: Standing
    seat: Seat | None
    expected: int | None


def append(c: Connection, added: Sequence[Added]) -> list[int]:
    """Write what is added, to many tables at once; their new editions."""
    rows = [{"table": one.table, **vars(line)} for one in added for line in one.lines]
    if rows:
        _add_line.execute(c, rows)
    _stand(c, [one for one in added if one.expected is not None])
    for one in added:
        if one.seat is not None:
            _put_seat(c, one.table, one.seat)
        _share_out(c, one.table, one.standing)
    return [
        changed(c, one.table, None, **asdict(one.standing))
        if one.expected is None
        else one.expected + 1
        for one in added
    ]


def _stand(c: Connection, added: Sequence[Added]) -> None:
    """The same as `changed`, for every move."""
    rows = [{"of": one.table, "expected": one.expected, **_standing(one.standing)} for one in added]
    if rows and _set_standing.execute(c, rows) != len(rows):
        raise Overtaken


def _standing(standing: Standing) -> dict[str, Any]:
    return {new: getattr(standing, name) for new, name in _NEW_STANDING}


@dataclass(frozen=True, slots=True)
class Coming:
    """Whoever has these seats of a table has gone, or is there again (None)."""

    table: str
    seats: Sequence[int]
    since: int | None


def set_away(c: Connection, coming: Sequence[Coming]) -> list[None]:
    """Write who has come and gone, at many tables at once, in their order."""
    rows = [
        {"of": one.table, "number": seat, "since": one.since}
        for one in coming
        for seat in one.seats
    ]
    _set_away.execute(c, rows)
    return [None] * len(coming)


def set_seat(c: Connection, table: str, seat: Seat, expected: int, now: int) -> int:
    there = changed(c, table, expected, changed=now)
    _put_seat(c, table, seat)
    return there


def changed(c: Connection, table: str, expected: int | None, **values: Any) -> int:
    """Write that there is a new edition, and which; Overtaken if the last was not expected."""
    where = tables.c.id == table
    if expected is not None:
        where = and_(where, tables.c.edition == expected)
    change = update(tables).where(where).values(edition=tables.c.edition + 1, **values)
    there: int | None = c.execute(change.returning(tables.c.edition)).scalar_one_or_none()
    if there is None:
        raise Overtaken
    return there


def rename(c: Connection, person: str, name: str) -> list[str]:
    """Call a person so; the unfinished tables at which the name has changed."""
    c.execute(update(people).where(people.c.id == person).values(name=name))
    own = seats.c.kind.in_((_HOST, FRIEND))
    where = and_(seats.c.person == person, own, tables.c.status != FINISHED)
    query = select(tables.c.id).join(seats).where(where).distinct().order_by(tables.c.id)
    found = list(c.execute(query).scalars())
    for table in found:
        changed(c, table, None)
    mine = and_(seats.c.person == person, own, seats.c.table.in_(found))
    c.execute(update(seats).where(mine).values(name=name))
    return found


def tell(c: Connection, tables: Sequence[str], process: int, **more: Any) -> None:
    """Other processes hear that there is something new at these tables."""
    postgres.tell(c, together.news_of(tables, process, **more))


def sheets(c: Connection, ids: list[str]) -> list[Sheet]:
    """The tables of these ids, in this order."""
    found = {row.id: _sheet(row) for row in c.execute(select(tables).where(tables.c.id.in_(ids)))}
    query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for row in c.execute(query):
        if (sheet := found.get(row.table)) is not None:  # else it was made a moment ago
            found[row.table] = replace(sheet, seats=(*sheet.seats, _seat(row)))
    return [found[table] for table in ids if table in found]


def _put_seat(c: Connection, table: str, seat: Seat) -> None:
    where = and_(seats.c.table == table, seats.c.seat == seat.seat)
    c.execute(update(seats).where(where).values(_seat_values(seat)))


def _share_out(c: Connection, table: str, standing: Standing) -> None:
    """When a game is over, what each seat got of it, to be counted."""
    for seat, share in enumerate(standing.result or []):
        where = and_(seats.c.table == table, seats.c.seat == seat)
        points = None if standing.points is None else standing.points[seat]
        c.execute(update(seats).where(where).values(share=share, points=points))


def _sheet(row: Row[Any]) -> Sheet:
    values = dict(row._mapping)
    del values["edition"]
    standing = Standing(**{name: values.pop(name) for name in _STANDING})
    return Sheet(**values, standing=standing)


def _seat(row: Row[Any]) -> Seat:
    kept = row._mapping
    kind = HOST if kept["kind"] == _HOST else kept["kind"]
    return Seat(**{**{name: kept[name] for name in _SEAT}, "kind": kind})


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {**asdict(seat), "kind": _HOST if seat.kind == HOST else seat.kind}
