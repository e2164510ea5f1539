"""Observations: what a seat may know and nothing else, every number named; and many tables."""

from collections.abc import Iterator

import numpy as np

from serai.core.chance import dice
from serai.core.match import Match
from serai.core.observations import Observer
from serai.core.position import Position
from serai.envs import Tables, random_actions

from ..tables import Table, walk
from .common import NOTHING_HIDDEN, some, was_checked

STEPS, TABLES = 40, 3


def observed(table: Table, seed: int) -> Iterator[tuple[Match, Observer, int]]:
    """A match now and then, with each seat that looks at it."""
    for match in walk(table, seed):
        if some(match, 5):
            observer = Observer(match.game, match.material)
            for seat in range(match.seats):
                yield match, observer, seat


def an_observation_is_what_the_seat_may_know(table: Table) -> None:
    """Byte for byte the same of what is hidden from it, and of every world it could be."""
    times = 0
    for match, observer, seat in observed(table, 31):
        seen = observer.of(match.state, seat)
        known = match.position.hidden_from(seat)
        times += known != match.position
        assert (observer.of(known.state, seat) == seen).all()
        world = known.dealt(seat, dice(len(match.log)))
        assert (observer.of(world.state, seat) == seen).all()
    was_checked(times, NOTHING_HIDDEN)


def every_number_of_an_observation_is_written_named_and_in_bounds(table: Table) -> None:
    for match, observer, seat in observed(table, 32):
        before = match.state
        seen, again = observer.of(before, seat), np.full(observer.size, 255, np.uint8)
        observer.observe(match.material.m, before, seat, again)
        assert (again == seen).all()
        assert (before == match.state).all()
        assert (seen <= observer.highest).all()
        if seat == 0 and some(match, 50):
            read = observer.explain(seen, everything=True)
            assert [reading.number for reading in read] == seen.tolist()
            assert len({reading[:2] for reading in read}) == observer.size


def many_tables_step_as_the_rules_do(table: Table) -> None:
    """Whatever a game has compiled for it."""
    tables = Tables(
        table.game, TABLES, seats=table.seats, seed=33, rules=table.rules, **table.options
    )
    generator = np.random.default_rng(33)
    for _ in range(STEPS):
        states, rolls, actions = (
            tables.states.copy(),
            tables.dice,
            random_actions(tables, generator),
        )
        expected = [
            _stepped(tables, states[place], int(actions[place]), rolls[place : place + 1].copy())
            for place in range(TABLES)
        ]
        tables.step(actions)
        for place, after in enumerate(expected):
            assert (tables.position(place) == after) or tables.ended[place]
            if not tables.ended[place]:
                legal = after.legal_numbers()
                assert tables.legal[place, : tables.counts[place]].tolist() == legal
                assert np.flatnonzero(tables.masks[place]).tolist() == legal
                assert tables.actors[place] == after.actor
                seen = tables.observer.of(after.state, after.actor)
                assert (tables.observations[place] == seen).all()


def _stepped(tables: Tables, state: np.ndarray, action: int, rolls: np.ndarray) -> Position:
    """An action by the rules' own verbs, with the chance that follows and what is forced then."""
    game, m = tables.game, tables.material.m
    game.rules.apply(m, state, action)
    while game.rules.resolve_chance(m, state, rolls) >= 0:
        legal = game.legal(m, state)
        if len(legal) > 1:
            break
        game.rules.apply(m, state, legal[0])
    return Position(game, tables.material, state)
