"""What a seat sees of Im Reich der Wüstensöhne, as plain data for page and terminal.

Built up from the state as hidden from that seat: a rumour it has not seen has no value (S34).
What it is made of is in `view_types`, what is ahead is worked out in `outlook`.
"""

from typing import Any, cast

import numpy as np

from serai.core.compiled import Buffer

from . import layout
from .fields import BOARD_PLACES, CAMEL_PLACES
from .layout import (
    ACTIONS,
    CELLS,
    CROSS,
    DISPLAY,
    EXPLORERS,
    FIELD_NAMES,
    FIELDS,
    GOODS,
    HOME,
    NO_FIELD,
    NONE,
    PLACES_FOR_RUMOURS,
    RUMOURS,
    SIDE_NAMES,
    STACKS,
    UNKNOWN,
    VALUE_COPIES,
    VALUES,
    RumourAt,
    State,
    TileAt,
    material_of,
    read_state,
)
from .notation import CELL_NAMES, RUMOUR_NAMES, tile_name
from .outlook import (
    Field,
    Good,
    Side,
    explorer,
    fields_of,
    offers,
    outcomes,
    payer_of,
    standings,
)
from .rules import legal
from .scoring import WORTH
from .survey import Oasis as Surveyed
from .survey import field_of, first_side_name, oases, parts_of, reach, sides_of
from .view_types import Cell, Oasis, Part, Phase, Player, Reach, Rumour, Supply, Tile, View

Data = dict[str, Any]
_GOODS: tuple[Good, ...] = ("incense", "myrrh", "salt", "gems")
_NEAR = 2  # tiles for each: so few that everybody will hardly draw twice more


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, s, seat))


def _view(m: Buffer, s: Buffer, seat: int) -> View:
    mat, st = material_of(m), read_state(s)
    actions = _actions(m, s, st, seat)
    stacks = [int(st.left[stack]) for stack in range(STACKS)]
    near = _reach(m, st)
    exploring = st.phase == layout.Phase.EXPLORING and seat == st.turn
    return {
        "phase": cast("Phase", layout.Phase(st.phase).label),
        "turn": int(st.turn),
        "asked": int(st.asked),
        "first": None if st.first == NONE else int(st.first),
        "extra": bool(st.extra),
        "second": bool(st.second),
        "driver": bool(st.driver),
        "last": int(st.last),
        "cells": [_cell(m, st, cell) for cell in range(CELLS) if st.tile[cell] != NONE],
        "reach": near,
        "oases": [_oasis(m, st, oasis) for oasis in oases(m, st)],
        "held": None if st.held == NONE else tile(m, int(st.held)),
        "laid": None if st.laid == NONE else CELL_NAMES[st.laid],
        "lays": outcomes(m, s, actions) if st.phase == layout.Phase.LAYING else {},
        "stands": standings(m, st, seat) if exploring else {},
        "helpers": offers(m, st, _served(st, seat), len(near["driver"]), actions),
        "players": [_player(m, st, player) for player in range(int(mat.seats))],
        "stacks": stacks,
        "stack": next((k + 1 for k, left in enumerate(stacks) if left), None),
        "left": sum(stacks),
        "near": sum(stacks) <= _NEAR * int(mat.seats),
        "unseen": [tile(m, t) for t in range(int(mat.tiles)) if st.where[t] == TileAt.IN_STACK],
        "supply": _supply(st),
        "rumours": [_rumour(st, rumour) for rumour in range(int(st.drawn_rumours))],
        "rumour_places": {good: _rumour_places(st, k) for k, good in enumerate(_GOODS)},
        "unheard": _unheard(st),
        "plain_worth": WORTH,
        "worth": {good: _worth(st, k) for k, good in enumerate(_GOODS)},
        "worth_after": _worth_after(st),
        "line": [explorer(st, int(number)) for number in st.line if number != NONE],
        "free": {FIELD_NAMES[k]: int(st.free[k]) for k in range(FIELDS) if st.free[k]},
        "fields_free": int(st.fields_free),
        "chosen": None if st.chosen == NONE else _GOODS[st.chosen],
        "heard": None if st.heard == NONE else RUMOUR_NAMES[st.heard],
    }


def _actions(m: Buffer, s: Buffer, st: State, seat: int) -> list[int]:
    """What the seat may do, where something is told of it."""
    if st.phase not in (layout.Phase.LAYING, layout.Phase.DISCOVERING) or seat != st.turn:
        return []
    out = np.empty(ACTIONS, np.int32)
    return [int(action) for action in out[: legal(m, s, out)]]


def _served(st: State, seat: int) -> int:
    """Whose helpers are shown: one's own, or to those who look on, of the one whose turn it is."""
    return seat if seat >= 0 else int(st.turn)


def tile(m: Buffer, number: int) -> Tile:
    """A tile as its line says it: its sides and the fields of its parts."""
    mat = material_of(m)
    parts = [int(part) for part in mat.parts[number]]
    fields = [int(mat.fields[number, k]) for k in range(max(parts) if any(parts) else 0)]
    return {
        "name": tile_name(m, number),
        "sides": "".join(".ab"[part] for part in parts),
        "fields": [_field_name(kind) for kind in fields],
    }


def _field_name(kind: int) -> Field | None:
    return None if kind == NO_FIELD else cast("Field", FIELD_NAMES[kind])


def _cell(m: Buffer, st: State, cell: int) -> Cell:
    cross = bool(st.tile[cell] == CROSS)
    return {
        "name": CELL_NAMES[cell],
        "tile": None if cross else tile_name(m, int(st.tile[cell])),
        "rotation": int(st.rotation[cell]),
        "sides": "".join(".ab"[int(side)] for side in st.side[cell]),
        "parts": [_part(m, st, cell, part) for part in parts_of(st, cell)],
        "caravan": next(
            (seat for seat in range(len(st.caravan)) if st.caravan[seat] == cell), None
        ),
    }


