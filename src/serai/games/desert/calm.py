"""Which actions enclose nothing and end nothing, of all that are legal; and who can move.

For previews and views, in one call each. Most actions are calm: what they bring can be told from
the position before them, and of most it is nothing.
"""

import numpy as np
from numba import types

from serai.core.compiled import BUFFER, INTS, Buffer, Ints, inlined, verb
from serai.core.records import wide

from .camels import is_legal
from .enclosing import may_cut
from .layout import CAMEL, CELLS, COLOURS, SKIP, Material, Phase, State, material, state
from .rules import apply, copy

CALM = types.void(BUFFER, BUFFER, INTS, INTS)
MOVERS = types.void(BUFFER, BUFFER, INTS)
STIRRING, RICH, BARREN = 0, 1, 2  # what an action may be


@verb(CALM)
def find_calm(m: Buffer, s: Buffer, actions: Ints, out: Ints) -> None:
    """For each action whether it closes an area or ends the game; if not, whether it brings.

    It is tried only where that cannot be seen: a camel takes away from its own seat no more than
    the camels on its cell, so whoever has more of them can go on.
    """
    mat, st, tried = material(m), state(s), np.empty_like(s)
    n = len(actions)
    settled = False  # whether leaders are only placed, and nothing ends
    for i in range(n):
        action = wide(actions[i])
        before_camels = action < CAMEL.start
        if before_camels and settled:
            out[i] = BARREN
        elif n > COLOURS and not before_camels and is_harmless(mat, st, action):
            out[i] = RICH if is_rich(st, action) else BARREN
        else:
            copy(s, tried)
            apply(m, tried, action)
            settled = before_camels and state(tried).phase == st.phase
            out[i] = STIRRING
            if is_calm(st, state(tried)):
                out[i] = RICH if is_rich(st, action) else BARREN


@inlined
def is_harmless(mat: Material, st: State, action: int) -> bool:
    """Whether a camel encloses nothing, and no herd has run out then."""
    if action >= SKIP.start or st.emptied:
        return False
    colour, cell = (action - CAMEL.start) // CELLS, (action - CAMEL.start) % CELLS
    caravan = wide(st.turn) * COLOURS + colour
    first = st.sizes[caravan] == 1  # behind which the leader alone may have cut off an area
    return st.herd[colour] > 1 and not first and not may_cut(mat, st, caravan, cell)


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


@verb(MOVERS)
def find_movers(m: Buffer, s: Buffer, out: Ints) -> None:
    """For each seat 1 if it has a legal camel: mostly the last on its list."""
    mat, st = material(m), state(s)
    for seat in range(mat.seats):
        out[seat] = 0
        left = wide(st.moves[seat])
        while left > 0 and not out[seat]:
            left -= 1
            out[seat] = is_legal(st, seat, wide(st.move[seat, left]))
