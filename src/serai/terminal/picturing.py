"""A moment of a game as a picture in a file, or all of it as a moving one."""

from dataclasses import dataclass
from pathlib import Path

from serai.core.contract import SPECTATOR
from serai.core.errors import BadOption
from serai.core.filming import film
from serai.core.match import Match
from serai.core.painting import Theme, dressed, png
from serai.core.record import load, position

from .checking import game_named
from .files import read_text, target, write, write_bytes
from .progress import prepared
from .seats import called

WIDTH = 1200  # of a moment in pixels
SVG, PNG, FILM = ".svg", ".png", ".apng"
_BEGINS = {SVG: "<svg", PNG: "\ufffdPNG", FILM: "\ufffdPNG"}  # read as text


@dataclass(frozen=True)
class PictureArgs:
    """What was asked for; a seat counts from 1."""

    out: Path
    ply: int | None
    seat: int | None
    dark: bool


def picture(file: Path, wish: PictureArgs) -> None:
    kind = wish.out.suffix.lower()
    if kind not in _BEGINS:
        raise BadOption("bad-picture", name=wish.out.name)
    into = target(wish.out, _BEGINS[kind])
    match = _read(file)
    seat = SPECTATOR if wish.seat is None else wish.seat - 1
    theme: Theme = "dark" if wish.dark else "light"
    if kind == FILM:
        write_bytes(into, film(match, seat, called(match), theme))
        return
    plies = len(match.steps)
    ply = plies if wish.ply is None else wish.ply
    if ply > plies:
        raise BadOption("no-such-ply", ply=ply, plies=plies)
    drawn = match.positions[ply].svg(seat, called(match))
    if kind == SVG:
        write(into, dressed(drawn, theme) if wish.dark else drawn)
    else:
        write_bytes(into, png(drawn, WIDTH, theme))


def _read(file: Path) -> Match:
    """A record, or a position, which is a game without a move."""
    text = read_text(file)
    game = prepared(game_named(text))
    if text.startswith("serai position"):
        return Match(position(game.name, text), None, resolve_chance=False)
    return load(text)
