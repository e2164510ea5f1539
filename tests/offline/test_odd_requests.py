"""Whatever is asked is answered: nothing that comes from a page ends the rooms or is half kept."""

import json
import re
from typing import Any

import pytest

from offline.desk import Desk
from serai.offline.routes import ROUTES

WORDS = ("x", "0", "-1", "9" * 40, "a" * 300, "..", "\x00", "é·ß", "desert", "2026-02-30", "svg")
BODIES: tuple[Any, ...] = (
    None,
    {},
    [],
    [1],
    "text",
    7,
    {"": ""},
    {"text": {"a": []}, "ply": "0", "actions": {}, "seat": []},
    {"text": "serai position 1\ngame: desert\n", "ply": 10**6, "actions": []},
    {"game": ["desert"], "seats": "two", "options": [], "notes": []},
    {"level": None, "seat": 0.5, "what": ["nudge"], "n": -1},
    {"variations": [[]], "replaces": 5, "action": 7, "show": 1, "run": "yes"},
)
QUERIES = ("", "?seat=x&ply=&since=-1&wait=a", "?seat=9&theme=&ply=99999999999999999&most=0")


def filled(pattern: str, word: str, own: dict[str, str]) -> str:
    """A path with that word in every gap that nothing of one's own is for."""
    return re.sub(r"\{(\w+)\}", lambda found: own.get(found[1], word), pattern)


@pytest.mark.parametrize("route", ROUTES)
def test_whatever_is_asked_is_answered_and_nothing_is_kept_of_what_is_refused(route: str) -> None:
    method, _, pattern = route.partition(" ")
    desk = Desk()
    seats = [{"kind": "me"}, {"kind": "here"}]
    table = None
    if "{table}" in pattern:
        table = desk.post("/api/tables", game="desert", seats=seats, options={"map": "wadi"})
    for place, word in enumerate(WORDS):
        own = {"table": table["id"]} if table and place % 2 else {}
        path = filled(pattern, word, own)
        if "{" not in pattern and place:
            break
        for body in BODIES if method in ("POST", "PUT") else BODIES[:1]:
            for query in QUERIES if method == "GET" else QUERIES[:1]:
                before = json.dumps(desk.store)
                status, told = desk.ask(method, path + query, body)
                if status >= 400:
                    assert status in (401, 403, 404, 409, 422), (path, body, told)
                    assert told["sentence"], (path, body, told)
                    assert json.dumps(desk.store) == before, (path, body)
