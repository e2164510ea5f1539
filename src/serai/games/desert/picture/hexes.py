"""Hexes with a point at the top, in rows; every odd row lies half a hex to the right."""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from serai.core.picture import short

WIDTH = 100.0
RADIUS = WIDTH / sqrt(3)
PITCH = RADIUS * 1.5


class Place(NamedTuple):
    row: int
    column: int


class Point(NamedTuple):
    x: float
    y: float

    def __str__(self) -> str:
        return f"{short(round(self.x, 1))} {short(round(self.y, 1))}"


def centre(place: Place) -> Point:
    return Point((place.column + place.row % 2 / 2) * WIDTH, place.row * PITCH)


def neighbours(place: Place) -> list[Place]:
    """The six places around one, clockwise from the east."""
    row, column = place
    left = column - 1 + row % 2
    return [
        Place(row, column + 1),
        Place(row + 1, left + 1),
        Place(row + 1, left),
        Place(row, column - 1),
        Place(row - 1, left),
        Place(row - 1, left + 1),
    ]


def corner(at: Point, index: int, radius: float = RADIUS) -> Point:
    """Clockwise from the top; side `k` lies between the corners `k + 1` and `k + 2`."""
    angle = pi / 3 * index - pi / 2
    return Point(at.x + radius * cos(angle), at.y + radius * sin(angle))


@lru_cache(4096)  # a board has always the same
def hex_path(at: Point, radius: float, rounded: float) -> str:
    """A hex as a path, its corners rounded off by a part of its sides."""
    corners = [corner(at, index, radius) for index in range(6)]
    bends = []
    for index, here in enumerate(corners):
        before = _between(here, corners[index - 1], rounded)
        after = _between(here, corners[(index + 1) % 6], rounded)
        bends.append(f"{before}Q{here} {after}")
    return f"M{'L'.join(bends)}Z"


def rim(places: Iterable[Place]) -> str:
    """Every side on which none of the places is the neighbour, chained to rings."""
    inside = set(places)
    following: dict[str, Point] = {}
    for place in sorted(inside):
        for side, beside in enumerate(neighbours(place)):
            if beside not in inside:
                start = corner(centre(place), side + 1)
                following[str(start)] = corner(centre(place), side + 2)
    path = ""
    while following:
        at = next(iter(following))
        path += f"M{at}"
        while at in following:
            at = str(following.pop(at))
            path += f"L{at}"
        path += "Z"
    return path


def _between(one: Point, other: Point, part: float) -> Point:
    return Point(one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)
