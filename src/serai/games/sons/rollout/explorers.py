"""Who goes onto an oasis or comes home, and what is taken there."""

from serai.core.compiled import Ints, inlined

from ..layout import (
    EXPLORER,
    EXPLORERS,
    FIELD,
    FIELDS,
    HOME,
    LEAVE,
    NONE,
    PARTS,
    PASS,
    PUT,
    RECALL,
    SIDES,
    THROW,
    Material,
    State,
)
from ..oases import first_side, has_part
from ..scoring import worth_of
from .oases import BEHIND, Desk, forget, poorest, rank, stake, walk

KEPT = 0.5  # what an explorer at home is worth
FREED = 0.8  # the same, when it is the only one


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
