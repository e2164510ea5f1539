"""Positions for an editor: looked over, with all that is wrong in them, set by hand, or begun."""

from collections.abc import Mapping, Sequence
from typing import Any

from serai.core import editing, record, registry
from serai.core.chance import new_seed
from serai.core.contract import SPECTATOR, Fault, Phrase
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.core.refusals import facts
from serai.core.texts import say

from .branching import legal_told
from .texts import game_of

Data = dict[str, Any]
_WHERE = ("cell", "other", "place")  # facts of a fault that name a place on the board
_ALL_WHERE = "cells"
# A view reckons with a position that can be; of another it may not find what it looks for.
_UNSEEN = ArithmeticError, AssertionError, LookupError, StopIteration, TypeError, ValueError


def checked(text: str) -> Data:
    """What a position is, or every fault that is found in it; a record is none."""
    try:
        return told(record.position(game_of(text), text))
    except SeraiError as error:
        return _faulty(text, _in_text(text, error))


def edited(text: str, place: str, value: str) -> Data:
    """A position with one thing set by hand, and all that is wrong with it then."""
    game, material, drawn = record.drawing(game_of(text), text)
    after = record.redrawn(text, editing.put(game, material.m, drawn, place, value))
    found = checked(after)
    return found if found["text"] else {**found, "text": after}


def draft(game: str, seats: int, options: Mapping[str, object], dealt: bool) -> Data:
    """Before anything has happened; or dealt, where a seat has to act."""
    found = registry.game(game)
    start = Position(found, build(found, seats, options))
    return told(Match(start, new_seed()).position if dealt else start)


def told(position: Position) -> Data:
    text = str(position)
    return {
        "faults": [],
        "text": text,
        **_seen(position),
        "actor": position.actor,
        "legal": legal_told(position),
        **_settable(text),
    }


def _seen(position: Position) -> Data:
    actor = position.actor
    names = [str(seat + 1) for seat in range(position.seats)]
    view = {**position.view(actor if actor >= 0 else SPECTATOR), "names": names, "n": 0}
    return {"game": position.game.name, "seats": position.seats, "view": view}


def _faulty(text: str, faults: list[Fault]) -> Data:
    return {
        "faults": [_fault_told(fault) for fault in faults],
        "text": None,
        **(_looks(text) or {"game": None, "seats": 0, "view": None}),
        "actor": SPECTATOR,
        "legal": [],
        **_settable(text),
    }


def _in_text(text: str, error: SeraiError) -> list[Fault]:
    """The faults, each by its line in the whole text; a file of one's own counts from its block."""
    several: Sequence[Fault] | None = getattr(error, "faults", None)
    if several is None:
        return [Fault(error.code, error.facts)]
    try:
        within = record.lines_within(text, "material")
    except SeraiError:
        return list(several)
    return [_moved(fault, within) for fault in several]


def _moved(fault: Fault, within: Sequence[int]) -> Fault:
    if not within or not fault.line:
        return fault
    told = {**fault.facts, "line": within[min(fault.line, len(within)) - 1]}
    if isinstance(column := told.get("column"), int):
        told["column"] = column + len(record.BLOCK)
    return Fault(fault.key, told)


def _fault_told(fault: Fault) -> Data:
    where = [fault.facts[key] for key in _WHERE if isinstance(fault.facts.get(key), str)]
    return {
        "line": fault.line,
        "code": fault.key,
        "facts": facts(fault.facts),
        "sentence": say(fault.key, **fault.facts),
        "cells": [*where, *map(str, fault.facts.get(_ALL_WHERE, ()))],
    }


def _looks(text: str) -> Data | None:
    """How it looks although it cannot be; None where nothing can be seen of it."""
    try:
        game, material, drawn = record.drawing(game_of(text), text)
    except SeraiError:
        return None
    state = editing.state_of(game, material.m, drawn)
    if state is None:
        return None
    try:
        return _seen(Position(game, material, state))
    except _UNSEEN:
        return None


# -- what can be set ---------------------------------------------------------------------------


def _settable(text: str) -> Data:
    """Every place with what is set there, and the palettes they choose from."""
    try:
        game, material, drawn = record.drawing(game_of(text), text)
    except SeraiError:
        return {"places": [], "palettes": {}}
    sheet = editing.sheet(game, material.m, drawn)
    if sheet is None:
        return {"places": [], "palettes": {}}
    return {
        "places": [_place_told(place, sheet.values) for place in sheet.places],
        "palettes": {
            name: [_offer_told(choice) for choice in choices]
            for name, choices in sheet.palettes.items()
        },
    }


def _place_told(place: editing.Place, values: Mapping[str, str]) -> Data:
    return {
        "name": place.name,
        "label": _said(place.says),
        "group": _said(place.group),
        "cell": place.cell,
        "kind": place.kind,
        "palette": place.palette,
        "most": place.most,
        "value": values.get(place.name, ""),
    }


def _offer_told(choice: editing.Choice) -> Data:
    look = None if choice.look is None else dict(choice.look)
    return {"value": choice.value, "label": _said(choice.says), "cell": choice.cell, "look": look}


def _said(says: Phrase | str) -> str:
    return says if isinstance(says, str) else say(says.key, **says.facts)
