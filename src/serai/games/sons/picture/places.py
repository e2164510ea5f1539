"""Where things are on a cell, within −50…50: oasis parts, their fields, explorers beside them.

A place is said as if its side were the north, and then turned.
"""

from collections.abc import Sequence
from typing import NamedTuple

from serai.core.picture import short

from ..view_types import Part

SIDES = "nesw"


class Point(NamedTuple):
    x: float
    y: float

    def __str__(self) -> str:
        return f"{short(self.x)} {short(self.y)}"

    def turned(self, side: str) -> "Point":
        """From the north to another side."""
        x, y = self
        return {"n": self, "e": Point(-y, x), "s": Point(-x, -y), "w": Point(y, -x)}[side]

    def mirrored(self) -> "Point":
        return Point(-self.x, self.y)


class Look(NamedTuple):
    """A tile as it lies: which part each side belongs to, “.” for none; and the parts."""

    sides: str
    parts: Sequence["Lying"]


class Lying(NamedTuple):
    """An oasis part: its sides in the order north, east, south, west, and its field."""

    sides: Sequence[str]
    field: str | None


_CORNER = Point(29, -29)  # between a side and the next one clockwise
_LEFT, _RIGHT = Point(-20, -33.5), Point(19, -35)  # beside a side's line
# Explorers stand upright however the tile lies: above the line, or on the lower edge.
_UPPER, _LOWER, _WIDEST = -29.0, 26.0, 33.0
_ASIDE = 9.0  # two who share a place stand that far apart
# Grass beside a side's line, and in a corner that belongs to one part.
_BESIDE = (Point(-33, -40), Point(-8, -24), Point(31, -42), Point(9, -44), Point(10, -22))
_WITHIN = (Point(41, -32), Point(20, -18), Point(30, -12), Point(14, -30))
_ROCKS = (Point(21, -21), Point(32, -32), Point(43, -43))


def lying(part: Part) -> Lying:
    return Lying(part["sides"], part["field"])


def after(side: str) -> str:
    """The next side clockwise."""
    return SIDES[(SIDES.index(side) + 1) % 4]


def first(part: Lying) -> str:
    """The first side, clockwise."""
    later = {after(side) for side in part.sides}
    return next((side for side in part.sides if side not in later), part.sides[0])


def shape(part: Lying, look: Look) -> tuple[str, int]:
    """The name of its symbol after `sons-oasis-`, and by how many degrees it is turned."""
    begin = SIDES.index(first(part))
    return _shape(part, look.sides[begin:] + look.sides[:begin]), begin * 90


def _shape(part: Lying, sides: str) -> str:
    """As if it began in the north."""
    number = len(part.sides)
    if number > 2:
        return "four" if number == 4 else "three"
    if number == 2 and not _corners(part):
        return "across"
    follows, goes_before = sides[number], sides[3]
    return "-".join(["two" if number == 2 else "one", _room(follows), _room(goes_before)])


def _room(side: str) -> str:
    return "wide" if side == "." else "close"


def field_place(part: Lying, look: Look) -> Point:
    """The middle of the part's action field."""
    corners = _corners(part)
    if corners:
        return _CORNER.turned(corners[0])
    return _handed(_LEFT, part, look).turned(first(part))


def explorer_places(part: Lying, number: int, look: Look) -> list[Point]:
    """Where so many explorers stand on the part: their middles, beside the field."""
    free = _free(part, look)
    places = []
    for k in range(number):
        x, y = free[k % len(free)]
        upright = min(max(x, -_WIDEST), _WIDEST)
        places.append(Point(upright + k // len(free) * _ASIDE, _LOWER if y > 0 else min(y, _UPPER)))
    return places


def _corners(part: Lying) -> list[str]:
    """The sides whose next one clockwise is of the same part: there the part fills the corner."""
    return [side for side in part.sides if after(side) in part.sides]


def _free(part: Lying, look: Look) -> list[Point]:
    """What the field leaves free: first the corners, then beside the lines."""
    taken, *others = _corners(part) or [""]
    if not taken:
        return [_handed(_RIGHT, part, look).turned(side) for side in part.sides]
    standing = [_CORNER.turned(side) for side in others]
    return standing or [_RIGHT.mirrored().turned(first(part))]


def _handed(place: Point, part: Lying, look: Look) -> Point:
    """A part that follows another one clockwise has its field on the far side of its line."""
    before = look.sides[SIDES.index(first(part)) - 1]
    return place if before == "." or len(part.sides) > 1 else place.mirrored()


def tufts(look: Look) -> str:
    """Tufts of grass, upright however the tile lies."""
    spots: list[Point] = []
    for k, side in enumerate(SIDES):
        if look.sides[k] != ".":
            joined = look.sides[k] == look.sides[(k + 1) % 4]
            spots += [spot.turned(side) for spot in (_BESIDE + _WITHIN if joined else _BESIDE)]
    return "".join(
        f"M{Point(x - 3, y - 3)}l2 3.5M{Point(x, y - 5)}v5M{Point(x + 3, y - 3)}l-2 3.5"
        for x, y in spots
    )


def palms(look: Look) -> list[Point]:
    """On parts that have no field."""
    return [field_place(part, look) for part in look.parts if part.field is None]


def rocks(look: Look) -> list[Point]:
    """Between two parts that are not joined."""
    pairs = [(look.sides[k], look.sides[(k + 1) % 4], side) for k, side in enumerate(SIDES)]
    divides = [side for one, other, side in pairs if "." not in one + other and one != other]
    spots = [spot.turned(side) for side in divides for spot in _ROCKS]
    return sorted(spots, key=lambda spot: spot.y)
