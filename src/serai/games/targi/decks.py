"""The two decks (T20): drawing, laying face down, turning up, discarding, making anew."""

from typing import Any

from serai.core.compiled import Ints, part

from .layout import (
    DISCARDED,
    EMPTY,
    GOODS_CARDS,
    GOODS_DECK,
    GOODS_DOWN,
    GOODS_UP,
    INNER,
    LIES,
    NONE,
    TRIBE_DECK,
    TRIBE_DOWN,
    TRIBE_UP,
)


@part
def has_card(mat: Any, st: Any, deck: int) -> bool:
    """Whether a card can be had; a deck that has run out is made anew first (T20)."""
    if st.left[deck] == 0:
        if deck == GOODS_DECK:
            remake_goods(st)
        else:
            remake_tribe(mat, st)
    return bool(st.left[deck] > 0)


@part
def remake_goods(st: Any) -> None:
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
    st.remade[GOODS_DECK] += 1
    st.left[GOODS_DECK] = discards


@part
def remake_tribe(mat: Any, st: Any) -> None:
    discards = 0
    for card in range(mat.cards):
        discards += st.tribe_at[card] == DISCARDED
    if discards == 0:
        return
    st.remade[TRIBE_DECK] += 1
    for card in range(mat.cards):
        if st.tribe_at[card] == DISCARDED:
            st.tribe_at[card] = st.remade[TRIBE_DECK]
    st.left[TRIBE_DECK] = discards


@part
def lay_face_down(mat: Any, st: Any, space: int, deck: int) -> None:
    """T16: a card of this deck takes the space; without one it stays empty."""
    st.face[space] = NONE
    st.space[space] = EMPTY
    if has_card(mat, st, deck):
        st.space[space] = GOODS_DOWN if deck == GOODS_DECK else TRIBE_DOWN
        st.making[space] = st.remade[deck]
        st.down[st.downs] = space
        st.downs += 1
        st.left[deck] -= 1


@part
def discard_goods(st: Any, card: int) -> None:
    st.goods_discards[card] += 1


@part
def discard_tribe(st: Any, card: int) -> None:
    st.tribe_at[card] = DISCARDED


@part
def list_goods(st: Any, making: int, start: int, out: Ints) -> int:
    """The goods cards that may come from this making."""
    n = 0
    for card in range(GOODS_CARDS):
        if goods_left(st, making, card) > 0:
            out[n] = start + card
            n += 1
    return n


@part
def goods_left(st: Any, making: int, card: int) -> int:
    pool = st.goods_deck if making == st.remade[GOODS_DECK] else st.goods_old
    return int(pool[card])


@part
def list_tribe(mat: Any, st: Any, making: int, start: int, out: Ints) -> int:
    n = 0
    for card in range(mat.cards):
        if st.tribe_at[card] == making:
            out[n] = start + card
            n += 1
    return n


@part
def draw_goods(st: Any, card: int) -> None:
    st.goods_deck[card] -= 1
    st.left[GOODS_DECK] -= 1


@part
def draw_tribe(st: Any, card: int) -> None:
    st.tribe_at[card] = LIES
    st.left[TRIBE_DECK] -= 1


@part
def turn_up_goods(st: Any, card: int) -> None:
    space = next_down(st)
    if st.making[space] == st.remade[GOODS_DECK]:
        st.goods_deck[card] -= 1
    else:
        st.goods_old[card] -= 1
        forget_old(st)
    st.space[space] = GOODS_UP
    show(st, space, card)


@part
def forget_old(st: Any) -> None:
    """When the last card of the old making lies face up, the old making is over."""
    for card in range(GOODS_CARDS):
        if st.goods_old[card] > 0:
            return
    for card in range(GOODS_CARDS):
        st.goods_old_full[card] = 0


@part
def turn_up_tribe(st: Any, card: int) -> None:
    space = next_down(st)
    st.tribe_at[card] = LIES
    st.space[space] = TRIBE_UP
    show(st, space, card)


@part
def next_down(st: Any) -> int:
    """The space whose card was laid first."""
    return int(st.down[0])


@part
def show(st: Any, space: int, card: int) -> None:
    st.face[space] = card
    st.making[space] = 0
    st.downs -= 1
    for i in range(INNER - 1):
        st.down[i] = st.down[i + 1]
    st.down[INNER - 1] = NONE
