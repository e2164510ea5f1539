"""What is good in Im Reich der Wüstensöhne: a share of the win per seat, a weight per action.

Everything is counted in gold: goods by what they are worth, water, camels, and explorers by the
fields of the oasis they stand on, the fewer open sides the better. `priors` looks at what an action
leads to, the choices of the same seat that follow it included, up to the next chance.
"""

import numpy as np

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
from serai.core.lookahead import weigh_by_lookahead

from . import layout
from .fields import free_places
from .layout import (
    CAMEL_FIELD,
    CELLS,
    CROSS,
    EXPLORERS,
    GOODS,
    HOME,
    MOVE,
    NO_FIELD,
    NONE,
    OUTSIDE,
    PARTS,
    SIDES,
    STAY,
    WATER_FIELD,
    Material,
    Phase,
    Side,
    State,
    material,
    state,
)
from .oases import flood
from .plan import HALF, find_reach
from .rollout import play_on
from .rollout import rollout as rollout
from .rollout.laying import DRAWN
from .rollout.moving import find_places, outlook, set_goals
from .rollout.oases import new_desk, weigh_fields
from .rules import actor, apply, legal
from .scoring import gold, share_win, worth_of
from .turn import may_draw

# What things bring by the end, in gold: with the last tile, and with all tiles still to come.
# Fitted to the beginnings of turns in 1,400 games of the search against itself.
ALL_TILES = 68.0  # with two players
GOLD_NOW = (1.2, 1.1)
FIRST_WATER, SOME_WATER, MORE_WATER = (0.0, 8.0), (0.1, 4.0), (0.0, 2.1)
BUSY_CAMEL, IDLE_CAMEL, FREE_PLACE = (-1.6, -1.1), (-1.4, 4.6), (2.1, 4.0)
CLOSED, WAITING = (0.9, 5.5), (-0.4, -2.5)  # the best field of an oasis, by its open sides or not
PROSPECT, TO_MOVE = (0.1, 0.6), (0.3, 0.8)
MARGIN = (2.2, 10.0)  # of lead that makes a win about three times as likely
WATER, MUCH_WATER = 1.3, 0.4  # the first three stones, and more
ENOUGH_WATER = 3
CAMEL, USELESS_CAMEL = 1.6, 0.3
RUMOUR = 0.8
AT_HOME = 0.4  # an explorer that can still be placed
SHARE = 0.6  # of an oasis's fields, for those behind the first in line
ROOM = 0.05  # an undiscovered cell next to the caravan
CLOSING = 0.5  # the chance that a tile drawn beside an open side closes it
BARE = 0.5  # a field of an oasis that is nobody's, or another's
TO_DRAW = 0.6  # a tile still to be drawn
DEPTH = 4
SHORT_ROLLOUT = 1  # turns after this one
SEARCH: dict[str, float] = {"short_rollout": 1.0, "explore": 0.6}


@verb(EVALUATE)
def evaluate(m: Buffer, s: Buffer, out: Floats) -> None:
    """Each seat's share of the win, guessed from what it has and hopes for."""
    guess(material(m), state(s), out)


@inlined
def guess(mat: Material, st: State, out: Floats) -> None:
    total = 0.0
    left = min(1.0, st.all_left / ALL_TILES)
    for seat in range(mat.seats):
        out[seat] = exp(standing(mat, st, seat, left) / by_time(MARGIN, left))
        total += out[seat]
    for seat in range(mat.seats):
        out[seat] /= total


@inlined
def by_time(values: tuple[float, float], left: float) -> float:
    """Between what it is at the end and at the start."""
    return values[0] + (values[1] - values[0]) * left


