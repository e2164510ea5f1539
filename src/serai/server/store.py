"""What is on the disk. No SQL anywhere else, and none here that only one database speaks.

Longer questions are in `finding`, what may go is in `tidying`; nobody else asks them.

Writing goes through the writer and is committed when it returns; reading has connections of its
own.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Select,
    and_,
    case,
    create_engine,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from serai.core.contract import Phrase
from serai.core.errors import SeraiError
from serai.tables.sheet import BOT, FINISHED, FRIEND, HOST, Line, Seat, Sheet, Standing
from serai.tables.wire import TallyTold

from . import finding, tidying
from .cookies import new_key
from .finding import Wanted
from .schema.model import (
    device_links,
    keys,
    log,
    moments,
    people,
    put_away,
    seats,
    tables,
    tokens,
    watchers,
)
from .sqlite import be_alone, harden
from .tidying import Sort
from .writer import Writer

Answer = TypeVar("Answer")
_READERS = 8
_PERSON = (people.c.id, people.c.name, people.c.language, people.c.seen)
_ALIVE = "alive"
_HOST = "me"  # what the host's seat has always been called on the disk


@dataclass(frozen=True)
class Person:
    """A guest: known by cookies, called by a name, who has chosen a language; or none (“”)."""

    id: str
    name: str = ""
    language: str = ""
    seen: int = field(default=0, compare=False)  # when they were last here, to within a day


class Store:
    """All that must outlive the process."""

    def __init__(self, url: str, serves: bool = False) -> None:
        """One that serves is the only one of its file, where it is a file."""
        try:
            self.engine = create_engine(url, hide_parameters=True)
            self._alone = be_alone(self.engine) if serves else None
            harden(self.engine)
            migrate(self.engine.connect)
            self.signing_key = server_key(self.engine, "cookies")
        except (SQLAlchemyError, CommandError, ImportError) as error:
            newer = isinstance(error, CommandError)  # of a step in its history that is not ours
            why = Phrase("newer-database") if newer else str(error).splitlines()[0]
            raise SeraiError("bad-database", name=url.rpartition("@")[2], why=why) from None
        self._writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(_READERS, "serai-store")

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()
        if self._alone is not None:
            self._alone.close()

    async def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        def reading() -> Answer:
            with self.engine.connect() as connection:
                return work(connection)

        # in threads of its own: whatever else takes long, reading does not wait for it
        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

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
            c.execute(insert(people).values(**{**asdict(person), "seen": now}, created=now))
            c.execute(insert(tokens).values(hash=token_hash, person=person.id, created=now))
            return person

        return await self._write(work)

    async def saw(self, person: str, now: int) -> None:
        """Somebody is here."""
        change = update(people).where(people.c.id == person).values(seen=now)
        await self._write(lambda c: c.execute(change).rowcount)

    async def rename(self, person: str, name: str) -> list[str]:
        """Call a person so from now on; the unfinished tables at which the name has changed."""

        def work(c: Connection) -> list[str]:
            c.execute(update(people).where(people.c.id == person).values(name=name))
            own = seats.c.kind.in_((_HOST, FRIEND))
            where = and_(seats.c.person == person, own, tables.c.status != FINISHED)
            query = select(tables.c.id).join(seats).where(where).distinct()
            found = list(c.execute(query).scalars())
            mine = and_(seats.c.person == person, own, seats.c.table.in_(found))
            c.execute(update(seats).where(mine).values(name=name))
            return found

        return await self._write(work)

    async def name_of(self, person: str) -> str:
        """What somebody is called; nothing if they have no name, or are kept no longer."""
        query = select(people.c.name).where(people.c.id == person)
        return await self._read(lambda c: c.execute(query).scalar_one_or_none()) or ""

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
            values = asdict(replace(sheet, seats=()))
            del values["seats"], values["standing"]
            c.execute(insert(tables).values({**values, **asdict(sheet.standing)}))
            sitting = [{"table": sheet.id, **_seat_values(seat)} for seat in sheet.seats]
            c.execute(insert(seats), sitting)
            _share_out(c, sheet.id, sheet.standing)
            _add_lines(c, sheet.id, lines)

        await self._write(work)

    async def remove_table(self, table: str) -> None:
        """Forget a table that never began."""

        await self._write(lambda c: tidying.remove_tables(c, [table]))

    async def sheet(self, table: str) -> Sheet | None:
        found = await self._read(lambda c: _sheets(c, [table]))
        return found[0] if found else None

    async def lines(self, table: str) -> list[Line]:
        query = select(log).where(log.c.table == table).order_by(log.c.n)
        rows = await self._read(lambda c: c.execute(query).all())
        return [Line(row.n, row.seat, row.action, row.by, row.at) for row in rows]

    async def append(
        self, table: str, lines: Sequence[Line], standing: Standing, seat: Seat | None = None
    ) -> None:
        """Add to the log, with a seat that changes. Has another written there: IntegrityError."""

        def work(c: Connection) -> None:
            _add_lines(c, table, lines)
            c.execute(update(tables).where(tables.c.id == table).values(asdict(standing)))
            if seat is not None:
                where = and_(seats.c.table == table, seats.c.seat == seat.seat)
                c.execute(update(seats).where(where).values(_seat_values(seat)))
            _share_out(c, table, standing)

        await self._write(work)

    async def without_points(self, most: int) -> list[str]:
        """Games that were over before everybody's points were kept."""
        where = and_(tables.c.status == FINISHED, tables.c.points.is_(None))
        query = select(tables.c.id).where(where).order_by(tables.c.changed.desc()).limit(most)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def set_seat(self, table: str, seat: Seat, taken_by: str | None, now: int) -> bool:
        """Change a seat that belongs to `taken_by` (None: to nobody yet); False if it does not."""

        def work(c: Connection) -> bool:
            whose = seats.c.person.is_(None) if taken_by is None else seats.c.person == taken_by
            where = and_(seats.c.table == table, seats.c.seat == seat.seat, whose)
            change = update(seats).where(where).values(_seat_values(seat))
            changed = c.execute(change).rowcount == 1
            c.execute(update(tables).where(tables.c.id == table).values(changed=now))
            return changed

        return await self._write(work)

    def set_away(
        self, table: str, numbers: Sequence[int], since: int | None
    ) -> "asyncio.Future[int]":
        """Whoever has these seats has gone, or is there again (None)."""
        where = and_(seats.c.table == table, seats.c.seat.in_(list(numbers)))
        change = update(seats).where(where).values(away_since=since)
        return self._writer.put(lambda c: c.execute(change).rowcount)

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

    async def tables_of(self, person: str, wanted: Wanted) -> list[Sheet]:
        """A page of the tables a person sits at or has made, the last changed first."""
        return await self._read(lambda c: _sheets(c, finding.found(c, person, wanted)))

    async def tallies(self, person: str) -> list[TallyTold]:
        """What became of a person's games."""
        return await self._read(lambda c: finding.tallies(c, person))

    async def put_away(self, table: str, person: str, now: int) -> None:
        """Take a table off somebody's list."""

        def work(c: Connection) -> None:
            where = and_(put_away.c.table == table, put_away.c.person == person)
            if c.execute(select(put_away).where(where)).first() is None:
                c.execute(insert(put_away).values(table=table, person=person, at=now))

        await self._write(work)

    async def put_back(self, table: str, person: str) -> None:
        where = and_(put_away.c.table == table, put_away.c.person == person)
        await self._write(lambda c: c.execute(delete(put_away).where(where)).rowcount)

    async def unfinished(self, owner: str) -> tuple[int, int]:
        """How many unfinished tables somebody has made, and how many there are.

        Also those off their list: until one is gone it can be played on.
        """

        def work(c: Connection) -> tuple[int, int]:
            going = select(func.count()).select_from(tables).where(tables.c.status != FINISHED)
            own = going.where(tables.c.owner == owner)
            return c.execute(own).scalar_one(), c.execute(going).scalar_one()

        return await self._read(work)

    async def of_bots_alone(self, owner: str) -> int:
        """How many unfinished tables somebody has made at which nobody but bots sits."""
        someone = exists().where(seats.c.table == tables.c.id, seats.c.kind != BOT)
        going = and_(tables.c.owner == owner, tables.c.status != FINISHED)
        query = select(func.count()).select_from(tables).where(going, ~someone)
        return await self._read(lambda c: c.execute(query).scalar_one())

    # -- the house --------------------------------------------------------------------------

    async def wake_up(self, now: int) -> None:
        """The server is there again. While it was not, nobody could come, so nobody was away.

        Whoever was there when it ended is away from now on.
        """

        def work(c: Connection) -> None:
            alive = c.execute(select(moments.c.at).where(moments.c.name == _ALIVE)).scalar()
            slept = 0 if alive is None else max(0, now - alive)
            going = select(tables.c.id).where(tables.c.status != FINISHED)
            mine = and_(seats.c.person.is_not(None), seats.c.table.in_(going))
            later = seats.c.away_since + slept
            since = case((later.is_(None), now), (later > now, now), else_=later)
            c.execute(update(seats).where(mine).values(away_since=since))
            _mark(c, now)

        await self._write(work)

    async def be_alive(self, now: int) -> None:
        """Until now the server was there."""
        await self._write(lambda c: _mark(c, now))

    async def to_go(self, sort: Sort, before: int, most: int) -> list[str]:
        """Tables that have been of that sort since then, and may be forgotten."""
        return await self._read(lambda c: tidying.tables_to_go(c, sort, before, most))

    async def given_up_by(self, owner: str, now: int) -> list[str]:
        """Unfinished tables of somebody that nobody has on a list any more."""
        return await self._read(lambda c: tidying.tables_given_up_by(c, owner, now + 1))

    async def remove(self, sort: Sort, before: int, ids: Sequence[str]) -> list[str]:
        """Forget those of them of which that is still so."""
        return await self._write(lambda c: tidying.remove_those(c, sort, before, ids))

    async def forget_guests(self, before: int, most: int) -> int:
        """Forget people who have no table and look on at none, and were not here since then."""
        return await self._write(lambda c: tidying.forget_guests(c, before, most))


