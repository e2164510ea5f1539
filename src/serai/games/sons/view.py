"""What a seat sees of Im Reich der Wüstensöhne, as plain data for page and terminal.

Built up from the state as hidden from that seat: a rumour it has not seen has no value (S34).
What it is made of is in `view_types`, what is ahead is worked out in `outlook`.
"""

from functools import lru_cache
from typing import Any, cast

import numpy as np

from serai.core.compiled import Buffer
from serai.core.facts import for_each_material, from_fields, shared

from . import layout
from .facts import read_material, read_state
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
    PARTS,
    PLACES_FOR_RUMOURS,
    RUMOURS,
    UNKNOWN,
    VALUE_COPIES,
    VALUES,
    RumourAt,
    State,
    TileAt,
)
from .notation import CELL_NAMES, RUMOUR_NAMES, tile_name
from .outlook import (
    Explorer,
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
from .survey import first_side_name, oases, reach
from .view_types import Cell, Oasis, Part, Phase, Player, Reach, Rumour, Supply, Tile, View

Data = dict[str, Any]
_GOODS: tuple[Good, ...] = ("incense", "myrrh", "salt", "gems")
_SIDES: tuple[Side, ...] = ("n", "e", "s", "w")
_NO_FIELDS = (NO_FIELD,) * PARTS
_KEPT = 1024  # ways in which a tile can lie
_Place = tuple[int, int]  # a cell and a part of it
_EXPLORERS = ("stands", "stands_part", "owner", "turban")
_NEAR = 2  # tiles for each: so few that everybody will hardly draw twice more


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, s, seat))


def _view(m: Buffer, s: Buffer, seat: int) -> View:
    """What everybody sees who knows as much, and what is for this seat."""
    st = read_state(s)
    found, actions = _in_the_open(m, st).copy(), _actions(m, s, st, seat)
    if st.phase == layout.Phase.LAYING:
        found["lays"] = outcomes(m, st, actions)
    if st.phase == layout.Phase.EXPLORING and seat == st.turn:
        found["stands"] = standings(m, st, seat)
    far = len(found["reach"]["driver"])
    found["helpers"] = offers(m, st, _served(st, seat), far, actions)
    return found


@shared
def _in_the_open(m: Buffer, st: State) -> View:
    tiles, seats = _tiles(m), read_material(m).seats
    return {
        "phase": cast("Phase", layout.Phase(st.phase).label),
        "turn": st.turn,
        "asked": st.asked,
        "first": None if st.first == NONE else st.first,
        "extra": bool(st.extra),
        "second": bool(st.second),
        "driver": bool(st.driver),
        "last": st.last,
        "cells": _cells(m, st),
        "reach": _reach(m, st),
        "oases": _oases(m, st),
        "held": None if st.held == NONE else tiles[st.held],
        "laid": None if st.laid == NONE else CELL_NAMES[st.laid],
        "lays": {},
        "stands": {},
        "helpers": [],
        "players": [_player(m, st, player) for player in range(seats)],
        "stacks": [*st.left],
        "stack": next((k + 1 for k, left in enumerate(st.left) if left), None),
        "left": sum(st.left),
        "near": sum(st.left) <= _NEAR * seats,
        "unseen": [tiles[t] for t in range(len(tiles)) if st.where[t] == TileAt.IN_STACK],
        "supply": _supply(st),
        "rumours": [_rumour(st, rumour) for rumour in range(st.drawn_rumours)],
        "rumour_places": {good: _rumour_places(st, k) for k, good in enumerate(_GOODS)},
        "unheard": _unheard(st),
        "plain_worth": WORTH,
        "worth": {good: _worth(st, k) for k, good in enumerate(_GOODS)},
        "worth_after": _worth_after(st),
        "line": [explorer(st, number) for number in st.line if number != NONE],
        "free": {FIELD_NAMES[k]: st.free[k] for k in range(FIELDS) if st.free[k]},
        "fields_free": st.fields_free,
        "chosen": None if st.chosen == NONE else _GOODS[st.chosen],
        "heard": None if st.heard == NONE else RUMOUR_NAMES[st.heard],
    }


def _actions(m: Buffer, s: Buffer, st: State, seat: int) -> list[int]:
    """What the seat may do, where something is told of it."""
    if st.phase not in (layout.Phase.LAYING, layout.Phase.DISCOVERING) or seat != st.turn:
        return []
    out = np.empty(ACTIONS, np.int32)
    actions: list[int] = out[: legal(m, s, out)].tolist()
    return actions


def _served(st: State, seat: int) -> int:
    """Whose helpers are shown: one's own, or to those who look on, of the one whose turn it is."""
    return seat if seat >= 0 else st.turn


@for_each_material
def _tiles(m: Buffer) -> list[Tile]:
    """The tiles as their lines say it: their sides and the fields of their parts."""
    return [_tile(m, number) for number in range(read_material(m).tiles)]


def _tile(m: Buffer, number: int) -> Tile:
    mat = read_material(m)
    parts = mat.parts[number]
    return {
        "name": tile_name(m, number),
        "sides": "".join(".ab"[part] for part in parts),
        "fields": [_field_name(kind) for kind in mat.fields[number][: max(parts)]],
    }


def _field_name(kind: int) -> Field | None:
    return None if kind == NO_FIELD else cast("Field", FIELD_NAMES[kind])


