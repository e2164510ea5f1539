"""The puzzles of Targi: where they are looked for, and what they are about."""

from collections.abc import Mapping, Sequence

from serai.core.compiled import Buffer
from serai.core.contract import Event, Phrase, Thing
from serai.core.ledger import POINTS

from .coach import TOKENS
from .facts import read_state
from .layout import BORDER, INNER, PLACE, SIDE, TARGIS, Phase, Space, State

TABLES: Sequence[tuple[int, Mapping[str, str]]] = ((2, {}),)
EFFORT = 200, 1200, 600, 2000
MOST_ALIKE = 2
THEMES = ("raid", "two", "row", "cards", "last", "use", "move", "deny", "third", "second", "first")
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
    if st.phase == Phase.RAID or "unpaid" in less or _goes_to_raid(st, gains, seat):
        found.append(Phrase("raid", {"number": _next_raid(st.robber)}))
    if _tribe_cards(st, seat) > 1 and st.phase != Phase.PLACING:
        found.append(Phrase("two"))
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
    elif st.phase == Phase.MOVING:
        found.append(Phrase("move"))
    elif st.phase == Phase.ACTING:
        found.append(Phrase("use"))
    return found


def _tribe_cards(st: State, seat: int) -> int:
    """How many of them the seat's markers still stand on."""
    stands = (st.marker[inner] >> seat & 1 for inner in range(INNER))
    return sum(st.space[inner] == Space.TRIBE_UP for inner, here in enumerate(stands) if here)


def _goes_to_raid(st: State, gains: Sequence[Thing], seat: int) -> bool:
    """A raid follows this round, and the point tokens that it may take are what differs."""
    tokens = [gain for gain in gains if gain.kind == POINTS and gain.facts["source"] == TOKENS]
    better = any((gain.value > 0) == (gain.seat == seat) for gain in tokens)
    return st.phase != Phase.PLACING and st.robber % SIDE == SIDE - 1 and better


def _next_raid(robber: int) -> int:
    """The corner that the robber stands on or comes to next, counted from 1."""
    return -(-robber // SIDE)
