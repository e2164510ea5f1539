"""Reading a position of Targi: the picture that `position` draws, line by line."""

from serai.core.compiled import Buffer
from serai.core.errors import BadPosition
from serai.core.reading import PictureReader, Rooms

from . import layout, rules, validate
from .derive import derive
from .layout import (
    BORDER,
    CARAVAN,
    GOOD_NAMES,
    GOODS_CARD_NAMES,
    GOODS_CARDS,
    INNER,
    NONE,
    PIECES,
    PLACES,
    ROWS,
    SEATS,
    UNKNOWN,
    Deck,
    Phase,
    Space,
    TribeAt,
    material_of,
    state_of,
)
from .notation import PIECE_NAMES, UNSEEN, card_names

DOWN = {Space.GOODS_DOWN: "?goods", Space.TRIBE_DOWN: "?tribe"}
STORES = (*GOOD_NAMES, "gold", "points")
NUMBERS = ("asked", "takes")
WORDS = ("from_card", "traded")
COUNTS = ("goods_deck", "goods_full", "goods_old", "goods_old_full", "goods_discards")
DISCARDS = "tribe discards"
KEYS = {
    *("phase", "turn", "first", "robber", "piece", "drawn", "square", "remade"),
    *NUMBERS,
    *WORDS,
    *(field.replace("_", " ") for field in COUNTS),
    DISCARDS,
    *(f"{word} {seat + 1}" for word in ("player", "hand", "rows") for seat in range(SEATS)),
}
_ROOMS = Rooms(layout, rules, derive, validate)
_ORDERS = tuple(str(order + 1) for order in range(INNER))
_MAKINGS = tuple(str(making) for making in range(TribeAt.DISCARDED))


def _square() -> list[list[int]]:
    """The 5×5 square: a border card as its number less one, an inner space from BORDER on."""
    top, bottom = [15, 0, 1, 2, 3], [11, 10, 9, 8, 7]
    sides = [(14, 4), (13, 5), (12, 6)]
    inner = [[BORDER + row * ROWS + column for column in range(ROWS)] for row in range(ROWS)]
    return [top, *([left, *inner[row], right] for row, (left, right) in enumerate(sides)), bottom]


SQUARE = _square()
assert sorted(piece for row in SQUARE for piece in row) == list(range(PIECES))


