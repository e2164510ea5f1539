"""Who else sits at a table: bots of the house, policies, pools that grow; all of them copied."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction

from serai.bots.names import BOTS
from serai.core.compiled import Buffer
from serai.core.errors import SeraiError
from serai.envs.aec import SeraiAEC
from serai.envs.gym import SeraiEnv
from serai.envs.gym_vector import SeraiVectorEnv

GAMES = [("souk", name) for name in BOTS] + [("targi", "easy"), ("sons", "medium")]
STEPS = 2
Went = tuple[bytes, ...]


def alone(game: str, opponents: Any) -> tuple[SeraiEnv, Callable[[Any], Went]]:
    env = SeraiEnv(game, opponents=opponents, seat=1)
    env.reset(seed=5)

    def go_on(env: Any) -> Went:
        told = [env.step(int(env.action_masks().argmax()))[0] for _ in range(STEPS)]
        return tuple(one["observation"].tobytes() for one in told)

    return env, go_on


def many(game: str, opponents: Any) -> tuple[SeraiVectorEnv, Callable[[Any], Went]]:
    env = SeraiVectorEnv(game, 2, opponents=opponents, seat=0)
    env.reset(seed=5)

    def go_on(env: Any) -> Went:
        return tuple(
            env.step(env.tables.masks.argmax(axis=1))[0]["observation"].tobytes()
            for _ in range(STEPS)
        )

    return env, go_on


def agents(game: str, opponents: Any) -> tuple[SeraiAEC, Callable[[Any], Went]]:
    table = SeraiAEC(game, opponents={1: opponents})
    table.reset(seed=5)

    def go_on(table: Any) -> Went:
        seen = []
        for _ in range(STEPS):
            told, *_ = table.last()
            seen.append(told["observation"].tobytes())
            table.step(int(told["action_mask"].argmax()))
        return tuple(seen)

    return table, go_on


DOORS: list[Callable[[str, Any], tuple[Any, Callable[[Any], Went]]]] = [alone, many, agents]


@pytest.mark.parametrize(("game", "name"), GAMES)
@pytest.mark.parametrize("door", DOORS)
def test_a_copy_goes_on_against_any_bot_as_the_first_would(door: Any, game: str, name: str) -> None:
    env, go_on = door(game, name)
    go_on(env)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = go_on(env)
    assert [go_on(other) for other in copies] == [expected, expected]


class Lowest:
    """A policy, and how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, observation: Buffer, mask: Buffer) -> int:
        self.asked += 1
        return int(mask.argmax())


def test_a_pool_may_grow_while_it_is_played_against() -> None:
    """Self-play against what one was: whoever is added sits down in the games that begin then."""
    first, second = Lowest(), Lowest()
    pool = [first]
    env = SeraiEnv("souk", opponents=pool)

    def play(games: int) -> None:
        for _ in range(games):
            _, info = env.reset()
            while len(info["legal"]):
                info = env.step(info["legal"][0])[4]

    play(2)
    asked = first.asked
    pool.append(second)
    play(20)
    assert first.asked > asked > 0 < second.asked
    pool.append("nobody")  # type: ignore[arg-type]
    with pytest.raises(Error, match="no bot called"):
        env.reset()


def test_an_agent_has_the_seat_that_it_asks_for_at_every_table() -> None:
    env = SeraiVectorEnv("souk", 6, opponents="random", seats=3, seat=2)
    _, info = env.reset(seed=1)
    for _ in range(60):
        assert (info["seat"] == 2).all()
        *_, info = env.step(info["action_mask"].argmax(axis=1))
    with pytest.raises(Error, match="without them every seat is asked"):
        SeraiVectorEnv("souk", 2, seat=0)


def test_at_the_end_too_an_agent_sees_what_its_own_seat_may() -> None:
    """Whoever made the last move, and in whatever way the next game begins."""
    for mode in ("NextStep", "SameStep", "Disabled"):
        env = SeraiVectorEnv("targi", 4, opponents="random", autoreset_mode=mode)
        seen, info = env.reset(seed=3)
        ended = 0
        for _ in range(150):
            seats = info["seat"]
            seen, _, over, _, info = env.step(info["action_mask"].argmax(axis=1))
            for table in np.flatnonzero(over):
                ended += 1
                last = info["final_obs"][table] if mode == "SameStep" else None
                if last is None:
                    last = {name: part[table] for name, part in seen.items()}
                    mine = env.tables.observe(int(seats[table]), int(table))
                    assert (last["observation"] == mine).all()
                parts = env.tables.observer.split(last["observation"])
                assert not parts["actor"].any() and not last["action_mask"].any()
            if mode == "Disabled" and over.any():
                _, info = env.reset(options={"reset_mask": over})
        assert ended > 3


@pytest.mark.parametrize("opponents", [None, 5, [], {}, "bobby", ["random", 3]])
def test_what_is_no_opponent_is_refused(opponents: Any) -> None:
    with pytest.raises(Error, match=r"opponents cannot be|no bot called"):
        SeraiEnv("souk", opponents=opponents)
    with pytest.raises(ValueError, match=r"opponents cannot be|no bot called"):
        SeraiAEC("souk", opponents={1: opponents})


@pytest.mark.parametrize(
    ("opponents", "why"),
    [
        ("random", "named by their seats"),
        ([], "named by their seats"),
        ({7: "random"}, "no seat 7"),
        ({"seat_7": "random"}, "seat is a number"),
        ({0: "random", "seat_1": "random"}, "one at least must be left"),
    ],
)
def test_opponents_sit_at_seats_that_there_are(opponents: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        SeraiAEC("souk", opponents=opponents)


def test_opponents_are_named_as_agents_too() -> None:
    assert SeraiAEC("souk", seats=3, opponents={"seat_1": "random"}).possible_agents == [
        "seat_0",
        "seat_2",
    ]


@pytest.mark.parametrize("given", [None, "x", 0.5])
def test_a_policy_that_answers_with_no_action_is_told_so(given: Any) -> None:
    def policy(observation: Buffer, mask: Buffer) -> int:
        return given  # type: ignore[no-any-return]

    for door, kind in ((alone, InvalidAction), (many, InvalidAction), (agents, ValueError)):
        with pytest.raises(kind, match="One action is wanted") as told:  # noqa: PT012
            env, go_on = door("targi", policy)
            go_on(env)
        assert isinstance(told.value.__cause__, SeraiError)
