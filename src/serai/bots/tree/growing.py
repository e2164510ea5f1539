"""Information-set Monte-Carlo tree search over the verbs of any game.

The four verbs of MCTS, once for every simulation: `descend` into a world dealt from what the seat
knows (a determinization), by what has been promising so far; `expand` the tree by one node;
`simulate` the rest; `backpropagate` what every seat got to its choices on the way, for every seat
goes for its own. Where chance acts, the tree branches by what the seat sees of it. Compiled once
for all games; the tree lies in buffers of its caller, so that it can grow a chunk at a time and be
kept between moves.
"""

from typing import Any

import numpy as np
from numba import types

from serai.core import compiled
from serai.core.chance import pick_by_weight
from serai.core.compiled import Buffer, Dice, Floats, Ints, spliced, verb
from serai.core.contract import CHANCE, OVER

from .choosing import choose, choose_plainly, needs_priors, set_priors
from .layout import (
    EDGE,
    LONGEST,
    MOST_SEATS,
    NODE,
    NOWHERE,
    SCRATCH,
    SEARCH,
    TALLY,
    TREE,
    VERBS,
    Search,
    TreeBuffers,
    Verbs,
)
from .nodes import add_node, edge_of, has_room, is_full, match_edges

GROW = types.int64(
    VERBS, compiled.BUFFER, compiled.BUFFER, TREE, SEARCH, types.int64, compiled.DICE
)


@verb(GROW)
def grow(
    verbs: Verbs,
    m: Buffer,
    known: Buffer,
    tree: TreeBuffers,
    how: Search,
    simulations: int,
    dice: Dice,
) -> int:
    """That many simulations more; how many were done before the tree was full."""
    nodes, edges = tree.nodes.view(NODE), tree.edges.view(EDGE)
    filled, tally, scratch = tree.filled, tree.tally, tree.scratch.view(SCRATCH)
    end = tree.end
    world = np.empty_like(known) if how.short_rollout else end
    for done in range(simulations):
        if is_full(nodes, edges, filled):
            return done
        verbs.copy(known, world)
        verbs.deal(m, world, how.seat, dice)
        depth = descend(verbs, how, m, world, nodes, edges, filled, scratch[0], dice)
        simulate(verbs, how, m, world, end, edges, tally, scratch[0], dice)
        backpropagate(verbs, how, m, world, nodes, edges, scratch[0], depth)
    return simulations


# -- descend and expand ----------------------------------------------------------------------


@spliced
def descend(
    verbs: Verbs,
    how: Search,
    m: Buffer,
    world: Buffer,
    nodes: Any,
    edges: Any,
    filled: Ints,
    scratch: Any,
    dice: Dice,
) -> int:
    """Go down a world to a node that is new to the tree; how deep that is."""
    node, depth, is_new = 0, 0, False
    while not is_new and depth < LONGEST and has_room(edges, filled):
        nodes[node].visits += 1
        who = verbs.actor(m, world)
        if who == OVER:
            break
        if who == CHANCE:
            n = verbs.legal(m, world, scratch.actions[:])
            verbs.weights(m, world, scratch.odds[:])
            action = scratch.actions[pick_by_weight(dice, scratch.odds, n)]
            edge = edge_of(nodes, edges, filled, node, verbs.shown(m, world, how.seat, action))
        else:
            n = list_edges(verbs, how, m, world, nodes, edges, filled, scratch, node)
            edge = select(verbs, how, m, world, nodes[node], edges, scratch, n, dice)
            action = edges[edge].action
        verbs.apply(m, world, action)
        scratch.edges[depth], scratch.nodes[depth], scratch.movers[depth] = edge, node, who
        depth += 1
        is_new = edges[edge].child == NOWHERE
        if is_new:
            expand(nodes, edges, filled, edge)
        node = edges[edge].child
    return depth


@spliced
def list_edges(
    verbs: Verbs,
    how: Search,
    m: Buffer,
    world: Buffer,
    nodes: Any,
    edges: Any,
    filled: Ints,
    scratch: Any,
    node: int,
) -> int:
    """Where the edges of what is legal in this world lie; how many they are."""
    actions, places = scratch.actions[:], scratch.places[:]
    start, n = nodes[node].start, nodes[node].count
    if not how.same_actions or n == 0:
        n = verbs.legal(m, world, actions)
        match_edges(nodes, edges, filled, node, actions, n, places)
    else:
        for k in range(n):
            places[k] = start + k
    return int(n)


