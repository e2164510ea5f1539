"""The rest of a game as players might play it: quick, sensible, and never twice the same.

A caravan goes where oases of its own can be closed, tiles are laid by what they close and begin,
explorers stand where there is something to get. Some luck keeps games different.
"""

from typing import NamedTuple

import numpy as np

from serai.core.chance import below, pick_by_weight
from serai.core.compiled import PLAYOUT, Buffer, Dice, Floats, Ints, inlined, verb

from .fields import free_places
from .layout import (
    ACTIONS,
    CAMEL_FIELD,
    CELLS,
    CROSS,
    DISPLAY,
    DRAW,
    END,
    EXPLORER,
    EXPLORERS,
    FIELD,
    FIELDS,
    GOODS,
    HOME,
    LAY,
    LEADER,
    LEAVE,
    NO_FIELD,
    NONE,
    OUTSIDE,
    PARTS,
    PASS,
    PUT,
    RECALL,
    REDRAW,
    RUMOUR_FIELD,
    SCOUT,
    SIDES,
    TAKE,
    THROW,
    WATER_FIELD,
    Material,
    Phase,
    Side,
    State,
    material,
    state,
)
from .oases import first_side, has_part, place_of
from .plan import HALF, find_reach, fits, is_occupied, list_places, put_tile
from .rules import do, list_legal, weigh_outcomes, who
from .scoring import share_win, worth_of
from .turn import list_discoveries, may_draw

WATER, CAMEL, RUMOUR = 1.2, 1.5, 0.8
NEEDED_CAMEL = 3.5  # with hardly a place left
SCOUTING = 1.5  # what the scout's water is worth
DESERT_TILE = 1.5  # the second move it brings
DRAWN = 1.5  # a tile to be drawn, before it is seen
CROWDED = 1.0  # to get rid of a tile, with two in the display
ROOM = 0.3  # an undiscovered cell beside the caravan
LURE = 0.25  # a field next to it, as a part of its worth
LUCK = 0.6  # gold by which moving and laying may err
SPITE = 0.6  # what another gets, as a part of its worth
BEHIND = 0.5  # a field for those behind the first in line
NOBODYS = 0.5  # an oasis that nobody stands on yet
KEPT = 0.5  # what an explorer at home is worth
FREED = 0.8  # the same, when it is the only one
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


