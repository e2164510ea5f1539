"""Several processes at one port: a parent (a prefork supervisor) starts them, and starts again
what has ended.

They are forked with everything loaded, share one listening socket, and know of each other by the
database alone. Who is told to end lets its people go, with a code that tells them to come back; the
others are there for them. Without their parent they end too.
"""

import os
import random
import select
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from serai.core.errors import SeraiError

from .logs import log
from .settings import Settings
from .store import Store

_LOOK_EVERY = 0.1  # seconds
_SHORT_LIFE, _PAUSE = 2.0, 1.0  # seconds; who ended so soon is not started again at once
_PATIENCE = 20.0  # seconds in which they end by themselves
_ENDING = (signal.SIGTERM, signal.SIGINT)
Run = Callable[[Settings, int, Callable[[], None]], None]


@dataclass(frozen=True)
class _Child:
    pid: int
    began: float
    place: int  # of so many; whoever follows it has the same


class Processes:
    """A parent with so many children, each of which runs a server."""

    def __init__(self, settings: Settings, number: int, run: Run) -> None:
        """`run` serves in this very process, and calls what it is given when it answers.

        It is told which of them it is, from 0 on.
        """
        workers = (os.cpu_count() or 1) if settings.workers is None else settings.workers
        each = max(1, workers // number) if workers else 0
        self._settings, self._number, self._run = replace(settings, workers=each), number, run
        self._children: dict[int, _Child] = {}
        self._ending = self._failed = False
        self._ready, self._tell_ready = os.pipe()
        self._alive, self._hold_alive = os.pipe()  # ends with the parent, however that ends

    def serve(self, listening: Callable[[], None]) -> None:
        """Until it is told to end; `listening` is called when all of them answer."""
        for number in _ENDING:
            signal.signal(number, self._end)
        for place in range(self._number):
            self._start(place)
        waits_for = self._number
        while self._children:
            answering = self._look()
            if waits_for and not self._ending:
                waits_for = max(0, waits_for - answering)
                if not waits_for:
                    listening()
            for child in self._ended():
                if waits_for:  # it could not even begin, and another could not either
                    self._failed = True
                    self._end()
                if not self._ending:
                    self._start_again(child)
        if self._failed:
            raise SystemExit(1)

    def _look(self) -> int:
        """Wait a moment; how many say that they answer now."""
        ready, _, _ = select.select([self._ready], [], [], _LOOK_EVERY)
        return len(os.read(self._ready, self._number)) if ready else 0

    def _ended(self) -> list[_Child]:
        ended: list[_Child] = []
        while self._children:
            pid, how = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                break
            if (child := self._children.pop(pid, None)) is not None:
                log.info("process-ended", pid=pid, code=os.waitstatus_to_exitcode(how))
                ended.append(child)
        return ended

    def _start_again(self, child: _Child) -> None:
        if time.monotonic() - child.began < _SHORT_LIFE:
            time.sleep(_PAUSE)
        self._start(child.place)

    def _start(self, place: int) -> None:
        """One more, unless it is to end; a signal that comes meanwhile reaches both."""
        signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
        pid = 0 if self._ending else os.fork()
        if pid or self._ending:
            if pid:
                self._children[pid] = _Child(pid, time.monotonic(), place)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
            return
        code = 1
        try:
            code = self._serve_as_child(place)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _serve_as_child(self, place: int) -> int:
        for number in _ENDING:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
        os.close(self._hold_alive)
        os.close(self._ready)
        random.seed()
        threading.Thread(target=_end_with, args=(self._alive,), daemon=True).start()
        try:
            self._run(self._settings, place, lambda: _say_ready(self._tell_ready))
        except SystemExit as ended:
            return int(ended.code or 0)
        except SeraiError as error:
            print(error, file=sys.stderr)
            return 1
        return 0

    def _end(self, *_: object) -> None:
        """Let all of them end; told again, at once. Whoever takes too long is ended."""
        for pid in list(self._children):
            os.kill(pid, signal.SIGTERM)
        if self._ending:
            return
        self._ending = True
        threading.Thread(target=self._end_the_slow, daemon=True).start()

    def _end_the_slow(self) -> None:
        time.sleep(_PATIENCE + self._settings.drain)
        for pid in list(self._children):
            os.kill(pid, signal.SIGKILL)


def check(database: str, number: int) -> None:
    """Several processes need a database that tells one what the other has done."""
    if os.name != "posix":
        raise SeraiError("processes-not-here")
    if database.startswith("sqlite"):
        raise SeraiError("processes-need-postgres", number=number)
    Store(database).close()  # brings it up to date before they begin


def _say_ready(pipe: int) -> None:
    os.write(pipe, b".")


def _end_with(parent: int) -> None:
    """When the parent is gone nobody would start or end this one."""
    os.read(parent, 1)
    os.kill(os.getpid(), signal.SIGTERM)
