"""What is ahead in Targi, for those who look: crossings, the next raid, prices, exchanges, rows.

The page reckons nothing of its own; whatever it shows beforehand is told here, beside the view.
"""

from collections.abc import Sequence
from functools import cache
from typing import Literal, TypedDict, cast

from serai.core.compiled import Buffer

from .exchanges import TRADED_FOR_A_GOOD, TRADED_FOR_GOLD, amount_of, points_for
from .facts import read_material
from .layout import (
    BORDER,
    GOODS,
    INNER,
    MOST_LAID,
    NONE,
    PAY,
    PAY_GOLD,
    PAY_POINTS,
    PLACES,
    ROWS,
    SIDE,
    SILVER,
    TRADE,
    Effect,
    Phase,
    State,
)
from .notation import SPACE_NAMES
from .paying import BARTERED, LAST_CORNER, goods_of, points_of
from .scoring import ALIKE_POINTS, DIFFERENT_POINTS
from .survey import can_pay

Good = Literal["dates", "salt", "pepper"]
Ware = Literal["dates", "salt", "pepper", "gold", "point"]
Thing = Literal["good", "gold", "point"]
Fate = Literal["paid", "spared", "bartered"]
Outlook = Literal[
    "either", "alike", "different", "none", "full-alike", "full-different", "full-none"
]
_WARES: tuple[Ware, ...] = ("dates", "salt", "pepper", "gold")
_HELD: tuple[Good, ...] = ("dates", "salt", "pepper")


class Amount(TypedDict):
    ware: Ware
    number: int


class Raid(TypedDict):
    """What a corner takes: goods or gold, or points instead."""

    corner: int
    goods: int
    gold: int
    points: int


class NextRaid(TypedDict):
    """The raid that is paid now (`rounds` is 0), or comes after `round`; the last ends the game."""

    raid: Raid
    rounds: int
    round: int
    last: bool


class Price(TypedDict):
    """For the seat that looks: goods less, goods others may replace, whether it can be laid."""

    less: int
    barter: int
    lay: bool


class Token(TypedDict):
    """A printed token of a price, and what becomes of it; `other` is what is given in its place."""

    ware: Ware
    fate: Fate
    other: Ware | None


class Payment(TypedDict):
    """A way to pay for a card, token by token, or in a raid, and what would be left."""

    action: str
    tokens: list[Token]
    leaves: list[Amount]


class Exchange(TypedDict):
    """Whether it can be made is said by the legal actions."""

    action: str
    gives: Amount
    takes: Amount


class Rate(TypedDict):
    """So many of one for so many of another, each pair a rate; a good is any, but all alike."""

    gives: Thing
    takes: Thing
    pairs: list[list[int]]


class Prospect(TypedDict):
    """What becomes of a row, and the points of it."""

    outlook: Outlook
    points: int


# -- lines and raids ---------------------------------------------------------------------------


def crossings(m: Buffer, pieces: Sequence[int]) -> list[str]:
    """T13: where the lines of Targis on these border cards cross."""
    line = read_material(m).line
    return [*_crossed(frozenset([line[card] for card in pieces]))]


