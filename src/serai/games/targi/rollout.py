"""The rest of a game as players might play it: quick, sensible, and never twice the same.

Targis go where the cards are worth most by `space_worth`, everything that helps is used, goods
before tribe cards, and what can be laid is laid. Some luck in the placing keeps games different.
"""

import numpy as np

from serai.core.chance import below
from serai.core.compiled import PLAYOUT, Buffer, Dice, Floats, Ints, inlined, verb

from .actions import card_in_use, may_use, stands
from .exchanges import has_pair, silver_amount, silver_points
from .layout import (
    ACTIONS,
    BORDER,
    CARAVAN,
    CARDS,
    CHOICE,
    DONE,
    DRAW_TRIBE,
    EXPANSION,
    FATA_MORGANA,
    GOLD_CARD,
    GOODS,
    INNER,
    KINDS,
    LAY_HAND,
    MOVE,
    NOBLE,
    NONE,
    PAY,
    PAY_GOLD,
    PAY_POINTS,
    PIECES,
    PLACE,
    PLACES,
    POINT_CARD,
    RETURN,
    ROW,
    ROWS,
    SEATS,
    SILVER,
    SILVERSMITH,
    SKIP,
    TAKE,
    TRADE,
    TRADER,
    TURN_TRIBE,
    USE,
    Deck,
    Effect,
    Material,
    Phase,
    Space,
    State,
    material,
    state,
)
from .paying import LAST_CORNER, can_lay, goods_to_pay, payment_number, raid_goods
from .round import may_lay_hand, may_place
from .rules import do, list_legal, pick_outcome
from .scoring import share_win

GOOD, GOLD = 0.5, 1.5  # in points, while there is time to use them
LAID, LASTING = 1.2, 0.6  # a card in the display besides its points: for its row; an effect
UNPAID = 0.35  # a tribe card that cannot be paid yet, as a part of its worth
DRAWN_GOODS, DRAWN_TRIBE = 0.8, 0.9
LAYING_HAND = 1.5
SILVER_VISIT, TRADER_VISIT, MORGANA_VISIT = 0.9, 0.4, 0.5
ON_THE_LINE = 0.25  # a space that may still be crossed
LUCK = 1.2  # points by which placing may err
TRIES = 12  # to draw a tribe card at random before looking for one
ALL_KINDS = (1 << KINDS) - 1
LAST_ROUND = 15  # the robber's card


