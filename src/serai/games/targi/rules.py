"""The referee of Targi.

`opening` lays out the game, `decks` knows how cards come and go, `round` the frame of a round,
`actions` what the cards do, `exchanges` what is given for what, `paying` what things cost,
`scoring` the points; this file is the table of who may do what, when.
"""

from serai.core.compiled import (
    ACTOR,
    APPLY,
    COPY,
    LEGAL,
    PLAYOUT,
    POINTS,
    RESOLVE_CHANCE,
    RESULT,
    SETUP,
    WEIGHTS,
    Buffer,
    Dice,
    Floats,
    Ints,
    inlined,
    verb,
)
from serai.core.contract import CHANCE, OVER
from serai.core.playout import by_weight, chance_resolver, random_playout

from .actions import (
    card_in_use,
    decide,
    draw,
    keep,
    lay_in_row,
    may_use,
    pay,
    reveal_hand,
    skip,
    stands,
    take,
    use,
)
from .decks import goods_left, list_goods, list_tribe, turn_up_goods, turn_up_tribe
from .exchanges import (
    list_moves,
    list_silver,
    list_swaps,
    list_trades,
    move_marker,
    silver,
    swap,
    trade,
)
from .layout import (
    ACTIONS,
    BORDER,
    CARAVAN,
    CARDS,
    DISCARD,
    DONE,
    DRAW_GOODS,
    DRAW_TRIBE,
    FIRST,
    GOODS,
    GOODS_CARDS,
    HAND,
    KEEP,
    LAY,
    LAY_HAND,
    MOVE,
    NOBLE,
    NONE,
    PAY_GOLD,
    PIECES,
    PLACE,
    PLACES,
    RETURN,
    ROW,
    ROWS,
    SEATS,
    SILVER,
    SKIP,
    STATE,
    SWAP,
    TAKE,
    TRADE,
    TURN_GOODS,
    TURN_TRIBE,
    USE,
    Deck,
    Material,
    Phase,
    Space,
    State,
    material,
    state,
)
from .opening import lay_out, lay_square
from .paying import can_lay, list_payments, list_raid_payments
from .round import (
    finish_turn,
    go_on,
    may_lay_hand,
    may_place,
    next_player,
    place,
    too_many_goods,
    turn_cards_up,
)
from .scoring import share_win, total


@verb(SETUP)
def setup(m: Buffer, s: Buffer) -> None:
    """T2–T6: the square is laid face down, to be turned up card by card."""
    s[:] = 0
    lay_out(material(m), state(s))


@verb(COPY)
def copy(s: Buffer, into: Buffer) -> None:
    """As one record: far quicker than byte by byte."""
    into.view(STATE)[0] = s.view(STATE)[0]


@verb(ACTOR)
def actor(m: Buffer, s: Buffer) -> int:
    return who(material(m), state(s))


@inlined
def who(mat: Material, st: State) -> int:
    if st.phase == Phase.LOT or st.phase == Phase.TURNING or st.phase == Phase.DRAWING:
        return CHANCE
    return OVER if st.phase == Phase.OVER else int(st.turn)


@verb(LEGAL)
def legal(m: Buffer, s: Buffer, out: Ints) -> int:
    return list_legal(material(m), state(s), out)


@inlined
def list_legal(mat: Material, st: State, out: Ints) -> int:
    if st.phase == Phase.ACTING:
        return list_pieces(mat, st, out)
    if st.phase == Phase.PLACING:
        return list_placings(mat, st, out)
    if st.phase == Phase.PAYING:
        return list_payments(mat, st, st.turn, card_in_use(st), out)
    if st.phase == Phase.RAID:
        return list_raid_payments(st, st.turn, out)
    if st.phase == Phase.MOVING:
        return list_moves(st, out)
    if st.phase == Phase.SWAPPING:
        return list_swaps(st, out)
    if st.phase == Phase.TURNING or st.phase == Phase.DRAWING or st.phase == Phase.LOT:
        return list_outcomes(mat, st, out)
    return list_few(mat, st, out)


