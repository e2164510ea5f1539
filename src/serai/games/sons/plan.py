"""The plan (S2, S3, S9–S11, S13): what a cell's sides are, what a caravan reaches, what fits."""

import numpy as np

from serai.core.compiled import Buffer, Ints, inlined

from .layout import CELLS, LAY, MOVE, NONE, OUTSIDE, SIDES, STAY, Material, Side, State

HALF = SIDES // 2
UNREACHED, REACHED, CROSSED = 0, 1, 2  # by brown lines; by a white line at the end


def turned(side: int, rotation: int) -> int:
    """Which side of the tile, as its line says it, lies at this side of its cell."""
    return (side - rotation) % SIDES


side_of_tile = inlined(turned)


@inlined
def tile_side(mat: Material, tile: int, rotation: int, side: int) -> int:
    return int(mat.parts[tile, side_of_tile(side, rotation)])


@inlined
def is_occupied(mat: Material, st: State, cell: int) -> bool:
    occupied = False
    for seat in range(mat.seats):
        occupied |= bool(st.caravan[seat] == cell)
    return occupied


# -- reach -----------------------------------------------------------------------------------


@inlined
def find_reach(mat: Material, st: State, reach: Buffer) -> None:
    """S10: the cells brown lines lead to, and those one white line beyond them."""
    reach[:] = UNREACHED
    start = st.caravan[st.turn]
    todo = np.empty(CELLS, np.uint8)
    todo[0] = start
    reach[start] = REACHED
    n = 1
    while n > 0:
        n -= 1
        cell = todo[n]
        for side in range(SIDES):
            there = mat.next[cell, side]
            if there == OUTSIDE or st.tile[there] == NONE or reach[there] == REACHED:
                continue
            if st.side[cell, side] == Side.DESERT:
                reach[there] = REACHED
                todo[n] = there
                n += 1
            else:
                reach[there] = CROSSED


@inlined
def list_moves(mat: Material, st: State, out: Ints) -> int:
    """S10, S11: free cells in reach; with the camel driver every free discovered cell."""
    reach = np.empty(NONE + 1, np.uint8)  # with a place for a caravan that is nowhere
    if st.driver or st.water[st.turn] > 0:
        for cell in range(CELLS):
            reach[cell] = st.tile[cell] != NONE
    else:
        find_reach(mat, st, reach)
    for seat in range(mat.seats):
        reach[st.caravan[seat]] = UNREACHED
    out[0] = STAY.start
    n = 1
    for cell in range(CELLS):  # without a branch: no processor guesses this well
        out[n] = MOVE.start + cell
        n += int(reach[cell] != UNREACHED)
    return n


# -- fitting ---------------------------------------------------------------------------------


@inlined
def fits(mat: Material, st: State, tile: int, rotation: int, cell: int) -> bool:
    """S13: every side that meets a discovered cell meets its own kind."""
    for side in range(SIDES):
        there = mat.next[cell, side]
        facing = st.side[there, (side + HALF) % SIDES]
        mine = tile_side(mat, tile, rotation, side)
        if facing < Side.UNDISCOVERED and (facing == Side.DESERT) != (mine == Side.DESERT):
            return False
    return True


@inlined
def fits_somewhere(mat: Material, st: State, tile: int) -> bool:
    """Whether it fits next to the caravan of the player to move."""
    here = st.caravan[st.turn]
    for side in range(SIDES):
        cell = int(mat.next[here, side])
        if cell != OUTSIDE and st.tile[cell] == NONE:
            for rotation in range(SIDES):
                if mat.turns[tile] >> rotation & 1 and fits(mat, st, tile, rotation, cell):
                    return True
    return False


@inlined
def list_places(mat: Material, st: State, out: Ints) -> int:
    """Every place and rotation for the tile that is held, in the order of the cells."""
    here = st.caravan[st.turn]
    n = 0
    for i in range(SIDES):
        side = (0, 3, 1, 2)[i]  # north, west, east, south: ascending cells
        cell = int(mat.next[here, side])
        if cell != OUTSIDE and st.tile[cell] == NONE:
            for rotation in range(SIDES):
                if mat.turns[st.held] >> rotation & 1 and fits(mat, st, st.held, rotation, cell):
                    out[n] = LAY.start + cell * SIDES + rotation
                    n += 1
    return n


@inlined
def put_tile(mat: Material, st: State, cell: int, rotation: int, tile: int) -> None:
    st.tile[cell] = tile
    st.rotation[cell] = rotation
    for side in range(SIDES):
        st.side[cell, side] = tile_side(mat, tile, rotation, side)
