"""The board as people see it: what lies around a space, the area it is in, whose a caravan is."""

from collections.abc import Callable, Iterable

from serai.core.compiled import Buffer
from serai.core.contract import Facts

from .layout import COLOUR_NAMES, COLOURS, WALL, State, material_of
from .notation import cell_text


def cell_texts(m: Buffer, cells: Iterable[int]) -> tuple[str, ...]:
    return tuple(cell_text(m, cell) for cell in cells)


def around(m: Buffer, cell: int, wanted: Callable[[int], object]) -> list[int]:
    """The neighbours that fulfil a condition, in reading order."""
    return sorted(int(c) for c in material_of(m).next[cell] if c != WALL and wanted(int(c)))


def area_of(m: Buffer, st: State, cell: int) -> list[int]:
    """The enclosed area a cell lies in."""
    after, area = material_of(m).next, [cell]
    for inside in area:
        for neighbour in map(int, after[inside]):
            if st.closed[neighbour] and neighbour not in area:
                area.append(neighbour)
    return sorted(area)


def caravan_facts(caravan: int) -> Facts:
    """Whose it is, and of which colour."""
    seat, colour = divmod(caravan, COLOURS)
    return {"seat": seat + 1, "colour": COLOUR_NAMES[colour]}
