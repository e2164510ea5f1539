"""Every oasis of the plan, and the ways on it: for those who look, in one call each.

They are given the fields that they hang on, and nothing else of a state.
"""

import numpy as np
from numba import types

from serai.core.compiled import BUFFER, INTS, Buffer, Ints, verb
from serai.core.records import wide

from .layout import (
    CELLS,
    CROSS,
    FIELDS,
    NO_FIELD,
    NONE,
    OUTSIDE,
    PARTS,
    SIDES,
    Side,
    material,
)
from .plan import HALF

FIND_OASES = types.int64(BUFFER, BUFFER, BUFFER, INTS)
FIND_WAYS = types.int64(BUFFER, BUFFER, BUFFER, types.int64, types.int64, INTS)
KINDS = FIELDS + 1  # of fields, and none
MOST_OASES = 3 * CELLS * PARTS  # numbers that tell of them
NEAR = 2 * CELLS  # where the second answer of `find_ways` begins
MOST_WAYS = NEAR + CELLS


@verb(FIND_OASES)
def find_oases(m: Buffer, tile: Buffer, side: Buffer, out: Ints) -> int:
    """Of each oasis how many parts it has, how many sides are open, and the parts.

    A part is a number, ((cell × PARTS + part) × SIDES + its first side) × KINDS + its field, or
    FIELDS if it has none; `side` is the grid of the plan in one row. The answer is how many numbers
    tell of them all.
    """
    mat = material(m)
    seen = np.zeros(CELLS * PARTS, np.uint8)
    todo = np.empty(CELLS * PARTS, np.int64)
    n = 0
    for start in range(CELLS * PARTS):
        if seen[start] or tile[start // PARTS] == NONE:
            continue
        todo[0] = start
        done, found, open_sides = 0, 1, 0
        while done < found:
            cell, mine = todo[done] // PARTS, todo[done] % PARTS + Side.FIRST_PART
            first = NONE
            for at in range(SIDES):
                if side[cell * SIDES + at] != mine:
                    continue
                first = min(first, at)
                there = wide(mat.next[cell, at])
                facing = side[there * SIDES + (at + HALF) % SIDES]
                if facing == Side.UNDISCOVERED:
                    open_sides += 1
                elif facing == Side.FIRST_PART or facing == Side.SECOND_PART:
                    part = there * PARTS + facing - Side.FIRST_PART
                    if not seen[part] and part != start:
                        seen[part] = 1
                        todo[found] = part
                        found += 1
            if first == NONE:  # the cell has no such part
                break
            kind = FIELDS
            if tile[cell] < CROSS and mat.fields[tile[cell], todo[done] % PARTS] != NO_FIELD:
                kind = wide(mat.fields[tile[cell], todo[done] % PARTS])
            out[n + 2 + done] = (todo[done] * SIDES + first) * KINDS + kind
            done += 1
        if done:
            out[n], out[n + 1] = done, open_sides
            n += 2 + done
    return n


@verb(FIND_WAYS)
def find_ways(m: Buffer, tile: Buffer, side: Buffer, start: int, driver: int, out: Ints) -> int:
    """The cells that can be come to (S9, S10), the nearest first, each with the one before it.

    From NEAR on for every cell whether it is one of them, or one white line beyond. The answer is
    how many can be come to.
    """
    mat = material(m)
    near = out[NEAR:]
    near[:CELLS] = 0
    near[start] = 1
    come = np.zeros(CELLS, np.uint8)
    come[start] = 1
    out[0], out[1] = start, start
    done, found = 0, 1
    while done < found:
        cell = wide(out[2 * done])
        done += 1
        for at in range(SIDES):
            there = wide(mat.next[cell, at])
            if there == OUTSIDE or tile[there] == NONE:
                continue
            near[there] = 1
            if not come[there] and (driver or side[cell * SIDES + at] == Side.DESERT):
                come[there] = 1
                out[2 * found], out[2 * found + 1] = there, cell
                found += 1
    return found