def _part(m: Buffer, st: State, cell: int, part: int) -> Part:
    kind = field_of(m, st, cell, part)
    standing = [
        number
        for number in range(EXPLORERS)
        if st.stands[number] == cell and st.stands_part[number] == part
    ]
    return {
        "side": cast("Side", first_side_name(st, cell, part)),
        "sides": cast("list[Side]", [SIDE_NAMES[side] for side in sides_of(st, cell, part)]),
        "field": _field_name(kind),
        "explorers": [explorer(st, number) for number in standing],
    }


def _reach(m: Buffer, st: State) -> Reach:
    """S10, S11: where the player to move may go free, and where the camel driver is needed."""
    if st.phase != layout.Phase.MOVING:
        return {"free": [], "driver": []}
    taken = {int(cell) for cell in st.caravan}
    near = reach(m, st)
    cells = [cell for cell in range(CELLS) if st.tile[cell] != NONE and cell not in taken]
    return {
        "free": [CELL_NAMES[cell] for cell in cells if cell in near],
        "driver": [CELL_NAMES[cell] for cell in cells if cell not in near],
    }


def _oasis(m: Buffer, st: State, oasis: Surveyed) -> Oasis:
    return {
        "parts": [
            [CELL_NAMES[cell], first_side_name(st, cell, part)] for cell, part in oasis.parts
        ],
        "open": oasis.open_sides,
        "fields": fields_of(oasis),
        "explorers": [explorer(st, number) for number in oasis.explorers],
        "payer": payer_of(m, st, oasis),
    }


def _player(m: Buffer, st: State, seat: int) -> Player:
    own = [number for number in range(EXPLORERS) if st.owner[number] == seat]
    goods = {good: int(st.goods[seat, k]) for k, good in enumerate(_GOODS)}
    held = sum(goods.values())
    gold = sum(goods[good] * _worth(st, k) for k, good in enumerate(_GOODS))
    places = BOARD_PLACES + CAMEL_PLACES * int(st.camels[seat])
    shown = [tile(m, int(t)) for t in st.display[seat] if t != NONE]
    return {
        "seat": seat,
        "caravan": None if st.caravan[seat] == NONE else CELL_NAMES[st.caravan[seat]],
        "water": int(st.water[seat]),
        "goods": goods,
        "camels": int(st.camels[seat]),
        "places": places,
        "board_places": BOARD_PLACES,
        "camel_places": CAMEL_PLACES,
        "room": places - held,
        "display": shown,
        "display_room": DISPLAY - len(shown),
        "explorers": [{**explorer(st, e), "at": _at(st, e)} for e in sorted(own, reverse=True)],
        "gold": gold,
        "gold_plain": WORTH * held,
        "gold_rumours": gold - WORTH * held,
        "points": gold if st.phase == layout.Phase.OVER else 0,
    }


def _at(st: State, number: int) -> list[str] | None:
    if st.stands[number] == HOME:
        return None
    cell = int(st.stands[number])
    return [CELL_NAMES[cell], first_side_name(st, cell, int(st.stands_part[number]))]


def _supply(st: State) -> Supply:
    undrawn = RUMOURS - int(st.drawn_rumours)
    back = [RUMOUR_NAMES[k] for k in range(RUMOURS) if st.rumour_at[k] == RumourAt.IN_SUPPLY]
    return {
        "water": int(st.water_left),
        "camels": int(st.camels_left),
        "goods": {good: int(st.goods_left[k]) for k, good in enumerate(_GOODS)},
        "rumours": undrawn + len(back),
        "put_back": back,
    }


def _rumour(st: State, rumour: int) -> Rumour:
    at = int(st.rumour_at[rumour])
    return {
        "name": RUMOUR_NAMES[rumour],
        "good": _GOODS[at] if at < GOODS else None,
        "supply": at == RumourAt.IN_SUPPLY,
        "value": None if st.rumour[rumour] == UNKNOWN else int(st.rumour[rumour]),
        "seen": [seat for seat in range(8) if int(st.seen[rumour]) >> seat & 1],
    }


def _worth(st: State, good: int) -> int:
    """S32: what one of this good is worth, as far as this seat knows."""
    known = [
        int(st.rumour[k])
        for k in range(RUMOURS)
        if st.rumour_at[k] == good and st.rumour[k] != UNKNOWN
    ]
    return WORTH + sum(known)


def _worth_after(st: State) -> dict[str, int]:
    """S27: what a good would be worth with the rumour in the hand, or without the one looked at."""
    if st.heard == NONE or st.rumour[st.heard] == UNKNOWN:
        return {}
    value, at = int(st.rumour[st.heard]), int(st.rumour_at[st.heard])
    if st.phase == layout.Phase.PUTTING:
        return {good: _worth(st, k) + value for k, good in enumerate(_GOODS)}
    return (
        {_GOODS[at]: _worth(st, at) - value}
        if st.phase == layout.Phase.LOOKED and at < GOODS
        else {}
    )


def _rumour_places(st: State, good: int) -> int:
    """S27: places that are free on a good."""
    return PLACES_FOR_RUMOURS - sum(bool(st.rumour_at[k] == good) for k in range(RUMOURS))


def _unheard(st: State) -> list[int]:
    """The values this seat has not seen yet, the best first."""
    copies = zip(VALUES, VALUE_COPIES, strict=True)
    left = [value for value, number in copies for _ in range(number)]
    for rumour in range(int(st.drawn_rumours)):
        if st.rumour[rumour] != UNKNOWN:
            left.remove(int(st.rumour[rumour]))
    return left
