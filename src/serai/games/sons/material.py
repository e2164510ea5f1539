"""Tile sets: a line for each discovery tile, stack by stack, and the buffer made of them.

    name: dunes
    stack 1
    ....
    a... incense
    ab.. salt water2

Four signs for the sides north, east, south, west: `.` desert, `a` an oasis side of the first part,
`b` of the second; then for each part its action field, or `-`. Blank lines and lines after `#` say
nothing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from serai.core.compiled import Buffer
from serai.core.contract import Fault, Material, Option, Phrase
from serai.core.game import manifest
from serai.core.material import LONGEST_NAME, Files, first_option, is_name, seat_of

from .layout import (
    CELLS,
    CENTRE,
    FIELD_NAMES,
    MATERIAL,
    MIDDLE,
    NO_FIELD,
    NONE,
    OUTSIDE,
    SIDES,
    SIZE,
    STACKS,
    TILES,
    Side,
)
from .plan import turned

_MANIFEST = manifest(__package__)
SEATS, SOURCE = _MANIFEST.seats, _MANIFEST.source
OPTIONS: tuple[Option, ...] = (first_option(), Option("tiles", "dunes", "source"))
USUAL_STACK = 17  # S4
HEIGHTS = ((16, 13, 3, 2), (11, 10, 8, 5), (12, 9, 7, 6), (15, 14, 4, 1))  # S7
STARTS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # S6: the ends of the cross, by side
WHITE = ((1, 1), (3, -1), (4, 1), (5, -1))  # S3: field of an arm; right or left, looking outward
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # row and column, for each side
NO_ONE = "-"
PAYING_WITHOUT_FIELDS = FIRST_TAKES_A_FIELD = 2  # S25, S26: the rules versions that brought them
_SIGNS = {".": Side.DESERT, "a": Side.FIRST_PART, "b": Side.SECOND_PART}


@dataclass(frozen=True)
class Tile:
    """A tile as its line says it; the stack counts from 0."""

    stack: int
    sides: tuple[int, ...]
    fields: tuple[int, ...]

    def turned(self, rotation: int) -> "tuple[tuple[int, ...], ...]":
        """What it looks like: for each side the field and the other sides of its part."""
        sides = [self.sides[turned(side, rotation)] for side in range(SIDES)]
        return tuple(
            (-1,)
            if part == Side.DESERT
            else (
                self.fields[part - Side.FIRST_PART],
                *(i for i in range(SIDES) if sides[i] == part),
            )
            for part in sides
        )


@dataclass
class TileSet:
    name: str = ""
    tiles: list[Tile] = field(default_factory=list)

    def stack(self, number: int) -> list[Tile]:
        return [tile for tile in self.tiles if tile.stack == number]


def build(seats: int, options: Mapping[str, str], rules: int) -> Material:
    """The material of a table, from its options; refuses what cannot be played."""
    source, name, shipped = FILES.find(options["tiles"])
    tiles = FILES.read(source)
    m = np.zeros(MATERIAL.itemsize, np.uint8)
    _fill_tiles(m, tiles)
    _fill_plan(m)
    _fill_players(m, seats)
    _fill_rules(m, rules)
    m.view(MATERIAL)[0].first = seat_of(options["first"], NONE)
    return Material(m, seats, {**options, "tiles": name}, tiles.name, source, shipped, rules)


def claims(text: str) -> bool:
    """Whether a file looks like a tile set: it has stacks."""
    return any(line.split()[:1] == ["stack"] for line in text.splitlines())


def describe(text: str) -> list[Phrase]:
    """What a sound tile set is, and what is unusual about it."""
    tiles, _ = parse(text)
    sizes = [len(tiles.stack(number)) for number in range(STACKS)]
    facts = {"name": tiles.name, "tiles": len(tiles.tiles), "stacks": list(map(str, sizes))}
    known = [Phrase("sons-tiles", facts)]
    if sizes != [USUAL_STACK] * STACKS:
        facts = {"usual": USUAL_STACK, "stacks": STACKS}
        known.append(Phrase("sons-tiles-other-number", facts))
    return known


# -- reading ---------------------------------------------------------------------------------


def parse(text: str) -> tuple[TileSet, list[Fault]]:
    """The tiles of a set and what is wrong with it."""
    found = TileSet()
    faults: list[Fault] = []
    stack, last = -1, 1
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        last = number
        if words[0] == "name:" and not found.name:
            faults += _read_name(found, number, " ".join(words[1:]))
        elif words[0] == "stack":
            stack += 1
            if words[1:] != [str(stack + 1)] or stack >= STACKS:
                faults.append(_fault("stack", number, right=min(stack + 1, STACKS)))
        elif stack < 0:
            faults.append(_fault("no-stack", number, text=line.strip()))
        else:
            faults += _read_tile(found, number, stack, words)
    return found, faults or list(_judge(found, last))


FILES = Files(__package__, "tiles", parse, lambda found: found.name)
shipped, check = FILES.shipped, FILES.check


def _read_name(found: TileSet, line: int, name: str) -> list[Fault]:
    if not is_name(name):
        return [_fault("name", line, most=LONGEST_NAME)]
    found.name = name
    return []


def _read_tile(found: TileSet, line: int, stack: int, words: list[str]) -> list[Fault]:
    signs, *names = words
    if len(signs) != SIDES or set(signs) - set(_SIGNS):
        return [_fault("sides", line, text=signs)]
    parts = sorted(set(signs) - {"."})
    if parts not in ([], ["a"], ["a", "b"]):
        return [_fault("parts", line, text=signs)]
    if len(names) != len(parts):
        return [_fault("fields", line, number=len(names), right=len(parts))]
    unknown = [name for name in names if name not in (*FIELD_NAMES, NO_ONE)]
    if unknown:
        known = [*FIELD_NAMES, NO_ONE]
        return [_fault("unknown", line, text=unknown[0], known=known)]
    if not _is_shape(signs):
        return [_fault("shape", line, text=signs)]
    fields = [NO_FIELD if name == NO_ONE else FIELD_NAMES.index(name) for name in names]
    sides = tuple(_SIGNS[sign] for sign in signs)
    found.tiles.append(Tile(stack, sides, tuple(fields)))
    return []


def _is_shape(signs: str) -> bool:
    """S5: of three sides a pair and a single one, of four two pairs, are split."""
    if "b" not in signs:
        return True
    ring = signs + signs[0]
    pairs = [ring[i : i + 2] for i in range(SIDES)]
    counts = sorted((signs.count("a"), signs.count("b")))
    if counts == [1, 1]:
        return True
    if counts == [1, 2]:
        return "aa" in pairs or "bb" in pairs
    return counts == [2, 2] and "aa" in pairs and "bb" in pairs


def _judge(found: TileSet, last: int) -> Iterator[Fault]:
    if not found.name:
        yield _fault("no-name", 1)
    empty = [number + 1 for number in range(STACKS) if not found.stack(number)]
    if empty:
        yield _fault("empty", last, stack=empty[0])
    if len(found.tiles) > TILES:
        yield _fault("many", last, tiles=len(found.tiles), most=TILES)


def _fault(kind: str, line: int, **facts: object) -> Fault:
    return Fault(f"sons-fault-{kind}", {"line": line, **facts})


# -- building --------------------------------------------------------------------------------


def _fill_tiles(m: Buffer, found: TileSet) -> None:
    mat = m.view(MATERIAL)[0]
    tiles = sorted(found.tiles, key=lambda tile: tile.stack)
    assert tiles == found.tiles
    mat.tiles = len(tiles)
    mat.fields[:] = NO_FIELD
    for index, tile in enumerate(tiles):
        mat.stack[index] = tile.stack
        mat.number[index] = sum(other.stack == tile.stack for other in tiles[: index + 1])
        mat.parts[index] = tile.sides
        mat.fields[index, : len(tile.fields)] = tile.fields
        mat.desert[index] = not tile.fields
        looks = [tile.turned(rotation) for rotation in range(SIDES)]
        mat.turns[index] = sum(1 << r for r in range(SIDES) if looks[r] not in looks[:r])
    mat.begins[:] = np.searchsorted(mat.stack[: len(tiles)], range(STACKS + 1))


def arm(side: int) -> list[int]:
    """The five cells of an arm of the cross, outward."""
    down, right = STEPS[side]
    return [CENTRE + (down * SIZE + right) * step for step in range(1, MIDDLE + 1)]


def _fill_plan(m: Buffer) -> None:
    """S2, S3: neighbours, the cross and its sixteen white sides."""
    mat = m.view(MATERIAL)[0]
    for cell in range(CELLS):
        row, column = divmod(cell, SIZE)
        for side, (down, right) in enumerate(STEPS):
            inside = 0 <= row + down < SIZE and 0 <= column + right < SIZE
            mat.next[cell, side] = cell + down * SIZE + right if inside else OUTSIDE
        mat.cross[cell] = row == MIDDLE or column == MIDDLE
    for side in range(SIDES):
        for place, hand in WHITE:
            mat.cross_side[arm(side)[place - 1], (side + hand) % SIDES] = Side.FIRST_PART
    assert mat.cross.sum() == 2 * SIZE - 1 and (mat.cross_side == Side.FIRST_PART).sum() == 16


def _fill_players(m: Buffer, seats: int) -> None:
    mat = m.view(MATERIAL)[0]
    mat.seats = seats
    mat.lowest = 1 if seats == 2 else 0  # S4
    mat.start[:] = NONE
    for order, side in enumerate(STARTS[seats]):
        mat.start[order] = arm(side)[-1]
    mat.heights[:] = HEIGHTS


def _fill_rules(m: Buffer, rules: int) -> None:
    """What older rules versions did otherwise."""
    mat = m.view(MATERIAL)[0]
    mat.bare_is_free = rules < PAYING_WITHOUT_FIELDS
    mat.first_may_pass = rules < FIRST_TAKES_A_FIELD
