"""What a seat is told: built up from what it may know, never cut down from everything.

Two worlds that are equal to a seat give the same messages to it, byte by byte.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import orjson

from serai.core import chance
from serai.core.bounds import told as told_faults
from serai.core.compiled import Buffer
from serai.core.contract import SPECTATOR, Event, Phrase, Reason
from serai.core.errors import IllegalAction, SeraiError
from serai.core.facts import for_each_material
from serai.core.ledger import Booking
from serai.core.match import Match
from serai.core.refusals import facts
from serai.core.texts import say, say_reason

from . import wire
from .absence import away, takeover
from .errors import Conflict
from .sheet import BOT, Sheet
from .table import Table

# Told again and again.
commitment = lru_cache(maxsize=4096)(chance.commitment)


def waiting(sheet: Sheet, viewer: int) -> wire.StateTold:
    """How things stand at a table that has not begun."""
    over = sheet.over
    return {
        "type": "state",
        "table": sheet.id,
        "seat": None if viewer == SPECTATOR else viewer,
        "game": sheet.game,
        "status": cast("Any", sheet.standing.status),
        "n": 0,
        "since": 0,
        "turn": None,
        "to_confirm": None,
        "may_undo": False,
        "view": None,
        "entries": [],
        "events": [],
        "legal": [],
        "at_once": None,
        "commitment": commitment(sheet.seed),
        "open_deal": sheet.open_deal,
        # A deal of the day is still played elsewhere: its seed is told with its day.
        "seed": sheet.seed if (over or sheet.open_deal) and sheet.day is None else None,
        "result": sheet.standing.result if over else None,
    }


def state(table: Table, viewer: int, since: int | None, previews: bool = False) -> wire.StateTold:
    """How things stand for a seat or a spectator, and what it has not heard of."""
    return Moment(table, since).state(viewer, previews)


class Moment:
    """A table as it stands now, told from several places: what is alike there is made once."""

    def __init__(self, table: Table, since: int | None) -> None:
        self.table, self._match = table, table.match
        length = len(table.match.log)
        self._begin = length if since is None else min(since, length)
        self._common = {
            **waiting(table.sheet, SPECTATOR),
            "n": length,
            "since": self._begin,
            "turn": table.turn,
            "to_confirm": table.to_confirm,
        }
        self._events: dict[int, tuple[Sequence[Event], list[wire.Happened]]] = {}

    def state(self, viewer: int, previews: bool) -> wire.StateTold:
        table, match = self.table, self._match
        told: Any = self._common.copy()
        told["view"] = match.view(viewer)
        told["entries"] = entries(match, viewer, self._begin)
        told["events"] = self._happened(viewer)
        if viewer != SPECTATOR:
            told["seat"] = viewer
            told["may_undo"] = table.may_undo(viewer)
            told["at_once"] = table.at_once(viewer)
            if table.may_act:
                told["legal"] = legal(match, viewer, previews)
        return cast("wire.StateTold", told)

    def _happened(self, viewer: int) -> list[wire.Happened]:
        return [
            told
            for step in self._match.steps_since(self._begin)
            for told in self._told(step.ply, step.events(viewer))
        ]

    def _told(self, n: int, events: Sequence[Event]) -> list[wire.Happened]:
        """The same list if these very events were told to somebody else."""
        known = self._events.get(id(events))
        if known is None:
            told: list[wire.Happened] = [{**event(done), "n": n} for done in events]
            known = self._events[id(events)] = events, told
        return known[1]


def seats(sheet: Sheet, viewers: Collection[int], at: int) -> wire.SeatsTold:
    """Who sits where, and who looks."""
    return {
        "type": "seats",
        "table": sheet.id,
        "seats": sitting(sheet, viewers, at),
        "watching": sum(viewer == SPECTATOR for viewer in viewers),
    }


def sitting(sheet: Sheet, viewers: Collection[int], at: int) -> list[wire.SeatTold]:
    """Who sits where, and how long they have been away."""
    return [
        {
            "seat": seat.seat,
            "kind": cast("Any", seat.kind),
            "name": seat.name,
            "character": sheet.character(seat),
            "taken": seat.kind == BOT or seat.person is not None,
            "resigned": seat.resigned is not None,
            "present": sheet.present(seat.seat, viewers),
            "away": away(seat, at),
            "takeover": takeover(sheet, seat, at),
        }
        for seat in sheet.seats
    ]


def acknowledged(table: Table, seat: int, n: int, again: bool) -> wire.Acknowledged:
    return {
        "type": "ack",
        "table": table.sheet.id,
        "seat": seat,
        "n": n,
        "now": len(table.match.log),
        "again": again,
    }


def entries(match: Match, viewer: int, since: int) -> list[wire.EntryTold]:
    return [
        {"n": n, "seat": entry.seat, "action": match.entry_text(entry)}
        for n, entry in enumerate(match.shown_log(viewer, since), since)
    ]


def legal(match: Match, viewer: int, previews: bool) -> list[wire.Choice]:
    """What the seat may do if it is its turn; with previews, each with what it would bring."""
    if viewer == SPECTATOR or match.actor != viewer:
        return []
    if not previews:
        return [{"action": action} for action in match.position.legal()]
    told = match.position.previews()
    if len(told) == 1:
        told = {action: match.preview(action) for action in told}
    bare = _bare_choices(match.material.m)
    return [
        {"action": action, "preview": list(map(event, events))}
        if events
        else bare.get(action) or bare.setdefault(action, {"action": action, "preview": []})
        for action, events in told.items()
    ]


@for_each_material
def _bare_choices(m: Buffer) -> dict[str, wire.Choice]:
    """Actions that bring nothing, as they are told: most, and each of them again and again."""
    return {}


def event(done: Event) -> wire.EventTold:
    return {
        "kind": done.kind,
        "seat": done.seat,
        "rule": done.rule,
        "points": done.points,
        "source": done.source,
        "cells": list(done.cells),
        "facts": facts(done.facts),
    }


def booking(entry: Booking) -> wire.BookingTold:
    return {
        "seat": entry.seat,
        "rule": entry.rule,
        "source": entry.source,
        "points": entry.points,
    }


def why(table: Table, seat: int, action: str, language: str | None) -> wire.Reasons:
    """Why a seat may not do this now, or what it would bring, as far as the seat can know.

    Nothing is done. With a language, reasons are told in words too.
    """
    match = table.match
    found = match.why_not(action, seat)
    if not found and table.to_confirm is not None:
        raise Conflict("table-to-confirm", seat=table.to_confirm + 1)
    return {
        "type": "why",
        "table": table.sheet.id,
        "seat": seat,
        "n": len(match.log),
        "action": action,
        "reasons": reasons(match.game.name, found, table.sheet.called, language),
        "preview": [] if found else [event(one) for one in match.preview(action)],
    }


def reasons(
    game: str, given: Sequence[Reason], names: Sequence[str | Phrase], language: str | None
) -> list[wire.ReasonTold]:
    """As data; and in words, for those who have no texts of their own."""
    told = [reason(one) for one in given]
    if language is not None:
        for one, as_told in zip(given, told, strict=True):
            as_told["sentence"] = say_reason(game, one, names, language)
    return told


def reason(given: Reason) -> wire.ReasonTold:
    return {
        "rule": given.rule,
        "kind": given.kind,
        "cells": list(given.cells),
        "facts": facts(given.facts),
    }


def trouble(error: SeraiError, language: str, sentences: bool = False) -> wire.Trouble:
    """What was wrong, in a sentence; with `sentences`, so are the reasons of the rules."""
    answer: wire.Trouble = {
        "code": error.code,
        "facts": facts(error.facts),
        "sentence": say(error.code, language, **error.facts),
    }
    if isinstance(error, IllegalAction):
        said_in = language if sentences else None
        answer["reasons"] = reasons(error.game, error.reasons, error.names, said_in)
    faults = getattr(error, "faults", None)
    if faults is not None:
        answer["faults"] = told_faults(faults, language)
    return answer


def text(told: wire.Told | Mapping[str, object]) -> str:
    """Serialised as it goes over the wire: JSON."""
    return orjson.dumps(told).decode()
