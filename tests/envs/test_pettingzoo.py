"""PettingZoo: its own tests are content, and what is wrong is told by its own kinds of errors."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import serai
from serai.core import registry
from serai.envs.aec import SeraiAEC, env

HOUSE = [
    (name, {"seats": seats}) for name in serai.GAMES for seats in registry.game(name).material.SEATS
]
# PettingZoo knows seven environments by name whose observations may be dictionaries.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("game", "asked"), HOUSE)
def test_the_official_test_is_content(game: str, asked: dict[str, Any]) -> None:
    api_test(env(game, **asked), num_cycles=60)


@pytest.mark.parametrize("game", serai.GAMES)
def test_the_official_test_of_seeds_is_content(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=60)


@pytest.mark.parametrize("game", serai.GAMES)
def test_the_official_test_of_pictures_is_content(game: str) -> None:
    drawings = {"svg": lambda shown: shown.startswith("<svg")}
    render_test(lambda render_mode=None: env(game, render_mode=render_mode), drawings)


def test_the_official_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("targi"))
    assert "turns per second" in capsys.readouterr().out


def test_a_game_is_made_by_its_id() -> None:
    made = pettingzoo.make("aec", "serai/desert-v1", seats=3)
    made.reset(seed=1)
    assert len(made.agents) == 3


def steps(table: SeraiAEC, seed: int) -> Iterator[tuple[str, float, bool]]:
    """A game, any legal action as likely."""
    generator = np.random.default_rng(seed)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        yield agent, reward, over
        assert observation is not None
        mask = observation["action_mask"]
        table.step(None if over else int(generator.choice(np.flatnonzero(mask))))


def test_everybody_is_told_what_came_of_it() -> None:
    table = env("souk", seats=3)
    table.reset(seed=4)
    last = {agent: reward for agent, reward, over in steps(table, 4) if over}
    assert sorted(last) == ["seat_0", "seat_1", "seat_2"]
    assert sum(last.values()) == pytest.approx(0) and max(last.values()) > 0


def test_seats_can_be_given_to_opponents() -> None:
    table = env("souk", seats=3, opponents={1: "random", 2: ["greedy", "random"]})
    table.reset(seed=4)
    assert {agent for agent, _, _ in steps(table, 4)} == {"seat_0"}


def test_the_strongest_can_be_an_opponent() -> None:
    table = env("souk", opponents={1: "master"})
    table.reset(seed=4)
    for _, _ in zip(range(3), steps(table, 4), strict=False):
        assert table.agent_selection == "seat_0"


def test_a_copy_goes_on_from_where_it_was() -> None:
    table = env("targi")
    table.reset(seed=9)
    for _ in zip(range(30), steps(table, 9), strict=False):
        pass
    copies = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    rest = list(steps(table, 2))
    assert [list(steps(one, 2)) for one in copies] == [rest, rest]
    assert len(rest) > 30


def test_what_is_wrong_is_refused_with_our_reason() -> None:
    with pytest.raises(ValueError, match="no option “map”"):
        env("targi", map="wadi")
    table = env("targi", illegal="raise")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="not allowed"):
        table.step(0)
    with pytest.raises(ValueError, match="no action 100,000"):
        table.step(100_000)
    with pytest.raises(ValueError, match="One action is wanted"):
        table.step(None)
    lenient = env("targi")
    lenient.reset(seed=1)
    lenient.step(0)
    assert lenient.terminations == {"seat_0": True, "seat_1": True}
    assert sorted(lenient._cumulative_rewards.values()) == [-1.0, 1.0]
    with pytest.raises(ValueError, match="dead"):
        lenient.step(3)


def test_nothing_is_done_before_a_game_has_begun_or_after_its_end() -> None:
    table = env("souk")
    assert list(table.agent_iter()) == []
    for attempt in (table.last, lambda: table.step(0)):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            attempt()
    with pytest.raises(ValueError, match="seed is a number"):
        table.reset(seed="x")  # type: ignore[arg-type]
    table.reset(seed=1)
    list(steps(table, 1))
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        table.step(None)


@pytest.mark.parametrize("action", ["x", 1.5, np.array([1, 2])])
def test_what_is_no_number_is_refused(action: Any) -> None:
    table = env("souk")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="One action is wanted"):
        table.step(action)
