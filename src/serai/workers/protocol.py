"""How a worker is started, how a line is written to it, and what the lines that come back mean."""

import json
import sys
from collections.abc import Callable
from typing import Any

from serai.core import refusals

Job = dict[str, Any]
Progress = Callable[[Any], None]  # is told how far a job is


class JobFailed(ValueError):
    """A fault of ours in the middle of a job; its traceback is on the worker's stderr."""


def command(jobs: str, niceness: int = 0) -> list[str]:
    """A process that does the jobs of a module. It sees the modules that we see."""
    begin = f"from serai.workers.worker import main; main({jobs!r}, {niceness})"
    return [sys.executable, "-P", "-c", f"import sys; sys.path[:] = {sys.path!r}; {begin}"]


def line(said: Job) -> bytes:
    return json.dumps(said).encode() + b"\n"


def unheard(progress: Any) -> None:
    """Not everybody wants to know how far a job is."""


def is_last(said: Job) -> bool:
    """Whether a line is the end of its job, and not word of how far it is."""
    return "progress" not in said


def answer_of(said: Job) -> Any:
    """What the last line of a job says; what was refused is raised here as it was there."""
    if "refused" in said:
        raise refusals.read(said["refused"])
    if "failed" in said:
        raise JobFailed(said["failed"])
    return said["answer"]
