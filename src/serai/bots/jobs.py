"""What a worker does for a server: it chooses bots' actions, checks files, loads games.

A job is written here and read here. That of a bot holds what one seat may know, and nothing else.
What the coach does in a worker is in `serai.coach.jobs`.
"""

from collections.abc import Hashable, Mapping
from functools import lru_cache

import numpy as np

from serai.core import registry
from serai.core.contract import Material
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.workers.protocol import Job
from serai.workers.worker import Caller

from .kept import KeptPlayers
from .levels import Player, SearchingPlayer, Turn, player, turn_of
from .names import STRONGEST
from .search import Budget

_kept = KeptPlayers()

# -- a bot's turn ----------------------------------------------------------------------------


def choosing(match: Match, options: Mapping[str, str], seat: int, level: str) -> Job:
    """The job of a bot's turn; its dice, its time and its cores are for whoever asks to say.

    With a `tree`, the name of a bot at its table, the worker keeps that bot's tree for its next
    turn, if it is the same worker's.
    """
    return {"kind": "choose", "level": level, **seat_knows(match, options, seat)}


def choose(job: Job, caller: Caller) -> str:
    """The action a bot chooses, as text.

    The same job gives the same answer, but for the clock, and for a tree that was kept: what was
    found out at earlier turns counts for this one.
    """
    budget = None
    if job["level"] == STRONGEST:
        most, seconds = job.get("most"), job["seconds"]  # not all have the memory for any number
        budget = Budget(most, seconds, caller.enough, job["least"])
    turn, key = read_turn(job), _key(job)
    bot = _seated(job, turn.known, budget, key)
    action = bot.choose(turn.known, turn.seen)
    if key is not None and isinstance(bot, SearchingPlayer):
        _kept.put(key, bot)
    return turn.known.action(action)


def _seated(job: Job, known: Position, budget: Budget | None, key: Hashable) -> Player:
    """The bot that was kept, or a new one."""
    kept = None if key is None else _kept.take(key)
    if kept is None:
        game, material, seat = known.game, known.material, job["seat"]
        return player(job["level"], game, material, seat, job["dice"], budget, job["cores"])
    kept.resume(job["dice"], budget, job["cores"])
    return kept


def _key(job: Job) -> Hashable:
    """Of a bot's tree: its name, and all that the tree was grown by."""
    if not job.get("tree"):
        return None
    grown_by = (job["game"], job["rules"], job["seats"], _frozen(job["options"]), job["seat"])
    return job["tree"], job["level"], *grown_by


# -- what a seat knows -----------------------------------------------------------------------


def seat_knows(match: Match, options: Mapping[str, str], seat: int) -> Job:
    """All that a job about a match may say, if it is for a seat."""
    turn = turn_of(match, seat)
    return {
        "game": match.game.name,
        "rules": match.material.rules,
        "seats": match.seats,
        "options": dict(options),
        "seat": seat,
        "known": turn.known.state.tobytes().hex(),
        "seen": turn.seen,
    }


def read_turn(job: Job) -> Turn:
    """The same, as it was written."""
    material = _material(job["game"], job["rules"], job["seats"], _frozen(job["options"]))
    state = np.frombuffer(bytes.fromhex(job["known"]), np.uint8)
    return Turn(Position(job["game"], material, state), job["seen"])


def _frozen(options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(options.items())


@lru_cache(maxsize=64)
def _material(game: str, rules: int, seats: int, options: tuple[tuple[str, str], ...]) -> Material:
    return build(registry.game(game), seats, dict(options), rules)


# -- files and games -------------------------------------------------------------------------


def check(job: Job, caller: Caller) -> dict[str, str]:
    """A table's options as they are kept; refused with all that is wrong."""
    game = registry.supply(job["game"])
    material = build(game, job["seats"], job["options"])
    return {**material.options, game.material.SOURCE: material.source}


def load(job: Job, caller: Caller) -> None:
    """So that the first move does not wait for it."""
    registry.game(job["game"])


def supply(job: Job, caller: Caller) -> None:
    """So that the time for a file is not spent on what reads it."""
    registry.supply(job["game"])


KINDS = {"choose": choose, "check": check, "load": load, "supply": supply}
