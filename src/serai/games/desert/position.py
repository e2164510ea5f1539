"""A position of Through the Desert as a drawing, and back.

    phase: camels
    first: 1
    turn: 2
    left: 2
    opening: no
    herds: amber 12, lime 11, rose 12, sky 12, violet 12
    waterholes: 1 0 0 / 0 0 0          (for each seat its tokens of 1, 2 and 3 points; `4 ?` hidden)
    board:
        a   b   c   d
    1   .   L1  l1  ^
    2     .   2   .   T

Four characters a cell, every second row half a cell to the right. `.` a free space, `1`–`3` a
waterhole token, `T` an oasis, `l2` a lime camel of seat 2, `L2` its leader, `#2` a space enclosed
by seat 2, `T2` an enclosed oasis, `o` and `p` spaces whose token or palm is not drawn yet. Every
line before the board may be left out.
"""

from collections.abc import Iterator

from serai.core.compiled import Buffer

from .layout import COLOUR_NAMES, COLOURS, FREE, NONE, Phase, State, material_of, state_of
from .material import COLUMN_NAMES, Place, neighbours
from .reading import CELL, INITIALS, LABEL, SHIFT, Reader


def write(m: Buffer, s: Buffer) -> str:
    return "\n".join([*_head(m, s), "board:", *draw_board(m, s)]) + "\n"


def read(m: Buffer, text: str) -> Buffer:
    """The state a drawing shows; refused with the reason if no such state can be."""
    return Reader(m, text).position()


def draw_board(m: Buffer, s: Buffer) -> list[str]:
    """The rows of the board, under the letters of the columns."""
    mat = material_of(m)
    signs = {
        (int(mat.row[cell]), int(mat.column[cell])): _sign(m, s, cell)
        for cell in range(int(mat.cells))
    }
    columns = max(column for _, column in signs) + 1
    rows = range(max(row for row, _ in signs) + 1)
    for row, column in {around for place in signs for around in neighbours(place)} - set(signs):
        if row in rows and 0 <= column < columns:
            signs[row, column] = "^"
    letters = "".join(f"{letter:<{CELL}}" for letter in COLUMN_NAMES[:columns])
    return [" " * LABEL + letters.rstrip(), *(_row(signs, row, columns) for row in rows)]


# -- drawing ---------------------------------------------------------------------------------


def _head(m: Buffer, s: Buffer) -> Iterator[str]:
    mat, st = material_of(m), state_of(s)
    yield f"phase: {Phase(st.phase).label}"
    yield f"first: {st.first + 1 if st.phase > Phase.FIRST else '-'}"
    yield f"turn: {st.turn + 1}"
    yield f"left: {st.left}"
    yield f"opening: {'yes' if st.opening else 'no'}"
    if (st.aside != NONE).any():
        asides = [(name, st.aside[k]) for k, name in enumerate(COLOUR_NAMES)]
        yield "aside: " + ", ".join(f"{name} {seat + 1}" for name, seat in asides if seat != NONE)
    yield "herds: " + ", ".join(f"{name} {st.herd[k]}" for k, name in enumerate(COLOUR_NAMES))
    yield "waterholes: " + " / ".join(_taken(st, seat) for seat in range(int(mat.seats)))


def _taken(st: State, seat: int) -> str:
    if st.veiled[seat]:
        return f"{st.taken[seat, 0]} ?"
    return " ".join(str(number) for number in st.taken[seat])


def _sign(m: Buffer, s: Buffer, cell: int) -> str:
    mat, st = material_of(m), state_of(s)
    owner = str((st.closed[cell] - 1) // COLOURS + 1) if st.closed[cell] else ""
    if st.palm[cell]:
        return f"T{owner}"
    if owner:
        return f"#{owner}"
    if st.token[cell]:
        return str(st.token[cell])
    if st.camel[cell] != FREE:
        seat, colour = divmod(int(st.camel[cell]), COLOURS)
        initial = INITIALS[colour]
        leads = st.leader[st.camel[cell]] == cell
        return f"{initial.upper() if leads else initial}{seat + 1}"
    if st.phase <= Phase.TOKENS and not mat.plain[cell]:
        return "p" if mat.palm_space[cell] else "o"
    return "."


def _row(signs: dict[Place, str], row: int, columns: int) -> str:
    cells = "".join(f"{signs.get((row, column), ''):<{CELL}}" for column in range(columns))
    return f"{row + 1:<{LABEL}}{' ' * SHIFT * (row % 2)}{cells}".rstrip()