@verb(PLAYOUT)
def rollout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play to the end as players might; how many actions that took."""
    mat, st = material(m), state(s)
    done = play_on(mat, st, dice, -1)
    share_win(mat, st, out)
    return done


@inlined
def play_on(mat: Material, st: State, dice: Dice, turns: int) -> int:
    """Until the game is over, or before another turn than so many; how many actions that took."""
    actions, odds = np.empty(ACTIONS, np.int32), np.empty(ACTIONS, np.int32)
    desk = new_desk()
    done = 0
    while st.phase != Phase.OVER:
        if st.phase == Phase.MOVING:
            if not st.second:
                if turns == 0:
                    break
                turns -= 1
            go(mat, st, desk, dice)
        elif who(st) < 0:
            n = list_legal(mat, st, actions)
            weigh_outcomes(mat, st, odds)
            do(mat, st, actions[pick_by_weight(dice, odds, n)])
        else:
            do(mat, st, choose(mat, st, desk, actions, dice))
        done += 1
    return done


@inlined
def choose(mat: Material, st: State, desk: Desk, actions: Ints, dice: Dice) -> int:
    weigh_fields(st, int(st.asked), desk)
    if st.phase == Phase.LAYING:
        return best_lay(mat, st, int(st.held), desk, dice)[1]
    if st.phase == Phase.EXPLORING:
        return choose_explorer(mat, st, desk)
    if st.phase == Phase.DISCOVERING:
        return choose_discovery(mat, st, desk, actions, dice)
    if st.phase == Phase.CHOOSING:
        return choose_field(st, desk)
    if st.phase == Phase.LEADING:
        return LEADER.start if st.all_left == 0 or below(dice, 2) == 0 else END.start
    if st.phase == Phase.ANSWERING:
        return REDRAW.start
    if st.phase == Phase.THROWING:
        return choose_throw(st)
    n = list_legal(mat, st, actions)
    if st.phase == Phase.PUTTING:
        return choose_put(mat, st, actions, n)
    return int(actions[0])  # look at no rumour again; of two oases the first


# -- oases -----------------------------------------------------------------------------------


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


# -- moving ----------------------------------------------------------------------------------


@inlined
def go(mat: Material, st: State, desk: Desk, dice: Dice) -> None:
    """S9, without the camel driver: to the field beside which there is most to hope for."""
    seat = int(st.turn)
    find_reach(mat, st, desk.reach)
    weigh_fields(st, seat, desk)
    if may_draw(st):
        set_goals(mat, st, seat, desk)
    else:
        find_places(mat, st, seat, desk)
        desk.goal[:] = desk.ready
    here = int(st.caravan[seat])
    best, chosen = -1.0, here
    for cell in range(CELLS):
        if desk.reach[cell]:
            value = outlook(mat, st, cell, desk)
            if value > 0.0:
                value += LUCK * below(dice, 1024) / 1024.0
                if value > best and (cell == here or not is_occupied(mat, st, cell)):
                    best, chosen = value, cell
    st.caravan[seat] = chosen
    st.phase = Phase.DISCOVERING


@inlined
def outlook(mat: Material, st: State, cell: int, desk: Desk) -> float:
    """The best goal beside it, and a little for every other."""
    best, rest = 0.0, 0.0
    for side in range(SIDES):
        there = int(mat.next[cell, side])
        if there != OUTSIDE and st.tile[there] == NONE:
            best = max(best, desk.goal[there])
            rest += ROOM
    return best + rest


@inlined
def set_goals(mat: Material, st: State, seat: int, desk: Desk) -> None:
    """What every undiscovered cell may bring: the fields beside it, own oases that it may close."""
    for cell in range(CELLS):
        desk.goal[cell] = 0.0
        if st.tile[cell] == NONE:
            for side in range(SIDES):
                there = int(mat.next[cell, side])
                facing = int(st.side[there, (side + HALF) % SIDES])
                if Side.FIRST_PART <= facing < Side.UNDISCOVERED and st.tile[there] < CROSS:
                    field = int(mat.fields[st.tile[there], facing - Side.FIRST_PART])
                    if field != NO_FIELD:
                        desk.goal[cell] += LURE * desk.worth[field]
    for explorer in range(EXPLORERS):
        if st.owner[explorer] == seat and st.stands[explorer] != HOME:
            add_goals(mat, st, seat, explorer, desk)


@inlined
def add_goals(mat: Material, st: State, seat: int, explorer: int, desk: Desk) -> None:
    """The open sides of the oasis on which an explorer stands."""
    cell, which = int(st.stands[explorer]), int(st.stands_part[explorer])
    oasis = walk(mat, st, seat, cell, which, desk)
    forget(desk, oasis.number)
    value = stake(mat, oasis, False) / max(1, oasis.open_sides)
    for i in range(oasis.number):
        here, mine = desk.parts[i] // PARTS, desk.parts[i] % PARTS + Side.FIRST_PART
        for side in range(SIDES):
            if st.side[here, side] == mine:
                there = int(mat.next[here, side])
                if there != OUTSIDE and st.tile[there] == NONE:
                    desk.goal[there] += value


@inlined
def find_places(mat: Material, st: State, seat: int, desk: Desk) -> None:
    """What the best of the seat's own tiles is worth on every cell; nothing where none fits."""
    desk.ready[:] = 0.0
    for place in range(DISPLAY):
        if st.display[seat, place] != NONE:
            find_cells(mat, st, seat, int(st.display[seat, place]), desk)


@inlined
def find_cells(mat: Material, st: State, seat: int, tile: int, desk: Desk) -> None:
    """What a tile is worth on every cell where it fits, if that is more than another's there."""
    for cell in range(CELLS):
        if st.tile[cell] == NONE and touches(mat, st, cell):
            for rotation in range(SIDES):
                if mat.turns[tile] >> rotation & 1 and fits(mat, st, tile, rotation, cell):
                    value = DESERT_TILE
                    if not mat.desert[tile]:
                        place = LAY.start + cell * SIDES + rotation
                        value = max(0.1, lay_worth(mat, st, seat, tile, place, desk))
                    desk.ready[cell] = max(desk.ready[cell], value)


@inlined
def touches(mat: Material, st: State, cell: int) -> bool:
    """Whether a discovered cell lies beside it."""
    for side in range(SIDES):
        if st.side[mat.next[cell, side], 0] < Side.UNDISCOVERED:
            return True
    return False


# -- discovering and laying --------------------------------------------------------------------


@inlined
def choose_discovery(mat: Material, st: State, desk: Desk, actions: Ints, dice: Dice) -> int:
    """Draw, unless a tile that is open has a better place."""
    n = list_discoveries(mat, st, actions)
    crowded = CROWDED if st.display[st.turn, 1] != NONE else 0.0
    best, chosen = -10.0, int(actions[0])
    for i in range(n):
        action = int(actions[i])
        value = 0.0
        if action == DRAW.start:
            value = DRAWN
        elif action < SCOUT.start:
            value = best_lay(mat, st, action - TAKE.start, desk, dice)[0] + crowded
        elif action < PASS.start:
            value = best_lay(mat, st, action - SCOUT.start, desk, dice)[0] - SCOUTING
        if value > best:
            best, chosen = value, action
    return chosen


