"""Fields (S26, S27): one is chosen, what it brings, and what is done with a rumour."""

from serai.core.compiled import Ints, inlined

from .layout import (
    CAMEL_FIELD,
    FIELD,
    FIELDS,
    GOODS,
    KINDS_OF_VALUE,
    LEAVE,
    LOOK,
    NONE,
    PASS,
    PUT,
    REMOVE,
    RUMOUR,
    RUMOUR_AGAIN,
    RUMOURS,
    THROW,
    WATER_FIELD,
    Material,
    Phase,
    RumourAt,
    State,
)
from .oases import leave_line
from .turn import go_on_scoring

BOARD_PLACES, CAMEL_PLACES = 4, 2


@inlined
def list_fields(mat: Material, st: State, out: Ints) -> int:
    """S26: the first in line takes a field, the others may pass."""
    out[0] = PASS.start
    n = 1 if st.opened or mat.first_may_pass else 0
    for field in range(FIELDS):
        if st.free[field] > 0:
            out[n] = FIELD.start + field
            n += 1
    return n


@inlined
def do_field(mat: Material, st: State, action: int) -> None:
    if action < THROW.start:
        if not take_field(st, action - FIELD.start):
            next_in_line(mat, st)
        return
    if action < LEAVE.start:
        throw(st, action - THROW.start)
    elif action >= PUT.start and action < LOOK.start:
        st.rumour_at[st.heard] = action - PUT.start
    elif action >= LOOK.start and action < REMOVE.start:
        st.heard = action - LOOK.start
        st.seen[st.heard] |= 1 << int(st.asked)
        st.phase = Phase.LOOKED
        return
    elif action == REMOVE.start:
        st.rumour_at[st.heard] = RumourAt.IN_SUPPLY
        st.put_back += 1
    st.heard = NONE
    st.chosen = NONE
    next_in_line(mat, st)


@inlined
def next_in_line(mat: Material, st: State) -> None:
    """S26: after the first, one may pass; where the first may too, that is no difference."""
    st.opened = not mat.first_may_pass
    leave_line(st)
    go_on_scoring(mat, st)


@inlined
def take_field(st: State, field: int) -> bool:
    """S27: what it brings; whether more has to be chosen first."""
    seat = st.asked
    st.free[field] -= 1
    st.fields_free -= 1
    if field < GOODS:
        return take_good(st, seat, field)
    if field < CAMEL_FIELD:
        amount = min(field - WATER_FIELD + 1, int(st.water_left))
        st.water[seat] += amount
        st.water_left -= amount
    elif field == CAMEL_FIELD:
        if st.camels_left > 0:
            st.camels[seat] += 1
            st.camels_left -= 1
    elif rumours_in_supply(st) > 0:
        st.phase = Phase.HEARING
        return True
    elif st.drawn_rumours > 0:
        st.phase = Phase.LOOKING
        return True
    return False


@inlined
def take_good(st: State, seat: int, good: int) -> bool:
    if st.goods_left[good] == 0:
        return False
    if free_places(st, seat) > 0:
        st.goods[seat, good] += 1
        st.goods_left[good] -= 1
        return False
    st.chosen = good
    st.phase = Phase.THROWING
    return True


@inlined
def free_places(st: State, seat: int) -> int:
    """S27: places for goods on board and camels."""
    places = BOARD_PLACES + CAMEL_PLACES * int(st.camels[seat])
    for good in range(GOODS):
        places -= int(st.goods[seat, good])
    return places


@inlined
def throw(st: State, good: int) -> None:
    """S27: one good away for the one on the field."""
    st.goods[st.asked, good] -= 1
    st.goods_left[good] += 1
    st.goods[st.asked, st.chosen] += 1
    st.goods_left[st.chosen] -= 1


# -- rumours ---------------------------------------------------------------------------------


@inlined
def rumours_in_supply(st: State) -> int:
    supply = RUMOURS - int(st.drawn_rumours)
    for rumour in range(RUMOURS):
        supply += st.rumour_at[rumour] == RumourAt.IN_SUPPLY
    return supply


@inlined
def list_rumours(st: State, out: Ints) -> int:
    n = 0
    for value in range(KINDS_OF_VALUE):
        if st.unheard[value] > 0 and st.drawn_rumours < RUMOURS:
            out[n] = RUMOUR.start + value
            n += 1
    for rumour in range(RUMOURS):
        if st.rumour_at[rumour] == RumourAt.IN_SUPPLY:
            out[n] = RUMOUR_AGAIN.start + rumour
            n += 1
    return n


@inlined
def rumours_on(st: State, good: int) -> int:
    number = 0
    for rumour in range(RUMOURS):
        number += st.rumour_at[rumour] == good
    return number


@inlined
def hear(st: State, rumour: int) -> None:
    """S27: the one who takes it looks at it, and places it."""
    st.rumour_at[rumour] = RumourAt.IN_HAND
    st.seen[rumour] |= 1 << int(st.asked)
    st.heard = rumour
    st.phase = Phase.PUTTING
