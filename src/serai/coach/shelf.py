"""What a game brings, as it lies there: words, rules, what it teaches. Nothing is loaded."""

from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from serai.core import registry
from serai.core.firsts import firsts
from serai.core.texts import spoken
from serai.tables import wire

from . import course_file
from .puzzles.book import is_there as has_puzzles


def shelf() -> list[wire.ShelfTold]:
    """The games in the order in which they are shown, how many can play, and what they teach."""
    return [
        {
            "name": name,
            "seats": list(registry.manifest_of(name).seats),
            "course": course_file.is_there(name),
            "puzzles": has_puzzles(name),
        }
        for name in registry.names()
    ]


def texts(game: str) -> wire.TextsTold:
    """A game's texts, as Fluent: in English, and in the reader's language as far as they go."""
    folder = registry.manifest_of(game).texts
    return {"english": _text(folder / "en.ftl"), "own": _text(folder / f"{spoken()}.ftl")}


def rulebook(game: str) -> wire.BookTold:
    """A game's rulebook, as Markdown: in the reader's language, or in English."""
    folder = registry.manifest_of(game).rulebook
    language = spoken() if (folder / f"{spoken()}.md").exists() else "en"
    return {"language": language, "text": _text(folder / f"{language}.md")}


def explained(game: str) -> wire.FirstsTold:
    """What a game explains when it first comes up at a table."""
    told: list[Any] = [asdict(one) for one in firsts(registry.manifest_of(game).name)]
    return {"firsts": told}


@cache
def _text(file: Path) -> str:
    """Nothing, if there is no such file."""
    return file.read_text("utf-8") if file.exists() else ""
