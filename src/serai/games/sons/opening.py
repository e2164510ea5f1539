"""Before the first turn (S2–S8): the cross and the supplies, the players, a tile for each."""

from serai.core.compiled import inlined

from .layout import (
    CELLS,
    CROSS,
    HOME,
    KINDS_OF_VALUE,
    NONE,
    OUTSIDE,
    SIDES,
    UNKNOWN,
    VALUE_COPIES,
    Material,
    Phase,
    RumourAt,
    Side,
    State,
    TileAt,
)
from .turn import begin_turn, draw_tile, show_tile

START_WATER, ALL_WATER = 2, 20
ALL_OF_A_GOOD, ALL_CAMELS = 10, 10


@inlined
def lay_out(mat: Material, st: State) -> None:
    """S2–S8: the cross, the supplies; the first player is drawn or named."""
    st.tile[:] = NONE
    st.side[:] = Side.UNDISCOVERED
    st.side[OUTSIDE] = Side.BEYOND
    for cell in range(CELLS):
        if mat.cross[cell]:
            st.tile[cell] = CROSS
            for side in range(SIDES):
                st.side[cell, side] = mat.cross_side[cell, side]
    for tile in range(mat.tiles):
        if mat.stack[tile] < mat.lowest:
            st.where[tile] = TileAt.GONE
        else:
            st.left[mat.stack[tile]] += 1
            st.all_left += 1
    st.display[:] = NONE
    st.held = NONE
    st.robbed = NONE
    st.laid = NONE
    st.caravan[:] = NONE
    st.owner[:] = NONE
    st.stands[:] = HOME
    st.turban = NONE
    st.rumour_at[:] = RumourAt.UNDRAWN
    st.rumour[:] = UNKNOWN
    st.heard = NONE
    for value in range(KINDS_OF_VALUE):
        st.unheard[value] = VALUE_COPIES[value]
    st.line[:] = NONE
    st.chosen = NONE
    st.next_part = NONE
    st.first = mat.first
    st.goods_left[:] = ALL_OF_A_GOOD
    st.camels_left = ALL_CAMELS
    st.water_left = ALL_WATER
    if mat.first == NONE:
        st.phase = Phase.LOT
    else:
        seat_players(mat, st)


@inlined
def seat_players(mat: Material, st: State) -> None:
    """S6, S7: in turn order from the first player."""
    for order in range(mat.seats):
        seat = (st.first + order) % mat.seats
        st.caravan[seat] = mat.start[order]
        st.water[seat] = START_WATER
        st.water_left -= START_WATER
        for i in range(4):
            st.owner[mat.heights[order, i] - 1] = seat
    st.turban = mat.heights[0, 0] - 1
    st.turn = st.first
    st.asked = st.first
    st.phase = Phase.DEALING


@inlined
def deal_tile(mat: Material, st: State, tile: int) -> None:
    """S6: one tile each, in turn order."""
    draw_tile(mat, st, tile)
    show_tile(st, st.asked, tile)
    st.asked = (st.asked + 1) % mat.seats
    if st.asked == st.first:
        begin_turn(st)
