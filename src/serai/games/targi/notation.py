"""Actions of Targi as text, and back: `place 5`, `use a1`, `pay dates 1 salt 2`."""

from serai.core.compiled import Buffer
from serai.core.contract import Phrase
from serai.core.errors import InvalidAction
from serai.core.notation import Names, Notation, Words, numbered

from .facts import read_material, tribe_names
from .layout import (
    BORDER,
    CARDS,
    DISCARD,
    DONE,
    DRAW_GOODS,
    DRAW_TRIBE,
    FIRST,
    GOOD_NAMES,
    GOODS_CARD_NAMES,
    HAND,
    INNER,
    KEEP,
    KIND_NAMES,
    LAY,
    LAY_HAND,
    MOST_COST,
    MOVE,
    PAY,
    PAY_GOLD,
    PAY_POINTS,
    PAYMENTS,
    PIECES,
    PLACE,
    PLACES,
    RETURN,
    ROW,
    ROWS,
    SEATS,
    SILVER,
    SKIP,
    SWAP,
    TAKE,
    TRADE,
    TURN_GOODS,
    TURN_TRIBE,
    USE,
)
from .paying import number_of

SPACE_NAMES = tuple(f"{row}{column + 1}" for row in "abc" for column in range(ROWS))
PIECE_NAMES = (*(str(border + 1) for border in range(BORDER)), *SPACE_NAMES)
UNSEEN = "?"
_SILVER_WORDS = (
    *(f"{good} 2" for good in GOOD_NAMES),
    *(f"{good} 4" for good in GOOD_NAMES),
    "gold 1",
    "gold 2",
)
_NOTHING = "nothing"


def card_name(m: Buffer, card: int) -> str:
    """A tribe card: its kind, and which one of its kind in the deck."""
    return tribe_names(m)[card]


def tribe_phrase(m: Buffer, card: int) -> Phrase:
    """A tribe card as one speaks of it."""
    mat = read_material(m)
    facts = {"kind": KIND_NAMES[mat.kind[card]], "number": mat.number[card]}
    return Phrase("targi-tribe-card", facts)


def card_names(m: Buffer) -> dict[str, int]:
    return {name: card for card, name in enumerate(tribe_names(m)[: read_material(m).cards])}


def swapped(swapping: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two places, row and place from 0, that a swap exchanges."""
    untouched, rest = divmod(swapping, PLACES * PLACES)
    upper, lower = (row for row in range(ROWS) if row != untouched)
    return (upper, rest // PLACES), (lower, rest % PLACES)


def text(m: Buffer, action: int) -> str:
    """An action as it is written everywhere."""
    return _NOTATION.text(m, action)


def parse(m: Buffer, s: Buffer, written: str) -> int:
    """The action a text means; goods are paid in any order."""
    verb, _, rest = " ".join(written.lower().split()).partition(" ")
    if verb == "pay" and rest not in ("gold", "points"):
        return PAY.start + _payment(written, rest)
    return _NOTATION.parse(m, written)


def _payment(written: str, rest: str) -> int:
    """`dates 1 pepper 2`, in any order, or `nothing`."""
    words = [] if rest == _NOTHING else rest.split()
    goods = dict.fromkeys(GOOD_NAMES, 0)
    for good, number in zip(words[::2], words[1::2], strict=False):
        if good not in goods or goods[good] or number not in _NUMBERS:
            raise InvalidAction("targi-no-pay", text=written)
        goods[good] = int(number)
    if not rest or len(words) % 2 or sum(goods.values()) > MOST_COST:
        raise InvalidAction("targi-no-pay", text=written)
    return number_of(*goods.values())


def _payment_names() -> list[str]:
    names = [""] * PAYMENTS
    for dates in range(MOST_COST + 1):
        for salt in range(MOST_COST + 1 - dates):
            for pepper in range(MOST_COST + 1 - dates - salt):
                goods = zip(GOOD_NAMES, (dates, salt, pepper), strict=True)
                words = [f"{good} {number}" for good, number in goods if number]
                names[number_of(dates, salt, pepper)] = " ".join(words) or _NOTHING
    return names


def _swap_names() -> list[str]:
    pairs = [swapped(index) for index in range(SWAP.size)]
    return [" ".join(f"{row + 1}.{place + 1}" for row, place in pair) for pair in pairs]


def _drawn_names(m: Buffer) -> list[str]:
    """The cards of the deck, and behind all that a deck can have the one that is not seen."""
    names = list(card_names(m))
    return [*names, *[""] * (CARDS - len(names)), UNSEEN]


_NUMBERS = numbered(MOST_COST)
_GOODS_CARD, _GOOD = Names(GOODS_CARD_NAMES), Names(GOOD_NAMES)
_PIECE, _SPACE = Names(PIECE_NAMES), Names(SPACE_NAMES)
_NOTATION = Notation(
    "targi",
    (
        Words(FIRST, "first", Names(numbered(SEATS))),
        Words(TURN_GOODS, "turn", _GOODS_CARD),
        Words(TURN_TRIBE, "turn", Names(lambda m: list(card_names(m)), CARDS)),
        Words(DRAW_GOODS, "draw", _GOODS_CARD),
        Words(DRAW_TRIBE, "draw", Names(_drawn_names, CARDS + 1)),
        Words(PLACE, "place", Names(numbered(BORDER))),
        Words(USE, "use", _PIECE),
        Words(SKIP, "skip", _PIECE),
        Words(LAY_HAND, "lay hand"),
        Words(DONE, "done"),
        Words(TAKE, "take", _GOOD),
        Words(LAY, "lay"),
        Words(HAND, "hand"),
        Words(DISCARD, "discard"),
        Words(KEEP, "keep", Names(numbered(KEEP.size))),
        Words(PAY_GOLD, "pay gold"),
        Words(PAY_POINTS, "pay points"),
        Words(PAY, "pay", Names(_payment_names())),
        Words(ROW, "row", Names(numbered(ROWS))),
        Words(TRADE, "trade", _GOOD, Names((*GOOD_NAMES, "gold"))),
        Words(SILVER, "silver", Names(_SILVER_WORDS)),
        Words(MOVE, "move", _SPACE, _SPACE),
        Words(SWAP, "swap", Names(_swap_names())),
        Words(RETURN, "return", _GOOD),
    ),
)
assert len(PIECE_NAMES) == PIECES and len(SPACE_NAMES) == INNER

# what the places of an observation are called
AXES = {
    "space": lambda m: SPACE_NAMES,
    "piece": lambda m: PIECE_NAMES,
    "spot": lambda m: (*SPACE_NAMES, "hand", "other hand", "drawn 1", "drawn 2"),
    "card": tribe_names,
}
