"""Which tables there are: made, found, joined, given up, played once more; and bots woken."""

import asyncio
import secrets
import time
from dataclasses import replace

from sqlalchemy.exc import IntegrityError

from serai.bots.levels import LEVELS
from serai.core.chance import new_seed
from serai.core.errors import SeraiError, Stale
from serai.core.match import build

from . import loading, wire
from .errors import Conflict, NoSuchTable, NotYours, TooMuch
from .logs import log
from .people import check_name, new_id, new_secret
from .settings import Limits
from .store import FINISHED, OPEN, Person, Seat, Sheet, Store
from .table import BOT, Table, now
from .thinking import Bots, Job, job_for

IDLE = 60.0  # seconds after which a table that nobody is at is only on the disk
_AGAIN = {False: "rematch", True: "again"}


class Lobby:
    """All tables; those that somebody is at are in memory."""

    def __init__(self, store: Store, bots: Bots, limits: Limits) -> None:
        self.store, self.bots, self.limits = store, bots, limits
        self._tables: dict[str, Table] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    # -- finding ----------------------------------------------------------------------------

    async def table(self, table: str) -> Table:
        if table not in self._tables:
            sheet = await self.store.sheet(table)
            if sheet is None:
                raise NoSuchTable("no-such-table")
            # Another may have looked for it meanwhile; there must be only one.
            self._tables.setdefault(table, Table(self.store, sheet, self.wake))
        found = self._tables[table]
        found.touched = time.monotonic()
        return found

    async def seen_by(self, person: Person, table: str) -> Table:
        """A table that a person may know of: one with a seat, made or watched by them."""
        found = await self.table(table)
        if found.seats_of(person.id) or found.sheet.owner == person.id:
            return found
        if await self.store.watches(table, person.id):
            return found
        raise NoSuchTable("no-such-table")

    def put_away(self) -> None:
        """Forget the tables that nobody is at; they are on the disk."""
        for table in list(self._tables.values()):
            idle = time.monotonic() - table.touched > IDLE
            if idle and not table.busy and table.id not in self._thinking:
                del self._tables[table.id]

    # -- making -----------------------------------------------------------------------------

    async def make(self, person: Person, wanted: wire.NewTable) -> Table:
        """A new table; it begins at once if it waits for no friend."""
        await self._check_number(person)
        _check_seats(wanted)
        if wanted.thinking > self.limits.seconds_to_think:
            raise SeraiError("thinks-too-long", most=self.limits.seconds_to_think)
        game = await asyncio.to_thread(loading.game, wanted.game)
        given = dict(wanted.options)
        material = await asyncio.to_thread(build, game, len(wanted.seats), given)
        options = dict(material.options)
        if not material.shipped:
            options[game.material.SOURCE] = material.source
        at = now()
        sheet = Sheet(
            id=new_id(),
            game=game.name,
            rules=game.version,
            options=options,
            seed=new_seed(),
            owner=person.id,
            watch_secret=new_secret(),
            created=at,
            changed=at,
            confirm=wanted.confirm,
            thinking=wanted.thinking,
            seats=tuple(_seat(i, seat, person) for i, seat in enumerate(wanted.seats)),
        )
        return await self._open(sheet)

    async def rematch(self, person: Person, table: str, same_deal: bool) -> Table:
        """The same seats once more; whoever asks second gets the same table."""
        before = await self.seen_by(person, table)
        if not before.seats_of(person.id) and before.sheet.owner != person.id:
            raise NotYours("not-your-table")
        if before.sheet.status != FINISHED:
            raise Conflict("table-not-over")
        there = await self.store.follower(table, _AGAIN[same_deal])
        if there is None:
            await self._check_number(person)
            there = await self._follow(before, same_deal)
        return await self.table(there)

    async def _follow(self, before: Table, same_deal: bool) -> str:
        at = now()
        sheet = replace(
            before.sheet,
            id=new_id(),
            seed=before.sheet.seed if same_deal else new_seed(),
            open_deal=same_deal,
            watch_secret=new_secret(),
            status=OPEN,
            turn=None,
            bot_turn=False,
            confirmed=0,
            result=None,
            follows=before.id,
            follows_as=_AGAIN[same_deal],
            created=at,
            changed=at,
            seats=tuple(_once_more(seat) for seat in before.seats),
        )
        try:
            table = await self._open(sheet)
        except IntegrityError:  # somebody was quicker
            there = await self.store.follower(before.id, _AGAIN[same_deal])
            assert there is not None
            return there
        told: wire.Followed = {
            "type": "followed",
            "table": before.id,
            "next": table.id,
            "same_deal": same_deal,
        }
        before.tell(told)
        return table.id

    async def _open(self, sheet: Sheet) -> Table:
        await self.store.add_table(sheet, [])
        table = self._tables.setdefault(sheet.id, Table(self.store, sheet, self.wake))
        log.info("table-made", table=table.id, game=sheet.game)
        await table.begin()
        return table

    async def _check_number(self, person: Person) -> None:
        own, every = await self.store.unfinished(person.id)
        if own >= self.limits.tables_per_person:
            raise TooMuch("too-many-tables", most=self.limits.tables_per_person)
        if every >= self.limits.tables:
            raise TooMuch("server-full", most=self.limits.tables)

    async def give_up(self, person: Person, table: str) -> None:
        """Forget a table that has not begun; only whoever made it can."""
        found = await self.seen_by(person, table)
        if found.sheet.owner != person.id:
            raise NotYours("not-your-table")

        async def work() -> None:
            if found.sheet.status != OPEN:
                raise Conflict("table-begun")
            await self.store.remove_table(table)
            gone: wire.Gone = {"type": "gone", "table": table}
            found.tell(gone)
            found.listeners.clear()
            self._tables.pop(table, None)

        await found.do(work)

    # -- sitting down -----------------------------------------------------------------------

    async def join(self, person: Person, table: str, secret: str) -> Table:
        """Sit down by a seat's link, or look on by the spectators'; again, it changes nothing."""
        found = await self.table(table)
        for seat in found.seats:
            if seat.secret is not None and secrets.compare_digest(seat.secret, secret):
                await self._sit(found, seat, person)
                return found
        if not secrets.compare_digest(found.sheet.watch_secret, secret):
            raise NoSuchTable("no-such-table")
        await self.store.add_watcher(table, person.id)
        return found

    async def _sit(self, table: Table, seat: Seat, person: Person) -> None:
        if table.seats_of(person.id):
            return
        taken = replace(seat, person=person.id, name=person.name)
        if seat.person is not None or not await table.change_seat(taken, None):
            raise Conflict("seat-taken", seat=seat.seat + 1)
        log.info("seat-taken", table=table.id, seat=seat.seat)

    async def change_seat(
        self, person: Person, table: str, number: int, wanted: wire.SeatChange
    ) -> Table:
        """A bot, or another link, for a friend who has not come or has gone.

        The owner may do so for a seat that nobody has taken, and let a bot go on for a friend who
        is not there; whoever has a seat may hand it to a bot.
        """
        found = await self.seen_by(person, table)
        if number >= len(found.seats):
            raise SeraiError("bad-seat", seat=number, seats=len(found.seats))
        seat = found.seats[number]
        if found.sheet.status == FINISHED:
            raise Conflict("table-over")
        own = seat.person == person.id
        owner = found.sheet.owner == person.id and seat.kind == "friend"
        gone = seat.person is None or (wanted.kind == BOT and not found.present(number))
        if not (own and wanted.kind == BOT) and not (owner and gone):
            raise NotYours("seat-not-yours", seat=number + 1)
        _check_level(wanted.kind, wanted.level)
        fresh = _bot(number, wanted.level) if wanted.level else _friend(number)
        if not await found.change_seat(fresh, seat.person):
            raise Conflict("seat-taken", seat=number + 1)
        return found

    async def renamed(self, person: Person, name: str) -> Person:
        """Call a person so from now on, at all their unfinished tables."""
        for table in await self.store.rename(person.id, name):
            found = self._tables.get(table)
            for number in found.seats_of(person.id) if found else []:
                assert found is not None
                if found.seats[number].kind != "here":
                    found.sit(replace(found.seats[number], name=name))
        return replace(person, name=name)

    # -- bots -------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Let a bot think if it is its turn and it does not yet."""
        if self._closed or table.id in self._thinking:
            return
        if table.running and table.sheet.bot_turn:
            self._thinking[table.id] = asyncio.create_task(self._think(table))

    async def go_on(self) -> None:
        """After a restart: every bot whose turn it was begins to think anew."""
        for table in await self.store.waiting_for_bots():
            self.wake(await self.table(table))

    async def _think(self, table: Table) -> None:
        try:
            while True:
                turn = await table.ask(lambda: _turn(table))
                if turn is None:
                    return
                seat, n, job = turn
                await self._play(table, seat, n, await self.bots.choose(job))
        except Exception:
            log.exception("bot-failed", table=table.id)
            await asyncio.sleep(1.0)
        finally:
            del self._thinking[table.id]
            self.wake(table)

    async def _play(self, table: Table, seat: int, n: int, action: str) -> None:
        try:
            await table.play(seat, n, action)
        except (Stale, Conflict):
            log.info("bot-stale", table=table.id, seat=seat, n=n)  # taken back meanwhile

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _turn(table: Table) -> tuple[int, int, Job] | None:
    """The bot to act, at which moment, and what it gets to know."""
    match, sheet = table.match, table.sheet
    if match is None or not table.running or not sheet.bot_turn or sheet.turn is None:
        return None
    level = table.seats[sheet.turn].name
    job = job_for(match, sheet.options, sheet.turn, level, sheet.thinking)
    return sheet.turn, len(match.log), job


