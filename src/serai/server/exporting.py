"""The whole page as static files: for any web space, also below a path of its own.

A folder is written beside the one that is asked for, and takes its place when it is complete: so an
export is whole, or there is none.
"""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from serai.core.errors import SeraiError
from serai.core.troubles import why

from .along import INDEX, LISTING, WORKER
from .page import without_server

MARK = ".nojekyll"  # for hosts that would leave out files by their names
Progress = Callable[[int, int, str], None]


class NotExported(SeraiError):
    """With a sentence that says why."""


@dataclass(frozen=True)
class Exported:
    files: int
    size: int


def export(folder: Path, progress: Progress) -> Exported:
    """Write the page; the folder is new, empty, or an earlier export."""
    folder = folder.absolute()
    files = without_server()
    if not files:
        raise NotExported("export-not-built")
    part, before = (folder.with_name(f"{folder.name}.{word}") for word in ("part", "before"))
    try:
        _check(folder)
        shutil.rmtree(part, ignore_errors=True)
        _write({**files, MARK: b""}, part, progress)
        if folder.exists():
            folder.rename(before)
        part.rename(folder)
    except OSError as error:
        shutil.rmtree(part, ignore_errors=True)
        if before.exists() and not folder.exists():
            before.rename(folder)
        raise NotExported("export-failed", folder=str(folder), why=why(error)) from error
    shutil.rmtree(before, ignore_errors=True)
    return Exported(len(files), sum(map(len, files.values())))


def _check(folder: Path) -> None:
    """Nothing of anybody else's is ever overwritten."""
    if not folder.exists():
        return
    earlier = all((folder / name).is_file() for name in (INDEX, LISTING, WORKER))
    if not folder.is_dir() or (any(folder.iterdir()) and not earlier):
        raise NotExported("export-not-empty", folder=str(folder))


def _write(files: dict[str, bytes], part: Path, progress: Progress) -> None:
    for done, (path, content) in enumerate(sorted(files.items())):
        progress(done, len(files), path)
        file = part / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    progress(len(files), len(files), "")
