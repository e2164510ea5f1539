"""The puzzles of Targi: where they are looked for, and what they are about."""

from collections.abc import Mapping, Sequence

from serai.core.compiled import Buffer
from serai.core.contract import Event, Phrase, Thing
from serai.core.ledger import POINTS

from .facts import read_state
from .layout import BORDER, PLACE, SIDE, TARGIS, Phase

TABLES: Sequence[tuple[int, Mapping[str, str]]] = ((2, {}),)
EFFORT = 200, 1200, 600, 2000
MOST_ALIKE = 1
THEMES = ("raid", "row", "cards", "last", "use", "pay", "deny", "third", "second", "first")
PLACES = ("first", "second", "third")


def themes(
    m: Buffer, s: Buffer, seat: int, action: int, does: Sequence[Event], gains: Sequence[Thing]
) -> list[Phrase]:
    """What is done now, what it wins, and what it keeps from the other one."""
    st = read_state(s)
    found = []
    more = {gain.kind for gain in gains if gain.seat == seat and gain.value > 0}
    less = {gain.kind for gain in gains if gain.seat == seat and gain.value < 0}
    kept = {gain.kind for gain in gains if gain.seat != seat and gain.value < 0}
    if st.phase == Phase.RAID or "unpaid" in less:
        found.append(Phrase("raid", {"number": _next_raid(st.robber)}))
    if "rows" in more:
        found.append(Phrase("row"))
    if "laid" in more:
        found.append(Phrase("cards"))
    if st.robber >= BORDER - 1:
        found.append(Phrase("last"))
    if kept and (kept != {POINTS} or not more):
        found.append(Phrase("deny"))
    if action in PLACE:
        own = sum(st.targi[border] == seat + 1 for border in range(BORDER))
        found.append(Phrase(PLACES[min(own, TARGIS - 1)]))
    elif st.phase == Phase.ACTING:
        found.append(Phrase("use"))
    elif st.phase != Phase.RAID:
        found.append(Phrase("pay"))
    return found


def _next_raid(robber: int) -> int:
    """The corner that the robber stands on or comes to next, counted from 1."""
    return -(-robber // SIDE)
