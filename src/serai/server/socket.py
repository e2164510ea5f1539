"""The door for moves: one socket a device, as many tables as it listens to."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from starlette.requests import HTTPConnection

from serai.core.contract import SPECTATOR
from serai.core.errors import SeraiError
from serai.core.texts import speak, spoken
from serai.tables import telling, wire
from serai.tables.bad_messages import BadMessage, fault

from . import describing, people
from .asking import ask_as
from .ears import Ear
from .errors import NoPerson, NoSuchTable, ServerError, TooFast, TooMuch
from .fair_queue import Who
from .guard import AT_ONCE, HEARD_AT, Message, Receive, Scope, Send, address_of
from .language import check_language
from .logs import log
from .rates import COSTS, NOT_UNDERSTOOD, REFUSED, TOO_FAST, audience_cost, telling_cost
from .served import ServedTable
from .services import Services, viewer_of
from .settings import Limits
from .together import Crowd
from .troubles import trouble
from .watching.tally import tally

NO_PERSON, TOO_SLOW, TOO_MANY = 4401, 4408, 4429


class SocketLimits:
    """How many sockets there are, whose, and from where."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._there = 0
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
            self._there >= limits.sockets
            or own >= limits.sockets_per_person
            or self._from[address] + coming[address] >= limits.sockets_per_address
        ):
            return False
        self._there += 1
        self._of[token] += 1
        self._from[address] += 1
        return True

    def let_out(self, token: str, address: str) -> None:
        self._there -= 1
        for counted, name in ((self._of, token), (self._from, address)):
            counted[name] -= 1
            if not counted[name]:
                del counted[name]


class Outbox:
    """What waits to be sent: so many messages, and so many bytes besides the first of them.

    A bounded queue: where it is full, the reader is too slow, and is dropped (backpressure).
    """

    __slots__ = ("_bytes", "_limits", "_waiting")

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._waiting: list[str] = []  # the first of them is being sent
        self._bytes = 0

    def __bool__(self) -> bool:
        """Whether there is anything before what would be sent now."""
        return bool(self._waiting)

    def put(self, text: str) -> bool:
        """Whether there was room for it."""
        full = len(self._waiting) > self._limits.waiting_messages
        if full or (self._bytes and self._bytes + len(text) > self._limits.waiting_bytes):
            return False
        if self._waiting:
            self._bytes += len(text)
        self._waiting.append(text)
        return True

    @property
    def first(self) -> str:
        return self._waiting[0]

    def sent(self) -> None:
        """The first was: the next one is the first now."""
        del self._waiting[0]
        if self._waiting:
            self._bytes -= len(self._waiting[0])


def _never(text: str) -> bool:
    """A server that can only be waited for."""
    return False


@dataclass(frozen=True, slots=True)
class Door:
    """A socket as the ASGI server hands it over: nothing stands between, for it is used most."""

    scope: Scope
    receive: Receive
    send: Send

    async def accept(self) -> None:
        await self.receive()  # that somebody wants to come in
        await self.send({"type": "websocket.accept"})

    @property
    def at_once(self) -> Callable[[str], bool]:
        """Say something if nobody has to wait for it: whether it is said."""
        found: Callable[[str], bool] = self.scope.get("extensions", {}).get(AT_ONCE, _never)
        return found

    async def close(self, code: int) -> None:
        """If it is open still."""
        with suppress(OSError, RuntimeError):
            await self.send({"type": "websocket.close", "code": code})


