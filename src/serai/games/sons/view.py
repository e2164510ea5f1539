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
from .facts import read_material, see_state
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
from .view_types import (
    Cell,
    Holdings,
    Oasis,
    Owned,
    Part,
    Phase,
    Player,
    Reach,
    Rumour,
    Supply,
    Tile,
    View,
)

Data = dict[str, Any]
_GOODS: tuple[Good, ...] = ("incense", "myrrh", "salt", "gems")
_SIDES: tuple[Side, ...] = ("n", "e", "s", "w")
_NO_FIELDS = (NO_FIELD,) * PARTS
_KEPT = 1024  # ways in which a tile can lie
_CELLS_KEPT = 8192  # and with all that can stand on it, somewhere
_Standing = tuple[int, int, int, bool]  # on which part, which explorer, whose, with the turban
_EXPLORERS = ("stands", "stands_part", "owner", "turban")
_NEAR = 2  # tiles for each: so few that everybody will hardly draw twice more


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, s, seat))


def _view(m: Buffer, s: Buffer, seat: int) -> View:
    """What everybody sees who knows as much, and what is for this seat."""
    st = see_state(m, s, seat)
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
    tiles, seats, worth = _tiles(m), read_material(m).seats, _worths(m, st)
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
        "unseen": _unseen(m, st),
        "supply": _supply(m, st),
        "rumours": _rumours(m, st),
        "rumour_places": _rumour_places(m, st),
        "unheard": _unheard(m, st),
        "plain_worth": WORTH,
        "worth": worth,
        "worth_after": _worth_after(st, worth),
        "line": _line(m, st),
        "free": _free(m, st),
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
    standing: dict[int, tuple[_Standing, ...]] = {}
    for number, cell in enumerate(st.stands):
        if cell != HOME:
            one = st.stands_part[number], number, st.owner[number], st.turban == number
            standing[cell] = (*standing.get(cell, ()), one)
    caravans = {cell: seat for seat, cell in reversed([*enumerate(st.caravan)])}
    return [
        _cell(
            cell,
            *_face(m, tile),
            st.rotation[cell],
            tuple(st.side[cell]),
            standing.get(cell, ()),
            caravans.get(cell),
        )
        for cell, tile in enumerate(st.tile)
        if tile != NONE
    ]


def _face(m: Buffer, tile: int) -> tuple[str | None, tuple[int, ...]]:
    """What a tile is called, and its fields."""
    if tile == CROSS:
        return None, _NO_FIELDS
    return tile_name(m, tile), tuple(read_material(m).fields[tile])


