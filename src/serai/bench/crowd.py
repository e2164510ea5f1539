"""People at tables of a real server: a socket for each of them, as in life.

A lane plays one table after the other, and many lanes play side by side. A table's sockets listen
from its seats; where there are more sockets than seats, people have a second device.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection
from websockets.frames import Opcode

from serai.core import registry
from serai.tables import wire
from serai.tables.hearing import Listening

from .serving import ASKING, PATIENCE, Figures, Guest, Run, Server, guests, socket_of

_STATES = ("state", "change")
_JOINING = 50  # sockets at a time, while people come in


@dataclass(frozen=True)
class Setting:
    """What a table is: its game, and how many sockets listen there."""

    game: str
    sockets: int = 2
    compressed: bool = False

    @property
    def seats(self) -> int:
        return min(self.sockets, max(registry.manifest_of(self.game).seats))


class Ear:
    """A socket that listens from one seat, and what it has heard."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.bytes: list[int] = []  # of each ply that was told
        self.wire: list[int] = []  # the same as they came over the wire
        self.whole = (0, 0)  # of the state at the start, and as it came
        self._came: deque[int] = deque()  # over the wire, and was not heard yet
        self.state: wire.StateTold | None = None
        self._listening = Listening()

    @property
    def n(self) -> int:
        return -1 if self.state is None else self.state["n"]

    async def join(self, stack: AsyncExitStack) -> None:
        """Connect, sit down, and listen from then on."""
        await self.connect(stack)
        await self.open()
        stack.callback(asyncio.create_task(self._listen()).cancel)

    async def connect(self, stack: AsyncExitStack) -> None:
        compressed = self.table.setting.compressed
        socket = socket_of(self.table.guest, compressed)
        self.socket: ClientConnection = await stack.enter_async_context(socket)
        if compressed:
            await self.socket.recv(decode=False)  # its greeting; then nothing until it is asked
            self._count(self.socket.protocol.extensions[0])

    async def open(self) -> None:
        await self.say(type="open", seat=self.seat, previews=True)
        while self.state is None:
            self._hear(await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE))

    async def say(self, **message: object) -> None:
        await self.socket.send(orjson.dumps({"table": self.table.id, **message}).decode())

    async def _listen(self) -> None:
        async for message in self.socket:
            self._hear(message)

    def _count(self, extension: Any) -> None:
        """How long everything is that comes from here on, as it comes over the wire."""
        decode = extension.decode

        def counting(frame: Any, **more: Any) -> Any:
            if frame.opcode is Opcode.TEXT:
                self._came.append(len(frame.data))
            return decode(frame, **more)

        extension.decode = counting

    def _hear(self, message: str | bytes) -> None:
        told = orjson.loads(message)
        wire = self._came.popleft() if self._came else len(message)
        if told["type"] in ("error", "refused"):
            self.table.fail(RuntimeError(told["trouble"]["sentence"]))
        if told["type"] == "ack":
            self.table.acknowledged()
        if told["type"] in _STATES:
            before = self.n
            self.state = self._listening.hear(told)
            assert self.state is not None, "nothing is missed on one socket"
            if told["type"] == "change":
                self._note(len(message), wire, self.n > before)
            else:
                self.whole = len(message), wire
            self.table.heard()

    def _note(self, size: int, wire: int, ply: bool) -> None:
        """What is told besides belongs to the ply before it."""
        if ply or not self.bytes:
            self.bytes.append(0)
            self.wire.append(0)
        self.bytes[-1] += size
        self.wire[-1] += wire


