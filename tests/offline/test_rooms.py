"""The rooms in Python, unchanged, on top of the modules in Pyodide: they tell the very same."""

import json
import subprocess
import sysconfig
import tarfile
from pathlib import Path
from typing import Any

import pytest

from node import node
from offline import rooms
from offline.twin import GAMES
from serai.offline.build import module
from serai.testing.tables import length
from walk import TABLES, Table

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"
PACKED = TESTS.parent / "web/offline/node_modules/@emscripten-forge/numpy/pkg"
PLACE = "lib/python3.12/site-packages/"
ASK = """
import json
from offline import rooms
json.dumps([rooms.told(*asked) for asked in json.loads({asked!r})])
"""
EVERY, PLIES = 11, 6  # choices between two looks; choices of bots


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with NumPy for Pyodide, and one with the modules."""
    folder = tmp_path_factory.mktemp("pyodide")
    (packed,) = PACKED.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        wanted = [one for one in archive.getmembers() if one.name.startswith(f"{PLACE}numpy/")]
        archive.extractall(folder, wanted, filter="data")
    (folder / "modules").mkdir()
    for name in GAMES:
        (folder / "modules" / f"{name}.so").write_bytes(module(name).read_bytes())
    return folder


def in_pyodide(code: str, folder: Path) -> Any:
    packages = sysconfig.get_path("purelib")
    script = Path(__file__).with_name("pyodide.mjs")
    places = [SOURCES, TESTS, packages, folder / PLACE, folder / "modules"]
    command = [node(), str(script), *map(str, places), code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def compare(tables: list[Table], folder: Path) -> None:
    asked = [(one.game, one.seats, one.options, EVERY, PLIES) for one in tables]
    there = in_pyodide(ASK.format(asked=json.dumps(asked)), folder)
    here = [rooms.told(*one) for one in asked]
    for one, two in zip(here, there, strict=True):
        assert one == two
        assert all(count for count, _ in one.values())


def test_the_rooms_tell_the_same_through_whole_games(libraries: Path) -> None:
    compare([Table("desert", 3), Table("targi", 2), Table("sons", 3)], libraries)


@pytest.mark.soak
def test_the_rooms_tell_the_same_with_own_material(libraries: Path) -> None:
    own = [one for one in TABLES if one.game in GAMES and one.options and one.rules is None]
    compare(own[: length(len(own))], libraries)


def test_a_module_of_other_sources_is_refused(libraries: Path, tmp_path: Path) -> None:
    """Its fingerprint is another: one byte is changed, wherever the module holds it."""
    name = GAMES[0]
    code = f"""
import json, serai
from serai.core.errors import SeraiError
from pathlib import Path
from serai.core.registry import package_of
from serai.offline.fingerprint import fingerprint
file = Path("/modules/{name}.so")
held, own = file.read_bytes(), fingerprint(package_of({name!r}))
assert held.count(own) == 1
file.write_bytes(held.replace(own, bytes(len(own))))
try:
    serai.new({name!r}, seats=2)
except SeraiError as error:
    told = str(error)
json.dumps(told)
"""
    assert "load the page again" in in_pyodide(code, libraries)
