"""Thinking about a position: budgets, root trees, what came of it. Information-set MCTS (ISMCTS).

A seat's search gets `hide(state, seat)` and nothing else. A fixed number of trees, each with its
own dice, is grown side by side and merged, so that the same seed and the same number of simulations
give the same answer whatever the number of cores; a clock, if there is one, is read between chunks.
"""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from threading import Event
from typing import Any

import numpy as np

from serai.core.chance import dice
from serai.core.compiled import Buffer, Floats, handle
from serai.core.contract import Game, Material
from serai.core.errors import SeraiError

from .tree import grow, keep
from .tree.layout import (
    EDGE,
    MOST_ACTIONS,
    MOST_SEATS,
    NODE,
    NOWHERE,
    SCRATCH,
    TALLY,
    Search,
    TreeBuffers,
    Verbs,
    check_fits,
)

TREES = 2
CHUNK = 256  # simulations a tree between two looks at the clock, and at whether it is settled
TICK = 0.01  # seconds a chunk may take, when there is a clock
MOST_NODES, EDGES_A_NODE = 100_000, 64  # of a tree
SPARE = 16 * MOST_ACTIONS  # edges besides
LONGEST_LINE = 12


@dataclass(frozen=True)
class SearchSettings:
    """How to search; what each setting gained is told in docs/bots.md."""

    explore: float = 1.2
    priors_at: int = 2
    margin: float = 0.1
    amaf: float = 0.0
    short_rollout: float = 0.0
    plain: bool = False

    def asked(self, game: Game, seat: int, seats: int, tell: bool) -> Search:
        """As the tree is asked; `tell` if chances and points are wanted."""
        return Search(
            seat=seat,
            seats=seats,
            explore=float(self.explore),
            priors_at=int(self.priors_at),
            margin=float(self.margin),
            plain=self.plain,
            same_actions=not game.hidden.SECRET_CHOICES,
            amaf=float(self.amaf),
            short_rollout=self.short_rollout > 0.0,
            tell=tell,
        )


def settings_for(game: Game) -> SearchSettings:
    """As the game's own search does best."""
    settings: Any = game.evaluate.SEARCH
    return SearchSettings(**settings)


BASELINE = SearchSettings(explore=1.0, margin=0.0, plain=True)


@dataclass(frozen=True)
class Budget:
    """Simulations, or seconds, or whatever is over first.

    Or until it is said to be enough, but not before it has had the least that it should have.
    """

    simulations: int | None = None
    seconds: float | None = None
    enough: Event | None = None
    least: float = 0.0  # seconds

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise SeraiError("no-budget")


@dataclass(frozen=True)
class Move:
    """A legal action and what the search found out about it.

    `value` is what the seat to act goes for, `chances` and `points` are everybody's chance to win
    and points at the end, `line` is how play is expected to go on, this action first.
    """

    action: int
    visits: int
    value: float
    chances: tuple[float, ...]
    points: tuple[float, ...]
    line: tuple[int, ...]


@dataclass(frozen=True)
class SearchResult:
    """What came of thinking; the most visited move first."""

    seat: int
    simulations: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    moves: tuple[Move, ...]

    @property
    def best(self) -> Move:
        return self.moves[0]


