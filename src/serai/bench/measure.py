"""How fast it is: the games beside their peers, on one core, in one run.

CPU time of one thread; we and the peers by turns, twice, best of three rounds each time, since a
shared machine is now faster, now slower. Plies are decisions with more than one choice: chance and
forced actions are not counted. Writes `bench.json` and the table for the README.
"""

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from serai.core import registry
from serai.core.chance import dice, roll
from serai.core.contract import Game
from serai.core.match import Match, new
from serai.core.material import build
from serai.core.texts import say

from .beside import all_beside
from .coach import all_reviews
from .environment_tables import environments_table
from .environments import all_environments, measure_environment_peers
from .holding import crowded, handling, live, one_core, telling
from .loops import play_games
from .page import all_pages
from .processes import all_processes
from .searches import MOMENTS, all_searches
from .serving import all_serving, part
from .tables import server_table, table

ROUNDS, PASSES = 3, 2
USUAL_SECONDS = 3.0  # with fewer, everything else is measured in small too
CHUNK = 500
CHECKOUT = Path(__file__).parents[3]
BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"

Figures = dict[str, Any]
Step = tuple[str, Callable[[], Figures]]


def run(
    peers: Path | None, out: Path, seconds: float, engine_only: bool = False, database: str = ""
) -> None:
    """Measure everything, show progress, write the figures; with peers, the README's table."""
    with _progress() as progress:
        figures = measure(peers, seconds, engine_only, progress, database)
    out.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    print(table(figures))
    if peers is not None and not engine_only:
        _update("README.md", table(figures))
    _tell_environments(figures, peers is not None and not engine_only)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), transient=True
    )


def run_server(peers: Path | None, out: Path, seconds: float, database: str = "") -> None:
    """Measure the server alone; the file's other figures stay as they are."""
    figures, share = _measured_before(out), _share(seconds)
    with _progress() as progress:
        task = progress.add_task("")
        steps = server_steps(peers, share, lambda part: progress.advance(task, part))
        steps += database_steps(database, share)
        figures |= _measured(steps, progress, task)
    out.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    print(server_table(figures))
    if peers is not None and "playouts" in figures:
        _update("README.md", table(figures))


def _measured_before(out: Path) -> Figures:
    figures: Figures = json.loads(out.read_text("utf-8")) if out.exists() else {}
    return figures


def _share(seconds: float) -> float:
    """How much of everything there is, where less time is given to it."""
    return min(1.0, seconds / USUAL_SECONDS)


def run_environments(peers: Path | None, out: Path, seconds: float) -> None:
    """Measure the environments alone; the file's other figures stay as they are."""
    figures = _measured_before(out)
    found: Figures = {}
    for name, step in environment_steps(peers, seconds) * PASSES:
        found[name] = better(found.get(name, {}), step())
    figures |= found
    out.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    _tell_environments(figures, peers is not None)


def environment_steps(peers: Path | None, seconds: float) -> list[Step]:
    """Ours, and others' by turns with them."""
    steps: list[Step] = [("environments", lambda: all_environments(seconds))]
    if peers is not None:
        script = CHECKOUT / "bench" / "environment_peers.py"
        steps.append(
            ("environment_peers", lambda: measure_environment_peers(peers, script, seconds))
        )
    return steps


def _tell_environments(figures: Figures, written: bool) -> None:
    print(environments_table(figures))
    if written:
        _update("docs/environments.md", environments_table(figures))


