"""Actions of Targi as text, and back: `place 5`, `use a1`, `pay dates 1 salt 2`."""

from collections.abc import Callable

from serai.core.compiled import Buffer
from serai.core.contract import Phrase, Range
from serai.core.errors import InvalidAction

from .layout import (
    BORDER,
    CARDS,
    DISCARD,
    DONE,
    DRAW_GOODS,
    DRAW_TRIBE,
    FIRST,
    GOOD_NAMES,
    GOODS,
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
    PIECES,
    PLACE,
    PLACES,
    RETURN,
    ROW,
    ROWS,
    SILVER,
    SKIP,
    SWAP,
    TAKE,
    TRADE,
    TURN_GOODS,
    TURN_TRIBE,
    USE,
    material_of,
)
from .paying import number_of

SPACE_NAMES = tuple(f"{row}{column + 1}" for row in "abc" for column in range(ROWS))
PIECE_NAMES = (*(str(border + 1) for border in range(BORDER)), *SPACE_NAMES)
UNSEEN = "?"
_WORDS = {
    LAY_HAND: "lay hand",
    DONE: "done",
    LAY: "lay",
    HAND: "hand",
    DISCARD: "discard",
    PAY_GOLD: "pay gold",
    PAY_POINTS: "pay points",
}
_SILVER_WORDS = (
    *(f"{good} 2" for good in GOOD_NAMES),
    *(f"{good} 4" for good in GOOD_NAMES),
    "gold 1",
    "gold 2",
)
_NOTHING = "nothing"


def card_name(m: Buffer, card: int) -> str:
    """A tribe card: its kind, and which one of its kind in the deck."""
    mat = material_of(m)
    return f"{KIND_NAMES[mat.kind[card]]}{mat.number[card]}"


def tribe_phrase(m: Buffer, card: int) -> Phrase:
    """A tribe card as one speaks of it."""
    mat = material_of(m)
    facts = {"kind": KIND_NAMES[mat.kind[card]], "number": int(mat.number[card])}
    return Phrase("targi-tribe-card", facts)


def card_names(m: Buffer) -> dict[str, int]:
    return {card_name(m, card): card for card in range(int(material_of(m).cards))}


def swapped(swapping: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two places, row and place from 0, that a swap exchanges."""
    untouched, rest = divmod(swapping, PLACES * PLACES)
    upper, lower = (row for row in range(ROWS) if row != untouched)
    return (upper, rest // PLACES), (lower, rest % PLACES)


def text(m: Buffer, action: int) -> str:
    """An action as it is written everywhere."""
    for actions, words in _WORDS.items():
        if action in actions:
            return words
    actions, write = next(entry for entry in _WRITTEN if action in entry[0])
    return write(m, action - actions.start)


def parse(m: Buffer, s: Buffer, written: str) -> int:
    words = " ".join(written.lower().split())
    for actions, known in _WORDS.items():
        if words == known:
            return actions.start
    verb, _, rest = words.partition(" ")
    if verb == "pay":
        return PAY.start + _payment(written, rest)
    found = [entry for entry in _WRITTEN if entry[1](m, 0).partition(" ")[0] == verb]
    if not found:
        raise InvalidAction("targi-no-action", text=written)
    for actions, write in found:
        for index in range(_size(m, actions)):
            if write(m, index) == words:
                return actions.start + index
    raise InvalidAction(f"targi-no-{verb}", text=written, example=found[0][1](m, 0))


def _size(m: Buffer, actions: Range) -> int:
    """How many of these actions this deck has."""
    return int(material_of(m).cards) if actions == TURN_TRIBE else actions.size


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


def _write_payment(m: Buffer, index: int) -> str:
    numbers = zip(GOOD_NAMES, material_of(m).payment[index], strict=True)
    return "pay " + (" ".join(f"{good} {n}" for good, n in numbers if n) or _NOTHING)


def _write_swap(m: Buffer, index: int) -> str:
    return "swap " + " ".join(f"{row + 1}.{place + 1}" for row, place in swapped(index))


def _write_trade(m: Buffer, index: int) -> str:
    given, taken = divmod(index, GOODS + 1)
    return f"trade {GOOD_NAMES[given]} {(*GOOD_NAMES, 'gold')[taken]}"


def _write_drawn(m: Buffer, index: int) -> str:
    if index == CARDS:
        return f"draw {UNSEEN}"
    return f"draw {card_name(m, index)}" if index < material_of(m).cards else ""


def _listed(verb: str, names: tuple[str, ...]) -> Callable[[Buffer, int], str]:
    return lambda m, index: f"{verb} {names[index]}"


def _counted(verb: str) -> Callable[[Buffer, int], str]:
    return lambda m, index: f"{verb} {index + 1}"


_NUMBERS = tuple(str(number) for number in range(1, MOST_COST + 1))
_WRITTEN: tuple[tuple[Range, Callable[[Buffer, int], str]], ...] = (
    (FIRST, _counted("first")),
    (TURN_GOODS, _listed("turn", GOODS_CARD_NAMES)),
    (TURN_TRIBE, lambda m, index: f"turn {card_name(m, index)}"),
    (DRAW_GOODS, _listed("draw", GOODS_CARD_NAMES)),
    (DRAW_TRIBE, _write_drawn),
    (PLACE, _counted("place")),
    (USE, _listed("use", PIECE_NAMES)),
    (SKIP, _listed("skip", PIECE_NAMES)),
    (TAKE, _listed("take", GOOD_NAMES)),
    (KEEP, _counted("keep")),
    (PAY, _write_payment),
    (ROW, _counted("row")),
    (TRADE, _write_trade),
    (SILVER, _listed("silver", _SILVER_WORDS)),
    (
        MOVE,
        _listed("move", tuple(f"{start} {end}" for start in SPACE_NAMES for end in SPACE_NAMES)),
    ),
    (SWAP, _write_swap),
    (RETURN, _listed("return", GOOD_NAMES)),
)
assert len(PIECE_NAMES) == PIECES and len(SPACE_NAMES) == INNER
