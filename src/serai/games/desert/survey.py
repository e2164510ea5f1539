"""The board as people see it: what lies around a space, the area it is in, whose a caravan is."""

from array import array
from collections.abc import Callable, Iterable

from serai.core.compiled import Buffer
from serai.core.contract import Facts
from serai.core.facts import bytes_of, place_of

from .camels import camel_is_legal
from .facts import cell_names, read_material
from .layout import COLOUR_NAMES, COLOURS, MOST_MOVES, WALL, State

_MOVES, _MOVE = place_of("move", State), 2  # bytes of one
_ROW = MOST_MOVES * _MOVE


def cell_texts(m: Buffer, cells: Iterable[int]) -> tuple[str, ...]:
    names = cell_names(m)
    return tuple([names[cell] for cell in cells])


def around(m: Buffer, cell: int, wanted: Callable[[int], object]) -> list[int]:
    """The neighbours that fulfil a condition, in reading order."""
    return sorted(c for c in read_material(m).next[cell] if c != WALL and wanted(c))


def area_of(m: Buffer, st: State, cell: int) -> list[int]:
    """The enclosed area a cell lies in."""
    after, area = read_material(m).next, [cell]
    for inside in area:
        for neighbour in after[inside]:
            if st.closed[neighbour] and neighbour not in area:
                area.append(neighbour)
    return sorted(area)


def caravan_facts(caravan: int) -> Facts:
    """Whose it is, and of which colour."""
    seat, colour = divmod(caravan, COLOURS)
    return {"seat": seat + 1, "colour": COLOUR_NAMES[colour]}


def listed_camels(st: State, seat: int) -> list[int]:
    """The legal camels on a seat's list."""
    listed = st.move[seat][: st.moves[seat]]
    return [move for move in listed if camel_is_legal(st, seat, move)]


def can_move(st: State, seat: int) -> bool:
    """Whether there is one: mostly the last. The list is long, and the rest of it not read."""
    begin = _MOVES.start + seat * _ROW
    held = bytes_of(st)[begin : begin + st.moves[seat] * _MOVE]
    return any(camel_is_legal(st, seat, move) for move in reversed(array("H", held)))
