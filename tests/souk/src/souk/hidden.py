"""The secret of Souk: a hand card drawn unseen."""

from serai.core.chance import below
from serai.core.compiled import DEAL as DEAL_SIGNATURE
from serai.core.compiled import HIDE, SHOWN, Buffer, Dice, verb

from .layout import DEAL, EMPTY, KINDS, TURN_UP, UNKNOWN, Phase, material, state

SECRET_CHOICES = True


@verb(HIDE)
def hide(m: Buffer, s: Buffer, seat: int) -> None:
    mat, st = material(m), state(s)
    if st.phase == Phase.OVER:
        return
    for other in range(mat.seats):
        hand = st.hand[other]
        if other != seat and not st.public[other] and hand != EMPTY and hand != UNKNOWN:
            st.unseen[hand] += 1
            st.hand[other] = UNKNOWN


@verb(DEAL_SIGNATURE)
def deal(m: Buffer, s: Buffer, seat: int, dice: Dice) -> None:
    mat, st = material(m), state(s)
    for other in range(mat.seats):
        if st.hand[other] == UNKNOWN:
            rest = below(dice, st.unseen.sum())
            for kind in range(KINDS):
                rest -= st.unseen[kind]
                if rest < 0:
                    st.hand[other] = kind
                    st.unseen[kind] -= 1
                    break


@verb(SHOWN)
def shown(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    if action < TURN_UP.start and state(s).turn != seat:
        return DEAL.start + UNKNOWN
    return action
