"""Points, and who wins by them (D31–D34)."""

from serai.core.compiled import Floats, Ints, inlined
from serai.core.results import share_among_best

from .layout import COLOURS, Material, Phase, State

LARGEST_POINTS, TIED_POINTS = 10, 5


@inlined
def total_points(mat: Material, st: State, out: Ints | Floats) -> None:
    for seat in range(mat.seats):
        out[seat] = st.score[seat]
        if st.phase == Phase.OVER:
            out[seat] += st.area[seat]
            for colour in range(COLOURS):
                out[seat] += caravan_points(mat, st, seat, colour)


@inlined
def caravan_points(mat: Material, st: State, seat: int, colour: int) -> int:
    """D31: 10 for the largest caravan of a colour, 5 each if several are largest."""
    size = st.sizes[seat * COLOURS + colour]
    if size == 0:
        return 0
    points = LARGEST_POINTS
    for other in range(mat.seats):
        if other != seat:
            if st.sizes[other * COLOURS + colour] > size:
                return 0
            if st.sizes[other * COLOURS + colour] == size:
                points = TIED_POINTS
    return points


@inlined
def share_win(mat: Material, st: State, out: Floats) -> None:
    """D34: most points wins, and all who are tied win."""
    total_points(mat, st, out)
    share_among_best(out, mat.seats)
