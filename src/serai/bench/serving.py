"""How a server does: a real one in a process of its own, asked over loopback from this one.

Every move is on the disk before it is acknowledged. A socket plays both seats of its tables, at
random, and sends its next move as soon as the last is acknowledged, or after a pause in which a
person would think; client and server share the cores.
"""

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from math import ceil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from serai.core import registry
from serai.core.compiled import cache_root
from serai.tables import wire
from serai.tables.hearing import Listening

LONGEST = 10.0  # seconds, for moves of one kind
MOST = 3_000  # of them
PAUSE = 10.0  # seconds from one move of a person to the next
IDLE_TABLES = 300
STARTS = 5
MASTERS, THINKING = 90, 30  # tables of masters, and the seconds that each is to think
ANSWERS = 5  # of an easy bot meanwhile
PATIENCE = 60.0
LIMITS = (
    "requests_per_second",
    "request_burst",
    "guests_per_minute",
    "guest_burst",
    "tables_per_minute",
    "table_burst",
    "tables_per_person",
    "messages_per_second",
    "message_burst",
    "messages_per_second_from_address",
    "message_burst_from_address",
    "sockets_per_address",
    "connections_per_address",
    "connections",
    "sockets",
    "headers_seconds",
    "body_seconds",
    "reading_seconds",
)

Figures = dict[str, Any]
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
_RESIDENT = re.compile(r"^VmRSS:\s+(\d+) kB", re.MULTILINE)
_SEATS = (0, 1)
_STATES = ("state", "change")
_TABLES = 8  # for a socket alone: more moves than one game has
ASKING = 8  # requests at a time, while tables are made


@dataclass(frozen=True)
class Load:
    """So many sockets at tables of one game, with these pauses between moves, one by one."""

    game: str
    sockets: int
    pauses: tuple[float, ...] = (0.0,)


def loads() -> list[Load]:
    """A socket alone, and fifty, in every game; then many in the one with the fewest seats."""
    games = registry.names()
    smallest = min(games, key=lambda name: max(registry.manifest_of(name).seats))
    some = [Load(name, sockets) for sockets in (1, 50) for name in games]
    return [*some, Load(smallest, 500, (0.0, PAUSE))]


def all_serving(share: float = 1.0) -> Figures:
    """The first answer, memory, moves; a smaller share is quicker, with less of everything."""
    with disk_folder() as folder:
        starts = [first_answer(folder) for _ in range(part(STARTS, share) + 1)]
        figures: Figures = {"first_answer_seconds": round(median(starts[1:]), 2)}
        with served(folder) as server:
            figures["kib_per_table"] = idle_tables(server, part(IDLE_TABLES, share))
        with served(folder) as server:  # another, that has no memory to use again
            figures["moves"] = [row for load in loads() for row in moves(server, load, share)]
        with served(folder, workers=None) as server:  # as many as there are cores, as usual
            figures["busy"] = busy(server, part(MASTERS, share))
    return figures


def part(whole: int, share: float) -> int:
    return max(1, round(whole * share))


# -- the server ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Server:
    """A process that answers at a port of this machine."""

    port: int
    process: int

    def memory(self) -> int | None:
        """KiB in use, where the system tells."""
        try:
            status = Path(f"/proc/{self.process}/status").read_text("utf-8")
        except OSError:
            return None
        found = _RESIDENT.search(status)
        return None if found is None else int(found[1])

    def milliseconds(self) -> float | None:
        """CPU time that its threads have used, where the system tells; not its bots' processes."""
        try:
            status = Path(f"/proc/{self.process}/stat").read_text("utf-8")
        except OSError:
            return None
        user, system = status.rpartition(")")[2].split()[11:13]
        return 1000 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(
    folder: Path,
    workers: int | None = 1,
    database: str = "",
    processes: int = 1,
    far: bool = False,
) -> Iterator[Server]:
    """`serai serve` on a free port, with limits that are not in the way.

    Those who come from `far` come through a proxy, as far as it knows.
    """
    words = ["serve", "--port", "0", "--database", database or str(folder / "serai.sqlite")]
    words += [] if workers is None else ["--workers", str(workers)]
    words += ["--processes", str(processes)] if processes > 1 else []
    words += ["--behind-proxy", "127.0.0.1"] if far else []
    for name in LIMITS:
        words += ["--limit", f"{name}=1000000"]
    with (
        (folder / "server.log").open("a", encoding="utf-8") as log,
        subprocess.Popen(
            [sys.executable, "-m", "serai", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
        ended(process),
    ):
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        if found is None:
            raise RuntimeError((folder / "server.log").read_text("utf-8"))
        yield Server(int(found[1]), process.pid)


@contextmanager
def ended(process: "subprocess.Popen[str]") -> Iterator[None]:
    """It is asked to end in the end, and ended if it does not."""
    try:
        yield
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()


def first_answer(folder: Path) -> float:
    """Seconds from the command to the first answer, everything compiled before."""
    begin = time.perf_counter()
    with served(folder) as server:
        Guest(server).ask("GET", "/api/health")
        return time.perf_counter() - begin


@contextmanager
def disk_folder() -> Iterator[Path]:
    """On a disk, which a system's folder for temporary files need not be."""
    root = cache_root()
    root.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="serving-", dir=root) as folder:
        yield Path(folder)


# -- people --------------------------------------------------------------------------------------


class Guest:
    """Somebody with a cookie, and the tables they have made."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.tables: list[str] = []

    def ask(self, method: str, path: str, body: Figures | None = None) -> Any:
        connection = HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
            connection.request(method, path, json.dumps(body) if body else None, headers)
            answer = connection.getresponse()
            text = answer.read().decode()
        finally:
            connection.close()
        if answer.status >= 400:
            raise RuntimeError(text)
        self.cookie = (answer.headers["Set-Cookie"] or self.cookie).partition(";")[0]
        return json.loads(text)

    def make_tables(self, games: Sequence[str]) -> "Guest":
        """A table of each game, at which both seats are this guest's."""
        self.ask("GET", "/api/me")
        for game in games:
            wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}]}
            self.tables.append(self.ask("POST", "/api/tables", wanted)["id"])
        return self


