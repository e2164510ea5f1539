"""A seat as a view of Targi shows it: stores, hand, display, and what they would bring."""

from serai.core.compiled import Buffer
from serai.core.seen import from_fields, from_rows

from .cards import GOOD_ORDER, UNSEEN_CARD, tribe_cards
from .ending import effect_points, laid, row_points
from .facts import read_material
from .layout import EFFECT_NAMES, NONE, PLACES, ROWS, TARGIS, UNKNOWN, Effect, Phase, State
from .outlook import crossings, prospect_of
from .round import BIG_GOLD, BIG_GOODS, MOST_GOLD, MOST_GOODS
from .survey import in_use
from .view_types import Draws, HiddenHand, InForce, KnownHand, OfChoice, Player, Row, Stores

_OWN = (
    *("goods", "gold", "tokens", "printed", "effect", "display", "laid"),
    *("hand", "secret", "fresh", "pieces_out"),
)
_ON_LAYING = (Effect.TAKE_GOOD, Effect.TAKE_TWO_GOODS, Effect.SWAP)


def player(m: Buffer, st: State, seat: int) -> Player:
    lays = in_use(st) if st.phase == Phase.LAYING and seat == st.turn else NONE
    places, over = st.phase == Phase.PLACING, st.phase == Phase.OVER
    return _player(m, st, seat, placed(m, st, seat), places, over, lays)


@from_rows(State, *_OWN)
def _player(
    m: Buffer, st: State, seat: int, pieces: tuple[int, ...], places: bool, over: bool, lays: int
) -> Player:
    """Somebody with Targis on these border cards, who may be laying a card."""
    earned = st.tokens[seat] + st.printed[seat]
    effects, rows = _owed(m, st, seat)
    return {
        "seat": seat,
        **_stores(m, st, seat),
        "tokens": st.tokens[seat],
        "printed": st.printed[seat],
        "effects": effects,
        "rows": rows,
        "owed": 0 if over else effects + rows,
        "points": earned + (effects + rows if over else 0),
        "hand": _hand(m, st, seat),
        "display": _display(m, st, seat, over, lays),
        "laid": st.laid[seat],
        "pieces_out": st.pieces_out[seat],
        "targis": len(pieces),
        "to_place": TARGIS - len(pieces) if places else 0,
        "crossings": crossings(m, pieces),
        "draws": _draws(m, st, seat),
        "of_choice": _of_choice(m, st, seat),
        "in_force": _in_force(m, st, seat),
    }


@from_fields(State, "goods", "gold", "effect")
def _stores(m: Buffer, st: State, seat: int) -> Stores:
    big = bool(st.effect[seat][Effect.BIG_STORES])
    most_goods, most_gold = (BIG_GOODS, BIG_GOLD) if big else (MOST_GOODS, MOST_GOLD)
    held, gold = sum(st.goods[seat]), st.gold[seat]
    return {
        "goods": {good: st.goods[seat][k] for k, good in enumerate(GOOD_ORDER)},
        "gold": gold,
        "held": held,
        "most_goods": most_goods,
        "most_gold": most_gold,
        "goods_over": max(0, held - most_goods),
        "gold_over": max(0, gold - most_gold),
    }


@from_fields(State, "effect")
def _draws(m: Buffer, st: State, seat: int) -> Draws:
    effect = st.effect[seat]
    return {
        "caravan": 2 if effect[Effect.TWO_GOODS_CARDS] else 1,
        "expansion": 2 if effect[Effect.TWO_TRIBE_CARDS] else 1,
    }


@from_fields(State, "effect")
def _of_choice(m: Buffer, st: State, seat: int) -> OfChoice:
    return {"choice": 1, "gold": st.effect[seat][Effect.MORE_GOLD]}


@from_fields(State, "targi")
def placed(m: Buffer, st: State, seat: int) -> tuple[int, ...]:
    return tuple([card for card, whose in enumerate(st.targi) if whose == seat + 1])


@from_fields(State, "display")
def _owed(m: Buffer, st: State, seat: int) -> tuple[int, int]:
    """For the end: by effects, and by rows."""
    effects = sum(points for _, points in effect_points(m, st, seat))
    return effects, sum(row_points(m, st, seat, row) for row in range(ROWS))


@from_fields(State, "display")
def _in_force(m: Buffer, st: State, seat: int) -> list[InForce]:
    """In the order in which they were laid; what worked once, on laying, is left out."""
    cards = [card for row in range(ROWS) for card in laid(st, seat, row)]
    effects = [read_material(m).effect[card] for card in cards]
    matter = [effect for effect in dict.fromkeys(effects) if effect and effect not in _ON_LAYING]
    matter.sort(key=lambda effect: Effect.PAIRS_WELL <= effect <= Effect.FULL_ROW)
    return [{"effect": EFFECT_NAMES[effect], "times": effects.count(effect)} for effect in matter]


@from_fields(State, "hand", "secret", "fresh")
def _hand(m: Buffer, st: State, seat: int) -> KnownHand | HiddenHand | None:
    card = st.hand[seat]
    if card == NONE:
        return None
    secret, fresh = bool(st.secret[seat]), bool(st.fresh[seat])
    if card == UNKNOWN:
        return {**UNSEEN_CARD, "secret": secret, "fresh": fresh}
    return {**tribe_cards(m)[card], "secret": secret, "fresh": fresh}


def _display(m: Buffer, st: State, seat: int, over: bool, lays: int) -> list[Row]:
    lies = _rows(m, st, seat, over)
    if lays == NONE:
        return lies
    return [
        row if row["full"] else {**row, "becomes": prospect_of(m, [*laid(st, seat, k), lays], over)}
        for k, row in enumerate(lies)
    ]


@from_fields(State, "display")
def _rows(m: Buffer, st: State, seat: int, over: bool) -> list[Row]:
    return [_row(m, st, seat, row, over) for row in range(ROWS)]


def _row(m: Buffer, st: State, seat: int, row: int, over: bool) -> Row:
    cards = laid(st, seat, row)
    return {
        "cards": [tribe_cards(m)[card] for card in cards],
        "full": len(cards) == PLACES,
        "bonus": row_points(m, st, seat, row),
        "prospect": prospect_of(m, cards, over),
    }