@spliced
def select(
    verbs: Verbs,
    how: Search,
    m: Buffer,
    world: Buffer,
    here: Any,
    edges: Any,
    scratch: Any,
    n: int,
    dice: Dice,
) -> int:
    """The edge that the seat to act follows: by PUCT, with priors once it is worth their while."""
    actions, places, weights = scratch.actions[:], scratch.places[:], scratch.weights[:]
    if how.plain:
        return choose_plainly(here, edges, places, n, how, dice)
    if needs_priors(here, how, n):
        for k in range(n):
            actions[k] = edges[places[k]].action
        verbs.priors(m, world, actions, n, weights)
        set_priors(here, edges, places, n, weights)
    return choose(here, edges, places, n, how, dice)


@spliced
def expand(nodes: Any, edges: Any, filled: Ints, edge: int) -> None:
    """A node for where an edge leads; its own edges are listed when it is visited again."""
    edges[edge].child = add_node(nodes, filled)


# -- simulate --------------------------------------------------------------------------------


@spliced
def simulate(
    verbs: Verbs,
    how: Search,
    m: Buffer,
    world: Buffer,
    end: Buffer,
    edges: Any,
    tally: Floats,
    scratch: Any,
    dice: Dice,
) -> None:
    """Play the world to its end, or a little further and guess, for a value for every seat."""
    out, totals = scratch.out[:], scratch.totals[:]
    first = edges[scratch.edges[0]].action
    if how.short_rollout and verbs.actor(m, world) != OVER:
        if how.tell:
            verbs.copy(world, end)
            verbs.playout(m, end, dice, out)
            verbs.points(m, end, totals)
            book_tally(tally, first, out, totals, how.seats)
        verbs.short_rollout(m, world, dice, out)
    else:
        verbs.playout(m, world, dice, out)
        verbs.points(m, world, totals)
        book_tally(tally, first, out, totals, how.seats)
        value_of_end(out, totals, how)
        if how.tell and how.short_rollout:
            verbs.copy(world, end)


@spliced
def book_tally(tally: Floats, action: int, out: Floats, totals: Ints, seats: int) -> None:
    """Count what came of the root's action."""
    row = action * TALLY
    for seat in range(seats):
        tally[row + seat] += out[seat]
        tally[row + MOST_SEATS + seat] += totals[seat]
    tally[row + 2 * MOST_SEATS] += 1.0


@spliced
def value_of_end(out: Floats, totals: Ints, how: Search) -> None:
    """Winning first, then the margin to the best of the others, as a part of all their points."""
    for seat in range(how.seats):
        other = -1_000_000
        for rival in range(how.seats):
            if rival != seat:
                other = max(other, totals[rival])
        whole = 1.0 + abs(totals[seat]) + abs(other)
        margin = 0.5 + 0.5 * (totals[seat] - other) / whole
        out[seat] = (1.0 - how.margin) * out[seat] + how.margin * margin


# -- backpropagate ---------------------------------------------------------------------------


@spliced
def backpropagate(
    verbs: Verbs,
    how: Search,
    m: Buffer,
    end: Buffer,
    nodes: Any,
    edges: Any,
    scratch: Any,
    depth: int,
) -> None:
    """Book to each choice on the way down what the one who made it got."""
    for i in range(depth):
        edge, here, mover = scratch.edges[i], nodes[scratch.nodes[i]], scratch.movers[i]
        edges[edge].visits += 1
        if mover >= 0:
            edges[edge].value += scratch.out[mover]
            here.value += scratch.out[mover]
            if how.amaf > 0.0:
                book_amaf(verbs, m, end, here, edges, mover, scratch.out[mover])


@spliced
def book_amaf(
    verbs: Verbs, m: Buffer, end: Buffer, here: Any, edges: Any, mover: int, value: float
) -> None:
    """All moves as first: an action done later counts for it too, wherever it could be done."""
    for at in range(here.start, here.start + here.count):
        if verbs.played_by_end(m, end, mover, edges[at].action):
            edges[at].amaf += 1.0
            edges[at].amaf_value += value
