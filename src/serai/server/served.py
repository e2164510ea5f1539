"""A table while somebody is at it: its only writer, and those who listen.

What may be done, and what each is told of it, `serai.tables` says. Here it waits its turn at one
lock, and is told only after it is on the disk.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from serai.tables import absence, resigning, telling, wire
from serai.tables.changes import Found
from serai.tables.errors import Conflict
from serai.tables.sheet import Seat, Sheet
from serai.tables.table import Addition, Table, begin

from . import loading
from .clock import now
from .ears import Ear, Listener
from .fair_queue import Who
from .following import FollowedTable, Room
from .logs import log
from .looking import Still, still

Answer = TypeVar("Answer")


Done = Callable[[wire.Acknowledged], None]
_CROWD = 16  # who listen: if there are more, not each hears of each at once
_TOGETHER = 0.2  # seconds of coming and going that a crowd is told at once (debouncing)


def _nobody(ack: wire.Acknowledged) -> None:
    """A bot needs no answer."""


def _is_usual(told: wire.ThinkingTold) -> bool:
    return not told["waits"] and not told["shortened"]


class ServedTable(FollowedTable):
    """A table with its lock, its store and its listeners."""

    def __init__(self, room: Room, sheet: Sheet, changed: "Callable[[ServedTable], None]") -> None:
        super().__init__(room, sheet, changed)
        self._still: Still | None = None  # as it was last looked at
        self._to_tell_seats = False  # in a moment

    @property
    def bots_asker(self) -> Who:
        """Whoever made the table, where they or whoever else looks are now."""
        owner = self.sheet.owner
        looking = [ear.listener.who for ear in self.listeners]
        there = [who.address for who in looking if who.person == owner]
        return Who(owner, next(iter([*there, *(who.address for who in looking)]), ""))

    def going(self) -> Table:
        """The table with its match, if that has begun; to be asked when it is one's turn."""
        if self.table is None:
            raise Conflict("table-not-begun")
        return self.table

    # -- one after the other ----------------------------------------------------------------

    async def ask(self, work: Callable[[], Answer]) -> Answer:
        """An answer from the table as it is on the disk, never from the middle of a move."""

        async def asked() -> Answer:
            return work()

        return await self.do(asked)

    async def still(self) -> Still:
        """The table as it is on the disk, to be looked at while it goes on."""

        def look() -> Still:
            self._still = still(self.going(), self._still)
            return self._still

        return await self.ask(look)

    # -- what can be done -------------------------------------------------------------------

    async def play(self, seat: int, n: int, action: str, done: Done = _nobody) -> None:
        """A seat's action, or its taking back. Refused with SeraiError, nothing changes.

        Whoever sent it hears first that it is done, before all hear what it did.
        """
        await self.do(
            lambda: self._add(lambda table: table.play(seat, n, action, now()), seat, n, done)
        )

    async def confirm(self, seat: int, n: int, done: Done = _nobody) -> None:
        """A seat's word that its turn is over."""
        await self.do(lambda: self._add(lambda table: table.confirm(seat, n, now()), seat, n, done))

    async def begin(self) -> None:
        """Start if every seat is taken: the first cards are drawn and stored."""
        await self.do(self._begin)

    async def listen(self, ear: Ear, person: str, since: int | None) -> int:
        """From now on an ear is told what that seat may know; first, how things stand.

        The answer is how long that was.
        """

        if self.store.shared:
            await self.be_current()

        async def work() -> int:
            self.sheet.check_viewer(person, ear.viewer)  # it may have been handed over meanwhile
            is_new = not self._hears(ear.listener, ear.viewer)
            self._lend(ear)
            if is_new:
                self._note_presence(ear.viewer)
                if self.store.shared and self._saving:
                    await asyncio.wait(self._saving)  # until other processes can know it
            if not is_new or self._is_crowd:
                ear.listener.tell(telling.text(self.seats_told()))
            if is_new:
                self.tell_seats()
            length = self._tell_whole(ear, since)
            if self.thinking is not None:
                ear.listener.tell(telling.text(self.thinking))
            if self.sheet.over:  # whoever was away when that was told hears where it goes on
                for one in self._followed(await self.store.followers(self.id)):
                    ear.listener.tell(telling.text(one))
            return length

        return await self.do(work)

    def leave(self, listener: Listener, viewer: int) -> None:
        if self._hears(listener, viewer):
            self._close(lambda ear: (ear.listener, ear.viewer) == (listener, viewer))
            self._note_presence(viewer)
            self.tell_seats()
            self._changed(self)

    def _hears(self, listener: Listener, viewer: int) -> bool:
        return any((ear.listener, ear.viewer) == (listener, viewer) for ear in self.listeners)

    def _lend(self, ear: Ear) -> None:
        """Once for each who listens, and from where."""
        self._close(lambda other: (other.listener, other.viewer) == (ear.listener, ear.viewer))
        self.listeners.append(ear)

    def _note_presence(self, viewer: int) -> None:
        """Keep since when whoever looks from there, from all their seats, has been away."""
        at = now()
        sheet, changed = absence.noted(self.sheet, viewer, self.viewers, at)
        self._set_sheet(sheet)
        # Put into the writer's queue at once, so that coming and going are written in their order.
        saving: asyncio.Future[Any]
        if self.store.shared:
            number = sum(ear.viewer == viewer for ear in self.listeners)
            saving = self.store.look(self.id, viewer, number, at)
        elif changed:
            saving = self.store.set_away(self.id, changed, sheet.seats[viewer].away_since)
        else:
            return
        self._saving.add(saving)
        saving.add_done_callback(self._saved)

    def _saved(self, saving: "asyncio.Future[Any]") -> None:
        self._saving.discard(saving)
        error = None if saving.cancelled() else saving.exception()
        if isinstance(error, Exception):
            log.error("not-saved", error, table=self.id)

    def check_gone(self, number: int) -> None:
        """A bot may take over for a friend only after the time that was agreed at this table."""
        absence.check_gone(self.sheet, number, self.viewers, now())

    async def change_seat(
        self, seat: Seat, taken_by: str | None, check: Callable[[], None] = lambda: None
    ) -> bool:
        """Somebody else sits there now; False if meanwhile somebody had sat down.

        It is checked when it is its turn: until then a friend may have come back.
        """

        async def work() -> bool:
            if self.sheet.over:  # somebody has resigned meanwhile
                raise Conflict("table-over")
            check()
            if self.sheet.seats[seat.seat].person != taken_by:
                return False
            if self.table is None:
                self.edition = await self.store.set_seat(self.id, seat, self.edition, now())
                self.sit(seat)
            else:
                await self._keep(self.table, self.table.reseated(now(), seat))
                self.sit(seat)
                self._tell_state(len(self.table.match.log))
            await self._begin()
            return True

        return await self.do(work)

    async def resign(self, number: int, person: str, level: str) -> None:
        """Somebody gives the game up: it ends, or a bot plays on. Again, it changes nothing."""

        async def work() -> None:
            seat = self.sheet.seats[number]
            if seat.resigned == person:
                return
            resigning.check(self.sheet, number, person)
            table, at = self.going(), now()
            if resigning.ends(self.sheet, number):
                after = resigning.given_up(seat)
                addition = table.ended(after, resigning.result(self.sheet, number), at)
            else:
                after = resigning.replaced(seat, level)
                addition = table.reseated(at, after)
            await self._keep(table, addition)
            self.sit(after)
            self._tell_state(len(table.match.log))

        await self.do(work)

    async def count_points(self) -> None:
        """Of a game that was over before they were kept."""

        async def work() -> None:
            table = self.going()
            await self._keep(table, table.counted())

        await self.do(work)

    def sit(self, seat: Seat) -> None:
        """Put somebody there; who sat there before has nothing more to hear from that seat."""
        before = self.sheet.seats[seat.seat].person
        self._set_sheet(self.sheet.with_seat(seat))
        self.tell_seats()
        if before != seat.person:
            self._close(lambda ear: ear.viewer == seat.seat)

    # -- telling ----------------------------------------------------------------------------

    def _moment(self, since: int | None) -> Callable[[int, bool], wire.StateTold]:
        """How things stand for whoever looks from there; to be asked when it is one's turn."""
        if self.table is None:
            return lambda viewer, _: telling.waiting(self.sheet, viewer)
        return telling.Moment(self.table, since).state

    def seats_told(self) -> wire.SeatsTold:
        return telling.seats(self.sheet, self.viewers, now())

    def tell(self, told: wire.Told) -> None:
        """The same to everybody, once to each."""
        text = telling.text(told)
        for listener in {id(ear.listener): ear.listener for ear in self.listeners}.values():
            listener.tell(text)

    def tell_all(self, told: wire.ThinkingTold) -> None:
        """The same also to those who look in other processes."""
        self.tell(told)
        if self.store.shared:
            saving = self.store.pass_on(self.id, told)
            self._saving.add(saving)
            saving.add_done_callback(self._saved)

    def hear(self, told: Any) -> None:
        """What another process tells everybody."""
        if told["type"] == "thinking":
            self.thinking = None if _is_usual(told) else told
        self.tell(told)

    def tell_thinking(self, told: wire.ThinkingTold) -> None:
        """How a bot's thinking stands, if it is unusual or has been."""
        usual = _is_usual(told)
        if not usual or self.thinking is not None:
            self.tell_all(told)
        self.thinking = None if usual else told

    def tell_seats(self) -> None:
        """Who sits where, and is there; a crowd hears of all who come and go together."""
        if not self._is_crowd:
            self.tell(self.seats_told())
        elif not self._to_tell_seats:
            self._to_tell_seats = True
            asyncio.get_running_loop().call_later(_TOGETHER, self._tell_crowd)

    @property
    def _is_crowd(self) -> bool:
        return len(self.listeners) > _CROWD

    def _tell_crowd(self) -> None:
        self._to_tell_seats = False
        self.tell(self.seats_told())

    def _tell_whole(self, ear: Ear, since: int | None) -> int:
        """How things stand; the answer is how long that was."""
        now = self._moment(since)(*ear.eyes)
        news = self._hearings.of(ear.eyes).joined(now)
        if news is not None:
            self._tell_others(ear, telling.text(news))
        state = telling.text(now)
        ear.listener.tell(state)
        return len(state)

    def _tell_others(self, ear: Ear, text: str) -> None:
        """Who looks through the same eyes, on another device."""
        for other in self.listeners:
            if other.eyes == ear.eyes and other is not ear:
                other.listener.tell(text)

    def _tell_state(self, since: int) -> None:
        """What has changed, to each who listens."""
        told: dict[tuple[int, bool], str] = {}
        found, state_told = Found(), self._moment(since)
        for ear in self.listeners:
            if ear.eyes not in told:
                now = state_told(*ear.eyes)
                told[ear.eyes] = telling.text(self._hearings.of(ear.eyes).change(now, found))
            ear.listener.tell(told[ear.eyes])

    # -- inside -----------------------------------------------------------------------------

    async def _add(
        self, act: Callable[[Table], Addition | None], seat: int, n: int, done: Done
    ) -> None:
        """What somebody does: kept, acknowledged, told. What was done before is acknowledged."""
        table = self.going()
        since = len(table.match.log)
        addition = act(table)
        if addition is not None:
            await self._keep(table, addition)
        done(telling.acknowledged(table, seat, n, again=addition is None))
        if addition is not None:
            await asyncio.sleep(0)  # it goes out now, also where many tables move at once
            self._tell_state(since)

    async def _begin(self) -> None:
        if not self.sheet.waits or not self.sheet.full:
            return
        table, addition = await self._room.threads.run(self._begun, self.sheet, now())
        self._take(table)
        await self._keep(table, addition)
        self._tell_state(0)

    def _begun(self, sheet: Sheet, at: int) -> tuple[Table, Addition]:
        most = self._room.limits.entries_per_table
        return begin(loading.game(sheet.game), sheet, at, most)
