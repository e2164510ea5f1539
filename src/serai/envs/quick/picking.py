"""An action for each table by lot."""

from numba import types

from serai.core.compiled import FLOATS, INT_ROWS, INTS, Floats, Ints, verb
from serai.core.stepping import LEAVE, LEGAL, IntRows

PICK = types.void(FLOATS, INT_ROWS, INT_ROWS, INTS)


@verb(PICK)
def pick(fallen: Floats, numbers: IntRows, legal: IntRows, out: Ints) -> None:
    """The legal one that a number from 0 to 1 falls on; LEAVE where there is none."""
    for table in range(len(out)):
        n = numbers[table, LEGAL]
        out[table] = legal[table, int(fallen[table] * n)] if n > 0 else LEAVE