@inlined
def standing(mat: Material, st: State, seat: int, left: float) -> float:
    """The gold a seat may have in the end, but for what all may have alike."""
    water, free = int(st.water[seat]), free_places(st, seat)
    value = by_time(GOLD_NOW, left) * gold(st, seat)
    value += by_time(FIRST_WATER, left) * min(water, 1)
    value += by_time(SOME_WATER, left) * max(0, min(water, ENOUGH_WATER) - 1)
    value += by_time(MORE_WATER, left) * max(0, water - ENOUGH_WATER)
    value += by_time(BUSY_CAMEL if free < 3 else IDLE_CAMEL, left) * st.camels[seat]
    value += by_time(FREE_PLACE, left) * min(free, 2)
    value += by_time(PROSPECT, left) * prospects(mat, st, seat)
    value += by_time(TO_MOVE, left) * (st.turn == seat)
    for explorer in range(EXPLORERS):
        if st.owner[explorer] == seat and st.stands[explorer] != HOME:
            best, before, _, open_sides = line(mat, st, seat, explorer)
            if before == 0:
                closed = by_time(CLOSED, left) / (1.0 + open_sides)
                value += best * (closed + by_time(WAITING, left))
    return float(value)


@verb(PLAYOUT)
def short_rollout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play this turn and the next as players might, then guess; how many actions that took."""
    mat, st = material(m), state(s)
    done = play_on(mat, st, dice, SHORT_ROLLOUT)
    if st.phase == Phase.OVER:
        share_win(mat, st, out)
    else:
        guess(mat, st, out)
    return done


@verb(PLAYED_BY_END)
def played_by_end(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    """Nothing here is worth the same whenever it is done."""
    return 0


@verb(PRIORS)
def priors(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    """How promising each action is: positive weights, not scaled."""
    mat, st = material(m), state(s)
    if st.phase == Phase.MOVING:
        weigh_moves(mat, st, actions, n, out)
    else:
        weigh_others(m, s, actions, n, out)


# -- moving ----------------------------------------------------------------------------------


@inlined
def weigh_moves(mat: Material, st: State, actions: Ints, n: int, out: Floats) -> None:
    """A move is worth what can be discovered from there: with a tile drawn, or one's own."""
    seat = int(st.turn)
    desk = new_desk()
    find_reach(mat, st, desk.reach)
    weigh_fields(st, seat, desk)
    set_goals(mat, st, seat, desk)
    find_places(mat, st, seat, desk)
    draws = may_draw(st)
    for i in range(n):
        cell = int(st.caravan[seat]) if actions[i] == STAY.start else actions[i] - MOVE.start
        value = DRAWN + outlook(mat, st, cell, desk) if draws else 0.0
        for side in range(SIDES):
            if mat.next[cell, side] != OUTSIDE:
                value = max(value, desk.ready[mat.next[cell, side]])
        paid = not desk.reach[cell] and not st.driver
        out[i] = exp(value - (WATER if paid else 0.0))


@inlined
def goes_on(s: Buffer, seat: int) -> bool:
    """Whether the seat has begun something and not yet finished it."""
    st = state(s)
    chance = st.phase == Phase.DRAWING or st.phase == Phase.REDRAWING or st.phase == Phase.HEARING
    chance |= st.phase == Phase.LOT or st.phase == Phase.DEALING
    done = st.phase == Phase.MOVING or st.phase == Phase.OVER
    return bool(st.asked == seat and not chance and not done)


@inlined
def at_rest(m: Buffer, s: Buffer, seat: int) -> float:
    mat, st = material(m), state(s)
    value = worth(mat, st, seat)
    if st.phase == Phase.DRAWING and st.turn == seat:
        value += TO_DRAW + prospects(mat, st, seat)
    if st.phase == Phase.HEARING and st.asked == seat:
        value += RUMOUR
    return value


weigh_others = weigh_by_lookahead(actor, legal, apply, goes_on, at_rest, layout, DEPTH)