class Tree:
    """One root tree in its buffers; two pairs of them, so that a part can be kept."""

    def __init__(self, game: Game, material: Material) -> None:
        self.game, self.material = game, material
        self.dice = dice(0)
        self.filled = np.array([1, 0], np.int32)
        self.tally = np.zeros(game.layout.ACTIONS * TALLY, np.float64)
        self.scratch = np.zeros(SCRATCH.itemsize, np.uint8)
        self.end = np.zeros(game.layout.STATE.itemsize, np.uint8)
        self._pairs = [_buffers(1), _buffers(1)]
        self._most = self.filled.copy()
        self.done = 0

    @property
    def nodes(self) -> Buffer:
        return self._pairs[0][0]

    @property
    def edges(self) -> Buffer:
        return self._pairs[0][1]

    @property
    def memory(self) -> int:
        """The bytes it has ever written to; what was only reserved takes no room."""
        nodes, edges = self._most.tolist()
        return int(2 * (nodes * NODE.itemsize + edges * EDGE.itemsize) + self.tally.nbytes)

    def clear(self) -> None:
        self.nodes[: NODE.itemsize] = 0
        self.filled[:] = (1, 0)

    def begin(self, seen: Sequence[int] | None, size: int) -> None:
        """A new search: below what was seen since the last one, if the tree has come to that."""
        self.tally[:] = 0.0
        self.done = 0
        node = None if seen is None else self._walk(seen)
        if len(self.nodes) < size * NODE.itemsize:
            self._pairs = [_buffers(size), _buffers(size)]
            self._most[:] = 0
            node = None
        if node is None:
            self.clear()
            return
        keep(self.nodes, self.edges, node, *self._pairs[1], self.filled)
        self._pairs.reverse()
        if self._crowded():
            self.clear()

    def _crowded(self) -> bool:
        """Whether so much is filled that a search could not be done once more."""
        nodes, edges = self.filled.tolist()
        room = len(self.nodes) // NODE.itemsize, len(self.edges) // EDGE.itemsize
        return bool(2 * nodes > room[0] or 2 * (edges + SPARE) > room[1] + SPARE)

    def _walk(self, seen: Sequence[int]) -> int | None:
        """The node that these actions lead to, if the tree has come to it."""
        node = 0
        for action in seen:
            edges = self._edges(node)
            found = np.flatnonzero(edges["action"] == action)
            if len(found) == 0 or edges["child"][found[0]] == NOWHERE:
                return None
            node = int(edges["child"][found[0]])
        return node

    def grow(self, known: Buffer, how: Search, simulations: int) -> bool:
        """That many simulations more; False if the tree is full."""
        buffers = (self.nodes, self.edges, self.filled, self.tally, self.scratch, self.end)
        tree = TreeBuffers(*buffers)
        verbs = _verbs(self.game, how.plain)
        done = grow(verbs, self.material.m, known, tree, how, simulations, self.dice)
        self.done += done
        np.maximum(self._most, self.filled, out=self._most)
        return done == simulations

    def root(self) -> list[tuple[int, int, float]]:
        """Action, visits and sum of values of the root's edges."""
        edges = self._edges(0)
        columns = (edges[name].tolist() for name in ("action", "visits", "value"))
        return list(zip(*columns, strict=True))

    def line(self, action: int) -> list[int]:
        """The most visited way on from the root's action."""
        line, node = [action], self._walk([action])
        while node is not None and len(line) < LONGEST_LINE:
            edges = self._edges(node)
            if len(edges) == 0 or edges["visits"].max() < 2:
                break
            most = int(edges["visits"].argmax())
            line.append(int(edges["action"][most]))
            node = int(edges["child"][most])
        return line

    def _edges(self, node: int) -> Any:
        here = self.nodes.view(NODE)[node]
        return self.edges.view(EDGE)[here.start : here.start + here.count]


