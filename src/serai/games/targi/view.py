"""What a seat sees of Targi, as plain data for page and terminal.

Built up from the state as hidden from that seat: a secret hand card is only known to be there (T5).
What it is made of is in `view_types`, what is ahead is worked out in `outlook`.
"""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from serai.core.compiled import Buffer
from serai.core.facts import for_each_material, shared
from serai.core.seen import from_fields

from . import layout
from .cards import GOOD_ORDER, UNSEEN_CARD, goods_cards, tribe_cards
from .facts import read_material, see_state, tribe_names
from .layout import (
    ACTIONS,
    BORDER,
    CARAVAN,
    EXPANSION,
    GOLD_CARD,
    GOODS_CARD_NAMES,
    GOODS_CARDS,
    INNER,
    MOST_LAID,
    NONE,
    PIECES,
    POINT_CARD,
    ROWS,
    SEATS,
    SIDE,
    SILVERSMITH,
    TARGIS,
    TRADER,
    UNKNOWN,
    Space,
    State,
    TribeAt,
)
from .material import GIVES
from .notation import PIECE_NAMES, SPACE_NAMES, text
from .outlook import (
    SILVERSMITH_RATES,
    TRADER_RATES,
    Exchange,
    NextRaid,
    Payment,
    Price,
    Ware,
    added,
    exchanges,
    next_raid,
    payments,
    price,
    raid_of,
)
from .player import placed, player
from .rules import legal
from .survey import in_use, round_of
from .view_types import (
    Border,
    BorderName,
    GoodsCard,
    GoodsName,
    Inner,
    Phase,
    Pile,
    TribeCard,
    Unseen,
    Using,
    View,
)

Data = dict[str, Any]
LAST_ROUND = BORDER - BORDER // SIDE
_PHASES = cast("tuple[Phase, ...]", layout.Phase.labels())
_PRICES_KEPT = 2048
_RATES = {TRADER: TRADER_RATES, SILVERSMITH: SILVERSMITH_RATES}
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


def _face(card: int) -> list[Ware]:
    """What is printed on a goods card: all of it is taken, or one of it where there is a choice."""
    special: dict[int, list[Ware]] = {GOLD_CARD: ["gold"], POINT_CARD: ["point"]}
    printed = [good for k, good in enumerate(GOOD_ORDER) for _ in range(int(GIVES[card][k]))]
    return special.get(card) or [*printed] or [*GOOD_ORDER]


GOODS_FACES: dict[GoodsName, list[Ware]] = {
    cast("GoodsName", name): _face(card) for card, name in enumerate(GOODS_CARD_NAMES)
}


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, s, seat))


def _view(m: Buffer, s: Buffer, seat: int) -> View:
    """What everybody sees who knows as much, and what is for this seat."""
    st = see_state(m, s, seat)
    found = _in_the_open(m, st).copy()
    if st.phase == layout.Phase.PLACING and seat >= 0:
        found["border"] = _with_adds(m, st, seat)
    if seat >= 0:
        found["prices"] = _prices(m, st, seat)
        found["unlaid"] = "hand" if st.hand[seat] == NONE else "discard"
    if seat == st.turn:
        found["payments"], found["exchanges"] = _payments(m, s, st), _exchanges(m, st)
    return found


@shared
def _in_the_open(m: Buffer, st: State) -> View:
    pieces_out = len(placed(m, st, st.turn))
    return {
        "phase": _PHASES[st.phase],
        "first": None if st.first == NONE else st.first,
        "robber": st.robber,
        "round": round_of(st.robber),
        "rounds": LAST_ROUND,
        "rounds_left": LAST_ROUND - round_of(st.robber),
        "raid": raid_of(st.robber) if st.robber % SIDE == 0 and st.robber else None,
        "next_raid": _next_raid(m, st, st.phase == layout.Phase.OVER),
        "targi": min(pieces_out + 1, TARGIS),
        "border": _border(m, st),
        "inner": _inner(m, st),
        "using": _using(m, st),
        "takes": st.takes,
        "traded": bool(st.traded),
        "prices": {},
        "unlaid": "hand",
        "payments": [],
        "exchanges": [],
        "players": [player(m, st, number) for number in range(SEATS)],
        "decks": {"goods": st.left[layout.Deck.GOODS], "tribe": st.left[layout.Deck.TRIBE]},
        "discards": _discards(m, st),
        "unseen": _unseen(m, st),
    }


@from_fields(State, "robber")
def _next_raid(m: Buffer, st: State, over: bool) -> NextRaid | None:
    return None if over else next_raid(st.robber)


