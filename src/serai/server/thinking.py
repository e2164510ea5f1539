"""Bots think in processes of their own: at their turn they are handed what their seat may know.

A process that dies is replaced, and its job done anew; what it had kept of a bot's tree is gone.
"""

import asyncio
import secrets
from hashlib import blake2b

from serai.bots.jobs import choosing
from serai.bots.names import GLANCING, STRONGEST
from serai.core.match import Match
from serai.tables import wire
from serai.tables.sheet import Sheet
from serai.workers.protocol import Job

from .asking import NOBODY
from .fair_queue import MOVE, THINK, Ask, Who
from .logs import log
from .work import FREE_CORES, Hearing, Lent, Progress, Told, Work, WorkQueue, nobody

_LONGEST_WAIT = 60.0  # seconds between two tries
_QUICK = 0.25  # seconds; whoever thinks no longer than that makes a quick move
_DEAREST = 0.1  # of those whose simulations are counted, and not their seconds


def job_for(
    match: Match, options: dict[str, str], seat: int, level: str, seconds: float, table: str = ""
) -> Job:
    """All that a bot gets to know; its dice have nothing to do with the match's seed.

    With a table, whoever thinks may keep the bot's tree until its next turn there.
    """
    return {
        **choosing(match, options, seat, level),
        "seconds": seconds,
        "dice": secrets.randbits(62),
        "tree": _tree(table, seat) if table and level not in GLANCING else "",
    }


def _tree(table: str, seat: int) -> str:
    """What a worker calls a bot's tree: the same at every turn, and nothing can be read off it."""
    return blake2b(f"{table} {seat}".encode(), digest_size=16, person=b"serai-tree").hexdigest()


def ask_for(who: Who, job: Job) -> Ask:
    """How dear a bot's move is: only the strongest thinks as long as it may."""
    if job["level"] != STRONGEST:
        return Ask(who, MOVE, _DEAREST, job["tree"])
    kind = MOVE if job["seconds"] <= _QUICK else THINK
    return Ask(who, kind, job["seconds"], job["tree"])


def told(sheet: Sheet, seat: int, n: int, progress: Progress) -> wire.ThinkingTold:
    """How a bot's thinking stands."""
    by_clock = sheet.seats[seat].name == STRONGEST
    return {
        "type": "thinking",
        "table": sheet.id,
        "seat": seat,
        "n": n,
        "waits": progress.waits,
        "shortened": by_clock and progress.seconds < sheet.thinking,
        "seconds": round(progress.seconds, 2) if by_clock else None,
    }


class Bots:
    """Bots that think, each in its turn."""

    def __init__(self, queue: WorkQueue) -> None:
        self._queue = queue
        self._warming: dict[str, asyncio.Task[None]] = {}  # by game

    def warm(self, game: str) -> None:
        """Let the process for quick moves load a game before the first of them is wanted."""
        if game not in self._warming:
            self._warming[game] = asyncio.create_task(self._load(game))

    async def _load(self, game: str) -> None:
        try:
            await self._queue.do(Ask(NOBODY, MOVE, _DEAREST), Work({"kind": "load", "game": game}))
        except (OSError, EOFError, ValueError) as error:
            log.warning("bot-died", game=game, why=repr(error))  # the first move will load it

    async def close(self) -> None:
        for task in self._warming.values():
            task.cancel()
        await asyncio.gather(*self._warming.values(), return_exceptions=True)

    async def choose(self, who: Who, job: Job, told: Told, lent: Lent = nobody) -> str:
        """A bot's action, as text; asked for again until there is one."""
        more = {"least": self._queue.least, "cores": FREE_CORES}
        work = Work({**job, **more}, clock="seconds")
        wait = 0.1
        while True:
            try:
                asked = self._queue.do(ask_for(who, job), work, Hearing(told, lent=lent))
                action: str = await asked
                return action
            except (OSError, EOFError, ValueError) as error:
                log.warning("bot-died", bot=job["level"], game=job["game"], why=repr(error))
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)
