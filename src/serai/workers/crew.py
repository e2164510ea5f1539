"""Workers that share a list of jobs, asked from a thread that waits for whoever answers first."""

import json
import selectors
import subprocess
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from typing import IO, Any

from .protocol import Job, command, line

_PATIENCE = 5.0  # seconds that a worker has to leave


class Died(Exception):
    """A worker has ended in the middle of a job."""

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

    def begin(self, job: Job) -> None:
        self._job, self._number = job, self._number + 1
        with suppress(BrokenPipeError):  # it is dead: then there will be no answer either
            self._in.write(line({"number": self._number, **job}))
            self._in.flush()

    def answer(self) -> Any:
        """To be asked when `out` can be read."""
        answer = self.out.readline()
        if not answer.endswith(b"\n"):
            raise Died(self._job, self.end())
        return json.loads(answer)

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


def answers(jobs: str, to_do: Iterable[Job], processes: int) -> Generator[Any]:
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
                    yield _next(key.data, left, busy)
    finally:
        for worker in workers:
            worker.dismiss()
        for worker in workers:
            worker.end()


def _next(worker: Worker, left: Iterator[Job], busy: selectors.BaseSelector) -> Any:
    """Its answer; it has its next job by then, if there is one left."""
    answer = worker.answer()
    following = next(left, None)
    if following is None:
        busy.unregister(worker.out)
    else:
        worker.begin(following)
    return answer
