"""OpenSpiel: its own simulations are content, and its algorithms run on our games."""

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    evaluate_bots,
    exploitability,
    ismcts,
    mcts,
)

import serai
from envs.playthrough import RECORDED, played
from serai.bots.names import BOTS
from serai.core.position import Position
from serai.envs import spiel
from serai.envs.spiel_bots import sit_down

HOUSE = [name for name in serai.GAMES if name != "souk"]
spiel.register(["souk"])


@pytest.mark.parametrize("game", ["serai_souk(players=3)", *(f"serai_{name}" for name in HOUSE)])
def test_the_official_simulations_are_content(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), 1, True, False)


def middle(game: Any, seed: int, plies: int) -> Any:
    """A state that random play leads to."""
    generator, state = random.Random(seed), game.new_initial_state()
    while plies and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(generator.choices(outcomes, odds)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
        plies -= 1
    return state


@pytest.mark.parametrize("game", HOUSE)
def test_what_a_player_knows_survives_dealing_anew(game: str) -> None:
    loaded = pyspiel.load_game(f"serai_{game}")
    for plies in (60, 90, 120):
        state = middle(loaded, plies, plies)
        for player in range(loaded.num_players()):
            other = state.resample_from_infostate(player, lambda: 0.3)
            for told in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(other, told)(player) == getattr(state, told)(player), told
            seen = state.information_state_tensor(player)
            assert other.information_state_tensor(player) == seen
            if not state.is_terminal() and state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


def test_states_are_cloned_pickled_and_read_back() -> None:
    game = pyspiel.load_game("serai_targi")
    state = middle(game, 3, 70)
    for other in (
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
    ):
        assert str(other) == str(state) and other.history() == state.history()
    assert isinstance(state.position, Position)
    assert pickle.loads(pickle.dumps(game)).num_players() == 2


def test_options_are_parameters_and_an_own_file_is_named_by_its_path(tmp_path: Any) -> None:
    game = pyspiel.load_game("serai_desert(players=2,map=wadi,hide_totals=True,first=2)")
    assert (
        game.observation_tensor_size() < pyspiel.load_game("serai_desert").observation_tensor_size()
    )
    deck = tmp_path / "short.deck"
    deck.write_text(
        serai.core.registry.game("souk").material.build(2, {"deck": "bazaar"}, 1).source
    )
    own = pyspiel.load_game("serai_souk", {"deck": str(deck)})
    assert middle(own, 1, 500).is_terminal()


def test_their_searches_play_our_games() -> None:
    game = pyspiel.load_game("serai_souk")
    state = middle(game, 1, 6)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    plain = mcts.MCTSBot(game, 2.0, 20, evaluator, random_state=np.random.RandomState(1))
    assert plain.step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=20,
        evaluator=evaluator,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_a_game_of_an_own_file_can_be_so_small_that_it_is_solved(tmp_path: Path) -> None:
    """Exploitability walks through the whole tree; regrets make it smaller."""
    deck = tmp_path / "tiny.deck"
    deck.write_text("rounds: 1\n1 x 3\n2 x 2\n")
    game = pyspiel.load_game("serai_souk", {"deck": str(deck), "players": 2})
    by_lot = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.exploitability(game, solver.average_policy()) < 0.5 * by_lot


def test_a_recorded_playthrough_is_what_is_played_today() -> None:
    """Made by `python tests/envs/playthrough.py`."""
    recorded = RECORDED.read_text("utf-8")
    assert "InformationStateString" in recorded and "ChanceOutcomes()" in recorded
    assert played() == recorded


def test_bots_of_the_house_sit_at_their_tables() -> None:
    game = pyspiel.load_game("serai_targi")
    total = np.zeros(2)
    for seat in (0, 1):
        bots = [sit_down(game, player, "random", seed=player) for player in (0, 1)]
        bots[seat] = sit_down(game, seat, "easy", seed=1)
        generator = np.random.RandomState(seat)
        brought = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, generator)
        total[0] += brought[seat]
        total[1] += brought[1 - seat]
    assert total.tolist() == [2, -2]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_finds_something_legal(name: str) -> None:
    game = pyspiel.load_game("serai_souk")
    state = middle(game, 1, 6)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = sit_down(game, state.current_player(), name, seed=1)
    assert bot.step(state) in state.legal_actions()
    with pytest.raises(pyspiel.SpielError, match="no bot called"):
        sit_down(game, 0, "bobby")


def test_what_is_wrong_is_refused_in_their_own_kind_of_error() -> None:
    for name, why in {
        "serai_desert(hide_totals=maybe)": "Wrong type for parameter hide_totals",
        "serai_desert(first=9)": "cannot be “9”",
        "serai_desert(map=nowhere)": "no map called “nowhere”",
        "serai_targi(players=3)": "not for 3 players",
    }.items():
        with pytest.raises(pyspiel.SpielError, match=why):
            pyspiel.load_game(name)
    game = pyspiel.load_game("serai_targi")
    state = middle(game, 1, 40)
    with pytest.raises(pyspiel.SpielError, match="not allowed"):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match="no action 746"):
        state.action_to_string(746)
    for wrong in (-1, 2):
        with pytest.raises(pyspiel.SpielError, match="There is no seat"):
            state.resample_from_infostate(wrong, lambda: 0.5)
        with pytest.raises(pyspiel.SpielError, match="There is no seat"):
            sit_down(game, wrong, "easy")
