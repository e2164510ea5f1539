"""Maps of Through the Desert: text that a person can read and draw, and the buffer made of it.

    name: wadi
    players: 2
    palms: 3          (5 if not named)
    herds: 12         (D5's numbers if not named)
    board:
      ^ . . o . ^
       . . p . .
      ^ . . . o ^

Two characters a hex, every second row half a hex to the right. `.` space, `o` waterhole, `p` palm
space, `^` mountain, blank nothing. A row of `-` is the dividing line (D2).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from serai.core.compiled import Buffer
from serai.core.contract import Fault, Material, Option, Phrase
from serai.core.errors import BadOption
from serai.core.game import manifest
from serai.core.material import ON, Files, first_option, is_name, is_number, seat_of, switch

from .layout import CELLS, COPIES, MATERIAL, NONE, VALUES, WALL

RANDOM = "random"
_MANIFEST = manifest(__package__)
SEATS, SOURCE = _MANIFEST.seats, _MANIFEST.source
OPTIONS: tuple[Option, ...] = (
    first_option(),
    switch("hide_totals"),
    Option("map", "sirocco", "source"),
    Option("palms", RANDOM),
)
DEFAULT_HERDS = {2: 22, 3: 26, 4: 30, 5: 29}  # D5
TOKENS = COPIES * VALUES
MOST_PALMS = 5
COLUMN_NAMES = "abcdefghijklmnopqrstuvwxyz"
MOST_ROWS = 99  # so that a row's number has two figures at most
SMALL_TABLES, LARGE_TABLES = (2, 3), (4, 5)

SPACE, WATERHOLE, PALM_SPACE, MOUNTAIN, NOTHING, LINE = ".op^ -"
PLAYABLE = SPACE + WATERHOLE + PALM_SPACE
_KEYS = ("name", "players", "palms", "herds")

Place = tuple[int, int]  # row and column, both from 0


@dataclass
class Map:
    """A map as read, with the line each thing stands on."""

    name: str = ""
    players: tuple[int, ...] = ()
    palms: int = MOST_PALMS
    herd: int = 0
    signs: dict[Place, str] = field(default_factory=dict)
    where: dict[Place, tuple[int, int]] = field(default_factory=dict)
    beyond: int = 0  # the first row beyond the dividing line, 0 if there is none
    lines: dict[str, int] = field(default_factory=dict)

    def cells(self, seats: int) -> list[Place]:
        """The spaces that exist for this number of players, in reading order (D2)."""
        small = self.beyond and seats in SMALL_TABLES
        return sorted(
            place
            for place, sign in self.signs.items()
            if sign in PLAYABLE and not (small and place[0] >= self.beyond)
        )

    def herd_size(self, seats: int) -> int:
        return self.herd or DEFAULT_HERDS[seats]


def build(seats: int, options: Mapping[str, str], rules: int) -> Material:
    """The material of a table, from its options; refuses what cannot be played."""
    source, name, shipped = FILES.find(options["map"])
    drawn = read(source)
    if seats not in drawn.players:
        allowed = [str(number) for number in drawn.players]
        raise BadOption("desert-map-seats", name=drawn.name, seats=seats, allowed=allowed)
    m = np.zeros(MATERIAL.itemsize, np.uint8)
    _fill_board(m, drawn, seats)
    mat = m.view(MATERIAL)[0]
    mat.first = seat_of(options["first"], NONE)
    mat.hide_totals = options["hide_totals"] == ON
    chosen = {**options, "map": name, "palms": _read_palms(m, drawn, seats, options["palms"])}
    return Material(m, seats, chosen, drawn.name, source, shipped, rules)


def claims(text: str) -> bool:
    """Whether a file looks like a map: it has a board."""
    return any(line.strip() == "board:" for line in text.splitlines())


def describe(text: str) -> list[Phrase]:
    """What a sound map is."""
    drawn = read(text)
    spaces = [str(len(drawn.cells(seats))) for seats in (drawn.players[0], drawn.players[-1])]
    players = [str(seats) for seats in drawn.players]
    facts = {"name": drawn.name, "players": players, "spaces": "–".join(dict.fromkeys(spaces))}
    return [Phrase("desert-map", facts)]


def parse(text: str) -> tuple[Map, list[Fault]]:
    """A map and what is wrong with it; the board is judged only if it could be read."""
    drawn = Map()
    lines = text.splitlines()
    faults, board_at = _parse_head(drawn, lines)
    if board_at:
        faults += _parse_board(drawn, lines, board_at)
    if not faults:
        faults = list(_judge(drawn, board_at))
    return drawn, faults


FILES = Files(__package__, "map", parse, lambda drawn: drawn.name)
shipped, check, read = FILES.shipped, FILES.check, FILES.read


def cell_name(place: Place) -> str:
    row, column = place
    return f"{COLUMN_NAMES[column]}{row + 1}"


def neighbours(place: Place) -> list[Place]:
    """The six places around one, clockwise from the east."""
    row, column = place
    left = column - 1 + row % 2
    right = left + 1
    return [
        (row, column + 1),
        (row + 1, right),
        (row + 1, left),
        (row, column - 1),
        (row - 1, left),
        (row - 1, right),
    ]


# -- reading ---------------------------------------------------------------------------------


def _parse_head(drawn: Map, lines: list[str]) -> tuple[list[Fault], int]:
    faults: list[Fault] = []
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if key == "board" and colon and not value:
            missing = [name for name in ("name", "players") if name not in drawn.lines]
            faults += [_fault("missing", number, key=name) for name in missing]
            return faults, number
        if not colon or key not in _KEYS:
            faults.append(_fault("unknown-line", number, text=line.strip()))
        elif key in drawn.lines:
            faults.append(_fault("twice", number, key=key))
        elif not _set(drawn, key, value):
            faults.append(_fault(f"bad-{key}", number, text=value))
        drawn.lines.setdefault(key, number)
    return [*faults, _fault("no-board", len(lines))], 0


def _set(drawn: Map, key: str, value: str) -> bool:
    if key == "name":
        drawn.name = value
        return is_name(value)
    low, dash, high = value.partition("-")
    numbers = [int(word) for word in (low, high) if is_number(word)]
    if len(numbers) != 1 + bool(dash) or (dash and key != "players"):
        return False
    if key == "players":
        drawn.players = tuple(range(numbers[0], numbers[-1] + 1))
        return bool(drawn.players) and set(drawn.players) <= set(SEATS)
    if key == "palms":
        drawn.palms = numbers[0]
        return drawn.palms <= MOST_PALMS
    drawn.herd = numbers[0]
    return 1 <= drawn.herd <= max(DEFAULT_HERDS.values())


def _parse_board(drawn: Map, lines: list[str], board_at: int) -> list[Fault]:
    faults: list[Fault] = []
    rows: list[tuple[int, str]] = []
    for number, line in enumerate(lines[board_at:], board_at + 1):
        if line.strip() and not line.strip(f"{LINE} "):
            if drawn.beyond or not rows:
                faults.append(_fault("line-place", number))
            drawn.beyond = len(rows)
            drawn.lines["line"] = number
        else:
            rows.append((number, line.rstrip()))
    while rows and not rows[-1][1]:
        rows.pop()
    if len(rows) > MOST_ROWS:
        first = rows[MOST_ROWS][0]
        return [*faults, _fault("too-tall", first, rows=len(rows), most=MOST_ROWS)]
    margin = min((_indent(row, line) for row, (_, line) in enumerate(rows) if line), default=0)
    for row, (number, line) in enumerate(rows):
        faults += _parse_row(drawn, row, number, line, margin + row % 2)
    return faults


def _indent(row: int, line: str) -> int:
    return len(line) - len(line.lstrip(" ")) - row % 2


def _parse_row(drawn: Map, row: int, number: int, line: str, margin: int) -> Iterator[Fault]:
    for at, sign in enumerate(line):
        column, between = divmod(at - margin, 2)
        if sign == NOTHING:
            continue
        if sign not in PLAYABLE + MOUNTAIN:
            yield _fault("unknown-sign", number, at + 1, sign=sign)
        elif between:
            yield _fault("between", number, at + 1, sign=sign)
        elif column >= len(COLUMN_NAMES):
            yield _fault("too-wide", number, at + 1, most=len(COLUMN_NAMES))
        else:
            drawn.signs[row, column] = sign
            drawn.where[row, column] = number, at + 1


def _fault(kind: str, line: int, column: int = 0, **facts: object) -> Fault:
    """Something wrong in a map; the column counts from 1, 0 where there is none."""
    return Fault(f"desert-fault-{kind}", {"line": line, "column": column, **facts})


# -- judging ---------------------------------------------------------------------------------


def _judge(drawn: Map, board_at: int) -> Iterator[Fault]:
    small = [seats for seats in drawn.players if seats in SMALL_TABLES]
    large = [seats for seats in drawn.players if seats in LARGE_TABLES]
    if small and large and not drawn.beyond:
        yield _fault("no-line", drawn.lines["players"])
    if drawn.beyond and not (small and large):
        yield _fault("needless-line", drawn.lines["line"])
    for seats in drawn.players:
        if drawn.herd > DEFAULT_HERDS[seats]:
            most = DEFAULT_HERDS[seats]
            yield _fault("large-herds", drawn.lines["herds"], seats=seats, most=most)
    for group in (small, large):
        if group:
            yield from _judge_area(drawn, board_at, group)


def _judge_area(drawn: Map, board_at: int, group: list[int]) -> Iterator[Fault]:
    """What is wrong with the part of the board that this many players use."""
    cells = drawn.cells(group[0])
    who = "–".join(dict.fromkeys(str(seats) for seats in (group[0], group[-1])))
    if not 2 <= len(cells) <= WALL:
        yield _fault("cells", board_at, players=who, cells=len(cells), most=WALL)
        return
    cut_off = _cut_off(cells)
    if cut_off:
        yield _fault("unconnected", *drawn.where[cut_off], players=who, cell=cell_name(cut_off))
    palm_spaces = [place for place in cells if drawn.signs[place] == PALM_SPACE]
    for place in palm_spaces:
        if not set(neighbours(place)) <= set(cells):
            yield _fault("palm-at-rim", *drawn.where[place], players=who, cell=cell_name(place))
    if len(palm_spaces) < drawn.palms:
        line = drawn.lines.get("palms", board_at)
        yield _fault("few-palms", line, players=who, spaces=len(palm_spaces), palms=drawn.palms)
    waterholes = sum(drawn.signs[place] == WATERHOLE for place in cells)
    for_tokens = waterholes + len(palm_spaces) - drawn.palms
    if for_tokens > TOKENS:
        yield _fault("many-tokens", board_at, players=who, spaces=for_tokens, most=TOKENS)


def _cut_off(cells: list[Place]) -> Place | None:
    """The first space that no way leads to from the first one of all."""
    open_cells = set(cells)
    found = {cells[0]}
    todo = [cells[0]]
    while todo:
        for place in neighbours(todo.pop()):
            if place in open_cells and place not in found:
                found.add(place)
                todo.append(place)
    return next((place for place in cells if place not in found), None)


# -- building --------------------------------------------------------------------------------


def _fill_board(m: Buffer, drawn: Map, seats: int) -> None:
    mat = m.view(MATERIAL)[0]
    cells = drawn.cells(seats)
    number = {place: cell for cell, place in enumerate(cells)}
    mat.seats, mat.herd, mat.palms, mat.cells = (
        seats,
        drawn.herd_size(seats),
        drawn.palms,
        len(cells),
    )
    mat.next[:] = WALL
    signs, rows = [drawn.signs[place] for place in cells], np.array(cells)
    around = [[number.get(there, WALL) for there in neighbours(place)] for place in cells]
    mat.next[: len(cells)] = around
    mat.palm_space[: len(cells)] = [sign == PALM_SPACE for sign in signs]
    mat.plain[: len(cells)] = [sign == SPACE for sign in signs]
    mat.row[: len(cells)], mat.column[: len(cells)] = rows.T
    mat.beyond[: len(cells)] = bool(drawn.beyond) & (rows[:, 0] >= drawn.beyond)
    wells = [cell for cell, sign in enumerate(signs) if sign != SPACE]
    mat.wells = len(wells)
    mat.well[: len(wells)] = wells
    _assert_mutual(around)


def _assert_mutual(around: list[list[int]]) -> None:
    """Nobody can proof-read the neighbours: next to each other is mutual, and opposite sides."""
    assert len(around) < CELLS
    for cell, sides in enumerate(around):
        for side, neighbour in enumerate(sides):
            assert neighbour == WALL or around[neighbour][(side + 3) % 6] == cell


def _read_palms(m: Buffer, drawn: Map, seats: int, value: str) -> str:
    """`random`, or the palm spaces that get a palm: just as many as the map lays."""
    if value.strip() == RANDOM:
        return RANDOM
    mat = m.view(MATERIAL)[0]
    spaces = {
        cell_name(place): cell
        for cell, place in enumerate(drawn.cells(seats))
        if drawn.signs[place] == PALM_SPACE
    }
    chosen = value.lower().replace(",", " ").split()
    if (
        len(set(chosen)) != drawn.palms
        or len(chosen) != drawn.palms
        or not set(chosen) <= set(spaces)
    ):
        raise BadOption("desert-bad-palms", value=value, palms=drawn.palms, spaces=list(spaces))
    mat.palms_fixed = 1
    for name in chosen:
        mat.palm_fixed[spaces[name]] = 1
    return " ".join(sorted(chosen, key=lambda name: spaces[name]))
