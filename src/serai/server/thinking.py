"""Bots think in processes of their own: at their turn they are handed what their seat may know.

A process that dies is replaced, and its job done anew.
"""

import asyncio
import json
import os
import secrets
import sys
from contextlib import suppress
from typing import Any

from serai.core.match import Match

from .logs import log

_WORKER = "serai.server.worker"
_LONGEST_LINE = 1 << 20
_LONGEST_WAIT = 60.0  # seconds between two tries

Job = dict[str, Any]


def job_for(match: Match, options: dict[str, str], seat: int, level: str, seconds: float) -> Job:
    """All that a bot gets to know; its dice have nothing to do with the match's seed."""
    known = match.game.hidden_from(match.material.m, match.state, seat)
    return {
        "game": match.game.name,
        "seats": match.seats,
        "options": options,
        "seat": seat,
        "level": level,
        "seconds": seconds,
        "known": known.tobytes().hex(),
        "seen": match.seen(seat),
        "dice": secrets.randbits(62),
    }


class Bots:
    """A few processes, and a queue in front of them."""

    def __init__(self, workers: int) -> None:
        self.cores = os.cpu_count() or 1
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._workers = [_Worker() for _ in range(workers or self.cores)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, job: Job) -> str:
        """A bot's action, as text; however often it takes."""
        wait = 0.1
        while True:
            worker = await self._free.get()
            thinking = len(self._workers) - self._free.qsize()
            try:
                return await worker.ask({**job, "cores": max(1, self.cores // thinking)})
            except (OSError, EOFError, ValueError) as error:
                log.warning("bot-died", bot=job["level"], game=job["game"], why=repr(error))
            finally:
                self._free.put_nowait(worker)
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.end()


class _Worker:
    """One process, started when there is something to think about."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job) -> str:
        if self._process is None:
            self._process = await self._start()
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None
        try:
            into.write(json.dumps(job).encode() + b"\n")
            await into.drain()
            line = await out.readline()
            if not line.endswith(b"\n"):
                raise EOFError
            answer: str = json.loads(line)
            return answer
        except BaseException:  # whatever it would still say would be the answer to something else
            await self.end()
            raise

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    @staticmethod
    async def _start() -> asyncio.subprocess.Process:
        code = f"import sys; sys.path[:] = {sys.path!r}; from {_WORKER} import main; main()"
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-c",
            code,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
            start_new_session=True,
        )
