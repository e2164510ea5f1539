"""Workers that share a list of jobs, asked from a thread that waits for whoever answers first."""

import json
import os
import selectors
import subprocess
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from typing import IO, Any

from .protocol import Job, Progress, answer_of, command, is_last, line, unheard

_PATIENCE = 5.0  # seconds that a worker has to leave
_CHUNK = 1 << 16  # bytes
_FAILED = 1  # the exit code of a process whose job has failed


class Died(Exception):
    """A worker has ended in the middle of a job, or the job has failed there."""

    def __init__(self, job: Job, exit_code: int) -> None:
        super().__init__(job, exit_code)
        self.job, self.exit_code = job, exit_code


class Worker:
    """One process. It gets no Ctrl-C: we tell it when to leave."""

    def __init__(self, jobs: str) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command(jobs), stdin=pipe, stdout=pipe, start_new_session=True
        )
        assert self._process.stdin and self._process.stdout
        self._in: IO[bytes] = self._process.stdin
        self.out: IO[bytes] = self._process.stdout
        self._number = 0
        self._job: Job = {}
        self._heard = b""  # of a line that has no end yet

    def begin(self, job: Job) -> None:
        self._job, self._number = job, self._number + 1
        with suppress(BrokenPipeError):  # it is dead: then there will be no answer either
            self._in.write(line({"number": self._number, **job}))
            self._in.flush()

    def hear(self) -> list[Job]:
        """The lines that have come since; to be asked when `out` can be read."""
        chunk = os.read(self.out.fileno(), _CHUNK)
        if not chunk:
            raise Died(self._job, self.end())
        *lines, self._heard = (self._heard + chunk).split(b"\n")
        said = list(map(json.loads, lines))
        if any("failed" in one for one in said):
            raise Died(self._job, _FAILED)
        return said

    def answer(self, told: Progress = unheard) -> Any:
        """Wait for the end of its job."""
        while True:
            for said in self.hear():
                if is_last(said):
                    return answer_of(said)
                told(said["progress"])

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


def answers(
    jobs: str, to_do: Iterable[Job], processes: int, told: Progress = unheard
) -> Generator[Any]:
    """What came of each job, in the order in which they are finished; begun in the order given.

    Who stops asking for more dismisses the workers.
    """
    left = iter(to_do)
    workers: list[Worker] = []
    try:
        with selectors.DefaultSelector() as busy:
            for _, job in zip(range(processes), left, strict=False):
                workers.append(Worker(jobs))
                workers[-1].begin(job)
                busy.register(workers[-1].out, selectors.EVENT_READ, workers[-1])
            while busy.get_map():
                for key, _ in busy.select():
                    for said in key.data.hear():
                        if is_last(said):
                            _go_on(key.data, left, busy)
                            yield answer_of(said)
                        else:
                            told(said["progress"])
    finally:
        for worker in workers:
            worker.dismiss()
        for worker in workers:
            worker.end()


def _go_on(worker: Worker, left: Iterator[Job], busy: selectors.BaseSelector) -> None:
    """It gets its next job, if there is one left."""
    following = next(left, None)
    if following is None:
        busy.unregister(worker.out)
    else:
        worker.begin(following)
