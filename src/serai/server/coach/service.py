"""What the coach's doors ask: who may have what, where it comes from, how it is told.

A game that goes on at a table is analysed by nobody, by whichever door: not by its table, which has
to be over, not by a link, which an analysis has only then, and not by its record, which names the
commitment of its seed.
"""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, cast

from serai.coach import analyses
from serai.coach.analyses import DONE, FAILED, TABLE, Kept, check_size, fresh
from serai.coach.asked import branch, taken, try_told
from serai.coach.branching import THINKING_SECONDS
from serai.coach.saying import with_sentences
from serai.core.texts import spoken
from serai.tables import replay, telling, wire
from serai.tables.errors import Conflict, NotThere, NotYours
from serai.tables.ids import new_secret

from ..asking import asking
from ..checking import Checks
from ..clock import now
from ..errors import NoSuchTable
from ..guests import Person
from ..lobby import Lobby
from ..looking import Looks
from ..work import Work, WorkQueue
from .analyses import Analyses
from .asked import thought
from .at_table import AtTable
from .reading import Reading
from .shelf import Shelf

_TRY_SECONDS = 4.0
_PATIENCE = 60.0  # seconds, where a process is started and a game loaded


@dataclass(frozen=True)
class Coach:
    """Analyses, what if, hints."""

    lobby: Lobby
    queue: WorkQueue
    shelf: Shelf
    analyses: Analyses
    reading: Reading
    at_tables: AtTable
    looks: Looks

    # -- begun ------------------------------------------------------------------------------

    async def of_table(self, person: Person, table: str, base: str) -> bytes:
        found = await self.lobby.visible_table(person, table)
        if not found.sheet.concerns(person.id):
            raise NotYours("not-your-table")
        text = await self._record_of(person, table)
        kept = await self.shelf.of_table(table)
        if kept is None or kept.status == FAILED:
            new = fresh(person.id, TABLE, found.sheet.game, None, table, now())
            async with self.analyses.room_for(asking()):
                kept = kept or await self.shelf.add(new)
                if kept.id == new.id or kept.status == FAILED:
                    self.analyses.begin(kept, text, asking())
        return await self._tell(await self._taken_up(kept, person), person, base)

    async def at_table(self, person: Person, table: str, base: str) -> bytes:
        found = await self.lobby.visible_table(person, table)
        kept = await self.shelf.of_table(table)
        if kept is None or not found.sheet.over:
            raise NotThere("no-such-analysis")
        return await self._tell(await self._taken_up(kept, person), person, base)

    async def of_text(self, person: Person, text: str, base: str) -> bytes:
        async with self.analyses.room_for(asking()):
            found = await self.reading.ask({"kind": "look", "text": text})
            await self._check_not_dealt(found)
            await self._check_not_played(found)
            kept = await self.shelf.add(
                fresh(person.id, found["kind"], found["game"], text, None, now())
            )
            await self._make_room(person)
            self.analyses.begin(kept, text, asking())
        return await self._tell(kept, person, base)

    async def _check_not_played(self, found: dict[str, Any]) -> None:
        """A game that is over, with its seed told, is no secret, even if it is dealt once more."""
        if found["commitment"] is None or found["open"]:
            return
        if await self.shelf.is_being_played(found["commitment"]):
            raise Conflict("record-of-running-table")

    async def _check_not_dealt(self, found: dict[str, Any]) -> None:
        """Nobody tries out the deal of today beside the table at which they play it."""
        committed = found["commitment"]
        if committed is not None and await self.shelf.is_being_dealt(committed, now()):
            raise Conflict("deal-sealed")

    async def _make_room(self, person: Person) -> None:
        mine = await self.shelf.of_person(person.id)
        most = self.lobby.limits.analyses_per_person
        old = [one.id for one in mine[most:] if self.analyses.run_of(one) is None]
        if old:
            await self.shelf.remove(old)

    # -- looked at --------------------------------------------------------------------------

    async def mine(self, person: Person, base: str) -> wire.AnalysesTold:
        found = await self.shelf.of_person(person.id)
        told = [
            analyses.told(one, self.analyses.run_of(one), _shown(one, base), True) for one in found
        ]
        return {"analyses": told}

    async def told(self, person: Person, name: str, base: str, since: int, wait: int) -> bytes:
        """At once if there is more than was known, or nothing more to come."""
        kept = await self._taken_up(await self._found(person, name), person)
        run = self.analyses.run_of(kept)
        end = asyncio.get_running_loop().time() + wait
        while run is not None and not run.over and run.edition <= since:
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                break
            with suppress(TimeoutError):
                await asyncio.wait_for(run.news.wait(), min(left, 1.0) if run.of else left)
            if run.of:  # how far it is, is news too
                break
        if run is None and wait and kept.status not in (DONE, FAILED):  # another process has it
            await asyncio.sleep(min(wait, 1))
        kept = await self._found(person, name)
        return await self._tell(kept, person, base, since)

    async def again(self, person: Person, name: str, base: str) -> bytes:
        """Begun anew where its time was over too soon; what is whole stays as it is."""
        kept = await self._own(person, name)
        if kept.status == FAILED or (kept.status == DONE and await self._is_hurried(kept)):
            async with self.analyses.room_for(asking()):
                self.analyses.begin(kept, await self._text(kept), asking())
        return await self._tell(kept, person, base)

    async def _is_hurried(self, kept: Kept) -> bool:
        document = kept.document or "{}"
        return await self.lobby.room.threads.run(
            lambda: not json.loads(document).get("whole", True)
        )

    async def forget(self, person: Person, name: str) -> None:
        kept = await self._own(person, name)
        if kept.table is not None:
            raise NotYours("not-your-table")
        await self.shelf.remove([kept.id])
        await self.analyses.stop(kept)

    async def share(self, person: Person, name: str, base: str) -> wire.ShareTold:
        kept = await self._own(person, name)
        secret = kept.secret or await self.shelf.share(kept.id, new_secret())
        return {"link": _link(base, secret), "secret": secret}

    async def withdraw(self, person: Person, name: str) -> None:
        kept = await self._own(person, name)
        await self.shelf.change(kept.id, secret=None)

    async def keep_variations(
        self, person: Person, name: str, wanted: wire.KeepVariations, base: str
    ) -> bytes:
        kept = await self._own(person, name)
        found = [one.model_dump() for one in wanted.variations]
        check_size(found)
        job = {"kind": "annotate", "text": await self._text(kept), "variations": found}
        await self.reading.ask(job)
        if not await self.shelf.keep_variations(kept.id, wanted.replaces, found):
            raise Conflict("variations-changed")
        return await self._tell(await self._own(person, name), person, base)

    async def text_of(self, person: Person, name: str) -> str:
        """What was analysed: a record or a position."""
        return await self._text(await self._found(person, name))

    async def public_text(self, secret: str) -> str:
        """The same for whoever has its public link, and nothing else."""
        kept = await self.shelf.named(secret)
        if kept is None or kept.secret != secret:
            raise NotThere("no-such-analysis")
        return await self._text(kept)

    async def record_at(self, person: Person, table: str) -> str:
        """The whole record of a table that somebody may look at, when its game is over."""
        return await self._record_of(person, table)

    async def document_at(self, table: str) -> str | None:
        """As much of the analysis as there is by now, of a table that is known to be over."""
        kept = await self.shelf.of_table(table)
        return None if kept is None else kept.document

    async def document_of(self, person: Person, name: str) -> str | None:
        return (await self._found(person, name)).document

    async def record(self, person: Person, name: str) -> str:
        kept = await self._found(person, name)
        text = await self._text(kept)
        job = {"kind": "annotate", "text": text, "variations": kept.variations}
        return cast("str", await self.reading.ask(job))

    async def plies(self, person: Person, name: str, seat: int | None) -> wire.ReplayTold:
        kept = await self._found(person, name)
        job = {"kind": "plies", "text": await self._text(kept), "seat": seat}
        return cast("wire.ReplayTold", await self.reading.ask(job))

    async def position(
        self, person: Person, name: str, ply: int, seat: int | None
    ) -> wire.PositionTold:
        kept = await self._found(person, name)
        job = {"kind": "ply", "text": await self._text(kept), "ply": ply, "seat": seat}
        return cast("wire.PositionTold", await self.reading.ask(job))

    async def beliefs(self, person: Person, name: str, ply: int, seat: int) -> wire.BeliefsTold:
        kept = await self._found(person, name)
        job = {"kind": "beliefs", "text": await self._text(kept), "ply": ply, "seat": seat}
        return {"ply": ply, "seat": seat, "beliefs": await self.reading.ask(job)}

    async def try_move(self, person: Person, name: str, wanted: wire.AskTry) -> wire.TryTold:
        kept = await self._found(person, name)
        job = {"kind": "try", "text": await self._text(kept), "seed": 0, **wanted.model_dump()}
        most = self.lobby.limits.simulations_to_analyse
        work = Work({**job, "most": most, "cores": 1}, clock="limit", patience=_PATIENCE)
        told = await thought(self.queue, _TRY_SECONDS, work)
        return try_told(told, wanted.ply, wanted.action)

    # -- what if ----------------------------------------------------------------------------

    async def branch(self, person: Person, name: str, wanted: wire.AskBranch) -> wire.BranchTold:
        kept = await self._found(person, name)
        return await self.branch_from({"text": await self._text(kept)}, wanted)

    async def branch_of_text(self, person: Person, wanted: wire.AskTextBranch) -> wire.BranchTold:
        found = await self.reading.ask({"kind": "look", "text": wanted.text})
        await self._check_not_dealt(found)
        await self._check_not_played(found)
        return await self.branch_from({"text": wanted.text, "waits": wanted.waits}, wanted)

    async def branch_at_table(
        self, person: Person, table: str, wanted: wire.AskBranch
    ) -> wire.BranchTold:
        found = await self.lobby.visible_table(person, table)
        if found.sheet.over:
            text = await self._record_of(person, table)
            return await self.branch_from({"text": text}, wanted)
        source = await self.at_tables.branching(person, found, wanted.seat, wanted.level)
        return await self.branch_from(source, wanted)

    async def branch_from(self, source: dict[str, Any], wanted: wire.AskBranch) -> wire.BranchTold:
        job = branch(source, wanted.ply, wanted.actions, wanted.seat, wanted.level)
        asked = self._with_bot(job) if wanted.level else self.reading.ask(job)
        return cast("wire.BranchTold", await asked)

    async def _with_bot(self, job: dict[str, Any]) -> Any:
        """A bot moves where bots think: whoever has a text read does not wait for it."""
        work = Work({**job, "language": spoken()}, patience=_PATIENCE)
        return taken(await thought(self.queue, THINKING_SECONDS, work))

    # -- positions --------------------------------------------------------------------------

    async def check(self, text: str) -> wire.CheckedTold:
        return cast("wire.CheckedTold", await self.reading.ask({"kind": "position", "text": text}))

    async def edit(self, wanted: wire.EditPosition) -> wire.CheckedTold:
        job = {"kind": "edit", **wanted.model_dump()}
        return cast("wire.CheckedTold", await self.reading.ask(job))

    async def draft(self, wanted: wire.DraftPosition) -> wire.CheckedTold:
        job = {"kind": "draft", **wanted.model_dump()}
        return cast("wire.CheckedTold", await self.reading.ask(job))

    # -- at a table -------------------------------------------------------------------------

    async def hint(self, person: Person, table: str, wanted: wire.AskHint) -> wire.HintTold:
        return await self.at_tables.hint(person, table, wanted)

    async def hints(self, person: Person, table: str) -> wire.HintsTold:
        return await self.at_tables.hints(person, table)

    async def beliefs_at_table(self, person: Person, table: str, seat: int) -> wire.BeliefsTold:
        found = await self.lobby.visible_table(person, table)
        job = {"kind": "beliefs", **await self.at_tables.knows(person, found, seat)}
        return {"ply": 0, "seat": seat, "beliefs": await self.reading.ask(job)}

    async def close(self) -> None:
        await self.analyses.close()

    # -- inside -----------------------------------------------------------------------------

    async def _found(self, person: Person, name: str) -> Kept:
        """By the secret for anybody; by the id for those whose it is."""
        kept = await self.shelf.named(name)
        if kept is None or (name != kept.secret and not await self._is_own(person, kept)):
            raise NotThere("no-such-analysis")
        return kept

    async def _own(self, person: Person, name: str) -> Kept:
        kept = await self._found(person, name)
        if not await self._may_change(person, kept):
            raise NotYours("not-your-table")
        return kept

    async def _is_own(self, person: Person, kept: Kept) -> bool:
        """May be looked at by its id: as its table may."""
        if kept.table is None:
            return kept.person == person.id
        try:
            await self.lobby.visible_table(person, kept.table)
        except NoSuchTable:
            return False
        return True

    async def _may_change(self, person: Person, kept: Kept) -> bool:
        """By a seat of the game, or by whoever handed it in."""
        if kept.table is None:
            return kept.person == person.id
        return (await self.lobby.table(kept.table)).sheet.concerns(person.id)

    async def _taken_up(self, kept: Kept, person: Person) -> Kept:
        """One that a process left behind is begun again by whoever looks at it."""
        if not self.analyses.is_forgotten(kept):
            return kept
        text = await self._text(kept)
        now_kept = await self.shelf.named(kept.id) or kept  # it may have ended a moment ago
        if self.analyses.is_forgotten(now_kept):
            self.analyses.begin(now_kept, text, asking())
        return now_kept

    async def _text(self, kept: Kept) -> str:
        if kept.text is not None:
            return kept.text
        assert kept.table is not None
        return await self._whole_record(kept.table)

    async def _record_of(self, person: Person, table: str) -> str:
        """Only when it is over, and the last turn stands."""
        found = await self.lobby.visible_table(person, table)
        if not found.sheet.over:
            raise Conflict("table-not-over")
        return await self._whole_record(table)

    async def _whole_record(self, table: str) -> str:
        seen = await (await self.lobby.table(table)).still()
        if not seen.table.sheet.over:
            raise Conflict("table-not-over")
        if seen.table.sheet.sealed(now()):
            raise Conflict("deal-sealed")
        hints = await self.shelf.hints_at(table)

        def write() -> str:
            match = replay.confirmed_match(seen.table).copy()
            match.hints = hints
            return match.record()

        return await self.lobby.room.threads.run(write)

    async def _tell(self, kept: Kept, person: Person, base: str, since: int = 0) -> bytes:
        """As JSON: however many look at a document, it is said once in each language."""
        run = self.analyses.run_of(kept)
        text = kept.document if run is None else run.document
        edition = kept.edition if run is None else run.edition
        document = b"null"
        if text is not None and edition > since:
            key = ("analysis", sha256(text.encode()).digest(), spoken())
            document = await self.looks.fetched(key, lambda: self._said(text))
        may_share = await self._may_change(person, kept)
        told = analyses.told(kept, run, _shown(kept, base) if may_share else None, may_share)
        told["edition"] = edition  # of this document: meanwhile there may be another
        head = telling.text({name: value for name, value in told.items() if name != "document"})
        return head.removesuffix("}").encode() + b',"document":' + document + b"}"

    async def _said(self, text: str) -> bytes:
        return await self.lobby.room.threads.run(
            lambda: telling.text(with_sentences(json.loads(text))).encode()
        )


def _shown(kept: Kept, base: str) -> str | None:
    """Its public link, if it has one."""
    return _link(base, kept.secret) if kept.secret else None


def _link(base: str, secret: str) -> str:
    return f"{base}/analysis/{secret}"


def coach_for(lobby: Lobby, queue: WorkQueue, checks: Checks, looks: Looks) -> Coach:
    """All of it together."""
    shelf = Shelf(lobby.store)
    analyses = Analyses(queue, shelf, lobby.limits, lobby.store.shared)
    at_table = AtTable(lobby, queue, shelf)
    return Coach(lobby, queue, shelf, analyses, Reading(checks), at_table, looks)
