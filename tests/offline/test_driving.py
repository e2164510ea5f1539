"""What a browser's worker hears and says: steps in their order, pages told apart, old thoughts."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from offline.twin import GAMES
from serai.offline.driving import Rooms, think
from serai.tables import wire

Data = dict[str, Any]
HOT_SEAT = [{"kind": "me"}, {"kind": "here"}]
WITH_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


class Worker:
    """Whoever drives the rooms, one line after the other; what is kept can be refused."""

    def __init__(self) -> None:
        self.rooms = Rooms()
        self.kept: list[list[Any]] = []
        self.heard: list[tuple[str, Data]] = []
        self.bots: list[str] = []
        self.refuses: str | None = None
        self.say({"do": "start", "sheets": [], "things": {}})

    def say(self, said: Data) -> Data:
        """One line, and its outcome."""
        outcome: Data = json.loads(self.rooms.take(json.dumps(said)))
        self.heard += [(page, told) for page, told in outcome["heard"]]
        self.bots = outcome["bots"]
        return outcome

    def through(self, said: Data) -> Data:
        """To its end; thoughts are thought at once."""
        outcome = self.say(said)
        while "step" in outcome:
            outcome = self.on(outcome["step"])
        return outcome

    def on(self, step: Data) -> Data:
        number = step["number"]
        if "keep" in step and self.refuses:
            return self.say({"do": "failed", "number": number, "why": self.refuses})
        found: Any = None
        if "keep" in step:
            self.kept += step["keep"]
        elif "lines" in step:
            found = [
                row[2] for row in self.kept if row[0] == "lines" and row[1][0] == step["lines"]
            ]
        elif "think" in step:
            found = json.loads(think(json.dumps(step["think"]), print))
        return self.say({"do": "done", "number": number, "found": found})

    def ask(self, method: str, path: str, body: Any = None) -> Data:
        request = {"method": method, "path": path, "query": {}, "body": body, "language": "en"}
        answered: Data = self.through({"do": "ask", "request": request})["answered"]
        return answered

    def table(self, seats: list[dict[str, str]]) -> str:
        wanted = {"game": GAMES[0], "seats": seats, "options": {"first": "1"}}
        return str(self.ask("POST", "/api/tables", wanted)["told"]["id"])

    def hear(self, page: str, **message: Any) -> Data:
        return {"do": "hear", "page": page, "message": message, "language": "en"}

    def open(self, page: str, table: str, seat: int = 0) -> None:
        self.through(self.hear(page, type="open", table=table, seat=seat, since=0))

    def told(self, page: str) -> list[str]:
        found = [told["type"] for one, told in self.heard if one == page]
        self.heard = [(one, told) for one, told in self.heard if one != page]
        return found


def move(worker: Worker, table: str) -> Data:
    own = worker.rooms.house.tables[table].table
    action = str(own.match.legal()[0])
    return {"type": "move", "table": table, "seat": own.turn, "n": len(own.match.log)} | {
        "action": action
    }


def test_a_page_is_greeted_in_the_words_of_the_protocol() -> None:
    worker = Worker()
    worker.ask("PUT", "/api/me", {"name": "Ada"})
    worker.say({"do": "hello", "page": "one"})
    ((page, told),) = worker.heard
    TypeAdapter(wire.Hello).validate_python(told)
    assert (page, told["person"]["name"]) == ("one", "Ada")


def test_nothing_is_told_before_it_is_kept() -> None:
    worker = Worker()
    table = worker.table(HOT_SEAT)
    worker.open("one", table)
    worker.told("one")
    outcome = worker.say(worker.hear("one", **move(worker, table)))
    assert outcome["step"]["keep"] and worker.told("one") == []
    worker.on(outcome["step"])
    assert worker.told("one") == ["ack", "change"]


@pytest.mark.parametrize(
    ("why", "code"), [("full", "own-full"), ("taken", "own-elsewhere"), ("none", "own-no-store")]
)
def test_what_could_not_be_kept_is_refused_and_can_be_done_again(why: str, code: str) -> None:
    worker = Worker()
    table = worker.table(HOT_SEAT)
    worker.open("one", table)
    worker.told("one")
    message = move(worker, table)
    worker.refuses = why
    worker.through(worker.hear("one", **message))
    ((page, told),) = worker.heard
    assert (page, told["type"], told["trouble"]["code"]) == ("one", "refused", code)
    assert table not in worker.rooms.house.tables, "it holds what is nowhere else"
    worker.refuses, worker.heard = None, []
    worker.through(worker.hear("one", **message))
    assert worker.told("one")[0] == "ack", "played, and not acknowledged again"


def test_each_page_is_told_of_what_it_looks_at_and_acknowledged_alone() -> None:
    worker = Worker()
    table, other = worker.table(HOT_SEAT), worker.table(HOT_SEAT)
    for page in ("one", "two"):
        worker.open(page, table)
    worker.open("three", other)
    worker.heard.clear()
    worker.through(worker.hear("one", **move(worker, table)))
    assert worker.told("one") == ["ack", "change"]
    assert worker.told("two") == ["change"]
    assert worker.told("three") == []
    worker.through({"do": "gone", "page": "two"})
    worker.through(worker.hear("one", **move(worker, table)))
    assert worker.told("two") == []


def test_a_bot_thinks_only_where_somebody_looks_and_with_what_its_seat_may_know() -> None:
    worker = Worker()
    table = worker.table(WITH_BOT)
    worker.open("one", table)
    worker.through(worker.hear("one", **move(worker, table)))
    assert worker.bots == [table]
    outcome = worker.say({"do": "bot", "table": table})
    job = outcome["step"]["think"]
    assert (job["kind"], job["seat"], job["level"]) == ("choose", 1, "easy")
    seed = worker.rooms.house.sheet(table).seed
    assert seed not in json.dumps(job)
    worker.through({"do": "gone", "page": "one"})
    assert worker.bots == []


def test_a_thought_about_an_older_moment_is_dropped() -> None:
    worker = Worker()
    table = worker.table(WITH_BOT)
    worker.open("one", table)
    worker.through(worker.hear("one", **move(worker, table)))
    thinking = worker.say({"do": "bot", "table": table})["step"]
    n = len(worker.rooms.house.tables[table].table.match.log)
    undo = {"type": "move", "table": table, "seat": 0, "n": n, "action": "undo"}
    worker.through(worker.hear("one", **undo))
    kept = len(worker.kept)
    worker.on(thinking)
    assert len(worker.kept) == kept, "nothing was played"
    assert worker.bots == [], "it is a person's turn again"


def test_a_thinker_that_fails_leaves_the_table_as_it_is() -> None:
    worker = Worker()
    table = worker.table(WITH_BOT)
    worker.open("one", table)
    worker.through(worker.hear("one", **move(worker, table)))
    step = worker.say({"do": "bot", "table": table})["step"]
    found = {"failed": "Ended"}
    outcome = worker.say({"do": "done", "number": step["number"], "found": found})
    assert outcome["answered"]["status"] == 422
    assert worker.bots == [table], "it is asked anew"
    worker.through({"do": "bot", "table": table})
    assert worker.bots == []


def test_what_needs_other_people_says_so() -> None:
    worker = Worker()
    friend = [{"kind": "me"}, {"kind": "friend"}]
    refused = worker.ask("POST", "/api/tables", {"game": GAMES[0], "seats": friend})
    assert (refused["status"], refused["told"]["code"]) == (404, "own-no-friends")
    assert worker.ask("POST", "/api/nothing")["told"]["code"] == "own-not-here"
