"""How fast the modules are in Node and Chromium beside native code: plies, simulations a second.

python bench/offline.py [GAME …] --seconds 1 --rounds 5     by turns, the best of each

Natively and in Node it is CPU time; a browser tells none, so there it is time that has passed.
"""

import argparse
import base64
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Route, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from node import node
from serai.bench.loops import play_games
from serai.bench.page import installed_browser
from serai.bots.search import BASELINE, SearchSettings, Tree, settings_for
from serai.core import registry
from serai.core.chance import dice
from serai.core.match import Match, new
from serai.offline.build import module

Rates = Callable[[Match, float], dict[str, float]]
SIMULATIONS = 1_000
ROOT = Path(__file__).parents[1]
NOWHERE = "http://nowhere.localhost/"
IN_PAGE = """async ([module, asked]) => {
  const { rates } = await import("/bench/rates.mjs");
  const bytes = await (await fetch(module)).arrayBuffer();
  return rates(bytes, asked, () => performance.now() / 1000);
}"""
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


def asked_of(match: Match, seconds: float) -> dict[str, Any]:
    """What `rates.mjs` is given."""
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
    return asked | {"seats": match.seats, "dice": text(dice(8)), "searches": searches}


def in_node(match: Match, seconds: float) -> dict[str, float]:
    asked = asked_of(match, seconds)
    command = [node(), str(SCRIPT), str(module(match.game.name))]
    done = subprocess.run(
        command, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    told: dict[str, float] = json.loads(done.stdout)
    return told


@contextmanager
def chromium() -> Iterator[Rates]:
    """A page that has the same script, and asks nobody for anything."""
    with sync_playwright() as playwright:
        path = installed_browser()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        page.route(f"{NOWHERE}**", hand_out)
        page.goto(NOWHERE)

        def rates(match: Match, seconds: float) -> dict[str, float]:
            asked = [str(module(match.game.name)), asked_of(match, seconds)]
            told: dict[str, float] = page.evaluate(IN_PAGE, asked)
            return told

        yield rates
        browser.close()


def hand_out(route: Route) -> None:
    """Scripts of the checkout, and modules by where they lie."""
    path = Path(route.request.url.removeprefix(NOWHERE.rstrip("/")))
    file = path if path.suffix == ".wasm" else ROOT / str(path).lstrip("/")
    if not file.is_file():
        route.fulfill(content_type="text/html", body="<!doctype html>")
        return
    kind = "application/wasm" if file.suffix == ".wasm" else "text/javascript"
    route.fulfill(content_type=kind, body=file.read_bytes())


def measure(game: str, seconds: float, rounds: int, browser: Rates) -> dict[str, list[float]]:
    """By turns; the best of each: native, in Node, in Chromium."""
    match = new(game, seats=2, seed=1)
    native(match, 0.01)
    ways = (native, in_node, browser)
    found = [[way(match, seconds) for way in ways] for _ in range(rounds)]
    return {
        name: [max(one[way][name] for one in found) for way in range(len(ways))]
        for name in found[0][0]
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=1.0)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("games", nargs="*", default=registry.names())
    given = asked.parse_args()
    print("| | | native, 1/s | Node | Chromium |\n|---|---|---:|---:|---:|")
    with chromium() as browser:
        for game in given.games:
            told = measure(game, given.seconds, given.rounds, browser)
            for name, (here, *there) in told.items():
                rates = " | ".join(f"{rate:,.0f} ({rate / here:.2f})" for rate in there)
                print(f"| {game} | {name} | {here:,.0f} | {rates} |")


if __name__ == "__main__":
    main()
