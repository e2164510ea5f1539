"""What a seat sees of Im Reich der Wüstensöhne, as plain data for page and terminal.

Built up from the state as hidden from that seat: a rumour it has not seen has no value (S34).
What it is made of is in `view_types`, what is ahead is worked out in `outlook`.
"""

from typing import Any, cast

import numpy as np

from serai.core.compiled import Buffer
from serai.core.facts import for_each_material, shared
from serai.core.seen import from_fields, from_rows

from . import layout
from .facts import read_material, see_state
from .fields import BOARD_PLACES, CAMEL_PLACES
from .ground import EXPLORER_FIELDS, cells, oases, reached
from .layout import (
    ACTIONS,
    DISPLAY,
    EXPLORERS,
    FIELD_NAMES,
    FIELDS,
    GOODS,
    HOME,
    NONE,
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
    Good,
    explorer,
    field_name,
    offers,
    outcomes,
    places_in_line,
)
from .rules import legal
from .scoring import WORTH
from .survey import first_side_name
from .view_types import (
    Holdings,
    Owned,
    Phase,
    Player,
    Rumour,
    Supply,
    Tile,
    View,
)

Data = dict[str, Any]
_GOODS: tuple[Good, ...] = ("incense", "myrrh", "salt", "gems")
_PHASES = cast("tuple[Phase, ...]", layout.Phase.labels())
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
        found["stands"] = places_in_line(m, st, seat)
    far = len(found["reach"]["driver"])
    found["helpers"] = offers(m, st, _served(st, seat), far, actions)
    return found


@shared
def _in_the_open(m: Buffer, st: State) -> View:
    tiles, seats, worth = _tiles(m), read_material(m).seats, _worths(m, st)
    return {
        "phase": _PHASES[st.phase],
        "turn": st.turn,
        "asked": st.asked,
        "first": None if st.first == NONE else st.first,
        "extra": bool(st.extra),
        "second": bool(st.second),
        "driver": bool(st.driver),
        "last": st.last,
        "cells": cells(m, st),
        "reach": reached(m, st),
        "oases": oases(m, st),
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
        "fields": [field_name(kind) for kind in mat.fields[number][: max(parts)]],
    }


def _player(m: Buffer, st: State, seat: int) -> Player:
    over = st.phase == layout.Phase.OVER
    return _with_explorers(m, st, seat, _explorers(m, st, seat), _worths(m, st), over)


@from_rows(State, "caravan", "water", "goods", "camels", "display")
def _with_explorers(
    m: Buffer, st: State, seat: int, explorers: list[Owned], worth: dict[Good, int], over: bool
) -> Player:
    """Somebody who has these, where goods are worth so much."""
    holds, shown = _holdings(st, seat, worth), _displayed(m, st, seat)
    return {
        "seat": seat,
        "caravan": None if st.caravan[seat] == NONE else CELL_NAMES[st.caravan[seat]],
        "water": st.water[seat],
        **holds,
        "board_places": BOARD_PLACES,
        "camel_places": CAMEL_PLACES,
        "display": shown,
        "display_room": DISPLAY - len(shown),
        "explorers": explorers,
        "points": holds["gold"] if over else 0,
    }


def _holdings(st: State, seat: int, worth: dict[Good, int]) -> Holdings:
    goods = dict(zip(_GOODS, st.goods[seat], strict=True))
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


def _displayed(m: Buffer, st: State, seat: int) -> list[Tile]:
    return [_tiles(m)[tile] for tile in st.display[seat] if tile != NONE]


@from_fields(State, "side", *EXPLORER_FIELDS)
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
