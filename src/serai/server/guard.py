"""Who may come through the doors, how often and with how much; and what every answer carries.

An ASGI middleware around the whole application, so that nothing gets past it: rate limits by
address (token buckets), limits of size, `Host` and `Origin` (against DNS rebinding and CSRF), and
the security headers of every answer, the Content-Security-Policy among them.
"""

import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from serai.core.errors import SeraiError
from serai.core.texts import speak
from serai.tables.errors import NotYours

from .answers import problem
from .asking import ask_as
from .buckets import Buckets
from .errors import ServerError, TooFast
from .language import language_of
from .logs import log
from .origins import Names
from .proxy import Proxies, household
from .settings import Limits, Settings
from .watching import request_ids
from .watching.tally import tally

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_LENGTH = re.compile(r"\d{1,15}", re.ASCII)
PROBES = ("/api/live", "/api/ready")  # asked by whatever name a proxy knows; they tell nothing
AT_ONCE = "serai.at-once"  # of a socket, where what is said need not wait
HEARD_AT = "serai.heard-at"  # when a message was received, by the clock of `time.perf_counter`
_ANSWERS = "websocket.http.response"  # a server that can say why it does not accept a socket
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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


class HeadersTooLong(ServerError):
    status = 431


class Guard:
    """The middleware around the application."""

    def __init__(self, app: App, settings: Settings, requests: Buckets) -> None:
        self._app, self._limits = app, settings.limits
        self._names, self._proxies = Names(settings), Proxies(settings.proxies)
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name = request_ids.mark(scope, self._proxies)
        scope = self._proxies.seen_through(scope)
        began = time.perf_counter()
        # Each request, and each socket, is a task of its own.
        speak("en" if self._is_long(scope) else language_of(scope))
        ask_as("", address_of(scope))
        heard = _ResponseProbe(send, scope, name)
        try:
            self._check(scope)
            limited = _limited(receive, self._limits) if scope["type"] == "http" else receive
            await self._app(scope, limited, heard.send)
        except SeraiError as error:
            await self._refuse(scope, heard, error)
        except Exception:
            log.exception("failed", path=scope["path"])
            if not heard.status:
                await self._refuse(scope, heard, ServerError("server-failed"), status=500)
        finally:
            tally.requests.add(str(heard.status))
            ms = round(1000 * (time.perf_counter() - began), 1)
            method = scope.get("method", "SOCKET")
            log.info("request", method=method, path=scope["path"], status=heard.status, ms=ms)

    def _is_long(self, scope: Scope) -> bool:
        """What comes in one piece has not been measured yet; nothing is looked for in there."""
        return _length(scope) > self._limits.header_bytes

    def _check(self, scope: Scope) -> None:
        host, origin = _header(scope, b"host"), _header(scope, b"origin")
        if scope["path"] not in PROBES and not self._names.is_ours(host):
            raise NotYours("other-host", host=host)
        asks = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if origin and not asks and not self._names.is_same_origin(origin, host):
            raise NotYours("other-origin", origin=origin)
        address = address_of(scope)
        if not self._requests.take(address):
            raise TooFast(self._requests.seconds_left(address))
        if self._is_long(scope):
            raise HeadersTooLong("headers-too-long", most=self._limits.header_bytes)
        length = _header(scope, b"content-length") or "0"
        if not _LENGTH.fullmatch(length) or int(length) > self._limits.body_bytes:
            raise BodyTooLong("too-long", most=self._limits.body_bytes)

    async def _refuse(
        self, scope: Scope, heard: "_ResponseProbe", error: SeraiError, status: int | None = None
    ) -> None:
        response = problem(error, status)
        if scope["type"] == "http" or _ANSWERS in scope.get("extensions", {}):
            await response(scope, _nothing, heard.send)
        else:  # a server that cannot say more than 403
            heard.status = response.status_code
            await heard.send({"type": "websocket.close", "code": 1008})


class _ResponseProbe:
    """What is answered, with our headers, and noted."""

    __slots__ = ("_name", "_scope", "_send", "status")

    def __init__(self, send: Send, scope: Scope, name: str) -> None:
        self._send = send
        self._scope = scope
        self._name = (request_ids.HEADER, name.encode())
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", f"{_ANSWERS}.start"):
            self.status = message["status"]
            given = list(message.get("headers", []))
            message["headers"] = [*given, *HEADERS, self._name]
            kept = any(name == b"cache-control" for name, _ in given)
            if self._scope["path"].startswith("/api/") and not kept:
                message["headers"].append((b"cache-control", b"no-store"))
        elif message["type"] == "websocket.accept":
            self.status = 101
            message["headers"] = [*message.get("headers", []), self._name]
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
    """Whom the limits count a request to."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def _length(scope: Scope) -> int:
    """Of all that stands before a body."""
    asked = len(scope.get("raw_path") or b"") + len(scope["query_string"])
    return asked + sum(len(name) + len(value) for name, value in scope["headers"])


def _header(scope: Scope, name: bytes) -> str:
    """What a header says; several of them together, which is then none that we know."""
    return ", ".join(str(value, "latin-1") for key, value in scope["headers"] if key == name)