def measure(
    peers: Path | None,
    seconds: float,
    engine_only: bool,
    progress: Progress,
    database: str = "",
) -> Figures:
    share = _share(seconds)
    steps: list[Step] = [
        ("playouts", lambda: all_playouts(seconds)),
        ("searches", lambda: all_searches(seconds / 2)),
    ]
    if peers is not None:
        steps.append(("peers", lambda: measure_peers(peers, seconds)))
    steps += environment_steps(peers, seconds)
    steps = steps * part(PASSES, share)
    if peers is not None:
        steps.append(("compiling", compiling))
    steps += [("calls", lambda: single_calls(seconds)), ("start_up", start_up)]
    steps.append(("coach", lambda: all_reviews(share)))
    task = progress.add_task("")

    def tick(part_of_step: float) -> None:
        progress.advance(task, part_of_step)

    if not engine_only:
        steps += [*server_steps(peers, share, tick), ("page", lambda: all_pages(share))]
        steps += database_steps(database, share)
    figures: Figures = {"python": platform.python_version(), "machine": platform.machine()}
    figures |= _measured(steps, progress, task)
    if peers is not None:
        figures["ratios"] = ratios(figures)
    return figures


def _measured(steps: Sequence[Step], progress: Progress, task: TaskID) -> Figures:
    """One after the other; of what is measured again, the better."""
    figures: Figures = {}
    progress.update(task, total=len(steps))
    for done, (name, step) in enumerate(steps):
        progress.update(task, description=say(f"bench-step-{name.replace('_', '-')}"))
        figures[name] = better(figures.get(name, {}), step())
        progress.update(task, completed=done + 1)
    return figures


def server_steps(peers: Path | None, share: float, tick: Callable[[float], None]) -> list[Step]:
    """The server's part; boardgame.io is beside the other peers, if it is there."""
    measured = {"one_core": one_core, "live": live, "crowded": crowded}
    measured |= {"handling": handling, "telling": telling}
    steps: list[Step] = [("serving", lambda: all_serving(share))]
    steps += [(name, partial(measure, share)) for name, measure in measured.items()]
    peer = None if peers is None else peers.absolute().parents[1] / "boardgame.io"
    if peer is not None and (peer / "node").exists():
        steps.append(("beside", partial(all_beside, peer, share, tick)))
    return steps


def database_steps(database: str, share: float) -> list[Step]:
    """What is measured on PostgreSQL, if there is one."""
    return [("processes", lambda: all_processes(database, share))] if database else []


def better(one: Figures, other: Figures) -> Figures:
    """Of two measurements each highest rate; everything else as last measured."""
    merged = dict(other)
    for name, value in other.items():
        if isinstance(value, dict):
            merged[name] = better(one.get(name, {}), value)
        elif name.endswith("_per_second"):
            merged[name] = max(value, one.get(name, value))
    return merged


def all_playouts(seconds: float) -> Figures:
    """Every game with every number of players."""
    games = [registry.game(name) for name in registry.names()]
    return {
        game.name: {str(n): playouts(game, n, seconds) for n in game.material.SEATS}
        for game in games
    }


def playouts(game: Game, seats: int, seconds: float) -> Figures:
    """Whole random games, set-up and scoring included, from the empty board."""
    m = build(game, seats, {}).m
    start = game.start(m)
    state, rng, out = start.copy(), dice(1), np.zeros(seats)
    verbs = game.rules.copy, game.rules.playout
    best, games, plies = 0.0, 0, 0
    for _ in range(ROUNDS):
        done, counted, begin = 0, 0, time.thread_time()
        while time.thread_time() - begin < seconds:
            counted += play_games(*verbs, m, start, state, rng, out, CHUNK)
            done += CHUNK
        best = max(best, done / (time.thread_time() - begin))
        games, plies = games + done, plies + counted
    length = plies / games
    return {
        "games_per_second": round(best),
        "plies_per_second": round(best * length),
        "plies_per_game": round(length, 1),
    }