@from_fields(State, "tile", "side", "rotation", "caravan", *_EXPLORERS)
def _cells(m: Buffer, st: State) -> list[Cell]:
    standing: dict[_Place, list[Explorer]] = {}
    for number, at in enumerate(zip(st.stands, st.stands_part, strict=True)):
        standing.setdefault(at, []).append(explorer(st, number))
    caravans = {cell: seat for seat, cell in reversed([*enumerate(st.caravan)])}
    return [
        _cell(m, st, cell, standing, caravans.get(cell))
        for cell in range(CELLS)
        if st.tile[cell] != NONE
    ]


def _cell(
    m: Buffer, st: State, cell: int, standing: dict[_Place, list[Explorer]], caravan: int | None
) -> Cell:
    tile, sides = st.tile[cell], tuple(st.side[cell])
    cross = tile == CROSS
    fields = _NO_FIELDS if cross else tuple(read_material(m).fields[tile])
    return {
        "name": CELL_NAMES[cell],
        "tile": None if cross else tile_name(m, tile),
        "rotation": st.rotation[cell],
        "sides": _drawn_sides(sides),
        "parts": [
            {**bare, "explorers": standing[cell, part]} if (cell, part) in standing else bare
            for part, bare in _bare_parts(sides, fields)
        ],
        "caravan": caravan,
    }


@lru_cache(maxsize=_KEPT)
def _drawn_sides(sides: tuple[int, ...]) -> str:
    return "".join(".ab"[side] for side in sides)


@lru_cache(maxsize=_KEPT)
def _bare_parts(sides: tuple[int, ...], fields: tuple[int, ...]) -> list[tuple[int, Part]]:
    """The oasis parts of a tile that lies so, with nobody on them."""
    found: list[tuple[int, Part]] = []
    for part in range(PARTS):
        names = [name for name, lies in zip(_SIDES, sides, strict=True) if lies == part + 1]
        if names:
            field = _field_name(fields[part])
            bare: Part = {"side": names[0], "sides": names, "field": field, "explorers": []}
            found.append((part, bare))
    return found


def _reach(m: Buffer, st: State) -> Reach:
    """S10, S11: where the player to move may go free, and where the camel driver is needed."""
    if st.phase != layout.Phase.MOVING:
        return {"free": [], "driver": []}
    taken = set(st.caravan)
    near = reach(m, st)
    cells = [cell for cell in range(CELLS) if st.tile[cell] != NONE and cell not in taken]
    return {
        "free": [CELL_NAMES[cell] for cell in cells if cell in near],
        "driver": [CELL_NAMES[cell] for cell in cells if cell not in near],
    }


@from_fields(State, "tile", "side", "water", *_EXPLORERS)
def _oases(m: Buffer, st: State) -> list[Oasis]:
    return [_oasis(m, st, oasis) for oasis in oases(m, st)]


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
    goods = {good: st.goods[seat][k] for k, good in enumerate(_GOODS)}
    held = sum(goods.values())
    gold = sum(goods[good] * _worth(st, k) for k, good in enumerate(_GOODS))
    places = BOARD_PLACES + CAMEL_PLACES * st.camels[seat]
    shown = [_tiles(m)[tile] for tile in st.display[seat] if tile != NONE]
    return {
        "seat": seat,
        "caravan": None if st.caravan[seat] == NONE else CELL_NAMES[st.caravan[seat]],
        "water": st.water[seat],
        "goods": goods,
        "camels": st.camels[seat],
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
    cell = st.stands[number]
    return [CELL_NAMES[cell], first_side_name(st, cell, st.stands_part[number])]


def _supply(st: State) -> Supply:
    undrawn = RUMOURS - st.drawn_rumours
    back = [RUMOUR_NAMES[k] for k in range(RUMOURS) if st.rumour_at[k] == RumourAt.IN_SUPPLY]
    return {
        "water": st.water_left,
        "camels": st.camels_left,
        "goods": {good: st.goods_left[k] for k, good in enumerate(_GOODS)},
        "rumours": undrawn + len(back),
        "put_back": back,
    }


def _rumour(st: State, rumour: int) -> Rumour:
    at = st.rumour_at[rumour]
    return {
        "name": RUMOUR_NAMES[rumour],
        "good": _GOODS[at] if at < GOODS else None,
        "supply": at == RumourAt.IN_SUPPLY,
        "value": None if st.rumour[rumour] == UNKNOWN else st.rumour[rumour],
        "seen": [seat for seat in range(8) if st.seen[rumour] >> seat & 1],
    }


def _worth(st: State, good: int) -> int:
    """S32: what one of this good is worth, as far as this seat knows."""
    known = [
        st.rumour[k] for k in range(RUMOURS) if st.rumour_at[k] == good and st.rumour[k] != UNKNOWN
    ]
    return WORTH + sum(known)


def _worth_after(st: State) -> dict[str, int]:
    """S27: what a good would be worth with the rumour in the hand, or without the one looked at."""
    if st.heard == NONE or st.rumour[st.heard] == UNKNOWN:
        return {}
    value, at = st.rumour[st.heard], st.rumour_at[st.heard]
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
    for rumour in range(st.drawn_rumours):
        if st.rumour[rumour] != UNKNOWN:
            left.remove(st.rumour[rumour])
    return left
