"""What a seat sees of Targi, as plain data for page and terminal.

Built up from the state as hidden from that seat: a secret hand card is only known to be there (T5).
What it is made of is in `view_types`, what is ahead is worked out in `outlook`.
"""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from serai.core.compiled import Buffer
from serai.core.facts import for_each_material, shared

from . import layout
from .ending import effect_points, laid, row_points
from .facts import read_material, read_state
from .layout import (
    ACTIONS,
    BORDER,
    CARAVAN,
    EFFECT_NAMES,
    EXPANSION,
    GOLD_CARD,
    GOODS_CARD_NAMES,
    GOODS_CARDS,
    INNER,
    KIND_NAMES,
    NONE,
    PIECES,
    PLACES,
    POINT_CARD,
    ROWS,
    SEATS,
    SIDE,
    SILVERSMITH,
    TARGIS,
    TRADER,
    UNKNOWN,
    Effect,
    Space,
    State,
    TribeAt,
)
from .material import GIVES
from .notation import PIECE_NAMES, SPACE_NAMES, UNSEEN, card_name, text
from .outlook import (
    SILVERSMITH_RATES,
    TRADER_RATES,
    Exchange,
    Good,
    Payment,
    Price,
    Ware,
    added,
    crossings,
    exchanges,
    next_raid,
    payments,
    price,
    prospect,
    raid_of,
)
from .round import BIG_GOLD, BIG_GOODS, MOST_GOLD, MOST_GOODS
from .rules import legal
from .survey import in_use, round_of
from .view_types import (
    Border,
    BorderName,
    GoodsCard,
    GoodsName,
    HiddenHand,
    InForce,
    Inner,
    Kind,
    KnownHand,
    Phase,
    Pile,
    Player,
    Row,
    TribeCard,
    Unseen,
    Using,
    View,
)

Data = dict[str, Any]
LAST_ROUND = BORDER - BORDER // SIDE
_RATES = {TRADER: TRADER_RATES, SILVERSMITH: SILVERSMITH_RATES}
_ON_LAYING = (Effect.TAKE_GOOD, Effect.TAKE_TWO_GOODS, Effect.SWAP)
BORDER_NAMES: tuple[BorderName, ...] = (
    "noble",
    "dates",
    "salt",
    "raid",
    "trader",
    "pepper",
    "dates",
    "raid",
    "fata-morgana",
    "silversmith",
    "pepper",
    "raid",
    "caravan",
    "expansion",
    "salt",
    "raid",
)


_UNSEEN: Unseen = {"deck": "tribe", "name": "?"}
assert _UNSEEN["name"] == UNSEEN


def _face(card: int) -> list[Ware]:
    """What is printed on a goods card: all of it is taken, or one of it where there is a choice."""
    special: dict[int, list[Ware]] = {GOLD_CARD: ["gold"], POINT_CARD: ["point"]}
    printed = [good for k, good in enumerate(_GOODS) for _ in range(int(GIVES[card][k]))]
    return special.get(card) or [*printed] or [*_GOODS]


_GOODS: tuple[Good, ...] = ("dates", "salt", "pepper")
GOODS_FACES: dict[GoodsName, list[Ware]] = {
    cast("GoodsName", name): _face(card) for card, name in enumerate(GOODS_CARD_NAMES)
}


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, s, seat))


def _view(m: Buffer, s: Buffer, seat: int) -> View:
    """What everybody sees who knows as much, and what is for this seat."""
    st = read_state(s)
    found = _in_the_open(m, st).copy()
    if st.phase == layout.Phase.PLACING and seat >= 0:
        found["border"] = _with_adds(m, st, seat, found["border"])
    if seat >= 0:
        found["prices"] = _prices(m, st, seat)
    if seat == st.turn:
        found["payments"], found["exchanges"] = _payments(m, s, st), _exchanges(m, st)
    return found


@shared
def _in_the_open(m: Buffer, st: State) -> View:
    pieces_out = [*st.targi].count(st.turn + 1)
    return {
        "phase": cast("Phase", layout.Phase(st.phase).label),
        "first": None if st.first == NONE else st.first,
        "robber": st.robber,
        "round": round_of(st.robber),
        "rounds": LAST_ROUND,
        "rounds_left": LAST_ROUND - round_of(st.robber),
        "raid": raid_of(st.robber) if st.robber % SIDE == 0 and st.robber else None,
        "next_raid": next_raid(st),
        "targi": min(pieces_out + 1, TARGIS),
        "border": [_border(card, st) for card in _borders(m)],
        "inner": [_inner(m, st, space) for space in range(INNER)],
        "using": _using(m, st),
        "takes": st.takes,
        "traded": bool(st.traded),
        "prices": {},
        "payments": [],
        "exchanges": [],
        "players": [_player(m, st, player) for player in range(SEATS)],
        "decks": {"goods": st.left[layout.Deck.GOODS], "tribe": st.left[layout.Deck.TRIBE]},
        "discards": _discards(m, st),
        "unseen": _unseen(m, st),
    }


