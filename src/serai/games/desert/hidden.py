"""What a seat cannot know: with `hide_totals` the values of the tokens other seats took (D35)."""

from serai.core.chance import below
from serai.core.compiled import DEAL, HIDE, SHOWN, Buffer, Dice, inlined, verb

from .layout import COPIES, VALUES, Material, Phase, State, material, state

SECRET_CHOICES = False


@verb(HIDE)
def hide(m: Buffer, s: Buffer, seat: int) -> None:
    """Of another seat's tokens only the number stays, until the game is over."""
    mat, st = material(m), state(s)
    if not mat.hide_totals or st.phase == Phase.OVER:
        return
    for other in range(mat.seats):
        if other != seat and not st.veiled[other]:
            for value in range(VALUES):
                st.score[other] -= (value + 1) * st.taken[other, value]
            for value in range(1, VALUES):
                st.taken[other, 0] += st.taken[other, value]
                st.taken[other, value] = 0
            st.veiled[other] = 1


@verb(DEAL)
def deal(m: Buffer, s: Buffer, seat: int, dice: Dice) -> None:
    """Give veiled seats tokens from all that are neither on the board nor known to be taken."""
    mat, st = material(m), state(s)
    for other in range(mat.seats):
        if st.veiled[other]:
            st.veiled[other] = 0
            number = st.taken[other, 0]
            st.taken[other, 0] = 0
            for _ in range(number):
                value = unseen_token(mat, st, dice)
                st.taken[other, value] += 1
                st.score[other] += value + 1


@verb(SHOWN)
def shown(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    """Everything is done in the open."""
    return action


@inlined
def unseen_token(mat: Material, st: State, dice: Dice) -> int:
    """A value, drawn from the tokens nobody is known to have."""
    first, second, third = unseen(mat, st, 0), unseen(mat, st, 1), unseen(mat, st, 2)
    pick = below(dice, first + second + third)
    return 0 if pick < first else 1 if pick < first + second else 2


@inlined
def unseen(mat: Material, st: State, value: int) -> int:
    left = COPIES
    for i in range(mat.wells):
        left -= st.token[mat.well[i]] == value + 1
    for seat in range(mat.seats):
        if not st.veiled[seat]:
            left -= st.taken[seat, value]
    return left
