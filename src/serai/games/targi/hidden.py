"""What a seat cannot know: a hand card drawn at Expansion, and the cards drawn there (T5)."""

from serai.core.chance import below
from serai.core.compiled import DEAL, HIDE, SHOWN, Buffer, Dice, inlined, verb

from .layout import (
    DRAW_TRIBE,
    EXPANSION,
    NONE,
    PLACE,
    SEATS,
    UNKNOWN,
    Material,
    Phase,
    State,
    TribeAt,
    material,
    state,
)

SECRET_CHOICES = True


@verb(HIDE)
def hide(m: Buffer, s: Buffer, seat: int) -> None:
    """The other seat's secrets go back among the cards of the making they came from."""
    st = state(s)
    if st.phase == Phase.OVER:
        return
    for other in range(SEATS):
        if other != seat and st.secret[other] and st.hand[other] != UNKNOWN:
            st.tribe_at[st.hand[other]] = st.hand_making[other]
            st.hand[other] = UNKNOWN
    if st.turn != seat and draws_in_secret(st):
        for i in range(2):
            if st.drawn[i] < UNKNOWN:
                st.tribe_at[st.drawn[i]] = st.drawn_making[i]
                st.drawn[i] = UNKNOWN


@verb(DEAL)
def deal(m: Buffer, s: Buffer, seat: int, dice: Dice) -> None:
    mat, st = material(m), state(s)
    for other in range(SEATS):
        if st.hand[other] == UNKNOWN:
            st.hand[other] = unseen_card(mat, st, st.hand_making[other], dice)
    for i in range(2):
        if st.drawn[i] == UNKNOWN:
            st.drawn[i] = unseen_card(mat, st, st.drawn_making[i], dice)


@verb(SHOWN)
def shown(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    """Only its drawer sees a card drawn at Expansion."""
    if DRAW_TRIBE.start <= action < PLACE.start and state(s).turn != seat:
        return PLACE.start - 1
    return action


@inlined
def draws_in_secret(st: State) -> bool:
    """Cards drawn at Expansion, until one of them is shown to be laid."""
    return bool(st.piece == EXPANSION and st.phase != Phase.PAYING and st.phase != Phase.LAYING)


@inlined
def unseen_card(mat: Material, st: State, making: int, dice: Dice) -> int:
    """One of the cards that may lie there, each as likely."""
    left = 0
    for card in range(mat.cards):
        left += st.tribe_at[card] == making
    pick = below(dice, left)
    for card in range(mat.cards):
        if st.tribe_at[card] == making:
            if pick == 0:
                st.tribe_at[card] = TribeAt.LIES
                return card
            pick -= 1
    return NONE
