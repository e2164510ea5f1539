"""The puzzles of Through the Desert: where they are looked for, and what they are about."""

from collections.abc import Sequence

from serai.core.compiled import Buffer
from serai.core.contract import Event, Phrase, Thing
from serai.core.ledger import POINTS

from .events import WATERHOLES
from .facts import read_state
from .layout import CAMEL, CELLS, COLOUR_NAMES

TABLES = ((2, {"map": "wadi"}), (2, {"map": "sirocco"}), (3, {"map": "sirocco"}))
EFFORT = 160, 600, 1200, 2000
MOST_ALIKE = 4
THEMES = ("area", "last", "oasis", "block", "largest", "water", "plan")
NEARLY_EMPTY = 3  # camels


def themes(
    m: Buffer, s: Buffer, seat: int, action: int, does: Sequence[Event], gains: Sequence[Thing]
) -> list[Phrase]:
    """What the camel does at once or leads to, what it wins and whom it stands in the way of."""
    kinds = {event.kind for event in does if event.seat == seat}
    more = {_what(gain) for gain in gains if gain.seat == seat and gain.value > 0}
    found = []
    if "enclosed" in kinds or "area" in more:
        found.append(Phrase("area"))
    if kinds & {"oasis", "oasis-inside"} or "oasis" in more:
        found.append(Phrase("oasis"))
    if kinds & {"waterhole", "waterholes-inside"} or WATERHOLES in more:
        found.append(Phrase("water"))
    found += _last(s)
    for gain in gains:
        if gain.kind == "caravan" and (gain.value > 0) == (gain.seat == seat):
            found.append(Phrase("largest", {"colour": gain.facts["colour"]}))
        if gain.seat != seat and gain.value < 0 and (gain.kind != POINTS or gain is gains[0]):
            found.append(Phrase("block"))
    if action in CAMEL and not kinds & {"enclosed", "oasis", "waterhole"}:
        colour = COLOUR_NAMES[(action - CAMEL.start) // CELLS]
        found.append(Phrase("plan", {"colour": colour}))
    return found


def _what(gain: Thing) -> str:
    return str(gain.facts["source"]) if gain.kind == POINTS else gain.kind


def _last(s: Buffer) -> list[Phrase]:
    """The game ends when a herd is empty, and the smallest nearly is."""
    herd = read_state(s).herd
    least = min(range(len(herd)), key=lambda colour: herd[colour])
    if herd[least] > NEARLY_EMPTY:
        return []
    return [Phrase("last", {"colour": COLOUR_NAMES[least], "number": herd[least]})]
