"""What a server holds: moves a second on one core, many live tables, very many sockets; what it
costs to make a table, to open it, to come back to it; how much is told.

The clients are `crowd`'s, a socket for each seat. Where there are two cores, the server has one of
them to itself and the clients have another.
"""

import asyncio
import gc
import os
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from http.client import HTTPConnection
from itertools import islice
from pathlib import Path
from typing import Any

import orjson

from serai.core import registry

from .crowd import Crowd, Ear, Setting, crowd, used, wanted
from .serving import PATIENCE, Figures, Guest, Run, Server, disk_folder, part, per, served, within

PAUSE = 10.0  # seconds from one move at a table to the next
LIVE_SECONDS = 30.0
ONE_CORE_TABLES, ONE_CORE_SECONDS = 50, 10.0
LIVE_TABLES = 1_000
CROWDED_TABLES, CROWDED_SOCKETS = 2_500, 4  # sockets at each
HANDLED, HANDLED_MOVES = 100, 10  # tables, and moves at each before people come back to it
LEAVING = 1.0  # seconds in which it is written who has left
WARM_TABLES = 5
WHOLE_GAMES = 4  # of each kind, to see how much is told
SPARE_FILES = 200  # that a process has open besides its sockets
_SHARED = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)


# -- moves ---------------------------------------------------------------------------------------


def one_core(share: float = 1.0) -> Figures:
    """Moves a second, every one durable, as fast as one core of server can."""
    rows = []
    with disk_folder() as folder, on_core(0), served(folder) as server, on_core(1):
        for name in registry.names():
            lanes = [[Setting(name)]] * part(ONE_CORE_TABLES, share)
            run = Run(ONE_CORE_SECONDS * share)
            rows.append({"game": name, "tables": len(lanes), **_played(server, lanes, run)})
    return {"rows": rows}


def live(share: float = 1.0) -> Figures:
    """Many tables of all games, at each a move now and then."""
    return _paced(part(LIVE_TABLES, share), 2, share)


