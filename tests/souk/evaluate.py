"""What is good in Souk: points."""

import numpy as np

from serai.core.compiled import EVALUATE, PRIORS, Buffer, Floats, Ints, verb

from .layout import material
from .rules import points


@verb(EVALUATE)
def evaluate(m: Buffer, s: Buffer, out: Floats) -> None:
    mat = material(m)
    totals = np.zeros(mat.seats, np.int32)
    points(m, s, totals)
    for seat in range(mat.seats):
        out[seat] = np.exp(totals[seat] / 4.0)
    out[: mat.seats] /= out[: mat.seats].sum()


@verb(PRIORS)
def priors(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
    out[:n] = 1.0
