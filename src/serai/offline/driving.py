"""What a browser's worker calls: text in, text out.

One worker has the `Rooms`: it is told one thing at a time, and says what it needs or what came of
it. Another thinks (`think`), with what a seat may know and nothing else.
"""

import json
import time
from collections.abc import Callable, Mapping
from importlib import metadata
from typing import Any

from serai.core.errors import SeraiError
from serai.core.texts import speak

from . import saying
from .answering import Answered, Answering, Goes, Outcome, Request
from .asking import Bring, File, Json, Keep, Lines, NotKept, Step, Text, Think, Wait
from .house import House

Said = Mapping[str, Any]
_NOT_KEPT = {
    "full": "own-full",
    "taken": "own-elsewhere",
    "none": "own-no-store",
    "away": "own-away",
}


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Rooms:
    """The rooms for people, their house, and what waits for something."""

    def __init__(self) -> None:
        self.house = House()
        self._answering = Answering(self.house)
        self._progress: dict[int, Callable[[Json], None]] = {}

    def take(self, text: str) -> str:
        """One thing that is said to us, and what comes of it."""
        outcome = self._take(json.loads(text))
        told: dict[str, Json] = {} if outcome is None else self._told(outcome)
        told["begun"] = [self._told(one) for one in self._answering.begin_all()]
        told["stopped"] = self.house.fetch_stopped()
        told["heard"] = self.house.fetch()
        told["bots"] = saying.bots_waited_for(self.house)
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))

    def _told(self, outcome: Outcome) -> dict[str, Json]:
        if isinstance(outcome, Goes) and isinstance(outcome.step, Think) and outcome.step.progress:
            self._progress[outcome.number] = outcome.step.progress
        return _outcome(outcome)

    def _take(self, said: Said) -> Outcome | None:
        match said:
            case {"do": "start", "sheets": sheets, "things": things}:
                self.house.holds(sheets, things)
            case {"do": "ask", "request": request}:
                return self._answering.ask(Request(**request, at=now()))
            case {"do": "hear", "page": page, "message": message, "language": language}:
                speak(language)
                return self._answering.begin(
                    saying.hear(self.house, page, message, now()), language
                )
            case {"do": "hello", "page": page}:
                saying.hello(self.house, page, metadata.version("serai"))
            case {"do": "gone", "page": page}:
                saying.gone(self.house, page)
            case {"do": "bot", "table": table}:
                return self._answering.begin(saying.let_bot_play(self.house, table, now), "en")
            case {"do": "progress", "number": number, "told": told}:
                if number in self._progress:
                    self._progress[number](told)
            case {"do": "look"}:
                pass  # only whose turn it is
            case {"do": "done", "number": number, "found": found}:
                self._progress.pop(number, None)
                return self._done(number, found)
            case {"do": "failed", "number": number, "why": why}:
                self._progress.pop(number, None)
                code = _NOT_KEPT.get(why, "not-saved")
                return self._answering.fail(number, NotKept(code))
            case _:
                raise ValueError(said)
        return None

    def _done(self, number: int, found: Json) -> Outcome:
        """A thought comes as a worker tells it: an answer, or a refusal."""
        if not isinstance(found, Mapping) or not found.keys() & {"refused", "failed", "answer"}:
            return self._answering.go_on(number, found)
        if "refused" in found:
            from serai.core.refusals import read

            return self._answering.fail(number, read(found["refused"]))
        if "failed" in found:
            return self._answering.fail(number, SeraiError("own-thinker-failed"))
        return self._answering.go_on(number, found["answer"])


def _outcome(outcome: Outcome) -> dict[str, Json]:
    match outcome:
        case Answered(status, Text(text, kind, name)):
            return {"answered": {"status": status, "text": text, "kind": kind, "name": name}}
        case Answered(status, told):
            return {"answered": {"status": status, "told": told}}
        case Goes(number, step):
            return {"step": {"number": number, **_step(step)}}


def _step(step: Step) -> dict[str, Json]:
    match step:
        case Keep(rows):
            return {"keep": [[row.shelf, row.key, row.value, row.new] for row in rows]}
        case Lines(table):
            return {"lines": table}
        case File(key):
            return {"file": key}
        case Think(job, long, _, name):
            return {"think": job, "long": long, "name": name}
        case Wait(seconds):
            return {"wait": seconds}
        case Bring(piece):
            return {"bring": piece}


def think(text: str, tell: Callable[[str], None]) -> str:
    """A job, and what came of it; it is told on the way how far it is."""
    from serai.bots import jobs
    from serai.workers.worker import Caller, done

    job = json.loads(text)
    kinds: Mapping[str, Any] = jobs.KINDS
    if job["kind"] not in kinds:
        from serai.coach import jobs as coach_jobs

        kinds = coach_jobs.KINDS
    caller = Caller(lambda progress: tell(json.dumps(progress)))
    return json.dumps(done(kinds[job["kind"]], job, caller))