def guests(server: Server, games: Sequence[Sequence[str]]) -> list[Guest]:
    """People with tables of these games each."""
    with ThreadPoolExecutor(ASKING) as pool:
        return list(pool.map(lambda each: Guest(server).make_tables(each), games))


# -- somebody who lets masters think, and somebody else ------------------------------------------


def busy(server: Server, tables: int) -> Figures:
    """How long an easy bot takes at most, while another guest's masters think at these tables."""
    ada, bo = (Guest(server) for _ in range(2))
    for guest in (ada, bo):
        guest.ask("GET", "/api/me")
    wanted = {**_against("master"), "thinking": THINKING}
    ada.tables = [ada.ask("POST", "/api/tables", wanted)["id"] for _ in range(tables)]
    bo.tables = [bo.ask("POST", "/api/tables", _against("easy"))["id"]]
    times = asyncio.run(_answers(ada, bo))
    return {"tables": tables, "thinking": THINKING, "answer_seconds": round(max(times), 2)}


def _against(level: str) -> Figures:
    """A table at which a bot begins."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    return {"game": registry.first(), "seats": seats, "options": {"first": "2"}}


async def _answers(ada: Guest, bo: Guest) -> list[float]:
    """Seconds to each of the easy bot's first answers; the masters were there before it."""
    async with AsyncExitStack() as stack:
        for begin in range(0, len(ada.tables), _TABLES):
            looking = await stack.enter_async_context(socket_of(ada))
            stack.callback(asyncio.create_task(_overhear(looking)).cancel)
            for table in ada.tables[begin : begin + _TABLES]:
                await looking.send(json.dumps({"type": "open", "table": table, "seat": 0}))
        socket = await stack.enter_async_context(socket_of(bo))
        place = {"table": bo.tables[0], "seat": 0}
        times: list[float] = []
        listening = Listening()
        since = time.perf_counter()
        await socket.send(json.dumps({"type": "open", **place}))
        while len(times) < ANSWERS:
            told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            state = listening.hear(told) if told["type"] in _STATES else None
            if state is not None and state["legal"]:
                times.append(time.perf_counter() - since)
                move = {"type": "move", "n": state["n"], "action": state["legal"][0]["action"]}
                since = time.perf_counter()
                await socket.send(json.dumps({**move, **place}))
    return times


