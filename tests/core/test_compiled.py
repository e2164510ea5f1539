"""Compiled code: found again in the cache, never stale, and the same with the compiler off."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from interpreted import told_uncompiled
from serai.core import compiled, registry
from walk import TABLES, finished

TESTS = Path(__file__).parents[1]
SEARCH = "serai.bots.tree"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the small game, and a cache of its own.

    Desert and the search are in that cache already: they take long to compile, and it is asked of
    the small game what becomes of it.
    """
    folder = tmp_path_factory.mktemp("lab")
    shutil.copytree(TESTS / "souk" / "src" / "souk", folder / "souk")
    registry.game("desert")
    import_module(SEARCH)
    for package in ("serai.games.desert", SEARCH):
        ready = compiled._folder(package)
        shutil.copytree(ready, folder / "cache" / ready.name)
    return folder


@pytest.fixture(scope="module")
def first(lab: Path) -> dict[str, Any]:
    """What the first run said, which had to compile the whole game."""
    return use(lab)


def use(lab: Path, name: str = "souk", package: str = "souk", **env: str) -> dict[str, Any]:
    """Search the game in a fresh process."""
    command = [sys.executable, str(TESTS / "core" / "use_search.py"), name, package]
    surroundings = {**os.environ, "SERAI_CACHE": str(lab / "cache"), "PYTHONPATH": str(lab), **env}
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@contextmanager
def edited(file: Path, old: str, new: str) -> Iterator[None]:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    yield
    file.write_text(text)


def test_a_second_process_finds_everything_in_the_cache(lab: Path, first: dict[str, Any]) -> None:
    second = use(lab)
    assert first["search_misses"] == second["misses"] == 0
    assert first["hits"] == 2, "those of the search"
    assert second["hits"] == first["misses"] + first["hits"] and first["misses"] > 0
    assert second["visits"] == first["visits"]
    assert sum(first["visits"]) == 400


def test_edited_material_changes_what_is_played(lab: Path, first: dict[str, Any]) -> None:
    with edited(lab / "souk" / "data" / "bazaar.deck", "5 x 2", "9 x 2"):
        again = use(lab)
    assert again["points"] != first["points"]
    assert again["misses"] == 0


def test_edited_rules_and_what_they_import_are_never_answered_from_a_stale_cache(
    lab: Path, first: dict[str, Any]
) -> None:
    """The edit is in a part that verbs have compiled in, then in what that part imports.

    Wherever it lies: here in a module beside the game. Back again, the old cache is right.
    """
    (lab / "stall.py").write_text("STEP = 2\n")
    rules = lab / "souk" / "rules.py"
    with (
        edited(rules, "st.played += 1", "st.played += STEP"),
        edited(rules, "import numpy as np\n", "import numpy as np\nfrom stall import STEP\n"),
    ):
        other = use(lab)
        (lab / "stall.py").write_text("STEP = 1\n")
        again = use(lab)
    assert other["misses"] > 0 and other["points"] != first["points"]
    assert other["search_misses"] == 0, "an edit to one game recompiles that game only"
    assert again["misses"] > 0 and again["points"] == first["points"]
    back = use(lab)
    assert back["points"] == first["points"]
    assert back["misses"] == 0


def test_an_edit_of_a_room_for_people_recompiles_nothing(lab: Path, first: dict[str, Any]) -> None:
    with edited(lab / "souk" / "view.py", "def view", "ODD = 1\n\n\ndef view"):
        again = use(lab)
    assert again["misses"] == 0
    assert again["visits"] == first["visits"]


def test_one_compiled_search_serves_another_game(lab: Path, first: dict[str, Any]) -> None:
    desert = use(lab, "desert", "serai.games.desert")
    assert desert["search_misses"] == 0
    assert desert["best"].startswith("leader ")


def test_the_compiler_can_be_switched_off(lab: Path, first: dict[str, Any]) -> None:
    """The same code, uncompiled, searches the same tree; no cache says that it is compiled."""
    plain = use(lab, NUMBA_DISABLE_JIT="1", SERAI_CACHE=str(lab / "empty"))
    assert list((lab / "empty").rglob("done")) == []
    assert plain["visits"] == first["visits"]
    assert plain["points"] == first["points"]


def test_old_caches_are_swept(lab: Path) -> None:
    use(lab)
    for number in range(compiled.KEPT_FOLDERS + 2):
        (lab / "cache" / f"souk-{number:016x}").mkdir()
        os.utime(lab / "cache" / f"souk-{number:016x}", (number, number))
    assert use(lab)["misses"] == 0
    assert len(list((lab / "cache").glob("souk-*"))) == compiled.KEPT_FOLDERS


RECORD = """
import sys
from walk import TABLES, finished
from serai.core import registry
registry.add("souk")
for table in TABLES:
    if str(table) in sys.argv[1:]:
        print(finished(table, 21).record())
"""


@pytest.mark.parametrize("name", ["souk-3", "desert-2-map=wadi", "desert-5"])
def test_uncompiled_rules_play_the_same_game(name: str) -> None:
    (table,) = [table for table in TABLES if str(table) == name]
    told = told_uncompiled(RECORD, name)
    assert told == f"{finished(table, 21).record()}\n"
    assert "result: " in told


@pytest.mark.parametrize("name", registry.names())
def test_wherever_a_verb_stands_in_a_games_folder_it_is_compiled_with_the_game(name: str) -> None:
    game = registry.game(name)
    package = game.manifest.package
    for verb in (game.rules.playout, game.evaluate.rollout, game.evaluate.short_rollout):
        assert compiled.owner_of(verb.__module__) == package
        assert compiled.handle(verb)
