"""What an arena leaves behind: `arena.json` and the records of its games.

`arena.json` holds the settings and the games of every finished deal. It is written anew after each
deal, whole or not at all, and after that deal's records; so an arena that was interrupted, by
whatever means, goes on where it stopped.
"""

import fcntl
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from serai.core.contract import Phrase
from serai.core.errors import SeraiError
from serai.core.troubles import why

from .deals import Played
from .settings import Settings

FORMAT = 1
NAME, GAMES, _LOCK = "arena.json", "games", ".lock"


class Folder:
    """The folder of one arena, and as long as it is open of one process."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path, self.settings = path, settings
        self.deals: dict[int, list[Played]] = {}
        self._lines: dict[int, str] = {}
        try:
            self._open()
        except OSError as error:
            raise SeraiError("arena-folder", folder=str(path), why=why(error)) from error

    def close(self) -> None:
        self._lock.close()

    def keep(self, deal: int, games: Sequence[tuple[Played, str]]) -> None:
        """Take in a finished deal."""
        for number, (_, record) in enumerate(games, 1):
            _replace(self.record(deal, number), record)
        self._take(deal, [played for played, _ in games])
        self._write()

    def forget_after(self, last: int) -> None:
        """Deals that came after the end of a test were played for nothing."""
        for deal in [deal for deal in self.deals if deal > last]:
            for number in range(1, len(self.deals.pop(deal)) + 1):
                self.record(deal, number).unlink(missing_ok=True)
            del self._lines[deal]
        self._write()

    def record(self, deal: int, game: int) -> Path:
        """Where the record of a deal's game is; both count from 1."""
        return self.path / GAMES / f"{deal:05}-{game}.serai"

    @property
    def finished(self) -> list[list[Played]]:
        """The finished deals in the order of their numbers."""
        return [self.deals[deal] for deal in sorted(self.deals)]

    # -- inside -----------------------------------------------------------------------------

    def _open(self) -> None:
        begun = (self.path / NAME).exists()
        if not begun and self.path.is_dir():
            strange = [file for file in self.path.iterdir() if not file.name.startswith(".")]
            if any(file.name != GAMES for file in strange):
                raise SeraiError("arena-strange-folder", folder=str(self.path))
        (self.path / GAMES).mkdir(parents=True, exist_ok=True)
        self._lock: IO[str] = (self.path / _LOCK).open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if begun:
                self._read()
            self._write()
        except BlockingIOError:
            self._lock.close()
            raise SeraiError("arena-in-use", folder=str(self.path)) from None
        except BaseException:
            self._lock.close()
            raise

    def _read(self) -> None:
        try:
            data = json.loads((self.path / NAME).read_text("utf-8"))
            if data["arena"] != FORMAT:
                raise ValueError
            kept = Settings.read(data["settings"])
            for deal in data["deals"]:
                self._take(deal["deal"], [Played.read(played) for played in deal["games"]])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise SeraiError("arena-unreadable", file=str(self.path / NAME)) from error
        differences = [
            Phrase("arena-difference", {"setting": name, "there": there, "here": here})
            for name, there, here in kept.differences(self.settings)
        ]
        if differences:
            raise SeraiError("arena-other", folder=str(self.path), differences=differences)

    def _take(self, deal: int, games: list[Played]) -> None:
        self.deals[deal] = games
        self._lines[deal] = json.dumps(
            {"deal": deal, "games": [played.data() for played in games]}, ensure_ascii=False
        )

    def _write(self) -> None:
        head: dict[str, Any] = {"arena": FORMAT, "settings": self.settings.data()}
        begin = json.dumps(head, indent=1, ensure_ascii=False).removesuffix("\n}")
        deals = ",\n".join(self._lines[deal] for deal in sorted(self._lines))
        _replace(self.path / NAME, f'{begin},\n "deals": [\n{deals}\n]}}\n')


def _replace(path: Path, text: str) -> None:
    """Write a file whole or not at all, and see to it that it is on the disk."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
