"""What a seat sees of Im Reich der Wüstensöhne, as plain data for page and terminal.

Built up from the state as hidden from that seat: a rumour it has not seen has no value (S34).
The page has the same types in `web/src/games/sons/view.ts`.
"""

from typing import Any, TypedDict, cast

from serai.core.compiled import Buffer

from .layout import (
    CELLS,
    CROSS,
    ENDED,
    EXPLORERS,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    HOME,
    IN_STACK,
    IN_SUPPLY,
    MOVING,
    NO_FIELD,
    NONE,
    PHASE_NAMES,
    RUMOURS,
    SIDE_NAMES,
    STACKS,
    UNKNOWN,
    look_at,
    map_of,
)
from .notation import CELL_NAMES, RUMOUR_NAMES, tile_name
from .oases import BOARD_PLACES, CAMEL_PLACES
from .refusal import reach
from .rules import WORTH
from .survey import Oasis, field_names, field_of, first_side_name, oases, parts_of, sides_of

Data = dict[str, Any]


class View(TypedDict):
    """Everything there is to see."""

    phase: str
    turn: int
    asked: int
    first: int | None
    extra: bool
    second: bool
    driver: bool
    last: int
    cells: list["Cell"]
    reach: "Reach"
    oases: list["OasisSeen"]
    held: "Tile | None"
    laid: str | None
    players: list["Player"]
    stacks: list[int]
    unseen: list["Tile"]
    supply: "Supply"
    rumours: list["Rumour"]
    worth: dict[str, int]
    line: list["Explorer"]
    free: dict[str, int]
    chosen: str | None
    heard: str | None


class Cell(TypedDict):
    """`sides` north, east, south, west as they lie: “.” desert, “a” and “b” oasis parts."""

    name: str
    tile: str | None
    rotation: int
    sides: str
    parts: list["Part"]
    caravan: int | None


class Part(TypedDict):
    """An oasis part; it is named by its first side."""

    side: str
    sides: list[str]
    field: str | None
    explorers: list["Explorer"]


class Explorer(TypedDict):
    height: int
    seat: int
    turban: bool


class Reach(TypedDict):
    """Where the player to move may go free, and where the camel driver is needed."""

    free: list[str]
    driver: list[str]


class OasisSeen(TypedDict):
    """An oasis: its parts as cell and side, its open sides (none: complete), who stands there."""

    parts: list[list[str]]
    open: int
    fields: list[str]
    explorers: list[Explorer]


class Tile(TypedDict):
    """As it lies before it is turned; `fields` one for each part."""

    name: str
    sides: str
    fields: list[str | None]


class Player(TypedDict):
    """A seat; `places` for goods, on the board and on camels."""

    seat: int
    caravan: str | None
    water: int
    goods: dict[str, int]
    camels: int
    places: int
    display: list[Tile]
    explorers: list["Owned"]
    points: int


class Owned(Explorer):
    """An explorer and where it stands: a cell and side, or nothing for at home."""

    at: list[str] | None


class Supply(TypedDict):
    water: int
    camels: int
    goods: dict[str, int]
    rumours: int
    put_back: list[str]


class Rumour(TypedDict):
    """`good` is where it lies on the board; who may not know it has no `value`."""

    name: str
    good: str | None
    supply: bool
    value: int | None
    seen: list[int]


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, look_at(s)))


def _view(m: Buffer, st: Any) -> View:
    mat = map_of(m)
    return {
        "phase": PHASE_NAMES[st.phase],
        "turn": int(st.turn),
        "asked": int(st.asked),
        "first": None if st.first == NONE else int(st.first),
        "extra": bool(st.extra),
        "second": bool(st.second),
        "driver": bool(st.driver),
        "last": int(st.last),
        "cells": [_cell(m, st, cell) for cell in range(CELLS) if st.tile[cell] != NONE],
        "reach": _reach(m, st),
        "oases": [_oasis(m, st, oasis) for oasis in oases(m, st)],
        "held": None if st.held == NONE else tile(m, int(st.held)),
        "laid": None if st.laid == NONE else CELL_NAMES[st.laid],
        "players": [_player(m, st, player) for player in range(int(mat.seats))],
        "stacks": [int(st.left[stack]) for stack in range(STACKS)],
        "unseen": [tile(m, t) for t in range(int(mat.tiles)) if st.where[t] == IN_STACK],
        "supply": _supply(st),
        "rumours": [_rumour(st, rumour) for rumour in range(int(st.drawn_rumours))],
        "worth": {good: _worth(st, k) for k, good in enumerate(GOOD_NAMES)},
        "line": [_explorer(st, int(explorer)) for explorer in st.line if explorer != NONE],
        "free": {FIELD_NAMES[k]: int(st.free[k]) for k in range(FIELDS) if st.free[k]},
        "chosen": None if st.chosen == NONE else GOOD_NAMES[st.chosen],
        "heard": None if st.heard == NONE else RUMOUR_NAMES[st.heard],
    }


