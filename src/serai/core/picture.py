"""A position as a picture: its text, letter by letter, as an SVG."""

from collections.abc import Sequence
from html import escape

from .compiled import Buffer
from .contract import Game, Material

_WIDTH, _HEIGHT = 8, 18  # of a letter


def svg(game: Game, material: Material, s: Buffer, seat: int, names: Sequence[str]) -> str:
    """What a seat sees of a state, drawn."""
    lines = game.position.write(material.m, s).splitlines()
    width = _WIDTH * max(map(len, lines))
    drawn = "".join(
        f'<text y="{_HEIGHT * number}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" font-family="monospace" font-size="13"'
        f' width="{width}" height="{_HEIGHT * (len(lines) + 1)}">{drawn}</svg>'
    )
