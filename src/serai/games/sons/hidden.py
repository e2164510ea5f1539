"""What a seat cannot know: the values of the rumour tiles it has not seen (S34)."""

from serai.core.chance import below
from serai.core.compiled import DEAL, HIDE, SHOWN, Buffer, Dice, inlined, verb
from serai.core.records import wide

from .layout import KINDS_OF_VALUE, RUMOUR, RUMOUR_AGAIN, UNKNOWN, VALUES, Phase, State, state

SECRET_CHOICES = True


@verb(HIDE)
def hide(m: Buffer, s: Buffer, seat: int) -> None:
    """Values the seat has not seen go back among those nobody has heard."""
    st = state(s)
    if st.phase == Phase.OVER:
        return
    for rumour in range(st.drawn_rumours):
        knows = seat >= 0 and st.seen[rumour] >> max(seat, 0) & 1
        if not knows and st.rumour[rumour] != UNKNOWN:
            for value in range(KINDS_OF_VALUE):
                st.unheard[value] += VALUES[value] == st.rumour[rumour]
            st.rumour[rumour] = UNKNOWN


@verb(DEAL)
def deal(m: Buffer, s: Buffer, seat: int, dice: Dice) -> None:
    st = state(s)
    for rumour in range(st.drawn_rumours):
        if st.rumour[rumour] == UNKNOWN:
            st.rumour[rumour] = unheard_value(st, dice)


@verb(SHOWN)
def shown(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    """Only the one who takes a rumour tile sees it."""
    if RUMOUR.start <= action < RUMOUR_AGAIN.start and state(s).asked != seat:
        return RUMOUR_AGAIN.start - 1
    return action


@inlined
def unheard_value(st: State, dice: Dice) -> int:
    """A value that may be on a tile nobody knows, each tile as likely."""
    left = 0
    for value in range(KINDS_OF_VALUE):
        left += st.unheard[value]
    pick = wide(below(dice, left))
    for value in range(KINDS_OF_VALUE):
        pick -= st.unheard[value]
        if pick < 0:
            st.unheard[value] -= 1
            return VALUES[value]
    return UNKNOWN