@inlined
def list_few(mat: Material, st: State, out: Ints) -> int:
    """The phases with a handful of choices."""
    if st.phase == Phase.LAYING:
        return list_rows(st, out)
    if st.phase == Phase.TRADING:
        return list_trades(st, out)
    if st.phase == Phase.WORKING:
        return list_silver(st, out)
    if st.phase == Phase.DECIDING:
        return list_decisions(mat, st, out)
    if st.phase == Phase.TAKING:
        for good in range(GOODS):
            out[good] = TAKE.start + good
        return GOODS
    if st.phase == Phase.KEEPING:
        out[0], out[1] = KEEP.start, KEEP.start + 1
        alike = st.piece == CARAVAN and st.drawn[0] == st.drawn[1]
        return 1 if alike else 2
    n = 0
    if st.phase == Phase.RETURNING:
        for good in range(GOODS):
            if st.goods[st.turn, good] > 0:
                out[n] = RETURN.start + good
                n += 1
    return n


@inlined
def list_placings(mat: Material, st: State, out: Ints) -> int:
    n = 0
    for border in range(BORDER):
        if may_place(mat, st, st.turn, border):
            out[n] = PLACE.start + border
            n += 1
    return n


@inlined
def list_pieces(mat: Material, st: State, out: Ints) -> int:
    """T14: use or skip each piece; lay the hand card with `free_hand`."""
    seat = st.turn
    n = 0
    for piece in range(PIECES):
        if stands(st, seat, piece) and may_use(mat, st, seat, piece):
            out[n] = USE.start + piece
            n += 1
    for piece in range(PIECES):
        if stands(st, seat, piece):
            out[n] = SKIP.start + piece
            n += 1
    if may_lay_hand(mat, st, seat):
        out[n] = LAY_HAND.start
        n += 1
        if st.pieces_out[seat] == 0:
            out[n] = DONE.start
            n += 1
    return n


@inlined
def list_decisions(mat: Material, st: State, out: Ints) -> int:
    """T22, T24."""
    seat = st.turn
    n = 0
    if can_lay(mat, st, seat, card_in_use(st)) and not (st.piece == NOBLE and st.fresh[seat]):
        out[n] = LAY.start
        n += 1
    out[n] = HAND.start if st.hand[seat] == NONE else DISCARD.start
    return n + 1


@inlined
def list_rows(st: State, out: Ints) -> int:
    """T38: open rows that are not full, and the topmost empty one."""
    n = 0
    for row in range(ROWS):
        length = st.length[st.turn, row]
        if length < PLACES:
            out[n] = ROW.start + row
            n += 1
        if length == 0:
            break
    return n


@inlined
def list_outcomes(mat: Material, st: State, out: Ints) -> int:
    if st.phase == Phase.LOT:
        out[0], out[1] = FIRST.start, FIRST.start + 1
        return SEATS
    if st.phase == Phase.DRAWING:
        if st.piece == CARAVAN:
            return list_goods(st, st.remade[Deck.GOODS], DRAW_GOODS.start, out)
        return list_tribe(mat, st, st.remade[Deck.TRIBE], DRAW_TRIBE.start, out)
    space = st.down[0]
    if st.space[space] == Space.GOODS_DOWN:
        return list_goods(st, st.making[space], TURN_GOODS.start, out)
    return list_tribe(mat, st, st.making[space], TURN_TRIBE.start, out)


@verb(WEIGHTS)
def weights(m: Buffer, s: Buffer, out: Ints) -> None:
    weigh_outcomes(material(m), state(s), out)


@inlined
def weigh_outcomes(mat: Material, st: State, out: Ints) -> None:
    """One for every tribe card and for the lot; goods cards have copies."""
    drawn = st.phase == Phase.DRAWING and st.piece == CARAVAN
    turned = st.phase == Phase.TURNING and st.space[st.down[0]] == Space.GOODS_DOWN
    if drawn or turned:
        making = st.remade[Deck.GOODS] if drawn else st.making[st.down[0]]
        n = 0
        for card in range(GOODS_CARDS):
            if goods_left(st, making, card) > 0:
                out[n] = goods_left(st, making, card)
                n += 1
    else:
        out[: max(SEATS, mat.cards)] = 1