def _prices(m: Buffer, st: State, seat: int) -> dict[str, Price]:
    """Of the tribe cards that the seat might lay: in the square, drawn, in its own hand."""
    open_cards = [st.face[space] for space in range(INNER) if st.space[space] == Space.TRIBE_UP]
    drawn = [*st.drawn] if st.piece == EXPANSION and seat == st.turn else []
    cards = [*open_cards, *drawn, st.hand[seat]]
    known = [card for card in cards if card not in (NONE, UNKNOWN)]
    return {card_name(m, card): price(m, st, seat, card) for card in known}


def _payments(m: Buffer, s: Buffer, st: State) -> list[Payment]:
    if st.phase not in (layout.Phase.PAYING, layout.Phase.RAID):
        return []
    out = np.empty(ACTIONS, np.int32)
    actions: list[int] = out[: legal(m, s, out)].tolist()
    card = in_use(st) if st.phase == layout.Phase.PAYING else NONE
    return payments(m, st, card, [(action, text(m, action)) for action in actions])


def _exchanges(m: Buffer, st: State) -> list[Exchange]:
    return [
        {"action": text(m, action), "gives": gives, "takes": takes}
        for action, gives, takes in exchanges(st)
    ]


@for_each_material
def _tribe_cards(m: Buffer) -> list[TribeCard]:
    """The tribe cards: what is printed on each."""
    mat = read_material(m)
    return [
        {
            "deck": "tribe",
            "name": card_name(m, card),
            "kind": cast("Kind", KIND_NAMES[mat.kind[card]]),
            "points": mat.printed[card],
            "cost": {
                "dates": mat.cost[card][0],
                "salt": mat.cost[card][1],
                "pepper": mat.cost[card][2],
                "gold": mat.gold[card],
            },
            "or_gold": bool(mat.or_gold[card]),
            "effect": None if mat.effect[card] == 0 else EFFECT_NAMES[mat.effect[card]],
        }
        for card in range(mat.cards)
    ]


@for_each_material
def _goods_cards(m: Buffer) -> list[GoodsCard]:
    gives = read_material(m).gives
    return [
        {
            "deck": "goods",
            "name": cast("GoodsName", name),
            "gives": {good: gives[card][k] for k, good in enumerate(_GOODS)},
        }
        for card, name in enumerate(GOODS_CARD_NAMES)
    ]


@for_each_material
def _borders(m: Buffer) -> list[Border]:
    """The border cards with nobody on them."""
    return [_bare_border(m, border) for border in range(BORDER)]


def _bare_border(m: Buffer, border: int) -> Border:
    mat, corner = read_material(m), border % SIDE == SIDE - 1
    data: Border = {
        "number": border + 1,
        "name": BORDER_NAMES[border],
        "targi": None,
        "robber": False,
        "opposite": None if corner else mat.opposite[border] + 1,
        "line": [] if corner else _line(mat.line[border]),
        "raid": raid_of(border + 1) if corner else None,
    }
    if border in _RATES:
        data["rates"] = _RATES[border]
    return data


def _border(bare: Border, st: State) -> Border:
    number = bare["number"]
    standing, robber = st.targi[number - 1], st.robber == number
    if not standing and not robber:
        return bare
    return {**bare, "targi": standing - 1 if standing else None, "robber": robber}


def _with_adds(m: Buffer, st: State, seat: int, border: list[Border]) -> list[Border]:
    before = crossings(m, st, seat)
    return [
        card if card["raid"] else {**card, "adds": added(m, st, seat, card["number"] - 1, before)}
        for card in border
    ]


def _line(line: int) -> list[str]:
    """The three inner spaces of a row (0–2) or column (3–5)."""
    if line < ROWS:
        return list(SPACE_NAMES[line * ROWS : line * ROWS + ROWS])
    return list(SPACE_NAMES[line - ROWS :: ROWS])


def _inner(m: Buffer, st: State, space: int) -> Inner:
    data: Inner = {
        "name": SPACE_NAMES[space],
        "markers": [seat for seat in range(SEATS) if st.marker[space] >> seat & 1],
        "card": None,
        "down": None,
    }
    lies = st.space[space]
    if lies == Space.GOODS_UP:
        data["card"] = _goods_cards(m)[st.face[space]]
    elif lies == Space.TRIBE_UP:
        data["card"] = _tribe_cards(m)[st.face[space]]
    elif lies != Space.EMPTY:
        data["down"] = "goods" if lies == Space.GOODS_DOWN else "tribe"
    return data


def _using(m: Buffer, st: State) -> Using:
    """The piece whose action is under way, and the cards drawn for it."""
    drawn = [card for card in st.drawn if card != NONE]
    return {
        "piece": PIECE_NAMES[st.piece] if st.piece < PIECES else None,
        "drawn": [_drawn(m, st.piece, card) for card in drawn],
    }


