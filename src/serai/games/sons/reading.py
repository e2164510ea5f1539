"""Reading a position of Im Reich der Wüstensöhne: the picture that `position` draws."""

import re

from serai.core.compiled import Buffer
from serai.core.errors import BadPosition
from serai.core.reading import PictureReader, Rooms

from . import layout, rules, validate
from .derive import derive
from .layout import (
    CELLS,
    CROSS,
    DISPLAY,
    EXPLORERS,
    FIELD_NAMES,
    GOOD_NAMES,
    HOME,
    NONE,
    RUMOURS,
    SEATS,
    SIDE_NAMES,
    SIDES,
    SIZE,
    UNKNOWN,
    VALUE_NAMES,
    VALUES,
    Phase,
    RumourAt,
    Side,
    TileAt,
    material_of,
    state_of,
)
from .notation import CELL_NAMES, RUMOUR_NAMES, UNSEEN, tile_names
from .plan import turned

FLAGS = ("extra", "second", "driver", "stirred", "passing", "opened")
COUNTED = ("idle", "last", "put_back")
SUPPLY, HAND = "supply", "hand"
KEYS = {
    *("phase", "turn", "first", "asked", "held", "robbed", "laid", "gone", "plan", "caravans"),
    *("turban", "heard", "line", "free", "chosen", "next_part"),
    *FLAGS,
    *COUNTED,
    *RUMOUR_NAMES,
    *(f"{w} {n + 1}" for w in ("player", "display", "explorers") for n in range(SEATS)),
}
STORES = ("water", "camels", *GOOD_NAMES)
_ROOMS = Rooms(layout, rules, derive, validate)
_ROWS = tuple(str(row + 1) for row in range(SIZE))
_ROTATIONS = tuple(str(rotation) for rotation in range(SIDES))
_STANDING = re.compile(r"([a-k][0-9]{1,2})([nesw])")


