"""Files: reading with clear refusals, and saving so that no game is lost."""

import os
from pathlib import Path

from platformdirs import user_data_path

from serai.core.bounds import RECORD
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.texts import say
from serai.core.troubles import why

_RECORD = "serai record"
_MOST_BYTES = 4 * RECORD.characters  # as many as the longest text that is read can have


class Unreadable(SeraiError):
    """A file that is not there, or no text."""


def read_text(path: Path) -> str:
    try:
        with path.expanduser().open("rb") as file:
            read = file.read(_MOST_BYTES + 1)
        if len(read) > _MOST_BYTES:
            told = say("terminal-too-large", most=_MOST_BYTES)
            raise Unreadable("terminal-cannot-read", file=str(path), why=told)
        return read.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        told = say("terminal-not-text")
        raise Unreadable("terminal-cannot-read", file=str(path), why=told) from error
    except (OSError, ValueError) as error:
        raise Unreadable("terminal-cannot-read", file=str(path), why=why(error)) from error


def save(match: Match, path: Path) -> Path:
    """Write the record whole or not at all; never over a file that is not a record."""
    try:
        path = path.expanduser().resolve()
        if path.exists() and not _is_record(path):
            raise SeraiError("terminal-not-over", file=str(path))
        _replace(path, match.record().encode())
    except (OSError, ValueError, RuntimeError) as error:
        raise SeraiError("terminal-cannot-save", file=str(path), why=why(error)) from error
    return path


def target(path: Path, kind: str) -> Path:
    """Where a new file may be written: in a folder that is there, over nothing but its own kind."""
    try:
        path = path.expanduser().resolve()
        if path.exists() and not path.read_text("utf-8", errors="replace").startswith(kind):
            raise SeraiError("terminal-other-kind", file=str(path))
        if not os.access(path.parent, os.W_OK):
            told = say("terminal-no-folder", folder=str(path.parent))
            raise SeraiError("terminal-cannot-save", file=str(path), why=told)
    except (OSError, ValueError, RuntimeError) as error:
        raise SeraiError("terminal-cannot-save", file=str(path), why=why(error)) from error
    return path


def write(path: Path, text: str) -> None:
    """Whole or not at all."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    try:
        _replace(path, content)
    except OSError as error:
        raise SeraiError("terminal-cannot-save", file=str(path), why=why(error)) from error


def save_at_home(match: Match) -> Path:
    """Save beside the other games, over an earlier part of this one but over no other game."""
    text = match.record()
    folder = user_data_path("serai") / "saved"
    number = 1
    path = folder / f"{match.game.name}.serai"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while path.exists() and not _goes_on(path, text):
            number += 1
            path = folder / f"{match.game.name}-{number}.serai"
        _replace(path, text.encode())
    except OSError as error:
        raise SeraiError("terminal-cannot-save", file=str(path), why=why(error)) from error
    return path


def _goes_on(path: Path, text: str) -> bool:
    """Whether a record is an earlier moment of this game, or one in which nobody has moved."""
    earlier = path.read_text("utf-8", errors="replace")
    moves = earlier.partition("\nmoves:\n")[2].splitlines()
    return text.startswith(earlier) or all(move.startswith("*") for move in moves)


def _is_record(path: Path) -> bool:
    return path.read_text("utf-8", errors="replace").startswith(_RECORD)


def _replace(path: Path, content: bytes) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
