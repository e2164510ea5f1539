"""The worker processes of an arena: each plays a deal at a time, and none outlives us."""

import json
import selectors
import subprocess
import sys
from collections.abc import Generator, Iterable
from contextlib import suppress
from typing import IO

from serai.core.errors import SeraiError
from serai.core.texts import spoken

from .deals import Played
from .settings import Settings

_PATIENCE = 5.0  # seconds that a worker has to leave

Answer = tuple[int, list[tuple[Played, str]]]

_WORKER = "serai.bots.arena.worker"


class Worker:
    """One process. It sees the modules that we see, and no Ctrl-C: we tell it when to leave."""

    def __init__(self, settings: Settings) -> None:
        code = f"import sys; sys.path[:] = {sys.path!r}; from {_WORKER} import main; main()"
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )
        assert self._process.stdin and self._process.stdout
        self._in: IO[str] = self._process.stdin
        self.out: IO[str] = self._process.stdout
        self.deal = 0
        self._say(json.dumps([spoken(), settings.data()]))

    def play(self, deal: int) -> None:
        self.deal = deal
        self._say(str(deal))

    def answer(self) -> Answer:
        """The games it has played; to be asked when `out` can be read."""
        line = self.out.readline()
        if not line.endswith("\n"):
            raise SeraiError("arena-worker-died", deal=self.deal, number=self.end())
        deal, games = json.loads(line)
        return deal, [(Played.read(played), record) for played, record in games]

    def dismiss(self) -> None:
        """Where its input ends, so does it."""
        with suppress(OSError):
            self._in.close()

    def end(self) -> int:
        """Wait until it has left, or make it; its exit code."""
        self.out.close()
        try:
            return self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def _say(self, line: str) -> None:
        with suppress(BrokenPipeError):  # it is dead: then there will be no answer either
            self._in.write(line + "\n")
            self._in.flush()


def play_deals(settings: Settings, deals: Iterable[int], processes: int) -> Generator[Answer]:
    """Every one of these deals, in the order in which they are finished; begun in the order given.

    Who stops asking for more dismisses the workers.
    """
    to_do = iter(deals)
    workers: list[Worker] = []
    try:
        with selectors.DefaultSelector() as busy:
            for _, deal in zip(range(processes), to_do, strict=False):
                workers.append(Worker(settings))
                workers[-1].play(deal)
                busy.register(workers[-1].out, selectors.EVENT_READ, workers[-1])
            while busy.get_map():
                for key, _ in busy.select():
                    worker: Worker = key.data
                    answer = worker.answer()
                    following = next(to_do, None)
                    if following is None:
                        busy.unregister(worker.out)
                    else:
                        worker.play(following)
                    yield answer
    finally:
        for worker in workers:
            worker.dismiss()
        for worker in workers:
            worker.end()
