"""Which actions enclose nothing and end nothing: of all that are legal, in one call.

For previews: such are most, and what they bring can be told from the position before them.
"""

import numpy as np
from numba import types

from serai.core.compiled import BUFFER, INTS, Buffer, Ints, inlined, verb
from serai.core.records import wide

from .layout import CELLS, Phase, State, state
from .rules import apply, copy

CALM = types.void(BUFFER, BUFFER, INTS, INTS)


@verb(CALM)
def find_calm(m: Buffer, s: Buffer, actions: Ints, out: Ints) -> None:
    """For each action 1 if no space is enclosed by it and the game goes on, else 0."""
    tried = np.empty_like(s)
    for i in range(len(actions)):
        copy(s, tried)
        apply(m, tried, wide(actions[i]))
        out[i] = is_calm(state(s), state(tried))


@inlined
def is_calm(before: State, after: State) -> bool:
    if after.phase == Phase.OVER:
        return False
    for cell in range(CELLS):
        if after.closed[cell] != before.closed[cell]:
            return False
    return True
