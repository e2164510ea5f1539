"""A position of Im Reich der Wüstensöhne as a picture of the whole plan, and back.

    phase: moving
    turn: 1
    first: 1
    plan:
         a      b      c      …
    1    .      .      2.5/1
    …
    caravans: f1 f11
    player 1: water 2, camels 0, incense 0, myrrh 0, salt 0, gems 0
    display 1: 2.7 2.11
    explorers 1: 16 13 c1n 3 2
    turban: 16
    r1: +3 salt seen 1

A cell is `.` (not discovered), `+` (the start cross) or a tile and its rotation. An explorer stands
on the cell and part written after its height, or is at home. `r1: ? salt seen 1` is a rumour whose
value is not known here. Whatever is left out is as at the start.
"""

from collections.abc import Callable, Iterator

from serai.core.compiled import Buffer

from .facts import read_material, read_state
from .layout import (
    CROSS,
    EXPLORERS,
    FIELD_NAMES,
    GOOD_NAMES,
    GOODS,
    HOME,
    NONE,
    SIZE,
    UNKNOWN,
    Phase,
    RumourAt,
    State,
    TileAt,
)
from .notation import CELL_NAMES, COLUMN_NAMES, RUMOUR_NAMES, UNSEEN, tile_name
from .reading import COUNTED, FLAGS, HAND, SUPPLY, Reader
from .survey import first_side_name

LABEL, WIDTH = 5, 7

_OFF_THE_GOODS = {RumourAt.IN_SUPPLY: SUPPLY, RumourAt.IN_HAND: HAND}


def write(m: Buffer, s: Buffer) -> str:
    st = read_state(s)
    plan = ["plan:", *drawn_plan(lambda cell: _sign(m, st, cell))]
    lines = [*_head(m, s), *plan, *_players(m, s), *_rumours(s), *_scoring(s)]
    return "\n".join(lines) + "\n"


def read(m: Buffer, text: str) -> Buffer:
    """The state a picture shows; refused with the reason if no such state can be."""
    return Reader(m, text).position()


# -- drawing ---------------------------------------------------------------------------------


def _head(m: Buffer, s: Buffer) -> Iterator[str]:
    st = read_state(s)
    yield f"phase: {Phase(st.phase).label}"
    yield f"turn: {st.turn + 1}"
    yield f"first: {'-' if st.first == NONE else st.first + 1}"
    if st.asked != st.turn:
        yield f"asked: {st.asked + 1}"
    for flag in FLAGS:
        if getattr(st, flag):
            yield f"{flag}: yes"
    for field in COUNTED:
        if getattr(st, field):
            yield f"{field}: {getattr(st, field)}"
    if st.held != NONE:
        yield f"held: {tile_name(m, st.held)}"
    if st.robbed != NONE:
        yield f"robbed: {st.robbed + 1}"
    if st.laid != NONE:
        yield f"laid: {CELL_NAMES[st.laid]}"
    mat = read_material(m)
    played = [tile for tile in range(mat.tiles) if mat.stack[tile] >= mat.lowest]
    tiles = [tile for tile in played if st.where[tile] == TileAt.GONE]
    if tiles:
        yield f"gone: {' '.join(tile_name(m, tile) for tile in tiles)}"


def drawn_plan(sign: Callable[[int], str]) -> Iterator[str]:
    """The rows of the plan under the letters of the columns, with a sign for each cell."""
    yield " " * LABEL + "".join(f"{letter:<{WIDTH}}" for letter in COLUMN_NAMES).rstrip()
    for row in range(SIZE):
        cells = range(row * SIZE, row * SIZE + SIZE)
        signs = "".join(f"{sign(cell):<{WIDTH}}" for cell in cells)
        yield f"{row + 1:<{LABEL}}{signs}".rstrip()


def _sign(m: Buffer, st: State, cell: int) -> str:
    if st.tile[cell] == NONE:
        return "."
    if st.tile[cell] == CROSS:
        return "+"
    return f"{tile_name(m, st.tile[cell])}/{st.rotation[cell]}"


def _players(m: Buffer, s: Buffer) -> Iterator[str]:
    mat, st = read_material(m), read_state(s)
    if st.phase == Phase.LOT:
        return
    seats = range(mat.seats)
    yield f"caravans: {' '.join(CELL_NAMES[st.caravan[seat]] for seat in seats)}"
    for seat in seats:
        stores = {"water": st.water[seat], "camels": st.camels[seat]}
        stores |= {good: st.goods[seat][k] for k, good in enumerate(GOOD_NAMES)}
        told = ", ".join(f"{name} {number}" for name, number in stores.items())
        yield f"player {seat + 1}: {told}"
        shown = [tile_name(m, tile) for tile in st.display[seat] if tile != NONE]
        yield f"display {seat + 1}: {' '.join(shown) or '-'}"
        own = [e for e in reversed(range(EXPLORERS)) if st.owner[e] == seat]
        yield f"explorers {seat + 1}: {' '.join(_explorer(st, e) for e in own)}"
    yield f"turban: {st.turban + 1}"


def _explorer(st: State, explorer: int) -> str:
    if st.stands[explorer] == HOME:
        return str(explorer + 1)
    cell = st.stands[explorer]
    side = first_side_name(st, cell, st.stands_part[explorer])
    return f"{explorer + 1} {CELL_NAMES[cell]}{side}"


def _rumours(s: Buffer) -> Iterator[str]:
    st = read_state(s)
    for rumour in range(st.drawn_rumours):
        value, at = st.rumour[rumour], st.rumour_at[rumour]
        told = UNSEEN if value == UNKNOWN else f"{value:+}"
        place = GOOD_NAMES[at] if at < GOODS else _OFF_THE_GOODS[RumourAt(at)]
        seen = " ".join(str(seat + 1) for seat in range(8) if st.seen[rumour] >> seat & 1)
        yield f"{RUMOUR_NAMES[rumour]}: {told} {place} seen {seen}"


def _scoring(s: Buffer) -> Iterator[str]:
    """A scoring that is under way."""
    st = read_state(s)
    if st.heard != NONE:
        yield f"heard: {RUMOUR_NAMES[st.heard]}"
    if st.in_line:
        yield f"line: {' '.join(str(explorer + 1) for explorer in st.line if explorer != NONE)}"
    fields = [f"{FIELD_NAMES[k]} {number}" for k, number in enumerate(st.free) if number]
    if fields:
        yield f"free: {', '.join(fields)}"
    if st.chosen != NONE:
        yield f"chosen: {GOOD_NAMES[st.chosen]}"
    if st.next_part != NONE:
        yield f"next_part: {st.next_part}"
