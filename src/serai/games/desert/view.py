"""What a seat sees of Through the Desert, as plain data for page and terminal.

Built up from the state as hidden from that seat: with `hide_totals` the points of other seats are
not there to be shown (D35). What a view is made of is in `view_types`.
"""

from typing import Any, cast

import numpy as np

from serai.core.compiled import Buffer
from serai.core.facts import for_each_material, shared
from serai.core.seen import from_fields, place_by_place

from . import layout
from .calm import find_movers
from .enclosing import OASIS_POINTS
from .facts import cell_names, read_material, see_state
from .layout import CARAVANS, COLOURS, FREE, NONE, SEATS, VALUES, State
from .rules import points
from .survey import cell_texts
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
_ALL_COLOURS = list(_COLOURS)
_PHASES = cast("tuple[Phase, ...]", layout.Phase.labels())
_Lying = tuple[int, int, int, int]  # camel, token, palm, and whose area it is in
_EMPTY: _Lying = (FREE, 0, 0, 0)
_LOOKS_KEPT, _CARAVANS_KEPT, _SEATS_KEPT = 64, 8192, 2048  # of a space; of a table's material
_LOW, _LAST = 5, 2  # so few camels left that somebody should be warned


# A caravan's camel, its leader, and what it encloses, are the same in every view.
_CAMELS: list[Camel] = [
    {"seat": caravan // COLOURS, "colour": _COLOURS[caravan % COLOURS], "leader": False}
    for caravan in range(CARAVANS)
]
_LEADERS: list[Camel] = [{**camel, "leader": True} for camel in _CAMELS]
_ENCLOSED: list[Enclosed] = [{"seat": c["seat"], "colour": c["colour"]} for c in _CAMELS]


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, see_state(m, s, seat), s))


@shared
def _view(m: Buffer, st: State, s: Buffer) -> View:
    mat, told = read_material(m), np.zeros((2, SEATS), np.int32)
    points(m, s, told[0])
    if st.phase == layout.Phase.CAMELS:
        find_movers(m, s, told[1])
    counted: list[list[int]] = told.T.tolist()
    seats = range(mat.seats)
    return {
        "phase": _PHASES[st.phase],
        "first": st.first if st.first != NONE else None,
        "left": st.left,
        "opening": bool(st.opening),
        "colours": _ALL_COLOURS,
        "herds": _herds(m, st),
        "warnings": _warnings(m, st, st.phase == layout.Phase.OVER),
        "herd_size": mat.herd,
        "cells": _cells(m, st, st.phase < layout.Phase.LEADERS),
        "players": [_player(m, st, seat, *counted[seat]) for seat in seats],
        "largest": _largest(m, st),
        "hide_totals": bool(mat.hide_totals),
    }


@from_fields(State, "herd")
def _herds(m: Buffer, st: State) -> dict[Colour, int]:
    return dict(zip(_COLOURS, st.herd, strict=True))


@from_fields(State, "herd")
def _warnings(m: Buffer, st: State, over: bool) -> dict[Colour, Warning]:
    return {name: _warning(left, over) for name, left in zip(_COLOURS, st.herd, strict=True)}


def _warning(left: int, over: bool) -> Warning:
    """Nothing to warn of when the end has come."""
    if left == 0:
        return "none"
    if over or left > _LOW:
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


@from_fields(State, "leader", "camel", "token", "palm", "closed")
def _cells(m: Buffer, st: State, undrawn: bool) -> list[Cell]:
    """Every space: where it is and what is on it."""
    found, led = _things(m, st, read_material(m).cells, undrawn), _looks_of(m, undrawn)[1]
    leaders = [cell for cell in st.leader if cell != NONE]
    if leaders:
        found = found.copy()
    for cell in leaders:
        found[cell] = led[cell][st.camel[cell], st.token[cell], st.palm[cell], st.closed[cell]]
    return found


@place_by_place(State, "camel", "token", "palm", "closed")
def _things(m: Buffer, cell: int, lying: tuple[int, ...], undrawn: bool) -> Cell:
    return _looks_of(m, undrawn)[0][cell][cast("_Lying", lying)]


