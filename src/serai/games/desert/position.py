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
from typing import NoReturn

import numpy as np

from serai.core.compiled import Buffer
from serai.core.errors import BadPosition

from . import validate
from .derive import derive
from .layout import (
    COLOUR_NAMES,
    COLOURS,
    FREE,
    NONE,
    STATE,
    VALUES,
    Phase,
    State,
    material_of,
    state_of,
)
from .material import COLUMN_NAMES, MOST_ROWS, Place, cell_name, neighbours
from .rules import setup

LABEL, CELL, SHIFT = 4, 4, 2
_INITIALS = "".join(name[0] for name in COLOUR_NAMES)
_KEYS = ("phase", "first", "turn", "left", "opening", "aside", "herds", "waterholes")


def write(m: Buffer, s: Buffer) -> str:
    return "\n".join([*_head(m, s), "board:", *draw_board(m, s)]) + "\n"


def read(m: Buffer, text: str) -> Buffer:
    """The state a drawing shows; refused with the reason if no such state can be."""
    lines = text.splitlines()
    values, board_at = _read_head(lines)
    s = np.zeros(STATE.itemsize, np.uint8)
    setup(m, s)
    st = state_of(s)
    _set_head(m, st, values)
    signs = read_signs(lines, board_at)
    enclosed = _set_board(m, st, signs, board_at)
    _set_herds(m, st, values)
    for fault in validate.range_faults(m, s):
        raise BadPosition("position-unsound", why=fault)
    known = s.copy()
    derive(m, s)
    for fault in [*validate.changed(m, known, s), *validate.faults(m, s)]:
        raise BadPosition("position-unsound", why=fault)
    _check_enclosed(m, st, enclosed)
    return s


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


def read_signs(lines: list[str], board_at: int) -> dict[Place, tuple[str, int]]:
    """What is drawn on each place, with the line it is drawn on; mountains left out."""
    signs: dict[Place, tuple[str, int]] = {}
    for number, line in enumerate(lines[board_at:], board_at + 1):
        label = line[:LABEL].strip()
        if not label:
            continue
        if not (label.isascii() and label.isdigit()) or not 1 <= int(label) <= MOST_ROWS:
            raise BadPosition("desert-position-label", line=number, text=label)
        row = int(label) - 1
        for at, sign in _words(line):
            column, off = divmod(at - LABEL - SHIFT * (row % 2), CELL)
            if off or not 0 <= column < len(COLUMN_NAMES):
                raise BadPosition("desert-position-column", line=number, column=at + 1, sign=sign)
            if sign != "^":
                if (row, column) in signs:
                    raise BadPosition("desert-position-twice", line=number, row=row + 1)
                signs[row, column] = sign, number
    return signs


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
        initial = _INITIALS[colour]
        leads = st.leader[st.camel[cell]] == cell
        return f"{initial.upper() if leads else initial}{seat + 1}"
    if st.phase <= Phase.TOKENS and not mat.plain[cell]:
        return "p" if mat.palm_space[cell] else "o"
    return "."


def _row(signs: dict[Place, str], row: int, columns: int) -> str:
    cells = "".join(f"{signs.get((row, column), ''):<{CELL}}" for column in range(columns))
    return f"{row + 1:<{LABEL}}{' ' * SHIFT * (row % 2)}{cells}".rstrip()


# -- reading ---------------------------------------------------------------------------------


def _words(line: str) -> Iterator[tuple[int, str]]:
    """The words of a row after its label, with the character they begin at."""
    at = LABEL
    while at < len(line):
        if line[at] == " ":
            at += 1
            continue
        end = line.find(" ", at)
        end = len(line) if end < 0 else end
        yield at, line[at:end]
        at = end


def _read_head(lines: list[str]) -> tuple[dict[str, str], int]:
    values: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        key, colon, value = (word.strip() for word in line.partition(":"))
        if key == "board" and colon:
            return values, number
        if not line.strip():
            continue
        if not colon or key not in _KEYS or key in values:
            raise BadPosition("desert-position-line", line=number, text=line.strip())
        values[key] = value
    raise BadPosition("desert-position-no-board", line=len(lines))


def _set_head(m: Buffer, st: State, values: dict[str, str]) -> None:
    seats = int(material_of(m).seats)
    phase = values.get("phase", "camels")
    if phase not in Phase.labels():
        _bad("phase", phase)
    st.phase = Phase.labelled(phase)
    first = values.get("first", "1")
    st.first = NONE if first == "-" else _number("first", first, 1, seats) - 1
    st.turn = _number("turn", values.get("turn", "1"), 1, seats) - 1
    default_left = "2" if st.phase == Phase.CAMELS else "0"
    st.left = _number("left", values.get("left", default_left), 0, 2)
    opening = values.get("opening", "no")
    if opening not in ("yes", "no"):
        _bad("opening", opening)
    st.opening = opening == "yes"
    for colour, seat in _counts("aside", values.get("aside", "")).items():
        st.aside[colour] = _number("aside", seat, 1, seats) - 1
    if "waterholes" in values:
        _set_taken(st, seats, values["waterholes"])


