"""Everything in a state that follows from the position: rebuilt from the known fields.

The rules keep these fields up to date as they go; a drawn position needs them made at once, and
the soundness check compares the two.
"""

from serai.core.compiled import SETUP, Buffer, inlined, verb
from serai.core.records import wide

from .camels import stand
from .enclosing import close_parts, reach
from .layout import CARAVANS, COLOURS, FREE, NONE, VALUES, Material, Phase, State, material, state
from .opening import clear_board, lead, number_oases


@verb(SETUP)
def derive(m: Buffer, s: Buffer) -> None:
    mat, st = material(m), state(s)
    clear(st)
    clear_board(mat, st)
    if st.phase >= Phase.TOKENS:
        number_oases(mat, st)
        while st.laid < mat.wells and (
            st.phase > Phase.TOKENS or st.token[mat.well[st.laid]] or st.palm[mat.well[st.laid]]
        ):
            st.laid += 1
    raise_camels(mat, st)
    for colour in range(COLOURS):
        if st.aside[colour] != NONE:
            st.hand[st.aside[colour]] &= ~(1 << colour)
        st.emptied |= st.herd[colour] == 0
    if st.phase >= Phase.CAMELS:
        st.spots = 0
        for caravan in range(mat.seats * COLOURS):
            if st.sizes[caravan] > 1:
                close_parts(mat, st, caravan)
    for seat in range(mat.seats):
        if not st.veiled[seat]:
            for value in range(VALUES):
                st.score[seat] += (value + 1) * st.taken[seat, value]


@inlined
def clear(st: State) -> None:
    st.laid = st.oases = st.mark = st.led = st.emptied = 0
    st.leaders[:] = 0
    st.hand[:] = 0
    st.oasis[:] = 0
    st.near[:] = 0
    st.reached[:] = 0
    st.sizes[:] = 0
    st.area[:] = 0
    st.score[:] = 0
    st.closed[:] = 0
    st.moves[:] = 0
    st.seen[:] = 0


@inlined
def raise_camels(mat: Material, st: State) -> None:
    """Let every camel stand again, leaders first, and reach the oases beside it."""
    for caravan in range(CARAVANS):
        if st.leader[caravan] != NONE:
            lead(mat, st, caravan // COLOURS, caravan % COLOURS, st.leader[caravan])
    for cell in range(mat.cells):
        camel = wide(st.camel[cell])
        if camel != FREE and st.leader[camel] != cell:
            stand(mat, st, camel // COLOURS, camel % COLOURS, cell)
            reach(st, camel, st.near[cell])
