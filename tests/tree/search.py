"""Monte-Carlo tree search over the verbs of any game, taken as first-class functions.

Each simulation deals a world from what the seat knows, goes down the tree by UCB, adds one node,
plays out, and books everybody's share of the win on the way back.
"""

from typing import Any

import numpy as np
from numba import types

from serai.core import compiled
from serai.core.chance import below, pick_by_weight
from serai.core.compiled import Buffer, Dice, Ints, part, verb
from serai.core.contract import CHANCE, OVER

MOST_SEATS, MOST_ACTIONS = 8, 8192
SEARCH = types.int64(
    types.FunctionType(compiled.COPY),
    types.FunctionType(compiled.ACTOR),
    types.FunctionType(compiled.LEGAL),
    types.FunctionType(compiled.WEIGHTS),
    types.FunctionType(compiled.APPLY),
    types.FunctionType(compiled.DEAL),
    types.FunctionType(compiled.PLAYOUT),
    compiled.BUFFER,
    compiled.BUFFER,
    types.int64,
    types.int64,
    compiled.DICE,
    compiled.INTS,
)


@verb(SEARCH)
def search(
    copy: Any,
    actor: Any,
    legal: Any,
    weights: Any,
    apply: Any,
    deal: Any,
    playout: Any,
    m: Buffer,
    known: Buffer,
    seat: int,
    simulations: int,
    dice: Dice,
    visits: Ints,
) -> int:
    """The most visited action of the seat to act; `visits` tells how often, by legal action."""
    size = simulations + 2
    action, parent = np.full(size, -1, np.int32), np.full(size, -1, np.int32)
    child, sibling = np.full(size, -1, np.int32), np.full(size, -1, np.int32)
    seen, share = np.zeros(size, np.int32), np.zeros((size, MOST_SEATS), np.float64)
    actions, odds = np.empty(MOST_ACTIONS, np.int32), np.empty(MOST_ACTIONS, np.int32)
    out, world = np.zeros(MOST_SEATS, np.float64), np.empty_like(known)
    nodes = 1
    for _ in range(simulations):
        copy(known, world)
        deal(m, world, seat, dice)
        node = 0
        while True:
            who = actor(m, world)
            if who == OVER:
                break
            n = legal(m, world, actions)
            if who == CHANCE:
                weights(m, world, odds)
                apply(m, world, actions[pick_by_weight(dice, odds, n)])
                continue
            new = untried(action, child, sibling, node, actions, n, dice)
            if new < 0:
                node = promising(action, child, sibling, seen, share, node, actions, n, who)
                apply(m, world, action[node])
                continue
            action[nodes], parent[nodes] = new, node
            sibling[nodes], child[node] = child[node], nodes
            node = nodes
            nodes += 1
            apply(m, world, new)
            break
        playout(m, world, dice, out)
        while node >= 0:
            seen[node] += 1
            share[node] += out
            node = parent[node]
    n = legal(m, known, actions)
    visits[:n] = 0
    node = child[0]
    while node >= 0:
        visits[np.searchsorted(actions[:n], action[node])] = seen[node]
        node = sibling[node]
    return int(actions[visits[:n].argmax()])


@part
def untried(
    action: Ints, child: Ints, sibling: Ints, node: int, actions: Ints, n: int, dice: Dice
) -> int:
    """A legal action that has no node yet, or −1."""
    first = below(dice, n)
    for i in range(n):
        candidate = actions[(first + i) % n]
        at = child[node]
        while at >= 0 and action[at] != candidate:
            at = sibling[at]
        if at < 0:
            return int(candidate)
    return -1


@part
def promising(
    action: Ints,
    child: Ints,
    sibling: Ints,
    seen: Ints,
    share: Any,
    node: int,
    actions: Ints,
    n: int,
    who: int,
) -> int:
    """The child with the highest upper bound, of those legal in this world."""
    best, chosen = -1.0, -1
    at = child[node]
    while at >= 0:
        mean = share[at, who] / seen[at]
        bound = mean + np.sqrt(2.0 * np.log(seen[node] + 1.0) / seen[at])
        legal_here = actions[np.searchsorted(actions[:n], action[at]) % n] == action[at]
        if legal_here and bound > best:
            best, chosen = bound, at
        at = sibling[at]
    return chosen