class Reader(PictureReader):
    """Reads a picture line by line into a state."""

    def __init__(self, m: Buffer, text: str) -> None:
        super().__init__("targi", "square", _ROOMS, m, text)
        self.st = state_of(self.s)
        self.names = card_names(m)
        self.square: list[tuple[int, list[str]]] = []

    def read(self) -> None:
        self.split()
        self._clear()
        self._read_head()
        self._read_square()
        for seat in range(SEATS):
            self._read_player(seat)
        self._read_drawn()
        self._read_decks()

    def split(self) -> None:
        """Lines `key: value`; five rows of five after `square:`."""
        in_square = False
        for number, line in enumerate(self.lines, 1):
            if in_square and len(self.square) < len(SQUARE) and line.strip():
                self.square.append((number, line.split()))
                continue
            if line.strip():
                in_square |= self.keep(number, line) == self.heading
        if len(self.square) < len(SQUARE):
            raise BadPosition("targi-position-no-square", line=len(self.lines))

    def is_key(self, key: str) -> bool:
        word, _, making = key.partition(" ")
        return key in KEYS or (word == "tribe" and making in _MAKINGS)

    def _clear(self) -> None:
        st = self.st
        st.targi[:] = 0
        st.marker[:] = 0
        st.space[:] = Space.EMPTY
        st.face[:] = NONE
        st.making[:] = 0
        st.down[:] = NONE
        st.downs = 0

    def _read_head(self) -> None:
        st, get = self.st, self.values.get
        st.phase = Phase.labelled(self.one_of("phase", "placing", Phase.labels()))
        st.turn = self.number("turn", get("turn", "1"), 1, SEATS) - 1
        st.first = self.seat("first", "1", SEATS, NONE)
        robber = get("robber", "0" if st.phase == Phase.LOT else "1")
        st.robber = self.number("robber", robber, 0, BORDER)
        for key in NUMBERS:
            st[key] = self.number(key, get(key, "0"), 0, 99)
        for key in WORDS:
            st[key] = self.flag(key)
        piece = PIECE_NAMES.index(self.one_of("piece", "1", PIECE_NAMES))
        st.piece = piece if "piece" in self.values else NONE
        words = get("remade", "0 0").split()
        if len(words) != 2:
            self.bad("remade")
        st.remade[:] = [self.number("remade", word, 0, 250) for word in words]

    def _read_square(self) -> None:
        order: dict[int, int] = {}
        for (number, words), row in zip(self.square, SQUARE, strict=True):
            if len(words) != len(row):
                raise BadPosition("targi-position-row", line=number, right=len(row))
            for sign, piece in zip(words, row, strict=True):
                if not self._read_sign(sign, piece, order):
                    raise BadPosition(
                        "targi-position-sign", line=number, sign=sign, place=PIECE_NAMES[piece]
                    )
        if sorted(order) != list(range(1, len(order) + 1)):
            raise BadPosition("targi-position-order", line=self.square[0][0])
        self.st.downs = len(order)
        for place, space in order.items():
            self.st.down[place - 1] = space

    def _read_sign(self, sign: str, piece: int, order: dict[int, int]) -> bool:
        """Whether the sign could be read."""
        name, colon, seats = sign.partition(":")
        if colon and seats not in ("1", "2", "12"):
            return False
        if piece < BORDER:
            self.st.targi[piece] = int(seats or "0") if seats != "12" else NONE
            return name == str(piece + 1) and seats != "12"
        space = piece - BORDER
        self.st.marker[space] = sum(1 << int(seat) - 1 for seat in seats)
        return self._read_space(name, space, order)

    def _read_space(self, name: str, space: int, order: dict[int, int]) -> bool:
        st = self.st
        if name == "-":
            return True
        for lies, word in DOWN.items():
            if name.startswith(word):
                deck = Deck.GOODS if lies == Space.GOODS_DOWN else Deck.TRIBE
                number, making = self._made(name.removeprefix(word), int(st.remade[deck]))
                if number not in _ORDERS or int(number) in order or making is None:
                    return False
                st.space[space], st.making[space] = lies, making
                order[int(number)] = space
                return True
        if name in GOODS_CARD_NAMES:
            st.space[space], st.face[space] = Space.GOODS_UP, GOODS_CARD_NAMES.index(name)
            return True
        if name in self.names:
            st.space[space], st.face[space] = Space.TRIBE_UP, self.names[name]
        return name in self.names

    def _made(self, word: str, now: int) -> tuple[str, int | None]:
        """A word and the making behind its `@`; the present one if there is none."""
        word, at, making = word.partition("@")
        if not at:
            return word, now
        return word, int(making) if making in _MAKINGS else None

    def _read_player(self, seat: int) -> None:
        st, key = self.st, f"player {seat + 1}"
        stores = self.counts(key, STORES)
        for good, name in enumerate(GOOD_NAMES):
            st.goods[seat, good] = stores.get(name, st.goods[seat, good])
        st.gold[seat] = stores.get("gold", st.gold[seat])
        st.tokens[seat] = stores.get("points", st.tokens[seat])
        self._read_hand(seat)
        rows = self.values.get(f"rows {seat + 1}", "").split("/")
        if len(rows) > ROWS or any(len(row.split()) > PLACES for row in rows):
            self.bad(f"rows {seat + 1}")
        for row, cards in enumerate(rows):
            for place, name in enumerate(cards.split()):
                st.display[seat, row, place] = self._card(f"rows {seat + 1}", name)

    def _read_hand(self, seat: int) -> None:
        st, key = self.st, f"hand {seat + 1}"
        words = self.values.get(key, "").split()
        if not words:
            return
        name, *flags = words
        st.hand[seat] = UNKNOWN if name == UNSEEN else self._card(key, name)
        if flags and flags[-1] == "fresh":
            st.fresh[seat] = 1
            flags.pop()
        if flags:
            word, making = self._made(flags.pop(), int(st.remade[Deck.TRIBE]))
            if word != "secret" or making is None or flags:
                self.bad(key)
            st.secret[seat], st.hand_making[seat] = 1, making

    def _read_drawn(self) -> None:
        st = self.st
        words = self.values.get("drawn", "").split()
        goods = st.piece == CARAVAN
        if len(words) > 2:
            self.bad("drawn")
        for index, word in enumerate(words):
            now = int(st.remade[Deck.GOODS if goods else Deck.TRIBE])
            name, making = self._made(word, now)
            if making is None or (goods and name not in GOODS_CARD_NAMES):
                self.bad("drawn")
            st.drawn_making[index] = making
            if name == UNSEEN:
                st.drawn[index] = UNKNOWN
            else:
                card = GOODS_CARD_NAMES.index(name) if goods else self._card("drawn", name)
                st.drawn[index] = card

    def _read_decks(self) -> None:
        st = self.st
        for field in COUNTS:
            key = field.replace("_", " ")
            if key in self.values:
                counts = self.counts(key, GOODS_CARD_NAMES)
                st[field] = [counts.get(name, 0) for name in GOODS_CARD_NAMES]
            elif field == "goods_deck":
                st[field] = self._goods_left()
        st.tribe_at[:] = TribeAt.LIES
        listed = [key for key in self.values if key.startswith("tribe")]
        for key in listed:
            making = TribeAt.DISCARDED if key == DISCARDS else int(key.partition(" ")[2])
            for name in self.values[key].replace("-", " ").split():
                st.tribe_at[self._card(key, name)] = making
        if f"tribe {st.remade[Deck.TRIBE]}" not in listed:
            for card in self._tribe_left():
                st.tribe_at[card] = st.remade[Deck.TRIBE]

    def _goods_left(self) -> list[int]:
        """All goods cards that are nowhere else."""
        st = self.st
        left = [int(number) for number in material_of(self.m).goods_cards]
        for field in ("goods_old", "goods_discards"):
            counts = self.counts(field.replace("_", " "), GOODS_CARD_NAMES)
            for card, name in enumerate(GOODS_CARD_NAMES):
                left[card] -= counts.get(name, 0)
        lying = [int(st.face[space]) for space in range(INNER) if st.space[space] == Space.GOODS_UP]
        if st.piece == CARAVAN:
            lying += [int(card) for card in st.drawn if card < GOODS_CARDS]
        for card in lying:
            left[card] -= 1
        if min(left) < 0:
            name = GOODS_CARD_NAMES[left.index(min(left))]
            raise BadPosition("targi-position-too-many", card=name)
        return left

    def _tribe_left(self) -> list[int]:
        """All tribe cards that are nowhere else."""
        st = self.st
        lying = {int(card) for card in st.face[st.space == Space.TRIBE_UP]}
        lying |= {int(card) for card in [*st.hand, *st.display.ravel()]}
        lying |= set() if st.piece == CARAVAN else {int(card) for card in st.drawn}
        cards = range(int(material_of(self.m).cards))
        return [card for card in cards if card not in lying and st.tribe_at[card] == TribeAt.LIES]

    def _card(self, key: str, name: str) -> int:
        if name not in self.names:
            raise BadPosition("targi-position-card", line=self.where[key], name=name)
        return self.names[name]
