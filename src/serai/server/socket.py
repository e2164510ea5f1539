"""The door for moves: one socket a device, as many tables as it listens to."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from importlib.metadata import version
from typing import cast

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.contract import SPECTATOR
from serai.core.errors import SeraiError
from serai.core.texts import speak, spoken
from serai.tables import telling, wire

from . import describing, people
from .asking import ask_as
from .ears import Ear
from .errors import NoPerson, NoSuchTable, ServerError, TooFast, TooMuch
from .fair_queue import Who
from .guard import address_of
from .language import check_language
from .logs import log
from .rates import COSTS, NOT_UNDERSTOOD, REFUSED, TOO_FAST, telling_cost
from .served import ServedTable
from .services import Services, services_of, viewer_of
from .settings import Limits
from .together import Crowd
from .troubles import BadMessage, fault, trouble

NO_PERSON, TOO_SLOW, TOO_MANY = 4401, 4408, 4429


class SocketLimits:
    """How many sockets there are, whose, and from where."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: Counter[str] = Counter()
        self._from: Counter[str] = Counter()
        self._elsewhere: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    def crowd(self) -> Crowd:
        """Those who are here, for other processes; a cookie is no one else's to know."""
        of = {people.hashed(token): number for token, number in self._of.items()}
        return {"of": of, "from": dict(self._from)}

    def set_elsewhere(self, crowds: Iterable[Crowd]) -> None:
        """Those who are at other processes, as they were a moment ago."""
        of: Counter[str] = Counter()
        coming: Counter[str] = Counter()
        for crowd in crowds:
            of.update(crowd.get("of", {}))
            coming.update(crowd.get("from", {}))
        self._elsewhere = (of, coming)

    def let_in(self, token: str, address: str) -> bool:
        limits, (of, coming) = self._limits, self._elsewhere
        own = self._of[token] + (of[people.hashed(token)] if of else 0)
        if (
            self._of.total() >= limits.sockets
            or own >= limits.sockets_per_person
            or self._from[address] + coming[address] >= limits.sockets_per_address
        ):
            return False
        self._of[token] += 1
        self._from[address] += 1
        return True

    def let_out(self, token: str, address: str) -> None:
        for counted, name in ((self._of, token), (self._from, address)):
            counted[name] -= 1
            if not counted[name]:
                del counted[name]


class Outbox:
    """What waits to be sent: so many messages, and so many bytes besides the first of them.

    A bounded queue: where it is full, the reader is too slow, and is dropped (backpressure).
    """

    def __init__(self, limits: Limits) -> None:
        self._waiting: asyncio.Queue[str] = asyncio.Queue(limits.waiting_messages)
        self._most, self._bytes = limits.waiting_bytes, 0

    def put(self, text: str) -> bool:
        """Whether there was room for it."""
        full = self._waiting.full() or (self._bytes and self._bytes + len(text) > self._most)
        if not full:
            self._waiting.put_nowait(text)
            self._bytes += len(text)
        return not full

    async def get(self) -> str:
        text = await self._waiting.get()
        self._bytes -= len(text)
        return text


