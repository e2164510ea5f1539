"""What follows from the rest of a state; slow and plain, for positions and checks."""

from serai.core.compiled import Buffer
from serai.core.facts import fields_of

from .layout import (
    BORDER,
    INNER,
    NONE,
    PLACES,
    ROWS,
    SEATS,
    UNKNOWN,
    Deck,
    Material,
    Space,
    State,
)


def derive(m: Buffer, s: Buffer) -> None:
    mat, st = fields_of(m, Material), fields_of(s, State)
    st.left[Deck.GOODS] = int(st.goods_deck.sum()) - _down(st, Deck.GOODS, Space.GOODS_DOWN)
    making = st.remade[Deck.TRIBE]
    unknown = int(((st.hand == UNKNOWN) & (st.hand_making == making)).sum())
    unknown += int(((st.drawn == UNKNOWN) & (st.drawn_making == making)).sum())
    in_deck = int((st.tribe_at[: mat.cards] == making).sum())
    st.left[Deck.TRIBE] = in_deck - _down(st, Deck.TRIBE, Space.TRIBE_DOWN) - unknown
    st.counting = 0
    st.unpaid[:] = 0
    for seat in range(SEATS):
        _count_display(mat, st, seat)
        targis = sum(st.targi[border] == seat + 1 for border in range(BORDER))
        markers = sum(int(st.marker[space]) >> seat & 1 for space in range(INNER))
        st.pieces_out[seat] = targis + markers


def _down(st: State, deck: int, lies: int) -> int:
    """How many cards of the present making lie face down."""
    return int(((st.space == lies) & (st.making == st.remade[deck])).sum())


def _count_display(mat: Material, st: State, seat: int) -> None:
    st.laid[seat] = 0
    st.printed[seat] = 0
    st.effect[seat, :] = 0
    st.length[seat, :] = 0
    for row in range(ROWS):
        for place in range(PLACES):
            card = st.display[seat, row, place]
            if card != NONE:
                st.length[seat, row] += 1
                st.laid[seat] += 1
                st.printed[seat] += mat.printed[card]
                st.effect[seat, mat.effect[card]] += 1
