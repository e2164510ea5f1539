"""A worker whose checks wait for a word: of a file that says so, until the gate is there.

`program` starts a server that has such workers; `GATE` names the file that opens them.
"""

import os
import sys
import time
from pathlib import Path

from serai.bots import jobs
from serai.workers.protocol import Job
from serai.workers.worker import Caller

GATE = "SERAI_TEST_GATE"
WAITS = "# waits\n"


def program() -> list[str]:
    """How to start `serai` with such workers."""
    return program_with(__name__)


def program_with(jobs: str) -> list[str]:
    """How to start `serai` with workers that do the jobs of a module of the tests."""
    tests = str(Path(__file__).parent.parent)
    lines = (
        f"import sys; sys.path.insert(0, {tests!r})",
        "from serai.server import places",
        f"places._JOBS = {jobs!r}",
        "from serai.cli import main",
        "sys.argv[0] = 'serai'",
        "main()",
    )
    return [sys.executable, "-P", "-c", "\n".join(lines)]


def check(job: Job, caller: Caller) -> dict[str, str]:
    gate = Path(os.environ[GATE])
    while any(WAITS in str(value) for value in job["options"].values()) and not gate.exists():
        time.sleep(0.02)
    return jobs.check(job, caller)


KINDS = {**jobs.KINDS, "check": check}
