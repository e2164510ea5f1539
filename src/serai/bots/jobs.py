"""What a worker does for a server: it chooses bots' actions, analyses, checks files, loads games.

A job is written here and read here. That of a bot, and that of a position, hold what one seat may
know, and nothing else; a game is analysed as a whole only when it is over, and no secret any more.
"""

from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from threading import Event, Timer

import numpy as np

from serai.core import registry
from serai.core.contract import Material
from serai.core.errors import BadOption
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.core.record import load as load_record
from serai.workers.protocol import Job
from serai.workers.worker import Caller

from .analysis import analyse, evaluate, game_document, position_document
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
    return {"kind": "choose", "level": level, **_seat_knows(match, options, seat)}


def choose(job: Job, caller: Caller) -> str:
    """The action a bot chooses, as text.

    The same job gives the same answer, but for the clock, and for a tree that was kept: what was
    found out at earlier turns counts for this one.
    """
    budget = None
    if job["level"] == STRONGEST:
        budget = Budget(seconds=job["seconds"], enough=caller.enough, least=job["least"])
    turn, key = _read(job), _key(job)
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


# -- an analysis -----------------------------------------------------------------------------


def analysing(match: Match, options: Mapping[str, str], seat: int) -> Job:
    """The job of judging a game that is over, or else the position as a seat knows it.

    Its budget, `simulations` or `seconds` a position, its `limit` of seconds for all of it, its
    seed and its cores are for whoever asks to say.
    """
    if match.over:
        return {"kind": "analyse", "game": match.game.name, "record": match.record()}
    if not 0 <= seat < match.seats:
        raise BadOption("bad-seat", seat=seat, seats=match.seats)
    return {"kind": "analyse", **_seat_knows(match, options, seat)}


def judge(job: Job, caller: Caller) -> Job:
    """An analysis as it is written to a file; it is told how many positions are done, of how many.

    When its time is over, or somebody has had enough of it, it ends with what it has by then.
    """
    budget = Budget(job.get("simulations"), job.get("seconds"), caller.enough)
    seed, cores = job["seed"], job["cores"]
    registry.game(job["game"])  # that takes its time, once
    with _ends_after(job["limit"], caller.enough):
        if "record" in job:
            match = load_record(job["record"])
            told = analyse(match, budget, lambda *far: caller.tell(far), seed, cores)
            return game_document(told)
        position = evaluate(_read(job).known, budget, job["seat"], seed, cores)
        return position_document(position, job["game"], seed)


@contextmanager
def _ends_after(seconds: float, enough: Event) -> Iterator[None]:
    timer = Timer(seconds, enough.set)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


# -- what a seat knows -----------------------------------------------------------------------


def _seat_knows(match: Match, options: Mapping[str, str], seat: int) -> Job:
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


def _read(job: Job) -> Turn:
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


KINDS = {"choose": choose, "analyse": judge, "check": check, "load": load, "supply": supply}
