"""What is good in Through the Desert: a chance to win per seat, a weight per action.

`priors` weighs a camel by the points it brings, enclosed spaces among them, and by what it comes
near to, the races it is in and what others lose. `evaluate` reads the board as if it ended now.
"""

import numpy as np
from numpy.typing import NDArray

from serai.core.arithmetic import exp
from serai.core.compiled import (
    EVALUATE,
    PLAYED_BY_END,
    PLAYOUT,
    PRIORS,
    Buffer,
    Dice,
    Floats,
    Ints,
    inlined,
    verb,
)
from serai.core.records import wide

from .enclosing import OASIS_POINTS, may_cut
from .layout import (
    BLOCKED,
    CAMEL,
    CELLS,
    COLOURS,
    LANE,
    LANE_MASK,
    LEADER,
    NONE,
    SKIP,
    STATE,
    WALL,
    Material,
    Phase,
    State,
    material,
    state,
)
from .rollout import lead
from .rollout import rollout as rollout
from .rules import apply
from .scoring import caravan_points

MARGIN = 12.0  # points of lead that make a win about three times as likely
FADING = 0.7  # of what is near, with every step
LEAST = 0.01
WARMTH = 1.0  # points that make an action about three times as likely
HOPE = 0.5  # of what a camel comes near to
DENIAL = 0.3  # of what others lose
PASSAGE = 0.3  # a cell that another caravan can enter no more
RACE, HERD_SPREAD = 4.0, 0.6
FAR, LEADER_FADING = 6, 0.7
SEARCH: dict[str, float] = {"amaf": 100.0, "explore": 0.7}


@verb(EVALUATE)
def evaluate(m: Buffer, s: Buffer, out: Floats) -> None:
    """Each seat's share of the win, guessed from the points it would have if it ended now."""
    mat, st = material(m), state(s)
    total = 0.0
    for seat in range(mat.seats):
        out[seat] = exp(points_if_over(mat, st, seat) / MARGIN)
        total += out[seat]
    for seat in range(mat.seats):
        out[seat] /= total


@verb(PLAYOUT)
def short_rollout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """The board as it is: here a search does better with rollouts to the end."""
    evaluate(m, s, out)
    return 0


