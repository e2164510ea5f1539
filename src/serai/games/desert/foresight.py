"""What many actions would bring, told at once: most are calm, and need no state after them."""

from collections.abc import Sequence

import numpy as np

from serai.core.compiled import Buffer
from serai.core.contract import Event
from serai.core.facts import bytes_of, facts_of, place_of

from .calm import find_calm
from .events import at_once, brought
from .facts import read_state
from .layout import CAMEL, CELLS, COLOURS, State
from .rules import apply

_TOKEN, _NEAR = place_of("token", State), place_of("near", State)  # a byte for each cell
_PLACES = [divmod(number, CELLS) for number in range(CAMEL.size)]  # a camel's colour and cell


def foreseen(m: Buffer, s: Buffer, seat: int, actions: Sequence[int]) -> list[list[Event]]:
    st, numbers, calm = read_state(s), np.array(actions, np.int32), np.empty(len(actions), np.int32)
    find_calm(m, s, numbers, calm)
    news = _bring_something(st, actions)
    return [
        (at_once(m, st, action, []) if action in news else [])
        if is_calm
        else brought(m, st, action, _after(m, s, action))
        for action, is_calm in zip(actions, calm.tolist(), strict=True)
    ]


def _bring_something(st: State, actions: Sequence[int]) -> set[int]:
    """Which of them, as far as they are calm: a waterhole, a new oasis, a herd's last camel."""
    held, begin, end = bytes_of(st), CAMEL.start, CAMEL.stop
    token, near = held[_TOKEN], held[_NEAR]
    reached = st.reached[st.turn * COLOURS : (st.turn + 1) * COLOURS]
    fresh = [~oases for oases in reached]
    last = [left == 1 for left in st.herd]
    return {
        action
        for action in actions
        if begin <= action < end
        for colour, cell in (_PLACES[action - begin],)
        if token[cell] or near[cell] & fresh[colour] or last[colour]
    }


def _after(m: Buffer, s: Buffer, action: int) -> State:
    after = s.copy()
    apply(m, after, action)
    return facts_of(after, State)
