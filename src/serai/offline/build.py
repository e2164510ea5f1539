"""From the sources to the modules, in one command.

python -m serai.offline.build [GAME …]     tells where each game's module lies, made if need be

A module is found again by a hash of the sources, of `PARTS` and of the versions of what makes it.
The same sources give the same bytes, on whatever machine and in whatever folder.
"""

import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from serai.core import registry
from serai.core.compiled import cache_root

from .capture import Captured, Slot
from .doors import doors, exports
from .fingerprint import digest, fingerprint
from .linker import linker
from .linking import link
from .portable import portable

KEPT = 3  # of each game, by age
ROOM = Path(__file__).parent
PARTS = (
    *("capture.py", "portable.py", "runtime.ll", "doors.py", "counts.ll", "linking.py"),
    "linker.lock",
)
MAKERS = ("numba", "llvmlite", "numpy")


def module(name: str) -> Path:
    """A game's module with the search in it."""
    place = place_of(name)
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.parent) as work:
            made = Path(work, place.name)
            made.write_bytes(build(name, Path(work)))
            made.replace(place)
        _sweep(place)
    return place


def place_of(name: str) -> Path:
    """Where the module of these very sources lies, or will."""
    own = {part: ROOM / part for part in PARTS}
    versions = [platform.python_version(), *(version(maker) for maker in MAKERS)]
    made = hashlib.blake2b(digest_size=8)
    for part in (" ".join(versions).encode(), digest(own), fingerprint(registry.package_of(name))):
        made.update(part)
    return cache_root() / "offline" / f"{name}-{made.hexdigest()}.wasm"


def build(name: str, work: Path) -> bytes:
    """Make it, whatever is there already; `work` is a folder for what is made on the way."""
    package = registry.package_of(name)
    sources = fingerprint(package)
    _capture(package, work)
    told = json.loads((work / "verbs.json").read_text("utf-8"))
    verbs = [_verb(**one) for one in told["verbs"]]
    runtime = (ROOM / "runtime.ll").read_text("utf-8")
    text = portable((work / "code.ll").read_text("utf-8"), runtime)
    text += doors(verbs, told["search"], sources)
    return link(text, exports(verbs), linker(), work)


def _verb(name: str, code: str, slots: list[dict[str, str | int]], gives: bool) -> Captured:
    return Captured(name, code, [Slot(**slot) for slot in slots], gives)  # type: ignore[arg-type]


def _capture(package: str, folder: Path) -> None:
    """In a process of its own, which knows nothing of the machine that it runs on."""
    settings = {word: value for word, value in os.environ.items() if not word.startswith("NUMBA_")}
    plain = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
    env = {**settings, **plain, "SERAI_CACHE": str(folder / "cache")}
    command = [sys.executable, "-m", "serai.offline.capture", package, str(folder)]
    subprocess.run(command, env=env, check=True)


def _sweep(place: Path) -> None:
    """Only the newest few of each game stay."""
    older = list(place.parent.glob(f"{place.stem.rpartition('-')[0]}-*.wasm"))
    older.sort(key=lambda file: file.stat().st_mtime, reverse=True)
    for file in older[KEPT:]:
        file.unlink(missing_ok=True)


def main(names: Sequence[str]) -> None:
    for name in names or registry.names():
        print(module(name))


if __name__ == "__main__":
    main(sys.argv[1:])
