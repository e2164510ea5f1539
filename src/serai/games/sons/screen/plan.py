"""The plan: large, three lines a cell, or small, one line a cell."""

from collections.abc import Collection

from rich.text import Text

from ..notation import COLUMN_NAMES
from ..view_types import Cell
from . import tile
from .seen import Seen
from .signs import (
    BROWN_ACROSS,
    DIM,
    FREE,
    PAID,
    SEATS,
    SIDES,
    UNDISCOVERED,
    UPRIGHT,
    WHITE_ACROSS,
    cells_of,
    field_sign,
)

ROWS = range(1, len(COLUMN_NAMES) + 1)
LABEL = 3
SMALL = 6  # a cell of the small plan, without the line to the next one
SOME_WATER, SEVERAL = "~", "&"
HIGH, LOW, BOTH = "▀", "▄", "█"  # oasis in the north, in the south, in both


def marks(view: Seen) -> dict[str, str]:
    """What stands on cells for the one to move: how far to go, where to lay."""
    actions = [action.split() for action in view.get("legal", ())]
    if view["phase"] == "laying":
        return {cell: cell for _, cell, _ in actions}
    dear = () if view["driver"] else view["reach"]["driver"]
    return {words[1]: PAID if words[1] in dear else FREE for words in actions if words[0] == "move"}


def letters(width: int) -> Text:
    line = " " * LABEL + "".join(f"{letter:^{width}}" for letter in COLUMN_NAMES)
    return Text(line.rstrip(), DIM)


# -- large -----------------------------------------------------------------------------------


def large(view: Seen, fresh: Collection[str]) -> list[Text]:
    found = marks(view)
    cells = cells_of(view)
    lines = [letters(tile.WIDTH)]
    for row in ROWS:
        names = [f"{column}{row}" for column in COLUMN_NAMES]
        drawn = [_large(cells.get(name), found.get(name, ""), name in fresh) for name in names]
        for number in range(tile.HEIGHT):
            label = f"{row:>{LABEL - 1}} " if number == 1 else " " * LABEL
            lines.append(Text.assemble((label, DIM), *(cell[number] for cell in drawn)))
    return [*lines, letters(tile.WIDTH)]


def _large(cell: Cell | None, mark: str, new: bool) -> list[Text]:
    if cell is not None:
        return tile.drawn(cell, mark, new)
    blank = Text(" " * tile.WIDTH)
    return [blank, _unknown(mark, tile.WIDTH), blank]


def _unknown(mark: str, width: int) -> Text:
    return Text(f"{mark or UNDISCOVERED:^{width}}", "bold" if mark else DIM)


# -- small -----------------------------------------------------------------------------------


def small(view: Seen) -> list[Text]:
    """A line a row; between two cells the line from one to the other."""
    found, cells = marks(view), cells_of(view)
    lines = [letters(SMALL + 1)]
    for row in ROWS:
        names = [f"{column}{row}" for column in COLUMN_NAMES]
        line = Text.assemble((f"{row:>{LABEL - 1}} ", DIM))
        for name, following in zip(names, [*names[1:], ""], strict=True):
            cell = cells.get(name)
            line.append_text(_small(cell, found.get(name, "")))
            if following:
                line.append_text(_between(cell, cells.get(following)))
        lines.append(line)
    return lines


def _between(west: Cell | None, east: Cell | None) -> Text:
    for cell, side in ((west, tile.EAST), (east, tile.WEST)):
        if cell is not None:
            white = tile.part_of(cell, SIDES[side]) is not None
            sign = WHITE_ACROSS if white else BROWN_ACROSS
            return Text(sign, tile.part_style(cell, side))
    return Text(" ")


def _small(cell: Cell | None, mark: str) -> Text:
    """Oasis north or south, the explorer's height, fields, then caravan or mark."""
    if cell is None:
        return _unknown(mark, SMALL)
    ground = tile.ground_of(cell)
    on_ground = ground[ground.index("on ") :]
    standing = [explorer for part in cell["parts"] for explorer in part["explorers"]][:1]
    line = Text.assemble((_upright(cell), f"{UPRIGHT} {on_ground}"))
    for explorer in standing:
        line.append(str(explorer["height"]), SEATS[explorer["seat"]])
    seat = cell["caravan"]
    end = Text(mark or " ", tile.mark_style(cell, mark) if mark else ground)
    if seat is not None:
        end = Text(f"@{seat + 1}", SEATS[seat])
    room = SMALL - len(line) - len(end)
    return line.append(f"{_fields(cell, room):<{room}}", f"bold {ground}").append_text(end)


def _upright(cell: Cell) -> str:
    north, south = (tile.part_of(cell, side) is not None for side in "ns")
    return {(True, False): HIGH, (False, True): LOW, (True, True): BOTH}.get((north, south), " ")


def _fields(cell: Cell, room: int) -> str:
    """The signs of the parts; where there is no room for all, one that says so."""
    signs = [field_sign(part["field"]) for part in cell["parts"] if cell["tile"]]
    whole = "".join(signs)
    if len(whole) <= room:
        return whole
    return SOME_WATER if len(signs) == 1 else SEVERAL
