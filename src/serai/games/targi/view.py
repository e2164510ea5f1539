"""What a seat sees of Targi, as plain data for page and terminal.

Built up from the state as hidden from that seat: a secret hand card is only known to be there (T5).
The page has the same types in `web/src/games/targi/view.ts`.
"""

from typing import Any, Literal, TypedDict, cast

from serai.core.compiled import Buffer

from .ending import effect_points, laid, row_points, within_reach
from .events import round_of
from .layout import (
    BIG_STORES,
    BORDER,
    CARAVAN,
    DISCARDED,
    EFFECT_NAMES,
    EMPTY,
    ENDED,
    EXPANSION,
    GOOD_NAMES,
    GOODS_CARD_NAMES,
    GOODS_CARDS,
    GOODS_DECK,
    GOODS_DOWN,
    GOODS_UP,
    INNER,
    KIND_NAMES,
    NONE,
    PHASE_NAMES,
    PIECES,
    ROWS,
    SEATS,
    SIDE,
    TRIBE_DECK,
    TRIBE_UP,
    UNKNOWN,
    look_at,
    map_of,
)
from .notation import PIECE_NAMES, SPACE_NAMES, UNSEEN, card_name
from .paying import LAST_CORNER, goods_of, points_of
from .round import BIG_GOLD, BIG_GOODS, MOST_GOLD, MOST_GOODS

