"""Souk's referee."""

import numpy as np

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
from serai.core.results import share_among_best

from .layout import (
    ACTIONS,
    BUY,
    DEAL,
    DRAW,
    EMPTY,
    KINDS,
    LAY,
    LEAVE,
    OFFER,
    STATE,
    TAKE,
    TURN_UP,
    Material,
    Phase,
    State,
    material,
    state,
)


@verb(SETUP)
def setup(m: Buffer, s: Buffer) -> None:
    mat, st = material(m), state(s)
    s[:] = 0
    st.hand[:] = EMPTY
    st.open = EMPTY
    st.unseen[:] = mat.cards
    st.full[:] = mat.cards
    st.left = mat.cards.sum()


@verb(COPY)
def copy(s: Buffer, into: Buffer) -> None:
    """As one record: far quicker than byte by byte."""
    into.view(STATE)[0] = s.view(STATE)[0]


@verb(ACTOR)
def actor(m: Buffer, s: Buffer) -> int:
    mat, st = material(m), state(s)
    if st.phase == Phase.OVER:
        return OVER
    if st.phase == Phase.DEALING or st.phase == Phase.DRAWING or st.phase == Phase.REFILLING:
        return CHANCE
    return int((st.turn + (st.phase == Phase.ANSWERING)) % mat.seats)


@verb(LEGAL)
def legal(m: Buffer, s: Buffer, out: Ints) -> int:
    st = state(s)
    n = 0
    if st.phase == Phase.CHOOSING:
        out[0], out[1], n = LAY.start, DRAW.start, 2
    elif st.phase == Phase.FACING:
        out[0], out[1], n = TAKE.start, OFFER.start, 2
    elif st.phase == Phase.ANSWERING:
        out[0], out[1], n = BUY.start, LEAVE.start, 2
    elif st.phase != Phase.OVER:
        start = TURN_UP.start if st.phase == Phase.DRAWING else DEAL.start
        for kind in range(KINDS):
            if st.unseen[kind] > 0:
                out[n] = start + kind
                n += 1
    return n


@verb(WEIGHTS)
def weights(m: Buffer, s: Buffer, out: Ints) -> None:
    st = state(s)
    n = 0
    for kind in range(KINDS):
        if st.unseen[kind] > 0:
            out[n] = st.unseen[kind]
            n += 1


@verb(APPLY)
def apply(m: Buffer, s: Buffer, action: int) -> None:
    mat, st = material(m), state(s)
    if action < TURN_UP.start:
        st.hand[st.turn] = action
        st.public[st.turn] = 0
        draw_card(st, action)
        if st.phase == Phase.REFILLING:
            next_turn(mat, st)
        else:
            st.turn = (st.turn + 1) % mat.seats
            st.phase = Phase.DEALING if st.turn else Phase.CHOOSING
    elif action < LAY.start:
        st.open = action - TURN_UP.start
        draw_card(st, st.open)
        st.phase = Phase.FACING
    elif action == LAY.start:
        st.pile[st.turn, st.hand[st.turn]] += 1
        st.hand[st.turn] = EMPTY
        st.phase = Phase.REFILLING
    elif action == DRAW.start:
        st.phase = Phase.DRAWING
    elif action == TAKE.start:
        st.discards[st.hand[st.turn]] += 1
        st.hand[st.turn] = st.open
        st.public[st.turn] = 1
        next_turn(mat, st)
    elif action == OFFER.start:
        st.phase = Phase.ANSWERING
    else:
        owner = (st.turn + (action == BUY.start)) % mat.seats
        st.coins[st.turn] += action == BUY.start
        st.coins[owner] -= action == BUY.start
        st.pile[owner, st.open] += 1
        next_turn(mat, st)
    if st.left == 0 and (st.phase == Phase.DRAWING or st.phase == Phase.REFILLING):
        remake(st)


@verb(POINTS)
def points(m: Buffer, s: Buffer, out: Ints) -> None:
    mat, st = material(m), state(s)
    for seat in range(mat.seats):
        out[seat] = st.coins[seat]
        for kind in range(KINDS):
            out[seat] += mat.value[kind] * st.pile[seat, kind]
        if st.phase == Phase.OVER and st.hand[seat] != EMPTY:
            out[seat] += mat.value[st.hand[seat]]


@verb(RESULT)
def result(m: Buffer, s: Buffer, out: Floats) -> None:
    """Most points; tie: the shorter pile; then the win is shared."""
    mat, st = material(m), state(s)
    totals = np.zeros(mat.seats, np.int32)
    points(m, s, totals)
    for seat in range(mat.seats):
        out[seat] = totals[seat] * 100 - st.pile[seat].sum()
    share_among_best(out, mat.seats)


pick_outcome = by_weight(weights)
resolve = chance_resolver(actor, legal, pick_outcome, apply, ACTIONS)
play_out = random_playout(actor, legal, pick_outcome, apply, result, ACTIONS)


@verb(RESOLVE_CHANCE)
def resolve_chance(m: Buffer, s: Buffer, dice: Dice) -> int:
    """Let chance act until a seat has to, or the game is over; who acts then."""
    return resolve(m, s, dice)


@verb(PLAYOUT)
def playout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play at random to the end; how many choices there were, chance and forced ones left out."""
    return play_out(m, s, dice, out)


@inlined
def draw_card(st: State, kind: int) -> None:
    st.unseen[kind] -= 1
    st.left -= 1


@inlined
def next_turn(mat: Material, st: State) -> None:
    st.open = EMPTY
    st.played += 1
    st.turn = (st.turn + 1) % mat.seats
    st.phase = Phase.OVER if st.played == mat.rounds * mat.seats else Phase.CHOOSING


@inlined
def remake(st: State) -> None:
    """The deck has run out: its discards are the new deck; without any the souk closes."""
    st.left = st.discards.sum()
    if st.left == 0:
        st.phase = Phase.OVER
        return
    st.remade += 1
    for kind in range(KINDS):
        st.unseen[kind] += st.discards[kind]
        st.full[kind] = st.discards[kind]
    st.discards[:] = 0
