"""Commits, off the event loop: one thread writes, and what comes at the same time shares a commit.

A job is a function of a connection. Its answer comes when the commit that holds it is on the disk,
never before; a job that fails takes only itself back.
"""

import asyncio
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from . import postgres
from .watching.tally import tally

Given = TypeVar("Given")
Answer = TypeVar("Answer")
MOST_TOGETHER = 64
_TRIES = 5  # of a job that another process got into the way of
_Work = Callable[[Connection, Sequence[Any]], Sequence[Any]]


@dataclass(slots=True)
class _Job:
    """What is done of it, and with what; neighbours with the same work are done by one call."""

    work: _Work
    given: Any
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
        self._jobs: deque[_Job] = deque()
        self._bell: queue.SimpleQueue[None] = queue.SimpleQueue()  # wakes the thread
        self._to_ring = False  # when the event loop has done what it is at
        self._to_ring_later = False
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, work: Callable[[Connection], Answer]) -> "asyncio.Future[Answer]":
        """Do the work in a transaction, after all that was put before it."""
        return self._put(lambda c, _: [work(c)], None)

    def put_like(
        self,
        work: Callable[[Connection, Sequence[Given]], Sequence[Answer]],
        given: Given,
        within: float = 0.0,
    ) -> "asyncio.Future[Answer]":
        """The same with work that does many at once: an answer for each that is given.

        What may wait is written so many seconds later, or with whatever is written before.
        """
        return self._put(work, given, within)

    def _put(self, work: _Work, given: Any, within: float = 0.0) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        job = _Job(work, given, loop, loop.create_future())
        self._jobs.append(job)
        if within:
            if not (self._to_ring or self._to_ring_later):
                self._to_ring_later = True
                loop.call_later(within, self._ring)
        elif not self._to_ring:  # once for all that comes at the same time
            self._to_ring = True
            loop.call_soon(self._ring)
        return job.future

    def _ring(self) -> None:
        self._to_ring = self._to_ring_later = False
        self._bell.put(None)

    # Somebody who stops waiting does not stop the commit, and does not see half of it.

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """The same; the answer is there when it is committed."""
        return await self.put(work)

    async def write_like(
        self, work: Callable[[Connection, Sequence[Given]], Sequence[Answer]], given: Given
    ) -> Answer:
        """The same with work that does many at once."""
        return await self.put_like(work, given)

    def close(self) -> None:
        """Finish what is there, and end."""
        self._closed = True
        self._ring()
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
        while self._jobs or not self._closed:
            self._bell.get()
            while jobs := self._waiting():
                began = time.perf_counter()
                self._commit(jobs)
                tally.commits.add(time.perf_counter() - began, len(jobs))
                for loop in {job.loop for job in jobs}:
                    loop.call_soon_threadsafe(_tell, [job for job in jobs if job.loop is loop])
        self._give_back()

    def _waiting(self) -> list[_Job]:
        """Everything that waits now, as far as it goes into one commit."""
        jobs: list[_Job] = []
        with suppress(IndexError):
            while len(jobs) < MOST_TOGETHER:
                jobs.append(self._jobs.popleft())
        return jobs

    def _commit(self, jobs: list[_Job]) -> None:
        """At first as if no job could fail; if one does, anew, each with a savepoint."""
        try:
            self._commit_with(jobs, _do_together if len(jobs) > 1 else _do)
        except _JobFailed:
            self._commit_with(jobs, _do_apart)
        for job in jobs:
            if job.error is not None and job.tries < _TRIES and postgres.to_be_retried(job.error):
                job.error, job.tries = None, job.tries + 1
                self._commit([job])  # alone: it waits for nobody who waits for it

    def _commit_with(
        self, jobs: list[_Job], do: Callable[[Sequence[_Job], Connection], None]
    ) -> None:
        try:
            with self._transaction() as connection:
                do(jobs, connection)
        except _JobFailed:
            raise
        except Exception as error:
            for job in jobs:
                job.error = job.error or error


def _do(jobs: Sequence[_Job], connection: Connection) -> None:
    """Jobs of the same work."""
    answers = jobs[0].work(connection, [job.given for job in jobs])
    for job, answer in zip(jobs, answers, strict=True):
        job.answer = answer


def _do_together(jobs: Sequence[_Job], connection: Connection) -> None:
    try:
        for _, alike in groupby(jobs, key=lambda job: job.work):
            _do(list(alike), connection)
    except Exception as error:
        raise _JobFailed from error


def _do_apart(jobs: Sequence[_Job], connection: Connection) -> None:
    for job in jobs:
        part = connection.begin_nested()
        try:
            _do([job], connection)
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