def _check_seats(wanted: wire.NewTable) -> None:
    kinds = [seat.kind for seat in wanted.seats]
    if kinds.count("me") > 1:
        raise SeraiError("one-me")
    if "here" in kinds and "me" not in kinds:
        raise SeraiError("here-without-me")
    for seat in wanted.seats:
        _check_level(seat.kind, seat.level)
        if seat.name is not None:
            if seat.kind != "here":
                raise SeraiError("name-not-yours", kind=seat.kind)
            check_name(seat.name)


def _check_level(kind: str, level: str | None) -> None:
    if (kind == BOT) != (level is not None):
        raise SeraiError("bot-and-level", kind=kind)
    if level is not None and level not in LEVELS:
        raise SeraiError("unknown-bot", name=level, known=list(LEVELS))


def _seat(number: int, wanted: wire.NewSeat, person: Person) -> Seat:
    if wanted.level is not None:
        return _bot(number, wanted.level)
    if wanted.kind == "friend":
        return _friend(number)
    name = person.name if wanted.kind == "me" else wanted.name or ""
    return Seat(number, wanted.kind, name, person.id)


def _bot(number: int, level: str) -> Seat:
    return Seat(number, BOT, level)


def _friend(number: int) -> Seat:
    return Seat(number, "friend", "", None, new_secret())


def _once_more(seat: Seat) -> Seat:
    """The same at a new table; its link is another."""
    return replace(seat, secret=None if seat.secret is None else new_secret())