@verb(PLAYOUT)
def rollout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play to the end as players might; how many actions that took."""
    mat, st = material(m), state(s)
    done = play_on(mat, st, dice, False)
    share_win(mat, st, out)
    return done


@inlined
def play_on(mat: Material, st: State, dice: Dice, this_round_only: bool) -> int:
    """Until the game is over, or until a round begins; how many actions that took."""
    actions, odds = np.empty(ACTIONS, np.int32), np.empty(ACTIONS, np.int32)
    worths = np.empty((SEATS, INNER), np.float64)
    weigh_spaces(mat, st, worths)
    done = 0
    while st.phase != Phase.OVER:
        if st.phase == Phase.PLACING:
            if st.pieces_out[0] + st.pieces_out[1] == 0:
                if this_round_only:
                    break
                weigh_spaces(mat, st, worths)
            do(mat, st, PLACE.start + choose_place(mat, st, worths, dice))
        elif st.phase == Phase.TURNING or st.phase == Phase.DRAWING:
            do(mat, st, quick_outcome(mat, st, actions, odds, dice))
        elif st.phase == Phase.ACTING:
            do(mat, st, choose_piece(mat, st))
        else:
            do(mat, st, choose_detail(mat, st, worths, actions, dice))
        done += 1
    return done


@inlined
def quick_outcome(mat: Material, st: State, actions: Ints, odds: Ints, dice: Dice) -> int:
    """A tribe card by trying cards, which is quick while many are left; else by the list."""
    drawn = st.phase == Phase.DRAWING
    tribe = st.piece != CARAVAN if drawn else st.space[st.down[0]] == Space.TRIBE_DOWN
    if tribe:
        making = st.remade[Deck.TRIBE] if drawn else st.making[st.down[0]]
        for _ in range(TRIES):
            card = below(dice, int(mat.cards))
            if st.tribe_at[card] == making:
                return card + (DRAW_TRIBE.start if drawn else TURN_TRIBE.start)
    n = list_legal(mat, st, actions)
    return int(actions[pick_outcome(mat, st, dice, odds, n)])


# -- placing ---------------------------------------------------------------------------------


@inlined
def weigh_spaces(mat: Material, st: State, worths: Floats) -> None:
    for seat in range(SEATS):
        for space in range(INNER):
            worths[seat, space] = space_worth(mat, st, seat, space)


@inlined
def space_worth(mat: Material, st: State, seat: int, space: int) -> float:
    card = int(st.face[space])
    if card == NONE:
        return 0.0
    if st.space[space] != Space.GOODS_UP:
        return tribe_worth(mat, st, seat, card)
    if card == GOLD_CARD:
        return GOLD
    if card == POINT_CARD:
        return 1.0
    if card == CHOICE:
        return GOOD + 0.1
    value = 0.0
    for good in range(GOODS):
        if mat.gives[card, good] > 0:
            value += GOOD * (mat.gives[card, good] + st.effect[seat, Effect.MORE_DATES + good])
    return float(value)


@inlined
def tribe_worth(mat: Material, st: State, seat: int, card: int) -> float:
    """What laying it brings less what it costs."""
    value = float(mat.printed[card]) + LAID + (LASTING if mat.effect[card] else 0.0)
    value -= GOOD * goods_to_pay(mat, st, seat, card) + GOLD * mat.gold[card]
    value = max(value, 0.3)
    if can_lay(mat, st, seat, card):
        return float(value + 0.5)
    return float(UNPAID * value) if st.hand[seat] == NONE else 0.1


@inlined
def border_worth(mat: Material, st: State, seat: int, border: int) -> float:
    if mat.stock[border] != NONE:
        return GOOD
    if border == CARAVAN:
        return DRAWN_GOODS
    if border == EXPANSION:
        return DRAWN_TRIBE if st.hand[seat] == NONE else 0.5
    if border == NOBLE:
        useful = st.hand[seat] < CARDS and not st.effect[seat, Effect.FREE_HAND]
        return LAYING_HAND if useful and can_lay(mat, st, seat, int(st.hand[seat])) else 0.0
    if border == SILVERSMITH:
        return SILVER_VISIT if has_pair(st, seat) or st.gold[seat] > 0 else 0.0
    return MORGANA_VISIT if border == FATA_MORGANA else TRADER_VISIT


@inlined
def choose_place(mat: Material, st: State, worths: Floats, dice: Dice) -> int:
    """The border card that is worth most with its crossings, give or take some luck."""
    seat = int(st.turn)
    best, chosen = -1.0, 0
    for border in range(BORDER):
        if may_place(mat, st, seat, border):
            value = border_worth(mat, st, seat, border) + line_worth(mat, st, seat, border, worths)
            value += LUCK * below(dice, 1024) / 1024.0
            if value > best:
                best, chosen = value, border
    return chosen


@inlined
def line_worth(mat: Material, st: State, seat: int, border: int, worths: Floats) -> float:
    """The spaces it crosses on, and a part of those where it may still cross."""
    line = int(mat.line[border])
    value = 0.0
    crossed = False
    for other in range(BORDER):
        if st.targi[other] == seat + 1:
            space = crossing(line, int(mat.line[other]))
            if space >= 0:
                value += worths[seat, space]
                crossed = True
    if not crossed:
        for i in range(ROWS):
            space = line * ROWS + i if line < ROWS else i * ROWS + line - ROWS
            value += ON_THE_LINE * worths[seat, space]
    return value


@inlined
def crossing(line: int, other: int) -> int:
    """The space where a row and a column cross; −1 for two rows or two columns."""
    if line < ROWS <= other:
        return line * ROWS + other - ROWS
    if other < ROWS <= line:
        return other * ROWS + line - ROWS
    return -1


# -- pieces ----------------------------------------------------------------------------------


@inlined
def choose_piece(mat: Material, st: State) -> int:
    """The piece to use next: what brings goods first, then what they pay for."""
    seat = int(st.turn)
    if may_lay_hand(mat, st, seat):
        return LAY_HAND.start
    best, chosen, pieces_out = 0, NONE, NONE
    for piece in range(PIECES):
        if stands(st, seat, piece):
            pieces_out = piece
            urgency = how_soon(mat, st, seat, piece) if may_use(mat, st, seat, piece) else 0
            if urgency > best:
                best, chosen = urgency, piece
    if chosen != NONE:
        return USE.start + chosen
    return SKIP.start + pieces_out


@inlined
def how_soon(mat: Material, st: State, seat: int, piece: int) -> int:
    """0 for a piece that had better be skipped."""
    if piece >= BORDER:
        if st.space[piece - BORDER] == Space.GOODS_UP:
            return 8
        card = int(st.face[piece - BORDER])
        if can_lay(mat, st, seat, card):
            return 4 + int(mat.printed[card] > 1)
        return 2 if st.hand[seat] == NONE else 0
    if mat.stock[piece] != NONE or piece == CARAVAN:
        return 9
    if piece == FATA_MORGANA:
        return 10
    if piece == NOBLE:
        return 6 if can_lay(mat, st, seat, int(st.hand[seat])) and not st.fresh[seat] else 0
    if piece == TRADER:
        return 7 if best_trade(st, seat) >= 0 else 0
    return 3 if piece == EXPANSION else 1


@inlined
def choose_detail(mat: Material, st: State, worths: Floats, actions: Ints, dice: Dice) -> int:
    """Whatever an action asks for after it has begun."""
    seat = int(st.turn)
    if st.phase == Phase.LAYING:
        return ROW.start + choose_row(mat, st, seat)
    if st.phase == Phase.TAKING:
        return TAKE.start + scarcest(st, seat)
    if st.phase == Phase.RAID:
        return choose_raid_payment(st, seat)
    if st.phase == Phase.WORKING:
        return SILVER.start + choose_silver(st, seat)
    if st.phase == Phase.RETURNING:
        return RETURN.start + most_held(st, seat, 0, 0, 0)
    if st.phase == Phase.MOVING:
        return MOVE.start + choose_move(st, seat, worths)
    if st.phase == Phase.TRADING:
        trade = best_trade(st, seat)
        return TRADE.start + trade if trade >= 0 else DONE.start
    n = list_legal(mat, st, actions)
    if st.phase == Phase.DECIDING or st.phase == Phase.SWAPPING:
        return int(actions[0])  # lay it, if that can be; swap nothing
    return int(actions[below(dice, n)]) if n > 1 else int(actions[0])


@inlined
def choose_row(mat: Material, st: State, seat: int) -> int:
    """Where its kind fits best: a row of one kind, of different kinds, a new one, a spoilt one."""
    kind = 1 << int(mat.kind[card_in_use(st)])
    best, chosen = -10.0, 0
    for row in range(ROWS):
        length = int(st.length[seat, row])
        if length < PLACES:
            value = fit(row_kinds(mat, st, seat, row), length, kind)
            if value > best:
                best, chosen = value, row
        if length == 0:
            break
    return chosen


@inlined
def row_kinds(mat: Material, st: State, seat: int, row: int) -> int:
    """The kinds in a row as bits; all bits if there is one of them twice among others."""
    kinds = 0
    twice = False
    for place in range(st.length[seat, row]):
        bit = 1 << int(mat.kind[st.display[seat, row, place]])
        twice |= bool(kinds & bit)
        kinds |= bit
    return ALL_KINDS if twice and kinds & (kinds - 1) else kinds


@inlined
def fit(kinds: int, length: int, kind: int) -> float:
    if length == 0:
        return 0.5
    if kinds == ALL_KINDS:
        return 0.1
    if kinds == kind:
        return 1.0 + length if length > 1 else 1.0
    alike = kinds & (kinds - 1) == 0
    if alike and length > 1:
        return -2.0 * length
    return 0.4 + 0.5 * length if not kinds & kind else -1.0 * length


@inlined
def scarcest(st: State, seat: int) -> int:
    chosen = 0
    for good in range(1, GOODS):
        if st.goods[seat, good] < st.goods[seat, chosen]:
            chosen = good
    return chosen


@inlined
def most_held(st: State, seat: int, dates: int, salt: int, pepper: int) -> int:
    """The good of which most is left when these are given away."""
    left = (st.goods[seat, 0] - dates, st.goods[seat, 1] - salt, st.goods[seat, 2] - pepper)
    if left[0] >= left[1] and left[0] >= left[2]:
        return 0
    return 1 if left[1] >= left[2] else 2


@inlined
def choose_raid_payment(st: State, seat: int) -> int:
    """Gold at the last corner; else goods, of what there is most, or a point if there are few."""
    if st.robber == LAST_CORNER:
        return PAY_GOLD.start if st.gold[seat] > 0 else PAY_POINTS.start
    goods = raid_goods(int(st.robber))
    held = st.goods[seat, 0] + st.goods[seat, 1] + st.goods[seat, 2]
    if held < goods:
        return PAY_POINTS.start
    dates, salt, pepper = 0, 0, 0
    for _ in range(goods):
        good = most_held(st, seat, dates, salt, pepper)
        dates += good == 0
        salt += good == 1
        pepper += good == 2
    return PAY.start + payment_number(dates, salt, pepper)


@inlined
def choose_silver(st: State, seat: int) -> int:
    """Most points for what is given; at the end what is given is worth nothing."""
    price = 0.0 if st.robber == LAST_ROUND else 1.0
    best, chosen = -10.0, 0
    for way in range(SILVER.size):
        amount = silver_amount(way)
        held = st.goods[seat, way % GOODS] if way < 2 * GOODS else st.gold[seat]
        if held >= amount:
            each = GOOD if way < 2 * GOODS else GOLD
            value = silver_points(way) - price * each * amount
            if value > best:
                best, chosen = value, way
    return chosen


@inlined
def choose_move(st: State, seat: int, worths: Floats) -> int:
    """The marker on the poorest card to the richest free one."""
    start, end = -1, -1
    for space in range(INNER):
        if st.marker[space] >> seat & 1:
            if start < 0 or worths[seat, space] < worths[seat, start]:
                start = space
            continue
        is_free = st.marker[space] == 0 and st.face[space] != NONE
        if is_free and (end < 0 or worths[seat, space] > worths[seat, end]):
            end = space
    return start * INNER + end


@inlined
def best_trade(st: State, seat: int) -> int:
    """Three of a good for gold, two for one that is wanting; −1 if neither would help."""
    most, least = most_held(st, seat, 0, 0, 0), scarcest(st, seat)
    held = st.goods[seat, most]
    if held >= 3 and st.gold[seat] < 2:
        return most * (GOODS + 1) + GOODS
    if held >= 4 and st.goods[seat, least] == 0:
        return most * (GOODS + 1) + least
    return -1
