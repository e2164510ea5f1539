"""The games as they lie on the shelf: what a page needs before one is opened, and nothing loaded.

The page has the words and the rules of the games that it was built with. Those of a game that was
installed later it asks for here.
"""

from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi import Path as InPath

from serai.coach import course_file
from serai.coach.puzzles.book import is_there as has_puzzles
from serai.core import registry
from serai.core.firsts import firsts
from serai.core.texts import spoken
from serai.tables import wire

GameInPath = Annotated[str, InPath(pattern="^[a-z]{2,24}$")]
router = APIRouter(prefix="/api", responses={"4XX": {"model": wire.Trouble}})


@router.get("/shelf")
async def shelf() -> list[wire.ShelfTold]:
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


@router.get("/games/{game}/texts")
async def texts(game: GameInPath) -> wire.TextsTold:
    """A game's texts, as Fluent: in English, and in the reader's language as far as they go."""
    folder = registry.manifest_of(game).texts
    return {"english": _text(folder / "en.ftl"), "own": _text(folder / f"{spoken()}.ftl")}


@router.get("/games/{game}/rulebook")
async def book(game: GameInPath) -> wire.BookTold:
    """A game's rulebook, as Markdown: in the reader's language, or in English."""
    folder = registry.manifest_of(game).rulebook
    language = spoken() if (folder / f"{spoken()}.md").exists() else "en"
    return {"language": language, "text": _text(folder / f"{language}.md")}


@router.get("/games/{game}/firsts")
async def explained(game: GameInPath) -> wire.FirstsTold:
    """What a game explains when it first comes up at a table."""
    told: list[Any] = [asdict(one) for one in firsts(registry.manifest_of(game).name)]
    return {"firsts": told}


@cache
def _text(file: Path) -> str:
    """Nothing, if there is no such file."""
    return file.read_text("utf-8") if file.exists() else ""