@from_fields(
    State,
    *("turn", "piece", "drawn", "space", "face", "hand"),
    *("goods", "gold", "laid", "effect"),
)
def _prices(m: Buffer, st: State, seat: int) -> dict[str, Price]:
    """Of the tribe cards that the seat might lay: in the square, drawn, in its own hand."""
    open_cards = [st.face[space] for space in range(INNER) if st.space[space] == Space.TRIBE_UP]
    drawn = [*st.drawn] if st.piece == EXPANSION and seat == st.turn else []
    cards = [*open_cards, *drawn, st.hand[seat]]
    names, known = tribe_names(m), _known_prices(m, st, seat)
    return {
        names[card]: known.get(card) or known.setdefault(card, price(m, st, seat, card))
        for card in cards
        if card < UNKNOWN
    }


def _known_prices(m: Buffer, st: State, seat: int) -> dict[int, Price]:
    """Those of whoever has as much, and the same effects, by their cards: memoised."""
    known, may_lay = _all_known_prices(m), st.laid[seat] < MOST_LAID
    what = may_lay, st.gold[seat], *st.goods[seat], *st.effect[seat]
    found = known.get(what)
    if found is None:
        if len(known) >= _PRICES_KEPT:
            known.clear()
        found = known[what] = {}
    return found


@for_each_material
def _all_known_prices(m: Buffer) -> dict[tuple[int, ...], dict[int, Price]]:
    return {}


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


@from_fields(State, "robber", "targi")
def _border(m: Buffer, st: State) -> list[Border]:
    return [_standing_on(bare, st) for bare in _borders(m)]


def _standing_on(bare: Border, st: State) -> Border:
    number = bare["number"]
    standing, robber = st.targi[number - 1], st.robber == number
    if not standing and not robber:
        return bare
    return {**bare, "targi": standing - 1 if standing else None, "robber": robber}


@from_fields(State, "robber", "targi")
def _with_adds(m: Buffer, st: State, seat: int) -> list[Border]:
    adds = added(m, st, seat, range(BORDER))
    return [
        card if card["raid"] else {**card, "adds": more}
        for card, more in zip(_border(m, st), adds, strict=True)
    ]


def _line(line: int) -> list[str]:
    """The three inner spaces of a row (0–2) or column (3–5)."""
    if line < ROWS:
        return list(SPACE_NAMES[line * ROWS : line * ROWS + ROWS])
    return list(SPACE_NAMES[line - ROWS :: ROWS])


@from_fields(State, "marker", "space", "face")
def _inner(m: Buffer, st: State) -> list[Inner]:
    return [_space(m, st, space) for space in range(INNER)]


def _space(m: Buffer, st: State, space: int) -> Inner:
    data: Inner = {
        "name": SPACE_NAMES[space],
        "markers": [seat for seat in range(SEATS) if st.marker[space] >> seat & 1],
        "card": None,
        "down": None,
    }
    lies = st.space[space]
    if lies == Space.GOODS_UP:
        data["card"] = goods_cards(m)[st.face[space]]
    elif lies == Space.TRIBE_UP:
        data["card"] = tribe_cards(m)[st.face[space]]
    elif lies != Space.EMPTY:
        data["down"] = "goods" if lies == Space.GOODS_DOWN else "tribe"
    return data


@from_fields(State, "piece", "drawn")
def _using(m: Buffer, st: State) -> Using:
    """The piece whose action is under way, and the cards drawn for it."""
    drawn = [card for card in st.drawn if card != NONE]
    return {
        "piece": PIECE_NAMES[st.piece] if st.piece < PIECES else None,
        "drawn": [_drawn(m, st.piece, card) for card in drawn],
    }


def _drawn(m: Buffer, piece: int, card: int) -> GoodsCard | TribeCard | Unseen:
    if card == UNKNOWN:
        return UNSEEN_CARD
    assert piece in (CARAVAN, EXPANSION)
    return goods_cards(m)[card] if piece == CARAVAN else tribe_cards(m)[card]


@from_fields(State, "goods_discards", "tribe_at")
def _discards(m: Buffer, st: State) -> Pile:
    lying = zip(tribe_cards(m), st.tribe_at, strict=False)
    return {
        "goods": _goods_names([*st.goods_discards]),
        "tribe": [card for card, at in lying if at == TribeAt.DISCARDED],
    }


@from_fields(State, "goods_deck", "goods_old", "tribe_at")
def _unseen(m: Buffer, st: State) -> Pile:
    """The cards that may still come: in the decks, face down, or in a hand this seat cannot see."""
    goods = [sum(pair) for pair in zip(st.goods_deck, st.goods_old, strict=True)]
    lying = zip(tribe_cards(m), st.tribe_at, strict=False)
    return {
        "goods": _goods_names(goods),
        "tribe": [card for card, at in lying if at < TribeAt.DISCARDED],
    }


def _goods_names(counts: Sequence[int]) -> list[GoodsName]:
    names = [GOODS_CARD_NAMES[card] for card in range(GOODS_CARDS) for _ in range(counts[card])]
    return cast("list[GoodsName]", names)
