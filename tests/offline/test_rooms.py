"""The rooms in Python, unchanged, on top of the modules in Pyodide: they tell the very same."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bundle import bundle
from node import node
from offline import evening, rooms
from offline.test_asked import BAD, OPTIONS
from offline.twin import GAMES
from walk import TABLES, Table

TESTS = Path(__file__).parents[1]
ASK = """
import json, os
from pathlib import Path
import numba
from offline import evening, rooms
from serai.core.errors import SeraiError
from serai.core.registry import package_of
from serai.offline.fingerprint import fingerprint

tables, evenings = json.loads({asked!r})
told = dict(rooms=[rooms.told(*one) for one in tables])
told["evenings"] = [evening.told(*one) for one in evenings]
name = tables[0][0]
held, own = Path(f"/modules/{{name}}.so").read_bytes(), fingerprint(package_of(name))
assert held.count(own) == 1
os.mkdir("/odd")
Path(f"/odd/{{name}}.so").write_bytes(held.replace(own, bytes(len(own))))
os.environ["SERAI_MODULES"] = "/odd"
try:
    numba.library.__wrapped__(package_of(name))
except SeraiError as error:
    told["refusal"] = str(error)
json.dumps(told)
"""
EVERY, PLIES = 13, 6  # choices between two looks; choices of bots
KINDS = ("host", "easy", "here", "easy", "easy")
OURS = [one for one in TABLES if one.game in GAMES and one.rules is None]
Evening = tuple[str, tuple[str, ...], int]


def in_pyodide(code: str) -> Any:
    """In the very files that a browser gets."""
    script = Path(__file__).with_name("pyodide.mjs")
    command = [node(), str(script), str(bundle()), str(TESTS)]
    done = subprocess.run(command, input=code, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def in_python(code: str) -> Any:
    """By itself, with the games of the house alone."""
    before, _, last = code.strip().rpartition("\n")
    command = [sys.executable, "-c", f"{before}\nprint({last})"]
    told = subprocess.run(
        command,
        env=os.environ | {"PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(told.stdout)


def compare(tables: list[Table], evenings: list[Evening]) -> None:
    asked = [(one.game, one.seats, one.options, EVERY, PLIES) for one in tables]
    there = in_pyodide(ASK.format(asked=json.dumps([asked, evenings])))
    for one, two in zip((rooms.told(*one) for one in asked), there["rooms"], strict=True):
        assert one == two
        assert all(count for count, _ in one.values())
    assert there["evenings"] == [evening.told(*one) for one in evenings]
    assert "load the page again" in there["refusal"]


LONG = 10_000  # characters: more do not go along in a command
ASK_ALL = """
import json
from offline import asking_all
json.dumps([asking_all.told(*one) for one in json.loads({asked!r})])
"""


def compare_answers(games: list[str], language: str) -> None:
    bad: list[Any] = [one for one in BAD if len(str(one)) < LONG]
    asked = [(name, OPTIONS.get(name, {}), bad, language) for name in games]
    code = ASK_ALL.format(asked=json.dumps(asked))
    for one, two in zip(in_python(code), in_pyodide(code), strict=True):
        assert one == two


def own_table(name: str) -> Table:
    """With material of its own, which no module can hold."""
    own = [one for one in OURS if any("\n" in str(value) for value in one.options.values())]
    return next(one for one in own if one.game == name)


def test_in_pyodide_rooms_and_tables_tell_the_same_and_an_old_module_is_refused() -> None:
    """Views, previews, refusals, events, records and choices through whole games; messages of
    tables of one screen whose tab is killed again and again."""
    own = [own_table(name) for name in GAMES]
    compare(own, [(one.game, KINDS[: one.seats], 40) for one in own])


def test_in_pyodide_the_same_is_answered_to_one_request_of_each_kind() -> None:
    """Byte for byte: games, hints, what if, analyses, positions, lessons, puzzles, practice, the
    deal of the day, and refusals of all that can be wrong with what is sent."""
    compare_answers(GAMES[:1], "he")


@pytest.mark.soak
@pytest.mark.skipif("SERAI_SOAK" not in os.environ, reason="minutes, and much the same")
def test_in_pyodide_the_same_is_answered_of_every_game() -> None:
    compare_answers(GAMES[1:], "pl")


@pytest.mark.soak
@pytest.mark.skipif("SERAI_SOAK" not in os.environ, reason="minutes, and much the same")
@pytest.mark.parametrize("table", OURS, ids=str)
def test_in_pyodide_every_table_tells_the_same(table: Table) -> None:
    compare([table], [(table.game, KINDS[: table.seats], 400)])
