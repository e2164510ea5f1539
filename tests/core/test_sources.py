"""What compiled code is made from: all that a verb's module imports, and no room for people."""

from pathlib import Path

import pytest

from serai.core import compiled, registry, sources

ROOMS = (
    "view",
    "events",
    "refusal",
    "notation",
    "position",
    "reading",
    "pools",
    "validate",
    "owed",
)
VERB = "from serai.core.compiled import COPY, verb\n"


def written(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = folder / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def made_from(
    folder: Path, name: str, files: dict[str, str], patch: pytest.MonkeyPatch
) -> set[str]:
    """The modules of a package that are not Serai's."""
    written(folder / name, {"__init__": "", **files})
    patch.syspath_prepend(str(folder))
    found = sources.compiled_from(name)
    assert {"serai.core.compiled", "serai.core.records"} & set(found)
    return {module for module in found if not module.startswith("serai")}


@pytest.mark.parametrize("name", registry.names())
def test_no_room_for_people_is_compiled(name: str) -> None:
    package = registry.package_of(name)
    found = compiled.made_from(package)
    assert {f"{package}.{room}" for room in ("rules", "layout", "hidden", "evaluate")} <= set(found)
    for room in (*ROOMS, "screen", "picture"):
        assert f"{package}.{room}" not in found
    assert "serai.core.chance" in found and "serai.core.position" not in found
    assert all(file.exists() for file in found.values())


def test_whatever_a_verbs_module_imports_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By any form of import, through any number of modules, in the package or beside it."""
    written(tmp_path, {"stall": "PRICE = 1\n", "unused": ""})
    files = {
        "rules": VERB + "from . import (  # a list (of two)\n    layout,\n    tables as t,\n)\n",
        "layout": "from .deep.inner import NUMBERS\n",
        "tables": "import stall\n",
        "deep/__init__": "if True: from .. import odd\n",
        "deep/inner": "from \\\n    ..names import *\n",
        "names": "def later():\n    import bazaar.late as late; return late\n",
        "late": "",
        "odd": "",
        "view": "from .rules import step\nfrom .words import WORDS\n",
        "words": "",
        "hints": "",
        "typed": "",
    }
    found = made_from(tmp_path, "bazaar", files, monkeypatch)
    rooms = ("rules", "layout", "tables", "deep", "deep.inner", "names", "late", "odd")
    assert found == {"stall", "bazaar", *(f"bazaar.{room}" for room in rooms)}


def test_what_is_imported_for_types_alone_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = (
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .view import View\n\nX = 1\n"
    )
    files = {"rules": head + VERB, "view": ""}
    assert made_from(tmp_path, "typed", files, monkeypatch) == {"typed", "typed.rules"}


@pytest.mark.parametrize(
    "text",
    [
        "from serai.core.compiled import spliced as joined\n",
        "from serai.core import compiled\n\nstep = compiled.inlined(len)\n",
        "import numba\nfrom serai.core import compiled\n",
        "from numba import njit\nfrom serai.core import compiled\n",
    ],
)
def test_whoever_compiles_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    name = f"compiles{abs(hash(text))}"
    found = made_from(
        tmp_path, name, {"rules": text, "words": "from . import rules\n"}, monkeypatch
    )
    assert found == {name, f"{name}.rules"}
