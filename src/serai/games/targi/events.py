"""What an action did in Targi, as a seat may know it: for the log, the ledger, the animation."""

from collections.abc import Iterable, Iterator

from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, Event, Phrase
from serai.core.facts import bytes_of, is_same, made_once, place_of

from .ending import effect_points, laid, row_points
from .exchanges import amount_of, points_for
from .facts import read_material, read_state
from .layout import (
    BORDER,
    CARAVAN,
    DISCARD,
    DRAW_GOODS,
    DRAW_TRIBE,
    EXPANSION,
    FIRST,
    GOLD_CARD,
    GOOD_NAMES,
    GOODS,
    HAND,
    INNER,
    KEEP,
    LAY,
    LAY_HAND,
    MOVE,
    NONE,
    PAY_GOLD,
    PAY_POINTS,
    PLACE,
    POINT_CARD,
    RETURN,
    ROW,
    ROWS,
    SEATS,
    SIDE,
    SILVER,
    SKIP,
    SWAP,
    TAKE,
    TRADE,
    TURN_GOODS,
    TURN_TRIBE,
    UNKNOWN,
    USE,
    Deck,
    Effect,
    Phase,
    Space,
    State,
    TribeAt,
)
from .notation import PIECE_NAMES, SPACE_NAMES, card_name, swapped, tribe_phrase
from .paying import LAST_CORNER, points_of
from .scoring import ALIKE_POINTS
from .survey import amount, amounts_of, in_use, round_of

START, GOODS_CARD, SILVER_SOURCE, RAIDS, CARDS_SOURCE, EFFECTS_SOURCE, ROWS_SOURCE = (
    "start",
    "goods",
    "silver",
    "raids",
    "cards",
    "effects",
    "rows",
)
ECHOES = frozenset({"place", "use", "use-goods", "use-tribe", "skip", "skip-marker"})
_FACE_DOWN = (Space.GOODS_DOWN, Space.TRIBE_DOWN)
_SPACES, _REMADE = place_of("space", State), place_of("remade", State)
Found = Iterator[Event]


def events(m: Buffer, before: Buffer, action: int, after: Buffer, seat: int) -> list[Event]:
    st, now = read_state(before), read_state(after)
    what = (read_material(m), bytes_of(st), action)  # told alike to all who know as much
    return [*made_once(now, what, lambda: told(m, st, action, now))]


def told(m: Buffer, st: State, action: int, now: State) -> list[Event]:
    return [*_action(m, st, action, now), *_after(m, st, action, now)]


def brought(m: Buffer, st: State, action: int, now: State) -> list[Event]:
    """What the action brings besides being done: the same without its echoes."""
    found: Iterable[Event]
    if action in USE:
        found = _gained(m, st, st.turn, action - USE.start)
    elif action in SKIP:
        found = ()
    else:
        found = [event for event in _action(m, st, action, now) if event.kind not in ECHOES]
    return [*found, *_after(m, st, action, now)]


def booked(m: Buffer, s: Buffer, seat: int) -> list[Event]:
    """What a position that nobody played to has brought."""
    st = read_state(s)
    found = [
        Event("start", seat, "T5", st.tokens[seat], START),
        Event("start", seat, "T35", st.printed[seat], CARDS_SOURCE),
    ]
    return [*found, *_final(m, st, seat)] if st.phase == Phase.OVER else found


def _goods_card(card: int) -> Phrase:
    return Phrase("targi-goods-card", {"card": card})


def _border(piece: int) -> Phrase:
    return Phrase("targi-border", {"card": piece + 1})


def _of_card(m: Buffer, kind: str, seat: int, rule: str, card: int) -> Event:
    """What is done with a tribe card, wherever it lies."""
    return Event(
        kind, seat, rule, cells=(card_name(m, card),), facts={"card": tribe_phrase(m, card)}
    )


# -- actions ---------------------------------------------------------------------------------


