"""A worker whose masters think until they are told that it was enough.

`program` starts a server that has such workers; whoever thinks leaves a mark beside `MARKS`.
"""

import os
from pathlib import Path

from serai.bots import jobs
from serai.bots.names import STRONGEST
from serai.workers.protocol import Job
from serai.workers.worker import Caller
from server.waiting_worker import program_with

MARKS = "SERAI_TEST_MARKS"


def program() -> list[str]:
    """How to start `serai` with such workers."""
    return program_with(__name__)


def choose(job: Job, caller: Caller) -> str:
    if job["level"] == STRONGEST:
        Path(os.environ[MARKS]).with_suffix(f".{len(job['seen'])}").touch()
        caller.enough.wait()
    return jobs.choose(job, caller)


KINDS = {**jobs.KINDS, "choose": choose}