@verb(PLAYED_BY_END)
def played_by_end(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    """Whether a camel of this seat stands there in the end: it counts the same whenever it came."""
    if CAMEL.start <= action < SKIP.start:
        colour, cell = divmod(action - CAMEL.start, CELLS)
    elif LEADER.start <= action < CAMEL.start:
        colour, cell = divmod(action - LEADER.start, CELLS)
    else:
        return 0
    return int(state(s).camel[cell] == seat * COLOURS + colour)


@verb(PRIORS)
def priors(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    """How promising each action is: positive weights, not scaled."""
    st = state(s)
    if st.phase == Phase.CAMELS and actions[0] < SKIP.start:
        weigh_camels(m, s, actions, n, out)
    elif st.phase == Phase.LEADERS:
        weigh_leaders(m, s, actions, n, out)
    else:
        for i in range(n):
            out[i] = 1.0


@inlined
def points_if_over(mat: Material, st: State, seat: int) -> float:
    worth = float(st.score[seat] + st.area[seat])
    for colour in range(COLOURS):
        worth += caravan_points(mat, st, seat, colour)
    return worth


# -- camels ----------------------------------------------------------------------------------


@inlined
def weigh_camels(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    """By the points a camel brings, what it comes near to, the race it is in, what it denies."""
    mat, st = material(m), state(s)
    seat = wide(st.turn)
    gift, pull = np.empty(CELLS, np.float64), np.empty(CELLS, np.float64)
    after = np.empty_like(s)
    last = NONE
    race = 0.0
    for i in range(n):
        colour, cell = divmod(actions[i] - CAMEL.start, CELLS)
        if colour != last:
            look_around(mat, st, seat, colour, gift, pull)
            race = race_value(mat, st, seat, colour)
            last = colour
        value = gift[cell]
        if may_cut(mat, st, seat * COLOURS + colour, cell):
            value = brought(m, s, after, actions[i], seat)
        value += race + HOPE * pull_beside(mat, gift, pull, cell)
        value += DENIAL * denied(mat, st, seat, colour, cell)
        out[i] = exp(min(value / WARMTH, 50.0))


@inlined
def look_around(
    mat: Material, st: State, seat: int, colour: int, gift: Floats, pull: Floats
) -> None:
    """What each cell would give this caravan, and how much is near it: fading with every step."""
    lane = LANE_MASK << LANE * colour & ~(1 << LANE * colour + seat) | BLOCKED
    reached = st.reached[seat * COLOURS + colour]
    for cell in range(mat.cells):
        gift[cell] = gift_of(st, cell, reached) if st.touch[cell] & lane == 0 else -1.0
        pull[cell] = max(gift[cell], 0.0)
    gift[WALL], pull[WALL] = -1.0, 0.0
    for cell in range(mat.cells):
        fade_from_neighbours(mat, gift, pull, cell)
    for i in range(mat.cells):
        fade_from_neighbours(mat, gift, pull, mat.cells - 1 - i)


@inlined
def gift_of(st: State, cell: int, reached: int) -> float:
    """A token's points, and five for each oasis beside the cell that is not reached yet."""
    value = float(st.token[cell])
    fresh = st.near[cell] & ~reached
    while fresh:
        value += OASIS_POINTS
        fresh &= fresh - 1
    return value


@inlined
def fade_from_neighbours(mat: Material, gift: Floats, pull: Floats, cell: int) -> None:
    if gift[cell] >= 0.0:
        for side in range(6):
            pull[cell] = max(pull[cell], FADING * pull[mat.next[cell, side]])


@inlined
def pull_beside(mat: Material, gift: Floats, pull: Floats, cell: int) -> float:
    """The strongest pull next to a cell that does not come from the cell itself."""
    best = 0.0
    for side in range(6):
        there = mat.next[cell, side]
        if gift[there] >= 0.0:
            own = gift[cell] > 0.0 and pull[there] <= FADING * pull[cell] + LEAST
            if not own:
                best = max(best, pull[there])
    return best


@inlined
def brought(m: Buffer, s: Buffer, after: Buffer, action: int, seat: int) -> float:
    """The points an action brings at once, enclosed spaces among them."""
    after.view(STATE)[0] = s.view(STATE)[0]
    apply(m, after, action)
    st, then = state(s), state(after)
    points = then.score[seat] - st.score[seat] + then.area[seat] - st.area[seat]
    return float(points)


@inlined
def race_value(mat: Material, st: State, seat: int, colour: int) -> float:
    """What one more camel does for the largest caravan of a colour: most when it is close."""
    ahead = lead(mat, st, seat, colour) + 0.5
    spread = 1.0 + HERD_SPREAD * np.sqrt(float(st.herd[colour]))
    away = ahead / spread
    return float(RACE * exp(-away * away) / spread)


@inlined
def denied(mat: Material, st: State, seat: int, colour: int, cell: int) -> float:
    """What others could have taken here, or no more beside it with the same colour."""
    own = 0
    for each in range(COLOURS):
        own |= 1 << LANE * each + seat
    value = float(st.token[cell]) if st.touch[cell] & ~own & (BLOCKED - 1) else 0.0
    lane = LANE_MASK << LANE * colour & ~own
    for side in range(6):
        there = mat.next[cell, side]
        rivals = st.touch[there] & lane
        if rivals and not st.touch[there] & BLOCKED:
            value += st.token[there] + PASSAGE
            for other in range(mat.seats):
                if rivals >> LANE * colour + other & 1:
                    fresh = st.near[there] & ~st.reached[other * COLOURS + colour]
                    value += OASIS_POINTS * (fresh != 0)
    return value


# -- leaders ---------------------------------------------------------------------------------


@inlined
def weigh_leaders(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    """Near tokens and oases, away from rivals of the same colour."""
    mat, st = material(m), state(s)
    fading = np.zeros(FAR + 1, np.float64)
    left = 1.0
    for steps in range(FAR):
        fading[steps] = left
        left *= LEADER_FADING
    distance, queue = np.empty(CELLS, np.int8), np.empty(CELLS, np.int16)
    pull = np.zeros(CELLS, np.float64)
    room = np.ones((COLOURS, CELLS), np.float64)
    for cell in range(mat.cells):
        gift = float(st.token[cell]) + OASIS_POINTS * st.palm[cell]
        if gift > 0:
            for i in range(measure(mat, cell, distance, queue)):
                pull[queue[i]] += gift * fading[distance[queue[i]]]
    for seat in range(mat.seats):
        for colour in range(COLOURS):
            leader = st.leader[seat * COLOURS + colour]
            if leader != NONE and seat != st.turn:
                for i in range(measure(mat, leader, distance, queue)):
                    room[colour, queue[i]] *= 1.0 - fading[distance[queue[i]]]
    for i in range(n):
        colour, cell = divmod(actions[i] - LEADER.start, CELLS)
        worth = pull[cell] * room[colour, cell]
        out[i] = LEAST + worth * worth * worth


@inlined
def measure(mat: Material, start: int, distance: NDArray[np.int8], queue: NDArray[np.int16]) -> int:
    """The cells less than FAR steps from a cell, nearest first; how many they are."""
    distance[:] = FAR
    distance[start] = 0
    queue[0] = start
    filled = 1
    done = 0
    while done < filled:
        here = queue[done]
        done += 1
        if distance[here] < FAR - 1:
            for side in range(6):
                there = mat.next[here, side]
                if distance[there] == FAR and there != WALL:
                    distance[there] = distance[here] + 1
                    queue[filled] = there
                    filled += 1
    return filled
