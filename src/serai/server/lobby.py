"""Which tables there are: made, found, joined, given up, played once more."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy.exc import IntegrityError

from serai.core.chance import new_seed
from serai.core.contract import Game, Phrase
from serai.core.days import day_at
from serai.core.errors import SeraiError
from serai.core.material import build
from serai.tables import absence, seating, wire
from serai.tables.errors import Conflict, NotYours
from serai.tables.ids import new_id, new_secret
from serai.tables.sheet import BOT, FRIEND, Line, Seat, Sheet, Standing

from . import links, loading
from .asking import asking
from .bot_turns import BotTurns
from .checking import Checks
from .clock import now
from .errors import NoSuchTable, NotSaved, TooMuch
from .finding import compares
from .following import AGAIN, Room
from .guests import Person
from .logs import log
from .served import ServedTable
from .thinking import Bots
from .tidying import Sort

IDLE = 60.0  # seconds after which a table that nobody is at is only on the disk
AWAKE = 100  # tables at which something was done last; the others rest
_AT_ONCE = 4  # tables that are put to rest before others are listened to
_AGAIN = {False: "rematch", True: AGAIN}


@dataclass(frozen=True)
class Invitation:
    """A link: to which table, for which seat (None: to look on), and who has made the table."""

    sheet: Sheet
    seat: Seat | None
    host: str


class Lobby:
    """All tables; those that somebody is at are in memory."""

    def __init__(self, room: Room, bots: Bots, checks: Checks) -> None:
        self.room, self.bots, self.checks = room, bots, checks
        self.store, self.limits = room.store, room.limits
        self._tables: dict[str, ServedTable] = {}
        self.bot_turns = BotTurns(bots, room.store)

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    # -- finding ----------------------------------------------------------------------------

    async def table(self, table: str, current: bool = True) -> ServedTable:
        """A table; as other processes have left it, if it should be `current`."""
        found = self._tables.get(table)
        if found is None:
            sheet = await self.store.sheet(table)
            if sheet is None:
                raise NoSuchTable("no-such-table")
            found = self._in_memory(sheet)
        elif current and self.store.shared:
            await self._make_current(found)
        found.touched = time.monotonic()
        return found

    async def _make_current(self, table: ServedTable) -> None:
        try:
            await table.be_current()
        except NoSuchTable:
            self._tables.pop(table.id, None)
            raise

    def _in_memory(self, sheet: Sheet) -> ServedTable:
        """Another may have looked for it meanwhile; there must be only one."""
        table = ServedTable(self.room, sheet, self.bot_turns.wake)
        return self._tables.setdefault(sheet.id, table)

    async def visible_table(self, person: Person, table: str, current: bool = True) -> ServedTable:
        """A table that a person may know of: one with a seat, made or watched by them."""
        found = await self.table(table, current)
        if self.store.shared and not current and not found.sheet.concerns(person.id):
            await self._make_current(found)  # they may have sat down in another process
        if found.sheet.concerns(person.id):
            return found
        if await self.store.watches(table, person.id) or await self._compares(person, found.sheet):
            return found
        raise NoSuchTable("no-such-table")

    async def _compares(self, person: Person, sheet: Sheet) -> bool:
        """Whether they may look at what another has made of a deal of the day."""
        day, game = sheet.day, sheet.game
        if day is None or not sheet.over:
            return False
        today = day_at(now())
        return await self.store.ask(lambda c: compares(c, day, game, person.id, today))

    def by_now(self, sheet: Sheet) -> Sheet:
        """A sheet from the store, with those who came and went while that was being written."""
        there = self._tables.get(sheet.id)
        return sheet if there is None else absence.as_in(sheet, there.sheet)

    def evict_idle(self) -> None:
        """Forget the tables that nobody is at; they are on the disk."""
        for table in list(self._tables.values()):
            idle = time.monotonic() - table.touched > IDLE
            if idle and not self._is_used(table.id):
                del self._tables[table.id]

    async def rest(self) -> None:
        """Where there are many tables, those at which nothing was done for longest keep little.

        What each then does without is made anew in half a millisecond, with its next move.
        """
        awake = [table for table in self._tables.values() if not table.resting]
        awake.sort(key=lambda table: table.touched)
        quiet = awake[: max(0, len(awake) - AWAKE)]
        for number, table in enumerate(quiet, 1):
            table.rest()
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)  # nobody waits for more than some of them

    async def forget(self, sort: Sort, before: int, most: int) -> int:
        """Forget tables that have been of that sort for so long, unless somebody is there."""
        found = await self.store.to_go(sort, before, most)
        return await self._forget(sort, before, found)

    async def _forget(self, sort: Sort, before: int, found: Sequence[str]) -> int:
        idle = [table for table in found if not self._is_used(table)]
        gone = await self.store.remove(sort, before, idle) if idle else []
        for table in gone:
            there = self._tables.pop(table, None)
            if there is not None:
                there.tell({"type": "gone", "table": table})
        return len(gone)

    def _is_used(self, table: str) -> bool:
        there = self._tables.get(table)
        return self.bot_turns.under_way(table) or (there is not None and there.busy)

    # -- making -----------------------------------------------------------------------------

    async def make(self, person: Person, wanted: wire.NewTable) -> ServedTable:
        """A new table; it begins at once if it waits for no friend."""
        await self._check_number(person)
        seating.check_seats(wanted.seats)
        if all(seat.kind == BOT for seat in wanted.seats):
            await self._check_bots_alone(person, person.id)
        if wanted.thinking > self.limits.seconds_to_think:
            raise SeraiError("thinks-too-long", most=self.limits.seconds_to_think)
        game = await self.room.threads.run(loading.game, wanted.game)
        rules, options = await self._rules_and_options(game, wanted)
        at = now()
        sheet = Sheet(
            id=new_id(),
            game=game.name,
            rules=rules,
            options=options,
            seed=new_seed(),
            owner=person.id,
            watch_secret=new_secret(),
            created=at,
            standing=Standing(changed=at),
            confirm=wanted.confirm,
            thinking=wanted.thinking,
            grace=wanted.grace,
            hints=wanted.hints,
            start=wanted.start,
            seats=tuple(
                seating.seated(i, seat, person.id, person.name, at)
                for i, seat in enumerate(wanted.seats)
            ),
        )
        return await self._open(sheet)

    async def _rules_and_options(
        self, game: Game, wanted: wire.NewTable
    ) -> tuple[int, dict[str, str]]:
        """The newest rules and what was asked for; or those of the position that it begins from."""
        if wanted.start is None:
            return game.version, await self._options(game, wanted)
        job = {"kind": "look", "text": wanted.start}
        found = await self.checks.do(asking(), game.name, job)
        if (found["kind"], found["game"], found["seats"]) != (
            "position",
            game.name,
            len(wanted.seats),
        ):
            facts = {"game": Phrase(f"{found['game']}-name"), "seats": found["seats"]}
            raise SeraiError("start-of-other-table", **facts)
        return found["rules"], found["options"]

    async def _options(self, game: Game, wanted: wire.NewTable) -> dict[str, str]:
        """As they are kept. What comes from outside as a file is read in another process."""
        given, seats = dict(wanted.options), len(wanted.seats)
        if isinstance(source := given.get(game.material.SOURCE), str) and "\n" in source:
            return await self.checks.options(asking(), game.name, seats, given)
        material = await self.room.threads.run(build, game, seats, given)
        return dict(material.options)

    async def rematch(self, person: Person, table: str, same_deal: bool) -> ServedTable:
        """The same seats once more; whoever asks second gets the same table."""
        before = await self.visible_table(person, table)
        if not before.sheet.seats_of(person.id) and before.sheet.owner != person.id:
            raise NotYours("not-your-table")
        if not before.sheet.over:
            raise Conflict("table-not-over")
        if same_deal and before.sheet.sealed(now()):
            raise Conflict("deal-sealed")
        there = (await self.store.followers(table)).get(_AGAIN[same_deal])
        if there is None:
            await self._check_number(person)
            if before.sheet.bots_only:
                await self._check_bots_alone(person, before.sheet.owner)
            there = await self._follow(before, same_deal)
        return await self.table(there)

    async def _follow(self, before: ServedTable, same_deal: bool) -> str:
        """A new game, so it is played by the newest rules."""
        game = await asyncio.to_thread(loading.game, before.sheet.game)
        at = now()
        sheet = replace(
            before.sheet,
            id=new_id(),
            rules=game.version if before.sheet.start is None else before.sheet.rules,
            seed=before.sheet.seed if same_deal else new_seed(),
            open_deal=same_deal,
            watch_secret=new_secret(),
            standing=Standing(changed=at),
            follows=before.id,
            follows_as=_AGAIN[same_deal],
            created=at,
            day=None,
            practice=before.sheet.practice if before.sheet.start is not None else None,
            seats=tuple(seating.once_more(seat, at) for seat in before.sheet.seats),
        )
        try:
            table = await self._open(sheet)
        except IntegrityError:  # somebody was quicker
            return (await self.store.followers(before.id))[_AGAIN[same_deal]]
        await before.be_current()  # and so those who look hear of it, as in other processes
        return table.id

    async def lay(self, person: Person, sheet: Sheet, lines: Sequence[Line] = ()) -> ServedTable:
        """A table that is not as its owner wants it, but as a deal or a position is."""
        await self._check_number(person)
        return await self._open(sheet, lines)

    async def _open(self, sheet: Sheet, lines: Sequence[Line] = ()) -> ServedTable:
        await self.store.add_table(sheet, lines)
        table = self._in_memory(sheet)
        log.info("table-made", table=table.id, game=sheet.game)
        if any(seat.kind == BOT for seat in sheet.seats):
            self.bots.warm(sheet.game)
        await table.begin()
        return table

    async def _check_number(self, person: Person) -> None:
        own, every = await self.store.unfinished(person.id)
        if own >= self.limits.tables_per_person:
            own -= await self._make_room(person.id)
        if own >= self.limits.tables_per_person:
            raise TooMuch("too-many-tables", most=self.limits.tables_per_person)
        if every >= self.limits.tables:
            raise TooMuch("server-full", most=self.limits.tables)

    async def _check_bots_alone(self, person: Person, owner: str) -> None:
        most = self.limits.bot_tables_per_person
        full = await self.store.of_bots_alone(owner) >= most
        if full and owner == person.id and await self._make_room(owner):
            full = await self.store.of_bots_alone(owner) >= most
        if full:
            raise TooMuch("too-many-bot-tables", most=most)

    async def _make_room(self, owner: str) -> int:
        """Forget now what somebody could still put back: until it is gone it counts."""
        at = now()
        found = await self.store.given_up_by(owner, at)
        return await self._forget(Sort.PUT_AWAY, at + 1, found)

    async def count_points(self, most: int) -> None:
        """Of games that were over before points were kept; those that cannot be read have none."""
        for table in await self.store.without_points(most):
            found = await self.table(table)
            try:
                await found.count_points()
            except NotSaved:
                return  # another time
            except SeraiError as error:
                log.warning("points-unknown", table=table, why=str(error))
                sheet = found.sheet
                none = replace(sheet.standing, points=[None] * len(sheet.seats))
                await self.store.append(table, [], none)

    # -- giving up --------------------------------------------------------------------------

    async def put_away(self, person: Person, table: str) -> None:
        """Take a table off one's list; again, it changes nothing.

        One that has not begun is gone for all if it is one's own, and else one's seat is free
        again. One that goes on with others waits for whoever has a seat: nobody slips away.
        """
        found = await self.visible_table(person, table)
        if not found.sheet.concerns(person.id):
            raise NotYours("not-your-table")

        async def work() -> bool:
            sheet = found.sheet
            if sheet.waits and sheet.owner == person.id:
                await self._give_up(found)
                return False
            if sheet.running and sheet.seats_of(person.id) and sheet.has_company(person.id):
                raise Conflict("table-waits-for-you")
            if not sheet.waits:
                await self.store.put_away(table, person.id, now())
            return sheet.waits

        def waits_still() -> None:
            if not found.sheet.waits:
                raise Conflict("table-waits-for-you")

        if await found.do(work):
            for number in found.sheet.seats_of(person.id):
                seat = found.sheet.seats[number]
                await found.change_seat(seating.freed(seat), person.id, waits_still)

    async def _give_up(self, found: ServedTable) -> None:
        """Forget a table that has not begun."""
        await self.store.remove_table(found.id, found.edition)
        gone: wire.Gone = {"type": "gone", "table": found.id}
        found.tell(gone)
        found.listeners.clear()
        self._tables.pop(found.id, None)

    async def put_back(self, person: Person, table: str) -> ServedTable:
        """On one's list again, as long as it is there; again, it changes nothing."""
        found = await self.visible_table(person, table)
        await self.store.put_back(table, person.id)
        return found

    async def resign(self, person: Person, table: str, number: int, level: str) -> ServedTable:
        """Give a game up; whoever does so may look on from then on."""
        found = await self.visible_table(person, table)
        seating.check_number(found.sheet, number)
        seating.check_level(BOT, level)
        await found.resign(number, person.id, level)
        return found

    # -- sitting down -----------------------------------------------------------------------

    async def join(self, person: Person, table: str, secret: str) -> ServedTable:
        """Sit down by a seat's link, or look on by the spectators'; again, it changes nothing."""
        found = await self.table(table)
        seat = links.meant(found.sheet, secret)
        if seat is None:
            await self.store.add_watcher(table, person.id)
        else:
            await self._sit(found, seat, person)
        return found

    async def invitation(self, table: str, secret: str) -> Invitation:
        """What a link is for; nothing changes by looking at it."""
        sheet = (await self.table(table)).sheet
        seat = links.meant(sheet, secret)
        return Invitation(sheet, seat, await self.store.name_of(sheet.owner))

    async def _sit(self, table: ServedTable, seat: Seat, person: Person) -> None:
        if table.sheet.seats_of(person.id):
            return
        taken = replace(seat, person=person.id, name=person.name, away_since=now())
        if seat.person is not None or not await table.change_seat(taken, None):
            raise Conflict("seat-taken", seat=seat.seat + 1)
        log.info("seat-taken", table=table.id, seat=seat.seat)

    async def change_seat(
        self, person: Person, table: str, number: int, wanted: wire.SeatChange
    ) -> ServedTable:
        """A bot, or another link, for a friend who has not come or has gone.

        The owner may do so for a seat that nobody has taken, and let a bot go on for a friend who
        has been away for longer than was agreed; whoever has a seat may hand it to a bot.
        """
        found = await self.visible_table(person, table)
        seating.check_number(found.sheet, number)
        seat = found.sheet.seats[number]
        if found.sheet.over:
            raise Conflict("table-over")
        if found.sheet.day is not None:
            raise Conflict("deal-own-hands")
        own = seat.person == person.id
        owner = found.sheet.owner == person.id and seat.kind == FRIEND
        free = seat.person is None
        if not (own and wanted.kind == BOT) and not (owner and (free or wanted.kind == BOT)):
            raise NotYours("seat-not-yours", seat=number + 1)
        seating.check_level(wanted.kind, wanted.level)
        fresh = seating.bot(number, wanted.level) if wanted.level else seating.friend(number)
        others = [one for one in found.sheet.seats if one.seat != number]
        if fresh.kind == BOT and all(one.kind == BOT for one in others):
            await self._check_bots_alone(person, found.sheet.owner)

        def check() -> None:
            if not own and not free:
                found.check_gone(number)

        if not await found.change_seat(fresh, seat.person, check):
            raise Conflict("seat-taken", seat=number + 1)
        return found

    async def renamed(self, person: Person, name: str) -> Person:
        """Call a person so from now on, at all their unfinished tables."""
        for table in await self.store.rename(person.id, name):
            if (found := self._tables.get(table)) is not None:
                await found.be_current()
        return replace(person, name=name)

    # -- bots -------------------------------------------------------------------------------

    async def asleep(self, sheets: Sequence[Sheet]) -> set[str]:
        """At which of these tables a bot has its turn, and nobody looks."""
        waiting = [sheet for sheet in sheets if sheet.asleep(())]
        here = {sheet.id: self._tables.get(sheet.id) for sheet in waiting}
        viewers = {table: there.viewers for table, there in here.items() if there is not None}
        if self.store.shared and waiting:
            elsewhere = await self.store.looked_at([sheet.id for sheet in waiting])
            for table, there in elsewhere.items():
                viewers[table] = [*viewers.get(table, []), *there]
        return {sheet.id for sheet in waiting if sheet.asleep(viewers.get(sheet.id, ()))}

    def looked_at(self) -> dict[str, ServedTable]:
        """The tables that somebody looks at in this process."""
        return {table.id: table for table in self._tables.values() if table.listeners}

    def looked_at_here(self, table: str) -> ServedTable | None:
        there = self._tables.get(table)
        return there if there is not None and there.listeners else None

    async def close(self) -> None:
        await self.bot_turns.close()
        await self.bots.close()
