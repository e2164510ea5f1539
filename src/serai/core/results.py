"""How a win is shared, by numbers that say who is ahead of whom."""

from .compiled import Floats, inlined


@inlined
def share_among_best(out: Floats, seats: int) -> None:
    """Ranks become shares of the win: all who are first have an equal part of it."""
    best, winners = out[0], 0
    for seat in range(seats):
        best = max(best, out[seat])
    for seat in range(seats):
        winners += out[seat] == best
    for seat in range(seats):
        out[seat] = (out[seat] == best) / winners
