"""How fast the peers play: catanatron and OpenSpiel, in one thread, by its CPU time.

Read `timed`, `spend` and `best`, then `catanatron_report` and `open_spiel_report`.
Prints one JSON object; notes go to stderr. Every rate is the best of `REPEATS` runs.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from itertools import count
from time import thread_time
from typing import Any

import catanatron
import pyspiel

Report = dict[str, Any]

REPEATS = 3
SEED = 1
CATAN_PLAYERS = (2, 4)
SPIEL_GAMES = ("hex(board_size=16)", "y(board_size=16)")
UCT_C = 1.4
SIMULATIONS = 5_000
NO_MEMORY_LIMIT = 0


# Timing


@dataclass(frozen=True)
class Tally:
    """Work done, and the CPU seconds it took."""

    work: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.work / self.seconds

    @property
    def microseconds(self) -> float:
        return 1e6 * self.seconds / self.work


def timed(job: Callable[[], int]) -> Tally:
    """Run a job that returns how much it did."""
    start = thread_time()
    work = job()
    return Tally(work, thread_time() - start)


def spend(seconds: float, once: Callable[[], Tally]) -> Tally:
    """Repeat a timed job until it has used up the seconds."""
    work, spent = 0, 0.0
    while spent < seconds:
        tally = once()
        work += tally.work
        spent += tally.seconds
    return Tally(work, spent)


def best(measure: Callable[[], Tally]) -> Tally:
    return max((measure() for _ in range(REPEATS)), key=lambda tally: tally.rate)


def note(text: str) -> None:
    sys.stderr.write(f"{text}\n")


# catanatron


@dataclass(frozen=True)
class Sample:
    """Seeded games, counted beforehand so that counting is not timed.

    Actions are all that is played. A ply is an action chosen among two or more;
    dice, drawn cards and robbed cards fall inside actions and are not counted.
    """

    players: int
    games: int
    actions: int
    plies: int


def catan_game(players: int, seed: int) -> catanatron.Game:
    """A new game. A seed repeats its game within one process only; 0 means no seed."""
    colours = list(catanatron.Color)[:players]
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)


def choices(players: int, seed: int) -> list[int]:
    """How many actions each decision of a game chose among."""
    sizes: list[int] = []

    def decide(player: catanatron.Player, game: catanatron.Game, actions: list[Any]) -> Any:
        sizes.append(len(actions))
        return player.decide(game, actions)

    catan_game(players, seed).play(decide_fn=decide)
    return sizes


def count_games(players: int, seconds: float) -> Sample:
    """As many games as fit into the seconds."""
    games = actions = plies = 0
    start = thread_time()
    while not games or thread_time() - start < seconds:
        sizes = choices(players, SEED + games)
        games += 1
        actions += len(sizes)
        plies += sum(size > 1 for size in sizes)
    return Sample(players, games, actions, plies)


def replay(sample: Sample) -> int:
    """Play the counted games again, set-up included, without counting or accumulators."""
    actions = 0
    for seed in range(SEED, SEED + sample.games):
        game = catan_game(sample.players, seed)
        game.play()
        actions += len(game.state.actions)
    if actions != sample.actions:
        raise RuntimeError(f"{actions} actions played, {sample.actions} counted: {sample}")
    return sample.plies


def catan_rates(players: int, seconds: float) -> Report:
    note(f"catanatron, {players} players")
    sample = count_games(players, seconds)
    tally = best(lambda: timed(lambda: replay(sample)))
    return {
        "players": players,
        "plies_per_second": tally.rate,
        "actions_per_second": sample.actions / tally.seconds,
        "games": sample.games,
        "plies": sample.plies,
        "actions": sample.actions,
        "seconds": tally.seconds,
    }


def catanatron_report(seconds: float) -> Report:
    """The faster number of players in front, all of them below it."""
    runs = [catan_rates(players, seconds) for players in CATAN_PLAYERS]
    fastest = max(runs, key=lambda run: float(run["plies_per_second"]))
    by_players = {str(run["players"]): run for run in runs}
    return {"version": version("catanatron"), **fastest, "by_players": by_players}


# OpenSpiel


def playout(game: pyspiel.Game, rng: random.Random) -> int:
    """Plies of one random game."""
    state = game.new_initial_state()
    plies = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        plies += 1
    return plies


def playouts(game: pyspiel.Game, seconds: float) -> tuple[Tally, float]:
    """The best run, and the mean length of a game over all runs."""
    rng = random.Random(SEED)
    lengths: list[int] = []

    def once() -> int:
        lengths.append(playout(game, rng))
        return lengths[-1]

    tally = best(lambda: spend(seconds, lambda: timed(once)))
    return tally, sum(lengths) / len(lengths)


def simulations(game: pyspiel.Game, seconds: float) -> Tally:
    """Simulations of the C++ bot, each with one random rollout, from the initial state."""
    state = game.new_initial_state()
    seeds = count(SEED)

    def search() -> int:
        seed = next(seeds)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=UCT_C,
            max_simulations=SIMULATIONS,
            max_memory_mb=NO_MEMORY_LIMIT,
            solve=False,
            seed=seed,
            verbose=False,
        )
        return int(bot.mcts_search(state).explore_count)

    return best(lambda: spend(seconds, lambda: timed(search)))


def random_line(game: pyspiel.Game) -> tuple[list[pyspiel.State], list[int]]:
    """The positions of one random game, and the action played in each."""
    rng = random.Random(SEED)
    state = game.new_initial_state()
    positions: list[pyspiel.State] = []
    actions: list[int] = []
    while not state.is_terminal():
        positions.append(state.clone())
        actions.append(rng.choice(state.legal_actions()))
        state.apply_action(actions[-1])
    return positions, actions


def single_calls(game: pyspiel.Game, seconds: float) -> Report:
    """Microseconds a call from Python, averaged over every position of one random game."""
    positions, actions = random_line(game)

    def legal_actions() -> int:
        for position in positions:
            position.legal_actions()
        return len(positions)

    def clone() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    def apply() -> int:
        state = game.new_initial_state()  # not the clones: their first action regrows the history
        for action in actions:
            state.apply_action(action)
        return len(actions)

    def microseconds(job: Callable[[], int]) -> float:
        return best(lambda: spend(seconds / 3, lambda: timed(job))).microseconds

    return {
        "legal_actions_us": microseconds(legal_actions),
        "apply_us": microseconds(apply),
        "clone_us": microseconds(clone),
    }


def spiel_rates(name: str, seconds: float) -> Report:
    note(f"OpenSpiel, {name}")
    game = pyspiel.load_game(name)
    python, mean_length = playouts(game, seconds)
    mcts = simulations(game, seconds)
    return {
        "python_plies_per_second": python.rate,
        "mean_length": mean_length,
        "mcts_simulations_per_second": mcts.rate,
        "rollout_plies_per_second": mcts.rate * mean_length,
        "python_single_calls": single_calls(game, seconds),
    }


def open_spiel_report(seconds: float) -> Report:
    games = {name: spiel_rates(name, seconds) for name in SPIEL_GAMES}
    return {"version": version("open_spiel"), "games": games}


# Command line


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="CPU seconds of each run (default: %(default)s)"
    )
    return parser.parse_args()


def main() -> None:
    seconds = arguments().seconds
    report = {
        "catanatron": catanatron_report(seconds),
        "open_spiel": open_spiel_report(seconds),
    }
    sys.stdout.write(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
