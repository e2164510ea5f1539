"""Reading a position of Through the Desert: the drawing that `position` makes, row by row."""

from collections.abc import Iterator

from serai.core.compiled import Buffer
from serai.core.errors import BadPosition
from serai.core.material import is_number
from serai.core.reading import PictureReader, Rooms, refuse

from . import layout, rules, validate
from .derive import derive
from .layout import (
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    FREE,
    NONE,
    VALUES,
    Phase,
    material_of,
    state_of,
)
from .material import COLUMN_NAMES, MOST_ROWS, Place, cell_name
from .notation import cell_text

LABEL, CELL, SHIFT = 4, 4, 2
INITIALS = "".join(name[0] for name in COLOUR_NAMES)
KEYS = {"phase", "first", "turn", "left", "opening", "aside", "herds", "waterholes", "board"}
_ROOMS = Rooms(layout, rules, derive, validate)
_VEILED = "?"


class Reader(PictureReader):
    """Reads a drawing line by line into a state that has just been set up."""

    def __init__(self, m: Buffer, text: str) -> None:
        super().__init__("desert", "board", _ROOMS, m, text)
        self.mat = material_of(m)
        self.st = state_of(self.s)
        self.seats = int(self.mat.seats)
        self.enclosed: dict[int, int] = {}  # the seats that cells are drawn as enclosed by

    def read(self) -> None:
        board_at = self.split()
        self._read_head()
        self._read_board(read_signs(self.lines, board_at), board_at)
        self._read_herds()

    def is_key(self, key: str) -> bool:
        return key in KEYS

    def check_derived(self, before: Buffer) -> None:
        refuse(validate.changed(self.m, before, self.s))

    def check_drawn(self) -> None:
        """The drawing must show as enclosed just what is."""
        for cell in range(int(self.mat.cells)):
            closed = int(self.st.closed[cell])
            owner = (closed - 1) // COLOURS if closed else NONE
            if self.enclosed.get(cell, NONE) != owner:
                name = cell_text(self.m, cell)
                if owner == NONE:
                    raise BadPosition("desert-position-open", cell=name)
                raise BadPosition("desert-position-enclosed", cell=name, seat=owner + 1)

    def split(self) -> int:
        """Lines `key: value`; the rows come after `board:`, whose line is told."""
        for number, line in enumerate(self.lines, 1):
            if line.strip() and self.keep(number, line) == self.heading:
                return number
        raise BadPosition("desert-position-no-board", line=len(self.lines))

    def _read_head(self) -> None:
        st, get = self.st, self.values.get
        st.phase = Phase.labelled(self.one_of("phase", "camels", Phase.labels()))
        st.first = self.seat("first", "1", self.seats, NONE)
        st.turn = self.number("turn", get("turn", "1"), 1, self.seats) - 1
        left = get("left", "2" if st.phase == Phase.CAMELS else "0")
        st.left = self.number("left", left, 0, 2)
        st.opening = self.flag("opening")
        for name, seat in self.counts("aside", COLOUR_NAMES).items():
            if not 1 <= seat <= self.seats:
                self.bad("aside")
            st.aside[COLOUR_NAMES.index(name)] = seat - 1
        if "waterholes" in self.values:
            self._read_taken("waterholes")

    def _read_taken(self, key: str) -> None:
        """For each seat its tokens by value, or only how many they are."""
        parts = [part.split() for part in self.values[key].split("/")]
        if len(parts) != self.seats:
            self.bad(key)
        for seat, words in enumerate(parts):
            if len(words) == 2 and words[1] == _VEILED:
                self.st.veiled[seat] = 1
                self.st.taken[seat, 0] = self.number(key, words[0], 0, VALUES * COPIES)
            elif len(words) == VALUES:
                self.st.taken[seat] = [self.number(key, word, 0, COPIES) for word in words]
            else:
                self.bad(key)

    def _read_board(self, signs: dict[Place, tuple[str, int]], board_at: int) -> None:
        """Put everything on its cell; every space must be drawn, and nothing besides."""
        for cell in range(int(self.mat.cells)):
            place = int(self.mat.row[cell]), int(self.mat.column[cell])
            name = cell_name(place)
            if place not in signs:
                raise BadPosition("desert-position-missing", line=board_at, cell=name)
            sign, line = signs.pop(place)
            if not self._read_sign(cell, sign):
                raise BadPosition("desert-position-sign", line=line, cell=name, sign=sign)
        for place, (sign, line) in signs.items():
            facts = {"line": line, "cell": cell_name(place), "sign": sign}
            raise BadPosition("desert-position-no-space", **facts)

    def _read_sign(self, cell: int, sign: str) -> bool:
        """Whether the sign could be read."""
        st = self.st
        if sign in (".", "o", "p"):
            return sign == "." or sign == ("p" if self.mat.palm_space[cell] else "o")
        if sign in ("1", "2", "3"):
            st.token[cell] = int(sign)
            return True
        if sign == "T":
            st.palm[cell] = 1
            return True
        if len(sign) != 2 or sign[1] not in "12345"[: self.seats]:
            return False
        seat = int(sign[1]) - 1
        if sign[0] in "#T":
            st.palm[cell] = sign[0] == "T"
            self.enclosed[cell] = seat
            return True
        return self._read_camel(cell, seat, sign[0])

    def _read_camel(self, cell: int, seat: int, initial: str) -> bool:
        """A camel by its colour's initial; a leader, once for each caravan, has a capital."""
        st, colour, leads = self.st, INITIALS.find(initial.lower()), initial.isupper()
        caravan = seat * COLOURS + colour
        if colour < 0 or (leads and st.leader[caravan] != NONE):
            return False
        st.camel[cell] = caravan
        if leads:
            st.leader[caravan] = cell
        return True

    def _read_herds(self) -> None:
        """What is not on the board; a number that is drawn must be just that."""
        st, leaders = self.st, {int(cell) for cell in self.st.leader}
        for cell in range(int(self.mat.cells)):
            if st.camel[cell] != FREE and cell not in leaders:
                st.herd[st.camel[cell] % COLOURS] -= 1
        for name, number in self.counts("herds", COLOUR_NAMES).items():
            right = int(st.herd[COLOUR_NAMES.index(name)])
            if number != right:
                raise BadPosition("desert-position-herd", colour=name, right=right)


def read_signs(lines: list[str], board_at: int) -> dict[Place, tuple[str, int]]:
    """What is drawn on each place, with the line it is drawn on; mountains left out."""
    signs: dict[Place, tuple[str, int]] = {}
    for number, line in enumerate(lines[board_at:], board_at + 1):
        label = line[:LABEL].strip()
        if not label:
            continue
        if not is_number(label) or not 1 <= int(label) <= MOST_ROWS:
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
