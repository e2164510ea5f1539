"""Gold, and who wins by it (S32, S33)."""

from serai.core.compiled import Floats, inlined
from serai.core.results import share_among_best

from .layout import GOODS, RUMOURS, UNKNOWN, Material, State

WORTH = 4  # gold a good, before rumours


@inlined
def worth_of(st: State, good: int) -> int:
    """S32: what one of this good is worth, by the rumours that are known."""
    worth = WORTH
    for rumour in range(RUMOURS):
        if st.rumour_at[rumour] == good and st.rumour[rumour] != UNKNOWN:
            worth += int(st.rumour[rumour])
    return worth


@inlined
def gold(st: State, seat: int) -> int:
    total = 0
    for good in range(GOODS):
        total += int(st.goods[seat, good]) * worth_of(st, good)
    return total


@inlined
def share_win(mat: Material, st: State, out: Floats) -> None:
    """S33: gold, then water; then the win is shared."""
    for seat in range(mat.seats):
        out[seat] = gold(st, seat) * 100 + int(st.water[seat])
    share_among_best(out, mat.seats)