def migrate(connect: Callable[[], Connection]) -> None:
    """Bring the schema up to date; a store from a newer version is refused."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "schema"))
    with connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def server_key(engine: Engine, name: str) -> str:
    """A key of the server: made once, by whoever comes first, and the same for all."""
    there = select(keys.c.value).where(keys.c.name == name)
    with engine.connect() as connection:
        found = connection.execute(there).scalar_one_or_none()
    if found is not None:
        return str(found)
    with suppress(IntegrityError), engine.begin() as connection:  # another may be quicker
        connection.execute(insert(keys).values(name=name, value=new_key()))
    with engine.connect() as connection:
        return str(connection.execute(there).scalar_one())


def _with_token(c: Connection, token_hash: str) -> Person | None:
    return _person(c, select(*_PERSON).join(tokens).where(tokens.c.hash == token_hash))


def _person(c: Connection, query: Select[tuple[str, str, str, int]]) -> Person | None:
    row = c.execute(query).first()
    return None if row is None else Person(row.id, row.name, row.language, row.seen)


def _mark(c: Connection, now: int) -> None:
    here = moments.c.name == _ALIVE
    if not c.execute(update(moments).where(here).values(at=now)).rowcount:
        c.execute(insert(moments).values(name=_ALIVE, at=now))


def _add_lines(c: Connection, table: str, lines: Sequence[Line]) -> None:
    if lines:
        c.execute(insert(log), [{"table": table, **asdict(line)} for line in lines])


def _share_out(c: Connection, table: str, standing: Standing) -> None:
    """When a game is over, what each seat got of it, to be counted."""
    for seat, share in enumerate(standing.result or []):
        where = and_(seats.c.table == table, seats.c.seat == seat)
        points = None if standing.points is None else standing.points[seat]
        c.execute(update(seats).where(where).values(share=share, points=points))


def _sheets(c: Connection, ids: list[str]) -> list[Sheet]:
    """The tables of these ids, in this order."""
    found = {row.id: _sheet(row) for row in c.execute(select(tables).where(tables.c.id.in_(ids)))}
    query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for row in c.execute(query):
        sheet = found[row.table]
        found[row.table] = replace(sheet, seats=(*sheet.seats, _seat(row)))
    return [found[table] for table in ids if table in found]


def _sheet(row: Row[Any]) -> Sheet:
    values = dict(row._mapping)
    standing = Standing(**{field.name: values.pop(field.name) for field in fields(Standing)})
    return Sheet(**values, standing=standing)


def _seat(row: Row[Any]) -> Seat:
    kind = HOST if row.kind == _HOST else row.kind
    values = {field.name: row._mapping[field.name] for field in fields(Seat)}
    return Seat(**{**values, "kind": kind})


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {**asdict(seat), "kind": _HOST if seat.kind == HOST else seat.kind}
