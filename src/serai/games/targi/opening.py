"""Before the first round (T2–T6): everybody's goods, the decks, and the square."""

from serai.core.compiled import inlined

from .decks import lay_face_down
from .layout import (
    GOODS_CARDS,
    INNER,
    NONE,
    Deck,
    Material,
    Phase,
    State,
    TribeAt,
)
from .round import turn_cards_up

START_GOODS, START_GOLD, START_POINTS = 2, 1, 4


@inlined
def lay_out(mat: Material, st: State) -> None:
    """T2–T6: the square is laid face down, to be turned up card by card."""
    st.first = mat.first
    st.turn = 0
    st.goods[:] = START_GOODS
    st.gold[:] = START_GOLD
    st.tokens[:] = START_POINTS
    st.face[:] = NONE
    st.down[:] = NONE
    st.hand[:] = NONE
    st.display[:] = NONE
    st.drawn[:] = NONE
    st.piece = NONE
    st.tribe_at[:] = TribeAt.LIES
    st.tribe_at[: mat.cards] = 0
    for card in range(GOODS_CARDS):
        st.goods_deck[card] = mat.goods_cards[card]
        st.goods_full[card] = mat.goods_cards[card]
        st.left[Deck.GOODS] += mat.goods_cards[card]
    st.left[Deck.TRIBE] = mat.cards
    if mat.first == NONE:
        st.phase = Phase.LOT
    else:
        lay_square(mat, st)


@inlined
def lay_square(mat: Material, st: State) -> None:
    """T4: goods in the corners and the centre, tribe cards between them."""
    for space in range(INNER):
        lay_face_down(mat, st, space, space % 2)
    turn_cards_up(mat, st)
