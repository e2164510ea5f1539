"""What is on the disk. No SQL anywhere else, and none here that only one database speaks.

Writing goes through the writer and is committed when it returns; reading has connections of its
own.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    create_engine,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from serai.core.contract import Phrase
from serai.core.errors import SeraiError

from .schema.model import device_links, log, people, seats, tables, tokens, watchers
from .sqlite import harden
from .writer import Writer

Answer = TypeVar("Answer")
OPEN, RUNNING, FINISHED = "open", "running", "over"
PAGE = 50
_PERSON = (people.c.id, people.c.name, people.c.language)


@dataclass(frozen=True)
class Person:
    """A guest: known by cookies, called by a name, who has chosen a language; or none (“”)."""

    id: str
    name: str = ""
    language: str = ""


@dataclass(frozen=True)
class Seat:
    """Who sits there: `me`, `here` (another at the owner's screen), `friend`, or `bot`."""

    seat: int
    kind: str
    name: str
    person: str | None = None
    secret: str | None = None


@dataclass(frozen=True)
class Line:
    """One entry of a table's log; `by` is the seat that asked for it."""

    n: int
    seat: int
    action: str
    by: int
    at: int


@dataclass(frozen=True)
class Sheet:
    """Everything about a table but its log."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seed: str
    owner: str
    watch_secret: str
    created: int
    changed: int
    open_deal: bool = False
    confirm: bool = False
    thinking: float = 1.0
    status: str = OPEN
    turn: int | None = None
    bot_turn: bool = False
    confirmed: int = 0
    result: list[float] | None = None
    follows: str | None = None
    follows_as: str | None = None
    seats: tuple[Seat, ...] = field(default=())


@dataclass(frozen=True)
class Standing:
    """What changes about a table with every entry of its log."""

    status: str
    turn: int | None
    bot_turn: bool
    confirmed: int
    result: list[float] | None
    changed: int


class Store:
    """All that must outlive the process."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = create_engine(url, hide_parameters=True)
            harden(self.engine)
            migrate(self.engine.connect)
        except (SQLAlchemyError, CommandError, ImportError) as error:
            newer = isinstance(error, CommandError)  # of a step in its history that is not ours
            why = Phrase("newer-database") if newer else str(error).splitlines()[0]
            raise SeraiError("bad-database", name=url.rpartition("@")[2], why=why) from None
        self._writer = Writer(self.engine)

    def close(self) -> None:
        self._writer.close()
        self.engine.dispose()

    async def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        def reading() -> Answer:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(reading)

    async def _write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._writer.write(work)

    async def is_well(self) -> bool:
        try:
            return await self._read(lambda c: c.execute(select(literal(1))).scalar_one() == 1)
        except SQLAlchemyError:
            return False

    # -- people -----------------------------------------------------------------------------

    async def person_with(self, token_hash: str) -> Person | None:
        return await self._read(lambda c: _with_token(c, token_hash))

    async def add_person(self, person: Person, token_hash: str, now: int) -> Person:
        """Keep a person, known by that token; or the one who is known by it already."""

        def work(c: Connection) -> Person:
            there = _with_token(c, token_hash)
            if there is not None:
                return there
            c.execute(insert(people).values(**asdict(person), created=now))
            c.execute(insert(tokens).values(hash=token_hash, person=person.id, created=now))
            return person

        return await self._write(work)

    async def rename(self, person: str, name: str) -> list[str]:
        """Call a person so from now on; the unfinished tables at which the name has changed."""

        def work(c: Connection) -> list[str]:
            c.execute(update(people).where(people.c.id == person).values(name=name))
            own = seats.c.kind.in_(("me", "friend"))
            where = and_(seats.c.person == person, own, tables.c.status != FINISHED)
            query = select(tables.c.id).join(seats).where(where).distinct()
            found = list(c.execute(query).scalars())
            mine = and_(seats.c.person == person, own, seats.c.table.in_(found))
            c.execute(update(seats).where(mine).values(name=name))
            return found

        return await self._write(work)

    async def set_language(self, person: str, language: str) -> None:
        change = update(people).where(people.c.id == person).values(language=language)
        await self._write(lambda c: c.execute(change).rowcount)

    async def add_device_link(self, link_hash: str, person: str, expires: int, now: int) -> None:
        def work(c: Connection) -> None:
            c.execute(delete(device_links).where(device_links.c.expires < now))
            values = {"hash": link_hash, "person": person, "expires": expires}
            c.execute(insert(device_links).values(values))

        await self._write(work)

    async def use_device_link(self, link_hash: str, token_hash: str, now: int) -> Person | None:
        """The person whose link it is, from now on known by that token too. A link works once."""

        def work(c: Connection) -> Person | None:
            where = and_(device_links.c.hash == link_hash, device_links.c.expires >= now)
            person = _person(c, select(*_PERSON).join(device_links).where(where))
            if person is None:
                return None
            c.execute(delete(device_links).where(device_links.c.hash == link_hash))
            c.execute(insert(tokens).values(hash=token_hash, person=person.id, created=now))
            return person

        return await self._write(work)

    # -- tables -----------------------------------------------------------------------------

    async def add_table(self, sheet: Sheet, lines: Sequence[Line]) -> None:
        def work(c: Connection) -> None:
            values = asdict(sheet)
            sitting = values.pop("seats")
            c.execute(insert(tables).values(values))
            c.execute(insert(seats), [{"table": sheet.id, **seat} for seat in sitting])
            _add_lines(c, sheet.id, lines)

        await self._write(work)

    async def remove_table(self, table: str) -> None:
        """Forget a table that never began."""

        def work(c: Connection) -> None:
            for part in (seats, watchers, log):
                c.execute(delete(part).where(part.c.table == table))
            c.execute(delete(tables).where(tables.c.id == table))

        await self._write(work)

    async def sheet(self, table: str) -> Sheet | None:
        found = await self._read(lambda c: _sheets(c, [table]))
        return found[0] if found else None

    async def lines(self, table: str) -> list[Line]:
        query = select(log).where(log.c.table == table).order_by(log.c.n)
        rows = await self._read(lambda c: c.execute(query).all())
        return [Line(row.n, row.seat, row.action, row.by, row.at) for row in rows]

    async def append(self, table: str, lines: Sequence[Line], standing: Standing) -> None:
        """Add to the log. Whoever else has written there meanwhile: IntegrityError."""

        def work(c: Connection) -> None:
            _add_lines(c, table, lines)
            c.execute(update(tables).where(tables.c.id == table).values(asdict(standing)))

        await self._write(work)

    async def set_seat(self, table: str, seat: Seat, taken_by: str | None, now: int) -> bool:
        """Change a seat that belongs to `taken_by` (None: to nobody yet); False if it does not."""

        def work(c: Connection) -> bool:
            whose = seats.c.person.is_(None) if taken_by is None else seats.c.person == taken_by
            where = and_(seats.c.table == table, seats.c.seat == seat.seat, whose)
            values = asdict(seat)
            changed = c.execute(update(seats).where(where).values(values)).rowcount == 1
            c.execute(update(tables).where(tables.c.id == table).values(changed=now))
            return changed

        return await self._write(work)

    async def add_watcher(self, table: str, person: str) -> None:
        def work(c: Connection) -> None:
            where = and_(watchers.c.table == table, watchers.c.person == person)
            if c.execute(select(watchers).where(where)).first() is None:
                c.execute(insert(watchers).values(table=table, person=person))

        await self._write(work)

    async def watches(self, table: str, person: str) -> bool:
        where = and_(watchers.c.table == table, watchers.c.person == person)
        return (
            await self._read(lambda c: c.execute(select(watchers).where(where)).first()) is not None
        )

    async def follower(self, table: str, follows_as: str) -> str | None:
        where = and_(tables.c.follows == table, tables.c.follows_as == follows_as)
        query = select(tables.c.id).where(where)
        return await self._read(lambda c: c.execute(query).scalar_one_or_none())

    async def tables_of(
        self, person: str, finished: bool, before: tuple[int, str] | None
    ) -> list[Sheet]:
        """A page of the tables a person sits at or has made, the last changed first."""
        over = tables.c.status == FINISHED
        sits = select(seats.c.table).where(seats.c.person == person)
        made = select(tables.c.id).where(tables.c.owner == person)
        where = and_(tables.c.id.in_(union(sits, made)), over if finished else ~over)
        if before is not None:
            at, last = before
            earlier = and_(tables.c.changed == at, tables.c.id < last)
            where = and_(where, or_(tables.c.changed < at, earlier))
        order = (tables.c.changed.desc(), tables.c.id.desc())
        query = select(tables.c.id).where(where).order_by(*order).limit(PAGE)
        return await self._read(lambda c: _sheets(c, [row.id for row in c.execute(query)]))

    async def unfinished(self, owner: str) -> tuple[int, int]:
        """How many unfinished tables somebody has made, and how many there are."""

        def work(c: Connection) -> tuple[int, int]:
            going = select(func.count()).select_from(tables).where(tables.c.status != FINISHED)
            own = going.where(tables.c.owner == owner)
            return c.execute(own).scalar_one(), c.execute(going).scalar_one()

        return await self._read(work)

    async def waiting_for_bots(self) -> list[str]:
        """The tables at which it is a bot's turn: after a restart they have to go on."""
        where = and_(tables.c.status == RUNNING, tables.c.bot_turn)
        query = select(tables.c.id).where(where).order_by(tables.c.changed)
        return await self._read(lambda c: list(c.execute(query).scalars()))


def migrate(connect: Callable[[], Connection]) -> None:
    """Bring the schema up to date; a store from a newer version is refused."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "schema"))
    with connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def _with_token(c: Connection, token_hash: str) -> Person | None:
    return _person(c, select(*_PERSON).join(tokens).where(tokens.c.hash == token_hash))


def _person(c: Connection, query: Select[tuple[str, str, str]]) -> Person | None:
    row = c.execute(query).first()
    return None if row is None else Person(row.id, row.name, row.language)


def _add_lines(c: Connection, table: str, lines: Sequence[Line]) -> None:
    if lines:
        c.execute(insert(log), [{"table": table, **asdict(line)} for line in lines])


def _sheets(c: Connection, ids: list[str]) -> list[Sheet]:
    """The tables of these ids, in this order."""
    found = {row.id: _sheet(row) for row in c.execute(select(tables).where(tables.c.id.in_(ids)))}
    query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for row in c.execute(query):
        sheet = found[row.table]
        seat = Seat(row.seat, row.kind, row.name, row.person, row.secret)
        found[row.table] = replace(sheet, seats=(*sheet.seats, seat))
    return [found[table] for table in ids if table in found]


def _sheet(row: Row[Any]) -> Sheet:
    return Sheet(**row._mapping)