def _set_taken(st: State, seats: int, value: str) -> None:
    parts = [part.split() for part in value.split("/")]
    if len(parts) != seats:
        _bad("waterholes", value)
    for seat, words in enumerate(parts):
        if len(words) == 2 and words[1] == "?":
            st.veiled[seat] = 1
            st.taken[seat, 0] = _number("waterholes", words[0], 0, 45)
        elif len(words) == VALUES:
            st.taken[seat] = [_number("waterholes", word, 0, 15) for word in words]
        else:
            _bad("waterholes", value)


def _set_board(
    m: Buffer, st: State, signs: dict[Place, tuple[str, int]], board_at: int
) -> dict[int, tuple[int, int]]:
    """Put everything on its cell; for cells drawn as enclosed the seat and the line."""
    mat = material_of(m)
    enclosed: dict[int, tuple[int, int]] = {}
    for cell in range(int(mat.cells)):
        place = int(mat.row[cell]), int(mat.column[cell])
        if place not in signs:
            raise BadPosition("desert-position-missing", line=board_at, cell=cell_name(place))
        sign, line = signs.pop(place)
        if not _set_cell(m, st, cell, sign):
            raise BadPosition("desert-position-sign", line=line, cell=cell_name(place), sign=sign)
        if sign[0] in "#T" and len(sign) == 2:
            enclosed[cell] = int(sign[1]) - 1, line
    for place, (sign, line) in signs.items():
        raise BadPosition("desert-position-no-space", line=line, cell=cell_name(place), sign=sign)
    return enclosed


def _set_cell(m: Buffer, st: State, cell: int, sign: str) -> bool:
    """Whether the sign could be read."""
    mat = material_of(m)
    if sign in (".", "o", "p"):
        return sign == "." or bool(sign == ("p" if mat.palm_space[cell] else "o"))
    if sign in ("1", "2", "3"):
        st.token[cell] = int(sign)
        return True
    if sign == "T":
        st.palm[cell] = 1
        return True
    if len(sign) != 2 or sign[1] not in "12345"[: mat.seats]:
        return False
    if sign[0] in "#T":
        st.palm[cell] = sign[0] == "T"
        return True
    colour = _INITIALS.find(sign[0].lower())
    caravan = (int(sign[1]) - 1) * COLOURS + colour
    if colour < 0 or (sign[0].isupper() and st.leader[caravan] != NONE):
        return False
    st.camel[cell] = caravan
    if sign[0].isupper():
        st.leader[caravan] = cell
    return True


def _set_herds(m: Buffer, st: State, values: dict[str, str]) -> None:
    mat = material_of(m)
    leaders = {int(cell) for cell in st.leader}
    for cell in range(int(mat.cells)):
        if st.camel[cell] != FREE and cell not in leaders:
            st.herd[st.camel[cell] % COLOURS] -= 1
    for colour, number in _counts("herds", values.get("herds", "")).items():
        if _number("herds", number, 0, 99) != st.herd[colour]:
            raise BadPosition(
                "desert-position-herd", colour=COLOUR_NAMES[colour], right=int(st.herd[colour])
            )


def _check_enclosed(m: Buffer, st: State, drawn: dict[int, tuple[int, int]]) -> None:
    """The drawing must show as enclosed just what is."""
    mat = material_of(m)
    for cell in range(int(mat.cells)):
        owner = (int(st.closed[cell]) - 1) // COLOURS if st.closed[cell] else NONE
        if drawn.get(cell, (NONE, 0))[0] != owner:
            name = cell_name((int(mat.row[cell]), int(mat.column[cell])))
            if owner == NONE:
                raise BadPosition("desert-position-open", cell=name)
            raise BadPosition("desert-position-enclosed", cell=name, seat=owner + 1)


def _counts(key: str, value: str) -> dict[int, str]:
    counts: dict[int, str] = {}
    for part in filter(None, value.split(",")):
        words = part.split()
        if len(words) != 2 or words[0] not in COLOUR_NAMES:
            _bad(key, value)
        counts[COLOUR_NAMES.index(words[0])] = words[1]
    return counts


def _number(key: str, word: str, low: int, high: int) -> int:
    if word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high:
        return int(word)
    _bad(key, word)


def _bad(key: str, value: str) -> NoReturn:
    raise BadPosition("desert-position-value", key=key, text=value)