def crowded(share: float = 1.0) -> Figures:
    """Very many sockets: at each table more than two people, or people with more devices."""
    needed = part(CROWDED_TABLES, share) * CROWDED_SOCKETS
    tables = max(1, allowed_sockets(needed) // CROWDED_SOCKETS)
    return {"wanted": needed, **_paced(tables, CROWDED_SOCKETS, share)}


def _paced(tables: int, sockets: int, share: float) -> Figures:
    games = registry.names()
    lanes = [[Setting(games[number % len(games)], sockets)] for number in range(tables)]
    pause = round(PAUSE * share, 2)
    run = Run(LIVE_SECONDS * share, pause, most=10 * tables)
    with disk_folder() as folder, on_core(0), served(folder) as server, on_core(1):
        figures = _played(server, lanes, run)
        memory = {"rss_mb": _megabytes(server.memory()), "pss_mb": _megabytes(shared_out(server))}
    return {"tables": tables, "sockets": tables * sockets, "pause": pause, **figures, **memory}


def _played(server: Server, lanes: Sequence[Sequence[Setting]], run: Run) -> Figures:
    people = crowd(server, lanes)

    async def play() -> Figures:
        async with AsyncExitStack() as stack:
            await people.join(stack)
            with no_garbage_looked_for():
                before = server.milliseconds()
                run.start()
                await people.play(run)
                return used(before, server.milliseconds(), run)

    return asyncio.run(play())


@contextmanager
def no_garbage_looked_for() -> Iterator[None]:
    """These are thousands of people in one process: all of them would stand still meanwhile."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def on_core(number: int) -> Iterator[None]:
    """This thread, and what it starts, on one core; where there is only one, as it comes."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    all_cores = os.sched_getaffinity(0)
    usable = sorted(_all_cores())
    os.sched_setaffinity(0, {usable[number]} if number < len(usable) else all_cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, all_cores)


def _all_cores() -> set[int]:
    """Those that any process here may use, whatever this thread is bound to just now."""
    return set(range(os.cpu_count() or 1))


def allowed_sockets(needed: int) -> int:
    """How many sockets a process may have here: as many as are needed, if the system lets us."""
    try:
        import resource
    except ImportError:  # the system knows no such limit
        return needed
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = needed + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < files:
        soft = files if hard == resource.RLIM_INFINITY else min(files, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return needed if soft == resource.RLIM_INFINITY else min(needed, soft - SPARE_FILES)


def shared_out(server: Server) -> int | None:
    """KiB in use, where what several processes share is shared out among them (PSS)."""
    try:
        text = Path(f"/proc/{server.process}/smaps_rollup").read_text("utf-8")
    except OSError:
        return None
    found = _SHARED.search(text)
    return None if found is None else int(found[1])


def _megabytes(kib: int | None) -> float | None:
    return None if kib is None else round(kib * 1024 / 1e6, 1)


# -- tables --------------------------------------------------------------------------------------


def handling(share: float = 1.0) -> Figures:
    """CPU time to make a table, to open it at a seat, to come back to it by a new socket."""
    return {name: _handled(name, part(HANDLED, share)) for name in registry.names()}


def _handled(game: str, tables: int) -> Figures:
    with disk_folder() as folder:
        with served(folder) as server:
            warm_up(server, game)
            before = server.milliseconds()
            make_tables(server, game, tables)
            made = per(before, server.milliseconds(), tables, 2)
            people = crowd(server, [[Setting(game)]] * tables)
            asyncio.run(_some_moves(people, tables * HANDLED_MOVES))
            time.sleep(LEAVING)
            connected, opened = asyncio.run(_come_back(server, people))
        with served(folder) as server:  # nothing is in its memory
            warm_up(server, game)
            moved = people.at(server)
            _, woken = asyncio.run(_come_back(server, moved, seats=1))
    back = None if connected is None or opened is None else round(connected + opened, 2)
    return {"make_ms": made, "open_ms": opened, "reconnect_ms": back, "wake_ms": woken}


def warm_up(server: Server, game: str) -> None:
    """Every game is loaded, and a few tables have been made."""
    Guest(server).ask("GET", "/api/games")
    make_tables(server, game, WARM_TABLES)


def make_tables(server: Server, game: str, tables: int) -> None:
    """One request after the other on one connection, as a browser does."""
    guest = Guest(server)
    guest.ask("GET", "/api/me")
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    headers = {"Cookie": guest.cookie, "Content-Type": "application/json"}
    try:
        for _ in range(tables):
            connection.request("POST", "/api/tables", orjson.dumps(wanted(Setting(game))), headers)
            answer = connection.getresponse()
            text = answer.read()
            if answer.status >= 400:
                raise RuntimeError(text.decode())
    finally:
        connection.close()


async def _some_moves(people: Crowd, moves: int) -> None:
    async with AsyncExitStack() as stack:
        await people.join(stack)
        await people.play(Run(PATIENCE, most=moves), HANDLED_MOVES)


async def _come_back(
    server: Server, people: Crowd, seats: int | None = None
) -> tuple[float | None, float | None]:
    """Milliseconds of CPU to connect, and to open a table and be told all of it, each time."""
    ears = [Ear(table, ear.seat) for table in people.tables for ear in islice(table.ears, seats)]
    async with AsyncExitStack() as stack:
        before = server.milliseconds()
        for ear in ears:
            await ear.connect(stack)
        connected = server.milliseconds()
        for ear in ears:
            await ear.open()
        opened = server.milliseconds()
    return per(before, connected, len(ears), 2), per(connected, opened, len(ears), 2)


# -- what is told --------------------------------------------------------------------------------


def telling(share: float = 1.0) -> Figures:
    """Bytes a ply and seat over whole games; then the same for people from far away, compressed."""
    found: Figures = {}
    with disk_folder() as folder, served(folder, far=True) as server:
        for name in registry.names():
            lanes = part(WHOLE_GAMES, share)
            plain, cost = _whole_games(server, [[Setting(name)]] * lanes)
            far, dearer = _whole_games(server, [[Setting(name, compressed=True)]] * lanes)
            packed = {
                "mean_compressed_bytes": _mean([size for ear in far for size in ear.wire]),
                "state_bytes": _mean([ear.whole[0] for ear in far]),
                "state_compressed_bytes": _mean([ear.whole[1] for ear in far]),
                "cpu_ms_per_move": cost,
                "compressed_cpu_ms_per_move": dearer,
            }
            found[name] = {**_sizes([size for ear in plain for size in ear.bytes]), **packed}
    return found


def _whole_games(
    server: Server, lanes: Sequence[Sequence[Setting]]
) -> tuple[list[Ear], float | None]:
    """All who listened, and milliseconds of CPU a move."""
    people = crowd(server, lanes)
    figures = asyncio.run(_play_to_the_end(server, people))
    return [ear for table in people.tables for ear in table.ears], figures["cpu_ms_per_move"]


async def _play_to_the_end(server: Server, people: Crowd) -> Figures:
    async with AsyncExitStack() as stack:
        await people.join(stack)
        before, run = server.milliseconds(), Run(10 * PATIENCE, most=10**6)
        await people.play(run)
        return used(before, server.milliseconds(), run)


def _mean(sizes: Sequence[int]) -> int:
    return round(sum(sizes) / len(sizes))


def _sizes(sizes: Sequence[int]) -> dict[str, Any]:
    return {
        "plies_and_seats": len(sizes),
        "mean_bytes": _mean(sizes),
        "most_within_bytes": within(sizes, 0.99),
    }
