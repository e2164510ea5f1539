"""A moment of a game as a drawing, to be sent. What is painted of it needs a server."""

from serai.coach.sending import moment_of, names_of
from serai.core.painting import dressed
from serai.tables import replay

from .asking import Asked, NotHere, Steps, Text
from .bodies import analysis_of, one_of, ply_of, seat_of, theme_of
from .coach import shelf
from .coach.analyses import text_of
from .reading import read
from .table import OWNER

_SVG = "image/svg+xml"


def moment_at(asked: Asked) -> Steps:
    """Of a table, also while a game goes on there: as one's own seat may know it."""
    _check_form(asked)
    ply, theme = ply_of(asked), theme_of(asked)
    own = yield from asked.house.table(asked.given["table"])
    viewer = replay.viewer_of(own.table.sheet, OWNER, seat_of(asked))
    match = replay.confirmed_match(own.table)
    drawn = dressed(moment_of(match, ply).svg(viewer, names_of(match)), theme)
    return Text(drawn, _SVG, f"serai-{own.table.sheet.id}-{ply}.svg")


def moment_of_analysis(asked: Asked) -> Steps:
    """Of an analysis."""
    _check_form(asked)
    ply, theme = ply_of(asked), theme_of(asked)
    kept = shelf.named(asked.house, analysis_of(asked))
    text = yield from text_of(asked.house, kept, asked.at)
    job = {"kind": "draw", "text": text, "ply": ply, "seat": seat_of(asked), "theme": theme}
    return Text((yield from read(job)), _SVG, f"serai-analysis-{ply}.svg")


def _check_form(asked: Asked) -> None:
    if one_of(asked, "form", ("svg", "png")) != "svg":
        raise NotHere("own-no-painting")
