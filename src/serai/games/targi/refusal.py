"""Why an action is not allowed: every reason, with the rule and the cards that make it so."""

from collections.abc import Callable, Iterator

from serai.core.compiled import Buffer
from serai.core.contract import Facts, Phrase, Range, Reason

from .exchanges import amount_of
from .facts import read_material, read_state
from .layout import (
    BORDER,
    CARAVAN,
    DISCARD,
    DONE,
    DRAW_GOODS,
    FATA_MORGANA,
    FIRST,
    GOOD_NAMES,
    GOODS,
    HAND,
    INNER,
    KEEP,
    LAY,
    LAY_HAND,
    MOST_LAID,
    MOVE,
    NOBLE,
    NONE,
    PAY,
    PAY_GOLD,
    PAY_POINTS,
    PLACE,
    PLACES,
    RETURN,
    ROW,
    SIDE,
    SILVER,
    SILVERSMITH,
    SKIP,
    SWAP,
    TAKE,
    TRADE,
    TRADER,
    USE,
    Effect,
    Phase,
    Space,
    State,
)
from .notation import PIECE_NAMES, SPACE_NAMES, card_name, swapped, tribe_phrase
from .paying import BARTERED, LAST_CORNER, goods_of, points_of
from .survey import amounts_of, can_pay, in_use, stands

Found = Iterator[Reason]


def reasons(m: Buffer, s: Buffer, seat: int, action: int) -> list[Reason]:
    """Every reason why this seat may not do this now; none if and only if it is legal."""
    st = read_state(s)
    if st.phase == Phase.OVER:
        return [Reason("T40", "over")]
    if action < PLACE.start:
        return [_chance(action)]
    turn = _turn(st, seat)
    actions, phases, rule, judge = next(row for row in _TABLE if action in row[0])
    if st.phase not in phases:
        return [*turn, _phase(st, rule)]
    if turn and actions != PLACE:  # the rest is about the one whose turn it is
        return turn
    return [*turn, *judge(m, st, seat, action - actions.start)]


def _turn(st: State, seat: int) -> list[Reason]:
    if seat == st.turn:
        return []
    rule = {Phase.PLACING: "T8", Phase.RAID: "T30"}.get(Phase(st.phase), "T14")
    return [Reason(rule, "turn", (), {"actor": st.turn + 1})]


def _chance(action: int) -> Reason:
    """What the lot decides: the first player, a card that is turned up, or one that is drawn."""
    if action in FIRST:
        return Reason("T1", "chance", (), {"what": "first"})
    if action < DRAW_GOODS.start:
        return Reason("T19", "chance", (), {"what": "turn"})
    return Reason("T29", "chance", (), {"what": "draw"})


def _phase(st: State, rule: str) -> Reason:
    """What has to be done now instead, and with which piece or in which corner."""
    piece = "none" if st.piece == NONE else PIECE_NAMES[st.piece]
    cells = () if piece == "none" else (piece,)
    if st.phase == Phase.RAID:
        cells = (str(st.robber),)
    return Reason(rule, "phase", cells, {"phase": Phase(st.phase).label, "piece": piece})


# -- placing and pieces ------------------------------------------------------------------------


def _place(m: Buffer, st: State, seat: int, border: int) -> Found:
    name = (str(border + 1),)
    if border % SIDE == SIDE - 1:
        yield Reason("T9", "corner", name)
        return
    if border + 1 == st.robber and not (seat >= 0 and st.effect[seat][Effect.FACE_ROBBER]):
        yield Reason("T10", "robber", name)
    if st.targi[border]:
        yield Reason("T11", "occupied", name, {"seat": st.targi[border]})
    opposite = read_material(m).opposite[border]
    foe = st.targi[opposite]
    if foe not in (0, seat + 1) and not (seat >= 0 and st.effect[seat][Effect.FACE_FOE]):
        yield Reason("T12", "opposite", (str(opposite + 1),), {"card": name[0]})


def _piece(m: Buffer, st: State, seat: int, piece: int) -> Found:
    if not stands(st, seat, piece):
        kind = "no-targi" if piece < BORDER else "no-marker"
        yield Reason("T14", kind, (PIECE_NAMES[piece],))


def _use(m: Buffer, st: State, seat: int, piece: int) -> Found:
    yield from _piece(m, st, seat, piece)
    name = (PIECE_NAMES[piece],)
    if piece >= BORDER and st.face[piece - BORDER] == NONE:
        empty = st.space[piece - BORDER] == Space.EMPTY
        yield Reason("T17", "empty" if empty else "face-down", name)
    elif piece == NOBLE and st.hand[seat] == NONE:
        yield Reason("T24", "no-hand", name)
    elif piece == TRADER and max(st.goods[seat]) < 2:
        yield Reason("T26", "nothing-to-trade", name)
    elif piece == SILVERSMITH and max(st.goods[seat]) < 2 and not st.gold[seat]:
        yield Reason("T27", "nothing-for-silver", name)
    elif piece == FATA_MORGANA:
        yield from _nothing_to_move(st, seat, name)


