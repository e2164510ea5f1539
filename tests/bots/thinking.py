"""Asking a search in tests: what the seat to act knows and has seen, and what came of it."""

from collections.abc import Sequence

from serai.bots.search import Budget, Searcher, SearchResult, SearchSettings, Tree, settings_for
from serai.bots.tree.layout import EDGE, NODE
from serai.core.compiled import Buffer
from serai.core.match import Match
from walk import Table, walk


def searcher(
    match: Match, seed: int = 1, cores: int = 1, how: SearchSettings | None = None
) -> Searcher:
    """As the levels search, if nothing else is said."""
    return Searcher(match.game, match.material, how or settings_for(match.game), seed, cores)


def known(match: Match) -> Buffer:
    """What the seat to act is told."""
    return match.game.hidden_from(match.material.m, match.state, match.actor)


def think(
    one: Searcher, match: Match, budget: Budget, go_on: bool = False, lines: int = 0
) -> SearchResult:
    """Let it think for the seat to act; going on with the tree of the last time, if told to."""
    seat = match.actor
    return one.think(known(match), seat, budget, match.seen(seat) if go_on else None, lines)


def kept(thought: SearchResult) -> int:
    """How many of the visits were there before this thought began."""
    return sum(move.visits for move in thought.moves) - thought.simulations


def middle(table: Table, plies: int = 10, seed: int = 1) -> Match:
    """A game some way in, by lot, at a real choice."""
    for ply, match in enumerate(walk(table, seed)):
        if ply >= plies and len(match.legal()) > 1:
            break
    assert not match.over
    return match


def edges_below(tree: Tree, path: Sequence[int]) -> dict[int, int]:
    """Visits by action of the node that a path of actions leads to."""
    nodes, edges = tree.nodes.view(NODE), tree.edges.view(EDGE)
    node = 0
    for action in path:
        here = nodes[node]
        row = edges[here.start : here.start + here.count]
        node = int(row["child"][row["action"].tolist().index(action)])
    here = nodes[node]
    row = edges[here.start : here.start + here.count]
    return dict(zip(row["action"].tolist(), row["visits"].tolist(), strict=True))
