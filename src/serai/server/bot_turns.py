"""Bots' turns at the tables: each is a task of its own, and one follows from the other.

There is one place where a turn begins, `wake`. A table calls it whenever it has changed, and so
does a turn that is done; between the two no change can be missed.
"""

import asyncio
from dataclasses import dataclass

from serai.coach.daily import dice_of
from serai.core.errors import Stale
from serai.tables.errors import Conflict
from serai.workers.protocol import Job

from . import thinking
from .logs import log
from .served import ServedTable
from .store import Store
from .thinking import Bots, job_for
from .watching.tally import tally
from .work import Hurried, Progress

_AFTER_FAILURE = 1.0  # seconds


class BotTurns:
    """Which bot thinks where; at most one at a table."""

    def __init__(self, bots: Bots, store: Store) -> None:
        self._bots, self._store = bots, store
        self._under_way: dict[str, _TurnUnderWay] = {}  # by table
        self._closed = False

    def under_way(self, table: str) -> bool:
        return table in self._under_way

    def waits_for_another(self, table: ServedTable) -> bool:
        """Whether a bot has its turn there, and another process has to let it think."""
        return _is_bots_turn(table) and not self.under_way(table.id)

    def wake(self, table: ServedTable) -> None:
        """Let a bot think if it is its turn and somebody looks; where nobody does, it waits."""
        if (there := self._under_way.get(table.id)) is not None:
            there.table_changed()
        elif not self._closed and _is_bots_turn(table):
            turn = self._under_way[table.id] = _TurnUnderWay(table, self._bots, self._store)
            turn.task.add_done_callback(lambda _: self._done(table, turn))

    def _done(self, table: ServedTable, turn: "_TurnUnderWay") -> None:
        del self._under_way[table.id]
        if not turn.elsewhere or turn.changed:  # who thinks elsewhere will be heard
            self.wake(table)

    async def close(self) -> None:
        self._closed = True
        tasks = [turn.task for turn in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@dataclass(frozen=True)
class _Turn:
    """The bot to act, at which moment, and what it gets to know."""

    seat: int
    n: int
    job: Job


class _TurnUnderWay:
    """A bot that thinks, or waits in the queue until it may; then it plays."""

    def __init__(self, table: ServedTable, bots: Bots, store: Store) -> None:
        self._table, self._bots, self._store = table, bots, store
        self.elsewhere = False  # another process lets the bot think
        self.changed = False  # the table has, since this began
        self._waits = False
        self._n: int | None = None  # the moment that it thinks about
        self._worker: Hurried | None = None
        self.task = asyncio.create_task(self._run())

    def table_changed(self) -> None:
        """Nobody looks any more, or what it thinks about was taken back: then it need not go on."""
        self.changed = True
        now_at = None if self._table.table is None else len(self._table.table.match.log)
        stale = self._n is not None and self._n != now_at
        if self._waits and (stale or not self._table.listeners):
            self.task.cancel()
        elif stale and self._worker is not None:
            self._worker.hurry()  # what it has found by now is dropped

    async def _run(self) -> None:
        try:
            if not self._store.shared:
                await self._take_turn()
            elif await self._store.claim(self._table.id):
                await self._take_turn_alone()
            else:
                self.elsewhere = True
        except Exception:
            log.exception("bot-failed", table=self._table.id)
            await asyncio.sleep(_AFTER_FAILURE)

    async def _take_turn_alone(self) -> None:
        """While no other process lets a bot think there; those that would are told if need be."""
        played = False
        try:
            played = await self._take_turn()
        finally:
            await asyncio.shield(self._store.give_up(self._table.id, tell=not played))

    async def _take_turn(self) -> bool:
        """Whether there was a bot's turn, and it was played."""
        turn = await self._table.ask(lambda: _turn(self._table))
        if turn is None:
            return False
        await self._play(turn, await self._choose(turn))
        return True

    async def _choose(self, turn: _Turn) -> str:
        """The bot's action; until then those who look are told if it has to wait, or hurry."""
        table, self._n = self._table, turn.n

        def told(progress: Progress) -> None:
            self._waits = progress.waits
            table.tell_thinking(thinking.told(table.sheet, turn.seat, turn.n, progress))

        def lent(worker: Hurried | None) -> None:
            self._worker = worker

        try:
            return await self._bots.choose(table.bots_asker, turn.job, told, lent)
        finally:
            table.thinking = None
            self._waits, self._n = False, None

    async def _play(self, turn: _Turn, action: str) -> None:
        try:
            await self._table.play(turn.seat, turn.n, action)
            tally.bot_moves += 1
        except (Stale, Conflict):  # taken back meanwhile
            log.info("bot-stale", table=self._table.id, seat=turn.seat, n=turn.n)


def _is_bots_turn(table: ServedTable) -> bool:
    """Whether a bot has its turn, and somebody looks."""
    sheet = table.sheet
    return bool(sheet.running and sheet.standing.bot_turn and table.listeners)


def _turn(table: ServedTable) -> _Turn | None:
    """A bot's turn, if there is one and somebody looks."""
    sheet, seat = table.sheet, table.sheet.standing.turn
    if table.table is None or seat is None or not _is_bots_turn(table):
        return None
    match = table.table.match
    level = sheet.seats[seat].name
    job = job_for(match, sheet.options, seat, level, sheet.thinking, sheet.id)
    if sheet.day is not None:  # the same moves meet the same play: no other dice, nothing kept
        job = {**job, "dice": dice_of(sheet.seed, seat, len(match.steps)), "tree": ""}
    return _Turn(seat, len(match.log), job)
