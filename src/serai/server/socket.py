"""The door for moves: one socket a device, as many tables as it listens to."""

import asyncio
from contextlib import suppress
from importlib.metadata import version
from typing import cast

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.contract import SPECTATOR
from serai.core.errors import SeraiError
from serai.core.texts import speak, spoken

from . import people, telling, wire
from .api import House, viewer_of
from .errors import NoPerson, NoSuchTable, ServerError, TooMuch
from .guard import Bucket
from .language import check_language
from .logs import log
from .table import Table

NO_PERSON, TOO_SLOW, TOO_MANY = 4401, 4408, 4429


class Doorman:
    """How many sockets there are, and whose."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._of: dict[str, int] = {}

    @property
    def number(self) -> int:
        return sum(self._of.values())

    def let_in(self, token: str) -> bool:
        if self.number >= self._most or self._of.get(token, 0) >= self._most_each:
            return False
        self._of[token] = self._of.get(token, 0) + 1
        return True

    def let_out(self, token: str) -> None:
        self._of[token] -= 1
        if not self._of[token]:
            del self._of[token]


class Connection:
    """One socket: what it listens to, and what waits to be sent to it."""

    def __init__(self, socket: WebSocket, house: House, token: str) -> None:
        self._socket, self._house, self._token = socket, house, token
        self._person = people.NOBODY
        limits = house.settings.limits
        self._waiting: asyncio.Queue[str] = asyncio.Queue(limits.waiting_messages)
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._tables: dict[tuple[str, int], Table] = {}
        self._sending: asyncio.Task[None] | None = None

    def tell(self, text: str) -> None:
        """Send when it can be sent; who does not read is left behind, and may come back."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            if self._sending is not None:
                self._sending.cancel()

    async def serve(self) -> None:
        """Until the other side leaves, or does not listen any more."""
        await self._know()
        self._say_hello()
        sending = self._sending = asyncio.create_task(self._send())
        try:
            await self._receive(sending)
        finally:
            for (_, viewer), table in self._tables.items():
                table.leave(self, viewer)
            slow = sending.cancelled()
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending
        if slow:
            log.info("socket-slow", person=self._person.id)
            await self._socket.close(TOO_SLOW)

    async def _receive(self, sending: "asyncio.Task[None]") -> None:
        while True:
            getting = asyncio.ensure_future(self._socket.receive())
            done, _ = await asyncio.wait({getting, sending}, return_when=asyncio.FIRST_COMPLETED)
            if sending in done:  # before what else was said: who does not read may go on talking
                getting.cancel()
                return
            message = getting.result()
            if message["type"] == "websocket.disconnect":
                return
            await self._hear(message.get("text"))

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._socket.send_text(await self._waiting.get())

    async def _hear(self, text: str | None) -> None:
        """Whatever comes is answered: done, or refused with what was wrong."""
        try:
            if not self._bucket.take():
                raise TooMuch("too-fast")
            message = self._read(text)
            await self._do(message)
        except SeraiError as error:
            trouble = telling.trouble(error, spoken())
            self._tell({"type": "error", "trouble": trouble})
        except Exception:
            log.exception("failed", person=self._person.id)
            trouble = telling.trouble(ServerError("server-failed"), spoken())
            self._tell({"type": "error", "trouble": trouble})

    def _read(self, text: str | None) -> wire.Message:
        most = self._house.settings.limits.message_bytes
        if text is None:
            raise ServerError("not-text")
        if len(text.encode()) > most:
            raise ServerError("too-long", most=most)
        try:
            return wire.messages.validate_json(text)
        except ValidationError as error:
            raise BadMessage(
                [telling.fault(one["loc"], one["type"]) for one in error.errors()]
            ) from None

    async def _do(self, message: wire.Message) -> None:
        match message:
            case wire.Ping():
                self._tell({"type": "pong"})
            case wire.Speak():
                # in the socket's task, and so for all of it
                speak(check_language(message.language))
            case wire.Open():
                await self._open(message)
            case wire.Leave():
                viewer = SPECTATOR if message.seat is None else message.seat
                table = self._tables.pop((message.table, viewer), None)
                if table is not None:
                    table.leave(self, viewer)
            case wire.Move() | wire.Confirm():
                await self._move(message)
            case wire.Why():
                await self._explain(message)

    async def _open(self, message: wire.Open) -> None:
        table = await self._table(message.table)
        viewer = viewer_of(table, self._person, message.seat)
        key = (table.id, viewer)
        if (
            key not in self._tables
            and len(self._tables) >= self._house.settings.limits.tables_per_socket
        ):
            raise TooMuch("too-many-open", most=self._house.settings.limits.tables_per_socket)
        self._tables[key] = table
        await table.listen(self, self._person.id, viewer, message.since)

    async def _move(self, message: wire.Move | wire.Confirm) -> None:
        table = await self._table(message.table)
        seat = viewer_of(table, self._person, message.seat)
        try:
            if isinstance(message, wire.Move):
                await table.play(seat, message.n, message.action, self._tell)
            else:
                await table.confirm(seat, message.n, self._tell)
        except SeraiError as error:
            await self._refuse(table, seat, message.n, error)

    async def _refuse(self, table: Table, seat: int, n: int, error: SeraiError) -> None:
        state = await table.ask(lambda: telling.state(table, seat, None))
        refused: wire.Refused = {
            "type": "refused",
            "table": table.id,
            "seat": seat,
            "n": n,
            "trouble": telling.trouble(error, spoken()),
            "state": state,
        }
        self._tell(refused)

    async def _explain(self, message: wire.Why) -> None:
        table = await self._table(message.table)

        def explained() -> wire.Reasons:
            seat = viewer_of(table, self._person, message.seat)
            return telling.why(table, seat, message.action, spoken())

        self._tell(await table.ask(explained))

    async def _table(self, table: str) -> Table:
        if not self._person.id:
            await self._know()
        if not self._person.id:
            raise NoSuchTable("no-such-table")
        return await self._house.lobby.seen_by(self._person, table)

    async def _know(self) -> None:
        """Who it is; a guest is kept only when there is something to keep."""
        self._person = await self._house.people.known(self._token) or self._person

    def _say_hello(self) -> None:
        hello: wire.Hello = {
            "type": "hello",
            "protocol": wire.PROTOCOL,
            "version": version("serai"),
            "person": telling.person(self._person),
        }
        self._tell(hello)

    def _tell(self, told: wire.Told) -> None:
        self.tell(telling.text(told))


class BadMessage(ServerError):
    """A message that is not one of ours; each fault names its field."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("bad-message")
        self.faults = faults


async def serve_socket(socket: WebSocket) -> None:
    """A socket at the door: with a cookie it is let in."""
    house = cast("House", socket.app.state.house)
    doorman = cast("Doorman", socket.app.state.doorman)
    token = socket.cookies.get(people.COOKIE)
    await socket.accept()
    if token is None or not people.is_token(token):
        await _turn_away(socket, NoPerson("no-person"), NO_PERSON)
    elif not doorman.let_in(token):
        await _turn_away(socket, TooMuch("too-many-sockets"), TOO_MANY)
    else:
        try:
            await Connection(socket, house, token).serve()
        finally:
            doorman.let_out(token)


async def _turn_away(socket: WebSocket, error: SeraiError, code: int) -> None:
    trouble = telling.trouble(error, spoken())
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(telling.text({"type": "error", "trouble": trouble}))
        await socket.close(code)