@inlined
def best_lay(mat: Material, st: State, tile: int, desk: Desk, dice: Dice) -> tuple[float, int]:
    """The best place for a tile beside the caravan, and what it is worth."""
    seat = int(st.turn)
    held = st.held
    st.held = tile
    n = list_places(mat, st, desk.places)
    st.held = held
    best, chosen = -100.0, int(desk.places[0])
    for i in range(n):
        place = int(desk.places[i])
        value = LUCK * below(dice, 1024) / 1024.0
        if not mat.desert[tile]:
            value += lay_worth(mat, st, seat, tile, place, desk)
        if value > best:
            best, chosen = value, place
    return best, chosen


@inlined
def lay_worth(mat: Material, st: State, seat: int, tile: int, place: int, desk: Desk) -> float:
    """What its oases are worth afterwards, the more the fewer sides are open."""
    cell = (place - LAY.start) // SIDES
    put_tile(mat, st, cell, (place - LAY.start) % SIDES, tile)
    can_place = has_explorer(st, seat)
    value = 0.0
    both = False
    for which in range(PARTS):
        if has_part(st, cell, which) and not both:
            oasis = walk(mat, st, seat, cell, which, desk)
            both = bool(desk.seen[cell * PARTS + 1])
            forget(desk, oasis.number)
            worth = stake(mat, oasis, can_place)
            if oasis.open_sides > 0 and oasis.own == 0:
                worth *= NOBODYS
            value += worth / (1.0 + oasis.open_sides)
    st.tile[cell] = NONE
    st.rotation[cell] = 0
    for side in range(SIDES):
        st.side[cell, side] = Side.UNDISCOVERED
    return value


@inlined
def has_explorer(st: State, seat: int) -> bool:
    for explorer in range(EXPLORERS):
        if st.owner[explorer] == seat and st.stands[explorer] == HOME:
            return True
    return False


# -- explorers and fields ----------------------------------------------------------------------


@inlined
def choose_explorer(mat: Material, st: State, desk: Desk) -> int:
    """On the part with most to get; a tall one only against others."""
    seat = int(st.turn)
    smallest, tallest, home = NONE, NONE, 0
    for explorer in range(EXPLORERS):
        if st.owner[explorer] == seat and st.stands[explorer] == HOME:
            smallest = explorer if smallest == NONE else smallest
            if tallest == NONE or rank(st, explorer) > rank(st, tallest):
                tallest = explorer
            home += 1
    if home == 0:
        return choose_recall(mat, st, seat, desk)
    best, chosen = FREED if home == 1 else KEPT / home, PASS.start
    for which in range(PARTS):
        if has_part(st, st.laid, which):
            oasis = walk(mat, st, seat, int(st.laid), which, desk)
            forget(desk, oasis.number)
            first = rank(st, tallest) > oasis.theirs
            value = oasis.best if first else BEHIND * oasis.best
            if oasis.own + (0 if first else oasis.others) >= oasis.fields:
                value = 0.0
            value /= 1.0 + oasis.open_sides
            value += 2.0 * (oasis.open_sides == 0 and value > 0.0)
            if value > best:
                explorer = tallest if oasis.others and first else smallest
                side = first_side(st, int(st.laid), which)
                best, chosen = value, EXPLORER.start + explorer * SIDES + side
    return chosen


@inlined
def choose_recall(mat: Material, st: State, seat: int, desk: Desk) -> int:
    """The explorer with least to hope for, if that is little."""
    least, chosen = FREED, PASS.start
    for explorer in range(EXPLORERS):
        if st.owner[explorer] == seat and st.stands[explorer] != HOME:
            cell, which = int(st.stands[explorer]), int(st.stands_part[explorer])
            oasis = walk(mat, st, seat, cell, which, desk)
            forget(desk, oasis.number)
            value = stake(mat, oasis, False) / (1.0 + oasis.open_sides)
            if oasis.open_sides > 0 and value < least:
                least, chosen = value, RECALL.start + explorer
    return chosen


@inlined
def choose_field(st: State, desk: Desk) -> int:
    best, chosen = -1.0, PASS.start
    for field in range(FIELDS):
        if st.free[field] > 0 and desk.worth[field] > best:
            best, chosen = desk.worth[field], FIELD.start + field
    return chosen


@inlined
def choose_throw(st: State) -> int:
    """The poorest good, if the new one is worth more."""
    good = poorest(st, int(st.asked))
    if good == st.chosen or worth_of(st, good) >= worth_of(st, int(st.chosen)):
        return LEAVE.start
    return THROW.start + good


@inlined
def choose_put(mat: Material, st: State, actions: Ints, n: int) -> int:
    """A good rumour on what one has more of than others, a bad one on what they have."""
    value = int(st.rumour[st.heard])
    best, chosen = -1e9, int(actions[0])
    for i in range(n):
        good = int(actions[i]) - PUT.start
        lead = 0.0
        for seat in range(mat.seats):
            held = float(st.goods[seat, good])
            lead += held if seat == st.asked else -held / (mat.seats - 1)
        if value * lead > best:
            best, chosen = value * lead, int(actions[i])
    return chosen