@inlined
def prospects(mat: Material, st: State, seat: int) -> float:
    """What a tile drawn here may do: close oases with something for the seat, or begin some."""
    seen = np.empty(CELLS * PARTS, np.uint8)
    value = 0.0
    for side in range(SIDES):
        cell = int(mat.next[st.caravan[seat], side])
        if cell == OUTSIDE or st.tile[cell] != NONE:
            continue
        value += ROOM
        for around in range(SIDES):
            there = int(mat.next[cell, around])
            facing = int(st.side[there, (around + HALF) % SIDES])
            if Side.FIRST_PART <= facing < Side.UNDISCOVERED:
                open_sides = flood(mat, st, there, facing - Side.FIRST_PART, seen)
                value += CLOSING * at_stake(mat, st, seat, seen) / open_sides
    return value


@inlined
def at_stake(mat: Material, st: State, seat: int, seen: Buffer) -> float:
    """The best field of an oasis, if the seat would be the first in its line."""
    best, number = best_field(mat, st, seat, seen)
    tallest = -1
    for explorer in range(EXPLORERS):
        if st.stands[explorer] != HOME:
            there = int(st.stands[explorer]) * PARTS + int(st.stands_part[explorer])
            if seen[there] and (tallest < 0 or explorer > tallest or explorer == st.turban):
                tallest = explorer
    own = tallest >= 0 and st.owner[tallest] == seat
    return best if own else BARE * number


@inlined
def worth(mat: Material, st: State, seat: int) -> float:
    """A seat's gold, and what it has and hopes for counted in gold."""
    value = float(gold(st, seat))
    if st.phase == Phase.OVER:
        return float(value + 0.01 * st.water[seat])
    water = int(st.water[seat])
    value += WATER * min(water, ENOUGH_WATER) + MUCH_WATER * max(0, water - ENOUGH_WATER)
    value += (CAMEL if free_places(st, seat) < 3 else USELESS_CAMEL) * st.camels[seat]
    for explorer in range(EXPLORERS):
        if st.owner[explorer] == seat:
            value += AT_HOME if st.stands[explorer] == HOME else hope(mat, st, seat, explorer)
    return float(value)


@inlined
def hope(mat: Material, st: State, seat: int, explorer: int) -> float:
    """What an explorer on the plan may bring: its best field, less with each open side."""
    best, before, number, open_sides = line(mat, st, seat, explorer)
    if before >= number:
        return 0.0
    return best * (SHARE if before else 1.0) / (1.0 + open_sides)


@inlined
def line(mat: Material, st: State, seat: int, explorer: int) -> tuple[float, int, int, int]:
    """Of an explorer's oasis: its best field, who comes before, how many fields, open sides."""
    seen = np.empty(CELLS * PARTS, np.uint8)
    cell = int(st.stands[explorer])
    open_sides = flood(mat, st, cell, int(st.stands_part[explorer]), seen)
    best, number = best_field(mat, st, seat, seen)
    before = 0
    for other in range(EXPLORERS):
        if st.stands[other] != HOME and other != explorer:
            there = int(st.stands[other]) * PARTS + int(st.stands_part[other])
            before += seen[there] and (other > explorer or other == st.turban)
    return best, before, number, open_sides


@inlined
def best_field(mat: Material, st: State, seat: int, seen: Buffer) -> tuple[float, int]:
    """The worth of an oasis's best field for a seat, and how many fields it has."""
    best = 0.0
    number = 0
    for cell in range(CELLS):
        if st.tile[cell] < CROSS:
            for which in range(PARTS):
                field = mat.fields[st.tile[cell], which]
                if seen[cell * PARTS + which] and field != NO_FIELD:
                    number += 1
                    best = max(best, field_worth(st, seat, int(field)))
    return best, number


@inlined
def field_worth(st: State, seat: int, field: int) -> float:
    if field < GOODS:
        return float(worth_of(st, field)) if free_places(st, seat) > 0 else 0.5
    if field < CAMEL_FIELD:
        return WATER * (field - WATER_FIELD + 1)
    return CAMEL if field == CAMEL_FIELD else RUMOUR
