"""What a seat is told: built up from what it may know, never cut down from everything.

Two worlds that are equal to a seat give the same messages to it, byte by byte.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from serai.core.chance import commitment
from serai.core.contract import SPECTATOR, Event, Phrase, Reason
from serai.core.errors import IllegalAction, SeraiError
from serai.core.match import Match
from serai.core.rulebook import Drawing
from serai.core.texts import say, say_reason

from . import wire
from .errors import Conflict
from .store import FINISHED, Person, Sheet

if TYPE_CHECKING:
    from .table import Table


def state(table: "Table", viewer: int, since: int | None) -> wire.StateTold:
    """How things stand for a seat or a spectator, and what it has not heard of."""
    sheet, match = table.sheet, table.match
    length = 0 if match is None else len(match.log)
    begin = length if since is None else min(since, length)
    over = sheet.status == FINISHED
    waits = None if match is None else table.to_confirm(match)
    return {
        "type": "state",
        "table": table.id,
        "seat": None if viewer == SPECTATOR else viewer,
        "game": sheet.game,
        "status": cast("Any", sheet.status),
        "n": length,
        "since": begin,
        "turn": None if match is None else table.turn(match),
        "to_confirm": waits,
        "may_undo": match is not None and viewer >= 0 and table.may_undo(match, viewer),
        "view": None if match is None else match.view(viewer),
        "entries": [] if match is None else entries(match, viewer, begin),
        "events": [] if match is None else happened(match, viewer, begin),
        "legal": [] if match is None or waits is not None else legal(match, viewer),
        "commitment": commitment(sheet.seed),
        "open_deal": sheet.open_deal,
        "seed": sheet.seed if over or sheet.open_deal else None,
        "result": sheet.result if over else None,
    }


def seats(table: "Table") -> wire.SeatsTold:
    told = sitting(table.sheet, table.present)
    return {"type": "seats", "table": table.id, "seats": told, "watching": table.watching}


def sitting(sheet: Sheet, present: Callable[[int], bool]) -> list[wire.SeatTold]:
    """Who sits where."""
    return [
        {
            "seat": seat.seat,
            "kind": cast("Any", "host" if seat.kind == "me" else seat.kind),
            "name": seat.name,
            "taken": seat.kind == "bot" or seat.person is not None,
            "present": present(seat.seat),
        }
        for seat in sheet.seats
    ]


def entries(match: Match, viewer: int, since: int) -> list[wire.EntryTold]:
    return [
        {"n": n, "seat": entry.seat, "action": match.entry_text(entry)}
        for n, entry in enumerate(match.shown_log(viewer, since), since)
    ]


def happened(match: Match, viewer: int, since: int) -> list[wire.Happened]:
    return [{**event(done), "n": n} for n, done in match.happened(viewer, since)]


def legal(match: Match, viewer: int) -> list[wire.Choice]:
    """What the seat may do if it is its turn, each with what it would bring."""
    if viewer < 0 or match.actor != viewer:
        return []
    m, known = match.material.m, match.game.hidden_from(match.material.m, match.state, viewer)
    return [
        {
            "action": match.text(action),
            "preview": list(map(event, match.game.preview(m, known, viewer, action))),
        }
        for action in match.game.legal(m, known)
    ]


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


def facts(given: Mapping[str, Any]) -> wire.Facts:
    return {name: _fact(value) for name, value in given.items()}


def _fact(value: Any) -> Any:
    """Plain data; a phrase is a text of its own, with its facts."""
    if isinstance(value, Phrase):
        return {"phrase": value.key, "facts": facts(value.facts)}
    if isinstance(value, list | tuple):
        return [_fact(item) for item in value]
    if isinstance(value, str | bool | float) or value is None:
        return value
    return int(value)


def why(table: "Table", seat: int, action: str, language: str) -> wire.Reasons:
    """Why a seat may not do this now, as far as the seat can know; nothing is done."""
    match = table.going()
    found = match.why_not(action, seat)
    waits = table.to_confirm(match)
    if not found and waits is not None:
        raise Conflict("table-to-confirm", seat=waits + 1)
    return {
        "type": "why",
        "table": table.id,
        "seat": seat,
        "n": len(match.log),
        "action": action,
        "reasons": [_reason(match.game.name, reason, match.names, language) for reason in found],
    }


def person(known: Person) -> wire.PersonTold:
    """Somebody, as they themselves see it."""
    return {"id": known.id, "name": known.name, "language": known.language}


def drawing(drawn: Drawing) -> wire.DrawingTold:
    """A rulebook's drawing."""
    seat = SPECTATOR if drawn.seat is None else drawn.seat
    return {
        "view": drawn.match.view(seat),
        "seat": drawn.seat,
        "show": list(drawn.show),
        "marks": list(drawn.marks),
        "allowed": drawn.allowed,
        "refused": [{"rule": rule, "action": action} for rule, action in drawn.refused],
    }


def trouble(error: SeraiError, language: str) -> wire.Trouble:
    """What was wrong, where, and what would be right."""
    told: wire.Trouble = {
        "code": error.code,
        "facts": facts(error.facts),
        "sentence": say(error.code, language, **error.facts),
    }
    if isinstance(error, IllegalAction):
        told["reasons"] = [
            _reason(error.game, reason, error.names, language) for reason in error.reasons
        ]
    faults = getattr(error, "faults", None)
    if faults is not None:
        told["faults"] = list(faults)
    return told


def fault(place: Iterable[int | str], kind: str) -> str:
    """Where a field is, and what is wrong with it."""
    return f"{'.'.join(map(str, place))}: {kind}"


def text(told: wire.Told) -> str:
    """As it goes over the wire."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _reason(game: str, reason: Reason, names: Sequence[str], language: str) -> wire.ReasonTold:
    return {
        "rule": reason.rule,
        "kind": reason.kind,
        "cells": list(reason.cells),
        "facts": facts(reason.facts),
        "sentence": say_reason(game, reason, names, language),
    }
