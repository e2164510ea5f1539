"""What a seat sees of Targi, as plain data for page and terminal.

Built up from the state as hidden from that seat: a secret hand card is only known to be there (T5).
"""

from typing import Any

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


def view(m: Buffer, s: Buffer, seat: int) -> Data:
    st = look_at(s)
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


def tribe_card(m: Buffer, card: int) -> Data:
    """A tribe card: what is printed on it."""
    mat = map_of(m)
    return {
        "name": card_name(m, card),
        "kind": KIND_NAMES[mat.kind[card]],
        "points": int(mat.printed[card]),
        "cost": {good: int(mat.cost[card, k]) for k, good in enumerate(GOOD_NAMES)}
        | {"gold": int(mat.gold[card])},
        "or_gold": bool(mat.or_gold[card]),
        "effect": None if mat.effect[card] == 0 else EFFECT_NAMES[mat.effect[card]],
    }


def goods_card(m: Buffer, card: int) -> Data:
    mat = map_of(m)
    gives = {good: int(mat.gives[card, k]) for k, good in enumerate(GOOD_NAMES)}
    return {"name": GOODS_CARD_NAMES[card], "gives": gives}


def _raid(corner: int) -> Data:
    gold = int(corner == LAST_CORNER)
    return {"corner": corner, "goods": goods_of(corner), "gold": gold, "points": points_of(corner)}


def _border(m: Buffer, st: Any, border: int) -> Data:
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


def _inner(m: Buffer, st: Any, space: int) -> Data:
    data: Data = {
        "name": SPACE_NAMES[space],
        "markers": [seat for seat in range(SEATS) if int(st.marker[space]) >> seat & 1],
        "card": None,
        "down": None,
    }
    lies = int(st.space[space])
    if lies == GOODS_UP:
        data["card"] = {"deck": "goods", **goods_card(m, int(st.face[space]))}
    elif lies == TRIBE_UP:
        data["card"] = {"deck": "tribe", **tribe_card(m, int(st.face[space]))}
    elif lies != EMPTY:
        data["down"] = "goods" if lies == GOODS_DOWN else "tribe"
    return data


def _using(m: Buffer, st: Any) -> Data:
    """The piece whose action is under way, and the cards drawn for it."""
    drawn = [int(card) for card in st.drawn if card != NONE]
    return {
        "piece": PIECE_NAMES[st.piece] if st.piece < PIECES else None,
        "drawn": [_drawn(m, int(st.piece), card) for card in drawn],
    }


def _drawn(m: Buffer, piece: int, card: int) -> Data:
    if card == UNKNOWN:
        return {"name": UNSEEN}
    assert piece in (CARAVAN, EXPANSION)
    return goods_card(m, card) if piece == CARAVAN else tribe_card(m, card)


def _player(m: Buffer, st: Any, seat: int) -> Data:
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
    known = {"name": UNSEEN} if card == UNKNOWN else tribe_card(m, card)
    return {**known, "secret": bool(st.secret[seat]), "fresh": bool(st.fresh[seat])}


def _row(m: Buffer, st: Any, seat: int, row: int) -> Data:
    return {
        "cards": [tribe_card(m, card) for card in laid(st, seat, row)],
        "bonus": row_points(m, st, seat, row),
        "reach": within_reach(m, st, seat, row),
    }


def _discards(m: Buffer, st: Any) -> Data:
    tribe = [card for card in range(int(map_of(m).cards)) if st.tribe_at[card] == DISCARDED]
    return {
        "goods": _goods_names(st.goods_discards),
        "tribe": [tribe_card(m, card) for card in tribe],
    }


def _unseen(m: Buffer, st: Any) -> Data:
    """The cards that may still come: in the decks, face down, or in a hand this seat cannot see."""
    tribe = [card for card in range(int(map_of(m).cards)) if st.tribe_at[card] < DISCARDED]
    return {
        "goods": _goods_names(st.goods_deck + st.goods_old),
        "tribe": [tribe_card(m, card) for card in tribe],
    }


def _goods_names(counts: Any) -> list[str]:
    return [GOODS_CARD_NAMES[card] for card in range(GOODS_CARDS) for _ in range(counts[card])]