@lru_cache(maxsize=_CELLS_KEPT)
def _cell(
    cell: int,
    name: str | None,
    fields: tuple[int, ...],
    rotation: int,
    sides: tuple[int, ...],
    standing: tuple[_Standing, ...],
    caravan: int | None,
) -> Cell:
    """Made once for all tables at which it looks so."""
    there: dict[int, list[Explorer]] = {}
    for part, number, seat, turban in standing:
        there.setdefault(part, []).append({"height": number + 1, "seat": seat, "turban": turban})
    return {
        "name": CELL_NAMES[cell],
        "tile": name,
        "rotation": rotation,
        "sides": _drawn_sides(sides),
        "parts": [
            {**bare, "explorers": there[part]} if part in there else bare
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
    holds, shown = _holdings(m, st, seat), _displayed(m, st, seat)
    return {
        "seat": seat,
        "caravan": None if st.caravan[seat] == NONE else CELL_NAMES[st.caravan[seat]],
        "water": st.water[seat],
        **holds,
        "board_places": BOARD_PLACES,
        "camel_places": CAMEL_PLACES,
        "display": shown,
        "display_room": DISPLAY - len(shown),
        "explorers": _explorers(m, st, seat),
        "points": holds["gold"] if st.phase == layout.Phase.OVER else 0,
    }


@from_fields(State, "goods", "camels", "rumour_at", "rumour")
def _holdings(m: Buffer, st: State, seat: int) -> Holdings:
    goods, worth = dict(zip(_GOODS, st.goods[seat], strict=True)), _worths(m, st)
    held = sum(goods.values())
    gold = sum(number * worth[good] for good, number in goods.items())
    places = BOARD_PLACES + CAMEL_PLACES * st.camels[seat]
    return {
        "goods": goods,
        "camels": st.camels[seat],
        "places": places,
        "room": places - held,
        "gold": gold,
        "gold_plain": WORTH * held,
        "gold_rumours": gold - WORTH * held,
    }


@from_fields(State, "display")
def _displayed(m: Buffer, st: State, seat: int) -> list[Tile]:
    return [_tiles(m)[tile] for tile in st.display[seat] if tile != NONE]


@from_fields(State, "side", *_EXPLORERS)
def _explorers(m: Buffer, st: State, seat: int) -> list[Owned]:
    own = [number for number in reversed(range(EXPLORERS)) if st.owner[number] == seat]
    return [{**explorer(st, number), "at": _at(st, number)} for number in own]


def _at(st: State, number: int) -> list[str] | None:
    if st.stands[number] == HOME:
        return None
    cell = st.stands[number]
    return [CELL_NAMES[cell], first_side_name(st, cell, st.stands_part[number])]


@from_fields(State, "where")
def _unseen(m: Buffer, st: State) -> list[Tile]:
    lying = zip(_tiles(m), st.where, strict=False)
    return [tile for tile, at in lying if at == TileAt.IN_STACK]


@from_fields(State, "rumour_at", "drawn_rumours", "water_left", "goods_left", "camels_left")
def _supply(m: Buffer, st: State) -> Supply:
    undrawn = RUMOURS - st.drawn_rumours
    back = [RUMOUR_NAMES[k] for k in range(RUMOURS) if st.rumour_at[k] == RumourAt.IN_SUPPLY]
    return {
        "water": st.water_left,
        "camels": st.camels_left,
        "goods": dict(zip(_GOODS, st.goods_left, strict=True)),
        "rumours": undrawn + len(back),
        "put_back": back,
    }


@from_fields(State, "rumour_at", "rumour", "seen", "drawn_rumours")
def _rumours(m: Buffer, st: State) -> list[Rumour]:
    return [_rumour(st, rumour) for rumour in range(st.drawn_rumours)]


def _rumour(st: State, rumour: int) -> Rumour:
    at = st.rumour_at[rumour]
    return {
        "name": RUMOUR_NAMES[rumour],
        "good": _GOODS[at] if at < GOODS else None,
        "supply": at == RumourAt.IN_SUPPLY,
        "value": None if st.rumour[rumour] == UNKNOWN else st.rumour[rumour],
        "seen": [seat for seat in range(8) if st.seen[rumour] >> seat & 1],
    }


@from_fields(State, "rumour_at", "rumour")
def _worths(m: Buffer, st: State) -> dict[Good, int]:
    """S32: what one of each good is worth, as far as this seat knows."""
    lying = [*zip(st.rumour_at, st.rumour, strict=True)]
    return {
        good: WORTH + sum(value for at, value in lying if at == k and value != UNKNOWN)
        for k, good in enumerate(_GOODS)
    }


def _worth_after(st: State, worth: dict[Good, int]) -> dict[str, int]:
    """S27: what a good would be worth with the rumour in the hand, or without the one looked at."""
    if st.heard == NONE or st.rumour[st.heard] == UNKNOWN:
        return {}
    value, at = st.rumour[st.heard], st.rumour_at[st.heard]
    if st.phase == layout.Phase.PUTTING:
        return {good: one + value for good, one in worth.items()}
    looked = st.phase == layout.Phase.LOOKED and at < GOODS
    return {_GOODS[at]: worth[_GOODS[at]] - value} if looked else {}


@from_fields(State, "rumour_at")
def _rumour_places(m: Buffer, st: State) -> dict[Good, int]:
    """S27: places that are free on a good."""
    return {good: PLACES_FOR_RUMOURS - [*st.rumour_at].count(k) for k, good in enumerate(_GOODS)}


@from_fields(State, "rumour", "drawn_rumours")
def _unheard(m: Buffer, st: State) -> list[int]:
    """The values this seat has not seen yet, the best first."""
    copies = zip(VALUES, VALUE_COPIES, strict=True)
    left = [value for value, number in copies for _ in range(number)]
    for rumour in range(st.drawn_rumours):
        if st.rumour[rumour] != UNKNOWN:
            left.remove(st.rumour[rumour])
    return left


@from_fields(State, "line", "owner", "turban")
def _line(m: Buffer, st: State) -> list[Explorer]:
    return [explorer(st, number) for number in st.line if number != NONE]


@from_fields(State, "free")
def _free(m: Buffer, st: State) -> dict[str, int]:
    return {FIELD_NAMES[k]: st.free[k] for k in range(FIELDS) if st.free[k]}
