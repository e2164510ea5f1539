"""A table at a glance, for a list: the points, and the last thing that somebody did."""

from serai.core.contract import SPECTATOR

from . import telling, wire
from .scores import points
from .table import Table

_MOST = 6  # of the things that one action did


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
