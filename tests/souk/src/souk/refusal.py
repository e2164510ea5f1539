"""Why not, in Souk."""

from serai.core.compiled import Buffer
from serai.core.contract import Reason

from .layout import BUY, DRAW, LAY, LEAVE, OFFER, TAKE, Phase, material_of, state_of

_PHASE_OF = {
    LAY: Phase.CHOOSING,
    DRAW: Phase.CHOOSING,
    TAKE: Phase.FACING,
    OFFER: Phase.FACING,
    BUY: Phase.ANSWERING,
    LEAVE: Phase.ANSWERING,
}


def reasons(m: Buffer, s: Buffer, seat: int, action: int) -> list[Reason]:
    st = state_of(s)
    if st.phase == Phase.OVER:
        return [Reason("K6", "over")]
    phase = next((when for words, when in _PHASE_OF.items() if action in words), None)
    if phase is None:
        return [Reason("K1", "chance")]
    actor = (st.turn + (st.phase == Phase.ANSWERING)) % material_of(m).seats
    found = [] if seat == actor else [Reason("K2", "turn")]
    return found if phase == st.phase else [*found, Reason("K3", "phase")]
