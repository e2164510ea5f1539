"""The plan as a view of Im Reich der Wüstensöhne shows it: cells, oases, and who stands there.

Bare cells and oases hang on the tiles alone; those where somebody stands are put in their place.
"""

from functools import lru_cache

import numpy as np

from serai.core.compiled import Buffer
from serai.core.seen import array_of, from_fields

from . import layout
from .facts import read_material
from .floods import KINDS, MOST_OASES, find_oases
from .layout import (
    CROSS,
    FIELD_NAMES,
    FIELDS,
    HOME,
    NO_FIELD,
    NONE,
    PARTS,
    SIDE_NAMES,
    SIDES,
    State,
)
from .notation import CELL_NAMES, tile_name
from .outlook import Explorer, Side, explorer, field_name, fields_of, payer_of
from .survey import Oasis as Surveyed
from .survey import around, in_order, reach
from .view_types import Cell, Oasis, Part, Reach

EXPLORER_FIELDS = ("stands", "stands_part", "owner", "turban")
_SIDES: tuple[Side, ...] = ("n", "e", "s", "w")
_NO_FIELDS = (NO_FIELD,) * PARTS
_KEPT = 1024  # ways in which a tile can lie
_CELLS_KEPT = 8192  # and with all that can stand on it, somewhere
_OASES_KEPT = 8192
_Standing = tuple[int, int, int, bool]  # on which part, which explorer, whose, with the turban


# -- cells -------------------------------------------------------------------------------------


@from_fields(State, "tile", "side", "rotation", "caravan", *EXPLORER_FIELDS)
def cells(m: Buffer, st: State) -> list[Cell]:
    bare, places = _bare_cells(m, st)
    standing: dict[int, tuple[_Standing, ...]] = {}
    for number, cell in enumerate(st.stands):
        if cell != HOME:
            one = st.stands_part[number], number, st.owner[number], st.turban == number
            standing[cell] = (*standing.get(cell, ()), one)
    caravans = {cell: seat for seat, cell in reversed([*enumerate(st.caravan)]) if cell != NONE}
    found = [*bare]
    for cell in {**standing, **caravans}:
        found[places[cell]] = _lying(m, st, cell, standing.get(cell, ()), caravans.get(cell))
    return found


@from_fields(State, "tile", "side", "rotation")
def _bare_cells(m: Buffer, st: State) -> tuple[list[Cell], dict[int, int]]:
    """Those that are discovered, with nobody on them; and for each the place where it is told."""
    there = [cell for cell, tile in enumerate(st.tile) if tile != NONE]
    bare = [_lying(m, st, cell, (), None) for cell in there]
    return bare, {cell: place for place, cell in enumerate(there)}


def _lying(
    m: Buffer, st: State, cell: int, standing: tuple[_Standing, ...], caravan: int | None
) -> Cell:
    name, fields = _face(m, st.tile[cell])
    sides = tuple(st.side[cell])
    free = tuple(CELL_NAMES[there] for there in around(m, st, cell))
    return _cell(cell, name, fields, st.rotation[cell], sides, standing, caravan, free)


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
    free: tuple[str, ...],
) -> Cell:
    """Memoised, for all tables at which it looks so."""
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
        "around": [*free],
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
            field = field_name(fields[part])
            bare: Part = {"side": names[0], "sides": names, "field": field, "explorers": []}
            found.append((part, bare))
    return found


# -- what can be reached -----------------------------------------------------------------------


def reached(m: Buffer, st: State) -> Reach:
    """S10, S11: where the player to move may go free, and where the camel driver is needed."""
    if st.phase != layout.Phase.MOVING:
        return {"free": [], "driver": []}
    taken, near = set(st.caravan), reach(m, st)
    there = [cell for cell, tile in enumerate(st.tile) if tile != NONE and cell not in taken]
    return {
        "free": [CELL_NAMES[cell] for cell in there if cell in near],
        "driver": [CELL_NAMES[cell] for cell in there if cell not in near],
    }


# -- oases -------------------------------------------------------------------------------------


@from_fields(State, "tile", "side", "water", *EXPLORER_FIELDS)
def oases(m: Buffer, st: State) -> list[Oasis]:
    bare, places = _bare_oases(m, st)
    standing: dict[int, list[int]] = {}
    for number, cell in enumerate(st.stands):
        if cell != HOME:
            standing.setdefault(places[cell * PARTS + st.stands_part[number]], []).append(number)
    found = [*bare]
    for place, explorers in standing.items():
        found[place] = _stood_on(m, st, bare[place], explorers)
    return found


def _stood_on(m: Buffer, st: State, bare: Oasis, explorers: list[int]) -> Oasis:
    line = in_order(st, explorers)
    fields = [FIELD_NAMES.index(name) for name in bare["fields"]]
    payer = payer_of(m, st, Surveyed([], fields=fields, explorers=line))
    return {**bare, "explorers": [explorer(st, number) for number in line], "payer": payer}


@from_fields(State, "tile", "side")
def _bare_oases(m: Buffer, st: State) -> tuple[list[Oasis], dict[int, int]]:
    """All of the plan, with nobody on them; and for each part the place of its oasis among them."""
    out = np.empty(MOST_OASES, np.int32)
    end = find_oases(m, array_of(st, State, "tile"), array_of(st, State, "side"), out)
    told: list[int] = out[:end].tolist()
    bare: list[Oasis] = []
    places: dict[int, int] = {}
    at = 0
    while at < end:
        parts = tuple(told[at + 2 : at + 2 + told[at]])
        for part in parts:
            places[part // (SIDES * KINDS)] = len(bare)
        bare.append(_bare_oasis(told[at + 1], parts))
        at += 2 + len(parts)
    return bare, places


@lru_cache(maxsize=_OASES_KEPT)
def _bare_oasis(open_sides: int, parts: tuple[int, ...]) -> Oasis:
    """Memoised, for all tables that have it."""
    sided = [part // KINDS for part in parts]
    kinds = sorted(part % KINDS for part in parts if part % KINDS != FIELDS)
    return {
        "parts": [[CELL_NAMES[side // SIDES // PARTS], SIDE_NAMES[side % SIDES]] for side in sided],
        "open": open_sides,
        "fields": fields_of(Surveyed([], fields=kinds)),
        "explorers": [],
        "payer": None,
    }
