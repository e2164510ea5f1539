"""Commits, off the event loop: one thread writes, and what came while it wrote shares a commit.

A job is a function of a connection. Its answer comes when the commit that holds it is on the disk,
never before; a job that fails takes only itself back.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from . import postgres

Answer = TypeVar("Answer")
MOST_TOGETHER = 64
_TRIES = 5  # of a job that another process got into the way of


@dataclass
class _Job:
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"
    answer: Any = None
    error: BaseException | None = None
    tries: int = 0


class _JobFailed(Exception):
    """One of several, and none of them is written yet."""


class Writer:
    """The only one who writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._connection: Connection | None = None  # the thread's
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, work: Callable[[Connection], Answer]) -> "asyncio.Future[Answer]":
        """Do the work in a transaction, after all that was put before it."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop, loop.create_future())
        self._jobs.put(job)
        return job.future

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """The same; the answer is there when it is committed."""
        # Somebody who stops waiting does not stop the commit, and does not see half of it.
        return await asyncio.shield(self.put(work))

    def close(self) -> None:
        """Finish what is there, and end."""
        self._jobs.put(None)
        self._thread.join()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On a connection of its own, which is given back only where something went wrong."""
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._give_back()
            raise

    def _give_back(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
        self._connection = None

    def _run(self) -> None:
        while True:
            jobs, last = self._waiting()
            if jobs:
                self._commit(jobs)
            for loop in {job.loop for job in jobs}:
                loop.call_soon_threadsafe(_tell, [job for job in jobs if job.loop is loop])
            if last:
                self._give_back()
                return

    def _waiting(self) -> tuple[list[_Job], bool]:
        """Everything that waits now, at least one job; and whether it is the last."""
        jobs: list[_Job] = []
        while len(jobs) < MOST_TOGETHER:
            try:
                job = self._jobs.get(block=not jobs)
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, jobs: list[_Job]) -> None:
        """At first as if no job could fail; if one does, anew, each with a savepoint."""
        try:
            self._commit_with(jobs, _do if len(jobs) > 1 else _do_alone)
        except _JobFailed:
            self._commit_with(jobs, _do_apart)
        for job in jobs:
            if job.error is not None and job.tries < _TRIES and postgres.to_be_retried(job.error):
                job.error, job.tries = None, job.tries + 1
                self._commit([job])  # alone: it waits for nobody who waits for it

    def _commit_with(self, jobs: list[_Job], do: Callable[[_Job, Connection], None]) -> None:
        try:
            with self._transaction() as connection:
                for job in jobs:
                    do(job, connection)
        except _JobFailed:
            raise
        except Exception as error:
            for job in jobs:
                job.error = job.error or error


def _do_alone(job: _Job, connection: Connection) -> None:
    """It takes back nobody else."""
    job.answer = job.work(connection)


def _do(job: _Job, connection: Connection) -> None:
    try:
        job.answer = job.work(connection)
    except Exception as error:
        raise _JobFailed from error


def _do_apart(job: _Job, connection: Connection) -> None:
    part = connection.begin_nested()
    try:
        job.answer = job.work(connection)
    except Exception as error:
        job.error = error
        # A full disk makes some databases take everything back: then this fails, and so do all.
        part.rollback()
    else:
        part.commit()


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.answer)
