"""What the coach counts at the end of a game, and where it bids one look."""

from serai.core.compiled import Buffer
from serai.core.contract import Belief, Phrase, Thing
from serai.core.ledger import points_by_source

from . import events
from .facts import cell_names, read_material, read_state
from .layout import CAMEL, CELLS, COLOUR_NAMES, COLOURS, LEADER

EFFORT = 500, 10_000
LEAST = 0.15, 0.25, 0.35
SPREAD = 1.5


def things(m: Buffer, s: Buffer) -> list[Thing]:
    """Points by source, oases reached, largest caravans, enclosed spaces."""
    st, seats, names = read_state(s), range(read_material(m).seats), cell_names(m)
    found = points_by_source(events, m, s, len(seats))
    for seat in seats:
        own = range(seat * COLOURS, (seat + 1) * COLOURS)
        for oasis in range(st.oases):
            if any(st.reached[caravan] >> oasis & 1 for caravan in own):
                found.append(Thing("oasis", seat, "often", 1, {"cell": names[st.oasis[oasis]]}))
        for colour, name in enumerate(COLOUR_NAMES):
            size = st.sizes[seat * COLOURS + colour]
            if size and size == max(st.sizes[other * COLOURS + colour] for other in seats):
                found.append(Thing("caravan", seat, "often", 1, {"colour": name}))
        found.append(Thing("area", seat, "number", st.area[seat]))
    return found


def beliefs(m: Buffer, s: Buffer, seat: int) -> list[Belief]:
    """Nothing is dealt face down here."""
    return []


def nudge(m: Buffer, s: Buffer, action: int) -> tuple[Phrase, tuple[str, ...]]:
    """The herd, but not the space."""
    if action in CAMEL:
        colour = COLOUR_NAMES[(action - CAMEL.start) // CELLS]
        return Phrase("desert-nudge-camel", {"colour": colour}), ()
    if action in LEADER:
        colour = COLOUR_NAMES[(action - LEADER.start) // CELLS]
        return Phrase("desert-nudge-leader", {"colour": colour}), ()
    return Phrase("desert-nudge-other"), ()
