"""How fast others' environments step: observation, mask, a random legal action, the step itself.

Read `spent` and `best`, then `report`. Prints one JSON object. CPU time of the whole process, since
some of them work in threads of their own; `kind` says which of our doors is like theirs.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import Any

import envpool
import jax
import numpy as np
import pgx
import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.classic import connect_four_v3
from pgx.experimental.wrappers import auto_reset

Report = dict[str, Any]
Steps = Callable[[], int]  # plays on, and says how many steps it made

ROUNDS = 10
SEED = 1
TABLES = 256
SCANNED = 32  # steps of pgx in one call: it is faster so than by single calls
CALLS = 8  # of EnvPool, between two looks at the clock
SPIEL = ("hex(board_size=16)", "backgammon")
PGX = ("hex", "backgammon")
ENVPOOL = ("Hex-v1", "Backgammon-v1")


def best(steps: Steps, seconds: float) -> Report:
    """The best of a few rounds, after one that is not counted."""
    steps()
    return {"steps_per_second": round(max(spent(steps, seconds / ROUNDS) for _ in range(ROUNDS)))}


def spent(steps: Steps, seconds: float) -> float:
    """Steps a second over so many seconds of CPU time."""
    done, begin = 0, process_time()
    while process_time() - begin < seconds:
        done += steps()
    return done / (process_time() - begin)


def open_spiel(name: str) -> Steps:
    """A random game from Python; chance's draws take their time and are not counted."""
    game, rng = pyspiel.load_game(name), random.Random(SEED)
    seen = make_observation(game)

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


def pettingzoo(env: Any) -> Steps:
    rng = random.Random(SEED)

    def play() -> int:
        env.reset(seed=SEED)
        steps = 0
        while env.agents:
            observation, _, over, truncated, _ = env.last()
            if over or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(legal.item(rng.randrange(len(legal))))
            steps += 1
        return steps

    return play


def pgx_tables(name: str) -> Steps:
    """Compiled, many tables at once and many steps in one call, begun anew where one is over."""
    env = pgx.make(name)
    again = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        chosen, dealt = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(chosen, logits, axis=-1)
        state = again(state, actions, jax.random.split(dealt, TABLES))
        return state, (state.observation.sum(), state.rewards)  # so that both are worked out

    many = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, SCANNED)))
    key = jax.random.PRNGKey(SEED)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, TABLES)), key]

    def play() -> int:
        held[1], used = jax.random.split(held[1])
        held[0], _ = jax.block_until_ready(many(held[0], used))
        return SCANNED * TABLES

    return play


def envpool_tables(name: str) -> Steps:
    env = envpool.make(name, env_type="gymnasium", num_envs=TABLES, num_threads=1, seed=SEED)
    generator = np.random.default_rng(SEED)
    held = [env.reset()[1]["legal_action_mask"]]

    def play() -> int:
        for _ in range(CALLS):
            drawn = generator.random(held[0].shape, np.float32) * held[0]
            held[0] = env.step(drawn.argmax(axis=1).astype(np.int32))[4]["legal_action_mask"]
        return CALLS * TABLES

    return play


def report(seconds: float) -> Report:
    def rates(made: Callable[[str], Steps], names: tuple[str, ...]) -> Report:
        return {name: best(made(name), seconds) for name in names}

    def row(package: str, kind: str, games: Report) -> Report:
        return {"version": version(package), "kind": kind, "games": games}

    four = {"connect_four_v3": best(pettingzoo(connect_four_v3.env()), seconds)}
    return {
        "PettingZoo": row("pettingzoo", "aec", four),
        "OpenSpiel": row("open_spiel", "spiel", rates(open_spiel, SPIEL)),
        "EnvPool": row("envpool", "vector", rates(envpool_tables, ENVPOOL)),
        "pgx": row("pgx", "vector", rates(pgx_tables, PGX)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of each rate")
    sys.stdout.write(json.dumps(report(parser.parse_args().seconds), indent=2) + "\n")


if __name__ == "__main__":
    main()