def _action(m: Buffer, st: State, action: int, now: State) -> Found:
    """What was chosen, or drawn, and what it brought at once."""
    seat = st.turn
    if action < PLACE.start:
        yield from _chance(m, st, action, now)
    elif action in PLACE:
        border = action - PLACE.start
        yield Event("place", seat, "T8", cells=(str(border + 1),), facts={"card": _border(border)})
        if now.phase != Phase.PLACING:
            yield from _marks(now)
    elif action in USE:
        yield from _use(m, st, seat, action - USE.start)
    elif action in SKIP:
        yield _piece_event("skip", seat, "T14", action - SKIP.start)
    elif action in TAKE:
        gained = _less(now.goods[seat], st.goods[seat])
        yield Event("gain", seat, "T21", facts={"amounts": amounts_of(gained)})
    elif action in LAY or action in LAY_HAND:
        yield _of_card(m, "show", seat, "T22", in_use(now))
    elif action in HAND:
        yield _into_hand(m, st, seat)
    elif action in DISCARD:
        yield _of_card(m, "discard", seat, "T22", _discarded(st, now))
    elif action in KEEP:
        yield from _keep(m, st, seat, action - KEEP.start, now)
    elif action in ROW:
        yield _laid(m, st, seat, action - ROW.start)
    elif action < ROW.start and st.phase == Phase.RAID:
        yield _pay_raid(st, seat, action, now)
    elif action < ROW.start and action >= PAY_GOLD.start:
        yield _pay_card(st, seat, now)
    else:
        yield from _exchange(m, st, seat, action)


def _chance(m: Buffer, st: State, action: int, now: State) -> Found:
    if action in FIRST:
        yield Event("first", action - FIRST.start, "T1")
    elif action in TURN_GOODS or action in TURN_TRIBE:
        goods = action in TURN_GOODS
        seen = action - TURN_GOODS.start if goods else action - TURN_TRIBE.start
        named = _goods_card(seen) if goods else tribe_phrase(m, seen)
        cells = (SPACE_NAMES[st.down[0]],)
        rule = "T4" if st.robber == 0 else "T19"
        yield Event(
            "turn-goods" if goods else "turn-tribe", CHANCE, rule, 0, "", cells, {"card": named}
        )
    elif action in DRAW_GOODS:
        card = action - DRAW_GOODS.start
        yield Event("draw-goods", st.turn, "T29", facts={"card": _goods_card(card)})
        if not _more_to_come(now):
            yield from _gain(m, st, st.turn, card)
    elif action == DRAW_TRIBE.stop - 1:
        yield Event("draw-secret", st.turn, "T29")
    else:
        yield _of_card(m, "draw-tribe", st.turn, "T29", action - DRAW_TRIBE.start)


def _more_to_come(now: State) -> bool:
    """Whether two cards are drawn, so that this one is not used at once."""
    return bool(now.phase in (Phase.DRAWING, Phase.KEEPING))


def _marks(now: State) -> Found:
    for seat in range(SEATS):
        spaces = [space for space in range(INNER) if now.marker[space] >> seat & 1]
        cells = tuple(SPACE_NAMES[space] for space in spaces)
        yield Event("marks" if cells else "no-marks", seat, "T13", cells=cells)


def _piece_event(kind: str, seat: int, rule: str, piece: int) -> Event:
    cells = (PIECE_NAMES[piece],)
    if piece < BORDER:
        return Event(kind, seat, rule, cells=cells, facts={"card": _border(piece)})
    return Event(f"{kind}-marker", seat, rule, cells=cells)


def _use(m: Buffer, st: State, seat: int, piece: int) -> Found:
    space = piece - BORDER
    if piece < BORDER:
        yield _piece_event("use", seat, "T15", piece)
    elif st.space[space] == Space.GOODS_UP:
        goods = {"card": _goods_card(st.face[space])}
        yield Event("use-goods", seat, "T16", cells=(SPACE_NAMES[space],), facts=goods)
    else:
        tribe = {"card": tribe_phrase(m, st.face[space])}
        yield Event("use-tribe", seat, "T22", cells=(SPACE_NAMES[space],), facts=tribe)
    yield from _gained(m, st, seat, piece)


def _gained(m: Buffer, st: State, seat: int, piece: int) -> Found:
    """What a border card or a goods card gives to whoever uses it."""
    if piece >= BORDER:
        if st.space[piece - BORDER] == Space.GOODS_UP:
            yield from _gain(m, st, seat, st.face[piece - BORDER])
        return
    stock = read_material(m).stock[piece]
    if stock != NONE:
        yield Event("gain", seat, "T25", facts={"amounts": [amount(GOOD_NAMES[stock], 1)]})


def _gain(m: Buffer, st: State, seat: int, card: int) -> Found:
    """What a goods card gives at once (T21, T39)."""
    mat = read_material(m)
    gives = mat.gives[card]
    more = [st.effect[seat][Effect.MORE_DATES + good] for good in range(GOODS)]
    goods = [given + more[good] if given else 0 for good, given in enumerate(gives)]
    if card == POINT_CARD:
        yield Event("gain-point", seat, "T21", 1, GOODS_CARD)
    elif card == GOLD_CARD or any(goods):
        amounts = amounts_of(goods, int(card == GOLD_CARD))
        yield Event("gain", seat, "T21", facts={"amounts": amounts})


