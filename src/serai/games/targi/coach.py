"""What the coach counts at the end of a game, what a secret card may be, and where to look."""

from serai.core.compiled import Buffer
from serai.core.contract import Belief, Phrase, Thing
from serai.core.ledger import POINTS, points_by_source

from . import events
from .ending import row_points
from .events import START
from .facts import read_material, read_state
from .layout import PLACE, ROWS, SEATS, SKIP, UNKNOWN, USE, State, state_of
from .notation import text as action_text
from .notation import tribe_phrase

EFFORT = 300, 3_000
LEAST = 0.05, 0.10, 0.20
SPREAD = 1.0
TOKENS = "tokens"


def count(s: Buffer) -> None:
    """From here on the rules count the raids that cannot be paid."""
    state_of(s).counting = 1


def things(m: Buffer, s: Buffer) -> list[Thing]:
    """Points by source, rows that bring a bonus, cards laid, raids that could not be paid."""
    st = read_state(s)
    found = [_as_tokens(thing) for thing in points_by_source(events, m, s, SEATS)]
    for seat in range(SEATS):
        full = sum(row_points(m, st, seat, row) > 0 for row in range(ROWS))
        found.append(Thing("rows", seat, "number", full))
        found.append(Thing("laid", seat, "number", st.laid[seat]))
        found.append(Thing("unpaid", seat, "number", st.unpaid[seat]))
    return found


def _as_tokens(thing: Thing) -> Thing:
    """At the end nobody can see which of the point tokens were there at the start."""
    if thing.facts["source"] != START:
        return thing
    return Thing(POINTS, thing.seat, thing.unit, thing.value, {"source": TOKENS})


def beliefs(m: Buffer, s: Buffer, seat: int) -> list[Belief]:
    """Every card of the making that a secret card came from is as likely."""
    st = read_state(s)
    found = []
    for other in range(SEATS):
        if st.hand[other] == UNKNOWN:
            found.append(Belief("hand", other, (), _may_be(m, st, st.hand_making[other])))
    for place in range(2):
        if st.drawn[place] == UNKNOWN:
            owner, making = st.turn, st.drawn_making[place]
            found.append(Belief("drawn", owner, (), _may_be(m, st, making)))
    return found


def _may_be(m: Buffer, st: State, making: int) -> tuple[tuple[Phrase, float], ...]:
    cards = [card for card in range(read_material(m).cards) if st.tribe_at[card] == making]
    return tuple((tribe_phrase(m, card), 1 / len(cards)) for card in cards)


def nudge(m: Buffer, s: Buffer, action: int) -> tuple[Phrase, tuple[str, ...]]:
    """Which side of the square, or which piece; not what to do with it."""
    if action in PLACE:
        return Phrase("targi-nudge-place", {"side": (action - PLACE.start) // 4 + 1}), ()
    if action in USE or action in SKIP:
        piece = action_text(m, action).rpartition(" ")[2]
        return Phrase("targi-nudge-piece", {"piece": piece}), (piece,)
    return Phrase("targi-nudge-other"), ()
