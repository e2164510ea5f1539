"""What a seat sees of Through the Desert, as plain data for page and terminal.

Built up from the state as hidden from that seat: with `hide_totals` the points of other seats are
not there to be shown (D35). What a view is made of is in `view_types`.
"""

from typing import Any, cast

import numpy as np

from serai.core.compiled import Buffer
from serai.core.facts import for_each_material, shared

from . import layout
from .enclosing import OASIS_POINTS
from .facts import cell_names, read_material, read_state
from .layout import CARAVANS, COLOURS, FREE, NONE, SEATS, VALUES, State
from .rules import points
from .survey import can_move, cell_texts
from .view_types import (
    Camel,
    Caravan,
    Cell,
    Colour,
    Enclosed,
    Largest,
    Phase,
    Player,
    View,
    Warning,
)

Data = dict[str, Any]
_COLOURS: tuple[Colour, ...] = ("amber", "lime", "rose", "sky", "violet")
_LOW, _LAST = 5, 2  # so few camels left that somebody should be warned


# A caravan's camel, its leader, and what it encloses, are the same in every view.
_CAMELS: list[Camel] = [
    {"seat": caravan // COLOURS, "colour": _COLOURS[caravan % COLOURS], "leader": False}
    for caravan in range(CARAVANS)
]
_LEADERS: list[Camel] = [{**camel, "leader": True} for camel in _CAMELS]
_ENCLOSED: list[Enclosed] = [{"seat": c["seat"], "colour": c["colour"]} for c in _CAMELS]


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, read_state(s), s))


@shared
def _view(m: Buffer, st: State, s: Buffer) -> View:
    mat, totals = read_material(m), np.zeros(SEATS, np.int32)
    points(m, s, totals)
    seats = range(mat.seats)
    return {
        "phase": cast("Phase", layout.Phase(st.phase).label),
        "first": st.first if st.first != NONE else None,
        "left": st.left,
        "opening": bool(st.opening),
        "colours": list(_COLOURS),
        "herds": {name: st.herd[k] for k, name in enumerate(_COLOURS)},
        "warnings": {name: _warning(st, st.herd[k]) for k, name in enumerate(_COLOURS)},
        "herd_size": mat.herd,
        "cells": _cells(m, st),
        "players": [_player(m, st, player, int(totals[player])) for player in seats],
        "largest": {name: _largest(st, seats, k) for k, name in enumerate(_COLOURS)},
        "hide_totals": bool(mat.hide_totals),
    }


def _warning(st: State, left: int) -> Warning:
    """Nothing to warn of when the end has come."""
    if left == 0:
        return "none"
    if st.phase == layout.Phase.OVER or left > _LOW:
        return ""
    return "last" if left <= _LAST else "low"


@for_each_material
def _spaces(m: Buffer) -> list[Cell]:
    """The spaces where nothing is."""
    mat, names = read_material(m), cell_names(m)
    return [
        {
            "name": names[cell],
            "row": mat.row[cell],
            "column": mat.column[cell],
            "beyond": bool(mat.beyond[cell]),
        }
        for cell in range(mat.cells)
    ]


@for_each_material
def _undrawn(m: Buffer) -> list[Cell]:
    """The same with what each may become, until leaders are placed."""
    mat = read_material(m)
    return [
        space
        if mat.plain[cell]
        else {**space, "space": "palm" if mat.palm_space[cell] else "waterhole"}
        for cell, space in enumerate(_spaces(m))
    ]


def _cells(m: Buffer, st: State) -> list[Cell]:
    """Every space: where it is and what is on it."""
    kept = _undrawn(m) if st.phase < layout.Phase.LEADERS else _spaces(m)
    things = zip(kept, st.camel, st.token, st.palm, st.closed, strict=False)
    return [
        space if camel == FREE and not (token or palm or closed) else _cell(st, cell, space)
        for cell, (space, camel, token, palm, closed) in enumerate(things)
    ]


def _cell(st: State, cell: int, space: Cell) -> Cell:
    data, camel = space.copy(), st.camel[cell]
    if camel != FREE:
        data["camel"] = (_LEADERS if st.leader[camel] == cell else _CAMELS)[camel]
    if st.token[cell]:
        data["waterhole"] = st.token[cell]
    if st.palm[cell]:
        data["oasis"] = True
    if st.closed[cell]:
        data["enclosed"] = _ENCLOSED[st.closed[cell] - 1]
    return data


def _player(m: Buffer, st: State, seat: int, total: int) -> Player:
    veiled, taken = bool(st.veiled[seat]), st.taken[seat]
    caravans = range(seat * COLOURS, seat * COLOURS + COLOURS)
    reached = sum(st.reached[caravan].bit_count() for caravan in caravans)
    waterholes = sum((value + 1) * taken[value] for value in range(VALUES))
    oases, areas = reached * OASIS_POINTS, st.area[seat]
    known = st.phase == layout.Phase.OVER and not veiled
    return {
        "seat": seat,
        "tokens": sum(taken),
        "waterholes": None if veiled else waterholes,
        "oases": oases,
        "areas": areas,
        "points": None if veiled else total,
        "reached": reached,
        "longest": total - waterholes - oases - areas if known else None,
        "caravans": [_caravan(m, st, seat, colour) for colour in range(COLOURS)],
        "can_move": st.phase == layout.Phase.CAMELS and can_move(st, seat),
    }


def _caravan(m: Buffer, st: State, seat: int, colour: int) -> Caravan:
    caravan = seat * COLOURS + colour
    leader, reached = st.leader[caravan], st.reached[caravan]
    oases = [st.oasis[i] for i in range(st.oases) if reached >> i & 1]
    return {
        "colour": _COLOURS[colour],
        "size": st.sizes[caravan],
        "leader": cell_names(m)[leader] if leader != NONE else None,
        "aside": st.aside[colour] == seat,
        "reached": [*cell_texts(m, oases)],
    }


def _largest(st: State, seats: range, colour: int) -> Largest:
    sizes = {seat: st.sizes[seat * COLOURS + colour] for seat in seats}
    size = max(sizes.values())
    return {"size": size, "seats": [seat for seat in seats if size and sizes[seat] == size]}
