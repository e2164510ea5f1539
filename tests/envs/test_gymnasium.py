"""Gymnasium: its own checker is content, and what is wrong is told in its own errors."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

import serai
from serai.envs.gym import SeraiEnv
from serai.envs.gym_vector import SeraiVectorEnv
from serai.envs.how import SETTLED
from serai.envs.opponents import Opponents

HOUSE = [name for name in serai.GAMES if name != "souk"]


@pytest.mark.parametrize("game", HOUSE)
def test_a_game_is_made_by_its_id_and_passes_the_official_check(game: str) -> None:
    made = gymnasium.make(f"Serai/{game.capitalize()}-v1", opponents="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped, skip_render_check=True)


def test_what_is_shown_passes_the_official_check_too() -> None:
    check_env(gymnasium.make("Serai/Targi-v1", render_mode="ansi").unwrapped)


def play(env: SeraiEnv, seed: int) -> tuple[float, int]:
    """A whole game, any legal action as likely; what it brought, and how many steps it took."""
    generator = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        action = generator.choice(info["legal"])
        observation, reward, over, truncated, info = env.step(action)
        assert (observation["action_mask"] == info["action_mask"]).all() and not truncated
        assert observation in env.observation_space
        total, steps = total + reward, steps + 1
    return total, steps


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_same_seed_gives_the_same_game(seat: int | None) -> None:
    first, again = (SeraiEnv("targi", opponents="greedy", seat=seat) for _ in range(2))
    assert play(first, 5) == play(again, 5)
    assert play(first, 5) == play(first, 5) and abs(play(first, 5)[0]) in (0.0, 1.0)


def test_a_module_and_an_id_are_enough() -> None:
    """Gymnasium imports what stands before the colon, in its own worker processes too."""
    made = gymnasium.make("serai.envs.gym:Serai/Targi-v1")
    assert made.reset(seed=1)[0] in made.observation_space


@pytest.mark.parametrize("context", ["fork", "spawn"])
def test_tables_in_processes_of_gymnasiums_play_the_same_games(context: str) -> None:
    made = [lambda: gymnasium.make("serai.envs.gym:Serai/Targi-v1", opponents="greedy")] * 2
    here = SyncVectorEnv(made)
    there = AsyncVectorEnv(made, context=context)
    try:
        (seen, info), (told, known) = here.reset(seed=7), there.reset(seed=7)
        for _ in range(20):
            assert (seen["observation"] == told["observation"]).all()
            actions = info["action_mask"].argmax(axis=1)
            assert (actions == known["action_mask"].argmax(axis=1)).all()
            (seen, *_, info), (told, *_, known) = here.step(actions), there.step(actions)
    finally:
        there.close()


def test_opponents_are_levels_policies_or_a_pool_of_them() -> None:
    def lowest(observation: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> int:
        return int(np.flatnonzero(mask)[0])

    pools: tuple[Opponents, ...] = ("beginner", lowest, ["random", lowest, "easy"])
    for opponents in pools:
        env = SeraiEnv("souk", opponents=opponents, seats=3)
        assert play(env, 1)[1] > 3


def test_an_illegal_action_loses_unless_it_is_asked_to_raise() -> None:
    env = SeraiEnv("targi")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"reset\(\)"):
        env.step(0)
    strict = SeraiEnv("targi", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="not allowed"):
        strict.step(0)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"map": "wadi"}, "no option “map”"),
        ({"seats": 9}, "not for 9 players"),
        ({"opponents": "bobby"}, "no bot called “bobby”"),
        ({"reward": "gold"}, "cannot be “gold”"),
        ({"render_mode": "film"}, "cannot be “film”"),
        ({"seat": 7}, "no seat 7"),
        ({"seat": "left"}, "seat is a number"),
        ({"seats": 2.0}, "seats is a number"),
        ({"rules": 7}, "no rules version 7"),
        *(({name: True}, "settles it by itself") for name in SETTLED),
    ],
)
def test_what_cannot_be_asked_for_is_refused_with_our_reason(
    asked: dict[str, Any], why: str
) -> None:
    with pytest.raises(gymnasium.error.Error, match=why):
        SeraiEnv("targi", **asked)


@pytest.mark.parametrize("asked", [{"seat": 0}, {"chance": "explicit"}, {"num_envs": 0}])
def test_what_a_vector_cannot_be_asked_for_is_refused_too(asked: dict[str, Any]) -> None:
    with pytest.raises(gymnasium.error.Error):
        SeraiVectorEnv("targi", **asked)


# -- vectors ---------------------------------------------------------------------------------


def lowest_actions(info: dict[str, Any]) -> np.ndarray[Any, Any]:
    actions: np.ndarray[Any, Any] = info["action_mask"].argmax(axis=1)
    return actions


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("opponents", [None, "random"])
def test_a_vector_of_tables_goes_on_and_on(mode: AutoresetMode, opponents: str | None) -> None:
    env = SeraiVectorEnv("souk", 4, opponents=opponents, autoreset_mode=mode)
    observation, info = env.reset(seed=3)
    ended = 0
    for _ in range(60):
        assert observation in env.observation_space
        observation, rewards, over, truncated, info = env.step(lowest_actions(info))
        assert rewards.shape == over.shape == truncated.shape == (4,)
        ended += int(over.sum())
        if mode == AutoresetMode.SAME_STEP:
            assert (info["action_mask"].sum(axis=1) > 0).all()
            assert ("final_obs" in info) == bool(over.any())
        else:
            assert ((info["action_mask"].sum(axis=1) == 0) == over).all()
    assert ended > 4


def test_a_vector_is_made_by_its_id() -> None:
    env = gymnasium.make_vec("Serai/Targi-v1", 3, vectorization_mode="vector_entry_point")
    _, info = env.reset(seed=1)
    _, rewards, _, _, info = env.step(lowest_actions(info))
    assert (rewards == 0).all() and info["rewards"].shape == (3, 2)


def test_with_a_seed_for_each_table_each_has_its_own_game() -> None:
    env, alone = SeraiVectorEnv("targi", 3), SeraiVectorEnv("targi")
    seen, _ = env.reset(seed=[4, 5, 4])
    for row, seed in enumerate((4, 5, 4)):
        assert (alone.reset(seed=seed)[0]["observation"] == seen["observation"][row]).all()
    assert env.tables.states[0].tobytes() == env.tables.states[2].tobytes()
    assert env.tables.states[0].tobytes() != env.tables.states[1].tobytes()


def test_a_vector_refuses_the_wrong_shape() -> None:
    env = SeraiVectorEnv("souk", 4)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"reset\(\)"):
        env.step([0, 0, 0, 0])
    for wrong in ([1, 2], [1, 2, 3, "x"], [1, 2, 3, -4], np.zeros((4, 1), int)):
        with pytest.raises(gymnasium.error.Error):
            env.reset(seed=wrong)
    for flags in ([True], [1, 0, 0, 1], True):
        with pytest.raises(gymnasium.error.Error, match="One value is wanted"):
            env.reset(options={"reset_mask": flags})
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="each of 4 tables"):
        env.step(np.zeros(3, np.int64))


@pytest.mark.parametrize(
    "action", [None, "x", 1.5, float("nan"), np.array([1, 2]), [[1], [1, 2]]], ids=repr
)
def test_what_is_no_number_is_an_invalid_action(action: Any) -> None:
    one = SeraiEnv("souk")
    one.reset(seed=1)
    many = SeraiVectorEnv("souk", 2)
    many.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="One action is wanted"):
        one.step(action)
    with pytest.raises(gymnasium.error.InvalidAction, match="One action is wanted"):
        many.step([action, 1])


@pytest.mark.parametrize("action", [-1, -2, 10**12])
def test_numbers_that_are_no_actions_lose(action: int) -> None:
    one = SeraiEnv("souk")
    one.reset(seed=1)
    _, reward, over, _, info = one.step(action)
    assert over and reward == -1 and info["illegal"]
    many = SeraiVectorEnv("souk", 2)
    many.reset(seed=1)
    _, _, overs, _, infos = many.step([action, action])
    assert overs.all() and infos["illegal"].all()
