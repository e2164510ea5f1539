"""Playing to the end as players might: of a few camels picked at random, the one that brings most.

Quick rather than clever: what a camel brings is read off the cell, its six neighbours and the
sizes of the caravans.
"""

from serai.core.chance import below
from serai.core.compiled import PLAYOUT, Buffer, Dice, Floats, inlined, verb
from serai.core.records import wide

from .camels import can_move, end_turn, is_legal, play_camel
from .enclosing import may_cut
from .layout import BLOCKED, COLOURS, LANES, NONE, Material, Phase, State, material, state
from .rules import play_out_opening
from .scoring import share_win

GLANCES = 5  # camels looked at
TOKEN, OASIS = 8, 40  # what a point of a token, and an oasis, weigh
NEXT_TOKEN, NEXT_OASIS = 2, 8  # the same on a neighbouring cell
RACE = 6  # for the largest caravan of a colour, as long as it is close
CUT = 10  # perhaps an area
CLOSE_RACE = 3


@verb(PLAYOUT)
def rollout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play to the end as players might; how many real choices there were."""
    mat, st = material(m), state(s)
    choices = play_out_opening(mat, st, dice)
    while st.phase == Phase.CAMELS:
        move = pick_camel(mat, st, dice)
        if move == NONE:
            end_turn(mat, st)
        else:
            choices += can_move(st, st.turn)
            play_camel(mat, st, move % LANES, move // LANES)
    share_win(mat, st, out)
    return choices


@inlined
def pick_camel(mat: Material, st: State, dice: Dice) -> int:
    """The best of a few legal camels, off the seat's list; NONE if there are none."""
    seat = wide(st.turn)
    best = -1
    chosen = NONE
    place = NONE
    glances = 0
    while glances < GLANCES and st.moves[seat] > 0:
        at = wide(below(dice, st.moves[seat]))
        move = wide(st.move[seat, at])
        if not is_legal(st, seat, move):
            st.moves[seat] -= 1
            st.move[seat, at] = st.move[seat, st.moves[seat]]
            if place == st.moves[seat]:
                place = at
            continue
        glances += 1
        gain = quick_gain(mat, st, seat, move % LANES, move // LANES)
        if gain > best:
            best, chosen, place = gain, move, at
    if chosen != NONE:
        st.moves[seat] -= 1
        st.move[seat, place] = st.move[seat, st.moves[seat]]
    return chosen


@inlined
def quick_gain(mat: Material, st: State, seat: int, colour: int, cell: int) -> int:
    """What a camel brings, at a glance."""
    caravan = seat * COLOURS + colour
    gain = TOKEN * wide(st.token[cell])
    if st.near[cell] & ~st.reached[caravan]:
        gain += OASIS
    for side in range(6):
        there = mat.next[cell, side]
        if not st.touch[there] & BLOCKED:
            gain += NEXT_TOKEN * st.token[there]
            if st.near[there] & ~st.reached[caravan]:
                gain += NEXT_OASIS
    if abs(lead(mat, st, seat, colour)) <= CLOSE_RACE:
        gain += RACE
    if may_cut(mat, st, caravan, cell):
        gain += CUT
    return gain


@inlined
def lead(mat: Material, st: State, seat: int, colour: int) -> int:
    """By how many camels a seat's caravan is larger than the largest other of its colour."""
    largest = 0
    for other in range(mat.seats):
        if other != seat:
            largest = max(largest, wide(st.sizes[other * COLOURS + colour]))
    return int(st.sizes[seat * COLOURS + colour] - largest)
