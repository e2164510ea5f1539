"""An arena on the command line: from its words to a plan, then a bar, and in the end a table."""

import hashlib
import json
import os
import re
import shlex
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from serai.bots.arena import Arena
from serai.bots.arena.archive import Folder
from serai.bots.arena.entrants import (
    LONGEST_THOUGHT,
    Entrant,
    check_programs,
    entrants,
    listed_bots,
)
from serai.bots.arena.settings import Plan, Settings, settings
from serai.bots.search import Budget
from serai.core.contract import Game
from serai.core.errors import SeraiError
from serai.core.texts import say
from serai.core.troubles import why

from .arguments import Source, begin
from .program import interruptible, program
from .progress import Tell, bar, prepared
from .screen import Output
from .standings import everything, running, show

DONE, INTERRUPTED = 0, 130
STDOUT = Path("-")
_BREATH = 0.5  # seconds between two running results


@dataclass(frozen=True)
class ArenaArgs:
    """The words of the command line."""

    game: str
    bots: Sequence[str]
    games: int
    seconds: float | None
    simulations: int | None
    seats: int | None
    seed: str
    options: Sequence[str]
    source: Source | None
    sprt: str | None
    move_limit: float | None
    processes: int | None
    out: Path | None
    json: Path | None


def run(wanted: ArenaArgs) -> int:
    """Play, or play on, and tell what came of it; the process's exit code."""
    plan = Plan(planned(wanted))
    processes = _processes(wanted.processes)
    _check_writable(wanted.json)
    place = (wanted.out or usual_place(plan.settings)).expanduser().absolute()
    folder = Folder(place, plan.settings)
    try:
        arena = Arena(plan, folder)
        code = _play(arena, processes)
        _tell(arena, wanted.json)
    finally:
        folder.close()
    if code == INTERRUPTED:
        command = shlex.join([*program(), *sys.argv[1:]])
        print(say("arena-stopped"), command, sep="\n", file=sys.stderr)
    return code


# -- from words to a plan --------------------------------------------------------------------


def planned(wanted: ArenaArgs) -> Settings:
    """The settings that the words mean, or what is wrong with them."""
    game = prepared(wanted.game)
    bots = _bots(wanted)
    seats = _usual_seats(game) if wanted.seats is None else wanted.seats
    match = begin(game.name, seats, None, wanted.options, wanted.source)
    sprt = None if wanted.sprt is None else _sprt(wanted.sprt)
    games, limit = wanted.games, wanted.move_limit
    return settings(game, match.material, bots, games, wanted.seed, sprt, limit)


def usual_place(settings: Settings) -> Path:
    """Where an arena is kept if no folder is named: one for the same settings, in the user's data.

    The number of games is not among them: with more games an arena goes on.
    """
    known = json.dumps({**settings.data(), "games": 0}, sort_keys=True)
    number = hashlib.blake2b(known.encode(), digest_size=4).hexdigest()
    words = "-".join(re.findall(r"\w+", " ".join(settings.bots)))[:40]
    return user_data_path("serai") / "arena" / f"{settings.game}-{words}-{number}"


def _bots(wanted: ArenaArgs) -> list[Entrant]:
    bots = entrants(listed_bots(wanted.bots), _budget(wanted.seconds, wanted.simulations))
    check_programs(bots)
    return bots


def _budget(seconds: float | None, simulations: int | None) -> Budget | None:
    if seconds is not None and simulations is not None:
        raise SeraiError("arena-two-budgets")
    if seconds is not None:
        if not 0 < seconds <= LONGEST_THOUGHT:
            raise SeraiError("arena-bad-time", seconds=str(seconds))
        return Budget(seconds=seconds)
    if simulations is not None and simulations < 1:
        raise SeraiError("arena-bad-simulations", number=simulations)
    return None if simulations is None else Budget(simulations)


def _usual_seats(game: Game) -> int:
    return 2 if 2 in game.material.SEATS else game.material.SEATS[0]


def _sprt(written: str) -> tuple[float, float]:
    with suppress(ValueError):
        lower, upper = (float(word) for word in written.split(","))
        if 0 < lower < upper < 1:
            return lower, upper
    raise SeraiError("arena-bad-sprt", text=written)


def _processes(given: int | None) -> int:
    if given is None:
        return len(os.sched_getaffinity(0))
    if given < 1:
        raise SeraiError("arena-bad-processes", number=given)
    return given


def _check_writable(file: Path | None) -> None:
    """Before hours of play, not after them."""
    if file is not None and file != STDOUT:
        folder = file.expanduser().absolute().parent
        if not folder.is_dir():
            told = say("arena-no-folder", folder=str(folder))
            raise SeraiError("terminal-cannot-save", file=str(file), why=told)


# -- playing and telling ---------------------------------------------------------------------


def _play(arena: Arena, processes: int) -> int:
    plan, finished = arena.plan, _games(arena)
    if finished:
        facts = {"folder": str(arena.folder.path), "games": finished, "of": plan.games}
        print(say("arena-all-there" if arena.over else "arena-goes-on", **facts), file=sys.stderr)
    if arena.over:
        return DONE
    game = say(f"{plan.game.name}-name")
    try:
        with interruptible(), bar(say("arena-playing", game=game)) as tell:
            arena.play(processes, _Teller(arena, tell))
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


def _games(arena: Arena) -> int:
    return sum(map(len, arena.folder.finished))


class _Teller:
    """Keeps the bar up to date, the result beside it a little more slowly."""

    def __init__(self, arena: Arena, tell: Tell) -> None:
        self.arena, self.tell = arena, tell
        self.text, self.said = "", 0.0
        if arena.folder.deals:
            self()

    def __call__(self) -> None:
        if time.monotonic() - self.said >= _BREATH:
            self.text, self.said = running(self.arena), time.monotonic()
        self.tell(_games(self.arena), self.arena.plan.games, self.text)


def _tell(arena: Arena, file: Path | None) -> None:
    if file is not None:
        text = json.dumps(everything(arena), ensure_ascii=False) + "\n"
        if file == STDOUT:
            print(text, end="", flush=True)
            return
        try:
            file.expanduser().write_text(text, "utf-8")
        except OSError as error:
            raise SeraiError("terminal-cannot-save", file=str(file), why=why(error)) from error
    show(arena, Output())
