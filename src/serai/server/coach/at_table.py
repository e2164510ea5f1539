"""What is asked at a table while a game goes on there: hints, and what a seat knows.

Only where hints are allowed, for a seat of one's own, and from what that seat knows.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, cast

from serai.coach.asked import check_hint, hint_told
from serai.coach.hints import SECONDS
from serai.coach.jobs import branching_here
from serai.core.annotations import Hint
from serai.core.contract import SPECTATOR
from serai.core.match import Match
from serai.tables import wire
from serai.tables.errors import Conflict, NotYours
from serai.tables.replay import confirmed_match
from serai.workers.protocol import Job

from ..clock import now
from ..guests import Person
from ..lobby import Lobby
from ..served import ServedTable
from ..work import Work, WorkQueue
from .asked import thought
from .shelf import Shelf

_MOST = 500  # hints that are remembered, so that the move is there at once after the nudge
_Moment = tuple[str, int, int]  # table, entries of its log, seat


@dataclass(frozen=True)
class AtTable:
    lobby: Lobby
    queue: WorkQueue
    shelf: Shelf
    _found: OrderedDict[_Moment, Any] = field(default_factory=OrderedDict)

    async def hints(self, person: Person, table: str) -> wire.HintsTold:
        found = await self.lobby.visible_table(person, table)
        used = await self.shelf.hints_at(table)
        told = [{"n": one.n, "seat": one.seat, "what": one.what} for one in used]
        return {"allowed": found.sheet.allows_hints, "used": cast("Any", told)}

    async def knows(self, person: Person, table: ServedTable, seat: int) -> Job:
        """What a seat of one's own knows, at a table that allows to ask about it."""
        return await self._known(await self._match(person, table, seat), table, seat)

    async def branching(
        self, person: Person, table: ServedTable, seat: int | None, level: str | None
    ) -> Job:
        """The same, to go another way from there; a bot's move is advice, and noted as such."""
        viewer = SPECTATOR if seat is None else seat
        match = await self._match(person, table, viewer)
        if level is not None:
            if seat is None:
                raise NotYours("not-your-table")
            await self.shelf.note_hint(table.id, Hint(len(match.log), seat, "move"), now())
        return await self._known(match, table, viewer)

    async def _match(self, person: Person, table: ServedTable, seat: int) -> Match:
        """As it stands now, for somebody who may ask about it."""
        if not table.sheet.allows_hints:
            raise Conflict("no-hints-here")
        table.sheet.check_viewer(person.id, seat)
        return confirmed_match((await table.still()).table)

    async def _known(self, match: Match, table: ServedTable, seat: int) -> Job:
        options = table.sheet.options
        return await self.lobby.room.threads.run(lambda: branching_here(match, options, seat))

    async def hint(self, person: Person, table: str, wanted: wire.AskHint) -> wire.HintTold:
        found = await self.lobby.visible_table(person, table)
        match = await self._match(person, found, wanted.seat)
        check_hint(match, found.sheet, wanted.seat, wanted.n)
        job = await self._known(match, found, wanted.seat)
        told = await self._thought((table, wanted.n, wanted.seat), job)
        noted = Hint(wanted.n, wanted.seat, wanted.what)
        await self.shelf.note_hint(table, noted, now())
        return hint_told(found.sheet, wanted.seat, wanted.n, wanted.what, told)

    async def _thought(self, key: _Moment, job: Job) -> Any:
        if key in self._found:
            return self._found[key]
        asked = {"kind": "hint", **job, "seed": 0, "cores": 1}
        told = await thought(self.queue, SECONDS, Work(asked, clock="seconds"))
        self._found[key] = told
        if len(self._found) > _MOST:
            self._found.popitem(last=False)
        return told
