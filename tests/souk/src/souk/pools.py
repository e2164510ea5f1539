"""Souk's one pool: the deck, made anew from its discards."""

from serai.core.chance import Draw
from serai.core.compiled import Buffer

from .layout import DEAL, TURN_UP, state_of


def current(m: Buffer, s: Buffer, outcomes: list[int]) -> Draw:
    st = state_of(s)
    start = DEAL.start if outcomes[0] in DEAL else TURN_UP.start
    kinds = [action - start for action in outcomes]
    full = tuple(int(st.full[kind]) for kind in kinds)
    return Draw("deck", tuple(str(kind) for kind in kinds), full, int(st.remade))