def _keep(m: Buffer, st: State, seat: int, which: int, now: State) -> Found:
    if st.piece == CARAVAN:
        kept = st.drawn[which]
        yield Event("keep-goods", seat, "T29", facts={"card": _goods_card(kept)})
        yield from _gain(m, st, seat, kept)
        return
    yield Event("keep-tribe", seat, "T29")
    yield _of_card(m, "discard", seat, "T29", _discarded(st, now))


def _into_hand(m: Buffer, st: State, seat: int) -> Event:
    card = in_use(st)
    if card == UNKNOWN:
        return Event("hand-secret", seat, "T23")
    return _of_card(m, "hand", seat, "T23", card)


def _discarded(st: State, now: State) -> int:
    """The tribe card that went to the discards."""
    cards = range(len(st.tribe_at))
    gone = (card for card in cards if now.tribe_at[card] == TribeAt.DISCARDED)
    return next(card for card in gone if st.tribe_at[card] != TribeAt.DISCARDED)


def _laid(m: Buffer, st: State, seat: int, row: int) -> Event:
    card = in_use(st)
    facts = {"card": tribe_phrase(m, card), "row": row + 1}
    cells = (card_name(m, card),)
    return Event("lay", seat, "T22", read_material(m).printed[card], CARDS_SOURCE, cells, facts)


def _pay_card(st: State, seat: int, now: State) -> Event:
    goods = _less(st.goods[seat], now.goods[seat])
    amounts = amounts_of(goods, st.gold[seat] - now.gold[seat])
    if not amounts:
        return Event("pay-nothing", seat, "T36")
    return Event("pay", seat, "T36", facts={"amounts": amounts})


def _exchange(m: Buffer, st: State, seat: int, action: int) -> Found:
    if action in TRADE:
        given, taken = divmod(action - TRADE.start, GOODS + 1)
        number = 3 if taken == GOODS else 2
        facts = {
            "given": amount(GOOD_NAMES[given], number),
            "taken": amount((*GOOD_NAMES, "gold")[taken], 1),
        }
        yield Event("trade", seat, "T26", facts=facts)
    elif action in SILVER:
        way = action - SILVER.start
        good = GOOD_NAMES[way % GOODS] if way < 2 * GOODS else "gold"
        points = points_for(way) + st.effect[seat][Effect.FINE_SILVER]
        given_up = {"given": amount(good, amount_of(way))}
        yield Event("silver", seat, "T27", points, SILVER_SOURCE, (), given_up)
    elif action in MOVE:
        start, end = divmod(action - MOVE.start, INNER)
        cells = (SPACE_NAMES[start], SPACE_NAMES[end])
        yield Event("move", seat, "T28", cells=cells, facts={"start": cells[0], "end": cells[1]})
    elif action in SWAP:
        cards = [st.display[seat][row][place] for row, place in swapped(action - SWAP.start)]
        names = tuple(card_name(m, card) for card in cards)
        swapping = {"cards": [tribe_phrase(m, card) for card in cards]}
        yield Event("swap", seat, "T38", cells=names, facts=swapping)
    elif action in RETURN:
        good = GOOD_NAMES[action - RETURN.start]
        yield Event("return", seat, "T18", facts={"amounts": [amount(good, 1)]})
    else:
        kinds = {Phase.TRADING: "done-trading", Phase.SWAPPING: "no-swap"}
        yield Event(kinds.get(Phase(st.phase), "done"), seat, "T14")


# -- what followed by itself -----------------------------------------------------------------


def _after(m: Buffer, st: State, action: int, now: State) -> Found:
    yield from _drawn_nothing(st, action, now)
    yield from _replaced(st, now)
    yield from _gold_returned(st, action, now)
    yield from _raids(st, action, now)
    if now.phase == Phase.OVER:
        kind, rule = ("end-raid", "T34") if now.robber == LAST_CORNER else ("end-display", "T40")
        yield Event(kind, CHANCE, rule)
        for seat in range(SEATS):
            yield from _final(m, now, seat)
    elif now.phase == Phase.PLACING and st.phase != Phase.PLACING:
        facts = {"card": _border(now.robber - 1), "round": round_of(now.robber)}
        yield Event("round", now.first, "T7", cells=(str(now.robber),), facts=facts)


def _drawn_nothing(st: State, action: int, now: State) -> Found:
    """T20: Caravan or Expansion without any card."""
    piece = action - USE.start
    if action in USE and piece in (CARAVAN, EXPANSION) and now.phase != Phase.DRAWING:
        yield Event("no-card", st.turn, "T20", cells=(PIECE_NAMES[piece],))


