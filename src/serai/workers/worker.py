"""What runs in a worker's process: one job after another, until its stdin ends."""

import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any

from serai.core import refusals
from serai.core.errors import SeraiError
from serai.core.texts import speak

from .enough import Enough
from .protocol import Job, Progress, line, unheard

_at_end: list[Callable[[], None]] = []


class Caller:
    """Whoever asked for a job: may have had enough of it, and can be told how far it is."""

    def __init__(self, tell: Progress = unheard) -> None:
        self.enough = Enough()
        self.tell = tell


Handler = Callable[[Job, Caller], Any]


def at_end(work: Callable[[], None]) -> None:
    """To be done before the process ends with its stdin."""
    _at_end.append(work)


class Lines:
    """The worker's side of its pipes."""

    def __init__(self, out: IO[bytes]) -> None:
        self._out = out
        self._jobs: SimpleQueue[tuple[Job, Caller]] = SimpleQueue()

    def listen(self) -> None:
        number, caller = 0, Caller()
        for text in sys.stdin:
            said = json.loads(text)
            if "enough" in said:
                if said["enough"] == number:  # otherwise it comes too late
                    caller.enough.set()
                continue
            number = said["number"]
            caller = Caller(self._teller(number))
            self._jobs.put((said, caller))
        for work in _at_end:
            work()
        os._exit(0)

    def do_one(self, kinds: Mapping[str, Handler]) -> None:
        """Wait for the next job and do it."""
        job, caller = self._jobs.get()
        self._write({"number": job["number"], **done(kinds[job["kind"]], job, caller)})

    def _teller(self, number: int) -> Progress:
        return lambda progress: self._write({"number": number, "progress": progress})

    def _write(self, said: Job) -> None:
        self._out.write(line(said))
        self._out.flush()


def done(handler: Handler, job: Job, caller: Caller) -> Job:
    if "language" in job:
        speak(job["language"])
    try:
        return {"answer": handler(job, caller)}
    except SeraiError as error:
        return {"refused": refusals.write(error)}
    except Exception as error:  # a fault of ours in one job ends that job, and not the process
        traceback.print_exc()
        return {"failed": type(error).__name__}


def main(jobs: str, niceness: int) -> None:
    """Do the jobs of a module for ever. What it imports may take its time: we listen meanwhile."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    lines = Lines(os.fdopen(os.dup(1), "wb"))
    os.dup2(2, 1)  # whatever else is printed is no answer
    Thread(target=lines.listen, daemon=True).start()
    kinds: Mapping[str, Handler] = import_module(jobs).KINDS
    while True:
        lines.do_one(kinds)