def _nothing_to_move(st: State, seat: int, name: tuple[str]) -> Found:
    if not any(stands(st, seat, BORDER + space) for space in range(INNER)):
        yield Reason("T28", "no-marker-left", name)
    if not any(st.face[space] != NONE and not st.marker[space] for space in range(INNER)):
        yield Reason("T28", "no-target", name)


def _done(m: Buffer, st: State, seat: int, _: int) -> Found:
    if st.phase == Phase.TRADING and not st.traded:
        yield Reason("T26", "no-trade-yet", (PIECE_NAMES[TRADER],))
    pieces = tuple(PIECE_NAMES[p] for p in range(len(PIECE_NAMES)) if stands(st, seat, p))
    if st.phase == Phase.ACTING and pieces:
        yield Reason("T14", "pieces-left", pieces)


# -- tribe cards -----------------------------------------------------------------------------


def _lay_hand(m: Buffer, st: State, seat: int, _: int) -> Found:
    if not st.effect[seat][Effect.FREE_HAND]:
        yield Reason("T23", "not-free", (PIECE_NAMES[NOBLE],))
    if st.hand[seat] == NONE:
        yield Reason("T23", "hand-empty")
    else:
        yield from _laying(m, st, seat, st.hand[seat], bool(st.fresh[seat]))


def _lay(m: Buffer, st: State, seat: int, _: int) -> Found:
    fresh = bool(st.piece == NOBLE and st.fresh[seat])
    yield from _laying(m, st, seat, in_use(st), fresh)


def _laying(m: Buffer, st: State, seat: int, card: int, fresh: bool) -> Found:
    if fresh:
        yield _of_card(m, "T24", "fresh", card)
    if st.laid[seat] >= MOST_LAID:
        yield _of_card(m, "T38", "display-full", card, most=MOST_LAID)
    if not can_pay(m, st, seat, card):
        yield _of_card(m, "T36", "too-dear", card, **_price(m, st, seat, card))


def _price(m: Buffer, st: State, seat: int, card: int) -> Facts:
    """What a card costs, how many goods less by what is laid, and what there is to pay with."""
    mat = read_material(m)
    cost = amounts_of([*mat.cost[card]], mat.gold[card])
    held = amounts_of([*st.goods[seat]], st.gold[seat])
    less = st.effect[seat][Effect.CHEAP_WELL + mat.kind[card]]
    price = Phrase("targi-card-or-gold", {"cost": cost}) if mat.or_gold[card] else cost
    return {"cost": price, "less": less, "held": held or Phrase("targi-ware-none")}


def _of_card(m: Buffer, rule: str, kind: str, card: int, **facts: object) -> Reason:
    """A reason that lies in a tribe card."""
    return Reason(rule, kind, (card_name(m, card),), {**facts, "card": tribe_phrase(m, card)})


def _hand(m: Buffer, st: State, seat: int, _: int) -> Found:
    if st.hand[seat] != NONE:
        yield _of_card(m, "T23", "hand-full", st.hand[seat])


def _discard(m: Buffer, st: State, seat: int, _: int) -> Found:
    if st.hand[seat] == NONE:
        yield _of_card(m, "T22", "no-discard", in_use(st))


def _keep(m: Buffer, st: State, seat: int, which: int) -> Found:
    if which == 1 and st.piece == CARAVAN and st.drawn[0] == st.drawn[1]:
        card = Phrase("targi-goods-card", {"card": st.drawn[0]})
        yield Reason("T29", "alike", (), {"card": card})


def _row(m: Buffer, st: State, seat: int, row: int) -> Found:
    if st.length[seat][row] == PLACES:
        cards = [*st.display[seat][row]]
        names = tuple(card_name(m, card) for card in cards)
        facts = {"row": row + 1, "cards": [tribe_phrase(m, card) for card in cards]}
        yield Reason("T38", "row-full", names, facts)
    if row and not st.length[seat][row - 1]:
        yield Reason("T38", "row-later", (), {"row": row + 1, "above": row})


def _swap(m: Buffer, st: State, seat: int, swapping: int) -> Found:
    for row, place in swapped(swapping):
        if place >= st.length[seat][row]:
            yield Reason("T38", "no-card", (), {"row": row + 1, "place": place + 1})


# -- paying ----------------------------------------------------------------------------------


def _pay(m: Buffer, st: State, seat: int, payment: int) -> Found:
    given = [*read_material(m).payment[payment]]
    for good, number in enumerate(given):
        if number > st.goods[seat][good]:
            held = st.goods[seat][good]
            facts = {"good": GOOD_NAMES[good], "number": number, "held": held}
            yield Reason("T31" if st.phase == Phase.RAID else "T36", "short", (), facts)
    yield from _pay_raid(st, given) if st.phase == Phase.RAID else _pay_card(m, st, seat, given)


def _pay_raid(st: State, given: list[int]) -> Found:
    goods = goods_of(st.robber)
    if st.robber == LAST_CORNER:
        facts = {"points": points_of(LAST_CORNER)}
        yield Reason("T30", "gold-only", (str(st.robber),), facts)
    elif sum(given) != goods:
        yield Reason("T30", "other-number", (str(st.robber),), {"number": goods})


