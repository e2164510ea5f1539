"""What a worker does for a server: choose a bot's action, check a file, load a game beforehand.

A bot's job holds what its seat may know, and nothing else.
"""

from functools import lru_cache
from threading import Event

import numpy as np

from serai.core import refusals, registry
from serai.core.contract import Material
from serai.core.errors import SeraiError
from serai.core.match import build
from serai.core.position import Position
from serai.core.texts import speak
from serai.workers.protocol import Job

from .levels import STRONGEST, player
from .search import Budget


def choose(job: Job, enough: Event) -> str:
    """The action a bot chooses, as text."""
    game = registry.game(job["game"])
    options = tuple(job["options"].items())
    material = _material(job["game"], job["rules"], job["seats"], options)
    budget = None
    if job["level"] == STRONGEST:
        budget = Budget(seconds=job["seconds"], enough=enough, least=job["least"])
    bot = player(job["level"], game, material, job["seat"], job["dice"], budget, job["cores"])
    state = np.frombuffer(bytes.fromhex(job["known"]), np.uint8)
    known = Position(game, material, state)
    return known.action(bot.choose(known, job["seen"]))


def check(job: Job, enough: Event) -> Job:
    """A table's options as they are kept, or why there can be no such table."""
    speak(job["language"])
    game = registry.game(job["game"])
    try:
        material = build(game, job["seats"], job["options"])
    except SeraiError as error:
        return {"refused": refusals.write(error)}
    return {"options": {**material.options, game.material.SOURCE: material.source}}


def load(job: Job, enough: Event) -> None:
    """So that the first move does not wait for it."""
    registry.game(job["game"])


@lru_cache(maxsize=64)
def _material(game: str, rules: int, seats: int, options: tuple[tuple[str, str], ...]) -> Material:
    return build(registry.game(game), seats, dict(options), rules)


KINDS = {"choose": choose, "check": check, "load": load}
