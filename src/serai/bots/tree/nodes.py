"""The tree's nodes and edges: added, matched to what is legal in a world, kept between moves."""

from typing import Any

import numpy as np
from numba import types

from serai.core import compiled
from serai.core.compiled import Buffer, Ints, inlined, verb

from .layout import EDGE, EDGES, MOST_ACTIONS, NODE, NODES, NOWHERE


@inlined
def is_full(nodes: Any, edges: Any, filled: Ints) -> bool:
    """A simulation adds one node, and lists edges at one at least."""
    return bool(filled[NODES] + 1 >= len(nodes) or not has_room(edges, filled))


@inlined
def has_room(edges: Any, filled: Ints) -> bool:
    """Whether the edges of a node can be listed anew: all of them, or twice as much room."""
    return bool(filled[EDGES] + 2 * MOST_ACTIONS <= len(edges))


@inlined
def add_node(nodes: Any, filled: Ints) -> int:
    new = filled[NODES]
    filled[NODES] += 1
    node = nodes[new]
    node.start = 0
    node.count = 0
    node.capacity = 0
    node.visits = 0
    node.has_priors = 0
    node.value = 0.0
    return int(new)


@inlined
def put_edge(edges: Any, at: int, action: int) -> None:
    edge = edges[at]
    edge.action = action
    edge.child = NOWHERE
    edge.visits = 0
    edge.availability = 0
    edge.value = 0.0
    edge.prior = 0.0
    edge.amaf = 0.0
    edge.amaf_value = 0.0


@inlined
def edge_of(nodes: Any, edges: Any, filled: Ints, node: int, action: int) -> int:
    """The edge of what chance brought; added if it came for the first time."""
    here = nodes[node]
    for i in range(here.count):
        if edges[here.start + i].action == action:
            return int(here.start + i)
    if here.count == here.capacity:
        make_room(nodes, edges, filled, node, max(2, 2 * here.capacity))
    at = here.start + here.count
    put_edge(edges, at, action)
    here.count += 1
    return int(at)


@inlined
def make_room(nodes: Any, edges: Any, filled: Ints, node: int, capacity: int) -> None:
    """Move a node's edges to the end, where there is room for more."""
    here = nodes[node]
    start = filled[EDGES]
    for i in range(here.count):
        edges[start + i] = edges[here.start + i]
    here.start = start
    here.capacity = capacity
    filled[EDGES] += capacity


@inlined
def match_edges(
    nodes: Any, edges: Any, filled: Ints, node: int, actions: Ints, n: int, places: Ints
) -> None:
    """Where the edge of each legal action is; in other worlds others may have been legal."""
    here = nodes[node]
    missing = 0
    i = 0
    for k in range(n):
        while i < here.count and edges[here.start + i].action < actions[k]:
            i += 1
        missing += i == here.count or edges[here.start + i].action != actions[k]
        places[k] = here.start + i
    if missing > 0:
        merge_edges(nodes, edges, filled, node, actions, n, here.count + missing)
        i = here.start
        for k in range(n):
            while edges[i].action != actions[k]:
                i += 1
            places[k] = i


@inlined
def merge_edges(
    nodes: Any, edges: Any, filled: Ints, node: int, actions: Ints, n: int, capacity: int
) -> None:
    """Move a node's edges to the end, with new ones among them, in ascending order."""
    here = nodes[node]
    old_start, old_count = here.start, here.count
    here.start, here.count, here.capacity = filled[EDGES], capacity, capacity
    filled[EDGES] += capacity
    here.has_priors = 0
    i, k = 0, 0
    for at in range(here.start, here.start + capacity):
        if k == n or (i < old_count and edges[old_start + i].action <= actions[k]):
            k += k < n and edges[old_start + i].action == actions[k]
            edges[at] = edges[old_start + i]
            i += 1
        else:
            put_edge(edges, at, actions[k])
            k += 1


# -- keeping what is still of use ------------------------------------------------------------

KEEP = types.void(
    compiled.BUFFER,
    compiled.BUFFER,
    types.int64,
    compiled.BUFFER,
    compiled.BUFFER,
    compiled.INTS,
)


@verb(KEEP)
def keep(
    old_nodes: Buffer,
    old_edges: Buffer,
    root: int,
    new_nodes: Buffer,
    new_edges: Buffer,
    filled: Ints,
) -> None:
    """Copy the tree below a node into other buffers, where that node is the root."""
    nodes, edges = old_nodes.view(NODE), old_edges.view(EDGE)
    into, onto = new_nodes.view(NODE), new_edges.view(EDGE)
    came_from = np.empty(len(into), np.int32)
    filled[NODES], filled[EDGES] = 1, 0
    came_from[0] = root
    done = 0
    while done < filled[NODES]:
        into[done] = nodes[came_from[done]]
        here = into[done]
        start = filled[EDGES]
        for i in range(here.count):
            onto[start + i] = edges[here.start + i]
            edge = onto[start + i]
            if edge.child != NOWHERE:
                came_from[filled[NODES]] = edge.child
                edge.child = filled[NODES]
                filled[NODES] += 1
        here.start, here.capacity = start, here.count
        filled[EDGES] += here.count
        done += 1
