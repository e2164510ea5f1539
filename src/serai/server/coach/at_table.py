"""What is asked at a table while a game goes on there: hints, and what a seat knows.

Only where hints are allowed, for a seat of one's own, and from what that seat knows.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, cast

from serai.coach.analysis.telling import percent
from serai.coach.jobs import branching_here
from serai.coach.saying import reason
from serai.core.annotations import Hint
from serai.core.errors import NotYourTurn, Stale
from serai.core.refusals import read_facts
from serai.core.texts import say
from serai.tables import wire
from serai.tables.errors import Conflict
from serai.workers.protocol import Job

from ..clock import now
from ..guests import Person
from ..lobby import Lobby
from ..served import ServedTable
from ..work import Work, WorkQueue
from .asked import thought
from .shelf import Shelf

_SECONDS = 0.9  # that a hint takes
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
        sheet = table.sheet
        if not sheet.allows_hints:
            raise Conflict("no-hints-here")
        sheet.check_viewer(person.id, seat)
        seen = await table.still()
        return await self.lobby.room.threads.run(
            lambda: branching_here(seen.table.match, sheet.options, seat)
        )

    async def hint(self, person: Person, table: str, wanted: wire.AskHint) -> wire.HintTold:
        found = await self.lobby.visible_table(person, table)
        job = await self.knows(person, found, wanted.seat)
        match = (await found.still()).table.match
        if wanted.n != len(match.log):
            raise Stale("stale", n=wanted.n, now=len(match.log))
        if found.sheet.over:
            raise Conflict("table-over")
        if match.actor != wanted.seat:
            raise NotYourTurn("not-your-turn", seat=wanted.seat + 1, actor=match.actor + 1)
        told = await self._thought((table, wanted.n, wanted.seat), job)
        noted = Hint(wanted.n, wanted.seat, wanted.what)
        await self.shelf.note_hint(table, noted, now())
        return _told(found, wanted, told)

    async def _thought(self, key: _Moment, job: Job) -> Any:
        if key in self._found:
            return self._found[key]
        asked = {"kind": "hint", **job, "seed": 0, "cores": 1}
        told = await thought(self.queue, _SECONDS, Work(asked, clock="seconds"))
        self._found[key] = told
        if len(self._found) > _MOST:
            self._found.popitem(last=False)
        return told


def _told(table: ServedTable, wanted: wire.AskHint, told: Any) -> wire.HintTold:
    shared: Any = {"table": table.id, "seat": wanted.seat, "n": wanted.n, "what": wanted.what}
    shared["cells"] = told["cells"]
    if wanted.what == "nudge":
        nudge = told["nudge"]
        sentence = say(nudge["key"], **read_facts(nudge["facts"]))
        more: Any = {"action": None, "line": [], "outlook": None, "why": []}
        return cast("wire.HintTold", {**shared, "sentence": sentence, **more})
    names = [name if isinstance(name, str) else say(name.key) for name in table.sheet.called]
    game = table.sheet.game
    why = [{**one, "sentence": reason(game, one, names)} for one in told["why"]]
    chance = percent(told["outlook"]["chances"][wanted.seat])
    sentence = say("coach-hint", action=told["action"], chance=chance)
    more = {key: told[key] for key in ("action", "line", "outlook")}
    return cast("wire.HintTold", {**shared, "sentence": sentence, **more, "why": why})
