"""Who may come through the doors, how often and with how much; and what every answer carries.

Plain ASGI around the whole application, so that nothing gets past it.
"""

import ipaddress
import socket
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from serai.core.errors import SeraiError
from serai.core.texts import speak

from .answers import problem, status_of
from .errors import NotYours, ServerError, TooMuch
from .language import language_of
from .logs import log
from .settings import Limits, Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_ADDRESSES = 10_000
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class BodyTooLong(ServerError):
    status = 413


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._rate, self._burst = per_second, float(burst)
        self._left, self._at = float(burst), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._rate, self._burst = per_second, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if address not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget()
            self._buckets[address] = Bucket(self._rate, self._burst)
        return self._buckets[address].take()

    def _forget(self) -> None:
        kept = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        self._buckets = kept if len(kept) < MOST_ADDRESSES else {}


class Names:
    """Under which names the server may be called: others are somebody else's page."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url)
        self._public = public.netloc.lower()
        names = {"localhost", public.hostname or "localhost"}
        if not _is_loopback(settings.host):
            names |= {socket.gethostname().lower(), socket.getfqdn().lower(), settings.host}
        self._names = names

    def is_ours(self, host: str) -> bool:
        """A name of ours, or a bare address, which no name server can point elsewhere."""
        name = _host(f"//{host}")[0]
        return name in self._names or name.removesuffix(".local") in self._names or _is_ip(name)

    def is_same_origin(self, origin: str, host: str) -> bool:
        """Whether a page from there may talk to us: it must be our own."""
        place = _host(origin)[1]
        return bool(place) and place in (host.lower(), self._public)


class Guard:
    """Around the application."""

    def __init__(self, app: App, settings: Settings) -> None:
        self._app, self._limits = app, settings.limits
        self._names = Names(settings)
        limits = settings.limits
        self._requests = Buckets(limits.requests_per_second, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        speak(language_of(scope))  # each request, and each socket, is a task of its own
        heard = _Heard(send, scope)
        try:
            self._check(scope)
            await self._app(scope, _limited(receive, self._limits), heard.send)
        except SeraiError as error:
            await self._refuse(scope, heard, error)
        except Exception:
            log.exception("failed", path=scope["path"])
            if not heard.status:
                await self._refuse(scope, heard, ServerError("server-failed"), status=500)
        finally:
            ms = round(1000 * (time.perf_counter() - began), 1)
            method = scope.get("method", "SOCKET")
            log.info("request", method=method, path=scope["path"], status=heard.status, ms=ms)

    def _check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        host = _text(headers.get(b"host"))
        if not self._names.is_ours(host):
            raise NotYours("other-host", host=host)
        origin = _text(headers.get(b"origin"))
        asks = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if origin and not asks and not self._names.is_same_origin(origin, host):
            raise NotYours("other-origin", origin=origin)
        if not self._requests.take(address_of(scope)):
            raise TooMuch("too-fast")
        length = _text(headers.get(b"content-length")) or "0"
        if not length.isdigit() or int(length) > self._limits.body_bytes:
            raise BodyTooLong("too-long", most=self._limits.body_bytes)

    async def _refuse(
        self, scope: Scope, heard: "_Heard", error: SeraiError, status: int | None = None
    ) -> None:
        response = problem(error, status)
        if scope["type"] == "http":
            await response(scope, _nothing, heard.send)
        else:  # a socket that was not accepted is answered with 403
            heard.status = status_of(error)
            await heard.send({"type": "websocket.close", "code": 1008})


class _Heard:
    """What is answered, with our headers, and noted."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self._send = send
        self._scope = scope
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", []), *HEADERS]
            if self._scope["path"].startswith("/api/"):
                message["headers"].append((b"cache-control", b"no-store"))
        elif message["type"] == "websocket.accept":
            self.status = 101
        await self._send(message)


def _limited(receive: Receive, limits: Limits) -> Receive:
    """The same body, cut off where it is too long."""
    length = 0

    async def receiving() -> Message:
        nonlocal length
        message = await receive()
        length += len(message.get("body", b"")) if message["type"] == "http.request" else 0
        if length > limits.body_bytes:
            raise BodyTooLong("too-long", most=limits.body_bytes)
        return message

    return receiving


async def _nothing() -> Message:
    return {"type": "http.disconnect"}


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _text(header: bytes | None) -> str:
    return "" if header is None else header.decode("latin-1")


def _host(url: str) -> tuple[str, str]:
    """The host's name in an address, and the same with its port; empty if it is none."""
    try:
        parts = urlsplit(url)
        return parts.hostname or "", parts.netloc.lower()
    except ValueError:
        return "", ""


def _is_ip(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return name == "localhost" or (_is_ip(name) and ipaddress.ip_address(name).is_loopback)
