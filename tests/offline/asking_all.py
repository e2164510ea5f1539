"""What a screen without a server is asked, one of each kind: the same here and in Pyodide.

Nothing hangs on a clock: whoever thinks has so many simulations and all the time of the world.
"""

import hashlib
import json
import re
from typing import Any

import serai
from offline.desk import Desk
from serai.offline.coach import analyses, at_table, whatif
from serai.offline.table import OwnTable

FEW, AGES, ENOUGH = 48, 1e9, 14  # simulations; seconds; actions of a short game
_IDS = re.compile(r'"(id|table|of)": ?"[A-Za-z0-9_-]{16}"')


def settle() -> None:
    """The same budget here and there."""
    for room in (analyses, at_table, whatif):
        for name in ("MOST_SIMULATIONS", "SECONDS", "_TRY_SECONDS"):
            if hasattr(room, name):
                setattr(room, name, FEW if name == "MOST_SIMULATIONS" else AGES)


class Notes:
    """What was asked, and what came of it as JSON, without what is drawn."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.told: list[tuple[str, int, str]] = []

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, told = self.desk.ask(method, path, body)
        text = json.dumps(told, ensure_ascii=False)
        text = re.sub(r'"(commitment|seed)": ?"[0-9a-f]+"', r'"\1":""', _IDS.sub(r'"\1":""', text))
        digest = hashlib.sha256(text.encode()).hexdigest()
        where = re.sub(r"/[A-Za-z0-9_-]{16}(?=/|$)", "", path.partition("?")[0])
        self.told.append((f"{method} {where}", status, digest))
        return told


def told(game: str, options: dict[str, str], bad: list[Any], language: str) -> list[Any]:
    settle()
    desk = Desk(language)
    notes = Notes(desk)
    ask = notes.ask
    for what in ("games", "shelf", f"games/{game}/texts", f"games/{game}/drawings"):
        ask("GET", f"/api/{what}")
    of_table(notes, game, options)
    draft = ask("POST", "/api/positions/new", {"game": game, "seats": 2, "options": options})
    place = draft["places"][0]
    given = {"text": draft["text"], "place": place["name"], "value": place["value"]}
    ask("POST", "/api/positions/edit", given)
    course = ask("GET", f"/api/courses/{game}")
    for task in course["tasks"]:
        path = f"/api/courses/{game}/{task['id']}"
        begun = ask("POST", path, {"actions": []})
        ask("POST", path, {"actions": begun.get("solution", [])})
    puzzles = ask("GET", f"/api/puzzles/{game}")
    path = f"/api/puzzles/{game}/{puzzles['next'][0]}"
    legal = ask("GET", path)["legal"]
    ask("POST", path, {"action": legal[0]["action"]})
    ask("POST", f"/api/puzzles/{game}/runs", None)
    ask("GET", f"/api/practice/{game}", None)
    ask("GET", f"/api/days/{game}")
    ask("PUT", "/api/me/progress/course", {"notes": {game: "2"}})
    for method, where, body in bad:
        ask(method, where, body)
    return [list(one) for one in notes.told]


def of_table(notes: Notes, game: str, options: dict[str, str]) -> None:
    """A table whose cards are always the same: that of a position, drawn by a fixed seed."""
    desk, ask = notes.desk, notes.ask
    seats = [{"kind": "me"}, {"kind": "here"}]
    asked = {"game": game, "seats": seats, "options": options, "hints": True}
    table = desk.post("/api/tables", **asked)["id"]
    fix(desk, table)
    played = 0
    while played < 12 and (own := at(desk, table)).table.turn is not None:
        turn = own.table.turn
        legal = own.table.match.legal()
        play(desk, table, turn, str(legal[(played * 7919 + 13) % len(legal)]))
        played += 1
    own = at(desk, table)
    seat, n = own.table.turn, len(own.table.match.log)
    for what in ("nudge", "move"):
        ask("POST", f"/api/tables/{table}/hints", {"seat": seat, "n": n, "what": what})
    wanted = {"ply": 0, "actions": [], "seat": seat, "level": "easy"}
    ask("POST", f"/api/tables/{table}/branch", wanted)
    ask("GET", f"/api/tables/{table}/beliefs?seat={seat}")
    ask("GET", f"/api/tables/{table}/plies?seat={seat}")
    ask("GET", f"/api/tables/{table}/plies/5/picture.svg?seat={seat}")
    match = serai.new(game, seats=2, seed=11, **options)
    for played in range(ENOUGH):
        legal = match.legal()
        match.play(legal[(played * 7919 + 13) % len(legal)])
    for handed in (match.record(), str(match.position)):
        name = ask("POST", "/api/analyses", {"text": handed}).get("id", "")
        document = ask("GET", f"/api/analyses/{name}").get("document")
        ask("GET", f"/api/analyses/{name}/plies")
        if document and "moments" in document:
            moment = next(one for one in document["moments"] if one["verdict"])
            given = {"ply": moment["ply"], "action": moment["action"]}
            ask("POST", f"/api/analyses/{name}/try", given)


def fix(desk: Desk, table: str) -> None:
    """The table's seed is this one from now on, and nothing has been drawn."""
    from dataclasses import replace

    from serai.offline import rows
    from serai.offline.table import begun

    sheet = replace(desk.house.sheet(table), seed="a-fixed-seed", created=0)
    desk.store["lines"] = {}
    _, answer = begun(replace(sheet, standing=type(sheet.standing)(changed=0)), 0)
    assert answer.addition is not None
    desk.keep(rows.of_addition(sheet, answer.addition))
    desk.reload()


def at(desk: Desk, table: str) -> OwnTable:
    steps = desk.house.table(table)
    found: Any = None
    while True:
        try:
            found = desk.step(steps.send(found))
        except StopIteration as done:
            own: OwnTable = done.value
            return own


def play(desk: Desk, table: str, seat: int, action: str) -> None:
    from serai.offline import saying

    message = {"type": "move", "table": table, "seat": seat, "action": action}
    n = len(at(desk, table).table.match.log)
    steps = saying.hear(desk.house, "page", {**message, "n": n}, desk.now)
    desk.through(desk.answering.begin(steps, desk.language))
