"""Running Serai as a user does: as a process of its own, through a pipe or a real terminal."""

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect
from pexpect.popen_spawn import PopenSpawn

import serai
from serai.bots.levels import move, player
from serai.core.match import Match
from serai.terminal.screen import View, seen

PATIENCE = 60
PROMPT = "you > "
SHOWN_PROMPT = re.compile(r"(you|Ada|Bo) >[^\n]*?\x1b\[\?25h")  # the cursor appears after it
ESCAPE = "\x1b"
NOT_KEPT = ("NO_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES")


def environment(home: Path, **more: str) -> dict[str, str]:
    """This environment, but with a data folder of the test's own, and English if none is set."""
    kept = {name: value for name, value in os.environ.items() if name not in NOT_KEPT}
    own = {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    return {**kept, **own, **more}


def run(
    home: Path, *words: object, lines: Sequence[str] = (), env: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """A command, its input piped."""
    return subprocess.run(
        [sys.executable, "-m", "serai", *map(str, words)],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=environment(home, **(env or {})),
        check=False,
    )


@contextmanager
def pipe(home: Path, *words: object) -> Iterator[Any]:
    """A command to talk to through pipes."""
    command = [sys.executable, "-m", "serai", *map(str, words)]
    game = PopenSpawn(command, timeout=PATIENCE, encoding="utf-8", env=environment(home))
    try:
        yield game
    finally:
        game.proc.stdin.close()
        game.wait()
        game.proc.stdout.close()


def terminal(home: Path, *words: object, **env: str) -> Any:
    """A command in a terminal of 80 columns and 24 rows."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "serai", *map(str, words)],
        dimensions=(24, 80),
        timeout=PATIENCE,
        encoding="utf-8",
        env=environment(home, **env),
        preexec_fn=_hear_control_c,
    )


def _hear_control_c() -> None:
    """Also where the tests run in the background, where children ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def saved(home: Path, name: str = "desert.serai") -> Path:
    return home / "serai" / "saved" / name


def begun(actions: int, names: Sequence[str] = ("you", "greedy"), **options: object) -> Match:
    """A game some way in, every action by lot, and the first seat to act."""
    options = {"map": "wadi", **options}
    match = serai.new("desert", seats=len(names), seed=7, names=names, **options)
    bot = player("random", match.game, match.material, 0, 1)  # keeps nothing in mind: all seats'
    while not match.over and (actions > 0 or match.actor != 0):
        match.play(move(bot, match))
        actions -= 1
    return match


def walked(
    actions: int, names: Sequence[str] = ("you", "greedy"), seed: int = 7, **options: object
) -> Match:
    """A game of Targi some way in, every action by lot, and the first seat to act."""
    dice = random.Random(seed)
    match = serai.new("targi", seats=2, seed=seed, names=names, **options)
    while not match.over and (actions > 0 or match.actor != 0):
        match.play(dice.choice(match.legal()))
        actions -= 1
    return match


def views(seeds: Sequence[int], **options: object) -> Iterator[tuple[Match, View]]:
    """Every decision of whole games of Targi played by lot, as the one to move sees it."""
    for seed in seeds:
        dice = random.Random(seed)
        match = serai.new("targi", seats=2, seed=seed, names=("Ada", "Bo"), **options)
        while not match.over:
            yield match, seen(match, match.actor)
            match.play(dice.choice(match.legal()))


def kept(match: Match, path: Path) -> Path:
    path.write_text(match.record(), "utf-8")
    return path