class _Looks(dict[_Lying, Cell]):
    """A space with what can lie on it, memoised: so many are kept."""

    def __init__(self, space: Cell, leads: bool) -> None:
        self._space, self._leads = space, leads

    def __missing__(self, lying: _Lying) -> Cell:
        if len(self) >= _LOOKS_KEPT:
            self.clear()
        found = self[lying] = _cell(self._space, self._leads, *lying)
        return found


def _looks_of(m: Buffer, undrawn: bool) -> tuple[list[_Looks], list[_Looks]]:
    """With camels, and with leaders."""
    return (_undrawn_looks if undrawn else _looks)(m)


@for_each_material
def _looks(m: Buffer) -> tuple[list[_Looks], list[_Looks]]:
    return _made_looks(_spaces(m))


@for_each_material
def _undrawn_looks(m: Buffer) -> tuple[list[_Looks], list[_Looks]]:
    return _made_looks(_undrawn(m))


def _made_looks(spaces: list[Cell]) -> tuple[list[_Looks], list[_Looks]]:
    return [_Looks(space, False) for space in spaces], [_Looks(space, True) for space in spaces]


def _cell(space: Cell, leads: bool, camel: int, token: int, palm: int, closed: int) -> Cell:
    if (camel, token, palm, closed) == _EMPTY:
        return space
    data = space.copy()
    if camel != FREE:
        data["camel"] = (_LEADERS if leads else _CAMELS)[camel]
    if token:
        data["waterhole"] = token
    if palm:
        data["oasis"] = True
    if closed:
        data["enclosed"] = _ENCLOSED[closed - 1]
    return data


def _player(m: Buffer, st: State, seat: int, total: int, moves: int) -> Player:
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
        "caravans": _caravans(m, st, seat),
        "can_move": bool(moves),
    }


@from_fields(State, "leader", "aside", "sizes", "reached", "oases", "oasis")
def _caravans(m: Buffer, st: State, seat: int) -> list[Caravan]:
    """Of whoever has such caravans, memoised."""
    own, known = slice(seat * COLOURS, (seat + 1) * COLOURS), _known_seats(m)
    what = seat, *st.sizes[own], *st.leader[own], *st.reached[own], *st.aside, *st.oasis[: st.oases]
    found = known.get(what)
    if found is None:
        if len(known) >= _SEATS_KEPT:
            known.clear()
        found = known[what] = [_caravan(m, st, seat, colour) for colour in range(COLOURS)]
    return found


@for_each_material
def _known_seats(m: Buffer) -> dict[tuple[int, ...], list[Caravan]]:
    return {}


def _caravan(m: Buffer, st: State, seat: int, colour: int) -> Caravan:
    caravan, known = seat * COLOURS + colour, _known_caravans(m)
    reached, aside = st.reached[caravan], st.aside[colour] == seat
    oases = [st.oasis[i] for i in range(st.oases) if reached >> i & 1] if reached else []
    what = colour, st.sizes[caravan], st.leader[caravan], aside, *oases
    found = known.get(what)
    if found is None:
        if len(known) >= _CARAVANS_KEPT:
            known.clear()
        found = known[what] = _made_caravan(m, *what)
    return found


@for_each_material
def _known_caravans(m: Buffer) -> dict[tuple[int, ...], Caravan]:
    """Memoised, as cells are."""
    return {}


def _made_caravan(
    m: Buffer, colour: int, size: int, leader: int, aside: int, *oases: int
) -> Caravan:
    return {
        "colour": _COLOURS[colour],
        "size": size,
        "leader": cell_names(m)[leader] if leader != NONE else None,
        "aside": bool(aside),
        "reached": [*cell_texts(m, oases)],
    }


@from_fields(State, "sizes")
def _largest(m: Buffer, st: State) -> dict[Colour, Largest]:
    seats = range(read_material(m).seats)
    return {name: _largest_of(st, seats, k) for k, name in enumerate(_COLOURS)}


def _largest_of(st: State, seats: range, colour: int) -> Largest:
    sizes = [st.sizes[seat * COLOURS + colour] for seat in seats]
    size = max(sizes)
    return {"size": size, "seats": [seat for seat in seats if size and sizes[seat] == size]}
