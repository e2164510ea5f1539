"""A station: processes of one machine that do the jobs of the shared queue.

It takes what is next as long as it has a slot free, and looks again when it is woken, when a job
is over, and every few seconds. What it has in hand and what the rows say is compared then: a job
that is another's by now is dropped, one that it was given and knows nothing of is given back.
"""

import asyncio
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from serai.core import refusals
from serai.core.errors import SeraiError
from serai.workers.asking import Process

from ..fair_queue import ELASTIC, kinds_for
from ..logs import log
from ..places import Places
from ..work import done_by
from ..writer import Writer
from . import begun, turns
from .begun import Begun

_LOOK_AGAIN = 0.5  # seconds, while somebody thinks whose share may shrink
_TELL_AFTER = 0.1  # seconds in which what a job tells is gathered
_AGAIN = 0.5  # seconds before an answer that could not be written is written again
_TRIES = 60


class Station:
    """So many processes of each kind, and what they have in hand."""

    def __init__(self, writer: Writer, number: int, slots: Mapping[str, int]) -> None:
        self.number = number
        self._writer, self._places = writer, Places(slots)
        self._cores = os.cpu_count() or 1
        self._in_hand: dict[int, _Running] = {}
        self._woken = asyncio.Event()
        self._taking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def begin(self) -> None:
        await self._write(lambda c: begun.come(c, self.number, self._places.slots))
        self._task = asyncio.create_task(self._run())
        self._woken.set()

    def hear(self, news: Mapping[str, Any]) -> None:
        """Something that another process has told this one."""
        if "look" in news:
            self._woken.set()
        if "drop" in news:
            if (dropped := self._in_hand.get(news["drop"])) is not None:
                dropped.drop()
            else:  # it was over here already, but its row took up a slot until now
                self._woken.set()
        if (running := self._in_hand.get(news.get("enough", 0))) is not None:
            running.hurry()

    async def look(self) -> None:
        """Say that it is there, and compare what it has in hand with what the rows say."""
        async with self._taking:
            mine = dict(self._in_hand)

            def work(c: Connection) -> tuple[list[int], dict[int, Any]]:
                begun.come(c, self.number, self._places.slots)
                begun.give_back(c, self.number, mine)
                return begun.forget_the_dead(c), begun.in_hand(c, self.number)

            dead, rows = await self._write(work)
        for number in dead:
            log.warning("station-gone", station=number)
        for job, running in mine.items():
            row = rows.get(job)
            if row is None or row.round != running.begun.round:
                running.drop()
            elif row.enough:
                running.hurry()
        self._woken.set()

    async def close(self, patience: float = 0.0) -> None:
        """End; whoever thinks has so long to answer with what it has, the rest is given back."""
        self._closing = True  # what is woken at this very moment is not cancelled
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        tasks = [running.task for running in self._in_hand.values()]
        if tasks and patience:
            for running in self._in_hand.values():
                running.hurry()
            await asyncio.wait(tasks, timeout=patience)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(SQLAlchemyError):  # then the others find out
            await self._write(lambda c: begun.go(c, self.number))
        await self._places.close()

    async def _write(self, work: Any) -> Any:
        return await self._writer.write(work)

    # -- taking ------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Again and again, whatever went wrong: the database may be away for a while."""
        while True:
            thinks = any(one.begun.ask.kind in ELASTIC for one in self._in_hand.values())
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), _LOOK_AGAIN if thinks else None)
            self._woken.clear()
            if self._closing:
                return
            try:
                await self._take_all()
                await self._share()
            except SQLAlchemyError as error:
                log.warning("not-asked", why=repr(error)[:200])
                await asyncio.sleep(_LOOK_AGAIN)

    async def _take_all(self) -> None:
        """What is next, as long as there is a slot for it; what is left, others may do."""
        async with self._taking:
            taken = 0
            while (got := await self._take()) is not None:
                taken += 1
                process = self._places.take(got.slot, got.ask.tree)
                self._in_hand[got.job] = _Running(self, got, process)
            full = set(kinds_for(self._places.slots)) - set(kinds_for(self._places.free()))
            if taken and full:
                await self._write(lambda c: turns.wake_others(c, self.number))

    async def _take(self) -> Begun | None:
        if not kinds_for(self._places.free()):
            return None
        got: Begun | None = await self._write(lambda c: begun.take(c, self.number, self._places))
        return got

    async def _share(self) -> None:
        """Those who have had their share are told that it is enough."""
        thinking = [one for one in self._in_hand.values() if one.begun.ask.kind in ELASTIC]
        if not thinking:
            return
        asks = {one.begun.job: (one.begun.ask, one.begun.shortest) for one in thinking}
        allowed = await self._write(lambda c: turns.allowances(c, asks))
        for one in thinking:
            seconds = allowed[one.begun.job]
            if seconds >= one.begun.given:  # it ends by itself
                continue
            if not one.shortened:
                one.shortened = True
                await self._write(partial(begun.shorten, begun=one.begun, seconds=seconds))
            if one.ran >= seconds:
                one.hurry()

    # -- for those who run ---------------------------------------------------------------------

    def cores(self) -> int:
        thinking = sum(one.begun.ask.kind in ELASTIC for one in self._in_hand.values())
        return max(1, self._cores // max(1, thinking))

    def over(self, running: "_Running") -> None:
        if self._in_hand.get(running.begun.job) is running:
            del self._in_hand[running.begun.job]
        self._places.give_back(running.begun.slot, running.process)
        self._woken.set()

    async def write_down(self, running: "_Running", answer: Any, n: int, told: list[Any]) -> None:
        """How a job has ended, however often it takes; what it told comes before that."""
        ran = running.ran

        def work(c: Connection) -> None:
            if told:
                begun.say(c, self.number, running.begun, n, told)
            if answer is not None:
                begun.done(c, self.number, running.begun, answer, ran)

        for _ in range(_TRIES):
            try:
                await self._write(work)
                return
            except SQLAlchemyError as error:
                log.warning("not-saved", job=running.begun.job, why=repr(error)[:200])
            await asyncio.sleep(_AGAIN)


class _Running:
    """A job in a process, until its answer is written down."""

    def __init__(self, station: Station, begun: Begun, process: Process) -> None:
        self.station, self.begun, self.process = station, begun, process
        self.shortened = False
        self._hurried = False
        self._began = time.monotonic()
        self._told: list[Any] = []
        self._said = 0  # how much of it is written down
        self._saying: asyncio.Task[None] | None = None
        self.task = asyncio.create_task(self._run())
        self.task.add_done_callback(self._over)  # also if it is cancelled before it has begun

    @property
    def ran(self) -> float:
        return time.monotonic() - self._began

    def hurry(self) -> None:
        """What is being started is told a little later."""
        self._hurried = True
        if not self.process.hurry() and not self.task.done():
            asyncio.get_running_loop().call_later(_TELL_AFTER, self._hurry_again)

    def _hurry_again(self) -> None:
        if self._hurried and not self.task.done():
            self.hurry()

    def drop(self) -> None:
        """It is another's by now, or nobody's."""
        self.task.cancel()

    async def _run(self) -> None:
        answer = await self._answer()
        self._hurried = False
        if self._saying is not None:
            await self._saying
        left = self._told[self._said :]
        await self.station.write_down(self, answer, self._said, left)

    def _over(self, _: "asyncio.Task[None]") -> None:
        if self._saying is not None:
            self._saying.cancel()
        self.station.over(self)

    async def _answer(self) -> dict[str, Any]:
        cores, work = self.station.cores(), self.begun.work
        try:
            answer = await done_by(self.process, work, self.begun.given, cores, self._heard)
        except SeraiError as error:
            return {"refused": refusals.write(error)}
        except TimeoutError:
            return {"late": True}
        except (OSError, EOFError, ValueError) as error:
            return {"died": repr(error)}
        return {"answer": answer}

    def _heard(self, told: Any) -> None:
        self._told.append(told)
        if self._saying is None or self._saying.done():
            self._saying = asyncio.create_task(self._say())

    async def _say(self) -> None:
        """Everything that was told by then, in a moment."""
        while self._said < len(self._told):
            await asyncio.sleep(_TELL_AFTER)
            n, new = self._said, self._told[self._said :]
            await self.station.write_down(self, None, n, new)
            self._said = n + len(new)