def _drawn(m: Buffer, piece: int, card: int) -> GoodsCard | TribeCard | Unseen:
    if card == UNKNOWN:
        return _UNSEEN
    assert piece in (CARAVAN, EXPANSION)
    return _goods_cards(m)[card] if piece == CARAVAN else _tribe_cards(m)[card]


def _player(m: Buffer, st: State, seat: int) -> Player:
    big = bool(st.effect[seat][Effect.BIG_STORES])
    effects = sum(points for _, points in effect_points(m, st, seat))
    rows = sum(row_points(m, st, seat, row) for row in range(ROWS))
    earned = st.tokens[seat] + st.printed[seat]
    most_goods, most_gold = (BIG_GOODS, BIG_GOLD) if big else (MOST_GOODS, MOST_GOLD)
    held, gold = sum(st.goods[seat]), st.gold[seat]
    targis = [*st.targi].count(seat + 1)
    return {
        "seat": seat,
        "goods": {good: st.goods[seat][k] for k, good in enumerate(_GOODS)},
        "gold": gold,
        "held": held,
        "most_goods": most_goods,
        "most_gold": most_gold,
        "goods_over": max(0, held - most_goods),
        "gold_over": max(0, gold - most_gold),
        "tokens": st.tokens[seat],
        "printed": st.printed[seat],
        "effects": effects,
        "rows": rows,
        "owed": 0 if st.phase == layout.Phase.OVER else effects + rows,
        "points": earned + (effects + rows if st.phase == layout.Phase.OVER else 0),
        "hand": _hand(m, st, seat),
        "display": [_row(m, st, seat, row) for row in range(ROWS)],
        "laid": st.laid[seat],
        "pieces_out": st.pieces_out[seat],
        "targis": targis,
        "to_place": TARGIS - targis if st.phase == layout.Phase.PLACING else 0,
        "crossings": crossings(m, st, seat),
        "draws": {
            "caravan": 2 if st.effect[seat][Effect.TWO_GOODS_CARDS] else 1,
            "expansion": 2 if st.effect[seat][Effect.TWO_TRIBE_CARDS] else 1,
        },
        "more_gold": st.effect[seat][Effect.MORE_GOLD],
        "in_force": _in_force(m, st, seat),
    }


def _in_force(m: Buffer, st: State, seat: int) -> list[InForce]:
    """In the order in which they were laid; what worked once, on laying, is left out."""
    cards = [card for row in range(ROWS) for card in laid(st, seat, row)]
    effects = [read_material(m).effect[card] for card in cards]
    matter = [effect for effect in dict.fromkeys(effects) if effect and effect not in _ON_LAYING]
    matter.sort(key=lambda effect: Effect.PAIRS_WELL <= effect <= Effect.FULL_ROW)
    return [{"effect": EFFECT_NAMES[effect], "times": effects.count(effect)} for effect in matter]


def _hand(m: Buffer, st: State, seat: int) -> KnownHand | HiddenHand | None:
    card = st.hand[seat]
    if card == NONE:
        return None
    secret, fresh = bool(st.secret[seat]), bool(st.fresh[seat])
    if card == UNKNOWN:
        return {**_UNSEEN, "secret": secret, "fresh": fresh}
    return {**_tribe_cards(m)[card], "secret": secret, "fresh": fresh}


def _row(m: Buffer, st: State, seat: int, row: int) -> Row:
    cards = laid(st, seat, row)
    full = len(cards) == PLACES
    data: Row = {
        "cards": [_tribe_cards(m)[card] for card in cards],
        "full": full,
        "bonus": row_points(m, st, seat, row),
        "prospect": prospect(m, st, seat, row),
    }
    if st.phase == layout.Phase.LAYING and seat == st.turn and not full:
        data["becomes"] = prospect(m, st, seat, row, in_use(st))
    return data


def _discards(m: Buffer, st: State) -> Pile:
    lying = zip(_tribe_cards(m), st.tribe_at, strict=False)
    return {
        "goods": _goods_names([*st.goods_discards]),
        "tribe": [card for card, at in lying if at == TribeAt.DISCARDED],
    }


def _unseen(m: Buffer, st: State) -> Pile:
    """The cards that may still come: in the decks, face down, or in a hand this seat cannot see."""
    goods = [sum(pair) for pair in zip(st.goods_deck, st.goods_old, strict=True)]
    lying = zip(_tribe_cards(m), st.tribe_at, strict=False)
    return {
        "goods": _goods_names(goods),
        "tribe": [card for card, at in lying if at < TribeAt.DISCARDED],
    }


def _goods_names(counts: Sequence[int]) -> list[GoodsName]:
    names = [GOODS_CARD_NAMES[card] for card in range(GOODS_CARDS) for _ in range(counts[card])]
    return cast("list[GoodsName]", names)
