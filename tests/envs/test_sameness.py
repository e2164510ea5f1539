"""All doors play the same game: states, masks, observations, rewards and results at every step.

A match is played by lot; its log, chance included, is given to tables where chance is a player and
to OpenSpiel. Then tables that settle chance by themselves are compared with a single agent of
Gymnasium, with a vector and with PettingZoo at the same seed.
"""

from typing import Any

import numpy as np
import pyspiel
import pytest

from serai.core.position import Position
from serai.core.stepping import LEAVE
from serai.envs import Tables, random_actions
from serai.envs.aec import env
from serai.envs.gym import SeraiEnv
from serai.envs.gym_vector import SeraiVectorEnv
from serai.envs.spiel import register
from serai.testing.tables import Table, finished, length
from walk import TABLES

register(["souk"])
tables = pytest.mark.parametrize("table", TABLES, ids=str)
STEPS = 120


def sat_down(table: Table) -> dict[str, Any]:
    return {"seats": table.seats, "rules": table.rules, **table.options}


def zero_sum(shares: list[float]) -> list[float]:
    seats = len(shares)
    return [(seats * share - 1) / (seats - 1) for share in shares]


@tables
def test_a_match_is_the_same_match_where_chance_is_a_player(table: Table) -> None:
    match = finished(table, 41)
    one = Tables(table.game, chance="explicit", forced=True, autoreset=False, **sat_down(table))
    for step in match.steps:
        before: Position = step.before
        assert one.position() == before and one.actors[0] == before.actor
        legal = before.legal_numbers()
        assert np.flatnonzero(one.masks[0]).tolist() == legal
        assert one.legal[0, : one.counts[0]].tolist() == legal
        one.step([step.action])
        assert one.position() == step.after
        if not step.after.over:
            assert (one.rewards == 0).all()
    assert one.ended[0] and one.rewards[0].tolist() == pytest.approx(zero_sum(match.result() or []))


@pytest.mark.parametrize("table", [t for t in TABLES if t.rules is None], ids=str)
def test_it_is_the_same_match_in_openspiel(table: Table, tmp_path: Any) -> None:
    match = finished(table, 41)
    given = dict(table.options)
    for name, value in given.items():
        if isinstance(value, str) and "\n" in value:
            given[name] = str(tmp_path / "own.txt")
            (tmp_path / "own.txt").write_text(value)
    game = pyspiel.load_game(f"serai_{table.game}", {"players": table.seats, **given})
    state, observer = game.new_initial_state(), game.frame.observer
    for step in match.steps:
        assert state.position == step.before
        assert state.legal_actions() == step.before.legal_numbers()
        assert state.current_player() == step.before.actor and not any(state.returns())
        if state.is_chance_node():
            odds = dict(state.chance_outcomes())
            assert list(odds.values()) == pytest.approx(list(step.before.chances().values()))
        if step.seat >= 0 and step.ply % 5 == 0:
            seen = observer.of(step.before.state, step.seat)
            assert state.observation_tensor(step.seat) == seen.tolist()
            assert np.flatnonzero(state.legal_actions_mask()).tolist() == state.legal_actions()
        state.apply_action(step.action)
    assert state.is_terminal() and state.position == match.position
    assert state.returns() == pytest.approx(zero_sum(match.result() or []))
    assert state.returns() == pytest.approx(zero_sum(match.result() or []))


@tables
@pytest.mark.parametrize("forced", [False, True], ids=["choices", "all"])
def test_tables_and_pettingzoo_play_the_same_game(table: Table, forced: bool) -> None:
    asked = {"forced": forced, "reward": "ledger", **sat_down(table)}
    one = Tables(table.game, seed=42, autoreset=False, **asked)
    vector = SeraiVectorEnv(table.game, 1, **asked)
    vector.reset(seed=42)
    zoo = env(table.game, **asked)
    zoo.reset(seed=42)
    generator = np.random.default_rng(42)
    for _ in range(STEPS):
        if not one.counts[0]:
            break
        actor = int(one.actors[0])
        assert zoo.agent_selection == f"seat_{actor}"
        told = zoo.observe(zoo.agent_selection)
        assert (told["observation"] == one.observations[0]).all()
        assert (told["action_mask"] == one.masks[0]).all()
        assert (one.observations[0] == one.observe(actor)).all()
        action = int(generator.choice(one.legal[0, : one.counts[0]]))
        one.step([action])
        zoo.step(action)
        observed, reward, over, _, info = vector.step(np.array([action]))
        assert zoo.tables.states.tobytes() == one.states.tobytes()
        assert vector.tables.states.tobytes() == one.states.tobytes()
        assert (observed["observation"] == one.observations).all()
        assert (info["rewards"] == one.rewards).all() and reward[0] == one.rewards[0, actor]
        assert over[0] == (one.counts[0] == 0)
        if one.counts[0]:
            assert [zoo.rewards[agent] for agent in zoo.agents] == one.rewards[0].tolist()


@tables
def test_a_single_agent_plays_the_same_game(table: Table) -> None:
    """Against opponents that take the lowest action, from each seat."""

    def lowest(observation: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> int:
        return int(mask.argmax())

    for seat in range(table.seats):
        alone = SeraiEnv(table.game, opponents=lowest, seat=seat, **sat_down(table))
        one = Tables(table.game, autoreset=False, **sat_down(table))
        told, _ = alone.reset(seed=43)
        one.reset(43)
        total = np.zeros(table.seats)
        for _ in range(STEPS // table.seats):
            while one.counts[0] and one.actors[0] != seat:
                one.step([int(one.legal[0, 0])])
                total += one.rewards[0]
            assert alone.tables.states.tobytes() == one.states.tobytes()
            if not one.counts[0]:
                break
            assert (told["observation"] == one.observations[0]).all()
            assert (told["action_mask"] == one.masks[0]).all()
            action = int(one.legal[0, one.counts[0] - 1])
            total[:] = 0
            one.step([action])
            total += one.rewards[0]
            told, reward, over, _, _ = alone.step(action)
        if not one.counts[0]:
            assert over and reward == total[seat]


@tables
def test_what_is_written_anew_is_what_there_is(table: Table) -> None:
    """Step by step only what has changed is written; it comes to the whole, byte for byte."""
    number = 4
    many = Tables(table.game, number, seed=3, **sat_down(table))
    generator = np.random.default_rng(3)
    for step in range(length(1_000)):
        actions = random_actions(many, generator)
        if step % 97 == 96:
            actions[step % number] = many.actions - 1  # mostly illegal, and a new game begins
        actions[generator.random(number) < 0.1] = LEAVE
        many.step(actions)
        for row in range(number):
            position = many.position(row)
            assert many.actors[row] == position.actor
            assert (many.observations[row] == many.observe(position.actor, row)).all()
            assert np.flatnonzero(many.masks[row]).tolist() == position.legal_numbers()