@verb(APPLY)
def apply(m: Buffer, s: Buffer, action: int) -> None:
    do(material(m), state(s), action)


@inlined
def do(mat: Material, st: State, action: int) -> None:
    if action < PLACE.start:
        do_chance(mat, st, action)
    elif action < USE.start:
        place(mat, st, action - PLACE.start)
    elif action < SKIP.start:
        use(mat, st, action - USE.start)
    elif action < LAY_HAND.start:
        skip(mat, st, action - SKIP.start)
    elif action < TAKE.start:
        do_without_piece(mat, st, action)
    elif action < LAY.start:
        take(mat, st, action - TAKE.start)
    elif action < KEEP.start:
        decide(mat, st, action)
    elif action < PAY_GOLD.start:
        keep(mat, st, action - KEEP.start)
    elif action < ROW.start:
        pay(mat, st, action, card_in_use(st))
    elif action < TRADE.start:
        lay_in_row(mat, st, action - ROW.start, card_in_use(st))
    else:
        do_exchange(mat, st, action)


@inlined
def do_chance(mat: Material, st: State, action: int) -> None:
    if action < TURN_GOODS.start:
        st.first = action
        lay_square(mat, st)
    elif action < TURN_TRIBE.start:
        turn_up_goods(st, action - TURN_GOODS.start)
        turn_cards_up(mat, st)
    elif action < DRAW_GOODS.start:
        turn_up_tribe(st, action - TURN_TRIBE.start)
        turn_cards_up(mat, st)
    elif action < DRAW_TRIBE.start:
        draw(mat, st, action - DRAW_GOODS.start)
    else:
        draw(mat, st, action - DRAW_TRIBE.start)


@inlined
def do_without_piece(mat: Material, st: State, action: int) -> None:
    """Lay the hand card with `free_hand`; or be done with the turn, with trading, with swapping."""
    if action == LAY_HAND.start:
        reveal_hand(st)
        st.phase = Phase.PAYING
    elif st.phase == Phase.ACTING:
        finish_turn(mat, st)
    else:
        st.traded = 0
        go_on(mat, st)


@inlined
def do_exchange(mat: Material, st: State, action: int) -> None:
    if action < SILVER.start:
        trade(st, action - TRADE.start)
    elif action < MOVE.start:
        silver(mat, st, action - SILVER.start)
    elif action < SWAP.start:
        move_marker(mat, st, action - MOVE.start)
    elif action < RETURN.start:
        swap(mat, st, action - SWAP.start)
    else:
        st.goods[st.turn, action - RETURN.start] -= 1
        if not too_many_goods(st, st.turn):
            next_player(mat, st)


@verb(POINTS)
def points(m: Buffer, s: Buffer, out: Ints) -> None:
    mat, st = material(m), state(s)
    for seat in range(SEATS):
        out[seat] = total(mat, st, seat)


@verb(RESULT)
def result(m: Buffer, s: Buffer, out: Floats) -> None:
    share_win(material(m), state(s), out)


# -- playing out -----------------------------------------------------------------------------

pick_outcome = by_weight(weigh_outcomes)
resolve = chance_resolver(who, list_legal, pick_outcome, do, CARDS)
play_out = random_playout(who, list_legal, pick_outcome, do, share_win, ACTIONS)


@verb(RESOLVE_CHANCE)
def resolve_chance(m: Buffer, s: Buffer, dice: Dice) -> int:
    """Let chance act until a seat has to, or the game is over; who acts then."""
    return resolve(material(m), state(s), dice)


@verb(PLAYOUT)
def playout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play at random to the end; how many choices there were, chance and forced ones left out."""
    return play_out(material(m), state(s), dice, out)
