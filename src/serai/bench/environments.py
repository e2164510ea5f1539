"""How fast environments step, as those who learn drive them: observation, mask, a random legal
action and the step itself, at tables of two, in CPU time of one thread.

Two threads are told as a ratio of rates by the clock on the wall, measured by turns.
"""

import json
import random
import subprocess
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from serai.core import registry
from serai.envs import Tables, random_actions

Figures = dict[str, Any]
Steps = Callable[[], int]  # plays on, and says how many steps it made
Door = Callable[[str], Steps]

SEATS = 2
TABLES = 256
THREADS = 2
CALLS, SINGLE_CALLS = 10, 500  # between two looks at the clock
ROUNDS = 10  # short ones: on a machine that others use some are undisturbed
SEED = 1


def all_environments(seconds: float) -> Figures:
    """Every game that two can play, through each door that is installed."""
    names = [name for name in registry.names() if SEATS in registry.game(name).material.SEATS]
    return {name: environment(name, seconds) for name in names}


def environment(game: str, seconds: float) -> Figures:
    figures: Figures = {
        "vector_steps_per_second": best(many_tables(game), seconds),
        "one_steps_per_second": best(one_table(game), seconds),
        "two_threads_times": threads_times(game, seconds),
    }
    if find_spec("pettingzoo") is not None:
        figures["aec_steps_per_second"] = best(pettingzoo(game), seconds)
    if find_spec("pyspiel") is not None:
        figures["spiel_steps_per_second"] = best(open_spiel(game), seconds)
    return figures


def measure_environment_peers(peers: Path, script: Path, seconds: float) -> Figures:
    """Others' environments, in a process and with packages of their own."""
    command = [str(peers), str(script), "--seconds", str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    figures: Figures = json.loads(done.stdout)
    return figures


# -- timing ----------------------------------------------------------------------------------


def best(steps: Steps, seconds: float) -> int:
    """The best of a few rounds, after one that is not counted."""
    steps()
    rounds = [rate(steps, seconds / ROUNDS, time.thread_time) for _ in range(ROUNDS)]
    return round(max(rounds))


def rate(steps: Steps, seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second by this clock."""
    done, begin = 0, clock()
    while clock() - begin < seconds:
        done += steps()
    return done / (clock() - begin)


def threads_times(game: str, seconds: float) -> float:
    """How many times as fast two threads are as one, by the clock on the wall."""
    sides = [many_tables(game), many_tables(game, THREADS)]
    found = [0.0, 0.0]
    for _ in range(ROUNDS * ROUNDS):
        for side, steps in enumerate(sides):
            steps()  # what lies nearest to the processors is still the other side's
            spell = rate(steps, seconds / ROUNDS / ROUNDS, time.perf_counter)
            found[side] = max(found[side], spell)
    return round(found[1] / found[0], 2)


# -- doors -----------------------------------------------------------------------------------


def many_tables(game: str, threads: int = 1) -> Steps:
    tables = Tables(game, TABLES, seats=SEATS, seed=SEED, threads=threads)
    generator = np.random.default_rng(SEED)

    def play() -> int:
        for _ in range(CALLS):
            tables.step(random_actions(tables, generator))
        return CALLS * TABLES

    return play


def one_table(game: str) -> Steps:
    tables, fallen = Tables(game, 1, seats=SEATS, seed=SEED), random.Random(SEED).random
    step, legal, counts = tables.step_one, tables.legal, tables.counts

    def play() -> int:
        for _ in range(SINGLE_CALLS):
            step(legal.item(int(fallen() * counts.item(0))))
        return SINGLE_CALLS

    return play


def pettingzoo(game: str) -> Steps:
    """A random game."""
    from serai.envs.aec import env

    table, rng = env(game, seats=SEATS), random.Random(SEED)
    table.reset(seed=SEED)

    def play() -> int:
        table.reset()
        steps = 0
        while table.agents:
            observation, _, over, truncated, _ = table.last()
            if over or truncated:
                table.step(None)
                continue
            legal = observation["action_mask"].view(np.bool_).nonzero()[0]
            table.step(legal.item(rng.randrange(len(legal))))
            steps += 1
        return steps

    return play


def open_spiel(name: str) -> Steps:
    """A random game from Python."""
    import pyspiel

    from serai.envs import spiel

    return spiel_steps(pyspiel.load_game(f"{spiel.PREFIX}{name}(players={SEATS})"))


def spiel_steps(game: Any) -> Steps:
    """Any game of OpenSpiel's; chance's draws take their time and are not counted."""
    from open_spiel.python.observation import make_observation

    rng, seen = random.Random(SEED), make_observation(game)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            player = state.current_player()
            seen.set_from(state, player)
            state.legal_actions_mask(player)
            state.apply_action(rng.choice(state.legal_actions(player)))
            steps += 1
        return steps

    return play
