"""What the cards do (T15–T17, T21–T25, T29), piece by piece; `exchanges` has the rest.

A piece comes off with `use` or `skip`. Most actions are done at once; the others set the phase that
asks for the next choice, and the last choice calls `go_on`.
"""

from serai.core.compiled import inlined

from .decks import (
    discard_goods,
    discard_tribe,
    draw_goods,
    draw_tribe,
    has_card,
    lay_face_down,
)
from .exchanges import can_move, has_pair
from .layout import (
    BORDER,
    CARAVAN,
    CHOICE,
    DISCARD,
    EXPANSION,
    FATA_MORGANA,
    GOLD_CARD,
    GOODS,
    LAY,
    NOBLE,
    NONE,
    PAY,
    PAY_GOLD,
    POINT_CARD,
    SILVERSMITH,
    TRADER,
    Deck,
    Effect,
    Material,
    Phase,
    Space,
    State,
)
from .paying import pay_goods, raid_points
from .round import ask_next, go_on
from .scoring import count_laid

# -- pieces ----------------------------------------------------------------------------------


@inlined
def stands(st: State, seat: int, piece: int) -> bool:
    if piece < BORDER:
        return bool(st.targi[piece] == seat + 1)
    return bool(st.marker[piece - BORDER] >> seat & 1)


@inlined
def may_use(mat: Material, st: State, seat: int, piece: int) -> bool:
    """Whether this piece's action can do something; if not it can only be skipped (T14, T17)."""
    if piece >= BORDER:
        return bool(st.face[piece - BORDER] != NONE)
    if piece == NOBLE:
        return bool(st.hand[seat] != NONE)
    if piece == TRADER:
        return has_pair(st, seat)
    if piece == SILVERSMITH:
        return has_pair(st, seat) or bool(st.gold[seat] > 0)
    return piece != FATA_MORGANA or can_move(st, seat)


@inlined
def take_off(st: State, piece: int) -> None:
    if piece < BORDER:
        st.targi[piece] = 0
    else:
        st.marker[piece - BORDER] &= 2 - st.turn  # only the other seat's bit stays
    st.pieces_out[st.turn] -= 1


@inlined
def skip(mat: Material, st: State, piece: int) -> None:
    take_off(st, piece)
    go_on(mat, st)


@inlined
def use(mat: Material, st: State, piece: int) -> None:
    take_off(st, piece)
    st.piece = piece
    if piece >= BORDER:
        use_inner(mat, st, piece - BORDER)
    elif mat.stock[piece] != NONE:
        st.goods[st.turn, mat.stock[piece]] += 1
        go_on(mat, st)
    elif piece == NOBLE:
        st.phase = Phase.DECIDING
    elif piece == TRADER:
        st.phase = Phase.TRADING
    elif piece == SILVERSMITH:
        st.phase = Phase.WORKING
    elif piece == FATA_MORGANA:
        st.phase = Phase.MOVING
    elif has_card(mat, st, Deck.GOODS if piece == CARAVAN else Deck.TRIBE):
        st.phase = Phase.DRAWING
    else:
        go_on(mat, st)


@inlined
def use_inner(mat: Material, st: State, space: int) -> None:
    if st.space[space] == Space.GOODS_UP:
        card = st.face[space]
        discard_goods(st, card)
        lay_face_down(mat, st, space, Deck.TRIBE)
        gain(mat, st, card)
    else:
        st.phase = Phase.DECIDING


# -- goods cards -----------------------------------------------------------------------------


@inlined
def gain(mat: Material, st: State, card: int) -> None:
    """T21, T39: what a goods card shows, and what effects add to it."""
    seat = st.turn
    if card == CHOICE:
        st.takes = 1
        st.from_card = 1
    elif card == GOLD_CARD:
        st.gold[seat] += 1
        st.takes = st.effect[seat, Effect.MORE_GOLD]
    elif card == POINT_CARD:
        st.tokens[seat] += 1
    for good in range(GOODS):
        if mat.gives[card, good] > 0:
            st.goods[seat, good] += (
                mat.gives[card, good] + st.effect[seat, Effect.MORE_DATES + good]
            )
    take_or_go_on(mat, st)


@inlined
def take(mat: Material, st: State, good: int) -> None:
    """One good of choice; if a goods card shows it, effects add to it."""
    st.goods[st.turn, good] += 1
    if st.from_card:
        st.goods[st.turn, good] += st.effect[st.turn, Effect.MORE_DATES + good]
        st.from_card = 0
    st.takes -= 1
    take_or_go_on(mat, st)


@inlined
def take_or_go_on(mat: Material, st: State) -> None:
    if st.takes > 0:
        st.phase = Phase.TAKING
    else:
        go_on(mat, st)


