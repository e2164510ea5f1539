"""A worker that is asked from an event loop."""

import asyncio
import json
from contextlib import suppress
from typing import Any

from .protocol import Job, Progress, answer_of, command, is_last, line, unheard

_LONGEST_LINE = 1 << 24  # bytes; the analysis of a long game has some


class Process:
    """One process, started when there is something to do, and anew after it has ended."""

    def __init__(self, jobs: str, niceness: int) -> None:
        self._command = command(jobs, niceness)
        self._process: asyncio.subprocess.Process | None = None
        self._number = 0
        self._at_work = False

    @property
    def started(self) -> bool:
        return self._process is not None

    async def ask(self, job: Job, told: Progress = unheard) -> Any:
        """Its answer, or what it refuses; until then it is told how far it is.

        However the asking ends, no answer is left over for the next job.
        """
        if self._process is None:
            self._process = await self._start()
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None
        self._number += 1
        try:
            into.write(line({"number": self._number, **job}))
            self._at_work = True
            await into.drain()
            last = await _last_line(out, told)
        except BaseException:
            await self.end()
            raise
        finally:
            self._at_work = False
        return answer_of(last)

    def hurry(self) -> bool:
        """The job has been thought about enough; False if the process has none yet."""
        if not self._at_work or self._process is None or self._process.stdin is None:
            return False
        with suppress(OSError):
            self._process.stdin.write(line({"enough": self._number}))
        return True

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
            start_new_session=True,
        )


async def _last_line(out: asyncio.StreamReader, told: Progress) -> Job:
    """Of a job; whatever comes before it is progress."""
    while True:
        text = await out.readline()
        if not text.endswith(b"\n"):
            raise EOFError
        said: Job = json.loads(text)
        if is_last(said):
            return said
        told(said["progress"])
