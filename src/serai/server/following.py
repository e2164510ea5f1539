"""A table as this process knows it: read from the store, and kept in step with it.

Another process may write there too. What it has written is taken in when it is heard, or asked for,
and told to those who listen here; and whoever is overtaken by it begins again with what is there.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from serai.core.errors import SeraiError
from serai.tables import absence, wire
from serai.tables.hearing import Hearings
from serai.tables.sheet import Line, Sheet
from serai.tables.table import Addition, Table, fold

from . import loading
from .ears import Ear
from .errors import NoSuchTable, NotSaved
from .keeping import Overtaken
from .logs import log
from .settings import Limits
from .store import Store
from .threads import Threads

Answer = TypeVar("Answer")
AGAIN = "again"  # how a table follows another with the same deal


@dataclass(frozen=True)
class Room:
    """Where tables stand: what they share, and what they may take."""

    store: Store
    threads: Threads
    limits: Limits


class FollowedTable(ABC):
    """A table with its lock and its store, and what of it those who listen here have heard."""

    def __init__(self, room: Room, sheet: Sheet, changed: "Callable[[Any], None]") -> None:
        self.store = room.store
        self.table: Table | None = None  # none before it begins, or while it is only on the disk
        self.thinking: wire.ThinkingTold | None = None  # what is unusual about a bot's thinking
        self.listeners: list[Ear] = []
        self._hearings = Hearings()
        self.resting = False  # nothing was done for a while, and little is kept
        self.touched = time.monotonic()
        self.edition = -1  # of the store, that is known here; −1: none is
        self._heard = 0  # entries of the log that were told, while it is only on the disk
        self.elsewhere: list[int] = []  # from where it is looked at in other processes
        self._followers: dict[str, str] | None = None  # that were told; None: not known yet
        self._sheet = sheet
        self._room = room
        self._changed = changed
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Task[Any]] = set()
        self._saving: set[asyncio.Future[Any]] = set()
        self._asks: asyncio.Task[None] | None = None  # whether there is something new

    @property
    def id(self) -> str:
        return self._sheet.id

    @property
    def sheet(self) -> Sheet:
        """As it is on the disk."""
        return self._sheet if self.table is None else self.table.sheet

    @property
    def entries(self) -> int:
        """How many its log has; none before it begins."""
        return 0 if self.table is None else len(self.table.match.log)

    def _set_sheet(self, sheet: Sheet) -> None:
        self._sheet = sheet
        if self.table is not None:
            self.table.seated(sheet)

    @property
    def viewers(self) -> list[int]:
        """From where it is looked at, once for each who looks, in whichever process."""
        return [*(ear.viewer for ear in self.listeners), *self.elsewhere]

    @property
    def busy(self) -> bool:
        return bool(self.listeners or self._doing or self._saving)

    def _close(self, which: Callable[[Ear], bool]) -> None:
        """These hear nothing more."""
        self.listeners = [ear for ear in self.listeners if not which(ear)]
        self._hearings.keep({ear.eyes for ear in self.listeners})

    def rest(self) -> None:
        """Keep as little as can be until something is done again, if nothing is being done."""
        if self._doing:
            return
        self.resting = True
        self._hearings.rest()
        if self.table is not None:
            self.table.match.rest()

    @abstractmethod
    async def _begin(self) -> None:
        """Start if every seat is taken."""

    @abstractmethod
    def tell(self, told: wire.Told) -> None:
        """The same to everybody, once to each."""

    @abstractmethod
    def tell_seats(self) -> None:
        """Who sits where, and is there."""

    @abstractmethod
    def _tell_state(self, since: int) -> None:
        """How things stand, and what has happened since."""

    # -- one after the other ----------------------------------------------------------------

    async def do(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something when it is its turn, to its end even if nobody waits for it any more."""
        task = asyncio.create_task(self._in_turn(work))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        async with self._lock:
            self.touched, self.resting = time.monotonic(), False
            answer = await self._with_what_is_there(work)
        self._changed(self)
        return answer

    async def _with_what_is_there(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do it with the table as the store has it.

        Whoever is overtaken by another process does it again with what that has left, and nobody
        is refused for what was true before.
        """
        while True:
            try:
                if self.edition < 0 or (self.table is None and not self.sheet.waits):
                    await self._catch_up()
                await self._begin()  # it may have been killed between the last friend and the start
                return await work()
            except Overtaken:
                await self._catch_up()
            except NoSuchTable:
                raise
            except SeraiError:
                if not (self.store.shared and await self._asked(self._is_behind)):
                    raise

    # -- what other processes do ------------------------------------------------------------

    def ask_again(self) -> None:
        """Another process may have written there: soon those who listen here hear of it."""
        if self._asks is None:
            self._asks = asyncio.create_task(self._ask_again())
            self._doing.add(self._asks)
            self._asks.add_done_callback(self._doing.discard)

    async def _ask_again(self) -> None:
        async with self._lock:
            self._asks = None  # who hears of something from now on asks anew
            await self._asked(self._catch_up)
        self._changed(self)

    async def be_current(self) -> None:
        """Take in what has been written past this table until now."""
        async with self._lock:
            await self._catch_up()

    async def _asked(self, ask: Callable[[], Awaitable[bool]]) -> bool:
        """Whether there was something new; where the store does not answer, nobody knows."""
        try:
            return await ask()
        except (SQLAlchemyError, NoSuchTable) as error:
            log.warning("not-asked", table=self.id, why=repr(error)[:200])
            return False

    async def _is_behind(self) -> bool:
        """The same of what others have written; who is refused for nothing new costs one question.

        To be called when it is one's turn.
        """
        there = await self.store.editions([self.id])
        return there.get(self.id) != self.edition and await self._catch_up()

    async def _catch_up(self) -> bool:
        """Take in what is new in the store and tell those who listen; whether there was anything.

        To be called when it is one's turn.
        """
        self.resting = False
        known, old = self.edition, (self.sheet, self.viewers)
        begin = self._heard if self.table is None else len(self.table.match.log)
        whole = self.table is None and not self.sheet.waits
        since = 0 if self.table is None else begin
        kept = await self.store.kept(self.id, since, None if whole else known)
        if kept is None:  # it was given up, or tidied away
            self.tell({"type": "gone", "table": self.id})
            self._close(lambda _: True)
            raise NoSuchTable("no-such-table")
        self.elsewhere = kept.elsewhere
        sheet = absence.as_kept(kept.sheet, self.sheet, self.viewers)
        if self.table is None:
            self._sheet = sheet
            if not sheet.waits:
                self._take(await self._room.threads.run(self._folded, sheet, kept.lines))
        else:
            self.table.follow(sheet, kept.lines)
            self._sheet = sheet
        self.edition = kept.edition
        self._tell_changes(*old, begin)
        self._tell_followers(kept.followers)
        return self.edition != known

    def _tell_changes(self, before: Sheet, viewers: list[int], begin: int) -> None:
        """To those who listen here, of what was done elsewhere."""
        sheet = self.sheet
        if before.seats != sheet.seats or viewers != self.viewers:
            self.tell_seats()
        gone = [one.seat for one in before.seats if one.person != sheet.seats[one.seat].person]
        self._close(lambda ear: ear.viewer in gone)
        if self.entries > begin or before.standing != sheet.standing:
            self.thinking = None  # whoever has thought elsewhere has done it
            self._tell_state(begin)

    def _tell_followers(self, there: dict[str, str]) -> None:
        """Where it goes on, once it is over; each is told once."""
        told, self._followers = self._followers, there
        for one in self._followed(there):
            if told is not None and one["next"] not in told.values():
                self.tell(one)

    def _followed(self, there: Mapping[str, str]) -> Iterator[wire.Followed]:
        for way, table in there.items():
            same_deal = way == AGAIN
            yield {"type": "followed", "table": self.id, "next": table, "same_deal": same_deal}

    # -- the disk ---------------------------------------------------------------------------

    async def _keep(self, table: Table, addition: Addition) -> None:
        """Put it on the disk. What cannot be saved has not happened."""
        expected = self.edition
        try:
            self.edition = await self.store.append(
                self.id, addition.lines, addition.standing, addition.seat, expected
            )
        except Overtaken:
            self._forget(table, addition)
            raise
        except SQLAlchemyError as error:
            self._forget(table, addition)
            with suppress(SQLAlchemyError):
                await self._catch_up()
            if self.edition not in (expected, -1):
                raise Overtaken from error
            log.exception("not-saved", table=self.id)
            raise NotSaved("not-saved") from error
        table.kept(addition)

    def _forget(self, table: Table, addition: Addition) -> None:
        """It holds what is not on the disk."""
        self._sheet, self.table, self.edition = table.sheet, None, -1
        self._heard = len(table.match.log) - len(addition.lines)

    def _take(self, table: Table) -> None:
        """People may have come, gone, or changed their names while it was made."""
        table.seated(replace(self._sheet, standing=table.sheet.standing))
        self.table = table

    def _folded(self, sheet: Sheet, lines: Sequence[Line]) -> Table:
        most = self._room.limits.entries_per_table
        return fold(loading.game(sheet.game), sheet, lines, most)
