"""A position of Targi as a picture of the whole table, and back.

    phase: acting
    turn: 1
    first: 1
    robber: 5
    square:
      16       1        2:1      3        4
      15       date     well3    salt2    5
      14:2     camp1    choice:1 ?goods2  6
      13       gold     -        pepper   7:2
      12       11:1     10       9        8
    player 1: dates 2, salt 2, pepper 2, gold 1, points 4
    hand 1: rider4 secret
    rows 1: well1 camp2 / oasis3
    player 2: …

`:1` behind a border card is a Targi of seat 1, behind an inner card its marker, `:12` both markers.
`?goods2` is a goods card that lies face down, the second to be laid; `-` an empty space. A card
drawn or laid from an older making of its deck has the number of that making behind an `@`. Lines
about the decks follow where they differ from what is left; whatever is left out is as at the start.
"""

from collections.abc import Iterable, Iterator

from serai.core.compiled import Buffer

from .facts import read_material, read_state
from .layout import (
    BORDER,
    CARAVAN,
    GOODS_CARD_NAMES,
    GOODS_CARDS,
    NONE,
    SEATS,
    UNKNOWN,
    Deck,
    Phase,
    Space,
    State,
    TribeAt,
)
from .notation import PIECE_NAMES, UNSEEN, card_name
from .reading import COUNTS, DISCARDS, DOWN, NUMBERS, SQUARE, STORES, WORDS, Reader

WIDTH = 14


def write(m: Buffer, s: Buffer) -> str:
    return (
        "\n".join([*_head(s), *_uses(m, s), "square:", *_drawn_square(m, s), *_rest(m, s)]) + "\n"
    )


def read(m: Buffer, text: str) -> Buffer:
    """The state a picture shows; refused with the reason if no such state can be."""
    return Reader(m, text).position()


# -- drawing ---------------------------------------------------------------------------------


def _head(s: Buffer) -> Iterator[str]:
    st = read_state(s)
    yield f"phase: {Phase(st.phase).label}"
    yield f"turn: {st.turn + 1}"
    yield f"first: {'-' if st.first == NONE else st.first + 1}"
    yield f"robber: {st.robber}"
    for field in NUMBERS:
        if getattr(st, field):
            yield f"{field}: {getattr(st, field)}"
    for field in WORDS:
        if getattr(st, field):
            yield f"{field}: yes"


def _uses(m: Buffer, s: Buffer) -> Iterator[str]:
    """The piece in use and the cards drawn for it."""
    st = read_state(s)
    if st.piece != NONE:
        yield f"piece: {PIECE_NAMES[st.piece]}"
    drawn = [index for index in range(2) if st.drawn[index] != NONE]
    if drawn:
        goods = st.piece == CARAVAN
        now = st.remade[Deck.GOODS if goods else Deck.TRIBE]
        names = [
            _name(m, st.drawn[index], goods) + _at(st.drawn_making[index], now) for index in drawn
        ]
        yield f"drawn: {' '.join(names)}"


def _name(m: Buffer, card: int, goods: bool) -> str:
    if card == UNKNOWN:
        return UNSEEN
    return GOODS_CARD_NAMES[card] if goods else card_name(m, card)


def _at(making: int, now: int) -> str:
    return "" if making == now else f"@{making}"


def _drawn_square(m: Buffer, s: Buffer) -> Iterator[str]:
    st = read_state(s)
    for row in SQUARE:
        yield "  " + "".join(f"{_sign(m, st, piece):<{WIDTH}}" for piece in row).rstrip()


def _sign(m: Buffer, st: State, piece: int) -> str:
    if piece < BORDER:
        return f"{piece + 1}:{st.targi[piece]}" if st.targi[piece] else str(piece + 1)
    space = piece - BORDER
    seats = "".join(str(seat + 1) for seat in range(SEATS) if st.marker[space] >> seat & 1)
    return _space_sign(m, st, space) + (f":{seats}" if seats else "")


def _space_sign(m: Buffer, st: State, space: int) -> str:
    lies = st.space[space]
    if lies == Space.EMPTY:
        return "-"
    if lies in DOWN:
        order = [*st.down[: st.downs]].index(space) + 1
        deck = Deck.GOODS if lies == Space.GOODS_DOWN else Deck.TRIBE
        return f"{DOWN[Space(lies)]}{order}" + _at(st.making[space], st.remade[deck])
    return _name(m, st.face[space], lies == Space.GOODS_UP)


def _rest(m: Buffer, s: Buffer) -> Iterator[str]:
    st = read_state(s)
    for seat in range(SEATS):
        yield from _player(m, st, seat)
    if any(st.remade):
        yield f"remade: {st.remade[Deck.GOODS]} {st.remade[Deck.TRIBE]}"
    none = [0] * GOODS_CARDS
    usual = {"goods_deck": None, "goods_full": read_material(m).goods_cards}  # the deck always
    for field in COUNTS:
        if getattr(st, field) != usual.get(field, none):
            yield f"{field.replace('_', ' ')}: {_goods(getattr(st, field))}"
    yield from _tribe(m, st)


def _player(m: Buffer, st: State, seat: int) -> Iterator[str]:
    numbers = (*st.goods[seat], st.gold[seat], st.tokens[seat])
    stores = zip(STORES, numbers, strict=True)
    yield f"player {seat + 1}: " + ", ".join(f"{name} {number}" for name, number in stores)
    if st.hand[seat] != NONE:
        words = [_name(m, st.hand[seat], False)]
        if st.secret[seat]:
            words.append("secret" + _at(st.hand_making[seat], st.remade[Deck.TRIBE]))
        words += ["fresh"] if st.fresh[seat] else []
        yield f"hand {seat + 1}: {' '.join(words)}"
    rows = [[card_name(m, card) for card in row if card != NONE] for row in st.display[seat]]
    if any(rows):
        yield f"rows {seat + 1}: {' / '.join(' '.join(row) for row in rows if row)}"


def _goods(counts: Iterable[int]) -> str:
    named = zip(GOODS_CARD_NAMES, counts, strict=True)
    return ", ".join(f"{name} {number}" for name, number in named if number) or "-"


def _tribe(m: Buffer, st: State) -> Iterator[str]:
    """The cards of each making of the tribe deck, those that lie face down among them."""
    cards = range(read_material(m).cards)
    for making in range(st.remade[Deck.TRIBE] + 1):
        names = [card_name(m, card) for card in cards if st.tribe_at[card] == making]
        if names or making == st.remade[Deck.TRIBE]:
            yield f"tribe {making}: {' '.join(names) or '-'}"
    names = [card_name(m, card) for card in cards if st.tribe_at[card] == TribeAt.DISCARDED]
    if names:
        yield f"{DISCARDS}: {' '.join(names)}"
