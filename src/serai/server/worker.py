"""A process in which bots think; `thinking` starts it.

A job is a line of JSON on stdin, its answer a line on stdout. It holds what a seat may know and
nothing else. Where stdin ends, whatever the reason, so does the process: it cannot outlive us.
"""

import json
import os
import sys
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np

from serai.bots.levels import STRONGEST, player
from serai.bots.search import Budget
from serai.core import registry
from serai.core.contract import Material
from serai.core.match import build

_NICENESS = 5  # the server answers before a bot thinks


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    jobs: SimpleQueue[str] = SimpleQueue()
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever else is printed is no answer
    Thread(target=_listen, args=(jobs,), daemon=True).start()
    while True:
        print(json.dumps(answer(json.loads(jobs.get()))), file=answers, flush=True)


def answer(job: dict[str, Any]) -> str:
    """The action a bot chooses, as text."""
    game = registry.game(job["game"])
    material = _material(job["game"], job["seats"], tuple(job["options"].items()))
    budget = Budget(seconds=job["seconds"]) if job["level"] == STRONGEST else None
    bot = player(job["level"], game, material, job["seat"], job["dice"], budget, job["cores"])
    known = np.frombuffer(bytes.fromhex(job["known"]), np.uint8).copy()
    return game.notation.text(material.m, bot.choose(known, job["seen"]))


@lru_cache(maxsize=64)
def _material(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Material:
    return build(registry.game(game), seats, dict(options))


def _listen(jobs: "SimpleQueue[str]") -> None:
    for line in sys.stdin:
        jobs.put(line)
    os._exit(0)