# -- Caravan and Expansion ---------------------------------------------------------------------


@inlined
def draw(mat: Material, st: State, card: int) -> None:
    """T29: one card, or two with the effect for it."""
    caravan = st.piece == CARAVAN
    deck = Deck.GOODS if caravan else Deck.TRIBE
    if caravan:
        draw_goods(st, card)
    else:
        draw_tribe(st, card)
    two = st.effect[st.turn, Effect.TWO_GOODS_CARDS if caravan else Effect.TWO_TRIBE_CARDS]
    if st.drawn[0] != NONE:
        st.drawn[1] = card
        st.drawn_making[1] = st.remade[deck]
        st.phase = Phase.KEEPING
        return
    st.drawn[0] = card
    st.drawn_making[0] = st.remade[deck]
    if not (two and has_card(mat, st, deck)):
        use_drawn(mat, st)


@inlined
def keep(mat: Material, st: State, which: int) -> None:
    """The other card is discarded before this one is used."""
    other = st.drawn[1 - which]
    if st.piece == CARAVAN:
        discard_goods(st, other)
    else:
        discard_tribe(st, other)
    st.drawn[0] = st.drawn[which]
    st.drawn_making[0] = st.drawn_making[which]
    st.drawn[1] = NONE
    st.drawn_making[1] = 0
    use_drawn(mat, st)


@inlined
def use_drawn(mat: Material, st: State) -> None:
    if st.piece == CARAVAN:
        card = st.drawn[0]
        discard_goods(st, card)
        put_down_drawn(st)
        gain(mat, st, card)
    else:
        st.phase = Phase.DECIDING


@inlined
def put_down_drawn(st: State) -> None:
    st.drawn[0] = NONE
    st.drawn_making[0] = 0


# -- tribe cards -----------------------------------------------------------------------------


@inlined
def card_in_use(st: State) -> int:
    """The tribe card that is dealt with now: drawn, on the table, or in hand."""
    if st.piece == NONE or st.piece == NOBLE:
        return int(st.hand[st.turn])
    return int(st.drawn[0]) if st.piece < BORDER else int(st.face[st.piece - BORDER])


@inlined
def decide(mat: Material, st: State, action: int) -> None:
    """T22, T24: lay it, take it into hand, or discard it."""
    seat = st.turn
    card = card_in_use(st)
    if action == LAY.start:
        if st.piece == NOBLE:
            reveal_hand(st)
        st.phase = Phase.PAYING
        return
    if action == DISCARD.start:
        discard_tribe(st, card)
    making = st.drawn_making[0]
    leave(mat, st)
    if action != DISCARD.start:
        st.hand[seat] = card
        st.secret[seat] = st.piece == EXPANSION
        st.hand_making[seat] = making
        st.fresh[seat] = 1
    go_on(mat, st)


@inlined
def leave(mat: Material, st: State) -> None:
    """The card in use leaves the place it was used from."""
    if st.piece == NONE or st.piece == NOBLE:
        empty_hand(st)
    elif st.piece < BORDER:
        put_down_drawn(st)
    else:
        lay_face_down(mat, st, st.piece - BORDER, Deck.GOODS)


@inlined
def reveal_hand(st: State) -> None:
    """Who lays a card shows it."""
    st.secret[st.turn] = 0
    st.hand_making[st.turn] = 0


@inlined
def empty_hand(st: State) -> None:
    reveal_hand(st)
    st.hand[st.turn] = NONE
    st.fresh[st.turn] = 0


@inlined
def pay(mat: Material, st: State, action: int, card: int) -> None:
    """For a tribe card (T36), or in a raid (T30)."""
    seat = st.turn
    raid = st.phase == Phase.RAID
    if action == PAY_GOLD.start:
        st.gold[seat] -= 1
    elif action < PAY.start:
        st.tokens[seat] -= raid_points(int(st.robber))
    else:
        pay_goods(mat, st, seat, action - PAY.start)
        if not raid:
            st.gold[seat] -= mat.gold[card]
    if raid:
        st.asked += 1
        ask_next(st)
    else:
        st.phase = Phase.LAYING


@inlined
def lay_in_row(mat: Material, st: State, row: int, card: int) -> None:
    """T22, T38: into the row, off the table, then the effect."""
    seat = st.turn
    st.display[seat, row, st.length[seat, row]] = card
    count_laid(mat, st, seat, row, card)
    leave(mat, st)
    effect = mat.effect[card]
    if effect == Effect.SWAP and st.length[seat, 1] > 0:
        st.phase = Phase.SWAPPING
    else:
        st.takes = 1 if effect == Effect.TAKE_GOOD else 2 if effect == Effect.TAKE_TWO_GOODS else 0
        take_or_go_on(mat, st)
