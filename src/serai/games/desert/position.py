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

from collections.abc import Callable, Iterator

from serai.core.compiled import Buffer
from serai.core.facts import for_each_material

from .facts import read_material, read_state
from .layout import COLOUR_NAMES, COLOURS, FREE, NONE, Phase, State
from .material import COLUMN_NAMES, Place, neighbours
from .reading import CELL, INITIALS, LABEL, SHIFT, Reader


def write(m: Buffer, s: Buffer) -> str:
    return "\n".join([*_head(m, s), "board:", *draw_board(m, s)]) + "\n"


def read(m: Buffer, text: str) -> Buffer:
    """The state a drawing shows; refused with the reason if no such state can be."""
    return Reader(m, text).position()


def draw_board(m: Buffer, s: Buffer) -> list[str]:
    """The rows of the board, under the letters of the columns."""
    st = read_state(s)
    return drawn_rows(m, lambda cell: _sign(m, st, cell))


def drawn_rows(m: Buffer, sign: Callable[[int], str]) -> list[str]:
    """The same with any signs on the spaces."""
    plan = _plan(m)
    letters = "".join(f"{letter:<{CELL}}" for letter in COLUMN_NAMES[: len(plan[0])])
    return [
        " " * LABEL + letters.rstrip(),
        *(_row(sign, number, row) for number, row in enumerate(plan)),
    ]


# -- drawing ---------------------------------------------------------------------------------


@for_each_material
def _plan(m: Buffer) -> list[list[int | str]]:
    """Row by row each space, or the sign of what is none: mountains around spaces, or nothing."""
    mat = read_material(m)
    spaces = {(mat.row[cell], mat.column[cell]): cell for cell in range(mat.cells)}
    rim = {around for place in spaces for around in neighbours(place)}
    rows = range(max(row for row, _ in spaces) + 1)
    columns = range(max(column for _, column in spaces) + 1)

    def drawn(place: Place) -> int | str:
        return spaces.get(place, "^" if place in rim else "")

    return [[drawn((row, column)) for column in columns] for row in rows]


def _row(sign: Callable[[int], str], number: int, row: list[int | str]) -> str:
    signs = [one if isinstance(one, str) else sign(one) for one in row]
    cells = "".join(f"{one:<{CELL}}" for one in signs)
    return f"{number + 1:<{LABEL}}{' ' * SHIFT * (number % 2)}{cells}".rstrip()


def _head(m: Buffer, s: Buffer) -> Iterator[str]:
    mat, st = read_material(m), read_state(s)
    yield f"phase: {Phase(st.phase).label}"
    yield f"first: {st.first + 1 if st.phase > Phase.FIRST else '-'}"
    yield f"turn: {st.turn + 1}"
    yield f"left: {st.left}"
    yield f"opening: {'yes' if st.opening else 'no'}"
    asides = zip(COLOUR_NAMES, st.aside, strict=True)
    aside = ", ".join(f"{name} {seat + 1}" for name, seat in asides if seat != NONE)
    if aside:
        yield f"aside: {aside}"
    yield "herds: " + ", ".join(f"{name} {st.herd[k]}" for k, name in enumerate(COLOUR_NAMES))
    yield "waterholes: " + " / ".join(_taken(st, seat) for seat in range(mat.seats))


def _taken(st: State, seat: int) -> str:
    if st.veiled[seat]:
        return f"{st.taken[seat][0]} ?"
    return " ".join(str(number) for number in st.taken[seat])


def _sign(m: Buffer, st: State, cell: int) -> str:
    owner = str((st.closed[cell] - 1) // COLOURS + 1) if st.closed[cell] else ""
    if st.palm[cell]:
        return f"T{owner}"
    if owner:
        return f"#{owner}"
    if st.token[cell]:
        return str(st.token[cell])
    if st.camel[cell] != FREE:
        seat, colour = divmod(st.camel[cell], COLOURS)
        initial = INITIALS[colour]
        leads = st.leader[st.camel[cell]] == cell
        return f"{initial.upper() if leads else initial}{seat + 1}"
    if st.phase <= Phase.TOKENS:
        mat = read_material(m)
        return "." if mat.plain[cell] else "p" if mat.palm_space[cell] else "o"
    return "."