def _replaced(st: State, now: State) -> Found:
    """T16, T20: the space that was emptied, and a deck that was made anew."""
    if not is_same(_REMADE, st, now):
        for deck in Deck:
            if now.remade[deck] != st.remade[deck]:
                yield Event(f"remade-{deck.label}", CHANCE, "T20")
    if is_same(_SPACES, st, now):
        return
    for space in range(INNER):
        if now.space[space] == st.space[space] or st.space[space] in _FACE_DOWN:
            continue
        cells = (SPACE_NAMES[space],)
        if now.space[space] == Space.EMPTY:
            yield Event("stays-empty", CHANCE, "T20", cells=cells)
        elif now.space[space] in _FACE_DOWN and st.robber:
            deck = Deck.TRIBE if now.space[space] == Space.TRIBE_DOWN else Deck.GOODS
            yield Event(f"down-{deck.label}", CHANCE, "T16", cells=cells)


def _gold_returned(st: State, action: int, now: State) -> Found:
    """T18: gold above the limit goes back by itself; paying never ends a turn."""
    if PAY_GOLD.start <= action < ROW.start:
        return
    for seat in (st.turn, 1 - st.turn):
        gained = _gold_change(st, action, now) if seat == st.turn else 0
        returned = st.gold[seat] + gained - now.gold[seat]
        if returned > 0:
            yield Event("return", seat, "T18", facts={"amounts": [amount("gold", returned)]})


def _gold_change(st: State, action: int, now: State) -> int:
    """What the action itself does to the gold of the one who acts, where the turn may end."""
    if action in USE and action - USE.start >= BORDER:
        space = action - USE.start - BORDER
        return int(st.space[space] == Space.GOODS_UP and st.face[space] == GOLD_CARD)
    if action in DRAW_GOODS:
        return int(action - DRAW_GOODS.start == GOLD_CARD and not _more_to_come(now))
    if action in KEEP:
        return int(st.piece == CARAVAN and st.drawn[action - KEEP.start] == GOLD_CARD)
    if action in TRADE:
        return int((action - TRADE.start) % (GOODS + 1) == GOODS)
    if action in SILVER and action - SILVER.start >= 2 * GOODS:
        return -amount_of(action - SILVER.start)
    return 0


# -- raids and the end -----------------------------------------------------------------------


def _pay_raid(st: State, seat: int, action: int, now: State) -> Event:
    cells = (str(st.robber),)
    if action in PAY_POINTS:
        points = points_of(st.robber)
        return Event("raid-points", seat, "T30", -points, RAIDS, cells, {"number": points})
    goods = _less(st.goods[seat], now.goods[seat])
    amounts = amounts_of(goods, st.gold[seat] - now.gold[seat])
    return Event("raid-goods", seat, "T30", 0, "", cells, {"amounts": amounts})


def _raids(st: State, action: int, now: State) -> Found:
    """T7, T32: the robber on a corner, and those who did not have to be asked."""
    if st.phase == Phase.RAID:
        corner, asked = st.robber, st.asked + 1
    elif now.robber // SIDE > st.robber // SIDE:
        corner, asked = now.robber // SIDE * SIDE, 0
        yield Event("raid", CHANCE, "T7", cells=(str(corner),))
    else:
        return
    last = now.asked if now.phase == Phase.RAID else SEATS
    for number in range(asked, last):
        seat = (now.first + number) % SEATS
        if now.effect[seat][Effect.SAFE]:
            yield Event("raid-safe", seat, "T32", cells=(str(corner),))
        else:
            points = points_of(corner)
            yield Event("raid-unpaid", 1 - seat, "T32", points, RAIDS, (str(corner),))


def _final(m: Buffer, st: State, seat: int) -> Found:
    """T41: effects that score at the end, then rows."""
    for card, points in effect_points(m, st, seat):
        facts = {"card": tribe_phrase(m, card)}
        yield Event(
            "final-effect", seat, "T41", points, EFFECTS_SOURCE, (card_name(m, card),), facts
        )
    for row in range(ROWS):
        points = row_points(m, st, seat, row)
        if points:
            kind = "final-alike" if points == ALIKE_POINTS else "final-different"
            cells = tuple(card_name(m, card) for card in laid(st, seat, row))
            yield Event(kind, seat, "T41", points, ROWS_SOURCE, cells, {"row": row + 1})


def _less(these: Iterable[int], those: Iterable[int]) -> list[int]:
    return [one - other for one, other in zip(these, those, strict=True)]
