"""Which actions enclose nothing and end nothing: of all that are legal, in one call.

For previews: such are most, and what they bring can be told from the position before them; of most
of those it is nothing.
"""

import numpy as np
from numba import types

from serai.core.compiled import BUFFER, INTS, Buffer, Ints, inlined, verb
from serai.core.records import wide

from .layout import CAMEL, CELLS, COLOURS, SKIP, Phase, State, state
from .rules import apply, copy

CALM = types.void(BUFFER, BUFFER, INTS, INTS)
STIRRING, RICH, BARREN = 0, 1, 2  # what an action may be


@verb(CALM)
def find_calm(m: Buffer, s: Buffer, actions: Ints, out: Ints) -> None:
    """For each action whether it closes an area or ends the game; if not, whether it brings."""
    tried = np.empty_like(s)
    for i in range(len(actions)):
        action = wide(actions[i])
        copy(s, tried)
        apply(m, tried, action)
        out[i] = STIRRING
        if is_calm(state(s), state(tried)):
            out[i] = RICH if is_rich(state(s), action) else BARREN


@inlined
def is_calm(before: State, after: State) -> bool:
    if after.phase == Phase.OVER:
        return False
    for cell in range(CELLS):
        if after.closed[cell] != before.closed[cell]:
            return False
    return True


@inlined
def is_rich(st: State, action: int) -> bool:
    """Whether a camel finds a waterhole or an oasis (D21, D22), or is its herd's last."""
    if action < CAMEL.start or action >= SKIP.start:
        return False
    colour, cell = (action - CAMEL.start) // CELLS, (action - CAMEL.start) % CELLS
    fresh = st.near[cell] & ~st.reached[wide(st.turn) * COLOURS + colour]
    return bool(st.token[cell] != 0 or fresh != 0 or st.herd[colour] == 1)
