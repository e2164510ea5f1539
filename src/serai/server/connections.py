"""The doors themselves: connections that say nothing, or never listen, are closed after seconds.

uvicorn waits for ever for the end of a request (slowloris), and for a reader that never reads (slow
read: backpressure without an end). Its protocols are given deadlines here, timeouts for each phase
of a request, and there are only so many connections, in all and from one address. Nobody has a
timer: all connections are looked over once a second.
"""

import asyncio
import json
import math
import random
import time
from asyncio.transports import BaseTransport, Transport
from collections import Counter
from enum import Enum
from http import HTTPStatus
from typing import Any, Protocol, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from . import frames
from .buckets import Bucket
from .compressing import Compressed, Compression, Contexts, is_far
from .errors import ServerError, TooMuch
from .guard import AT_ONCE, HEADERS, HeadersTooLong
from .inbox import Inbox
from .language import language_of
from .logs import log
from .proxy import Proxies, household
from .settings import Limits
from .troubles import status_of, trouble

_WORDY = 8  # a body in chunks may be so many times as long as what is in it
_CONTROL_FRAMES_PER_SECOND, _CONTROL_FRAMES = 10, 200  # pings and pieces, which no one else counts


class RequestTooSlow(ServerError):
    status = HTTPStatus.REQUEST_TIMEOUT


class Connection(Protocol):
    """One that can be looked at from time to time."""

    def look(self, now: float) -> None: ...


