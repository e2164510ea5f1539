"""Actions of Through the Desert as text, and back: `camel lime b4`."""

from serai.core.compiled import Buffer
from serai.core.errors import InvalidAction

from .layout import (
    ASIDE,
    CAMEL,
    CELLS,
    COLOUR_NAMES,
    FIRST,
    LEADER,
    PALM,
    SKIP,
    TOKEN,
    VALUES,
    Phase,
    material_of,
    state_of,
)
from .material import COLUMN_NAMES, cell_name


def cell_text(m: Buffer, cell: int) -> str:
    mat = material_of(m)
    return cell_name((int(mat.row[cell]), int(mat.column[cell])))


def text(m: Buffer, action: int) -> str:
    """An action as it is written everywhere: `camel lime b4`."""
    if action in SKIP:
        return "skip"
    if action in CAMEL:
        colour, cell = divmod(action - CAMEL.start, CELLS)
        return f"camel {COLOUR_NAMES[colour]} {cell_text(m, cell)}"
    if action in LEADER:
        colour, cell = divmod(action - LEADER.start, CELLS)
        return f"leader {COLOUR_NAMES[colour]} {cell_text(m, cell)}"
    if action in TOKEN:
        cell, value = divmod(action - TOKEN.start, VALUES)
        return f"token {cell_text(m, cell)} {value + 1}"
    if action in PALM:
        return f"palm {cell_text(m, action - PALM.start)}"
    if action in ASIDE:
        return f"aside {COLOUR_NAMES[action - ASIDE.start]}"
    return f"first {action - FIRST.start + 1}"


def parse(m: Buffer, s: Buffer, written: str) -> int:
    """The action a text means. Case does not matter; `lime b4` is a leader or a camel by phase."""
    words = written.lower().split()
    if not words:
        raise InvalidAction("desert-no-action", text=written)
    if words[0] in COLOUR_NAMES and len(words) == 2:
        words.insert(0, "camel" if state_of(s).phase >= Phase.CAMELS else "leader")
    readers = {
        ("skip", 1): lambda: SKIP.start,
        ("camel", 3): lambda: CAMEL.start + _coloured_cell(m, words, written),
        ("leader", 3): lambda: LEADER.start + _coloured_cell(m, words, written),
        ("token", 3): lambda: TOKEN.start + _token(m, words, written),
        ("palm", 2): lambda: PALM.start + parse_cell(m, words[1], written),
        ("aside", 2): lambda: ASIDE.start + _colour(words[1], written),
        ("first", 2): lambda: FIRST.start + _number(words[1], int(material_of(m).seats), written),
    }
    reader = readers.get((words[0], len(words)))
    if reader is None:
        raise InvalidAction("desert-no-action", text=written)
    return reader()


def parse_cell(m: Buffer, word: str, written: str) -> int:
    """The number of a space by its name; mountains and places off the map are not spaces (D2)."""
    mat = material_of(m)
    column = COLUMN_NAMES.find(word[:1])
    digits = word[1:]
    if column >= 0 and digits.isascii() and digits.isdigit() and len(digits) < 4:
        cells = int(mat.cells)
        here = (mat.column[:cells] == column) & (mat.row[:cells] == int(digits) - 1)
        if here.any():
            return int(here.argmax())
    raise InvalidAction("desert-no-space", text=written, cell=word)


def _coloured_cell(m: Buffer, words: list[str], written: str) -> int:
    return _colour(words[1], written) * CELLS + parse_cell(m, words[2], written)


def _token(m: Buffer, words: list[str], written: str) -> int:
    return parse_cell(m, words[1], written) * VALUES + _number(words[2], VALUES, written)


def _colour(word: str, written: str) -> int:
    if word not in COLOUR_NAMES:
        raise InvalidAction("desert-no-colour", text=written, colour=word, known=list(COLOUR_NAMES))
    return COLOUR_NAMES.index(word)


def _number(word: str, most: int, written: str) -> int:
    names = [str(number + 1) for number in range(most)]
    if word not in names:
        raise InvalidAction("desert-no-number", text=written, number=word, most=most)
    return names.index(word)
