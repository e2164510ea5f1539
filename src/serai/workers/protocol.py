"""How a worker is started, and how a line is written to it."""

import json
import sys
from typing import Any

Job = dict[str, Any]


def command(jobs: str, niceness: int = 0) -> list[str]:
    """A process that does the jobs of a module. It sees the modules that we see."""
    begin = f"from serai.workers.worker import main; main({jobs!r}, {niceness})"
    return [sys.executable, "-P", "-c", f"import sys; sys.path[:] = {sys.path!r}; {begin}"]


def line(said: Job) -> bytes:
    return json.dumps(said).encode() + b"\n"