@cache
def _crossed(lines: frozenset[int]) -> tuple[str, ...]:
    crossed = [s for s in range(INNER) if s // ROWS in lines and ROWS + s % ROWS in lines]
    return tuple(SPACE_NAMES[space] for space in crossed)


def added(m: Buffer, st: State, seat: int, borders: Sequence[int]) -> list[list[str]]:
    """For each of these border cards the crossings that one more Targi there would add."""
    line = read_material(m).line
    lines = frozenset(line[card] for card in range(BORDER) if st.targi[card] == seat + 1)
    return [[*_added(lines, line[border])] for border in borders]


@cache
def _added(lines: frozenset[int], line: int) -> tuple[str, ...]:
    before = _crossed(lines)
    return tuple(space for space in _crossed(lines | {line}) if space not in before)


def raid_of(corner: int) -> Raid:
    gold = int(corner == LAST_CORNER)
    return {"corner": corner, "goods": goods_of(corner), "gold": gold, "points": points_of(corner)}


def next_raid(robber: int) -> NextRaid:
    """T7, T30: the corner that is raided now, or next."""
    corner = max(SIDE, -(-robber // SIDE) * SIDE)
    return {
        "raid": raid_of(corner),
        "rounds": corner - robber,
        "round": corner - corner // SIDE,
        "last": corner == LAST_CORNER,
    }


# -- prices and payments -----------------------------------------------------------------------


def price(m: Buffer, st: State, seat: int, card: int) -> Price:
    """T36: what the seat's own cards take off."""
    mat = read_material(m)
    goods = sum(mat.cost[card])
    less = min(goods, st.effect[seat][Effect.CHEAP_WELL + mat.kind[card]])
    return {
        "less": less,
        "barter": min(BARTERED * st.effect[seat][Effect.BARTER], goods - less),
        "lay": bool(st.laid[seat] < MOST_LAID) and can_pay(m, st, seat, card),
    }


def payments(m: Buffer, st: State, card: int, actions: list[tuple[int, str]]) -> list[Payment]:
    """T30, T36: the legal ways to pay, those first that barter least."""
    if st.phase not in (Phase.PAYING, Phase.RAID):
        return []
    ways = [_payment(m, st, card, action, text) for action, text in actions]
    return sorted(ways, key=lambda way: sum(one["fate"] == "bartered" for one in way["tokens"]))


def _payment(m: Buffer, st: State, card: int, action: int, text: str) -> Payment:
    """`card` is what is paid for, and NONE in a raid."""
    mat, seat = read_material(m), st.turn
    goods = [*mat.payment[action - PAY.start]] if action in PAY else [0] * GOODS
    gold = 1 if action in PAY_GOLD else 0 if card == NONE else mat.gold[card]
    left = [st.goods[seat][good] - goods[good] for good in range(GOODS)]
    leaves = [_amount(ware, number) for ware, number in zip(_HELD, left, strict=True)]
    gold_left = _amount("gold", st.gold[seat] - gold)
    if card != NONE:
        return {
            "action": text,
            "tokens": _tokens(m, card, goods, gold if action in PAY_GOLD else 0),
            "leaves": [*leaves, gold_left] if gold else leaves,
        }
    if action in PAY_POINTS:
        leaves = [_amount("point", st.tokens[seat] - points_of(st.robber))]
    return {"action": text, "tokens": [], "leaves": [gold_left] if gold else leaves}


def _amount(ware: Ware, number: int) -> Amount:
    return {"ware": ware, "number": number}


def _tokens(m: Buffer, card: int, goods: list[int], instead: int) -> list[Token]:
    """The printed price: each token paid, bartered for another good, or spared."""
    mat = read_material(m)
    if instead:
        return [_token("gold", "paid")]
    cost = mat.cost[card]
    others = [_HELD[k] for k in range(GOODS) for _ in range(max(0, goods[k] - cost[k]))]
    found = []
    for k in range(GOODS):
        for place in range(cost[k]):
            if place < goods[k]:
                found.append(_token(_HELD[k], "paid"))
            elif others:
                found.append(_token(_HELD[k], "bartered", others.pop(0)))
            else:
                found.append(_token(_HELD[k], "spared"))
    return found + [_token("gold", "paid")] * mat.gold[card]


def _token(ware: Ware, fate: Fate, other: Ware | None = None) -> Token:
    return {"ware": ware, "fate": fate, "other": other}


# -- exchanges ---------------------------------------------------------------------------------

TRADER_RATES: list[Rate] = [
    {"gives": "good", "takes": "gold", "pairs": [[TRADED_FOR_GOLD, 1]]},
    {"gives": "good", "takes": "good", "pairs": [[TRADED_FOR_A_GOOD, 1]]},
]
_GOODS_WAYS, _GOLD_WAYS = (0, GOODS), (2 * GOODS, 2 * GOODS + 1)
SILVERSMITH_RATES: list[Rate] = [
    {"gives": gives, "takes": "point", "pairs": [[amount_of(way), points_for(way)] for way in ways]}
    for gives, ways in cast(
        "tuple[tuple[Thing, tuple[int, ...]], ...]", (("good", _GOODS_WAYS), ("gold", _GOLD_WAYS))
    )
]


def exchanges(st: State) -> list[tuple[int, Amount, Amount]]:
    """T26, T27: everything that Trader or Silversmith offers the player to move, by its action."""
    if st.phase == Phase.TRADING:
        return [_trade(way) for way in range(TRADE.size) if _is_trade(way)]
    if st.phase == Phase.WORKING:
        fine = st.effect[st.turn][Effect.FINE_SILVER]
        return [_silver(way, fine) for way in range(SILVER.size)]
    return []


def _is_trade(way: int) -> bool:
    """Nobody gives a good for the same good."""
    given, taken = divmod(way, GOODS + 1)
    return given != taken


def _trade(way: int) -> tuple[int, Amount, Amount]:
    given, taken = divmod(way, GOODS + 1)
    number = TRADED_FOR_GOLD if taken == GOODS else TRADED_FOR_A_GOOD
    return TRADE.start + way, _amount(_WARES[given], number), _amount(_WARES[taken], 1)


def _silver(way: int, fine: int) -> tuple[int, Amount, Amount]:
    ware = _WARES[way % GOODS] if way < 2 * GOODS else "gold"
    points = _amount("point", points_for(way) + fine)
    return SILVER.start + way, _amount(ware, amount_of(way)), points


# -- rows --------------------------------------------------------------------------------------


def prospect_of(m: Buffer, cards: list[int], over: bool) -> Prospect:
    """T41: the bonus a row with these cards has, or can still reach."""
    if over and len(cards) < PLACES:
        return {"outlook": "none", "points": 0}
    outlook = outlook_of([read_material(m).kind[card] for card in cards])
    return {"outlook": outlook, "points": _POINTS.get(outlook, 0)}


def outlook_of(kinds: list[int]) -> Outlook:
    """What a row with cards of these kinds is, if it is full, or may become."""
    full, different = len(kinds) == PLACES, len(set(kinds))
    if len(kinds) <= 1:
        return "either"
    if different == 1:
        return "full-alike" if full else "alike"
    if different == len(kinds):
        return "full-different" if full else "different"
    return "full-none" if full else "none"


_POINTS: dict[Outlook, int] = {
    "either": ALIKE_POINTS,
    "alike": ALIKE_POINTS,
    "full-alike": ALIKE_POINTS,
    "different": DIFFERENT_POINTS,
    "full-different": DIFFERENT_POINTS,
}
