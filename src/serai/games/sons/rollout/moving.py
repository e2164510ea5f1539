"""Where a caravan goes: to the field beside which there is most to hope for."""

from serai.core.chance import below
from serai.core.compiled import Dice, inlined

from ..layout import (
    CELLS,
    CROSS,
    DISPLAY,
    EXPLORERS,
    HOME,
    LAY,
    NO_FIELD,
    NONE,
    OUTSIDE,
    PARTS,
    SIDES,
    Material,
    Phase,
    Side,
    State,
)
from ..plan import HALF, find_reach, fits, is_occupied
from ..turn import may_draw
from .laying import lay_worth
from .oases import LUCK, Desk, forget, stake, walk, weigh_fields

DESERT_TILE = 1.5  # the second move it brings
ROOM = 0.3  # an undiscovered cell beside the caravan
LURE = 0.25  # a field next to it, as a part of its worth


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
