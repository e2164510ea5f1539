"""A position as a poster, wide and low: what a link unfolds with where it is pasted."""

import re
from collections.abc import Sequence
from xml.sax.saxutils import escape

from .painting import Theme, in_plain_colours, png
from .picture import FONT, Style, mark, short
from .texts import harmless

WIDTH, HEIGHT = 1200, 630
HOUSE = "Serai"  # stands on every poster
_PAD = 40.0
_WORDS = 360.0  # that the words beside the board are wide
_EDGE = 2.0  # of what stands below a board
_LONGEST = 24
_GROUND, _INK, _SOFT = "#f4ead9", "#33271b", "#67543f"  # those of the house, by daylight
_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"(?: width="[\d.]+" height="[\d.]+")?')
_BOARD = re.compile(r'<svg x="0" y="0" width="[\d.]+" height="([\d.]+)"')


def poster(picture: str, title: str, lines: Sequence[str]) -> bytes:
    """The board of a picture, its title and a few lines, as PNG."""
    theme: Theme = "light"
    ground = mark("rect", width=WIDTH, height=HEIGHT, fill=_GROUND)
    content = ground + _board(in_plain_colours(picture, theme)) + _words(title, lines)
    box: Style = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "width": WIDTH, "height": HEIGHT}
    whole = mark("svg", content, xmlns="http://www.w3.org/2000/svg", font_family=FONT, **box)
    return png(whole, WIDTH, theme)


def _board(picture: str) -> str:
    """As large as there is room for; what the seats have, below the board, is left out."""
    found = _BOX.search(picture)
    assert found is not None
    board = _BOARD.search(picture)
    wide, high = float(found[1]), float(board[1] if board else found[2]) - _EDGE
    scale = min((WIDTH - _WORDS - 2 * _PAD) / wide, (HEIGHT - 2 * _PAD) / high)
    room = WIDTH - _WORDS - _PAD
    left, top = _PAD / 2 + (room - scale * wide) / 2, (HEIGHT - scale * high) / 2
    placed = (
        f'x="{short(left)}" y="{short(top)}" viewBox="0 0 {short(wide)} {short(high)}" '
        f'width="{short(scale * wide)}" height="{short(scale * high)}"'
    )
    return _BOX.sub(placed, picture, count=1)


def _words(title: str, lines: Sequence[str]) -> str:
    """In the middle of their column, so that they may be read from either side."""
    x = WIDTH - _PAD - _WORDS / 2
    rows = [(word, 44.0, _INK, 600) for word in _broken(title)]
    rows += [(_cut(line), 28.0, _SOFT, 400) for line in lines]
    rows += [(HOUSE, 28.0, _INK, 600)] if title != HOUSE else []
    y = (HEIGHT - sum(1.5 * size for _, size, _, _ in rows)) / 2
    written = ""
    for words, size, colour, weight in rows:
        y += 1.5 * size
        place: Style = {"x": x, "y": y - 0.4 * size, "text_anchor": "middle"}
        look: Style = {"font_size": size, "fill": colour, "font_weight": weight}
        written += mark("text", escape(harmless(words)), **place, **look)
    return written


def _broken(title: str) -> list[str]:
    """In lines that are short enough, a word at least in each."""
    lines = [""]
    for word in title.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= 16 or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _cut(line: str) -> str:
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"
