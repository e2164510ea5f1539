"""A table that is looked at: at a glance, as a picture, move by move, as text."""

from serai.core.contract import SPECTATOR
from serai.core.painting import Theme
from serai.tables import glance, replay

from ..asking import Asked, Steps, Text
from ..table import OWNER

_PICTURE = "image/svg+xml"


def _viewer(asked: Asked) -> int:
    """Whose eyes one looks through: one's own; anybody's when the game is over."""
    sheet = asked.house.sheet(asked.given["table"])
    return replay.viewer_of(sheet, OWNER, asked.number("seat"))


def at_a_glance(asked: Asked) -> Steps:
    own = yield from asked.house.table(asked.given["table"])
    return glance.glance(own.table, _viewer(asked))


def picture(asked: Asked) -> Steps:
    """The board alone, as a seat or a spectator may know it."""
    own = yield from asked.house.table(asked.given["table"])
    theme: Theme = "dark" if asked.given.get("theme") == "dark" else "light"
    return Text(glance.board_of(own.table, _viewer(asked), theme), _PICTURE)


def plies(asked: Asked) -> Steps:
    own = yield from asked.house.table(asked.given["table"])
    return replay.plies(own.table, _viewer(asked))


def position(asked: Asked) -> Steps:
    """What could be seen after so many of those actions."""
    own = yield from asked.house.table(asked.given["table"])
    return replay.position(own.table, _viewer(asked), asked.number("ply") or 0)


def record(asked: Asked) -> Steps:
    """The game as text, as a seat or a spectator may know it; whole after the end."""
    own = yield from asked.house.table(asked.given["table"])
    sheet = own.table.sheet
    viewer = SPECTATOR if asked.given.get("seat") is None else _viewer(asked)
    text = replay.record(own.table, viewer, asked.house.hints(sheet.id), sheet.sealed(asked.at))
    return Text(text, name=f"{sheet.game}-{sheet.id}.serai")
