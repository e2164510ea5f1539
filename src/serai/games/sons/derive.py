"""What follows from the rest of a state; slow and plain, for positions and checks."""

from serai.core.compiled import Buffer
from serai.core.facts import fields_of

from .layout import (
    CELLS,
    CROSS,
    NONE,
    OUTSIDE,
    SIDES,
    STACKS,
    VALUE_COPIES,
    VALUES,
    Material,
    RumourAt,
    Side,
    State,
    TileAt,
    material_of,
    state_of,
)
from .opening import ALL_CAMELS, ALL_OF_A_GOOD, ALL_WATER
from .plan import turned


def derive(m: Buffer, s: Buffer) -> None:
    mat, st = material_of(m), state_of(s)
    st.water_left = ALL_WATER - int(st.water.sum())
    st.goods_left[:] = [ALL_OF_A_GOOD - int(held) for held in st.goods.sum(axis=0)]
    st.camels_left = ALL_CAMELS - int(st.camels.sum())
    drawn = [int(value) for value in st.rumour]
    copies = zip(VALUES, VALUE_COPIES, strict=True)
    st.unheard[:] = [number - drawn.count(value) for value, number in copies]
    lying = mat.stack[: mat.tiles][st.where[: mat.tiles] == TileAt.IN_STACK]
    st.left[:] = [(lying == stack).sum() for stack in range(STACKS)]
    st.all_left = st.left.sum()
    st.in_line = (st.line != NONE).sum()
    st.fields_free = st.free.sum()
    st.drawn_rumours = (st.rumour_at != RumourAt.UNDRAWN).sum()
    st.counting = 0
    st.completed[:] = 0
    _derive_sides(m, s)


def _derive_sides(m: Buffer, s: Buffer) -> None:
    mat, st = fields_of(m, Material), fields_of(s, State)
    st.side[OUTSIDE] = Side.BEYOND
    for cell in range(CELLS):
        tile = int(st.tile[cell])
        for side in range(SIDES):
            if tile == NONE:
                st.side[cell, side] = Side.UNDISCOVERED
            elif tile == CROSS:
                st.side[cell, side] = mat.cross_side[cell, side]
            else:
                st.side[cell, side] = mat.parts[tile, turned(side, int(st.rotation[cell]))]
