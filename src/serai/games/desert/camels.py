"""Placing camels: D13–D22, and whose turn it is.

What makes it fast: a camel of one colour is legal for at most one seat on a cell (D16, D17), so
`touch` holds the seats next to each cell and colour and tells at once whether a camel is legal.
One list a seat holds its legal camels. What is legal no more never is again: it stays on the list
until it is met there.
"""

import numpy as np

from serai.core.bits import add_if, list_ascending, words_for
from serai.core.chance import below
from serai.core.compiled import Dice, Ints, inlined
from serai.core.records import wide

from .enclosing import (
    block,
    close_arcs,
    close_parts,
    leader_may_cut,
    may_cut,
    reach,
    take_token,
)
from .layout import (
    BLOCKED,
    CAMEL,
    CELLS,
    COLOURS,
    LANE,
    LANE_MASK,
    LANES,
    NONE,
    SKIP,
    Material,
    Phase,
    State,
)

_WORDS = words_for(COLOURS * CELLS)  # of a set of camels that can be placed


@inlined
def begin_camels(mat: Material, st: State) -> None:
    """D13, D14: the first player places one camel; D20: the game may be over already."""
    st.phase = Phase.CAMELS
    st.spots = 0
    st.turn = st.first
    st.opening = 1
    st.left = 1
    end_if_nobody_can_move(mat, st)


@inlined
def legal_camels(mat: Material, st: State, out: Ints) -> int:
    """D15–D19, ascending; skipping only if there is nothing else (D20)."""
    seat, found = wide(st.turn), np.zeros(_WORDS, np.uint64)
    for at in range(st.moves[seat]):
        move = wide(st.move[seat, at])
        place = move % LANES * CELLS + move // LANES
        add_if(found, place, is_legal(st, seat, move))
    n = list_ascending(found, CAMEL.start, out)
    if n == 0:
        out[0] = SKIP.start
        n = 1
    return n


def camel_is_legal(st: State, seat: int, move: int) -> bool:
    """D15–D19: a cell in play, next to the seat's caravan and to no other of that colour."""
    shift = move % LANES * LANE
    touching = st.touch[move // LANES] & (LANE_MASK << shift | BLOCKED)
    return bool((touching == 1 << shift + np.int64(seat)) & (st.herd[move % LANES] > 0))


is_legal = inlined(camel_is_legal)


@inlined
def can_move(st: State, seat: int) -> bool:
    """Whether a seat has a legal camel: then the last on its list is one."""
    while st.moves[seat] > 0:
        last = wide(st.move[seat, st.moves[seat] - 1])
        if is_legal(st, seat, last):
            return True
        st.moves[seat] -= 1
    return False


@inlined
def take_camel(st: State, seat: int, dice: Dice) -> int:
    """One of the seat's legal camels at random, off its list; NONE if there are none."""
    while st.moves[seat] > 0:
        at = below(dice, st.moves[seat])
        move = wide(st.move[seat, at])
        st.moves[seat] -= 1
        st.move[seat, at] = st.move[seat, st.moves[seat]]
        if is_legal(st, seat, move):
            return int(move)
    return NONE


@inlined
def play_camel(mat: Material, st: State, colour: int, cell: int) -> None:
    """Put a camel of the seat to act on a cell and book what it brings (D21–D29)."""
    seat = wide(st.turn)
    caravan = seat * COLOURS + colour
    cuts = may_cut(mat, st, caravan, cell)  # asked before it touches a wall
    stand(mat, st, seat, colour, cell)
    take_token(st, seat, cell)  # D21
    reach(st, caravan, st.near[cell])  # D22
    st.herd[colour] -= 1
    st.emptied |= st.herd[colour] == 0  # D30
    if st.sizes[caravan] == 2 and leader_may_cut(mat, st, caravan, cell):
        close_parts(mat, st, caravan)  # over the whole board, so around the camel too
    elif cuts:
        close_arcs(mat, st, caravan, cell)
    st.left -= 1
    if st.left == 0:
        end_turn(mat, st)


@inlined
def stand(mat: Material, st: State, seat: int, colour: int, cell: int) -> None:
    """A camel now stands here: the cell is nobody's any more, its neighbours may become legal."""
    caravan = seat * COLOURS + colour
    st.camel[cell] = caravan
    st.sizes[caravan] += 1
    block(st, cell)
    lane = LANE_MASK << LANE * colour
    own = 1 << LANE * colour + seat
    moves = st.moves[seat]
    for side in range(6):
        neighbour = mat.next[cell, side]
        touching = st.touch[neighbour]
        st.touch[neighbour] = touching | own
        st.move[seat, moves] = neighbour * LANES + colour  # counts only if it is fresh: no branch
        moves += touching & (lane | BLOCKED) == 0  # D16
    st.moves[seat] = moves


@inlined
def end_turn(mat: Material, st: State) -> None:
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


@inlined
def end_if_nobody_can_move(mat: Material, st: State) -> None:
    for seat in range(mat.seats):
        if can_move(st, seat):
            return
    end_game(st)


@inlined
def end_game(st: State) -> None:
    st.phase = Phase.OVER
    st.turn = 0
    st.left = 0
    st.opening = 0
