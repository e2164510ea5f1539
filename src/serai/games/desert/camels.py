"""Placing camels: D13–D22, and whose turn it is.

What makes it fast: a camel of one colour is legal for at most one seat on a cell (D16, D17), so
`touch` holds the seats next to each cell and colour, and one list a seat holds its legal camels,
kept up to date as cells are taken or closed.
"""

from typing import Any

import numpy as np

from serai.core.compiled import Ints, part

from .enclosing import block, drop_move, enclose, enclose_by_leader, is_wall, reach, take_token
from .layout import (
    BLOCKED,
    CAMEL,
    CAMELS,
    CELLS,
    COLOURS,
    ENDED,
    LANE,
    LANE_MASK,
    LANES,
    NOWHERE,
    SKIP,
)


@part
def begin_camels(mat: Any, st: Any) -> None:
    """D13, D14: the first player places one camel; D20: the game may be over already."""
    st.phase = CAMELS
    st.spots = 0
    st.turn = st.first
    st.opening = 1
    st.left = 1
    end_if_nobody_can_move(mat, st)


@part
def legal_camels(mat: Any, st: Any, out: Ints) -> int:
    """D15–D19, ascending; skipping only if there is nothing else (D20)."""
    n = 0
    for colour in range(COLOURS):
        lane = LANE_MASK << LANE * colour
        seat_bit = 1 << LANE * colour + np.int64(st.turn)
        for cell in range(mat.cells):
            if st.touch[cell] & lane == seat_bit and st.move_at[cell * LANES + colour] != NOWHERE:
                out[n] = CAMEL.start + colour * CELLS + cell
                n += 1
    if n == 0:
        out[0] = SKIP.start
        n = 1
    return n


@part
def play_camel(mat: Any, st: Any, colour: int, cell: int) -> None:
    """Put a camel of the seat to act on a cell and book what it brings (D21–D29)."""
    seat: Any = np.int64(st.turn)
    caravan = seat * COLOURS + colour
    walls = stand(mat, st, seat, colour, cell)
    take_token(st, seat, cell)  # D21
    reach(st, caravan, st.near[cell])  # D22
    st.herd[colour] -= 1
    if st.herd[colour] == 0:
        drop_colour(st, colour)
    enclose(mat, st, caravan, cell, walls)
    if st.sizes[caravan] == 2:
        enclose_by_leader(mat, st, caravan, cell)
    st.left -= 1
    if st.left == 0:
        end_turn(mat, st)


@part
def stand(mat: Any, st: Any, seat: int, colour: int, cell: int) -> int:
    """A camel now stands here: the cell is nobody's any more, its neighbours may become legal.

    Returns the sides on which its own caravan or a wall stands, as bits.
    """
    caravan = seat * COLOURS + colour
    st.camel[cell] = caravan
    st.sizes[caravan] += 1
    block(st, cell)
    walls = 0
    lane = LANE_MASK << LANE * colour
    own = 1 << LANE * colour + seat
    moves = st.moves[seat]
    for side in range(6):
        neighbour = mat.next[cell, side]
        walls |= is_wall(st, neighbour, caravan) << side
        move = neighbour * LANES + colour
        touching = st.touch[neighbour]
        st.touch[neighbour] = touching | own
        fresh = touching & (lane | BLOCKED) == 0  # D16
        st.move[seat, moves] = move  # without a branch: it counts only if it is fresh
        st.move_at[move] = moves if fresh else st.move_at[move]
        moves += fresh
        if touching & lane and not touching & (own | BLOCKED):
            drop_move(st, move, touching)  # D17
    st.moves[seat] = moves
    return walls


@part
def drop_colour(st: Any, colour: int) -> None:
    """The herd is empty: no more camels of this colour (D30)."""
    st.emptied = 1
    for cell in range(CELLS):
        drop_move(st, cell * LANES + colour, st.touch[cell])


@part
def end_turn(mat: Any, st: Any) -> None:
    """D30, D20: is it over? Else the next seat has two camels, or one in the opening (D14)."""
    if st.emptied:
        end_game(st)
        return
    st.turn += 1
    if st.turn == mat.seats:
        st.turn = 0
    st.left = 2
    if st.opening:
        order = (st.turn - st.first) % mat.seats
        if order == 0:
            st.opening = 0
        elif order == 1 and mat.seats > 2:
            st.left = 1
    end_if_nobody_can_move(mat, st)


@part
def end_if_nobody_can_move(mat: Any, st: Any) -> None:
    for seat in range(mat.seats):
        if st.moves[seat] > 0:
            return
    end_game(st)


@part
def end_game(st: Any) -> None:
    st.phase = ENDED
    st.turn = 0
    st.left = 0
    st.opening = 0
