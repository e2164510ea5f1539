"""What many actions would bring, told at once: most are calm, and need no state after them."""

from collections.abc import Sequence

import numpy as np

from serai.core.compiled import Buffer
from serai.core.contract import Event
from serai.core.facts import facts_of

from .calm import BARREN, RICH, find_calm
from .events import at_once, brought
from .facts import read_state
from .layout import State
from .rules import apply


def foreseen(m: Buffer, s: Buffer, seat: int, actions: Sequence[int]) -> list[list[Event]]:
    st, numbers, found = (
        read_state(s),
        np.array(actions, np.int32),
        np.empty(len(actions), np.int32),
    )
    find_calm(m, s, numbers, found)
    told: list[list[Event]] = [[] for _ in actions]
    for at in np.flatnonzero(found != BARREN).tolist():
        action = actions[at]
        if found[at] == RICH:
            told[at] = at_once(m, st, action, [])
        else:
            told[at] = brought(m, st, action, _after(m, s, action))
    return told


def _after(m: Buffer, s: Buffer, action: int) -> State:
    after = s.copy()
    apply(m, after, action)
    return facts_of(after, State)
