"""Compression of what a socket is told (permessage-deflate, RFC 7692), where it pays.

A whole state is long and shrinks to a fraction by itself. A change is short, and shrinks only
beside what was told before it: in a context, which takes 32 KiB as long as it is kept. So only so
many are kept, each for one who is told something again and again, and is given up when that ends.
Whoever has none is told changes as they are. Nothing is saved on the way to a client on this
machine.
"""

import time
import zlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CONT, CTRL_OPCODES, Frame

from .proxy import Proxies, read_address

LEAST = 200  # bytes of a message that is worth it in a context
WHOLE = 2_048  # and without one
IDLE = 60.0  # seconds after which a context is given up
_WINDOW = 12  # bits of it: 4 KiB
_MEMORY, _LEVEL = 5, 6  # as zlib counts them; with the window, 32 KiB
_TAIL = 4  # bytes that end a message of zlib's, and are not sent

Parameters = Sequence[tuple[str, str | None]]


class Contexts:
    """What is kept of what was told, for those who hear most of late; only so many at a time."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._clock = most, clock
        self._kept: dict[Compressed, float] = {}  # since when it was not used; the last used last

    def __len__(self) -> int:
        return len(self._kept)

    def use(self, of: "Compressed") -> bool:
        """Whether somebody has a context now: theirs, or one that was free."""
        if self._kept.pop(of, None) is None:
            self.look()
            if len(self._kept) >= self._most:
                return False
        self._kept[of] = self._clock()
        return True

    def let_go(self, of: "Compressed") -> None:
        self._kept.pop(of, None)

    def look(self) -> None:
        """Give up those that were not used for long."""
        long_ago = self._clock() - IDLE
        idle = []
        for of, since in self._kept.items():
            if since > long_ago:
                break
            idle.append(of)
        for of in idle:
            del self._kept[of]
            of.forget()


class Compressed(PerMessageDeflate):
    """One socket's extension: what it is told is compressed where that pays."""

    def __init__(self, agreed: PerMessageDeflate, contexts: Contexts) -> None:
        self.__dict__.update(vars(agreed))
        vars(self).pop("encoder", None)  # ours is made when it is needed
        self._contexts = contexts
        self._context: Any = None

    def pack(self, text: bytes) -> bytes | None:
        """What is said instead; None if it is said as it is."""
        if len(text) < LEAST:
            return None
        keeps = not self.local_no_context_takeover and self._contexts.use(self)
        if not keeps and len(text) < WHOLE:
            return None
        packer = self._context or zlib.compressobj(
            _LEVEL, zlib.DEFLATED, -self.local_max_window_bits, _MEMORY
        )
        if keeps:
            self._context = packer
        return bytes(packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-_TAIL]

    def forget(self) -> None:
        """The next message is compressed by itself; whoever reads it need not know."""
        self._context = None

    def let_go(self) -> None:
        """Nothing more will be said."""
        self._contexts.let_go(self)
        self.forget()

    def encode(self, frame: Frame) -> Frame:
        """The same where the library writes."""
        if frame.opcode in CTRL_OPCODES or frame.opcode is CONT or not frame.fin:
            return frame
        packed = self.pack(bytes(frame.data))
        return frame if packed is None else replace(frame, data=packed, rsv1=True)


class Compression(ServerPerMessageDeflateFactory):
    """What is agreed on with a client that offers it: what it says itself, each by itself."""

    def __init__(self, contexts: Contexts) -> None:
        super().__init__(client_no_context_takeover=True, server_max_window_bits=_WINDOW)
        self._contexts = contexts

    def process_request_params(
        self, params: Parameters, accepted_extensions: Sequence[Extension]
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Compressed(agreed, self._contexts)


def is_far(client: tuple[str, int] | None, proxies: Proxies) -> bool:
    """Whether what is said goes over a network; a proxy passes it on as it is."""
    address = None if client is None else read_address(client[0])
    if client is None or address is None:
        return False
    return not address.is_loopback or proxies.has(client[0])
