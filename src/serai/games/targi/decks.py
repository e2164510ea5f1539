"""The two decks (T20): drawing, laying face down, turning up, discarding, making anew."""

from serai.core.compiled import Ints, inlined

from .layout import GOODS_CARDS, INNER, NONE, Deck, Material, Space, State, TribeAt


@inlined
def has_card(mat: Material, st: State, deck: int) -> bool:
    """Whether a card can be had; a deck that has run out is made anew first (T20)."""
    if st.left[deck] == 0:
        if deck == Deck.GOODS:
            remake_goods(st)
        else:
            remake_tribe(mat, st)
    return bool(st.left[deck] > 0)


@inlined
def remake_goods(st: State) -> None:
    """The discards are the new deck; what was left lies face down from the old one.

    A round uses too few goods cards for two makings in it to have cards lying face down.
    """
    discards = 0
    rest = 0
    for card in range(GOODS_CARDS):
        discards += st.goods_discards[card]
        rest += st.goods_deck[card]
    if discards == 0:
        return
    for card in range(GOODS_CARDS):
        st.goods_old[card] = st.goods_deck[card]
        st.goods_old_full[card] = st.goods_full[card] if rest else 0
        st.goods_deck[card] = st.goods_discards[card]
        st.goods_full[card] = st.goods_discards[card]
        st.goods_discards[card] = 0
    st.remade[Deck.GOODS] += 1
    st.left[Deck.GOODS] = discards


@inlined
def remake_tribe(mat: Material, st: State) -> None:
    discards = 0
    for card in range(mat.cards):
        discards += st.tribe_at[card] == TribeAt.DISCARDED
    if discards == 0:
        return
    st.remade[Deck.TRIBE] += 1
    for card in range(mat.cards):
        if st.tribe_at[card] == TribeAt.DISCARDED:
            st.tribe_at[card] = st.remade[Deck.TRIBE]
    st.left[Deck.TRIBE] = discards


@inlined
def lay_face_down(mat: Material, st: State, space: int, deck: int) -> None:
    """T16: a card of this deck takes the space; without one it stays empty."""
    st.face[space] = NONE
    st.space[space] = Space.EMPTY
    if has_card(mat, st, deck):
        st.space[space] = Space.GOODS_DOWN if deck == Deck.GOODS else Space.TRIBE_DOWN
        st.making[space] = st.remade[deck]
        st.down[st.downs] = space
        st.downs += 1
        st.left[deck] -= 1


@inlined
def discard_goods(st: State, card: int) -> None:
    st.goods_discards[card] += 1


@inlined
def discard_tribe(st: State, card: int) -> None:
    st.tribe_at[card] = TribeAt.DISCARDED


@inlined
def list_goods(st: State, making: int, start: int, out: Ints) -> int:
    """The goods cards that may come from this making."""
    n = 0
    for card in range(GOODS_CARDS):
        if goods_left(st, making, card) > 0:
            out[n] = start + card
            n += 1
    return n


@inlined
def goods_left(st: State, making: int, card: int) -> int:
    pool = st.goods_deck if making == st.remade[Deck.GOODS] else st.goods_old
    return int(pool[card])


@inlined
def list_tribe(mat: Material, st: State, making: int, start: int, out: Ints) -> int:
    n = 0
    for card in range(mat.cards):
        if st.tribe_at[card] == making:
            out[n] = start + card
            n += 1
    return n


@inlined
def draw_goods(st: State, card: int) -> None:
    st.goods_deck[card] -= 1
    st.left[Deck.GOODS] -= 1


@inlined
def draw_tribe(st: State, card: int) -> None:
    st.tribe_at[card] = TribeAt.LIES
    st.left[Deck.TRIBE] -= 1


@inlined
def turn_up_goods(st: State, card: int) -> None:
    space = next_down(st)
    if st.making[space] == st.remade[Deck.GOODS]:
        st.goods_deck[card] -= 1
    else:
        st.goods_old[card] -= 1
        forget_old(st)
    st.space[space] = Space.GOODS_UP
    show(st, space, card)


@inlined
def forget_old(st: State) -> None:
    """When the last card of the old making lies face up, the old making is over."""
    for card in range(GOODS_CARDS):
        if st.goods_old[card] > 0:
            return
    for card in range(GOODS_CARDS):
        st.goods_old_full[card] = 0


@inlined
def turn_up_tribe(st: State, card: int) -> None:
    space = next_down(st)
    st.tribe_at[card] = TribeAt.LIES
    st.space[space] = Space.TRIBE_UP
    show(st, space, card)


@inlined
def next_down(st: State) -> int:
    """The space whose card was laid first."""
    return int(st.down[0])


@inlined
def show(st: State, space: int, card: int) -> None:
    st.face[space] = card
    st.making[space] = 0
    st.downs -= 1
    for i in range(INNER - 1):
        st.down[i] = st.down[i + 1]
    st.down[INNER - 1] = NONE
