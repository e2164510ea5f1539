"""What the coach counts at the end of a game, what a rumour may say, and where to look."""

from serai.core.compiled import Buffer
from serai.core.contract import Belief, Phrase, Thing
from serai.core.ledger import points_by_source

from . import events
from .facts import read_material, read_state
from .layout import (
    EXPLORER,
    FIELD,
    GOOD_NAMES,
    LAY,
    MOVE,
    NONE,
    RECALL,
    UNKNOWN,
    VALUES,
    state_of,
)
from .notation import RUMOUR_NAMES

EFFORT = 150, 300
LEAST = 0.10, 0.20, 0.30
SPREAD = 1.0


def count(s: Buffer) -> None:
    """From here on the rules count the oases that are completed."""
    state_of(s).counting = 1


def things(m: Buffer, s: Buffer) -> list[Thing]:
    """Points by source, goods of each kind, oases, water and camels, and who wears the turban."""
    st, seats = read_state(s), read_material(m).seats
    found = points_by_source(events, m, s, seats)
    for seat in range(seats):
        for kind, name in enumerate(GOOD_NAMES):
            found.append(Thing("goods", seat, "number", st.goods[seat][kind], {"good": name}))
        found.append(Thing("oases", seat, "number", st.completed[seat]))
        found.append(Thing("water", seat, "number", st.water[seat]))
        found.append(Thing("camels", seat, "number", st.camels[seat]))
        if st.turban != NONE and st.owner[st.turban] == seat:
            found.append(Thing("turban", seat, "often", 1))
    return found


def beliefs(m: Buffer, s: Buffer, seat: int) -> list[Belief]:
    """Every tile whose value this seat has not seen is as likely to be any of them."""
    st = read_state(s)
    left = sum(st.unheard)
    chances = tuple(
        (Phrase("sons-belief-value", {"value": value}), number / left)
        for value, number in zip(VALUES, st.unheard, strict=True)
        if number
    )
    return [
        Belief("rumour", None, (RUMOUR_NAMES[rumour],), chances)
        for rumour in range(st.drawn_rumours)
        if st.rumour[rumour] == UNKNOWN
    ]


def nudge(m: Buffer, s: Buffer, action: int) -> tuple[Phrase, tuple[str, ...]]:
    """What kind of thing to think of, not where."""
    kinds = {"move": MOVE, "lay": LAY, "explorer": EXPLORER, "recall": RECALL, "field": FIELD}
    kind = next((name for name, range_ in kinds.items() if action in range_), "other")
    return Phrase("sons-nudge", {"kind": kind}), ()
