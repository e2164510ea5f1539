"""How many connections an address may have open, who is counted as one, and who is still there."""

import asyncio
import ipaddress
import time
from typing import Any

from uvicorn.server import ServerState

from serai.server.connections import (
    PING_EVERY,
    PONG_WITHIN,
    Config,
    Connections,
    SocketProtocol,
)
from serai.server.proxy import Proxies
from serai.server.settings import Limits

LIMITS = Limits(connections=6, connections_per_address=2)
PROXY = "10.0.0.7"


class Line:
    """A connection that nobody looks at."""

    def look(self, now: float) -> None: ...


def let_in(address: str, *proxies: str) -> int:
    """How many of ten are let in."""
    trusted = Proxies([ipaddress.ip_network(proxy) for proxy in proxies])
    connections = Connections(LIMITS, trusted)
    return sum(connections.let_in(Line(), address) for _ in range(10))


def test_an_address_has_so_many() -> None:
    assert let_in(PROXY) == 2


def test_behind_a_trusted_proxy_is_everybody() -> None:
    assert let_in(PROXY, "10.0.0.0/24") == 6


def test_a_household_of_ipv6_is_one() -> None:
    connections = Connections(LIMITS, Proxies([]))
    came = [connections.let_in(Line(), f"2001:db8::{number}") for number in range(1, 5)]
    assert came == [True, True, False, False]


class Wire(asyncio.Transport):
    """A transport to nobody: what is sent there is kept."""

    def __init__(self, before: Line) -> None:
        super().__init__()
        self.before = before
        self.sent = b""
        self.closed = False

    def get_protocol(self) -> Any:
        return self.before

    def write(self, data: Any) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def took(self) -> bytes:
        """What was sent since this was asked last."""
        sent, self.sent = self.sent, b""
        return sent


async def _lets_in(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def accepted() -> tuple[SocketProtocol, Wire]:
    connections, line = Connections(LIMITS, Proxies([])), Line()
    connections.let_in(line, PROXY)
    config = Config(_lets_in, connections, lifespan="off", log_config=None)
    config.load()
    socket, wire = SocketProtocol(config, ServerState(), {}), Wire(line)
    socket.connection_made(wire)
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    hello = b"GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    socket.data_received(hello + key)
    while not wire.sent:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert wire.took().startswith(b"HTTP/1.1 101")
    return socket, wire


def pong(ping: bytes) -> bytes:
    """The answer to it, masked by noughts."""
    return bytes((0x8A, 0x80 | ping[1])) + bytes(4) + ping[2:]


def test_who_says_nothing_is_asked_for_a_sign_and_who_gives_none_is_closed() -> None:
    async def quiet() -> None:
        socket, wire = await accepted()
        for answers in (True, True, False):
            socket.look(time.monotonic() + PING_EVERY + 1)
            asked = wire.took()
            assert asked[0] == 0x89
            socket.look(time.monotonic())
            assert wire.took() == b"", "it is asked once"
            if answers:
                socket.data_received(pong(asked))
        socket.look(time.monotonic() + PONG_WITHIN + 1)
        assert wire.closed
        socket.connection_lost(None)

    asyncio.run(quiet())


def test_a_socket_that_is_quiet_keeps_little() -> None:
    async def settled() -> None:
        socket, _ = await accepted()
        assert len(vars(socket)) < 33, "there are thousands"
        assert socket.handshake_complete
        socket.connection_lost(None)

    asyncio.run(settled())
