"""A package that is no good gets one clear sentence, and the other games go on."""

import subprocess
import sys
from pathlib import Path

import pytest

import serai
from outside.installing import CHECKOUT, SOUK, pretend, program, surroundings
from serai.core import registry
from serai.core.game import BadGame, manifest
from serai.core.texts import LANGUAGES, speak

FINE = 'name = "broken"\nversion = 1\nseats = [2]\nsource = "deck"\n'
MANIFESTS = [
    ("name = 7", "“name” must be a word"),
    (FINE.replace("broken", "page"), "“name” must be a word"),
    (FINE.replace("[2]", "[3, 2]"), "“seats” must be a list"),
    (FINE.replace("[2]", "[]"), "“seats” must be a list"),
    (FINE.replace("version = 1", "version = 0"), "“version” must be a number from 1 to 10,000"),
    (FINE.replace("deck", "My Deck"), "“source” must be a word"),
    (FINE + "colour = 1\n", "“colour” is unknown. There is: levels, name"),
    (
        FINE + "[levels.godlike]\nsimulations = 1\n",
        "“levels.godlike” is unknown. There is: beginner",
    ),
    (FINE + "[levels.hard]\nsimulations = 0\n", "“levels.hard.simulations” must be a number"),
    (FINE + '[levels.hard]\ntemperature = "hot"\n', "“levels.hard.temperature” must be a number"),
    (
        FINE + "[levels.hard]\ntime = 1\n",
        "“levels.hard” is unknown. There is: temperature and simul",
    ),
    (FINE + "levels = 3\n", "“levels” must be a table"),
    ("name = ", "has a game.toml that cannot be read"),
]


@pytest.mark.parametrize(("text", "told"), MANIFESTS, ids=[told for _, told in MANIFESTS])
def test_a_bad_manifest_is_told_by_its_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, told: str
) -> None:
    package = f"bad_{tmp_path.name}"
    pretend(tmp_path, "broken", package, __init___py="", game_toml=text)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadGame) as error:
        manifest(package)
    assert told in str(error.value) and package in str(error.value)
    assert "\n" not in str(error.value)


PACKAGES = [
    ({}, "broken", "The game package “broken” is not there."),
    ({"__init___py": ""}, "broken", "The game package “broken” has no game.toml."),
    (
        {"__init___py": "", "game_toml": FINE.replace("broken", "other")},
        "broken",
        "The game package “broken” calls itself “other”, but its entry point is called “broken”.",
    ),
    (
        {"__init___py": "", "game_toml": FINE.replace("broken", "targi")},
        "targi",
        "There is a game “targi” already: the package “broken” is left out.",
    ),
    (
        {"__init___py": "1 / 0", "game_toml": FINE},
        "broken",
        "The game “broken” (package “broken”) cannot be loaded: ZeroDivisionError",
    ),
    (
        {"__init___py": "", "game_toml": FINE},
        "broken",
        "The package “broken” has no GAME called “broken”.",
    ),
]


@pytest.mark.parametrize(("files", "name", "told"), PACKAGES, ids=[told for _, _, told in PACKAGES])
def test_a_broken_package_is_left_out_with_a_sentence(
    tmp_path: Path, files: dict[str, str], name: str, told: str
) -> None:
    pretend(tmp_path, name, "broken", **files)
    words = [*program(tmp_path), "compile"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert told in done.stderr and "Traceback" not in done.stderr
    code = "import serai; print(*serai.GAMES); print(serai.new('desert', seed=1).actor)"
    command = [sys.executable, "-c", code]
    going_on = subprocess.check_output(command, env=surroundings(tmp_path), text=True)
    assert going_on.split()[:3] == list(serai.GAMES[:3])


def test_a_game_that_is_too_large_is_left_out_although_it_is_compiled(tmp_path: Path) -> None:
    source = (CHECKOUT / "tests/crowd/manyseats/game.py").read_text("utf-8")
    told = (CHECKOUT / "tests/crowd/manyseats/game.toml").read_text("utf-8")
    files = {"__init___py": "", "game_py": source, "game_toml": told}
    pretend(tmp_path, "manyseats", "manyseats", **files)
    words = [*program(tmp_path, SOUK / "src"), "compile"]
    for _ in range(2):
        done = subprocess.run(words, capture_output=True, text=True, check=True)
        assert "manyseats has 19 actions and up to 6 seats" in done.stderr
        assert "Traceback" not in done.stderr


def test_who_asks_for_a_broken_game_is_told_why(tmp_path: Path) -> None:
    pretend(tmp_path, "broken", "broken", __init___py="")
    words = [*program(tmp_path), "play", "broken"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip() == "The game package “broken” has no game.toml."


def test_it_is_said_in_every_language() -> None:
    error = BadGame("game-bad-field", package="p", field="f", kind="word", least=0, most=0)
    error.facts["listed"] = []
    said = set()
    for language in LANGUAGES:
        speak(language)
        said.add(str(error))
    assert len(said) == len(LANGUAGES)


def test_the_games_stand_in_the_order_of_their_manifests() -> None:
    orders = [registry.manifest_of(name).order for name in registry.names()]
    assert orders == sorted(orders)
    assert len(set(orders)) == len(orders)
