"""Every verb in WebAssembly does what it does natively, byte for byte."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import numpy as np
import pytest

from offline.asking import asked
from offline.twin import GAMES, Twin, twin, verbs_of
from serai.bots import search
from serai.bots.search import BASELINE, Budget, Searcher, SearchSettings, settings_for
from serai.bots.tree.layout import EDGE, NODE
from serai.core import registry
from serai.core.contract import OVER
from serai.envs.tables import Tables
from walk import TABLES, Table, length, walk

OURS = [table for table in TABLES if table.game in GAMES]
BETWEEN = {"desert": 23, "targi": 29, "sons": 41}  # choices between two looks, in the short form


class Twins:
    """The module of each game, running from when it is first asked for."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack, self._running = stack, dict[str, Twin]()

    def __getitem__(self, name: str) -> Twin:
        if name not in self._running:
            self._running[name] = self._stack.enter_context(twin(name))
        return self._running[name]


@pytest.fixture(scope="module")
def twins() -> Iterator[Twins]:
    with ExitStack() as stack:
        yield Twins(stack)


def copied(arguments: tuple[Any, ...]) -> list[Any]:
    return [one.copy() if isinstance(one, np.ndarray) else one for one in arguments]


def told(arguments: list[Any]) -> list[bytes]:
    return [one.tobytes() for one in arguments if isinstance(one, np.ndarray)]


def compare(native: Any, module: Twin, verb: str, arguments: tuple[Any, ...]) -> None:
    here, there = copied(arguments), copied(arguments)
    assert (native(*here) or 0) == module(verb, *there), verb
    assert told(here) == told(there), verb


def look(table: Table, module: Twin, every: int, seed: int) -> set[str]:
    """Through a game by lot; which verbs were compared."""
    native, compared = verbs_of(table.game), set()
    for number, match in enumerate(walk(table, seed)):
        over = match.game.rules.actor(match.material.m, match.state) == OVER
        if number % every and not over:
            continue
        for verb, arguments in asked(match, number):
            if verb in native:
                compare(native[verb], module, verb, arguments)
                compared.add(verb)
    return compared


@pytest.mark.parametrize("table", OURS, ids=str)
def test_every_verb_does_the_same_through_a_game(table: Table, twins: Twins) -> None:
    compared = look(table, twins[table.game], BETWEEN[table.game], seed=31)
    assert compared | {"step"} == set(verbs_of(table.game))


@pytest.mark.soak
@pytest.mark.parametrize("table", OURS, ids=str)
def test_every_verb_does_the_same_in_many_games(table: Table, twins: Twins) -> None:
    for seed in range(length(10)):
        look(table, twins[table.game], BETWEEN[table.game] // 3, 100 + seed)


@pytest.mark.parametrize("name", GAMES)
def test_many_tables_are_stepped_alike(name: str, twins: Twins) -> None:
    here, there = (Tables(name, 3, seed=5, observations=True) for _ in range(2))
    there._step = lambda *taken: twins[name]("step", *taken)
    for step in range(30):
        actions = [int(here.legal[at][step % here.counts[at]]) for at in range(3)]
        here.step(actions)
        there.step(actions)
        assert told([*here._arrays]) == told([*there._arrays])


# -- the search ------------------------------------------------------------------------------


def through(module: Twin, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a search asks the module."""

    def grow(verbs: Any, m: Any, known: Any, tree: Any, how: Any, number: int, dice: Any) -> int:
        return module("grow", m, known, *tree, *how, number, dice)

    def keep(*taken: Any) -> None:
        module("keep", *taken)

    monkeypatch.setattr(search, "grow", grow)
    monkeypatch.setattr(search, "keep", keep)


def bytes_of(searcher: Searcher) -> list[bytes]:
    """All that has come of it."""
    found: list[bytes] = []
    for tree in searcher.trees:
        nodes, edges = tree.filled.tolist()
        filled = tree.nodes[: nodes * NODE.itemsize], tree.edges[: edges * EDGE.itemsize]
        found += [one.tobytes() for one in (*filled, tree.tally, tree.end, tree.dice)]
    return found


def choices(table: Table, how: SearchSettings, plies: int, simulations: int) -> list[Any]:
    """What a bot that keeps its tree chooses at every seat of a game, and its trees."""
    match = table.match(17)
    bots = [Searcher(match.game, match.material, how, seat, cores=1) for seat in range(match.seats)]
    found: list[Any] = []
    while len(found) < plies and not match.over:
        seat = match.actor
        known = match.game.hidden_from(match.material.m, match.state, seat)
        seen = [int(one) for one in match.seen(seat)]
        chosen = bots[seat].choose(known, seat, Budget(simulations), seen)
        found.append((chosen, bytes_of(bots[seat])))
        match.play(match.text(chosen))
    thought = bots[0].think(known, seat, Budget(simulations), lines=2)
    return [*found, thought, bytes_of(bots[0])]


def compare_choices(
    table: Table, how: SearchSettings, plies: int, simulations: int, module: Twin
) -> None:
    native = choices(table, how, plies, simulations)
    with pytest.MonkeyPatch.context() as patched:
        through(module, patched)
        assert choices(table, how, plies, simulations) == native


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plain", [False, True])
def test_bots_grow_and_keep_the_same_trees_and_choose_alike(
    name: str, plain: bool, twins: Twins
) -> None:
    how = BASELINE if plain else settings_for(registry.game(name))
    compare_choices(Table(name, 2), how, 6, 200, twins[name])


@pytest.mark.soak
@pytest.mark.parametrize("table", OURS, ids=str)
def test_bots_choose_alike_at_every_table(table: Table, twins: Twins) -> None:
    how = settings_for(registry.game(table.game))
    compare_choices(table, how, length(40), 300, twins[table.game])
