"""What runs in a worker's process: it listens, does a job after the other, and ends with stdin."""

import json
import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any

from .protocol import Job, line

Handler = Callable[[Job, Event], Any]  # the event is set when there has been enough of it
_at_end: list[Callable[[], None]] = []


def at_end(work: Callable[[], None]) -> None:
    """To be done before the process ends with its stdin."""
    _at_end.append(work)


class Inbox:
    """Jobs, one after the other; and whether the last has been thought about enough."""

    def __init__(self) -> None:
        self.jobs: SimpleQueue[Job] = SimpleQueue()
        self.enough = Event()

    def listen(self) -> None:
        number = 0
        for text in sys.stdin:
            said = json.loads(text)
            if "enough" in said:
                if said["enough"] == number:  # otherwise it comes too late
                    self.enough.set()
                continue
            number = said["number"]
            self.enough.clear()
            self.jobs.put(said)
        for work in _at_end:
            work()
        os._exit(0)


def main(jobs: str, niceness: int) -> None:
    """Do the jobs of a module for ever. What it imports may take its time: we listen meanwhile."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    inbox = Inbox()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed is no answer
    Thread(target=inbox.listen, daemon=True).start()
    kinds: Mapping[str, Handler] = import_module(jobs).KINDS
    while True:
        job = inbox.jobs.get()
        answers.write(line(kinds[job["kind"]](job, inbox.enough)))
        answers.flush()
