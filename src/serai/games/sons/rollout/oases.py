"""What an oasis is worth to a seat, as far as it can be told quickly; and the desk for it."""

from typing import NamedTuple

import numpy as np

from serai.core.compiled import Buffer, Floats, Ints, inlined

from ..fields import free_places
from ..layout import (
    CAMEL_FIELD,
    CELLS,
    CROSS,
    EXPLORERS,
    FIELDS,
    GOODS,
    HOME,
    NO_FIELD,
    OUTSIDE,
    PARTS,
    RUMOUR_FIELD,
    SIDES,
    WATER_FIELD,
    Material,
    Side,
    State,
)
from ..oases import place_of
from ..plan import HALF
from ..scoring import worth_of

WATER, CAMEL, RUMOUR = 1.2, 1.5, 0.8
NEEDED_CAMEL = 3.5  # with hardly a place left
LUCK = 0.6  # gold by which moving and laying may err
SPITE = 0.6  # what another gets, as a part of its worth
BEHIND = 0.5  # a field for those behind the first in line
LAST_ROOM = 2  # places for goods at which a camel is needed


class Desk(NamedTuple):
    """Room to reckon in."""

    goal: Floats  # what a tile on an undiscovered cell may bring
    ready: Floats  # what one of the seat's own tiles would bring there
    reach: Buffer
    parts: Ints  # of one oasis, as a list
    seen: Buffer  # the same, by part; clean between two walks
    places: Ints
    worth: Floats  # of every field, for the seat that chooses


class Oasis(NamedTuple):
    """What a walk over an oasis has found."""

    number: int  # of parts
    open_sides: int
    fields: int
    best: float  # its best field's worth
    mine: int  # the tallest of the seat's explorers and of the others', as a rank, or 0
    theirs: int
    own: int  # how many stand there
    others: int


@inlined
def new_desk() -> Desk:
    return Desk(
        np.empty(CELLS, np.float64),
        np.empty(CELLS, np.float64),
        np.empty(CELLS, np.uint8),
        np.empty(CELLS * PARTS, np.int32),
        np.zeros(CELLS * PARTS, np.uint8),
        np.empty(CELLS * SIDES, np.int32),
        np.empty(FIELDS, np.float64),
    )


@inlined
def walk(mat: Material, st: State, seat: int, cell: int, which: int, desk: Desk) -> Oasis:
    """Everything about the oasis of a part, for a seat; `seen` stays marked until `forget`."""
    parts, seen = desk.parts, desk.seen
    parts[0] = cell * PARTS + which
    seen[parts[0]] = 1
    number, at, open_sides, fields = 1, 0, 0, 0
    best = 0.0
    while at < number:
        here, mine = parts[at] // PARTS, parts[at] % PARTS + Side.FIRST_PART
        at += 1
        if st.tile[here] < CROSS:
            field = int(mat.fields[st.tile[here], mine - Side.FIRST_PART])
            if field != NO_FIELD:
                fields += 1
                best = max(best, desk.worth[field])
        for side in range(SIDES):
            if st.side[here, side] != mine:
                continue
            there = int(mat.next[here, side])
            facing = int(st.side[there, (side + HALF) % SIDES])
            if facing == Side.UNDISCOVERED:
                open_sides += 1
            elif there != OUTSIDE:
                key = there * PARTS + facing - Side.FIRST_PART
                if not seen[key]:
                    seen[key] = 1
                    parts[number] = key
                    number += 1
    tallest, rival, own, others = 0, 0, 0, 0
    for explorer in range(EXPLORERS):
        if st.stands[explorer] != HOME and seen[place_of(st, explorer)]:
            if st.owner[explorer] == seat:
                own += 1
                tallest = max(tallest, rank(st, explorer))
            else:
                others += 1
                rival = max(rival, rank(st, explorer))
    return Oasis(number, open_sides, fields, best, tallest, rival, own, others)


@inlined
def forget(desk: Desk, number: int) -> None:
    for i in range(number):
        desk.seen[desk.parts[i]] = 0


@inlined
def rank(st: State, explorer: int) -> int:
    return EXPLORERS + 1 if explorer == st.turban else explorer + 1


@inlined
def stake(mat: Material, oasis: Oasis, can_place: bool) -> float:
    """What the oasis is worth to the seat as it is, were it scored; less than nothing if not."""
    if oasis.fields == 0:
        pays = oasis.own + oasis.others >= 2 and oasis.mine > oasis.theirs and not mat.bare_is_free
        return -0.5 * WATER if pays else 0.0
    if oasis.own == 0 and not can_place:
        return -SPITE * oasis.best if oasis.others else 0.0
    if oasis.others == 0:
        return oasis.best
    if oasis.mine > oasis.theirs:
        return oasis.best - 0.5 * WATER
    behind = BEHIND * oasis.best if oasis.fields > oasis.others else 0.0
    return behind - SPITE * oasis.best


@inlined
def weigh_fields(st: State, seat: int, desk: Desk) -> None:
    """What every kind of field is worth to a seat."""
    places = free_places(st, seat)
    least = float(worth_of(st, poorest(st, seat))) if places == 0 else 0.0
    for good in range(GOODS):
        desk.worth[good] = max(0.0, worth_of(st, good) - least)
    for field in range(WATER_FIELD, CAMEL_FIELD):
        desk.worth[field] = WATER * (field - WATER_FIELD + 1)
    desk.worth[CAMEL_FIELD] = NEEDED_CAMEL if places < LAST_ROOM else CAMEL
    desk.worth[RUMOUR_FIELD] = RUMOUR


@inlined
def poorest(st: State, seat: int) -> int:
    """The good of the seat that is worth least."""
    chosen = -1
    for good in range(GOODS):
        held = st.goods[seat, good] > 0
        if held and (chosen < 0 or worth_of(st, good) < worth_of(st, chosen)):
            chosen = good
    return max(chosen, 0)