def single_calls(seconds: float) -> Figures:
    """Microseconds a call costs from Python, in the middle of a game of three."""
    match = middle_game()
    game, m, state = match.game, match.material.m, match.state
    out, other = np.empty(game.layout.ACTIONS, np.int32), match.state
    action = game.legal(m, state)[0]
    text = match.legal()[0]

    def copy_and_apply() -> None:
        game.rules.copy(state, other)
        game.rules.apply(m, other, action)

    def play_and_undo() -> None:
        match.play(text)
        match.undo()

    calls: dict[str, Callable[[], object]] = {
        "copy": lambda: game.rules.copy(state, other),
        "legal": lambda: game.rules.legal(m, state, out),
        "copy_and_apply": copy_and_apply,
        "match_legal": match.legal,
        "match_play_and_undo": play_and_undo,
        "match_why_not": lambda: match.why_not(text),
        "match_view": match.view,
    }
    return {name: round(microseconds(call, seconds / 10), 2) for name, call in calls.items()}


def middle_game() -> Match:
    match = new(registry.first(), seats=3, seed=1)
    rng = dice(2)
    for _ in range(60):
        legal = match.legal()
        match.play(legal[roll(rng, len(legal))])
    return match


def microseconds(call: Callable[[], object], seconds: float) -> float:
    call()
    best = float("inf")
    for _ in range(ROUNDS):
        calls, begin = 0, time.thread_time()
        while time.thread_time() - begin < seconds / ROUNDS:
            for _ in range(20):
                call()
            calls += 20
        best = min(best, (time.thread_time() - begin) / calls)
    return best * 1e6


def start_up() -> Figures:
    """Seconds until an answer, whole processes, everything compiled before."""
    first_move = "import serai; serai.new(serai.GAMES[0], seed=1).legal()"
    return {
        "help": _wall([sys.executable, "-m", "serai", "--help"]),
        "first_match": _wall([sys.executable, "-c", first_move]),
    }


def compiling() -> Figures:
    """Seconds to compile each game from nothing, in a process of its own."""
    figures: Figures = {}
    for name in registry.names():
        with TemporaryDirectory() as cache:
            code = f"from serai.core import registry; registry.game({name!r})"
            begin = time.perf_counter()
            environment = os.environ | {"SERAI_CACHE": cache}
            subprocess.run([sys.executable, "-c", code], check=True, env=environment)
            figures[name] = round(time.perf_counter() - begin, 1)
    return figures


def measure_peers(peers: Path, seconds: float) -> Figures:
    script = CHECKOUT / "bench" / "peers.py"
    command = [str(peers), str(script), "--seconds", str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    figures: Figures = json.loads(done.stdout)
    return figures


def ratios(figures: Figures) -> Figures:
    """Each game's slowest table against the peers'; OpenSpiel's games are like the first."""
    peers = figures["peers"]
    found: Figures = {}
    for name, tables in figures["playouts"].items():
        ours = min(table["plies_per_second"] for table in tables.values())
        found[name] = {
            "catanatron_plies": round(ours / peers["catanatron"]["plies_per_second"], 1),
            "catanatron_actions": round(ours / peers["catanatron"]["actions_per_second"], 1),
        }
        if name == registry.first():
            for spiel, game in peers["open_spiel"]["games"].items():
                found[name][spiel] = round(ours / game["rollout_plies_per_second"], 2)
    for name, searches in figures.get("searches", {}).items():
        found[name]["simulations"] = search_ratios(searches, peers["open_spiel"]["games"])
    return found


def search_ratios(searches: Figures, peers: Figures) -> Figures:
    """The plain search of a game's slowest table against OpenSpiel's, from opening and middle."""
    return {
        moment: {
            spiel: round(
                min(table[moment]["plain_simulations_per_second"] for table in searches.values())
                / peer["mcts_simulations_per_second"],
                2,
            )
            for spiel, peer in peers.items()
        }
        for moment in MOMENTS
    }


def _update(name: str, text: str) -> None:
    """The table between the marks of a document."""
    document = CHECKOUT / name
    old = document.read_text("utf-8")
    if BEGIN in old and END in old:
        before, _, rest = old.partition(BEGIN)
        after = rest.partition(END)[2]
        document.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


def _wall(command: list[str]) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        best = min(best, time.perf_counter() - begin)
    return round(best, 3)
