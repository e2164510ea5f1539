"""Running Serai as a user does: a command whose input is piped, or a talk at a real terminal.

What only reads its input to the end and prints is run here, by `main()`; what is talked to, stopped
or looked at from outside is a process of its own.
"""

import os
import pty
import random
import re
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from io import TextIOWrapper
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, cast
from unittest.mock import patch
from weakref import finalize

from pexpect.fdpexpect import fdspawn
from pexpect.popen_spawn import PopenSpawn

import nursery
import serai
from serai.bots.levels import move, player
from serai.cli import main
from serai.core import registry
from serai.core.match import Match
from serai.games.targi.screen.seen import Seen
from serai.terminal import screen

PATIENCE = 180  # seconds; the machine may be very busy
PROMPT = "you > "
SHOWN_PROMPT = re.compile(r"(you|Ada|Bo) >[^\n]*?\x1b\[\?25h")  # the cursor appears after it
ESCAPE = "\x1b"
ERRORS = ("surrogateescape", "strict", "backslashreplace")  # as the streams of a process have them
NOT_KEPT = ("NO_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES")


def environment(home: Path, **more: str) -> dict[str, str]:
    """This environment, but with a data folder of the test's own, and English if none is set."""
    kept = {name: value for name, value in os.environ.items() if name not in NOT_KEPT}
    own = {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    return {**kept, **own, **more}


def run(
    home: Path, *words: object, lines: Sequence[str] = (), env: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """A command, its input piped, in this process: nothing has to be loaded again."""
    named = ["serai", *map(str, words)]
    with ExitStack() as stack:
        streams = [stack.enter_context(TemporaryFile()) for _ in range(3)]
        streams[0].write("".join(f"{line}\n" for line in lines).encode("utf-8"))
        streams[0].seek(0)
        whole = environment(home, **(env or {}))
        encoding = whole.get("PYTHONIOENCODING", "utf-8")
        texts = [
            TextIOWrapper(stream, encoding=encoding, errors=errors)
            for stream, errors in zip(streams, ERRORS, strict=True)
        ]
        for name, text in zip(("stdin", "stdout", "stderr"), texts, strict=True):
            stack.enter_context(patch.object(sys, name, text))
        stack.enter_context(patch.object(sys, "argv", named))
        stack.enter_context(patch.dict(os.environ, whole, clear=True))
        games = registry._shelf().games
        stack.enter_context(patch.dict(games))
        games.pop("souk", None)  # the tests' own game is not installed
        code = exit_code(main)
        return subprocess.CompletedProcess(named, code, *map(written, texts[1:]))


def exit_code(command: Callable[[], None]) -> int:
    try:
        command()
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0


def written(text: TextIOWrapper) -> str:
    text.flush()
    text.seek(0)
    return text.read()


def run_apart(
    home: Path, *words: object, lines: Sequence[str] = (), env: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """A command, its input piped, in a process of its own."""
    command = [sys.executable, "-m", "serai", *map(str, words)]
    return nursery.run(command, lines, environment(home, **(env or {})), PATIENCE)


@contextmanager
def pipe(home: Path, *words: object) -> Iterator[Any]:
    """A command to talk to through pipes."""
    command = nursery.stand_in([sys.executable, "-m", "serai", *map(str, words)])
    game = PopenSpawn(command, timeout=PATIENCE, encoding="utf-8", env=environment(home))
    try:
        yield game
    finally:
        game.proc.stdin.close()
        game.wait()
        game.proc.stdout.close()


class Terminal(fdspawn):  # type: ignore[misc]
    """A command in a terminal of 80 columns and 24 rows; with `nohup`, it outlives that."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], nohup: bool) -> None:
        ours, its = pty.openpty()
        termios.tcsetwinsize(its, (24, 80))
        self.process = nursery.Asked(command, [its] * 3, env, terminal=True, nohup=nohup)
        os.close(its)
        super().__init__(ours, timeout=PATIENCE, encoding="utf-8")
        self._closing = finalize(self, _close, ours, self.process)

    def sendcontrol(self, letter: str) -> None:
        self.send(chr(ord(letter) - ord("a") + 1))

    def kill(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def close(self) -> None:
        """When it has ended."""
        self.exitstatus = self.process.wait(PATIENCE)
        self._closing()


def _close(ours: int, process: nursery.Asked) -> None:
    os.close(ours)
    process.forget()


def terminal(home: Path, *words: object, nohup: bool = False, **env: str) -> Any:
    command = [sys.executable, "-m", "serai", *map(str, words)]
    return Terminal(command, environment(home, **env), nohup)


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
        match.act(dice.choice(match.legal()))
        actions -= 1
    return match


def seen(match: Match, seat: int) -> Seen:
    """What the screen of Targi is drawn from."""
    return cast("Seen", screen.seen(match, seat))


def views(seeds: Sequence[int], **options: object) -> Iterator[tuple[Match, Seen]]:
    """Every decision of whole games of Targi played by lot, as the one to move sees it."""
    for seed in seeds:
        dice = random.Random(seed)
        match = serai.new("targi", seats=2, seed=seed, names=("Ada", "Bo"), **options)
        while not match.over:
            yield match, seen(match, match.actor)
            match.act(dice.choice(match.legal()))


def kept(match: Match, path: Path) -> Path:
    path.write_text(match.record(), "utf-8")
    return path
