"""The plan as people see it: cells, tiles, and every oasis with its fields and explorers (S23)."""

from dataclasses import dataclass, field

import numpy as np

from serai.core.compiled import Buffer
from serai.core.facts import shared
from serai.core.seen import array_of

from .facts import faces, read_material
from .floods import MOST_WAYS, NEAR, find_ways
from .layout import (
    CROSS,
    FIELD_NAMES,
    NO_FIELD,
    NONE,
    OUTSIDE,
    SIDE_NAMES,
    Side,
    State,
)

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
    sides = st.side[cell]
    return [part - Side.FIRST_PART for part in (Side.FIRST_PART, Side.SECOND_PART) if part in sides]


def sides_of(st: State, cell: int, part: int) -> list[int]:
    lies = part + Side.FIRST_PART
    return [side for side, found in enumerate(st.side[cell]) if found == lies]


def first_side_name(st: State, cell: int, part: int) -> str:
    """How a part is named: the first of its sides."""
    return SIDE_NAMES[sides_of(st, cell, part)[0]]


def field_of(m: Buffer, st: State, cell: int, part: int) -> int:
    """The action field on a part, or NO_FIELD."""
    tile = st.tile[cell]
    return read_material(m).fields[tile][part] if tile < CROSS else NO_FIELD


def oasis_of(m: Buffer, st: State, start: Part) -> Oasis:
    """The oasis that a part belongs to."""
    found, seen, faced = Oasis([start]), {start}, faces(m)
    for cell, part in found.parts:
        for side in sides_of(st, cell, part):
            there, opposite = faced[cell][side]
            facing = st.side[there][opposite]
            if facing == Side.UNDISCOVERED:
                found.open_sides += 1
            elif there != OUTSIDE and (there, facing - Side.FIRST_PART) not in seen:
                seen.add((there, facing - Side.FIRST_PART))
                found.parts.append((there, facing - Side.FIRST_PART))
    fields = [field_of(m, st, cell, part) for cell, part in found.parts]
    found.fields = sorted(kind for kind in fields if kind != NO_FIELD)
    places = enumerate(zip(st.stands, st.stands_part, strict=True))
    found.explorers = in_order(st, [explorer for explorer, at in places if at in seen])
    return found


def in_order(st: State, explorers: list[int]) -> list[int]:
    """S24: the turban's wearer first, then by height."""
    return sorted(explorers, key=lambda explorer: (explorer != st.turban, -explorer))


def paying(m: Buffer, st: State, oasis: Oasis) -> tuple[list[int], int | None]:
    """S25: who leaves the line of a complete oasis for want of water, and the seat that pays."""
    leaving: list[int] = []
    if read_material(m).bare_is_free and not oasis.fields:
        return leaving, None
    for explorer in oasis.explorers[:-1]:
        if st.water[st.owner[explorer]]:
            return leaving, st.owner[explorer]
        leaving.append(explorer)
    return leaving, None


def around(m: Buffer, st: State, cell: int) -> list[int]:
    """S13: the undiscovered cells beside a cell."""
    beside = read_material(m).next[cell]
    return [there for there in beside if there != OUTSIDE and st.tile[there] == NONE]


@shared
def reach(m: Buffer, st: State) -> set[int]:
    """S10: the cells in reach of the player to move without the camel driver, own cell included."""
    near = _flooded(m, st, st.caravan[st.turn], False)[1]
    return {cell for cell, is_near in enumerate(near) if is_near}


def way(m: Buffer, st: State, goal: int) -> list[int]:
    """S9, S10: the cells of a shortest way of the one who is asked, both ends included.

    Without the driver it is brown, but for a white line at its very end.
    """
    return _way(m, _brown_ways(m, st), goal) or _way(m, _all_ways(m, st), goal)


@shared
def _brown_ways(m: Buffer, st: State) -> dict[int, int]:
    return _flooded(m, st, st.caravan[st.asked], False)[0]


@shared
def _all_ways(m: Buffer, st: State) -> dict[int, int]:
    return _flooded(m, st, st.caravan[st.asked], True)[0]


def _flooded(m: Buffer, st: State, start: int, driver: bool) -> tuple[dict[int, int], list[int]]:
    """The cells that can be come to, the nearest first, each with the one before it.

    And for every cell whether it is one of them, or one white line beyond.
    """
    out = np.empty(MOST_WAYS, np.int32)
    tile, side = array_of(st, State, "tile"), array_of(st, State, "side")
    ways = 2 * find_ways(m, tile, side, start, driver, out)
    found: list[int] = out.tolist()
    return dict(zip(found[:ways:2], found[1:ways:2], strict=True)), found[NEAR:]


def _way(m: Buffer, before: dict[int, int], goal: int) -> list[int]:
    """The goal may be entered from any side, from the first cell beside it."""
    around = set(read_material(m).next[goal])
    last = next((cell for cell in before if cell in around), None)
    if last is None:
        return []
    found = [goal, last]
    while before[found[-1]] != found[-1]:
        found.append(before[found[-1]])
    return found[::-1]


def field_names(fields: list[int]) -> list[str]:
    return [FIELD_NAMES[kind] for kind in fields]
