"""A tile, or any discovered cell, seven characters wide and three lines high.

       ║i        the oasis in the north has a field for incense; its lines are double,
    ── @1 ──     those of the desert single; seat 1's caravan stands on the central field
       │

Each part of an oasis has its sign in a corner beside its sides. An explorer on the part has the
corner that is beside no other part, and the sign stands in the next one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import cast

from rich.text import Text

from ..outlook import Explorer, Side
from ..view_types import Cell, Part, Tile
from .signs import (
    BROWN_ACROSS,
    BROWN_DOWN,
    MARKS,
    OWNERS,
    PARTS,
    ROAD,
    SAND,
    SEATS,
    SIDES,
    TURBAN,
    WHITE_ACROSS,
    WHITE_DOWN,
    field_sign,
)

WIDTH, HEIGHT = 7, 3
CORNER, MIDDLE = 3, 3  # how wide a corner is; the column of the lines north and south
LINE = 2  # how long the lines west and east are
NORTH, EAST, SOUTH, WEST = range(4)
LEFT_CORNERS = (2, 3)  # a corner has the number of the side before it, clockwise
TOP_CORNERS = (3, 0)
CENTRE = 3
NOWHERE = "a1"  # by whose ground a tile is drawn that lies on no cell
Styled = tuple[str, str]


@dataclass
class Canvas:
    """Signs with their styles, three lines of seven."""

    ground: str
    signs: list[list[Styled]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.signs = [[(" ", self.ground)] * WIDTH for _ in range(HEIGHT)]

    def write(self, line: int, column: int, text: str, style: str) -> None:
        for at, sign in enumerate(text):
            self.signs[line][column + at] = (sign, style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*_runs(signs)) for signs in self.signs]


def _runs(signs: list[Styled]) -> Iterator[Styled]:
    """Signs of one style together."""
    for style, run in groupby(signs, key=itemgetter(1)):
        yield "".join(sign for sign, _ in run), style


def drawn(cell: Cell, mark: str = "", new: bool = False) -> list[Text]:
    """The three lines of a cell; `mark` stands on its central field if no caravan does."""
    canvas = Canvas(ground_of(cell))
    _draw_lines(canvas, cell)
    for corner, part, text, own in _corners(cell):
        _write_corner(canvas, cell, corner, part, text, own)
    if new:
        canvas.write(1, LINE - 1, "[", f"bold {canvas.ground}")
        canvas.write(1, LINE + CENTRE, "]", f"bold {canvas.ground}")
    if cell["caravan"] is not None:
        canvas.write(1, LINE, f"@{cell['caravan'] + 1} ", SEATS[cell["caravan"]])
    elif mark:
        canvas.write(1, LINE, f"{mark:^{CENTRE}}", mark_style(cell, mark))
    return canvas.lines()


def from_tile(tile: Tile, rotation: int = 0) -> Cell:
    """A tile that lies nowhere, as a cell; turned by quarters clockwise."""
    sides = "".join(tile["sides"][(side - rotation) % len(SIDES)] for side in range(len(SIDES)))
    parts: list[Part] = []
    for number, kind in enumerate(tile["fields"]):
        own = [cast("Side", SIDES[n]) for n, sign in enumerate(sides) if sign == "ab"[number]]
        parts.append({"side": own[0], "sides": own, "field": kind, "explorers": []})
    return {
        "name": NOWHERE,
        "tile": tile["name"],
        "rotation": rotation,
        "sides": sides,
        "parts": parts,
        "caravan": None,
        "around": [],
    }


def ground_of(cell: Cell) -> str:
    if cell["tile"] is None:
        return ROAD
    name = cell["name"]
    return SAND[(ord(name[0]) + int(name[1:])) % len(SAND)]


def mark_style(cell: Cell, mark: str) -> str:
    ground = ground_of(cell)
    return f"{MARKS[mark]} {ground[ground.index('on ') :]}"


def part_of(cell: Cell, side: str) -> int | None:
    """Which part a side belongs to, if it is no desert."""
    found = [number for number, part in enumerate(cell["parts"]) if side in part["sides"]]
    return found[0] if found else None


def part_style(cell: Cell, side: int) -> str:
    part = part_of(cell, SIDES[side])
    return ground_of(cell) if part is None else PARTS[part]


def _draw_lines(canvas: Canvas, cell: Cell) -> None:
    places = {NORTH: (0, MIDDLE), EAST: (1, WIDTH - LINE), SOUTH: (2, MIDDLE), WEST: (1, 0)}
    for side, (line, column) in places.items():
        white = part_of(cell, SIDES[side]) is not None
        across = (WHITE_ACROSS if white else BROWN_ACROSS) * LINE
        down = WHITE_DOWN if white else BROWN_DOWN
        sign = across if side in (EAST, WEST) else down
        canvas.write(line, column, sign, part_style(cell, side))


# -- corners ---------------------------------------------------------------------------------


def _corners(cell: Cell) -> Iterator[tuple[int, int, str, str]]:
    """What stands in which corner: the part, the text, and its own style if it has one.

    The sides of the cross have no fields, and need no sign to say so.
    """
    if cell["tile"] is None:
        return
    taken: set[int] = set()
    parts = sorted(enumerate(cell["parts"]), key=lambda entry: not entry[1]["explorers"])
    for number, part in parts:
        free = [corner for corner in _beside(cell, number) if corner not in taken]
        if part["explorers"]:
            first = part["explorers"][0]
            yield free[0], number, _standing(part["explorers"]), SEATS[first["seat"]]
            taken.add(free.pop(0))
        if free:  # always, unless explorers stand on both parts, which no play leads to
            yield free[0], number, field_sign(part["field"]), ""
            taken.add(free[0])


def _beside(cell: Cell, part: int) -> list[int]:
    """The corners beside a part's sides: first those no other part is near, then inner ones."""

    def rank(corner: int) -> tuple[int, int]:
        near = [part_of(cell, SIDES[side]) for side in _around(corner)]
        return sum(p not in (None, part) for p in near), -near.count(part)

    corners = [corner for corner in range(len(SIDES)) if rank(corner)[1]]
    return sorted(corners, key=rank)


def _around(corner: int) -> tuple[int, int]:
    return corner, (corner + 1) % len(SIDES)


def _standing(explorers: list[Explorer]) -> str:
    """`16¹`, `16*` with the turban, `16+` if there are more."""
    first = explorers[0]
    owner = TURBAN if first["turban"] else OWNERS[first["seat"]]
    return f"{first['height']}{'+' if len(explorers) > 1 else owner}"


def _write_corner(canvas: Canvas, cell: Cell, corner: int, part: int, text: str, own: str) -> None:
    """Towards the sides it belongs to, on the ground of its part."""
    line = 0 if corner in TOP_CORNERS else HEIGHT - 1
    left = corner in LEFT_CORNERS
    near = [side for side in _around(corner) if part_of(cell, SIDES[side]) == part]
    column = 0 if left else WIDTH - CORNER
    canvas.write(line, column, " " * CORNER, PARTS[part])
    room = CORNER - len(text)
    if len(near) > 1:
        shift = room - room // 2 if left else room // 2
    else:
        shift = room if left == (near[0] in (NORTH, SOUTH)) else 0
    canvas.write(line, column + shift, text, own or PARTS[part])