def tile(m: Buffer, number: int) -> Tile:
    """A tile as its line says it: its sides and the fields of its parts."""
    mat = map_of(m)
    parts = [int(part) for part in mat.parts[number]]
    fields = [int(mat.fields[number, k]) for k in range(max(parts) if any(parts) else 0)]
    return {
        "name": tile_name(m, number),
        "sides": "".join(".ab"[part] for part in parts),
        "fields": [None if kind == NO_FIELD else FIELD_NAMES[kind] for kind in fields],
    }


def _cell(m: Buffer, st: Any, cell: int) -> Cell:
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


def _part(m: Buffer, st: Any, cell: int, part: int) -> Part:
    kind = field_of(m, st, cell, part)
    standing = [
        explorer
        for explorer in range(EXPLORERS)
        if st.stands[explorer] == cell and st.stands_part[explorer] == part
    ]
    return {
        "side": first_side_name(st, cell, part),
        "sides": [SIDE_NAMES[side] for side in sides_of(st, cell, part)],
        "field": None if kind == NO_FIELD else FIELD_NAMES[kind],
        "explorers": [_explorer(st, explorer) for explorer in standing],
    }


def _explorer(st: Any, explorer: int) -> Explorer:
    return {
        "height": explorer + 1,
        "seat": int(st.owner[explorer]),
        "turban": bool(st.turban == explorer),
    }


def _reach(m: Buffer, st: Any) -> Reach:
    """S10, S11: where the player to move may go free, and where the camel driver is needed."""
    if st.phase != MOVING:
        return {"free": [], "driver": []}
    taken = {int(cell) for cell in st.caravan}
    near = reach(m, st)
    cells = [cell for cell in range(CELLS) if st.tile[cell] != NONE and cell not in taken]
    return {
        "free": [CELL_NAMES[cell] for cell in cells if cell in near],
        "driver": [CELL_NAMES[cell] for cell in cells if cell not in near],
    }


def _oasis(m: Buffer, st: Any, oasis: Oasis) -> OasisSeen:
    return {
        "parts": [
            [CELL_NAMES[cell], first_side_name(st, cell, part)] for cell, part in oasis.parts
        ],
        "open": oasis.open_sides,
        "fields": field_names(oasis.fields),
        "explorers": [_explorer(st, explorer) for explorer in oasis.explorers],
    }


def _player(m: Buffer, st: Any, seat: int) -> Player:
    own = [explorer for explorer in range(EXPLORERS) if st.owner[explorer] == seat]
    goods = {good: int(st.goods[seat, k]) for k, good in enumerate(GOOD_NAMES)}
    ended = st.phase == ENDED
    return {
        "seat": seat,
        "caravan": None if st.caravan[seat] == NONE else CELL_NAMES[st.caravan[seat]],
        "water": int(st.water[seat]),
        "goods": goods,
        "camels": int(st.camels[seat]),
        "places": BOARD_PLACES + CAMEL_PLACES * int(st.camels[seat]),
        "display": [tile(m, int(t)) for t in st.display[seat] if t != NONE],
        "explorers": [{**_explorer(st, e), "at": _at(st, e)} for e in sorted(own, reverse=True)],
        "points": sum(goods[good] * _worth(st, k) for k, good in enumerate(GOOD_NAMES))
        if ended
        else 0,
    }


def _at(st: Any, explorer: int) -> list[str] | None:
    if st.stands[explorer] == HOME:
        return None
    cell = int(st.stands[explorer])
    return [CELL_NAMES[cell], first_side_name(st, cell, int(st.stands_part[explorer]))]


def _supply(st: Any) -> Supply:
    undrawn = RUMOURS - int(st.drawn_rumours)
    back = [RUMOUR_NAMES[k] for k in range(RUMOURS) if st.rumour_at[k] == IN_SUPPLY]
    return {
        "water": int(st.water_left),
        "camels": int(st.camels_left),
        "goods": {good: int(st.goods_left[k]) for k, good in enumerate(GOOD_NAMES)},
        "rumours": undrawn + len(back),
        "put_back": back,
    }


def _rumour(st: Any, rumour: int) -> Rumour:
    at = int(st.rumour_at[rumour])
    return {
        "name": RUMOUR_NAMES[rumour],
        "good": GOOD_NAMES[at] if at < GOODS else None,
        "supply": at == IN_SUPPLY,
        "value": None if st.rumour[rumour] == UNKNOWN else int(st.rumour[rumour]),
        "seen": [seat for seat in range(8) if int(st.seen[rumour]) >> seat & 1],
    }


def _worth(st: Any, good: int) -> int:
    """S32: what one of this good is worth, as far as this seat knows."""
    known = [
        int(st.rumour[k])
        for k in range(RUMOURS)
        if st.rumour_at[k] == good and st.rumour[k] != UNKNOWN
    ]
    return WORTH + sum(known)
