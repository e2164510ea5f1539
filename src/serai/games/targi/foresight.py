"""What many actions would bring, told at once: to place a Targi brings nothing until the last."""

from collections.abc import Sequence

from serai.core.compiled import Buffer
from serai.core.contract import Event
from serai.core.facts import facts_of

from .events import brought
from .facts import read_state
from .layout import SEATS, TARGIS, Phase, State
from .rules import apply


def foreseen(m: Buffer, s: Buffer, seat: int, actions: Sequence[int]) -> list[list[Event]]:
    st = read_state(s)
    if st.phase == Phase.PLACING and sum(map(bool, st.targi)) < SEATS * TARGIS - 1:
        return [[] for _ in actions]
    return [_brought(m, s, st, action) for action in actions]


def _brought(m: Buffer, s: Buffer, st: State, action: int) -> list[Event]:
    after = s.copy()
    apply(m, after, action)
    return brought(m, st, action, facts_of(after, State))
