"""Files for a browser: trees of Python read ahead and zipped, the same from the same sources.

What has been made once is found again by a hash of what it is made from.
"""

import gzip
import hashlib
import io
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Collection, Mapping
from pathlib import Path

from node import node
from serai.core.compiled import cache_root

OFFLINE = Path(__file__).parent / "offline"
SCRIPT = OFFLINE / "compile.mjs"
LOCK = OFFLINE / "package-lock.json"
Tree = Mapping[str, bytes]  # contents by path
_ALWAYS = (1980, 1, 1, 0, 0, 0)
_LEVEL = 9
_KEPT = 6  # zips, by age


def hash_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def read_ahead(trees: Mapping[str, Tree], cold: Collection[str]) -> dict[str, bytes]:
    """Each tree as a zip, its Python compiled but for what is cold; only what is not there yet."""
    places = {name: _place(name, tree, cold) for name, tree in trees.items()}
    missing = {name: trees[name] for name, place in places.items() if not place.exists()}
    if missing:
        with tempfile.TemporaryDirectory() as work:
            _compile(missing, cold, Path(work))
            for name in missing:
                _keep(places[name], zipped(_tree(Path(work, name))))
    return {name: place.read_bytes() for name, place in places.items()}


def zipped(tree: Tree) -> bytes:
    """A zip without a date, in order."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=_LEVEL) as archive:
        for path, content in sorted(tree.items()):
            archive.writestr(zipfile.ZipInfo(path, _ALWAYS), content, zipfile.ZIP_DEFLATED, _LEVEL)
    return made.getvalue()


def squeezed(content: bytes) -> bytes:
    return gzip.compress(content, _LEVEL, mtime=0)


def _place(name: str, tree: Tree, cold: Collection[str]) -> Path:
    made = hashlib.sha256(repr(sorted(cold)).encode())
    for part in (SCRIPT, OFFLINE / "read_ahead.py", LOCK, Path(__file__)):
        made.update(part.read_bytes())
    for path, content in sorted(tree.items()):
        made.update(f"{path} {len(content)}\n".encode() + content)
    return cache_root() / "offline" / f"{name}-{made.hexdigest()[:16]}.zip"


def _compile(trees: Mapping[str, Tree], cold: Collection[str], work: Path) -> None:
    (work / "cold.json").write_text(json.dumps(sorted(cold)), "utf-8")
    for name, tree in trees.items():
        for path, content in tree.items():
            file = work / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    subprocess.run([node(), str(SCRIPT), str(work)], check=True)


def _tree(folder: Path) -> dict[str, bytes]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def _keep(place: Path, content: bytes) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    half = place.with_suffix(".part")
    half.write_bytes(content)
    half.replace(place)
    older = sorted(
        place.parent.glob(f"{place.stem.rpartition('-')[0]}-*.zip"),
        key=lambda file: file.stat().st_mtime,
        reverse=True,
    )
    for file in older[_KEPT:]:
        file.unlink(missing_ok=True)
