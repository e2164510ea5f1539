"""A table at a glance, for a list: the points, the last thing that somebody did, the board."""

import re

from serai.core import painting
from serai.core.contract import SPECTATOR

from . import telling, wire
from .scores import points
from .table import Table

_MOST = 6  # of the things that one action did
# The picture of a position begins with its board; what the seats have stands below it.
_WHOLE = re.compile(r'viewBox="0 0 ([\d.]+) [\d.]+" width="\1" height="[\d.]+"')
_BOARD = re.compile(r'<svg x="0" y="0" width="[\d.]+" height="([\d.]+)"')


def glance(table: Table, viewer: int) -> wire.GlanceTold:
    """As a seat or a spectator may know it."""
    match = table.match
    chosen = match.last_choice
    since = len(match.log) if chosen is None else chosen[0]
    last = [event for n, event in match.happened(viewer, since) if n == since]
    return {
        "table": table.sheet.id,
        "seat": None if viewer == SPECTATOR else viewer,
        "n": len(match.log),
        "turn": table.turn,
        "points": points(match, viewer),
        "last": [telling.event(event) for event in last[:_MOST]],
    }


def board_of(table: Table, viewer: int, theme: painting.Theme) -> str:
    """The board alone as an SVG, as a seat or a spectator may know it.

    Without names: they may change, and it could not be kept.
    """
    return painting.dressed(cropped(table.match.position.svg(viewer)), theme)


def cropped(svg: str) -> str:
    """The board alone; a game that draws none is shown whole."""
    board = _BOARD.search(svg)
    if board is None:
        return svg
    box = rf'viewBox="0 0 \1 {board[1]}" width="\1" height="{board[1]}"'
    return _WHOLE.sub(box, svg, count=1)