class Connections:
    """Everybody who is connected, and how many connections each address has."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits, self.proxies = limits, proxies
        self.contexts = Contexts(limits.compressed_sockets)
        self.compression = Compression(self.contexts)
        self._open: dict[Connection, str | None] = {}
        self._from: Counter[str] = Counter()
        self._there = 0  # all of these together

    def let_in(self, connection: Connection, address: str) -> bool:
        """Whether there is room for one more; it is looked after in any case."""
        most, each = self.limits.connections, self.limits.connections_per_address
        if self.proxies.has(address):  # everybody comes through it
            each = most
        address = household(address)
        room = self._there < most and self._from[address] < each
        self._open[connection] = address if room else None
        self._from[address] += room
        self._there += room
        return room

    def replace(self, before: Connection, after: Connection) -> None:
        """The same connection, spoken by another protocol from now on."""
        self._open[after] = self._open.pop(before)

    def let_out(self, connection: Connection) -> None:
        address = self._open.pop(connection)
        if address is not None:
            self._there -= 1
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def look(self, now: float) -> None:
        """Close those whose time is up, and give up what they do not need any more."""
        self.contexts.look()
        for connection in list(self._open):
            connection.look(now)


class Config(uvicorn.Config):
    """How uvicorn runs, with our own protocols in it."""

    def __init__(self, app: Any, connections: Connections, **more: Any) -> None:
        more["timeout_keep_alive"] = connections.limits.idle_seconds
        more["ws_ping_interval"] = PING_EVERY
        super().__init__(app, http=HttpProtocol, ws=SocketProtocol, **more)
        self.connections = connections


class Patience:
    """A write timeout: how long one waits for somebody who does not read what is sent to them."""

    __slots__ = ("_closing", "_paused", "_seconds", "_transport")

    def __init__(self, transport: Transport, seconds: float) -> None:
        self._transport, self._seconds = transport, seconds
        self._paused: float | None = None
        self._closing: float | None = None

    def pause(self) -> None:
        self._paused = self._paused or time.monotonic()

    def resume(self) -> None:
        self._paused = None

    def look(self, now: float) -> None:
        """A transport that is closed but not read to its end would stay for ever."""
        if self._closing is None and self._transport.is_closing():
            self._closing = now
        waiting = [since for since in (self._paused, self._closing) if since is not None]
        if waiting and now - min(waiting) > self._seconds:
            self._transport.abort()


class Reading(Enum):
    """What a connection has been sent, in part, of a request."""

    NOTHING = "nothing"
    HEADERS = "headers"
    BODY = "body"


class HttpProtocol(HttpToolsProtocol):
    """Requests, with a deadline for their headers and for their bodies."""

    patience: Patience

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._others = config.connections
        self._limits = config.connections.limits
        # A connection that says nothing is one whose headers do not come.
        self._reading, self._since = Reading.HEADERS, time.monotonic()
        self._taken = 0
        self._began = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.patience = Patience(transport, self._limits.reading_seconds)
        address = self.client[0] if self.client else ""
        if not self._others.let_in(self, address):
            self._refuse(TooMuch("too-many-sockets"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._others.let_out(self)
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        self.patience.look(now)
        if self.transport.is_closing():
            return
        if self.pipeline:  # the next request waits for us, not we for it
            self._since = now
        waited = now - self._since
        if self._reading is Reading.HEADERS and waited > self._limits.headers_seconds:
            self._refuse(RequestTooSlow("request-too-slow", seconds=self._limits.headers_seconds))
        elif self._reading is Reading.BODY and waited > self._limits.body_seconds:
            self._refuse(RequestTooSlow("request-too-slow", seconds=self._limits.body_seconds))
        elif self._idle and waited > self._limits.idle_seconds:
            self.transport.close()

    @property
    def _idle(self) -> bool:
        return self._reading is Reading.NOTHING and self._answered

    @property
    def _answered(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    # -- what comes -------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._began = False
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it speaks another from now on
            self.parser = cast("Any", None)  # which would keep this, and this keeps it
            return
        self._taken = 0 if self._began else self._taken + len(data)
        most = self._limits.header_bytes
        if self.transport.is_closing():
            return
        if self._reading is Reading.HEADERS and self._taken > most:
            self._refuse(HeadersTooLong("headers-too-long", most=most))
        elif self._taken > most + _WORDY * self._limits.body_bytes:
            self.transport.abort()  # it goes on although it was answered

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._began = True
        if self._reading is not Reading.HEADERS:
            self._reading, self._since = Reading.HEADERS, time.monotonic()

    def on_headers_complete(self) -> None:
        self._reading, self._since = Reading.BODY, time.monotonic()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading = Reading.NOTHING
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self._reading is Reading.NOTHING:
            self._since = time.monotonic()
        super().on_response_complete()

    # -- what goes out ----------------------------------------------------------------------

    def pause_writing(self) -> None:
        self.patience.pause()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.patience.resume()
        super().resume_writing()

    def _refuse(self, error: ServerError) -> None:
        """Say what was wrong if nothing has been said yet, and close."""
        log.info("connection-refused", code=error.code)
        if self._answered or not self.cycle.response_started:
            known = self._reading is Reading.BODY
            language = language_of(cast("dict[str, Any]", self.scope)) if known else "en"
            self.transport.write(_written(error, language))
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


def _written(error: ServerError, language: str) -> bytes:
    """A refusal as it goes over the wire, from where there is no request to answer yet."""
    status = HTTPStatus(status_of(error))
    body = json.dumps(trouble(error, language), ensure_ascii=False).encode()
    headers = [
        *HEADERS,
        (b"content-type", b"application/json"),
        (b"content-language", language.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
    ]
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*lines, b"", body])


PING_EVERY = PONG_WITHIN = 20.0  # seconds
# What is always open, for all sockets that nobody has to wait for.
_OPEN = asyncio.Event()
_OPEN.set()


class SocketProtocol(WebSocketsSansIOProtocol):
    """Sockets: who does not read is closed, and so is who only pings.

    There may be thousands that say little, so what only few of them need is made when it is needed.
    """

    patience: Patience
    # As it is with most: it stands in a connection only where it is otherwise.
    ping_timer: asyncio.TimerHandle | None = None
    pong_timer: asyncio.TimerHandle | None = None
    ping_timeout: float | None = None  # it has no timer
    close_timer: asyncio.TimerHandle | None = None
    close_timeout = 10.0
    initial_response: tuple[int, list[tuple[str, str]], bytes] | None = None
    pending_ping_payload: bytes | None = None
    close_sent = disconnected = read_paused = False
    handshake_initiated = handshake_complete = True
    last_ping_rtt = ping_sent_at = 0.0
    root_path = ""
    writable = _OPEN
    _control: Bucket | None = None
    _compressed: Compressed | None = None
    _pinged = math.inf

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._others = config.connections
        self.ping_timeout = None
        self.queue = cast("Any", Inbox())
        self.writable = _OPEN

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.patience = Patience(self.transport, self._others.limits.reading_seconds)
        self._others.replace(cast("HttpProtocol", self.transport.get_protocol()), self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._others.let_out(self)
        if self._compressed is not None:
            self._compressed.let_go()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        if is_far(self.client, self._others.proxies):
            self.conn.available_extensions = [self._others.compression]
        super().handle_connect(event)
        self._compressed = next(
            (e for e in self.conn.extensions if isinstance(e, Compressed)), None
        )

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._settle()

    def _settle(self) -> None:
        """What was said at the door is not needed again, and what is usual need not be kept."""
        self.request.headers.clear()
        self.scope["headers"] = []
        usual = vars(SocketProtocol)
        self.__dict__ = {
            name: value
            for name, value in vars(self).items()
            if name != "response" and not (name in usual and value == usual[name])
        }

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, Any]", self.scope)["extensions"]
        extensions[AT_ONCE] = self.send_at_once
        await super().run_asgi()

    def send_at_once(self, text: str) -> bool:
        """Whether it could be sent without waiting for anybody; else nothing was done."""
        closed = self.disconnected or self.close_sent or self.transport.is_closing()
        if closed or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        said = text.encode()
        packed = None if self._compressed is None else self._compressed.pack(said)
        written = frames.written(said) if packed is None else frames.written(packed, True)
        self.transport.write(written)
        return True

    def data_received(self, data: bytes) -> None:
        text = self._whole(data)
        if text is None:
            super().data_received(data)
            self._end_without_handshake()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > 1:  # one is not dealt with yet
            self.read_paused = True
            self.transport.pause_reading()

    def _end_without_handshake(self) -> None:
        """What the library refuses before there is a request, uvicorn would keep open for ever."""
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _whole(self, data: bytes) -> str | None:
        """The text that is said, if it is simply that and nothing of another message."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None or conn.reader.buffer:
            return None
        text = frames.read(data)
        try:
            return None if text is None else text.decode()
        except UnicodeDecodeError:
            return None  # it is complained about where all else is

    def look(self, now: float) -> None:
        self.patience.look(now)
        waited = now - self._pinged
        if self.pending_ping_payload is not None:
            if waited > PONG_WITHIN:
                self.keepalive_timeout()
        elif waited > PING_EVERY:
            self.send_keepalive_ping()

    def start_keepalive(self) -> None:
        """Pings are sent when all are looked over; not to all who came together at once."""
        self._pinged = time.monotonic() - random.random() * PING_EVERY

    def schedule_ping(self) -> None:
        self._pinged = time.monotonic()

    def pause_writing(self) -> None:
        self.patience.pause()
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        self.patience.resume()
        super().resume_writing()

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def _counted(self) -> bool:
        if self._control is None:
            self._control = Bucket(_CONTROL_FRAMES_PER_SECOND, _CONTROL_FRAMES)
        if self._control.take():
            return True
        self.transport.abort()
        return False
