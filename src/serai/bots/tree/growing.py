"""Monte-Carlo tree search over the verbs of any game, taken as first-class functions.

Each simulation deals a world that the seat cannot tell from the true one, goes down the tree by
what has been promising so far, adds one node, plays the rest, and books everybody's value on the
way back; every seat goes for its own. Where chance acts, the tree branches by what the seat sees
of it. Compiled once for all games; the tree lies in buffers of its caller, so that it can grow a
chunk at a time and be kept between moves.
"""

from typing import Any

import numpy as np
from numba import types

from serai.core import compiled
from serai.core.chance import pick_by_weight
from serai.core.compiled import Buffer, Dice, Floats, Ints, inlined, verb
from serai.core.contract import CHANCE, OVER

from .choosing import choose, choose_plainly, needs_priors, set_priors
from .edges import add_node, edge_of, has_room, is_full, match_edges
from .layout import (
    AMAF,
    EDGE,
    LONGEST,
    MARGIN,
    MOST_ACTIONS,
    MOST_SEATS,
    NODE,
    NOWHERE,
    OPEN,
    PLAIN,
    SHORT_ROLLOUT,
    TALLY,
    TELL,
)

GROW = types.int64(
    types.FunctionType(compiled.COPY),
    types.FunctionType(compiled.ACTOR),
    types.FunctionType(compiled.LEGAL),
    types.FunctionType(compiled.WEIGHTS),
    types.FunctionType(compiled.APPLY),
    types.FunctionType(compiled.POINTS),
    types.FunctionType(compiled.DEAL),
    types.FunctionType(compiled.SHOWN),
    types.FunctionType(compiled.PLAYOUT),
    types.FunctionType(compiled.PLAYOUT),
    types.FunctionType(compiled.PRIORS),
    types.FunctionType(compiled.PLAYED_BY_END),
    compiled.BUFFER,
    compiled.BUFFER,
    types.int64,
    types.int64,
    compiled.BUFFER,
    compiled.BUFFER,
    compiled.INTS,
    compiled.FLOATS,
    compiled.FLOATS,
    types.int64,
    compiled.DICE,
)


@verb(GROW)
def grow(
    copy: Any,
    actor: Any,
    legal: Any,
    weights: Any,
    apply: Any,
    points: Any,
    deal: Any,
    shown: Any,
    playout: Any,
    short_rollout: Any,
    priors: Any,
    played_by_end: Any,
    m: Buffer,
    known: Buffer,
    seat: int,
    seats: int,
    node_buffer: Buffer,
    edge_buffer: Buffer,
    filled: Ints,
    how: Floats,
    tally: Floats,
    simulations: int,
    dice: Dice,
) -> int:
    """That many simulations more; how many were done before the tree was full."""
    nodes, edges = node_buffer.view(NODE), edge_buffer.view(EDGE)
    actions, odds = np.empty(MOST_ACTIONS, np.int32), np.empty(MOST_ACTIONS, np.int32)
    weight = np.empty(MOST_ACTIONS, np.float64)
    path, places = np.empty(LONGEST, np.int64), np.empty(LONGEST, np.int64)
    movers, at = np.empty(LONGEST, np.int64), np.empty(MOST_ACTIONS, np.int32)
    out, totals = np.zeros(MOST_SEATS, np.float64), np.zeros(MOST_SEATS, np.int32)
    world, end = np.empty_like(known), np.empty_like(known)
    for done in range(simulations):
        if is_full(nodes, edges, filled):
            return done
        copy(known, world)
        deal(m, world, seat, dice)
        node, depth, is_new = 0, 0, False
        while not is_new and depth < LONGEST and has_room(edges, filled):
            nodes[node].visits += 1
            who = actor(m, world)
            if who == OVER:
                break
            if who == CHANCE:
                n = legal(m, world, actions)
                weights(m, world, odds)
                action = actions[pick_by_weight(dice, odds, n)]
                edge = edge_of(nodes, edges, filled, node, shown(m, world, seat, action))
            else:
                n = nodes[node].count
                if how[OPEN] == 0.0 or n == 0:
                    n = legal(m, world, actions)
                    match_edges(nodes, edges, filled, node, actions, n, at)
                else:
                    for k in range(n):
                        at[k] = nodes[node].start + k
                if needs_priors(nodes[node], how, n):
                    for k in range(n):
                        actions[k] = edges[at[k]].action
                    priors(m, world, actions, n, weight)
                    set_priors(nodes[node], edges, at, n, weight)
                if how[PLAIN] > 0.0:
                    edge = choose_plainly(nodes[node], edges, at, n, how, dice)
                else:
                    edge = choose(nodes[node], edges, at, n, how, dice)
                action = edges[edge].action
            apply(m, world, action)
            path[depth], places[depth], movers[depth] = edge, node, who
            depth += 1
            is_new = edges[edge].child == NOWHERE
            if is_new:
                edges[edge].child = add_node(nodes, filled)
            node = edges[edge].child
        over, row = actor(m, world) == OVER, edges[path[0]].action * TALLY
        if how[SHORT_ROLLOUT] > 0.0 and not over:
            if how[TELL] > 0.0:
                copy(world, end)
                playout(m, end, dice, out)
                points(m, end, totals)
                book_tally(tally, row, out, totals, seats)
            short_rollout(m, world, dice, out)
        else:
            playout(m, world, dice, out)
            points(m, world, totals)
            book_tally(tally, row, out, totals, seats)
            value_of_end(out, totals, seats, how)
        for i in range(depth):
            edges[path[i]].visits += 1
            if movers[i] >= 0:
                edges[path[i]].value += out[movers[i]]
                nodes[places[i]].value += out[movers[i]]
                if how[AMAF] > 0.0:
                    book_amaf(played_by_end, m, world, nodes[places[i]], edges, movers[i], out)
    return simulations


@inlined
def book_amaf(
    played_by_end: Any, m: Buffer, end: Buffer, here: Any, edges: Any, mover: int, out: Floats
) -> None:
    """All moves as first: an action done later counts for it too, wherever it could be done."""
    for at in range(here.start, here.start + here.count):
        if played_by_end(m, end, mover, edges[at].action):
            edges[at].amaf += 1.0
            edges[at].amaf_value += out[mover]


@inlined
def book_tally(tally: Floats, row: int, out: Floats, totals: Ints, seats: int) -> None:
    for seat in range(seats):
        tally[row + seat] += out[seat]
        tally[row + MOST_SEATS + seat] += totals[seat]
    tally[row + 2 * MOST_SEATS] += 1.0


@inlined
def value_of_end(out: Floats, totals: Ints, seats: int, how: Floats) -> None:
    """Winning first, then the margin to the best of the others, as a part of all their points."""
    for seat in range(seats):
        other = -1_000_000
        for rival in range(seats):
            if rival != seat:
                other = max(other, totals[rival])
        whole = 1.0 + abs(totals[seat]) + abs(other)
        margin = 0.5 + 0.5 * (totals[seat] - other) / whole
        out[seat] = (1.0 - how[MARGIN]) * out[seat] + how[MARGIN] * margin