class Connection:
    """One socket: what it listens to, and what waits to be sent to it."""

    __slots__ = (
        "_address",
        "_at_once",
        "_door",
        "_ended",
        "_has_told",
        "_heard_at",
        "_listening",
        "_person",
        "_sending",
        "_services",
        "_shut_out",
        "_slow",
        "_tables",
        "_token",
        "_waiting",
    )

    def __init__(self, door: Door, services: Services, token: str) -> None:
        self._door, self._services, self._token = door, services, token
        self._address = address_of(door.scope)
        self._person = people.NOBODY
        self._waiting = Outbox(services.settings.limits)
        self._tables: dict[tuple[str, int], ServedTable] = {}
        self._sending: asyncio.Task[None] | None = None  # while something waits
        self._listening: asyncio.Task[Any] | None = None  # while it waits for the next message
        self._slow = self._shut_out = False
        self._ended = False  # nothing can be sent any more
        self._at_once = door.at_once
        self._has_told = False
        self._heard_at = 0.0  # when the message that is dealt with was received

    @property
    def who(self) -> Who:
        return Who(self._person.id, self._address)

    def tell(self, text: str) -> None:
        """Send when it can be sent; who does not read is left behind, and may come back."""
        self._has_told = True
        if not self._waiting and self._at_once(text):
            return
        if self._ended:
            return
        if not self._waiting.put(text):
            self._slow = True
            self._stop()
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def serve(self) -> None:
        """Until the other side leaves, or does not listen any more."""
        await self._know()
        self._say_hello()
        payer = self._payer
        turns = self._services.rates.enter(payer)
        try:
            await self._receive(turns)
        finally:
            self._services.rates.leave(payer)
            for (_, viewer), table in self._tables.items():
                self._leave(table, viewer)
            self._ended = True
            if self._sending is not None:
                self._sending.cancel()
                with suppress(asyncio.CancelledError):
                    await self._sending
        if self._slow:
            log.info("socket-slow", person=self._person.id)
            await self._door.close(TOO_SLOW)
        elif self._shut_out:
            log.info("socket-shut-out", person=self._person.id)
            later = self._services.rates.forgiven_in(self._payer)
            await _turn_away(self._door, TooFast(later), TOO_MANY)

    async def _receive(self, turns: asyncio.Semaphore) -> None:
        while not (self._ended or self._shut_out):  # who does not read may go on talking
            message = await self._next()
            if message is None or message["type"] == "websocket.disconnect":
                return
            self._heard_at = message.get(HEARD_AT) or time.perf_counter()
            async with turns:
                await self._hear(message.get("text"))
            if self._has_told:
                self._has_told = False
                await asyncio.sleep(0)  # who says much at once lets others speak meanwhile

    async def _next(self) -> Message | None:
        """The next message; none if meanwhile nothing can be sent any more."""
        self._listening = asyncio.current_task()
        try:
            return await self._door.receive()
        except asyncio.CancelledError:
            if self._listening is None or not self._ended:
                raise  # it was somebody else who wants this to end
            self._listening.uncancel()
            return None
        finally:
            self._listening = None

    def _stop(self) -> None:
        """What is being done is done to its end; sending, and waiting for more, is given up."""
        self._ended = True
        if self._sending is not None:
            self._sending.cancel()
        if self._listening is not None:
            self._listening.cancel()

    async def _send(self) -> None:
        """Until nothing waits any more: with most there is nothing that ever does."""
        try:
            while self._waiting:
                await self._door.send({"type": "websocket.send", "text": self._waiting.first})
                self._waiting.sent()
            self._sending = None
        except (OSError, RuntimeError):
            self._sending = None
            self._stop()

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
        return self._person.id or people.hashed(self._token)

    def _charge(self, cost: float) -> None:
        if cost:
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
                    self._leave(table, viewer)
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
        length = await table.listen(ear, self._person.id, message.since)
        missed = 0 if message.since is None else table.entries - message.since
        self._charge(telling_cost(length, max(0, missed)) + audience_cost(len(table.listeners)))

    def _leave(self, table: ServedTable, viewer: int) -> None:
        table.leave(self, viewer)
        self._charge(audience_cost(len(table.listeners)))

    async def _move(self, message: wire.Move | wire.Confirm) -> None:
        table = await self._table(message.table)
        seat = viewer_of(table, self._person, message.seat)
        try:
            if isinstance(message, wire.Move):
                await table.play(seat, message.n, message.action, self._acknowledge)
            else:
                await table.confirm(seat, message.n, self._tell)
            self._charge(audience_cost(len(table.listeners)))
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

    def _acknowledge(self, ack: wire.Acknowledged) -> None:
        self._tell(ack)
        if not ack["again"]:
            tally.moves.add(time.perf_counter() - self._heard_at)

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
            "version": describing.version(),
            "person": describing.person(self._person),
        }
        self._tell(hello)

    def _tell(self, told: wire.Told) -> None:
        self.tell(telling.text(told))


async def serve_socket(
    scope: Scope, receive: Receive, send: Send, services: Services, limits: SocketLimits
) -> None:
    """A socket at the door: with a cookie it is let in."""
    door = Door(scope, receive, send)
    token, address = HTTPConnection(scope).cookies.get(people.COOKIE), address_of(scope)
    await door.accept()
    if token is None or not await services.people.recognises(token):
        await _turn_away(door, NoPerson("no-person"), NO_PERSON)
    elif not limits.let_in(token, address):
        await _turn_away(door, TooMuch("too-many-sockets"), TOO_MANY)
    else:
        try:
            await Connection(door, services, token).serve()
        finally:
            limits.let_out(token, address)


async def _turn_away(door: Door, error: SeraiError, code: int) -> None:
    told = telling.text({"type": "error", "trouble": trouble(error, spoken())})
    with suppress(OSError, RuntimeError):
        await door.send({"type": "websocket.send", "text": told})
    await door.close(code)