async def _overhear(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def socket_of(guest: Guest, compressed: bool = False) -> connect:
    return connect(
        f"ws://127.0.0.1:{guest.server.port}/api/socket",
        additional_headers={"Cookie": guest.cookie},
        compression="deflate" if compressed else None,
        max_size=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )


# -- memory --------------------------------------------------------------------------------------


def idle_tables(server: Server, tables: int) -> float | None:
    """KiB for each table that has begun and waits; every game has been loaded before."""
    games = Guest(server).ask("GET", "/api/games")
    names = [game["name"] for game in games if len(_SEATS) in game["seats"]]
    guests(server, [names])
    before = server.memory()
    guests(server, [[names[i % len(names)]] for i in range(tables)])
    return per(before, server.memory(), tables)


def per(before: float | None, after: float | None, number: int, digits: int = 1) -> float | None:
    """What each of so many has brought."""
    if before is None or after is None or not number:
        return None
    return round((after - before) / number, digits)


# -- moves ---------------------------------------------------------------------------------------


@dataclass
class Run:
    """Moves until there are enough of them, or the time is over; and how long each took."""

    seconds: float
    pause: float = 0.0
    most: int = MOST
    begin: float = field(default_factory=time.perf_counter)
    end: float = 0.0
    sent: int = 0
    times: list[float] = field(default_factory=list)

    def start(self) -> None:
        self.begin = time.perf_counter()

    def goes_on(self) -> bool:
        return self.sent < self.most and time.perf_counter() - self.begin < self.seconds

    def acknowledged(self, since: float) -> None:
        self.end = time.perf_counter()
        self.times.append(self.end - since)

    def figures(self) -> Figures:
        return {
            "moves": len(self.times),
            "moves_per_second": round(len(self.times) / (self.end - self.begin), 1),
            "half_within_ms": round(1000 * within(self.times, 0.5), 1),
            "most_within_ms": round(1000 * within(self.times, 0.99), 1),
        }


def within(times: Sequence[float], share: float) -> float:
    """The time within which such a share of them was done."""
    return sorted(times)[max(0, ceil(share * len(times)) - 1)]


def moves(server: Server, load: Load, share: float = 1.0) -> list[Figures]:
    """A row for each pause."""
    sockets = part(load.sockets, share)
    pauses = [round(pause * share, 2) for pause in load.pauses]
    tables = [load.game] * max(1, _TABLES // sockets)
    people = guests(server, [tables] * sockets)
    runs = asyncio.run(_runs(server, people, LONGEST * share, pauses))
    about = {"game": load.game, "sockets": sockets}
    return [{**about, "pause": pause, **run} for pause, run in zip(pauses, runs, strict=True)]


async def _runs(
    server: Server, people: Sequence[Guest], seconds: float, pauses: Sequence[float]
) -> list[Figures]:
    rows: list[Figures] = []
    async with AsyncExitStack() as stack:
        players = [Player(number, guest) for number, guest in enumerate(people)]
        for player in players:
            await player.sit(stack.enter_async_context)
        for pause in pauses:
            before, used = server.memory(), server.milliseconds()
            run = Run(seconds, pause)
            await asyncio.gather(*(player.play(run) for player in players))
            cost = per(used, server.milliseconds(), len(run.times), 2)
            more = per(before, server.memory(), len(run.times))
            rows.append({**run.figures(), "kib_per_move": more, "cpu_ms_per_move": cost})
    return rows


class Player:
    """A socket that plays at all seats of its tables, one table after the other."""

    def __init__(self, number: int, guest: Guest) -> None:
        self._guest = guest
        self._dice = random.Random(number)
        self._listening: defaultdict[tuple[str, int], Listening] = defaultdict(Listening)
        self._turns: dict[str, wire.StateTold] = {}  # by table, the state of the seat to act

    async def sit(self, entered: Callable[[Any], Any]) -> None:
        """Connect, and listen to every seat."""
        self._socket: ClientConnection = await entered(socket_of(self._guest))
        for table in self._guest.tables:
            for seat in _SEATS:
                await self._say(type="open", table=table, seat=seat, previews=True)
                await self._hear("state")

    async def play(self, run: Run) -> None:
        """Move as long as the run goes on and there is a table that is not over."""
        await asyncio.sleep(run.pause * self._dice.random())  # people do not move all at once
        while self._turns and run.goes_on():
            run.sent += 1
            state = next(iter(self._turns.values()))
            action = self._dice.choice(state["legal"])["action"]
            place = {"table": state["table"], "seat": state["seat"], "n": state["n"]}
            since = time.perf_counter()
            await self._say(type="move", action=action, **place)
            await self._hear("ack")
            run.acknowledged(since)
            for _ in _SEATS:
                await self._hear("change")
            if run.pause:
                await asyncio.sleep(max(0.0, since + run.pause - time.perf_counter()))

    async def _say(self, **message: object) -> None:
        await self._socket.send(json.dumps(message))

    async def _hear(self, awaited: str) -> None:
        """Until that has come; the states of all seats are told after the acknowledgement."""
        while True:
            told = json.loads(await self._socket.recv())
            if told["type"] in ("error", "refused"):
                raise RuntimeError(told["trouble"]["sentence"])
            if told["type"] in _STATES:
                self._note(self._listening[told["table"], told["seat"]].hear(told))
            if told["type"] == awaited:
                return

    def _note(self, state: wire.StateTold | None) -> None:
        assert state is not None, "nothing is missed on one socket"
        if state["legal"]:
            self._turns[state["table"]] = state
        elif state["status"] == "over":
            self._turns.pop(state["table"], None)
