"""Oases (S23–S26, S28, S29): which are complete, who stands on them, and in which order."""

import numpy as np

from serai.core.compiled import Buffer, inlined

from .layout import (
    CELLS,
    CROSS,
    EXPLORERS,
    FIELDS,
    HOME,
    NO_FIELD,
    NONE,
    OUTSIDE,
    PARTS,
    SIDES,
    Material,
    Phase,
    Side,
    State,
)
from .plan import HALF


@inlined
def flood(mat: Material, st: State, cell: int, which: int, seen: Buffer) -> int:
    """Mark the parts of an oasis; how many open sides it has."""
    seen[:] = 0
    todo = np.empty(CELLS * PARTS, np.uint8)
    todo_part = np.empty(CELLS * PARTS, np.uint8)
    todo[0], todo_part[0] = cell, which
    seen[cell * PARTS + which] = 1
    n = 1
    open_sides = 0
    while n > 0:
        n -= 1
        here, mine = int(todo[n]), int(todo_part[n]) + Side.FIRST_PART
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
                    todo[n], todo_part[n] = there, facing - Side.FIRST_PART
                    n += 1
    return open_sides


@inlined
def has_part(st: State, cell: int, which: int) -> bool:
    for side in range(SIDES):
        if st.side[cell, side] == which + Side.FIRST_PART:
            return True
    return False


@inlined
def first_side(st: State, cell: int, which: int) -> int:
    """The first of north, east, south, west that belongs to this part."""
    for side in range(SIDES):
        if st.side[cell, side] == which + Side.FIRST_PART:
            return side
    return SIDES


@inlined
def complete_parts(mat: Material, st: State) -> int:
    """The parts of the tile just laid whose oases are complete, as bits; one bit an oasis."""
    seen = np.empty(CELLS * PARTS, np.uint8)
    found = 0
    if has_part(st, st.laid, 0) and flood(mat, st, st.laid, 0, seen) == 0:
        found = 1
        if seen[st.laid * PARTS + 1]:
            return found
    if has_part(st, st.laid, 1) and flood(mat, st, st.laid, 1, seen) == 0:
        found |= 2
    return found


@inlined
def line_up(mat: Material, st: State, which: int) -> None:
    """S24: the explorers of the oasis in line, the turban's wearer first, and its fields."""
    seen = np.empty(CELLS * PARTS, np.uint8)
    flood(mat, st, st.laid, which, seen)
    if st.stands[st.turban] != HOME and seen[place_of(st, st.turban)]:
        join_line(st, st.turban)
        st.passing = 1
    for i in range(EXPLORERS):
        explorer = EXPLORERS - 1 - i
        if st.stands[explorer] != HOME and seen[place_of(st, explorer)]:
            join_line(st, explorer)
    for cell in range(CELLS):
        if st.tile[cell] < CROSS:
            for other in range(PARTS):
                if seen[cell * PARTS + other]:
                    field = mat.fields[st.tile[cell], other]
                    if field != NO_FIELD:
                        st.free[field] += 1
                        st.fields_free += 1


@inlined
def place_of(st: State, explorer: int) -> int:
    return int(st.stands[explorer]) * PARTS + int(st.stands_part[explorer])


@inlined
def join_line(st: State, explorer: int) -> None:
    st.line[st.in_line] = explorer
    st.in_line += 1
    st.stands[explorer] = HOME
    st.stands_part[explorer] = 0


@inlined
def leave_line(st: State) -> None:
    """The first in line has had their chance, or could not pay."""
    st.in_line -= 1
    for i in range(st.in_line):
        st.line[i] = st.line[i + 1]
    st.line[st.in_line] = NONE


@inlined
def pay_for_line(mat: Material, st: State) -> None:
    """S25: the first of at least two pays 1 water, or goes home."""
    if mat.bare_is_free and st.fields_free == 0:
        return
    while st.in_line >= 2:
        owner = st.owner[st.line[0]]
        if st.water[owner] > 0:
            st.water[owner] -= 1
            st.water_left += 1
            return
        leave_line(st)


@inlined
def pass_turban(mat: Material, st: State) -> None:
    """S29: to the left neighbour, on their tallest explorer."""
    owner = (st.owner[st.turban] + 1) % mat.seats
    for explorer in range(EXPLORERS):
        if st.owner[explorer] == owner:
            st.turban = explorer  # the last one found is the tallest
    st.passing = 0


@inlined
def ask_line(st: State) -> bool:
    """S26: the owner of the first in line chooses, while fields are left; whether one is asked."""
    if st.in_line == 0 or st.fields_free == 0:
        return False
    st.asked = st.owner[st.line[0]]
    st.phase = Phase.CHOOSING
    return True


@inlined
def end_line(st: State) -> None:
    """S26, S28: fields left over lapse, explorers left over go home."""
    while st.in_line > 0:
        leave_line(st)
    for field in range(FIELDS):
        st.free[field] = 0
    st.fields_free = 0
    st.opened = 0
