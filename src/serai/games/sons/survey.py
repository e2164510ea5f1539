"""The plan as people see it: cells, tiles, and every oasis with its fields and explorers (S23)."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from serai.core.compiled import Buffer

from .layout import (
    CELLS,
    CROSS,
    EXPLORERS,
    FIELD_NAMES,
    HOME,
    NO_FIELD,
    NONE,
    OUTSIDE,
    SIDE_NAMES,
    SIDES,
    Side,
    State,
    material_of,
)
from .plan import HALF

Part = tuple[int, int]  # a cell and its first or second part


@dataclass
class Oasis:
    """All parts joined through white sides that face each other."""

    parts: list[Part]
    open_sides: int = 0
    fields: list[int] = field(default_factory=list)
    explorers: list[int] = field(default_factory=list)  # the turban's wearer first, then by height

    @property
    def cells(self) -> list[int]:
        return sorted({cell for cell, _ in self.parts})


def parts_of(st: State, cell: int) -> list[int]:
    """The oasis parts of a discovered cell."""
    sides = {int(side) for side in st.side[cell]}
    return [part - Side.FIRST_PART for part in (Side.FIRST_PART, Side.SECOND_PART) if part in sides]


def sides_of(st: State, cell: int, part: int) -> list[int]:
    return [side for side in range(SIDES) if st.side[cell, side] == part + Side.FIRST_PART]


def first_side_name(st: State, cell: int, part: int) -> str:
    """How a part is named: the first of its sides."""
    return SIDE_NAMES[sides_of(st, cell, part)[0]]


def field_of(m: Buffer, st: State, cell: int, part: int) -> int:
    """The action field on a part, or NO_FIELD."""
    tile = int(st.tile[cell])
    return int(material_of(m).fields[tile, part]) if tile < CROSS else NO_FIELD


def oasis_of(m: Buffer, st: State, start: Part) -> Oasis:
    """The oasis that a part belongs to."""
    mat = material_of(m)
    found = Oasis([start])
    for cell, part in found.parts:
        for side in sides_of(st, cell, part):
            there = int(mat.next[cell, side])
            facing = int(st.side[there, (side + HALF) % SIDES])
            if facing == Side.UNDISCOVERED:
                found.open_sides += 1
            elif there != OUTSIDE and (there, facing - Side.FIRST_PART) not in found.parts:
                found.parts.append((there, facing - Side.FIRST_PART))
    fields = [field_of(m, st, cell, part) for cell, part in found.parts]
    found.fields = sorted(kind for kind in fields if kind != NO_FIELD)
    standing = [
        explorer
        for explorer in range(EXPLORERS)
        if st.stands[explorer] != HOME
        and (int(st.stands[explorer]), int(st.stands_part[explorer])) in found.parts
    ]
    found.explorers = in_order(st, standing)
    return found


def in_order(st: State, explorers: list[int]) -> list[int]:
    """S24: the turban's wearer first, then by height."""
    return sorted(explorers, key=lambda explorer: (explorer != st.turban, -explorer))


def paying(m: Buffer, st: State, oasis: Oasis) -> tuple[list[int], int | None]:
    """S25: who leaves the line of a complete oasis for want of water, and the seat that pays."""
    leaving: list[int] = []
    if material_of(m).bare_is_free and not oasis.fields:
        return leaving, None
    for explorer in oasis.explorers[:-1]:
        if st.water[st.owner[explorer]]:
            return leaving, int(st.owner[explorer])
        leaving.append(explorer)
    return leaving, None


def reach(m: Buffer, st: State) -> set[int]:
    """S10: the cells in reach of the player to move without the camel driver, own cell included."""
    mat = material_of(m)
    start = int(st.caravan[st.turn])
    todo, brown, beyond = [start], {start}, set()
    for cell in todo:
        for side in range(SIDES):
            there = int(mat.next[cell, side])
            if there == OUTSIDE or st.tile[there] == NONE:
                continue
            if st.side[cell, side] != Side.DESERT:
                beyond.add(there)
            elif there not in brown:
                brown.add(there)
                todo.append(there)
    return brown | beyond


def way(m: Buffer, st: State, start: int, goal: int) -> list[int]:
    """S9, S10: the cells of a shortest way, both ends included.

    Without the driver it is brown, but for a white line at its very end.
    """
    return _search(m, st, start, goal, False) or _search(m, st, start, goal, True)


def _search(m: Buffer, st: State, start: int, goal: int, driver: bool) -> list[int]:
    after, before = material_of(m).next, {start: start}
    todo = [start]
    for cell in todo:
        for side in range(SIDES):
            there = int(after[cell, side])
            if there in before or there == OUTSIDE or st.tile[there] == NONE:
                continue
            if there == goal:
                before[there] = cell
                return _trace(before, goal)
            if driver or st.side[cell, side] == Side.DESERT:
                before[there] = cell
                todo.append(there)
    return []


def _trace(before: dict[int, int], goal: int) -> list[int]:
    found = [goal]
    while before[found[0]] != found[0]:
        found.insert(0, before[found[0]])
    return found


def oases(m: Buffer, st: State) -> Iterator[Oasis]:
    """Every oasis of the plan, once."""
    done: set[Part] = set()
    for cell in range(CELLS):
        if st.tile[cell] != NONE:
            for part in parts_of(st, cell):
                if (cell, part) not in done:
                    oasis = oasis_of(m, st, (cell, part))
                    done |= set(oasis.parts)
                    yield oasis


def field_names(fields: list[int]) -> list[str]:
    return [FIELD_NAMES[kind] for kind in fields]
