"""How fast the modules are in Node beside native code: plies of playouts, simulations of searches.

python bench/offline.py [GAME …] --seconds 1 --rounds 5     by turns, CPU time, the best of each
"""

import argparse
import base64
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from node import node
from serai.bench.loops import play_games
from serai.bots.search import BASELINE, SearchSettings, Tree, settings_for
from serai.core import registry
from serai.core.chance import dice
from serai.core.match import Match, new
from serai.offline.build import module

SIMULATIONS = 1_000
SCRIPT = Path(__file__).with_suffix(".mjs")
WAYS: dict[str, Callable[[Any], SearchSettings]] = {
    "search": settings_for,
    "plain search": lambda game: BASELINE,
}


def tree(match: Match) -> Tree:
    found = Tree(match.game, match.material)
    found.dice = dice(8)
    found.begin(None, SIMULATIONS + 256)
    return found


def native(match: Match, seconds: float) -> dict[str, float]:
    """Rates of what is measured, in one round."""
    rules, m, s = match.game.rules, match.material.m, match.state
    own, out, begin, plies = dice(8), np.zeros(match.seats), time.thread_time(), 0
    while time.thread_time() - begin < seconds:
        plies += play_games(rules.copy, rules.playout, m, s, s.copy(), own, out, 20)
    told = {"playout": plies / (time.thread_time() - begin)}
    known = match.position.hidden_from(match.actor).state
    for name, how in WAYS.items():
        asked = how(match.game).asked(match.game, match.actor, match.seats, tell=False)
        done, spent = 0, 0.0
        while spent < seconds:
            one = tree(match)
            begin = time.thread_time()
            one.grow(known, asked, SIMULATIONS)
            spent += time.thread_time() - begin
            done += one.done
        told[name] = done / spent
    return told


def text(array: Any) -> str:
    return base64.b64encode(array.tobytes()).decode()


def in_node(match: Match, seconds: float) -> dict[str, float]:
    known, one = match.position.hidden_from(match.actor).state, tree(match)
    arrays = (one.nodes, one.edges, one.filled, one.tally, one.scratch, one.end)
    buffers = [{"bytes": array.nbytes, "length": len(array)} for array in arrays]
    searches = {
        name: {
            "how": [
                float(x) for x in how(match.game).asked(match.game, match.actor, match.seats, False)
            ],
            "known": text(known),
            "simulations": SIMULATIONS,
            "buffers": buffers,
        }
        for name, how in WAYS.items()
    }
    asked = {"seconds": seconds, "m": text(match.material.m), "s": text(match.state)}
    asked |= {"seats": match.seats, "dice": text(dice(8)), "searches": searches}
    command = [node(), str(SCRIPT), str(module(match.game.name))]
    done = subprocess.run(
        command, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    told: dict[str, float] = json.loads(done.stdout)
    return told


def measure(game: str, seconds: float, rounds: int) -> dict[str, tuple[float, float]]:
    """By turns; the best of each, native and in Node."""
    match = new(game, seats=2, seed=1)
    native(match, 0.01)
    found = [(native(match, seconds), in_node(match, seconds)) for _ in range(rounds)]
    names = found[0][0]
    return {
        name: (max(one[name] for one, _ in found), max(one[name] for _, one in found))
        for name in names
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=1.0)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("games", nargs="*", default=registry.names())
    given = asked.parse_args()
    print("| | | native, 1/s | Node, 1/s | ratio |\n|---|---|---:|---:|---:|")
    for game in given.games:
        for name, (here, there) in measure(game, given.seconds, given.rounds).items():
            print(f"| {game} | {name} | {here:,.0f} | {there:,.0f} | {there / here:.2f} |")


if __name__ == "__main__":
    main()
