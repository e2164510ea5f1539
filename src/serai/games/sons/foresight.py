"""What many actions would bring, told at once: to move brings nothing but, far away, a driver."""

from collections.abc import Sequence

from serai.core.compiled import Buffer
from serai.core.contract import Event
from serai.core.facts import facts_of

from .events import ECHOES, driver, told
from .facts import read_state
from .layout import MOVE, STAY, Phase, State
from .rules import apply
from .survey import reach


def foreseen(m: Buffer, s: Buffer, seat: int, actions: Sequence[int]) -> list[list[Event]]:
    st = read_state(s)
    if st.phase == Phase.MOVING:
        near, paid = reach(m, st), [] if st.driver else [driver(seat)]
        return [[] if action in STAY or action - MOVE.start in near else paid for action in actions]
    return [_brought(m, s, st, action) for action in actions]


def _brought(m: Buffer, s: Buffer, st: State, action: int) -> list[Event]:
    after = s.copy()
    apply(m, after, action)
    events = told(m, st, action, facts_of(after, State))
    return [event for event in events if event.kind not in ECHOES]
