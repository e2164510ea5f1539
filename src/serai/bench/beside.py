"""The server beside boardgame.io's: CPU time a move, by turns in one run.

Tables of two with a socket for each seat, one, fifty and five hundred at a time, the same number of
moves for all. Ours is durable: a move is on the disk before anybody hears of it. boardgame.io is
measured as it comes, in memory, and with its store of files; it tells before it saves, does not
wait for the disk, and tells no legal actions. Its game is one of our own (`bench/boardgame.io`),
with as many bytes in a seat's view as the view of ours has in the middle of a game.
"""

import asyncio
import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

import orjson

from serai.core import registry
from serai.core.match import new

from .crowd import Setting, crowd
from .searches import middle
from .serving import (
    ADDRESS,
    PATIENCE,
    Figures,
    Guest,
    Run,
    Server,
    disk_folder,
    ended,
    part,
    served,
    within,
)

ROUNDS = 3
LOADS = {1: 300, 50: 1_500, 500: 3_000}  # tables at a time, and moves in all
EACH = 50  # moves at a table at most; no game is over by then
WARM = 0.2  # of the moves, before anything is measured
QUIET = 0.3  # seconds after the last move, in which a peer saves what it has told

Tick = Callable[[float], None]  # by which part of it all it has come on


def all_beside(peer: Path, share: float, tick: Tick) -> Figures:
    """Milliseconds of CPU a move, best of the rounds; the peer is set up in a folder."""
    sizes = {name: view_bytes(name) for name in registry.names()}
    figures: Figures = {"version": version(peer), "bytes": sizes, "rows": []}
    with ExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        sides: dict[str, Side] = {"ours": Ours(stack.enter_context(served(folder)))}
        for name, store in (("memory", None), ("files", folder / "files")):
            log = folder / f"{name}.log"
            sides[name] = stack.enter_context(theirs(peer, sizes, store, log))
        for game in registry.names():
            for tables, moves in loads(share).items():
                row = by_turns(sides, game, tables, moves, part(ROUNDS, share))
                tick(1 / (len(sizes) * len(loads(share))))
                figures["rows"].append({"game": game, "tables": tables, "moves": moves, **row})
    return figures


def loads(share: float) -> dict[int, int]:
    """In small, fewer tables and fewer moves; never two rows of the same."""
    return {part(tables, share): part(moves, share) for tables, moves in LOADS.items()}


def by_turns(sides: dict[str, "Side"], game: str, tables: int, moves: int, rounds: int) -> Figures:
    """Each side's best round; all have moved a little before."""
    for side in sides.values():
        side.run(game, tables, part(moves, WARM))
    best: Figures = {}
    for _ in range(rounds):
        for name, side in sides.items():
            row = side.run(game, tables, moves)
            if name not in best or row["cpu_ms_per_move"] < best[name]["cpu_ms_per_move"]:
                best[name] = row
    ours = best["ours"]["cpu_ms_per_move"]
    times = {name: round(best[name]["cpu_ms_per_move"] / ours, 2) for name in best if ours}
    return {**best, "times": {name: ratio for name, ratio in times.items() if name != "ours"}}


def view_bytes(name: str) -> int:
    """How long a seat's view is as JSON, at a table of two in the middle of a game."""
    match = middle(new(name, seats=2, seed=1))
    return len(orjson.dumps(match.view(seat=match.actor)))


class Side(Protocol):
    """A server that is measured."""

    def run(self, game: str, tables: int, moves: int) -> Figures:
        """So many moves, at so many tables at a time."""


def lane_length(tables: int, moves: int) -> int:
    """How many tables one after the other a lane needs."""
    return max(1, -(-moves // (tables * EACH)))


class Ours:
    def __init__(self, server: Server) -> None:
        self._server = server
        Guest(server).ask("GET", "/api/games")  # they are loaded by then

    def run(self, game: str, tables: int, moves: int) -> Figures:
        people = crowd(self._server, [[Setting(game)] * lane_length(tables, moves)] * tables)

        async def play() -> Figures:
            async with AsyncExitStack() as stack:
                await people.join(stack)
                before = self._server.milliseconds()
                run = Run(PATIENCE, most=moves)
                await people.play(run, EACH)
                await asyncio.sleep(QUIET)
                return figures_of(run.times, run.end - run.begin, before, self._server)

        return asyncio.run(play())


class Theirs:
    """boardgame.io's server, and a process with its players."""

    def __init__(self, server: Server, players: "subprocess.Popen[str]") -> None:
        self._server = server
        self._players = players

    def run(self, game: str, tables: int, moves: int) -> Figures:
        self._ask(do="sit", game=game, lanes=tables, tables=lane_length(tables, moves))
        before = self._server.milliseconds()
        played = self._ask(do="play", moves=moves, each=EACH)
        time.sleep(QUIET)
        times = [one / 1000 for one in played["times"]]
        figures = figures_of(times, played["seconds"], before, self._server)
        self._ask(do="leave")
        return figures

    def _ask(self, **words: object) -> Any:
        assert self._players.stdin is not None and self._players.stdout is not None
        self._players.stdin.write(json.dumps(words) + "\n")
        self._players.stdin.flush()
        return json.loads(self._players.stdout.readline())


def figures_of(
    times: Sequence[float], seconds: float, before: float | None, server: Server
) -> Figures:
    after = server.milliseconds()
    assert before is not None and after is not None, "the system does not tell"
    return {
        "cpu_ms_per_move": round((after - before) / len(times), 3),
        "moves_per_second": round(len(times) / seconds, 1),
        "half_within_ms": round(1000 * within(times, 0.5), 1),
        "most_within_ms": round(1000 * within(times, 0.99), 1),
    }


@contextmanager
def theirs(peer: Path, sizes: dict[str, int], store: Path | None, log: Path) -> Iterator[Theirs]:
    """Its server, as it is meant to be run for the public, and players at it."""
    words = [json.dumps(sizes), *([] if store is None else [str(store)])]
    environment = {**os.environ, "NODE_ENV": "production"}
    with (
        log.open("w", encoding="utf-8") as errors,
        subprocess.Popen(
            [peer / "node", peer / "server.js", *words],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as server,
        ended(server),
    ):
        assert server.stdout is not None
        found = ADDRESS.search(server.stdout.readline())
        if found is None:
            raise RuntimeError(log.read_text("utf-8"))
        with (
            subprocess.Popen(
                [peer / "node", peer / "clients.js", found[1]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            ) as players,
            ended(players),
        ):
            yield Theirs(Server(int(found[1]), server.pid), players)


def version(peer: Path) -> str:
    package = peer / "node_modules" / "boardgame.io" / "package.json"
    return str(json.loads(package.read_text("utf-8"))["version"])
