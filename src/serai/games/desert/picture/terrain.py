"""The empty desert: sand in several tones, dunes, ridges, the dividing line.

The same for a map each time, and the same as on the page: what looks like chance follows from the
names of the spaces.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from serai.core.picture import Style, mark, short, text

from .hexes import RADIUS, WIDTH, Place, Point, centre, corner, hex_path, neighbours

TONES = 4
MARGIN = 58.0
_WORD = 0xFFFFFFFF
Lots = Callable[[], float]


class Land(NamedTuple):
    """The spaces by name, the ridges around them, and the first row beyond the dividing line."""

    spaces: dict[str, Place]
    ridges: list[Place]
    rows: int
    columns: int
    divide: int | None


def land_of(spaces: dict[str, Place], beyond: Sequence[str]) -> Land:
    known = set(spaces.values())
    rows = 1 + max(place.row for place in known)
    columns = 1 + max(place.column for place in known)
    places = [Place(row, column) for row in range(rows) for column in range(columns)]
    ridges = [
        place for place in places if place not in known and known.intersection(neighbours(place))
    ]
    divide = min((spaces[name].row for name in beyond), default=None)
    return Land(spaces, ridges, rows, columns, divide)


def terrain(land: Land) -> str:
    """Everything that lies under what is played."""
    marks = [_path(_ground(land), "desert-ground")]
    marks.append(_path("".join(_hex(place, 0.5, 0.12) for place in land.ridges), "desert-ridge"))
    peaks = [_peaks(place) for place in land.ridges]
    for depth in range(3):
        for side, colour in ((1, "desert-ridge-shaded"), (0, "desert-ridge-lit")):
            marks.append(_path("".join(faces[depth][side] for faces in peaks), colour))
    for tone in range(TONES):
        same = [place for name, place in land.spaces.items() if _tone(name) == tone]
        marks.append(
            _path("".join(_hex(place, 2.6, 0.14) for place in same), f"desert-tone-{tone}")
        )
    dunes = "".join(
        _dune(centre(place), _lots(f"{name} dune")) for name, place in land.spaces.items()
    )
    line: Style = {"stroke": "var(--sand-edge)", "stroke_width": 3, "stroke_linecap": "round"}
    marks.append(mark("path", d=dunes, fill="none", **line))
    if land.divide is not None:
        marks.append(_divide(land.divide, land.columns))
    return "".join(marks)


def names(land: Land) -> str:
    """Around the board: letters for the columns, numbers for the rows."""
    style: Style = {"fill": "var(--soft)", "font_weight": 600, "text_anchor": "middle"}
    letters = [
        text(centre(Place(0, column)).x, -RADIUS - 20, chr(97 + column), 32, **style)
        for column in range(land.columns)
    ]
    starts = [centre(Place(row, 0)) for row in range(land.rows)]
    numbers = [
        text(start.x - WIDTH / 2 - 28, start.y + 11, str(row + 1), 32, **style)
        for row, start in enumerate(starts)
    ]
    return "".join(letters + numbers)


def _path(d: str, colour: str) -> str:
    return mark("path", d=d, fill=f"var(--{colour})") if d else ""


def _hex(place: Place, less: float, rounded: float) -> str:
    return hex_path(centre(place), RADIUS - less, rounded)


def _ground(land: Land) -> str:
    places = [*land.spaces.values(), *land.ridges]
    return "".join(_hex(place, -9, 0.2) for place in places)


def _tone(name: str) -> int:
    return int(_lots(name)() * TONES)


def _lots(word: str) -> Lots:
    """Numbers from 0 to 1 that follow from a word."""
    seed = 2166136261
    for letter in word:
        seed = (seed ^ ord(letter)) * 16777619 & _WORD

    def lot() -> float:
        nonlocal seed
        seed = (seed ^ seed >> 15) * 2246822519 & _WORD
        seed = (seed ^ seed >> 13) * 3266489917 & _WORD
        seed ^= seed >> 16
        return seed / 4294967296

    return lot


def _dune(at: Point, lot: Lots) -> str:
    """A long soft crest on some spaces, with its lee beside it now and then."""
    if lot() > 0.4:
        return ""
    wide = 38 + lot() * 26
    side = 1 if lot() > 0.5 else -1
    bow = side * (5 + lot() * 7)
    x = at.x - wide / 2 + (lot() - 0.5) * 12
    left = Point(x, at.y - 24 + lot() * 46)
    crest = _crest(left, wide, bow)
    if lot() <= 0.55:
        return crest
    return crest + _crest(Point(left.x + wide * 0.3, left.y + 10), wide * 0.55, bow * 0.7)


def _crest(start: Point, long: float, high: float) -> str:
    bends = (long * 0.3, -high, long * 0.62, high * 0.7, long, -high * 0.3)
    return f"M{start}c{' '.join(short(round(bend, 1)) for bend in bends)}"


def _peaks(place: Place) -> list[tuple[str, str]]:
    """Three peaks on a ridge, the farther ones first: a lit face and a shaded one each."""
    at = centre(place)
    lot = _lots(f"ridge {place.row} {place.column}")
    feet = [
        (Point(at.x - 14 + lot() * 12, at.y + 10), 48 + lot() * 12),
        (Point(at.x + 16 + lot() * 6, at.y + 20), 38 + lot() * 12),
        (Point(at.x - 18 + lot() * 20, at.y + 35), 30 + lot() * 12),
    ]
    return [_peak(foot, high, lot) for foot, high in feet]


def _peak(foot: Point, high: float, lot: Lots) -> tuple[str, str]:
    wide = min(high * 0.82, 33)
    top = Point(foot.x + (lot() - 0.5) * 8, foot.y - high)
    fold = Point(top.x + 5 + lot() * 3, foot.y - high * 0.55)
    crease = Point(top.x - 1 - lot() * 5, foot.y - high * 0.3)
    low = Point(top.x + 3 + lot() * 5, foot.y + 4)
    left, right = Point(foot.x - wide, foot.y), Point(foot.x + wide, foot.y)
    bend = Point(top.x - wide * 0.3, foot.y - high * 0.4)
    lit = f"M{left}Q{bend} {top}L{fold}L{crease}L{low}"
    lit += f"Q{Point(foot.x - wide * 0.5, foot.y + 6)} {left}Z"
    bend = Point(top.x + wide * 0.35, foot.y - high * 0.45)
    shaded = f"M{top}Q{bend} {right}Q{Point(foot.x + wide * 0.5, foot.y + 6)} {low}"
    return lit, f"{shaded}L{crease}L{fold}Z"


def _divide(row: int, columns: int) -> str:
    """Along the top of a row, from one side of the board to the other."""
    points: list[Point] = []
    for column in range(-1 if row % 2 else 0, columns):
        at = centre(Place(row, column))
        points += [corner(at, 5), corner(at, 0)]
    points.append(corner(centre(Place(row, columns - 1)), 1))
    line: Style = {"stroke": "var(--soft)", "stroke_width": 5, "stroke_dasharray": "17 12"}
    return mark("path", d=f"M{'L'.join(map(str, points))}", fill="none", **line)
