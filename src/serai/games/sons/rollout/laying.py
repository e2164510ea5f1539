"""Which tile is discovered, and where it is laid: by what it closes and begins."""

from serai.core.chance import below
from serai.core.compiled import Dice, Ints, inlined

from ..layout import (
    DRAW,
    EXPLORERS,
    HOME,
    LAY,
    NONE,
    PARTS,
    PASS,
    SCOUT,
    SIDES,
    TAKE,
    Material,
    Side,
    State,
)
from ..oases import has_part
from ..plan import list_places, put_tile
from ..turn import list_discoveries
from .oases import LUCK, Desk, forget, stake, walk

SCOUTING = 1.5  # what the scout's water is worth
DRAWN = 1.5  # a tile to be drawn, before it is seen
CROWDED = 1.0  # to get rid of a tile, with two in the display
NOBODYS = 0.5  # an oasis that nobody stands on yet


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