class Searcher:
    """Thinks for one seat of one match; what is still of use is kept from move to move."""

    def __init__(
        self,
        game: Game,
        material: Material,
        how: SearchSettings,
        seed: int,
        cores: int | None = None,
    ) -> None:
        check_fits(game)
        self.game, self.material = game, material
        self.how = how
        self.trees = [Tree(game, material) for _ in range(TREES)]
        self._seen: list[int] | None = None
        self.resume(seed, cores)

    def resume(self, seed: int, cores: int | None = None) -> None:
        """From now on with these dice, and so many cores; what was found out stays."""
        self.cores = min(TREES, cores or len(os.sched_getaffinity(0)))
        for place, one in enumerate(self.trees):
            one.dice = dice(seed * TREES + place)

    @property
    def memory(self) -> int:
        """The bytes that its trees take."""
        return sum(one.memory for one in self.trees)

    def think(
        self,
        known: Buffer,
        seat: int,
        budget: Budget,
        seen: Sequence[int] | None = None,
        lines: int = 0,
    ) -> SearchResult:
        """Search from what the seat knows; so many of the best moves get their line.

        `seen` is everything done so far as the seat saw it: with it, the tree of the last time is
        gone on with.
        """
        self._begin(seen, budget)
        self._grow(known, seat, budget, stop_early=False)
        return self._thought(known, seat, lines)

    def ends(self, known: Buffer, seat: int, number: int) -> Iterator[Buffer]:
        """That many simulations more after `think`, and the state in which each of them ended."""
        how = self.how.asked(self.game, seat, self.material.seats, tell=True)
        for place in range(number):
            one = self.trees[place % TREES]
            if not one.grow(known, how, 1):
                return
            yield one.end.copy()

    def choose(self, known: Buffer, seat: int, budget: Budget, seen: Sequence[int] | None) -> int:
        """The action most looked at, found as quickly as may be."""
        self._begin(seen, budget)
        self._grow(known, seat, budget, stop_early=True)
        return self._merged()[0][0]

    def looked_at(self, known: Buffer, seat: int, budget: Budget) -> list[tuple[int, int, float]]:
        """Action, visits and sum of values, the most visited first: found as quickly as may be."""
        self._begin(None, budget)
        self._grow(known, seat, budget, stop_early=True)
        return self._merged()

    def _begin(self, seen: Sequence[int] | None, budget: Budget) -> None:
        asked = MOST_NODES if budget.simulations is None else 2 * budget.simulations // TREES
        for one in self.trees:
            one.begin(self._since(seen), min(asked + CHUNK, MOST_NODES))
        self._seen = None if seen is None else list(seen)

    def _merged(self) -> list[tuple[int, int, float]]:
        """Action, visits and sum of values over all trees, the most visited first."""
        sums: dict[int, tuple[int, float]] = {}
        for one in self.trees:
            for action, visits, value in one.root():
                before = sums.get(action, (0, 0.0))
                sums[action] = before[0] + visits, before[1] + value
        merged = [(action, visits, value) for action, (visits, value) in sums.items()]
        return sorted(merged, key=lambda row: (-row[1], -row[2], row[0]))

    def _since(self, seen: Sequence[int] | None) -> Sequence[int] | None:
        if seen is None or self._seen is None or list(seen[: len(self._seen)]) != self._seen:
            return None
        return seen[len(self._seen) :]

    def _grow(self, known: Buffer, seat: int, budget: Budget, stop_early: bool) -> None:
        how = self.how.asked(self.game, seat, self.material.seats, tell=not stop_early)
        begin = time.perf_counter()
        planned = None if budget.simulations is None else max(1, budget.simulations // TREES)
        chunk = CHUNK if budget.seconds is None else CHUNK // 16
        while True:
            done = self.trees[0].done
            left = chunk if planned is None else min(chunk, planned - done)
            if not self._grow_all(known, how, left):
                return
            spent = time.perf_counter() - begin
            done += left
            if budget.enough is not None and budget.enough.is_set() and spent >= budget.least:
                return
            if planned is not None and done >= planned:
                return
            if budget.seconds is not None:
                if spent >= budget.seconds:
                    return
                each = spent / done
                chunk = max(1, min(CHUNK, int(min(TICK, budget.seconds - spent) / each)))
                if stop_early and self._decided(int((budget.seconds - spent) / each)):
                    return
            elif stop_early and planned is not None and self._decided(planned - done):
                return

    def _grow_all(self, known: Buffer, how: Search, simulations: int) -> bool:
        """Every tree by as many simulations; side by side if there are cores for it."""

        def grow_one(one: Tree) -> bool:
            return one.grow(known, how, simulations)

        if self.cores == 1:
            grown = [grow_one(one) for one in self.trees]
        else:
            grown = list(_pool().map(grow_one, self.trees))
        return all(grown)

    def _decided(self, left: int) -> bool:
        """Whether no simulation still to come could change the most visited action."""
        first, *rest = self._merged()
        return not rest or first[1] - rest[0][1] > left * TREES

    def _thought(self, known: Buffer, seat: int, lines: int) -> SearchResult:
        rows = np.sum([one.tally for one in self.trees], axis=0).reshape(-1, TALLY)
        merged = self._merged()
        if self.game.rules.actor(self.material.m, known) == seat:  # what others may do is guessed
            legal = self.game.legal(self.material.m, known)
            merged = [row for row in merged if row[0] in legal]
        moves = [
            self._move(action, visits, value, rows[action], place < lines)
            for place, (action, visits, value) in enumerate(merged)
        ]
        chances, points = self._means(rows.sum(axis=0))
        done = sum(one.done for one in self.trees)
        return SearchResult(seat, done, chances, points, tuple(moves))

    def _move(self, action: int, visits: int, value: float, row: Floats, line: bool) -> Move:
        chances, points = self._means(row)
        mean = value / visits if visits else 0.0
        longest = max((one.line(action) for one in self.trees), key=len) if line else [action]
        return Move(action, visits, mean, chances, points, tuple(longest))

    def _means(self, row: Floats) -> tuple[tuple[float, ...], tuple[float, ...]]:
        seats, number = self.material.seats, max(1.0, row[2 * MOST_SEATS])
        chances = tuple(float(row[seat] / number) for seat in range(seats))
        points = tuple(float(row[MOST_SEATS + seat] / number) for seat in range(seats))
        return chances, points


def verbs_of(game: Game, plain: bool) -> Verbs:
    """What a search takes from a game; a plain one plays out at random."""
    rules, hidden, good = game.rules, game.hidden, game.evaluate
    return Verbs(
        copy=rules.copy,
        actor=rules.actor,
        legal=rules.legal,
        weights=rules.weights,
        apply=rules.apply,
        points=rules.points,
        deal=hidden.deal,
        shown=hidden.shown,
        playout=rules.playout if plain else good.rollout,
        short_rollout=good.short_rollout,
        priors=good.priors,
        played_by_end=good.played_by_end,
    )


def _verbs(game: Game, plain: bool) -> Verbs:
    return Verbs(*map(handle, verbs_of(game, plain)))


def _buffers(nodes: int) -> tuple[Buffer, Buffer]:
    edges = nodes * EDGES_A_NODE + SPARE
    return np.zeros(nodes * NODE.itemsize, np.uint8), np.zeros(edges * EDGE.itemsize, np.uint8)


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(TREES, "serai-search")
