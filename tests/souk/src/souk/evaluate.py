"""What is good in Souk: points."""

import numpy as np

from serai.core.compiled import (
    EVALUATE,
    PLAYED_BY_END,
    PLAYOUT,
    PRIORS,
    Buffer,
    Dice,
    Floats,
    Ints,
    verb,
)

from .layout import material
from .rules import playout, points

SEARCH: dict[str, float] = {}


@verb(EVALUATE)
def evaluate(m: Buffer, s: Buffer, out: Floats) -> None:
    mat = material(m)
    totals = np.zeros(mat.seats, np.int32)
    points(m, s, totals)
    for seat in range(mat.seats):
        out[seat] = np.exp(totals[seat] / 4.0)
    out[: mat.seats] /= out[: mat.seats].sum()


@verb(PLAYED_BY_END)
def played_by_end(m: Buffer, s: Buffer, seat: int, action: int) -> int:
    """Nothing here is worth the same whenever it is done."""
    return 0


@verb(PRIORS)
def priors(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    out[:n] = 1.0


@verb(PLAYOUT)
def rollout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play to the end as players might; how many actions that took."""
    return playout(m, s, dice, out)


@verb(PLAYOUT)
def short_rollout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Games are short enough to be played to the end."""
    return playout(m, s, dice, out)
