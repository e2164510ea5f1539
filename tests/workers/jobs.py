"""Jobs that show what a worker does with them."""

import os
import time
from pathlib import Path

from serai.core.errors import BadOption
from serai.workers.protocol import Job
from serai.workers.worker import Caller, at_end

LEFT = "SERAI_TEST_LEFT"  # names a file that is there when the worker has left


def say(job: Job, caller: Caller) -> list[object]:
    return [job["word"], os.getpid()]


def chatter(job: Job, caller: Caller) -> str:
    """What is printed, also past Python, is no answer."""
    print("not an answer")
    os.system("echo not an answer either")
    return "the answer"


def think(job: Job, caller: Caller) -> bool:
    """Until it is enough; as a last resort for ever."""
    Path(job["begun"]).touch()
    return caller.enough.wait()


def last(job: Job, caller: Caller) -> bool:
    """Whether somebody has had enough of this one."""
    return caller.enough.is_set()


def hold(job: Job, caller: Caller) -> int:
    """Who it was; after somebody had enough of it."""
    caller.tell(os.getpid())
    caller.enough.wait()
    return os.getpid()


def wait_for(job: Job, caller: Caller) -> str:
    while not Path(job["gate"]).exists():
        time.sleep(0.01)
    return str(job["word"])


def count(job: Job, caller: Caller) -> str:
    """Tells every number before it answers."""
    for number in range(job["to"]):
        caller.tell(number)
    return "counted"


def refuse(job: Job, caller: Caller) -> None:
    raise BadOption("unknown-option", name="tea", known=["coffee", "water"])


def fail(job: Job, caller: Caller) -> None:
    raise KeyError("a fault of ours")


def die(job: Job, caller: Caller) -> None:
    os._exit(7)


def _leave() -> None:
    if LEFT in os.environ:
        Path(os.environ[LEFT]).touch()


at_end(_leave)
KINDS = {
    "say": say,
    "chatter": chatter,
    "think": think,
    "last": last,
    "hold": hold,
    "wait_for": wait_for,
    "count": count,
    "refuse": refuse,
    "fail": fail,
    "die": die,
}