class Table:
    """A table and those who listen there; whoever's turn it is moves at random."""

    def __init__(self, guest: Guest, id: str, setting: Setting, number: int) -> None:
        self.guest = guest
        self.id = id
        self.setting = setting
        self.ears = [Ear(self, place % setting.seats) for place in range(setting.sockets)]
        self.moves = 0
        self._dice = random.Random(number)
        self._since = 0.0
        self._n = 0
        self._run: Run | None = None
        self._all_told: asyncio.Future[None] | None = None

    @property
    def mover(self) -> Ear | None:
        """The first that listens from the seat whose turn it is; None if the game is over."""
        return next((ear for ear in self.ears if ear.state and ear.state["legal"]), None)

    async def move(self, run: Run) -> None:
        """One move, until all who listen have been told of it."""
        mover = self.mover
        assert mover is not None and mover.state is not None
        self._run, self._n = run, mover.n
        self._all_told = asyncio.get_running_loop().create_future()
        action = self._dice.choice(mover.state["legal"])["action"]
        self.moves += 1
        self._since = time.perf_counter()
        await mover.say(type="move", seat=mover.seat, n=mover.n, action=action)
        await asyncio.wait_for(self._all_told, PATIENCE)

    def acknowledged(self) -> None:
        if self._run is not None:
            self._run.acknowledged(self._since)

    def heard(self) -> None:
        waiting = self._all_told
        if waiting and not waiting.done() and all(ear.n > self._n for ear in self.ears):
            waiting.set_result(None)

    def fail(self, error: Exception) -> None:
        if self._all_told is None or self._all_told.done():
            raise error
        self._all_told.set_exception(error)


class Crowd:
    """Lanes of tables, all made and with everybody there."""

    def __init__(self, lanes: Sequence[Sequence[Table]]) -> None:
        self.lanes = lanes

    @property
    def tables(self) -> list[Table]:
        return [table for lane in self.lanes for table in lane]

    def at(self, server: Server) -> "Crowd":
        """The same people and tables at a server that was started anew."""
        for table in self.tables:
            table.guest.server = server
        return self

    async def join(self, stack: AsyncExitStack) -> None:
        """Everybody comes in, some at a time."""
        ears = [ear for table in self.tables for ear in table.ears]
        for begin in range(0, len(ears), _JOINING):
            await asyncio.gather(*(ear.join(stack) for ear in ears[begin : begin + _JOINING]))

    async def play(self, run: Run, each: int | None = None) -> None:
        """All lanes side by side, until the run is over; at most so many moves at each table."""
        await asyncio.gather(*(self._play(lane, run, each) for lane in self.lanes))

    async def _play(self, lane: Sequence[Table], run: Run, each: int | None) -> None:
        if run.pause:  # people do not move all at once
            await asyncio.sleep(run.pause * random.random())
        for table in lane:
            while run.goes_on() and table.mover and (each is None or table.moves < each):
                run.sent += 1
                since = time.perf_counter()
                await table.move(run)
                if run.pause:
                    await asyncio.sleep(max(0.0, since + run.pause - time.perf_counter()))


def crowd(server: Server, lanes: Sequence[Sequence[Setting]]) -> Crowd:
    """A guest for each lane, and the tables made; nobody has come in yet."""
    people = guests(server, [()] * len(lanes))

    def lane(number: int) -> list[Table]:
        guest = people[number]
        made = [guest.ask("POST", "/api/tables", wanted(one))["id"] for one in lanes[number]]
        return [Table(guest, id, one, number) for id, one in zip(made, lanes[number], strict=True)]

    with ThreadPoolExecutor(ASKING) as pool:
        return Crowd(list(pool.map(lane, range(len(lanes)))))


def wanted(setting: Setting) -> dict[str, Any]:
    """A table at which all seats are one guest's."""
    others = [{"kind": "here"}] * (setting.seats - 1)
    return {"game": setting.game, "seats": [{"kind": "me"}, *others]}


def used(before: float | None, after: float | None, run: Run) -> Figures:
    """The figures of a run, with the CPU time a move where the system tells."""
    cost = None
    if before is not None and after is not None and run.times:
        cost = round((after - before) / len(run.times), 3)
    return {**run.figures(), "cpu_ms_per_move": cost}
