"""A screen without a server, driven from here: what is kept, read and thought is done at once.

It runs in Pyodide too, so it needs nothing but Serai.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import parse_qsl

from serai.core.errors import SeraiError
from serai.offline.answering import Answered, Answering, Goes, Outcome, Request
from serai.offline.asking import Bring, File, Keep, Lines, NotKept, Row, Step, Text, Think, Wait
from serai.offline.driving import think
from serai.offline.house import House
from serai.workers.protocol import Job

NOW = 1_790_000_000_000
Data = dict[str, Any]


class Desk:
    """One person at one screen, and the store of their browser."""

    def __init__(self, language: str = "en", now: int = NOW) -> None:
        self.language, self.now = language, now
        self.store: dict[str, dict[str, str]] = {}  # shelf, key, and the value as JSON
        self.jobs: list[Job] = []  # that were thought about
        self.full = False
        self.before_thinking: Callable[[Job], None] | None = None
        self.reload()

    def reload(self) -> None:
        """The page is loaded: only what was kept is known."""
        self.house = House()
        self.answering = Answering(self.house)
        self.house.holds(list(self.shelf("sheets").values()), self.shelf("things"))

    def shelf(self, name: str) -> Data:
        return {key: json.loads(value) for key, value in self.store.get(name, {}).items()}

    # -- asked ------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status, and what is told: of a text, the text."""
        answer = self._answered(method, path, body)
        self.do_begun()
        return answer

    def answer_only(self, method: str, path: str, body: Any = None) -> Any:
        """What is told; what was begun with it is not done."""
        return self.right(self._answered(method, path, body))

    def _answered(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        path, _, query = path.partition("?")
        request = Request(method, path, dict(parse_qsl(query)), body, self.language, self.now)
        answered = self.through(self.answering.ask(json_request(request)))
        told = answered.told
        told = told.text if isinstance(told, Text) else told
        return answered.status, json.loads(json.dumps(told))

    def get(self, path: str) -> Any:
        return self.right(self.ask("GET", path))

    def post(self, path: str, **body: Any) -> Any:
        return self.right(self.ask("POST", path, body))

    def put(self, path: str, **body: Any) -> Any:
        return self.right(self.ask("PUT", path, body))

    def delete(self, path: str) -> None:
        self.right(self.ask("DELETE", path))

    @staticmethod
    def right(answer: tuple[int, Any]) -> Any:
        status, told = answer
        assert status < 300, told
        return told

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """Its code; nothing may have been kept."""
        before = json.dumps(self.store)
        status, told = self.ask(method, path, body)
        assert 400 <= status < 500, (status, told)
        assert told["sentence"] and told["sentence"] != told["code"], told
        assert json.dumps(self.store) == before
        return str(told["code"])

    def step_lines(self, table: str) -> list[Any]:
        """The log of a table as it is kept."""
        found: list[Any] = self.step(Lines(table))
        return found

    # -- driven -----------------------------------------------------------------------------

    def do_begun(self) -> None:
        """What was begun beside the answer is done to its end."""
        for outcome in self.answering.begin_all():
            self.through(outcome)

    def through(self, outcome: Outcome) -> Answered:
        while isinstance(outcome, Goes):
            try:
                found = self.step(outcome.step)
            except SeraiError as error:
                outcome = self.answering.fail(outcome.number, error)
            else:
                outcome = self.answering.go_on(outcome.number, found)
        return outcome

    def step(self, step: Step) -> Any:
        match step:
            case Keep(rows):
                self.keep(rows)
            case Lines(table):
                found = self.store.get("lines", {})
                own = [key for key in found if json.loads(key)[0] == table]
                return [
                    json.loads(found[key]) for key in sorted(own, key=lambda k: json.loads(k)[1])
                ]
            case File(key):
                value = self.store.get("files", {}).get(_key(key))
                return None if value is None else json.loads(value)
            case Think(job, _, progress, _):
                return self._think(job, progress)
            case Wait() | Bring():
                return None
        return None

    def keep(self, rows: Sequence[Row]) -> None:
        """All of them, or none."""
        if self.full:
            raise NotKept("own-full")
        if any(row.new and _key(row.key) in self.store.get(row.shelf, {}) for row in rows):
            raise NotKept("own-elsewhere")
        for row in rows:
            shelf = self.store.setdefault(row.shelf, {})
            if row.value is None:
                shelf.pop(_key(row.key), None)
            else:
                shelf[_key(row.key)] = json.dumps(row.value)

    def _think(self, job: Job, progress: Callable[[Any], None] | None) -> Any:
        self.jobs.append(job)
        if self.before_thinking is not None:
            self.before_thinking(job)

        def tell(text: str) -> None:
            if progress is not None:
                progress(json.loads(text))

        done = json.loads(think(json.dumps(job), tell))
        if "refused" in done:
            from serai.core.refusals import read

            raise read(done["refused"])
        if "failed" in done:
            raise SeraiError("own-thinker-failed")
        return done["answer"]


def _key(key: object) -> str:
    return key if isinstance(key, str) else json.dumps(key)


def json_request(request: Request) -> Request:
    """As it comes from the page: through JSON."""
    body = None if request.body is None else json.loads(json.dumps(request.body))
    return Request(request.method, request.path, request.query, body, request.language, request.at)
