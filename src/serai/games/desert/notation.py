"""Actions of Through the Desert as text, and back: `camel lime b4`."""

from serai.core.compiled import Buffer
from serai.core.notation import Names, Notation, Words, numbered

from .facts import cell_names, read_material, read_state
from .layout import (
    ASIDE,
    CAMEL,
    CELLS,
    COLOUR_NAMES,
    FIRST,
    LEADER,
    PALM,
    SEATS,
    SKIP,
    TOKEN,
    VALUES,
    Phase,
)


def cell_text(m: Buffer, cell: int) -> str:
    return cell_names(m)[cell]


def text(m: Buffer, action: int) -> str:
    """An action as it is written everywhere: `camel lime b4`."""
    return _NOTATION.text(m, action)


def parse(m: Buffer, s: Buffer, written: str) -> int:
    """The action a text means; `lime b4` is a leader or a camel by phase."""
    words = written.lower().split()
    if len(words) == 2 and words[0] in COLOUR_NAMES:
        words.insert(0, "camel" if read_state(s).phase >= Phase.CAMELS else "leader")
    return _NOTATION.parse(m, written, " ".join(words))


def _cell_names(m: Buffer) -> tuple[str, ...]:
    """The spaces there are: mountains and places off the map are none (D2)."""
    return cell_names(m)[: read_material(m).cells]


def _seat_names(m: Buffer) -> tuple[str, ...]:
    return numbered(read_material(m).seats)


_COLOUR = Names(
    COLOUR_NAMES,
    code="desert-no-colour",
    fact="colour",
    told=lambda names: {"known": list(names)},
)
_CELL = Names(_cell_names, CELLS, code="desert-no-space", fact="cell")
_SEAT = Names(
    _seat_names,
    SEATS,
    code="desert-no-number",
    fact="number",
    told=lambda names: {"most": len(names)},
)
_VALUE = Names(
    numbered(VALUES),
    code="desert-no-number",
    fact="number",
    told=lambda names: {"most": len(names)},
)
_NOTATION = Notation(
    "desert",
    (
        Words(FIRST, "first", _SEAT),
        Words(ASIDE, "aside", _COLOUR),
        Words(PALM, "palm", _CELL),
        Words(TOKEN, "token", _CELL, _VALUE),
        Words(LEADER, "leader", _COLOUR, _CELL),
        Words(CAMEL, "camel", _COLOUR, _CELL),
        Words(SKIP, "skip"),
    ),
    each_verb=False,
)

# what the places of an observation are called
AXES = {"cell": _cell_names}
