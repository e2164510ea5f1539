"""What a seat sees of Through the Desert, as plain data for page and terminal.

Built up from the state as hidden from that seat: with `hide_totals` the points of other seats are
not there to be shown (D35). What a view is made of is in `view_types`.
"""

from typing import Any, cast

import numpy as np

from serai.core.compiled import Buffer
from serai.core.records import fields_of

from . import layout
from .camels import listed_camels
from .enclosing import OASIS_POINTS
from .layout import (
    COLOURS,
    FREE,
    NONE,
    SEATS,
    VALUES,
    Material,
    State,
    read_state,
)
from .material import cell_name
from .notation import cell_text
from .rules import points
from .view_types import Caravan, Cell, Colour, Largest, Phase, Player, View, Warning

Data = dict[str, Any]
_COLOURS: tuple[Colour, ...] = ("amber", "lime", "rose", "sky", "violet")
_LOW, _LAST = 5, 2  # so few camels left that somebody should be warned


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, s))


def _view(m: Buffer, s: Buffer) -> View:
    mat, st = fields_of(m, Material), read_state(s)
    seats = range(int(mat.seats))
    totals = np.zeros(SEATS, np.int32)
    points(m, s, totals)
    return {
        "phase": cast("Phase", layout.Phase(st.phase).label),
        "first": int(st.first) if st.first != NONE else None,
        "left": int(st.left),
        "opening": bool(st.opening),
        "colours": list(_COLOURS),
        "herds": {name: int(st.herd[k]) for k, name in enumerate(_COLOURS)},
        "warnings": {name: _warning(st, int(st.herd[k])) for k, name in enumerate(_COLOURS)},
        "herd_size": int(mat.herd),
        "cells": [_cell(mat, st, cell) for cell in range(int(mat.cells))],
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


def _cell(mat: Material, st: State, cell: int) -> Cell:
    """One space: where it is and what is on it."""
    row, column = int(mat.row[cell]), int(mat.column[cell])
    data: Cell = {
        "name": cell_name((row, column)),
        "row": row,
        "column": column,
        "beyond": bool(mat.beyond[cell]),
    }
    if st.camel[cell] != FREE:
        seat, colour = divmod(int(st.camel[cell]), COLOURS)
        leader = bool(st.leader[st.camel[cell]] == cell)
        data["camel"] = {"seat": seat, "colour": _COLOURS[colour], "leader": leader}
    if st.token[cell]:
        data["waterhole"] = int(st.token[cell])
    if st.palm[cell]:
        data["oasis"] = True
    if st.closed[cell]:
        seat, colour = divmod(int(st.closed[cell]) - 1, COLOURS)
        data["enclosed"] = {"seat": seat, "colour": _COLOURS[colour]}
    if st.phase < layout.Phase.LEADERS and not mat.plain[cell]:
        data["space"] = "palm" if mat.palm_space[cell] else "waterhole"
    return data


def _player(m: Buffer, st: State, seat: int, total: int) -> Player:
    veiled = bool(st.veiled[seat])
    taken = [int(number) for number in st.taken[seat]]
    reached = [int(st.reached[seat * COLOURS + colour]).bit_count() for colour in range(COLOURS)]
    waterholes = sum((value + 1) * taken[value] for value in range(VALUES))
    oases, areas = sum(reached) * OASIS_POINTS, int(st.area[seat])
    known = st.phase == layout.Phase.OVER and not veiled
    return {
        "seat": seat,
        "tokens": sum(taken),
        "waterholes": None if veiled else waterholes,
        "oases": oases,
        "areas": areas,
        "points": None if veiled else total,
        "reached": sum(reached),
        "longest": total - waterholes - oases - areas if known else None,
        "caravans": [_caravan(m, st, seat, colour) for colour in range(COLOURS)],
        "can_move": bool(st.phase == layout.Phase.CAMELS and listed_camels(st, seat)),
    }


def _caravan(m: Buffer, st: State, seat: int, colour: int) -> Caravan:
    caravan = seat * COLOURS + colour
    leader = int(st.leader[caravan])
    oases = [int(st.oasis[i]) for i in range(int(st.oases)) if int(st.reached[caravan]) >> i & 1]
    return {
        "colour": _COLOURS[colour],
        "size": int(st.sizes[caravan]),
        "leader": cell_text(m, leader) if leader != NONE else None,
        "aside": bool(st.aside[colour] == seat),
        "reached": [cell_text(m, oasis) for oasis in oases],
    }


def _largest(st: State, seats: range, colour: int) -> Largest:
    sizes = {seat: int(st.sizes[seat * COLOURS + colour]) for seat in seats}
    size = max(sizes.values())
    return {"size": size, "seats": [seat for seat in seats if size and sizes[seat] == size]}
