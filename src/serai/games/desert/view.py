"""What a seat sees of Through the Desert, as plain data for page and terminal.

Built up from the state as hidden from that seat: with `hide_totals` the points of other seats are
not there to be shown (D35). The page has the same types in `web/src/games/desert/view.ts`.
"""

from typing import Any, NotRequired, TypedDict, cast

import numpy as np

from serai.core.compiled import Buffer, look

from .camels import listed_camels
from .enclosing import OASIS_POINTS
from .layout import (
    CAMELS,
    COLOUR_NAMES,
    COLOURS,
    FREE,
    LEADERS,
    MATERIAL,
    NONE,
    PHASE_NAMES,
    SEATS,
    VALUES,
    look_at,
)
from .material import cell_name
from .notation import cell_text
from .rules import points

Data = dict[str, Any]


class View(TypedDict):
    """Everything there is to see."""

    phase: str
    first: int | None
    left: int
    opening: bool
    colours: list[str]
    herds: dict[str, int]
    herd_size: int
    cells: list["Cell"]
    players: list["Player"]
    largest: dict[str, "Largest"]
    hide_totals: bool


class Cell(TypedDict):
    """A space; `space` is what it may become, until leaders are placed."""

    name: str
    row: int
    column: int
    beyond: bool
    camel: NotRequired["Camel"]
    waterhole: NotRequired[int]
    oasis: NotRequired[bool]
    enclosed: NotRequired["Enclosed"]
    space: NotRequired[str]


class Camel(TypedDict):
    seat: int
    colour: str
    leader: bool


class Enclosed(TypedDict):
    """By which caravan."""

    seat: int
    colour: str


class Player(TypedDict):
    """A seat; `oases` and `areas` are points, `tokens` a number of waterholes."""

    seat: int
    tokens: int
    waterholes: int | None
    oases: int
    areas: int
    points: int | None
    caravans: list["Caravan"]
    can_move: bool


class Caravan(TypedDict):
    colour: str
    size: int
    leader: str | None
    aside: bool
    reached: list[str]


class Largest(TypedDict):
    """The size of the largest caravan of a colour now, and whose it is."""

    size: int
    seats: list[int]


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, s))


def _view(m: Buffer, s: Buffer) -> View:
    mat, st = look(m, MATERIAL), look_at(s)
    seats = range(int(mat.seats))
    totals = np.zeros(SEATS, np.int32)
    points(m, s, totals)
    return {
        "phase": PHASE_NAMES[st.phase],
        "first": int(st.first) if st.first != NONE else None,
        "left": int(st.left),
        "opening": bool(st.opening),
        "colours": list(COLOUR_NAMES),
        "herds": {name: int(st.herd[k]) for k, name in enumerate(COLOUR_NAMES)},
        "herd_size": int(mat.herd),
        "cells": [_cell(mat, st, cell) for cell in range(int(mat.cells))],
        "players": [_player(m, st, player, int(totals[player])) for player in seats],
        "largest": {name: _largest(st, seats, k) for k, name in enumerate(COLOUR_NAMES)},
        "hide_totals": bool(mat.hide_totals),
    }


def _cell(mat: Any, st: Any, cell: int) -> Cell:
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
        data["camel"] = {"seat": seat, "colour": COLOUR_NAMES[colour], "leader": leader}
    if st.token[cell]:
        data["waterhole"] = int(st.token[cell])
    if st.palm[cell]:
        data["oasis"] = True
    if st.closed[cell]:
        seat, colour = divmod(int(st.closed[cell]) - 1, COLOURS)
        data["enclosed"] = {"seat": seat, "colour": COLOUR_NAMES[colour]}
    if st.phase < LEADERS and not mat.plain[cell]:
        data["space"] = "palm" if mat.palm_space[cell] else "waterhole"
    return data


def _player(m: Buffer, st: Any, seat: int, total: int) -> Player:
    veiled = bool(st.veiled[seat])
    taken = [int(number) for number in st.taken[seat]]
    reached = [int(st.reached[seat * COLOURS + colour]).bit_count() for colour in range(COLOURS)]
    waterholes = sum((value + 1) * taken[value] for value in range(VALUES))
    return {
        "seat": seat,
        "tokens": sum(taken),
        "waterholes": None if veiled else waterholes,
        "oases": sum(reached) * OASIS_POINTS,
        "areas": int(st.area[seat]),
        "points": None if veiled else total,
        "caravans": [_caravan(m, st, seat, colour) for colour in range(COLOURS)],
        "can_move": bool(st.phase == CAMELS and listed_camels(st, seat)),
    }


def _caravan(m: Buffer, st: Any, seat: int, colour: int) -> Caravan:
    caravan = seat * COLOURS + colour
    leader = int(st.leader[caravan])
    oases = [int(st.oasis[i]) for i in range(int(st.oases)) if int(st.reached[caravan]) >> i & 1]
    return {
        "colour": COLOUR_NAMES[colour],
        "size": int(st.sizes[caravan]),
        "leader": cell_text(m, leader) if leader != NONE else None,
        "aside": bool(st.aside[colour] == seat),
        "reached": [cell_text(m, oasis) for oasis in oases],
    }


def _largest(st: Any, seats: range, colour: int) -> Largest:
    sizes = {seat: int(st.sizes[seat * COLOURS + colour]) for seat in seats}
    size = max(sizes.values())
    return {"size": size, "seats": [seat for seat in seats if size and sizes[seat] == size]}
