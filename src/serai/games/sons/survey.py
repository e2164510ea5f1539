"""The plan as people see it: cells, tiles, and every oasis with its fields and explorers (S23)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from serai.core.compiled import Buffer

from .layout import (
    CELLS,
    CROSS,
    EXPLORERS,
    FIELD_NAMES,
    FIRST_PART,
    HOME,
    NO_FIELD,
    NONE,
    OUTSIDE,
    SECOND_PART,
    SIDE_NAMES,
    SIDES,
    UNDISCOVERED,
    map_of,
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


def parts_of(st: Any, cell: int) -> list[int]:
    """The oasis parts of a discovered cell."""
    sides = {int(side) for side in st.side[cell]}
    return [part - FIRST_PART for part in (FIRST_PART, SECOND_PART) if part in sides]


def sides_of(st: Any, cell: int, part: int) -> list[int]:
    return [side for side in range(SIDES) if st.side[cell, side] == part + FIRST_PART]


def first_side_name(st: Any, cell: int, part: int) -> str:
    """How a part is named: the first of its sides."""
    return SIDE_NAMES[sides_of(st, cell, part)[0]]


def field_of(m: Buffer, st: Any, cell: int, part: int) -> int:
    """The action field on a part, or NO_FIELD."""
    tile = int(st.tile[cell])
    return int(map_of(m).fields[tile, part]) if tile < CROSS else NO_FIELD


def oasis_of(m: Buffer, st: Any, start: Part) -> Oasis:
    """The oasis that a part belongs to."""
    mat = map_of(m)
    found = Oasis([start])
    for cell, part in found.parts:
        for side in sides_of(st, cell, part):
            there = int(mat.next[cell, side])
            facing = int(st.side[there, (side + HALF) % SIDES])
            if facing == UNDISCOVERED:
                found.open_sides += 1
            elif there != OUTSIDE and (there, facing - FIRST_PART) not in found.parts:
                found.parts.append((there, facing - FIRST_PART))
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


def in_order(st: Any, explorers: list[int]) -> list[int]:
    """S24: the turban's wearer first, then by height."""
    return sorted(explorers, key=lambda explorer: (explorer != st.turban, -explorer))


def oases(m: Buffer, st: Any) -> Iterator[Oasis]:
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
