"""One table while somebody is at it: the match, its only writer, and those who listen.

Everything that happens here waits its turn at one lock, and is told only after it is on the disk.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from serai.core.contract import CHANCE, SPECTATOR
from serai.core.errors import Stale
from serai.core.match import UNDO_TEXT, Entry, Match, build

from . import loading, telling, wire
from .errors import Conflict, NotSaved, NotYours
from .logs import log
from .store import FINISHED, OPEN, RUNNING, Line, Seat, Sheet, Standing, Store

Answer = TypeVar("Answer")
BOT = "bot"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """Somebody with an ear: a socket. It never waits and never fails."""

    def tell(self, text: str) -> None: ...


Done = Callable[[wire.Acknowledged], None]


def _nobody(ack: wire.Acknowledged) -> None:
    """A bot needs no answer."""


class Table:
    """A match, and the people and bots around it."""

    def __init__(self, store: Store, sheet: Sheet, changed: "Callable[[Table], None]") -> None:
        self.store = store
        self.sheet = sheet
        self.match: Match | None = None
        self.listeners: list[tuple[Listener, int]] = []
        self.touched = time.monotonic()
        self._changed = changed
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Task[Any]] = set()
        self._by: list[int] = []  # for each entry of the log, the seat that asked for it

    # -- who sits where ---------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def seats(self) -> Sequence[Seat]:
        return self.sheet.seats

    @property
    def running(self) -> bool:
        return self.sheet.status == RUNNING

    @property
    def full(self) -> bool:
        return all(seat.kind == BOT or seat.person is not None for seat in self.seats)

    @property
    def alone(self) -> bool:
        """One person and bots: what is taken back there is nobody else's affair."""
        return sum(seat.kind != BOT for seat in self.seats) == 1

    @property
    def busy(self) -> bool:
        return bool(self.listeners or self._doing)

    def check_viewer(self, person: str, viewer: int) -> int:
        """One looks from a seat of one's own, or as a spectator."""
        if viewer != SPECTATOR and viewer not in self.seats_of(person):
            raise NotYours("seat-not-yours", seat=viewer + 1)
        return viewer

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]

    def present(self, seat: int) -> bool:
        """Whether whoever sits there listens; people at one screen do so together."""
        sitting = self.seats[seat]
        if sitting.kind == BOT:
            return True
        together = self.seats_of(sitting.person) if sitting.person else []
        return any(viewer in together for _, viewer in self.listeners)

    @property
    def watching(self) -> int:
        return sum(viewer == SPECTATOR for _, viewer in self.listeners)

    # -- whose word is waited for -----------------------------------------------------------

    def to_confirm(self, match: Match) -> int | None:
        """The seat that has ended its turn but may still take it back."""
        if not self.sheet.confirm:
            return None
        done = [(ply, entry.seat) for ply, entry in match.standing if entry.seat != CHANCE]
        if not done:
            return None
        ply, seat = done[-1]
        if self.seats[seat].kind == BOT or match.actor == seat or ply < self.sheet.confirmed:
            return None
        return seat if self.may_undo(match, seat) else None

    def may_undo(self, match: Match, seat: int) -> bool:
        if not self.running:
            return False
        if self.alone:
            return any(entry.seat == seat for _, entry in match.standing)
        standing = match.standing
        return bool(standing and standing[-1][0] >= self.sheet.confirmed) and match.may_undo(seat)

    def turn(self, match: Match) -> int | None:
        """The seat that everybody waits for."""
        waits = self.to_confirm(match)
        if waits is not None:
            return waits
        return None if match.over else match.actor

    # -- one after the other ----------------------------------------------------------------

    async def do(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something when it is its turn, to its end even if nobody waits for it any more."""
        task = asyncio.create_task(self._in_turn(work))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        async with self._lock:
            self.touched = time.monotonic()
            if self.match is None and self.sheet.status != OPEN:
                await self._load()
            await self._begin()  # it may have been killed between the last friend and the start
            answer = await work()
        self._changed(self)
        return answer

    # -- what can be done -------------------------------------------------------------------

    async def play(self, seat: int, n: int, action: str, done: Done = _nobody) -> None:
        """A seat's action, or its taking back. Refused with SeraiError, nothing changes.

        Whoever sent it hears first that it is done, before all hear what it did.
        """
        await self.do(lambda: self._play(seat, n, action, done))

    async def confirm(self, seat: int, n: int, done: Done = _nobody) -> None:
        """A seat's word that its turn is over."""
        await self.do(lambda: self._confirm(seat, n, done))

    async def begin(self) -> None:
        """Start if every seat is taken: the first cards are drawn and stored."""
        await self.do(self._begin)

    async def listen(self, listener: Listener, person: str, viewer: int, since: int | None) -> None:
        """From now on a listener is told what that seat may know; first, how things stand."""

        async def work() -> None:
            self.check_viewer(person, viewer)  # the seat may have been handed over meanwhile
            if (listener, viewer) not in self.listeners:
                self.listeners.append((listener, viewer))
                self.tell_seats()
            else:
                listener.tell(telling.text(telling.seats(self)))
            listener.tell(telling.text(telling.state(self, viewer, since)))

        await self.do(work)

    def leave(self, listener: Listener, viewer: int) -> None:
        if (listener, viewer) in self.listeners:
            self.listeners.remove((listener, viewer))
            self.tell_seats()

    async def change_seat(self, seat: Seat, taken_by: str | None) -> bool:
        """Somebody else sits there now; False if meanwhile somebody had sat down."""

        async def work() -> bool:
            if not await self.store.set_seat(self.id, seat, taken_by, now()):
                return False
            self.sit(seat)
            if self.match is not None:
                await self._save(self.match, len(self.match.log), seat.seat)
                self._tell_state(len(self.match.log))
            await self._begin()
            return True

        return await self.do(work)

    def sit(self, seat: Seat) -> None:
        """Put somebody there; who sat there before has nothing more to hear from that seat."""
        before = self.seats[seat.seat].person
        sitting = [seat if seat.seat == one.seat else one for one in self.seats]
        self.sheet = replace(self.sheet, seats=tuple(sitting))
        if self.match is not None:
            self.match.names = self._names()
        self.tell_seats()
        if before != seat.person:
            self.listeners = [
                (ear, viewer) for ear, viewer in self.listeners if viewer != seat.seat
            ]

    async def ask(self, work: Callable[[], Answer]) -> Answer:
        """An answer from the table as it is on the disk, never from the middle of a move."""

        async def asked() -> Answer:
            return work()

        return await self.do(asked)

    # -- telling ----------------------------------------------------------------------------

    def tell(self, told: wire.Told) -> None:
        """The same to everybody, once to each."""
        text = telling.text(told)
        for listener in {id(listener): listener for listener, _ in self.listeners}.values():
            listener.tell(text)

    def tell_seats(self) -> None:
        self.tell(telling.seats(self))

    def _tell_state(self, since: int) -> None:
        told: dict[int, str] = {}
        for listener, viewer in self.listeners:
            if viewer not in told:
                told[viewer] = telling.text(telling.state(self, viewer, since))
            listener.tell(told[viewer])

    # -- inside -----------------------------------------------------------------------------

    async def _play(self, seat: int, n: int, action: str, done: Done) -> None:
        match = self.going()
        length = len(match.log)
        if n < length and self._said_before(match, seat, n, action):
            done(self._acknowledged(seat, n, again=True))
            return
        if n != length:
            raise Stale("stale", n=n, now=length)
        if self.sheet.status == FINISHED:
            raise Conflict("table-over")
        if action.strip().lower() == UNDO_TEXT:
            self._undo(match, seat)
        else:
            waits = self.to_confirm(match)
            if waits is not None:
                raise Conflict("table-to-confirm", seat=waits + 1)
            hid = _hides(match)
            match.play(action, seat)
            if hid and match.over:  # all is told now: nobody goes back behind that
                self.sheet = replace(self.sheet, confirmed=len(match.log))
        await self._save(match, length, seat)
        await self._tell_done(done, seat, n, length)

    def _said_before(self, match: Match, seat: int, n: int, action: str) -> bool:
        """Not if chance said it: who guesses its words would hear whether they are right."""
        return self._by[n] == seat and match.log[n].seat != CHANCE and match.says(n, action)

    def _undo(self, match: Match, seat: int) -> None:
        if not self.may_undo(match, seat):
            raise Conflict("undo-too-late")
        while True:
            match.undo()
            if match.log[-1].seat == seat:
                return

    async def _confirm(self, seat: int, n: int, done: Done) -> None:
        match = self.going()
        if 0 < n <= self.sheet.confirmed:
            done(self._acknowledged(seat, n, again=True))
            return
        if n != len(match.log):
            raise Stale("stale", n=n, now=len(match.log))
        if self.to_confirm(match) != seat:
            raise Conflict("nothing-to-confirm")
        self.sheet = replace(self.sheet, confirmed=n)
        await self._save(match, n, seat)
        await self._tell_done(done, seat, n, n)

    async def _begin(self) -> None:
        if self.sheet.status != OPEN or not self.full:
            return
        self.match = await asyncio.to_thread(self._fold, [], True)
        self._by = []
        self.sheet = replace(self.sheet, status=RUNNING)
        await self._save(self.match, 0, CHANCE)
        self._tell_state(0)

    def going(self) -> Match:
        """The match, if there is one yet."""
        if self.match is None:
            raise Conflict("table-not-begun")
        return self.match

    async def _tell_done(self, done: Done, seat: int, n: int, since: int) -> None:
        done(self._acknowledged(seat, n, again=False))
        await asyncio.sleep(0)  # it goes out now, also where many tables move at once
        self._tell_state(since)

    def _acknowledged(self, seat: int, n: int, again: bool) -> wire.Acknowledged:
        length = len(self.going().log)
        return {
            "type": "ack",
            "table": self.id,
            "seat": seat,
            "n": n,
            "now": length,
            "again": again,
        }

    async def _save(self, match: Match, begin: int, by: int) -> None:
        """Put the log's end on the disk. What cannot be saved has not happened."""
        at = now()
        entries = enumerate(match.log[begin:], begin)
        lines = [Line(n, entry.seat, match.entry_text(entry), by, at) for n, entry in entries]
        standing = self._standing(match, at)
        try:
            await self.store.append(self.id, lines, standing)
        except SQLAlchemyError as error:
            log.exception("not-saved", table=self.id)
            self.match = None  # it holds what is not on the disk
            fresh = await self._load()
            if fresh is not None and len(fresh.log) > begin:
                self._tell_state(begin)  # another process has written there
            raise NotSaved("not-saved") from error
        self._by += [by] * len(lines)
        self._stands(standing)

    def _standing(self, match: Match, at: int) -> Standing:
        turn = self.turn(match)
        return Standing(
            status=FINISHED if turn is None else RUNNING,
            turn=turn,
            bot_turn=turn is not None and self.seats[turn].kind == BOT,
            confirmed=self.sheet.confirmed,
            result=match.result() if turn is None else None,
            changed=at,
        )

    def _stands(self, standing: Standing) -> None:
        self.sheet = replace(
            self.sheet,
            status=standing.status,
            turn=standing.turn,
            bot_turn=standing.bot_turn,
            result=standing.result,
            changed=standing.changed,
        )

    async def _load(self) -> Match | None:
        """The match as it is on the disk."""
        sheet = await self.store.sheet(self.id)
        assert sheet is not None
        lines = await self.store.lines(self.id)
        self.sheet = sheet
        self.match = None
        if sheet.status != OPEN:
            self.match = await asyncio.to_thread(self._fold, lines, False)
            self._by = [line.by for line in lines]
        return self.match

    def _fold(self, lines: Sequence[Line], settle: bool) -> Match:
        game = loading.game(self.sheet.game)
        material = build(game, len(self.seats), self.sheet.options)
        match = Match(game, material, self.sheet.seed, self._names(), settle=settle)
        for line in lines:
            if line.action == UNDO_TEXT:
                match.undo()
            else:
                match.replay(Entry(line.seat, match.parse(line.action)))
        return match

    def _names(self) -> list[str]:
        return [seat.name or str(seat.seat + 1) for seat in self.seats]


def _hides(match: Match) -> bool:
    """Whether there is anything that somebody does not know; spectators know least."""
    m, state, game = match.material.m, match.state, match.game
    return game.known(game.hidden_from(m, state, SPECTATOR)) != game.known(state)
