"""The games as they lie on the shelf: what a page needs before one is opened, and nothing loaded.

The page has the words and the rules of the games that it was built with. Those of a game that was
installed later it asks for here.
"""

from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as InPath

from serai.coach import shelf as told
from serai.tables import wire

GameInPath = Annotated[str, InPath(pattern="^[a-z]{2,24}$")]
router = APIRouter(prefix="/api", responses={"4XX": {"model": wire.Trouble}})


@router.get("/shelf")
async def shelf() -> list[wire.ShelfTold]:
    """The games in the order in which they are shown, how many can play, and what they teach."""
    return told.shelf()


@router.get("/games/{game}/texts")
async def texts(game: GameInPath) -> wire.TextsTold:
    """A game's texts, as Fluent: in English, and in the reader's language as far as they go."""
    return told.texts(game)


@router.get("/games/{game}/rulebook")
async def book(game: GameInPath) -> wire.BookTold:
    """A game's rulebook, as Markdown: in the reader's language, or in English."""
    return told.rulebook(game)


@router.get("/games/{game}/firsts")
async def explained(game: GameInPath) -> wire.FirstsTold:
    """What a game explains when it first comes up at a table."""
    return told.explained(game)
