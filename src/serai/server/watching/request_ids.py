"""What ties the lines of a log to one request or one socket, and to the proxy's own log.

The name is ours, at random, unless a proxy that is believed has given one already; then it must be
short and of plain letters, for it is written into the log and back into the answer.
"""

import re
import secrets
from collections.abc import Mapping
from contextvars import ContextVar

from ..proxy import Proxies, Scope

HEADER = b"x-request-id"
_PLAIN = re.compile(rb"[A-Za-z0-9._:-]{1,64}")
_BYTES = 8
_marks: ContextVar[Mapping[str, str]] = ContextVar("marks", default={})  # noqa: B039


def mark(scope: Scope, proxies: Proxies) -> str:
    """Name a request or a socket; from now on all that its task logs carries the name.

    `scope` is as it came, with whoever is nearest as its client.
    """
    name = _given(scope, proxies) or secrets.token_hex(_BYTES)
    _marks.set({"socket" if scope["type"] == "websocket" else "request": name})
    return name


def marks() -> Mapping[str, str]:
    """What is known of the request or the socket that this is done for."""
    return _marks.get()


def _given(scope: Scope, proxies: Proxies) -> str:
    client = scope.get("client")
    if client is None or not proxies.has(client[0]):
        return ""
    given = [value for name, value in scope["headers"] if name == HEADER]
    return str(given[0], "ascii") if len(given) == 1 and _PLAIN.fullmatch(given[0]) else ""