Data = dict[str, Any]
LAST_ROUND = BORDER - BORDER // SIDE
BORDER_NAMES = (
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


class View(TypedDict):
    """Everything there is to see."""

    phase: str
    first: int | None
    robber: int
    round: int
    rounds: int
    raid: "Raid | None"
    border: list["Border"]
    inner: list["Inner"]
    using: "Using"
    takes: int
    traded: bool
    players: list["Player"]
    decks: "Decks"
    discards: "Pile"
    unseen: "Pile"


class Raid(TypedDict):
    """What a corner takes: goods, gold or points."""

    corner: int
    goods: int
    gold: int
    points: int


class Border(TypedDict):
    """A border card; a corner has a raid and no line."""

    number: int
    name: str
    targi: int | None
    robber: bool
    opposite: int | None
    line: list[str]
    raid: Raid | None


class Inner(TypedDict):
    """An inner space: its card lies open, face down (then its deck is told), or there is none."""

    name: str
    markers: list[int]
    card: "GoodsCard | TribeCard | None"
    down: str | None


class GoodsCard(TypedDict):
    deck: Literal["goods"]
    name: str
    gives: dict[str, int]


class TribeCard(TypedDict):
    deck: Literal["tribe"]
    name: str
    kind: str
    points: int
    cost: dict[str, int]
    or_gold: bool
    effect: str | None


class Unseen(TypedDict):
    """A card that is known to be there, and no more."""

    deck: Literal["goods", "tribe"]
    name: str


class Using(TypedDict):
    """The piece whose action is under way, and the cards drawn for it."""

    piece: str | None
    drawn: list[GoodsCard | TribeCard | Unseen]


class Player(TypedDict):
    """A seat; `effects` and `rows` are what the end would bring now."""

    seat: int
    goods: dict[str, int]
    gold: int
    most_goods: int
    most_gold: int
    tokens: int
    printed: int
    effects: int
    rows: int
    points: int
    hand: Data | None
    display: list["Row"]
    laid: int
    standing: int


class Row(TypedDict):
    """`bonus` is what it brings now, `reach` the most it still can."""

    cards: list[TribeCard]
    bonus: int
    reach: int


class Decks(TypedDict):
    goods: int
    tribe: int


class Pile(TypedDict):
    """Goods cards by name, tribe cards whole."""

    goods: list[str]
    tribe: list[TribeCard]


_UNSEEN: Unseen = {"deck": "tribe", "name": UNSEEN}


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    return cast("Data", _view(m, look_at(s)))


def _view(m: Buffer, st: Any) -> View:
    return {
        "phase": PHASE_NAMES[st.phase],
        "first": None if st.first == NONE else int(st.first),
        "robber": int(st.robber),
        "round": round_of(int(st.robber)),
        "rounds": LAST_ROUND,
        "raid": _raid(int(st.robber)) if st.robber % SIDE == 0 and st.robber else None,
        "border": [_border(m, st, card) for card in range(BORDER)],
        "inner": [_inner(m, st, space) for space in range(INNER)],
        "using": _using(m, st),
        "takes": int(st.takes),
        "traded": bool(st.traded),
        "players": [_player(m, st, player) for player in range(SEATS)],
        "decks": {"goods": int(st.left[GOODS_DECK]), "tribe": int(st.left[TRIBE_DECK])},
        "discards": _discards(m, st),
        "unseen": _unseen(m, st),
    }


def tribe_card(m: Buffer, card: int) -> TribeCard:
    """A tribe card: what is printed on it."""
    mat = map_of(m)
    return {
        "deck": "tribe",
        "name": card_name(m, card),
        "kind": KIND_NAMES[mat.kind[card]],
        "points": int(mat.printed[card]),
        "cost": {good: int(mat.cost[card, k]) for k, good in enumerate(GOOD_NAMES)}
        | {"gold": int(mat.gold[card])},
        "or_gold": bool(mat.or_gold[card]),
        "effect": None if mat.effect[card] == 0 else EFFECT_NAMES[mat.effect[card]],
    }


def goods_card(m: Buffer, card: int) -> GoodsCard:
    mat = map_of(m)
    gives = {good: int(mat.gives[card, k]) for k, good in enumerate(GOOD_NAMES)}
    return {"deck": "goods", "name": GOODS_CARD_NAMES[card], "gives": gives}


def _raid(corner: int) -> Raid:
    gold = int(corner == LAST_CORNER)
    return {"corner": corner, "goods": goods_of(corner), "gold": gold, "points": points_of(corner)}


def _border(m: Buffer, st: Any, border: int) -> Border:
    mat = map_of(m)
    corner = border % SIDE == SIDE - 1
    return {
        "number": border + 1,
        "name": BORDER_NAMES[border],
        "targi": int(st.targi[border]) - 1 if st.targi[border] else None,
        "robber": bool(st.robber == border + 1),
        "opposite": None if corner else int(mat.opposite[border]) + 1,
        "line": [] if corner else _line(int(mat.line[border])),
        "raid": _raid(border + 1) if corner else None,
    }


def _line(line: int) -> list[str]:
    """The three inner spaces of a row (0–2) or column (3–5)."""
    if line < ROWS:
        return list(SPACE_NAMES[line * ROWS : line * ROWS + ROWS])
    return list(SPACE_NAMES[line - ROWS :: ROWS])


def _inner(m: Buffer, st: Any, space: int) -> Inner:
    data: Inner = {
        "name": SPACE_NAMES[space],
        "markers": [seat for seat in range(SEATS) if int(st.marker[space]) >> seat & 1],
        "card": None,
        "down": None,
    }
    lies = int(st.space[space])
    if lies == GOODS_UP:
        data["card"] = goods_card(m, int(st.face[space]))
    elif lies == TRIBE_UP:
        data["card"] = tribe_card(m, int(st.face[space]))
    elif lies != EMPTY:
        data["down"] = "goods" if lies == GOODS_DOWN else "tribe"
    return data


def _using(m: Buffer, st: Any) -> Using:
    """The piece whose action is under way, and the cards drawn for it."""
    drawn = [int(card) for card in st.drawn if card != NONE]
    return {
        "piece": PIECE_NAMES[st.piece] if st.piece < PIECES else None,
        "drawn": [_drawn(m, int(st.piece), card) for card in drawn],
    }


def _drawn(m: Buffer, piece: int, card: int) -> GoodsCard | TribeCard | Unseen:
    if card == UNKNOWN:
        return _UNSEEN
    assert piece in (CARAVAN, EXPANSION)
    return goods_card(m, card) if piece == CARAVAN else tribe_card(m, card)


def _player(m: Buffer, st: Any, seat: int) -> Player:
    big = bool(st.effect[seat, BIG_STORES])
    effects = sum(points for _, points in effect_points(m, st, seat))
    rows = sum(row_points(m, st, seat, row) for row in range(ROWS))
    earned = int(st.tokens[seat] + st.printed[seat])
    return {
        "seat": seat,
        "goods": {good: int(st.goods[seat, k]) for k, good in enumerate(GOOD_NAMES)},
        "gold": int(st.gold[seat]),
        "most_goods": BIG_GOODS if big else MOST_GOODS,
        "most_gold": BIG_GOLD if big else MOST_GOLD,
        "tokens": int(st.tokens[seat]),
        "printed": int(st.printed[seat]),
        "effects": effects,
        "rows": rows,
        "points": earned + (effects + rows if st.phase == ENDED else 0),
        "hand": _hand(m, st, seat),
        "display": [_row(m, st, seat, row) for row in range(ROWS)],
        "laid": int(st.laid[seat]),
        "standing": int(st.standing[seat]),
    }


def _hand(m: Buffer, st: Any, seat: int) -> Data | None:
    card = int(st.hand[seat])
    if card == NONE:
        return None
    known = _UNSEEN if card == UNKNOWN else tribe_card(m, card)
    return {**known, "secret": bool(st.secret[seat]), "fresh": bool(st.fresh[seat])}


def _row(m: Buffer, st: Any, seat: int, row: int) -> Row:
    return {
        "cards": [tribe_card(m, card) for card in laid(st, seat, row)],
        "bonus": row_points(m, st, seat, row),
        "reach": within_reach(m, st, seat, row),
    }


def _discards(m: Buffer, st: Any) -> Pile:
    tribe = [card for card in range(int(map_of(m).cards)) if st.tribe_at[card] == DISCARDED]
    return {
        "goods": _goods_names(st.goods_discards),
        "tribe": [tribe_card(m, card) for card in tribe],
    }


def _unseen(m: Buffer, st: Any) -> Pile:
    """The cards that may still come: in the decks, face down, or in a hand this seat cannot see."""
    tribe = [card for card in range(int(map_of(m).cards)) if st.tribe_at[card] < DISCARDED]
    return {
        "goods": _goods_names(st.goods_deck + st.goods_old),
        "tribe": [tribe_card(m, card) for card in tribe],
    }


def _goods_names(counts: Any) -> list[str]:
    return [GOODS_CARD_NAMES[card] for card in range(GOODS_CARDS) for _ in range(counts[card])]
