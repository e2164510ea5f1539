"""A module has every verb in it, nothing of the machine that made it, and bounded memory."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from node import node
from offline.twin import GAMES, Failed, twin, verbs_of
from serai.bots.tree.layout import EDGE, NODE
from serai.core import registry
from serai.core.match import new
from serai.offline.build import build, module
from serai.offline.fingerprint import fingerprint

ROOT = Path(__file__).parents[2]
SOUK = ROOT / "tests" / "souk" / "src" / "souk"
OWN = {"serai_lend", "serai_sources"}
SEARCH = {"grow", "keep"}
LOADERS = {"__wasm_apply_data_relocs", "__wasm_call_ctors"}
TELL_NAMES = """
const module = new WebAssembly.Module(require("node:fs").readFileSync(process.argv[1]));
const names = (all) => all.map(({ name, kind }) => [kind, name]);
const { exports, imports } = WebAssembly.Module;
console.log(JSON.stringify([names(exports(module)), names(imports(module))]));
"""
TELL_PLACE = """
import sys
from serai.core import registry
from serai.offline.build import place_of
registry.add("souk")
print(place_of("souk").name)
"""


def names(file: Path) -> tuple[set[str], set[str]]:
    """What a module gives and what it wants, functions alone."""
    command = [node(), "-e", TELL_NAMES, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    given, wanted = json.loads(done.stdout)
    functions = ({name for kind, name in one if kind == "function"} for one in (given, wanted))
    return next(functions), next(functions)


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_is_in_the_module_and_nothing_is_asked_of_anybody(name: str) -> None:
    given, wanted = names(module(name))
    assert given - LOADERS == set(verbs_of(name)) | SEARCH | OWN
    assert wanted == set()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_the_machine_is_in_the_module(name: str) -> None:
    held = module(name).read_bytes()
    for trace in (str(ROOT), sys.prefix, str(Path.home()), "site-packages", ".py", "numba"):
        assert trace.encode() not in held


@pytest.mark.parametrize("name", GAMES)
def test_a_module_tells_which_sources_it_is_made_from(name: str) -> None:
    with twin(name) as running:
        assert running.sources() == fingerprint(registry.package_of(name))


def test_an_edited_rule_has_another_module(tmp_path: Path) -> None:
    shutil.copytree(SOUK, tmp_path / "souk")
    rules, view = tmp_path / "souk" / "rules.py", tmp_path / "souk" / "view.py"

    def place() -> str:
        env = {**os.environ, "PYTHONPATH": str(tmp_path), "SERAI_CACHE": str(tmp_path / "cache")}
        command = [sys.executable, "-c", TELL_PLACE]
        return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout

    first = place()
    view.write_text(view.read_text() + "\nODD = 1\n")
    assert place() == first, "a room for people"
    text = rules.read_text()
    rules.write_text(text.replace("st.played += 1", "st.played += 2"))
    assert text != rules.read_text()
    assert place() != first
    rules.write_text(text)
    assert place() == first


@pytest.mark.parametrize("name", GAMES)
def test_without_room_a_verb_fails_and_the_module_goes_on(name: str) -> None:
    match = new(name, seats=2, seed=1)
    nodes = np.zeros(2 * NODE.itemsize, np.uint8)
    edges = np.zeros(64 * EDGE.itemsize, np.uint8)
    filled = np.array([1, 0], np.int32)
    with twin(name) as running:
        for size in (16, 1 << 20, 16, 1 << 20):
            running.lend(size)
            arguments = (nodes, edges, 0, nodes.copy(), edges.copy(), filled)
            if size == 16:
                with pytest.raises(Failed):
                    running("keep", *arguments)
            else:
                running("keep", *arguments)
            m, s = match.material.m, match.state
            assert running("actor", m.copy(), s.copy()) == match.actor


@pytest.mark.soak
@pytest.mark.skipif("SERAI_SOAK" not in os.environ, reason="a module takes half a minute of CPU")
@pytest.mark.parametrize("name", GAMES)
def test_the_same_sources_give_the_same_bytes(name: str, tmp_path: Path) -> None:
    """Made anew, in another folder, from a checkout that lies elsewhere."""
    elsewhere = tmp_path / "a checkout"
    shutil.copytree(ROOT / "src", elsewhere / "src")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(elsewhere / "src"))
        patched.chdir(elsewhere)
        (tmp_path / "work").mkdir()
        assert build(name, tmp_path / "work") == module(name).read_bytes()
