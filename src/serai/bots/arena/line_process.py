"""A process that is asked and answers, line by line, and that is never waited for too long.

It has a session, and so a process group, of its own, and only that group is ever killed. Nothing it
does with its three pipes can block us: they are read and written when they are ready, what it
complains of on stderr is read away and the last of it kept, and every question has its time.
"""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from threading import Lock
from typing import IO

from serai.core.errors import SeraiError
from serai.core.troubles import why

LONGEST_LINE = 4096
_KEPT = 4096  # bytes of stderr
_CHUNK = 65536
_GLANCE = 0.2  # seconds between two looks whether it still runs: others may hold its pipes open
_PATIENCE = 1.0  # seconds to end in, after the end of its output or of the game

_all: "set[Child]" = set()
_lock = Lock()


class Forfeit(SeraiError):
    """Why a bot cannot go on with its game."""


class Child:
    """One process. Whatever goes wrong with it is a Forfeit."""

    def __init__(self, command: Sequence[str]) -> None:
        with _lock:
            self._process = _begin(command)
            _all.add(self)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._in: IO[bytes] = self._process.stdin
        self._out: IO[bytes] = self._process.stdout
        self._err: IO[bytes] = self._process.stderr
        self._selector = selectors.DefaultSelector()
        self._to_send, self._heard, self._complaint = b"", b"", b""
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
        for pipe in (self._out, self._err):
            self._selector.register(pipe, selectors.EVENT_READ)

    def ask(self, question: str, seconds: float) -> str:
        """Send a line and wait for one, at most so long."""
        self._send(question)
        end = time.monotonic() + seconds
        while b"\n" not in self._heard[: LONGEST_LINE + 1]:
            if len(self._heard) > LONGEST_LINE:
                raise Forfeit("outside-long", most=LONGEST_LINE)
            if time.monotonic() >= end:
                raise Forfeit("outside-late", seconds=f"{seconds:g}")
            known, gone = len(self._heard), self._exit_code() is not None
            self._exchange(min(end, time.monotonic() + _GLANCE))
            if len(self._heard) == known and (gone or not self._open(self._out)):
                raise self._ended()
        line, _, self._heard = self._heard.partition(b"\n")
        try:
            return line.decode("utf-8").strip()
        except UnicodeDecodeError as error:
            raise Forfeit("outside-no-text") from error

    def dismiss(self, farewell: str) -> None:
        """Say a last thing, let it end by itself for a moment, and be rid of it."""
        self._send(farewell)
        end = time.monotonic() + _PATIENCE
        while self._open(self._out) and time.monotonic() < end:
            self._exchange(end)
            self._heard = b""
            if not self._to_send:
                self._in.close()
        self.close()

    def close(self) -> None:
        """End it and all that it started."""
        with _lock:
            if self in _all:
                self._kill()
                _all.discard(self)
        self._process.wait()
        self._selector.close()
        for pipe in (self._in, self._out, self._err):
            with suppress(OSError):
                pipe.close()

    # -- inside -----------------------------------------------------------------------------

    def _send(self, line: str) -> None:
        if not self._to_send:
            self._selector.register(self._in, selectors.EVENT_WRITE)
        self._to_send += line.encode() + b"\n"

    def _exchange(self, end: float) -> None:
        """Read and write what can be read and written, or wait until then."""
        for key, _ in self._selector.select(max(0.0, end - time.monotonic())):
            if key.fileobj is self._in:
                self._write()
            elif key.fileobj is self._out:
                self._heard += self._read(self._out)
            else:
                self._complaint = (self._complaint + self._read(self._err))[-_KEPT:]

    def _write(self) -> None:
        try:
            sent = os.write(self._in.fileno(), self._to_send[:_CHUNK])
        except BlockingIOError:
            return
        except OSError:  # nobody reads there any more: what comes of it is heard on its output
            sent = len(self._to_send)
        self._to_send = self._to_send[sent:]
        if not self._to_send:
            self._selector.unregister(self._in)

    def _read(self, pipe: IO[bytes]) -> bytes:
        with suppress(BlockingIOError):
            heard = os.read(pipe.fileno(), _CHUNK)
            if not heard:
                self._selector.unregister(pipe)
            return heard
        return b""

    def _open(self, pipe: IO[bytes]) -> bool:
        return pipe in [key.fileobj for key in self._selector.get_map().values()]

    def _ended(self) -> Forfeit:
        """Its output is at an end: so is the process, as a rule, and with what code?"""
        end = time.monotonic() + _PATIENCE
        while self._exit_code() is None and time.monotonic() < end:
            self._exchange(min(end, time.monotonic() + 0.01))
        while self._open(self._err) and self._selector.select(0) and time.monotonic() < end:
            self._exchange(end)
        code, complaint = self._exit_code(), self._last_complaint()
        if code is None:
            return Forfeit("outside-closed")
        if code < 0:
            return Forfeit("outside-killed", signal=-code, complaint=complaint or "none")
        return Forfeit("outside-ended", number=code, complaint=complaint or "none")

    def _exit_code(self) -> int | None:
        """None while it runs. It is not reaped, so that its number stays its own until `close`."""
        flags = os.WEXITED | os.WNOHANG | os.WNOWAIT
        status = os.waitid(os.P_PID, self._process.pid, flags)
        if status is None:
            return None
        return status.si_status if status.si_code == os.CLD_EXITED else -status.si_status

    def _last_complaint(self) -> str:
        lines = self._complaint.decode("utf-8", "replace").split("\n")
        told = ["".join(c if c.isprintable() else " " for c in line).strip() for line in lines]
        return next((line for line in reversed(told) if line), "")

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)


def end_all() -> None:
    """Kill every process that is still there, and let none begin any more: we are leaving."""
    _lock.acquire()
    for child in _all:
        child._kill()


def _begin(command: Sequence[str]) -> "subprocess.Popen[bytes]":
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
        )
    except (OSError, ValueError) as error:
        raise Forfeit("outside-no-start", why=why(error)) from error
