"""What a worker does for an arena: it plays a deal, and leaves with the bots it has started."""

import json
from functools import lru_cache
from typing import Any

from serai.workers.protocol import Job
from serai.workers.worker import Caller, at_end

from .deals import play_deal
from .line_process import end_all
from .settings import Plan, Settings


def deal(job: Job, caller: Caller) -> list[Any]:
    """Its number, and the games with their records."""
    plan = _plan(json.dumps(job["settings"]))
    games = [(played.data(), record) for played, record in play_deal(plan, job["deal"])]
    return [job["deal"], games]


@lru_cache(maxsize=1)
def _plan(settings: str) -> Plan:
    return Plan(Settings.read(json.loads(settings)))


at_end(end_all)
KINDS = {"deal": deal}