class Connection:
    """One socket: what it listens to, and what waits to be sent to it."""

    def __init__(self, socket: WebSocket, services: Services, token: str) -> None:
        self._socket, self._services, self._token = socket, services, token
        self._address = address_of(socket.scope)
        self._person = people.NOBODY
        self._waiting = Outbox(services.settings.limits)
        self._tables: dict[tuple[str, int], ServedTable] = {}
        self._sending: asyncio.Task[None] | None = None
        self._shut_out = False

    @property
    def who(self) -> Who:
        return Who(self._person.id, self._address)

    def tell(self, text: str) -> None:
        """Send when it can be sent; who does not read is left behind, and may come back."""
        if not self._waiting.put(text) and self._sending is not None:
            self._sending.cancel()

    async def serve(self) -> None:
        """Until the other side leaves, or does not listen any more."""
        await self._know()
        self._say_hello()
        sending = self._sending = asyncio.create_task(self._send())
        payer = self._payer
        turns = self._services.rates.enter(payer)
        try:
            await self._receive(sending, turns)
        finally:
            self._services.rates.leave(payer)
            for (_, viewer), table in self._tables.items():
                table.leave(self, viewer)
            slow = sending.cancelled()
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending
        if slow:
            log.info("socket-slow", person=self._person.id)
            with suppress(WebSocketDisconnect, RuntimeError):
                await self._socket.close(TOO_SLOW)
        elif self._shut_out:
            log.info("socket-shut-out", person=self._person.id)
            later = self._services.rates.forgiven_in(self._payer)
            await _turn_away(self._socket, TooFast(later), TOO_MANY)

    async def _receive(self, sending: "asyncio.Task[None]", turns: asyncio.Semaphore) -> None:
        while not self._shut_out:
            getting = asyncio.ensure_future(self._socket.receive())
            done, _ = await asyncio.wait({getting, sending}, return_when=asyncio.FIRST_COMPLETED)
            if sending in done:  # before what else was said: who does not read may go on talking
                getting.cancel()
                return
            message = getting.result()
            if message["type"] == "websocket.disconnect":
                return
            async with turns:
                await self._hear(message.get("text"))

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._socket.send_text(await self._waiting.get())

    async def _hear(self, text: str | None) -> None:
        """Whatever comes is answered: done, or refused with what was wrong."""
        try:
            self._services.rates.take(self._payer, self._address, 1)
            message = self._read(text)
            self._charge(COSTS[type(message)] - 1)
            await self._do(message)
        except SeraiError as error:
            self._complain(error)
        except Exception:
            log.exception("failed", person=self._person.id)
            self._complain(ServerError("server-failed"))

    def _complain(self, error: SeraiError) -> None:
        """Say what was wrong. Who is told again and again to be slower is told no more."""
        if isinstance(error, BadMessage):
            self._charge(NOT_UNDERSTOOD)
        if error.code == TOO_FAST and not self._services.rates.warn(self._payer):
            self._shut_out = True
            return
        self._tell({"type": "error", "trouble": trouble(error, spoken())})

    @property
    def _payer(self) -> str:
        """Whose messages these are; a guest who is not kept yet is known by the cookie."""
        return self._person.id or self._token

    def _charge(self, cost: float) -> None:
        self._services.rates.charge(self._payer, self._address, cost)

    def _read(self, text: str | None) -> wire.Message:
        most = self._services.settings.limits.message_bytes
        if text is None:
            raise ServerError("not-text")
        if len(text.encode()) > most:
            raise ServerError("too-long", most=most)
        try:
            return wire.message_adapter.validate_json(text)
        except ValidationError as error:
            raise BadMessage([fault(one["loc"], one["type"]) for one in error.errors()]) from None

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
            and len(self._tables) >= self._services.settings.limits.tables_per_socket
        ):
            raise TooMuch("too-many-open", most=self._services.settings.limits.tables_per_socket)
        self._tables[key] = table
        ear = Ear(self, viewer, message.previews and viewer != SPECTATOR)
        self._charge(telling_cost(await table.listen(ear, self._person.id, message.since)))

    async def _move(self, message: wire.Move | wire.Confirm) -> None:
        table = await self._table(message.table)
        seat = viewer_of(table, self._person, message.seat)
        try:
            if isinstance(message, wire.Move):
                await table.play(seat, message.n, message.action, self._tell)
            else:
                await table.confirm(seat, message.n, self._tell)
        except SeraiError as error:
            sentences = isinstance(message, wire.Move) and message.sentences
            refused: wire.Refused = {
                "type": "refused",
                "table": table.id,
                "seat": seat,
                "n": message.n,
                "trouble": trouble(error, spoken(), sentences),
            }
            self._charge(REFUSED)  # it takes looking for reasons
            self._tell(refused)

    async def _explain(self, message: wire.Why) -> None:
        table = await self._table(message.table)

        def explained() -> wire.Reasons:
            seat = viewer_of(table, self._person, message.seat)
            language = spoken() if message.sentences else None
            return telling.why(table.going(), seat, message.action, language)

        self._tell(await table.ask(explained))

    async def _table(self, table: str) -> ServedTable:
        if not self._person.id:
            await self._know()
        if not self._person.id:
            raise NoSuchTable("no-such-table")
        return await self._services.lobby.visible_table(self._person, table, current=False)

    async def _know(self) -> None:
        """Who it is; a guest is kept only when there is something to keep."""
        self._person = await self._services.people.known(self._token) or self._person
        ask_as(self._person.id, self._address)

    def _say_hello(self) -> None:
        hello: wire.Hello = {
            "type": "hello",
            "protocol": wire.PROTOCOL,
            "version": version("serai"),
            "person": describing.person(self._person),
        }
        self._tell(hello)

    def _tell(self, told: wire.Told) -> None:
        self.tell(telling.text(told))


async def serve_socket(socket: WebSocket) -> None:
    """A socket at the door: with a cookie it is let in."""
    services = services_of(socket)
    socket_limits = cast("SocketLimits", socket.app.state.socket_limits)
    token, address = socket.cookies.get(people.COOKIE), address_of(socket.scope)
    await socket.accept()
    if token is None or not await services.people.recognises(token):
        await _turn_away(socket, NoPerson("no-person"), NO_PERSON)
    elif not socket_limits.let_in(token, address):
        await _turn_away(socket, TooMuch("too-many-sockets"), TOO_MANY)
    else:
        try:
            await Connection(socket, services, token).serve()
        finally:
            socket_limits.let_out(token, address)


async def _turn_away(socket: WebSocket, error: SeraiError, code: int) -> None:
    wrong = trouble(error, spoken())
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(telling.text({"type": "error", "trouble": wrong}))
        await socket.close(code)
