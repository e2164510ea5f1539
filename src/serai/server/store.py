"""What is on the disk. No SQL anywhere else, and none here that only one database speaks.

How a table is kept is in `keeping`, longer questions are in `finding`, what may go is in `tidying`,
what several processes must know of each other in `together`, and when the house was last there in
`moments`; nobody else asks them.

Writing goes through the writer and is committed when it returns; reading has connections of its
own.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    and_,
    create_engine,
    delete,
    exists,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from serai.core.contract import Phrase
from serai.core.errors import SeraiError
from serai.tables.sheet import BOT, FINISHED, Line, Seat, Sheet, Standing
from serai.tables.wire import TallyTold

from . import finding, guests, keeping, moments, postgres, sqlite, tidying, together
from .asking import asking
from .finding import Wanted
from .guests import Person
from .keeping import Kept
from .lanes import Lanes
from .opening import migrate, server_key
from .postgres import News
from .schema.model import people, put_away, seats, tables, watchers
from .tidying import Sort
from .together import AllSpent, Crowd, Looking
from .writer import Writer

Answer = TypeVar("Answer")
_READERS = 8
_AT_ONCE = 2  # long readings of one address
_GUESTS = 10_000  # that are remembered
_COMING = 0.05  # seconds until who comes and goes is written: nobody waits for that
_SERVED = Phrase("database-in-use")


class Store:
    """All that must outlive the process."""

    def __init__(self, url: str, serves: bool = False, there: bool = False) -> None:
        """One that serves is the only one of its file; one that is to be `there` is not made."""
        try:
            self.engine = create_engine(url, hide_parameters=True)
            if there:
                sqlite.check_there(self.engine)
            self._alone = sqlite.be_alone(self.engine) if serves else None
            sqlite.harden(self.engine)
            postgres.harden(self.engine)
            migrate(self.engine.connect)
            self.signing_key = server_key(self.engine, "cookies")
        except (SQLAlchemyError, CommandError, ImportError) as error:
            newer = isinstance(error, CommandError)  # of a step in its history that is not ours
            why = Phrase("newer-database") if newer else str(error).splitlines()[0]
            raise SeraiError("bad-database", name=url.rpartition("@")[2], why=why) from None
        self.shared = postgres.is_postgres(self.engine)  # other processes may serve it too
        self.process = secrets.randbits(30) + 1
        self._notifications: postgres.Notifications | None = None
        self._guests = guests.Remembered(_GUESTS)
        self._writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(_READERS, "serai-store")
        self._lanes = Lanes(_AT_ONCE)

    def close(self) -> None:
        if self._notifications is not None:
            self._notifications.close()
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

    async def _look_up(self, work: Callable[[Connection], Answer]) -> Answer:
        """The same of what may be long, and no table waits for."""
        async with self._lanes.one(asking().address):
            return await self._read(work)

    async def _write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._writer.write(work)

    async def _write_guests(self, work: Callable[[Connection], Answer]) -> Answer:
        """What may change whom a token belongs to, or what they are called."""
        writing = asyncio.ensure_future(self._write(work))
        writing.add_done_callback(lambda _: self._guests.changed())
        return await asyncio.shield(writing)  # it is done also if nobody waits for it any more

    async def is_well(self) -> bool:
        try:
            return await self._read(lambda c: c.execute(select(literal(1))).scalar_one() == 1)
        except SQLAlchemyError:
            return False

    # -- people -----------------------------------------------------------------------------

    async def person_with(self, token_hash: str) -> Person | None:
        found = None if self.shared else self._guests.get(token_hash)
        if found is None:
            changes = self._guests.changes
            found = await self._read(lambda c: guests.with_token(c, token_hash))
            if found is not None:
                self._guests.put(token_hash, found, changes)
        return found

    async def add_person(self, person: Person, token_hash: str, now: int) -> Person:
        """Keep a person, known by that token; or the one who is known by it already."""

        def work(c: Connection) -> Person:
            return guests.add(c, person, token_hash, now)

        try:
            return await self._write(work)
        except IntegrityError:  # another process was quicker
            return await self._write(work)

    async def saw(self, person: str, now: int) -> None:
        """Somebody is here."""
        change = update(people).where(people.c.id == person).values(seen=now)
        await self._write_guests(lambda c: c.execute(change).rowcount)

    async def rename(self, person: str, name: str) -> list[str]:
        """Call a person so from now on; the unfinished tables at which the name has changed."""

        def work(c: Connection) -> list[str]:
            found = keeping.rename(c, person, name)
            for table in found:
                keeping.tell(c, [table], self.process)
            return found

        return await self._write_guests(work)

    async def name_of(self, person: str) -> str:
        """What somebody is called; nothing if they have no name, or are kept no longer."""
        query = select(people.c.name).where(people.c.id == person)
        return await self._read(lambda c: c.execute(query).scalar_one_or_none()) or ""

    async def set_language(self, person: str, language: str) -> None:
        change = update(people).where(people.c.id == person).values(language=language)
        await self._write_guests(lambda c: c.execute(change).rowcount)

    async def add_device_link(self, link_hash: str, person: str, expires: int, now: int) -> None:
        await self._write(lambda c: guests.add_device_link(c, link_hash, person, expires, now))

    async def use_device_link(self, link_hash: str, token_hash: str, now: int) -> Person | None:
        """The person whose link it is, from now on known by that token too. A link works once."""

        def work(c: Connection) -> Person | None:
            return guests.use_device_link(c, link_hash, token_hash, now)

        return await self._write_guests(work)

    # -- tables -----------------------------------------------------------------------------

    async def add_table(self, sheet: Sheet, lines: Sequence[Line]) -> None:
        def work(c: Connection) -> None:
            keeping.add_table(c, sheet, lines)
            if sheet.follows is not None:
                keeping.tell(c, [sheet.follows], self.process)

        await self._write(work)

    async def remove_table(self, table: str, expected: int) -> None:
        """Forget a table that never began; Overtaken if it is another edition by now."""

        def work(c: Connection) -> None:
            keeping.changed(c, table, expected)
            tidying.remove_tables(c, [table])
            keeping.tell(c, [table], self.process)

        await self._write(work)

    async def sheet(self, table: str) -> Sheet | None:
        found = await self._read(lambda c: keeping.sheets(c, [table]))
        return found[0] if found else None

    async def kept(self, table: str, since: int = 0, known: int | None = None) -> Kept | None:
        """A table with its log from some entry on; of the edition that is known, without it."""
        return await self._read(lambda c: keeping.kept(c, table, since, known, self.process))

    async def editions(self, ids: Sequence[str]) -> dict[str, int]:
        """Of those of them that are there."""
        return await self._read(lambda c: keeping.editions(c, ids))

    async def lines(self, table: str) -> list[Line]:
        return await self._read(lambda c: keeping.lines_of(c, table))

    async def append(
        self,
        table: str,
        lines: Sequence[Line],
        standing: Standing,
        seat: Seat | None = None,
        expected: int | None = None,
    ) -> int:
        """Add to the log, with a seat that changes; the new edition.

        Is another edition there than the expected one: Overtaken, or IntegrityError.
        """

        added = keeping.Added(table, lines, standing, seat, expected)
        return await self._writer.write_like(self._append, added)

    def _append(self, c: Connection, added: Sequence[keeping.Added]) -> list[int]:
        editions = keeping.append(c, added)
        if self.shared:
            keeping.tell(c, [one.table for one in added], self.process)
        return editions

    async def without_points(self, most: int) -> list[str]:
        """Games that were over before everybody's points were kept."""
        where = and_(tables.c.status == FINISHED, tables.c.points.is_(None))
        query = select(tables.c.id).where(where).order_by(tables.c.changed.desc()).limit(most)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def set_seat(self, table: str, seat: Seat, expected: int, now: int) -> int:
        """Change a seat of a table that has not begun; the new edition, or Overtaken."""

        def work(c: Connection) -> int:
            edition = keeping.set_seat(c, table, seat, expected, now)
            keeping.tell(c, [table], self.process)
            return edition

        return await self._write(work)

    def set_away(
        self, table: str, numbers: Sequence[int], since: int | None
    ) -> "asyncio.Future[None]":
        """Whoever has these seats has gone, or is there again (None)."""
        coming = keeping.Coming(table, numbers, since)
        return self._writer.put_like(keeping.set_away, coming, _COMING)

    def look(self, table: str, viewer: int, number: int, now: int) -> "asyncio.Future[None]":
        """So many look from there in this process; who looks from nowhere is away since now."""
        return self._writer.put(
            lambda c: together.note(c, self.process, table, viewer, number, now)
        )

    async def add_watcher(self, table: str, person: str) -> None:
        await self._write(lambda c: moments.add_once(c, watchers, table=table, person=person))

    async def watches(self, table: str, person: str) -> bool:
        where = and_(watchers.c.table == table, watchers.c.person == person)
        return (
            await self._read(lambda c: c.execute(select(watchers).where(where)).first()) is not None
        )

    async def followers(self, table: str) -> dict[str, str]:
        """The tables that go on from it, by how they do."""
        return await self._read(lambda c: keeping.followers(c, table))

    async def tables_of(self, person: str, wanted: Wanted) -> list[Sheet]:
        """A page of the tables a person sits at or has made, the last changed first."""
        return await self._look_up(lambda c: keeping.sheets(c, finding.found(c, person, wanted)))

    async def tallies(self, person: str) -> list[TallyTold]:
        """What became of a person's games."""
        return await self._look_up(lambda c: finding.tallies(c, person))

    async def put_away(self, table: str, person: str, now: int) -> None:
        """Take a table off somebody's list."""

        row = {"table": table, "person": person}
        await self._write(lambda c: moments.add_once(c, put_away, **row, at=now))

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

    # -- for the coach's shelf --------------------------------------------------------------

    async def ask(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._look_up(work)

    async def change(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._write(work)

    # -- the house, and the processes in it -------------------------------------------------

    def listen(
        self, heard: Callable[[News], None], came: Callable[[], None], works: bool = False
    ) -> None:
        """From now on hear what other processes write; both are called in another thread.

        `came` says that it begins, at first and after every break: who listens asks again then.
        """
        if self.shared:
            told = (heard, came, works)
            self._notifications = postgres.Notifications(self.engine, self.process, *told)

    async def come_in(self, there: Looking, now: int | None = None) -> None:
        """This process is there, with all who look; `now`, if it begins.

        Where nobody else serves, everybody wakes up with it.
        """

        def work(c: Connection) -> None:
            alone = together.come_in(c, self.process, there) if self.shared else True
            if now is not None and alone:
                moments.wake_up(c, now)

        await self._write(work)

    async def go_out(self, now: int) -> None:
        """This process is there no more."""

        def work(c: Connection) -> None:
            if self.shared:
                together.go_out(c, self.process, now)
            moments.mark(c, now)

        await self._write(work)

    async def forget_the_dead(self, now: int) -> list[int]:
        """Processes that have ended without a word."""
        return await self._write(lambda c: together.forget_the_dead(c, self.process, now))

    async def looked_at(self, ids: Sequence[str]) -> dict[str, list[int]]:
        """From where tables are looked at in other processes."""
        return await self._read(lambda c: together.looked_at(c, ids, self.process))

    async def share_crowd(
        self, crowd: Crowd, spent: AllSpent
    ) -> tuple[list[Crowd], dict[int, AllSpent]]:
        """Who has how many sockets here, and what was spent; and in other processes."""
        return await self._write(lambda c: together.set_crowd(c, self.process, crowd, spent))

    async def claim(self, table: str) -> bool:
        """Whether this process, and no other, may let a bot think there."""
        return await self._write(lambda c: together.claim(c, self.process, table))

    async def give_up(self, table: str, tell: bool) -> None:
        """Another process may let the bot think; it is told if it should."""
        await self._write(lambda c: together.give_up(c, self.process, table, tell))

    def pass_on(self, table: str, told: Mapping[str, Any]) -> "asyncio.Future[None]":
        """Something that those who look in other processes are to be told."""
        return self._writer.put(lambda c: keeping.tell(c, [table], self.process, told=told))

    async def chores_begin(self, now: int, pause: int) -> bool:
        """Whether it is time for the chores that one process does for all; others need not then."""
        return await self._write(lambda c: moments.takes_turn(c, now, pause))

    async def be_alive(self, now: int) -> None:
        """Until now the server was there."""
        await self._write(lambda c: moments.mark(c, now))

    async def to_go(self, sort: Sort, before: int, most: int) -> list[str]:
        """Tables that have been of that sort since then, and may be forgotten."""
        return await self._read(lambda c: tidying.tables_to_go(c, sort, before, most))

    async def given_up_by(self, owner: str, now: int) -> list[str]:
        """Unfinished tables of somebody that nobody has on a list any more."""
        return await self._read(lambda c: tidying.tables_given_up_by(c, owner, now + 1))

    async def remove(self, sort: Sort, before: int, ids: Sequence[str]) -> list[str]:
        """Forget those of them of which that is still so."""

        def work(c: Connection) -> list[str]:
            gone = tidying.remove_those(c, sort, before, ids)
            for table in gone:
                keeping.tell(c, [table], self.process)
            return gone

        return await self._write(work)

    async def forget_guests(self, before: int, most: int) -> int:
        """Forget people who have no table and look on at none, and were not here since then."""
        return await self._write_guests(lambda c: tidying.forget_guests(c, before, most))


@contextmanager
def existing(url: str) -> Iterator[Store]:
    """A store that is there, to be looked at."""
    store = Store(url, there=True)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def alone(url: str) -> Iterator[Store]:
    """A store that nobody serves while it is changed."""
    store = Store(url, serves=True)
    try:
        with store.engine.connect() as connection:
            if store.shared and postgres.numbers_there(connection):
                raise SeraiError("bad-database", name=url.rpartition("@")[2], why=_SERVED)
        yield store
    finally:
        store.close()
