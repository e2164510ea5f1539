"""The door for metrics: an address of its own, so that no guest comes to it.

It answers one thing, and is answered on the event loop, whose state it tells: if nobody answers
here, nobody is answered at all. Who says nothing, or too much, is left standing.
"""

import asyncio
import socket
from collections.abc import Callable
from http import HTTPStatus

from ..logs import log

PATH = "/metrics"
_PATIENCE = 5.0  # seconds, for question and answer together
_MOST_BYTES = 8_192  # of a question
_AT_ONCE = 16
Written = Callable[[str], tuple[bytes, str]]


class MetricsDoor:
    """Open from the start of a server to its end."""

    def __init__(self, listening: socket.socket, written: Written) -> None:
        """`written` puts the metrics together, as an `Accept` header wants them."""
        self._listening, self._written = listening, written
        self._server: asyncio.Server | None = None
        self._there = 0

    async def open(self) -> None:
        listening = self._listening
        self._server = await asyncio.start_server(self._answer, sock=listening, limit=_MOST_BYTES)
        host, port = listening.getsockname()[:2]
        log.info("metrics-served", host=host, port=port)

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._there += 1
        try:
            if self._there <= _AT_ONCE:
                async with asyncio.timeout(_PATIENCE):
                    question = await reader.readuntil(b"\r\n\r\n")
                    writer.write(self._said(question))
                    await writer.drain()
        except (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            pass  # there is nobody to tell
        finally:
            self._there -= 1
            writer.close()

    def _said(self, question: bytes) -> bytes:
        first, *lines = str(question, "latin-1").split("\r\n")
        method, _, rest = first.partition(" ")
        if rest.partition(" ")[0].partition("?")[0] != PATH:
            return _response(HTTPStatus.NOT_FOUND)
        if method != "GET":
            return _response(HTTPStatus.METHOD_NOT_ALLOWED)
        headers = [line.partition(":") for line in lines]
        accept = [value.strip() for name, _, value in headers if name.lower() == "accept"]
        return _response(HTTPStatus.OK, *self._written(",".join(accept)))


def _response(status: HTTPStatus, body: bytes = b"", kind: str = "text/plain") -> bytes:
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\n"
        f"content-type: {kind}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
