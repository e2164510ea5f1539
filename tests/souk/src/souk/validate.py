"""Whether a state of Souk could be: no card is lost."""

from serai.core.compiled import Buffer
from serai.core.contract import Fault

from .layout import EMPTY, KINDS, UNKNOWN, Phase, material_of, state_of


def faults(m: Buffer, s: Buffer) -> list[Fault]:
    mat, st = material_of(m), state_of(s)
    counts = [*st.unseen, *st.discards, *st.pile.ravel(), *st.full, st.played, st.remade]
    fine = {
        "phase": 0 <= st.phase <= Phase.OVER,
        "turn": 0 <= st.turn < mat.seats,
        "open": EMPTY <= st.open < KINDS,
        "hand": ((st.hand >= EMPTY) & (st.hand <= UNKNOWN)).all(),
        "public": ((st.public == 0) | (st.public == 1)).all(),
        "counts": min(counts) >= 0,
    }
    found = [name for name, good in fine.items() if not good]
    if not found:
        found = [name for name, good in _conserved(m, s).items() if not good]
    return [Fault("souk-unsound", {"field": name}) for name in found]


def _conserved(m: Buffer, s: Buffer) -> dict[str, bool]:
    mat, st = material_of(m), state_of(s)
    cards = st.unseen + st.discards + st.pile.sum(axis=0)
    for card in [*st.hand, st.open]:
        if EMPTY < card < UNKNOWN:
            cards[card] += 1
    drawing = st.phase in (Phase.DRAWING, Phase.REFILLING)
    return {
        "cards": bool((cards == mat.cards).all()),
        "coins": st.coins.sum() == 0,
        "left": st.left == st.unseen.sum() - (st.hand == UNKNOWN).sum() and st.left >= drawing,
        "played": st.played <= mat.rounds * mat.seats,
    }
