"""The puzzles of Im Reich der Wüstensöhne: where they are looked for, what they are about."""

from collections.abc import Mapping, Sequence

from serai.core.compiled import Buffer
from serai.core.contract import Event, Phrase, Thing

from .facts import read_state
from .layout import LAY, SCOUT, Phase

TABLES: Sequence[tuple[int, Mapping[str, str]]] = ((2, {}), (2, {}), (3, {}))
EFFORT = 80, 500, 300, 2000
MOST_ALIKE = 4
THEMES = ("finish", "water", "line", "field", "last", "rumour", "tile", "lay", "move")
_ASKED = {
    Phase.MOVING: "move",
    Phase.DISCOVERING: "tile",
    Phase.ANSWERING: "tile",
    Phase.LAYING: "lay",
    Phase.EXPLORING: "line",
    Phase.ORDERING: "field",
    Phase.CHOOSING: "field",
}


def themes(
    m: Buffer, s: Buffer, seat: int, action: int, does: Sequence[Event], gains: Sequence[Thing]
) -> list[Phrase]:
    """What is asked now, and what it is good for."""
    st = read_state(s)
    more = {gain.kind for gain in gains if gain.seat == seat and gain.value > 0}
    kinds = {event.kind for event in does}
    found = []
    if kinds & {"complete", "complete-bare"} or (action in LAY and "oases" in more):
        found.append(Phrase("finish"))
    spends = st.phase == Phase.LEADING or action in SCOUT or "driver" in kinds
    if spends or "water" in more:
        found.append(Phrase("water", {"number": st.water[seat]}))
    if st.last:
        found.append(Phrase("last"))
    if st.phase != Phase.LEADING:
        found.append(Phrase(_ASKED.get(Phase(st.phase), "rumour")))
    return found
