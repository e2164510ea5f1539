"""Text from right to left beside boards and tables, which always run from left to right.

Signs that take no room set it apart, so that a terminal that orders mixed text never moves a word
or a number into another column. Widths are counted in cells of the terminal, never in signs.
"""

import re

from rich.cells import cell_len

from serai.core.texts import RIGHT_TO_LEFT, spoken

_LEFT, _RIGHT, _FIRST, _POP = "\u2066", "\u2067", "\u2068", "\u2069"
SIGNS = dict.fromkeys(map(ord, (_LEFT, _RIGHT, _FIRST, _POP)))
_HEBREW = re.compile("[\u0590-\u08ff]")
_LINE = re.compile(r"^((?:\x1b\[[0-9;]*m| )*)(.*?)((?:\x1b\[[0-9;]*m| )*)$", re.MULTILINE)


def runs_left() -> bool:
    """Whether the language spoken here runs from right to left."""
    return spoken() in RIGHT_TO_LEFT


def apart(text: str) -> str:
    """For a column or beside a board: in its own direction."""
    return f"{_FIRST}{text}{_POP}" if _HEBREW.search(text) else text


def on_board(text: str) -> str:
    """For a line of a card: as wide as the card, from left to right as the board itself."""
    return f"{_LEFT}{text}{_POP}" if _HEBREW.search(text) else text


def lines_apart(text: str) -> str:
    """Each line from right to left, wherever it begins: its full stop is at its left end."""
    return _LINE.sub(_line_apart, text) if runs_left() else text


def _line_apart(found: "re.Match[str]") -> str:
    before, line, after = found.groups()
    return f"{before}{_RIGHT}{line}{_POP}{after}" if _HEBREW.search(line) else found[0]


def fitted(text: str, width: int) -> str:
    """Cut or filled up to so many cells."""
    text = shortened(text, width)
    return text + " " * (width - cell_len(text))


def shortened(text: str, width: int) -> str:
    """So many cells at most; nothing that was set apart is left open."""
    if cell_len(text) <= width:
        return text
    text = text.translate(SIGNS)
    while cell_len(text) > width:
        text = text[:-1]
    return text


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Lines of so many cells at most, a word too long for any of them on its own; set in."""
    lines = [first]
    for word in text.split():
        begun = lines[-1] if lines[-1] in (first, rest) else f"{lines[-1]} "
        if begun.strip() and cell_len(begun + word) > width:
            lines.append(rest + word)
        else:
            lines[-1] = begun + word
    return lines if text.strip() else []