def _pay_card(m: Buffer, st: State, seat: int, given: list[int]) -> Found:
    mat, card = read_material(m), in_use(st)
    cost = [*mat.cost[card]]
    goods = max(0, sum(cost) - st.effect[seat][Effect.CHEAP_WELL + mat.kind[card]])
    if sum(given) != goods:
        yield _of_card(m, "T36", "other-goods", card, number=goods, given=sum(given))
    other = goods - sum(min(pair) for pair in zip(cost, given, strict=True))
    bartered = BARTERED * st.effect[seat][Effect.BARTER]
    if sum(given) == goods and other > bartered:
        yield _of_card(m, "T36", "not-its-cost", card, other=other, bartered=bartered)


def _pay_gold(m: Buffer, st: State, seat: int, _: int) -> Found:
    if st.phase == Phase.RAID:
        if st.robber != LAST_CORNER:
            yield Reason("T33", "no-gold-here", (str(st.robber),))
    elif not read_material(m).or_gold[in_use(st)]:
        yield _of_card(m, "T36", "no-slash", in_use(st))
    if not st.gold[seat]:
        yield Reason("T31" if st.phase == Phase.RAID else "T36", "no-gold")


def _pay_points(m: Buffer, st: State, seat: int, _: int) -> Found:
    if st.phase == Phase.PAYING:
        yield _of_card(m, "T36", "no-points", in_use(st))
    elif st.tokens[seat] < points_of(st.robber):
        facts = {"number": points_of(st.robber), "held": st.tokens[seat]}
        yield Reason("T31", "short-points", (str(st.robber),), facts)


# -- exchanges -------------------------------------------------------------------------------


def _trade(m: Buffer, st: State, seat: int, exchange: int) -> Found:
    given, taken = divmod(exchange, GOODS + 1)
    facts = {"good": GOOD_NAMES[given], "held": st.goods[seat][given]}
    if given == taken:
        yield Reason("T26", "same-good", (), facts)
    number = 3 if taken == GOODS else 2
    if st.goods[seat][given] < number:
        yield Reason("T26", "short-trade", (), {**facts, "number": number})


def _silver(m: Buffer, st: State, seat: int, way: int) -> Found:
    gold = way >= 2 * GOODS
    held = st.gold[seat] if gold else st.goods[seat][way % GOODS]
    if held < amount_of(way):
        good = "gold" if gold else GOOD_NAMES[way % GOODS]
        yield Reason(
            "T27", "short-silver", (), {"good": good, "held": held, "number": amount_of(way)}
        )


def _move(m: Buffer, st: State, seat: int, move: int) -> Found:
    start, end = divmod(move, INNER)
    if not stands(st, seat, BORDER + start):
        yield Reason("T28", "no-marker", (SPACE_NAMES[start],))
    if st.marker[end]:
        yield Reason("T28", "marked", (SPACE_NAMES[end],))
    if st.space[end] not in (Space.GOODS_UP, Space.TRIBE_UP):
        yield Reason("T28", "not-face-up", (SPACE_NAMES[end],))


def _return(m: Buffer, st: State, seat: int, good: int) -> Found:
    if not st.goods[seat][good]:
        yield Reason("T18", "none-left", (), {"good": GOOD_NAMES[good]})


def _always(m: Buffer, st: State, seat: int, _: int) -> Found:
    return iter(())


Judge = Callable[[Buffer, State, int, int], Found]
_TABLE: tuple[tuple[Range, tuple[int, ...], str, Judge], ...] = (
    (PLACE, (Phase.PLACING,), "T8", _place),
    (USE, (Phase.ACTING,), "T14", _use),
    (SKIP, (Phase.ACTING,), "T14", _piece),
    (LAY_HAND, (Phase.ACTING,), "T23", _lay_hand),
    (DONE, (Phase.ACTING, Phase.TRADING, Phase.SWAPPING), "T14", _done),
    (TAKE, (Phase.TAKING,), "T21", _always),
    (LAY, (Phase.DECIDING,), "T22", _lay),
    (HAND, (Phase.DECIDING,), "T22", _hand),
    (DISCARD, (Phase.DECIDING,), "T22", _discard),
    (KEEP, (Phase.KEEPING,), "T29", _keep),
    (PAY_GOLD, (Phase.PAYING, Phase.RAID), "T36", _pay_gold),
    (PAY_POINTS, (Phase.PAYING, Phase.RAID), "T30", _pay_points),
    (PAY, (Phase.PAYING, Phase.RAID), "T36", _pay),
    (ROW, (Phase.LAYING,), "T38", _row),
    (TRADE, (Phase.TRADING,), "T26", _trade),
    (SILVER, (Phase.WORKING,), "T27", _silver),
    (MOVE, (Phase.MOVING,), "T28", _move),
    (SWAP, (Phase.SWAPPING,), "T38", _swap),
    (RETURN, (Phase.RETURNING,), "T18", _return),
)
