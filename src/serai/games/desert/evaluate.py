"""What is good in Through the Desert: a chance to win per seat, a weight per action.

`priors` weighs a camel by the points it and the best second camel of the turn bring, enclosed
spaces included, then by how near it comes to more. `evaluate` reads the board as if it ended now.
"""

from typing import Any

import numpy as np

from serai.core.compiled import EVALUATE, PRIORS, Buffer, Floats, Ints, part, verb

from .enclosing import OASIS_POINTS
from .layout import (
    BLOCKED,
    CAMEL,
    CAMELS,
    CELLS,
    COLOURS,
    ENDED,
    LEADER,
    LEADERS,
    NONE,
    SEATS,
    SKIP,
    STATE,
    WALL,
    material,
    state,
)
from .rules import apply, caravan_points, legal, points

MARGIN = 12.0  # points of lead that make a win about three times as likely
FAR = 9
FADING = 0.7
NEARNESS = 0.05
LEAST = 0.01


@verb(EVALUATE)
def evaluate(m: Buffer, s: Buffer, out: Floats) -> None:
    """Each seat's share of the win, guessed from the points it would have if it ended now."""
    mat, st = material(m), state(s)
    total = 0.0
    for seat in range(mat.seats):
        out[seat] = np.exp(standing(mat, st, seat) / MARGIN)
        total += out[seat]
    for seat in range(mat.seats):
        out[seat] /= total


@verb(PRIORS)
def priors(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    """How promising each action is: positive weights, not scaled."""
    st = state(s)
    if st.phase == CAMELS and actions[0] < SKIP.start:
        weigh_camels(m, s, actions, n, out)
    elif st.phase == LEADERS:
        weigh_leaders(m, s, actions, n, out)
    else:
        for i in range(n):
            out[i] = 1.0


@part
def standing(mat: Any, st: Any, seat: int) -> float:
    worth = float(st.score[seat] + st.area[seat])
    for colour in range(COLOURS):
        worth += caravan_points(mat, st, seat, colour)
    return worth


# -- camels ----------------------------------------------------------------------------------


@part
def weigh_camels(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    mat, st = material(m), state(s)
    seat = st.turn
    base = worth(m, s, seat)
    first = np.empty_like(s)
    second = np.empty_like(s)
    replies = np.empty(COLOURS * CELLS, np.int32)
    for i in range(n):
        first.view(STATE)[0] = s.view(STATE)[0]
        apply(m, first, actions[i])
        colour, cell = divmod(actions[i] - CAMEL.start, CELLS)
        best = worth(m, first, seat)
        if st.left == 2:
            for j in range(legal(m, first, replies)):
                second.view(STATE)[0] = first.view(STATE)[0]
                apply(m, second, replies[j])
                best = max(best, worth(m, second, seat))
        steps = steps_to_points(mat, state(first), seat * COLOURS + colour, cell)
        out[i] = LEAST + best - base + NEARNESS * (FAR - steps)


@part
def worth(m: Buffer, s: Buffer, seat: int) -> int:
    """A seat's points, with its enclosed spaces, which score at the end."""
    out = np.zeros(SEATS, np.int32)
    points(m, s, out)
    st = state(s)
    return int(out[seat] + (0 if st.phase == ENDED else st.area[seat]))


@part
def steps_to_points(mat: Any, st: Any, caravan: int, cell: int) -> int:
    """How many more camels until this caravan would take a token or reach an oasis."""
    distance = np.full(CELLS, -1, np.int8)
    queue = np.empty(CELLS, np.int16)
    distance[cell] = 0
    distance[WALL] = 0
    queue[0] = cell
    filled = 1
    done = 0
    while done < filled:
        here = queue[done]
        done += 1
        for side in range(6):
            there = mat.next[here, side]
            if distance[there] >= 0 or st.touch[there] & BLOCKED:
                continue
            distance[there] = distance[here] + 1
            if st.token[there] or st.near[there] & ~st.reached[caravan]:
                return min(int(distance[there]), FAR)
            queue[filled] = there
            filled += 1
    return FAR


# -- leaders ---------------------------------------------------------------------------------


@part
def weigh_leaders(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    """Near tokens and oases, away from rivals of the same colour."""
    mat, st = material(m), state(s)
    distance = np.empty(CELLS, np.int8)
    pull = np.zeros(CELLS, np.float64)
    room = np.ones((COLOURS, CELLS), np.float64)
    for cell in range(mat.cells):
        gift = float(st.token[cell]) + OASIS_POINTS * st.palm[cell]
        if gift > 0:
            measure(mat, cell, distance)
            for other in range(mat.cells):
                pull[other] += gift * FADING ** distance[other]
    for seat in range(mat.seats):
        for colour in range(COLOURS):
            leader = st.leader[seat * COLOURS + colour]
            if leader != NONE and seat != st.turn:
                measure(mat, leader, distance)
                for cell in range(mat.cells):
                    room[colour, cell] *= 1.0 - FADING ** distance[cell]
    for i in range(n):
        colour, cell = divmod(actions[i] - LEADER.start, CELLS)
        out[i] = LEAST + pull[cell] * room[colour, cell]


@part
def measure(mat: Any, start: int, distance: Any) -> None:
    """Steps from a cell to every other, over all cells of the map."""
    distance[:] = -1
    queue = np.empty(CELLS, np.int16)
    distance[start] = 0
    distance[WALL] = 0
    queue[0] = start
    filled = 1
    done = 0
    while done < filled:
        here = queue[done]
        done += 1
        for side in range(6):
            there = mat.next[here, side]
            if distance[there] < 0:
                distance[there] = distance[here] + 1
                queue[filled] = there
                filled += 1