class Reader(PictureReader):
    """Reads a picture line by line into a state that has just been set up."""

    def __init__(self, m: Buffer, text: str) -> None:
        super().__init__("sons", "plan", _ROOMS, m, text)
        self.mat = material_of(m)
        self.st = state_of(self.s)
        self.seats = int(self.mat.seats)
        self.tiles = tile_names(m)
        self.rows: dict[str, tuple[int, list[str]]] = {}

    def read(self) -> None:
        self.split()
        self._read_head()
        self._read_plan()
        if self.st.phase != Phase.LOT:
            self._seat()
        for seat in range(self.seats):
            self._read_player(seat)
        self._read_rumours()
        self._read_scoring()
        self._place_tiles()

    def is_key(self, key: str) -> bool:
        return key in KEYS

    def split(self) -> None:
        """Lines `key: value`; under `plan:` the letters, and eleven rows by their numbers."""
        in_plan = False
        for number, line in enumerate(self.lines, 1):
            words = line.split()
            if not words or (in_plan and "".join(words) == "abcdefghijk"):
                continue
            if in_plan and words[0] in _ROWS and words[0] not in self.rows:
                self.rows[words[0]] = number, words[1:]
                continue
            in_plan |= self.keep(number, line) == self.heading
        if len(self.rows) < SIZE:
            raise BadPosition("sons-position-no-plan", line=len(self.lines))

    def _read_head(self) -> None:
        st, get = self.st, self.values.get
        st.phase = Phase.labelled(self.one_of("phase", "moving", Phase.labels()))
        st.turn = self.number("turn", get("turn", "1"), 1, self.seats) - 1
        st.first = self.seat("first", "1", self.seats, NONE)
        asked = get("asked", str(st.turn + 1))
        st.asked = self.number("asked", asked, 1, self.seats) - 1
        for flag in FLAGS:
            st[flag] = self.flag(flag)
        for field in COUNTED:
            st[field] = self.number(field, get(field, "0"), 0, 200)
        if "held" in self.values:
            st.held = self._tile("held", get("held", ""))
        if "robbed" in self.values:
            st.robbed = self.number("robbed", get("robbed", ""), 1, self.seats) - 1
        if "laid" in self.values:
            st.laid = self._cell("laid", get("laid", ""))

    def _read_plan(self) -> None:
        st = self.st
        for row in range(SIZE):
            number, signs = self.rows[_ROWS[row]]
            if len(signs) != SIZE:
                raise BadPosition("sons-position-row", line=number, right=SIZE)
            for column, sign in enumerate(signs):
                cell = row * SIZE + column
                if not self._read_sign(cell, sign):
                    facts = {"line": number, "sign": sign, "cell": CELL_NAMES[cell]}
                    raise BadPosition("sons-position-sign", **facts)
        st.rotation[st.tile >= CROSS] = 0

    def _read_sign(self, cell: int, sign: str) -> bool:
        """Whether the sign could be read."""
        st = self.st
        if self.mat.cross[cell]:
            return sign == "+"
        if sign == ".":
            return True
        name, _, rotation = sign.partition("/")
        if name not in self.tiles or rotation not in _ROTATIONS:
            return False
        st.tile[cell], st.rotation[cell] = self.tiles[name], int(rotation)
        return True

    def _seat(self) -> None:
        """S6, S7: who owns which explorers, where the caravans begin."""
        st, mat = self.st, self.mat
        if st.first == NONE:
            self.bad("first")
        for order in range(self.seats):
            seat = (int(st.first) + order) % self.seats
            st.caravan[seat] = mat.start[order]
            for height in mat.heights[order]:
                st.owner[height - 1] = seat
            if not st.water[seat]:
                st.water[seat] = 2
        st.turban = mat.heights[0, 0] - 1
        words = self.values.get("caravans", "").split()
        if words and len(words) != self.seats:
            self.bad("caravans")
        for seat, word in enumerate(words):
            st.caravan[seat] = self._cell("caravans", word)
        if "turban" in self.values:
            st.turban = self.number("turban", self.values["turban"], 1, EXPLORERS) - 1

    def _read_player(self, seat: int) -> None:
        st = self.st
        stores = self.counts(f"player {seat + 1}", STORES)
        st.water[seat] = stores.get("water", st.water[seat])
        st.camels[seat] = stores.get("camels", 0)
        for good, name in enumerate(GOOD_NAMES):
            st.goods[seat, good] = stores.get(name, 0)
        key = f"display {seat + 1}"
        value = self.values.get(key, "")
        shown = sorted(self._tile(key, name) for name in ("" if value == "-" else value).split())
        if len(shown) > DISPLAY:
            self.bad(key)
        st.display[seat] = [*shown, *[NONE] * (DISPLAY - len(shown))]
        self._read_explorers(seat)

    def _read_explorers(self, seat: int) -> None:
        """Heights, each followed by the place where it stands, if it does."""
        st, key = self.st, f"explorers {seat + 1}"
        explorer = NONE
        for word in self.values.get(key, "").split():
            place = _STANDING.fullmatch(word)
            if place is None:
                explorer = self.number(key, word, 1, EXPLORERS) - 1
                if st.owner[explorer] != seat:
                    self.bad(key)
                st.stands[explorer] = HOME
                continue
            cell, side = self._cell(key, place[1]), SIDE_NAMES.index(place[2])
            if explorer == NONE or st.tile[cell] >= CROSS or st.stands[explorer] != HOME:
                self.bad(key)
            tile, rotation = int(st.tile[cell]), int(st.rotation[cell])
            part = int(self.mat.parts[tile, turned(side, rotation)]) - Side.FIRST_PART
            if part < 0:
                self.bad(key)
            st.stands[explorer], st.stands_part[explorer] = cell, part

    def _read_rumours(self) -> None:
        """`r1: +3 salt seen 1 2`, from r1 on without a gap."""
        st = self.st
        places = {
            **{name: k for k, name in enumerate(GOOD_NAMES)},
            SUPPLY: RumourAt.IN_SUPPLY,
            HAND: RumourAt.IN_HAND,
        }
        named = [rumour for rumour in range(RUMOURS) if RUMOUR_NAMES[rumour] in self.values]
        if named != list(range(len(named))):
            self.bad(RUMOUR_NAMES[named[-1]])
        for rumour in named:
            key = RUMOUR_NAMES[rumour]
            words = self.values[key].split()
            known = len(words) > 3 and words[1] in places and words[2] == "seen"
            if not known or words[0] not in (*VALUE_NAMES, UNSEEN):
                self.bad(key)
            value = UNKNOWN if words[0] == UNSEEN else VALUES[VALUE_NAMES.index(words[0])]
            st.rumour[rumour], st.rumour_at[rumour] = value, places[words[1]]
            seats = {self.number(key, word, 1, self.seats) - 1 for word in words[3:]}
            st.seen[rumour] = sum(1 << seat for seat in seats)

    def _read_scoring(self) -> None:
        st, get = self.st, self.values.get
        if "heard" in self.values:
            st.heard = RUMOUR_NAMES.index(self.one_of("heard", "", RUMOUR_NAMES))
        heights = [self.number("line", word, 1, EXPLORERS) for word in get("line", "").split()]
        if len(heights) > EXPLORERS:
            self.bad("line")
        for place, height in enumerate(heights):
            st.line[place] = height - 1
        for name, number in self.counts("free", FIELD_NAMES).items():
            st.free[FIELD_NAMES.index(name)] = number
        if "chosen" in self.values:
            st.chosen = GOOD_NAMES.index(self.one_of("chosen", "", GOOD_NAMES))
        if "next_part" in self.values:
            st.next_part = self.number("next_part", get("next_part", ""), 0, 1)

    def _place_tiles(self) -> None:
        """Tiles that lie somewhere, are gone, or are in the stacks still."""
        st = self.st
        lying = {int(t) for t in [*st.tile[:CELLS], *st.display.ravel(), st.held] if t < CROSS}
        gone = {self._tile("gone", name) for name in self.values.get("gone", "").split()}
        for tile in range(int(self.mat.tiles)):
            below = self.mat.stack[tile] < self.mat.lowest
            st.where[tile] = TileAt.GONE if tile in gone or below else TileAt.IN_STACK
            if tile in lying:
                st.where[tile] = TileAt.SOMEWHERE

    # -- words ------------------------------------------------------------------------------

    def _tile(self, key: str, name: str) -> int:
        if name not in self.tiles:
            raise BadPosition("sons-position-tile", line=self.where[key], name=name)
        return self.tiles[name]

    def _cell(self, key: str, name: str) -> int:
        if name not in CELL_NAMES:
            self.bad(key)
        return CELL_NAMES.index(name)
