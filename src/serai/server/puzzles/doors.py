"""The doors for puzzles."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from serai.tables import wire

from ..api import TROUBLES, Asked, Asker, Looker, take
from ..shelf import GameInPath

router = APIRouter(prefix="/api", responses=TROUBLES)
PuzzleInPath = Annotated[str, Path(pattern=wire.PUZZLE)]
ThemeInQuery = Annotated[str, Query(pattern=wire.THEME)]


@router.get("/puzzles/{game}")
async def puzzles(
    services: Asked, person: Looker, game: GameInPath, theme: ThemeInQuery | None = None
) -> wire.PuzzlesTold:
    """The puzzles of a game, how I stand with them, and which come next for me."""
    return await services.puzzles.told(person, game, theme or "")


@router.post("/puzzles/{game}/runs", status_code=201)
async def run(services: Asked, person: Asker, game: GameInPath, request: Request) -> wire.RunTold:
    """Begin a run of three minutes."""
    take(services.new_notes, request)
    return await services.puzzles.begin_run(person, game)


@router.get("/puzzles/{game}/{puzzle}")
async def puzzle(
    services: Asked, person: Looker, game: GameInPath, puzzle: PuzzleInPath
) -> wire.PuzzleTold:
    """A puzzle as it is set."""
    return await services.puzzles.step(person, game, puzzle, wire.AskPuzzle())


@router.post("/puzzles/{game}/{puzzle}")
async def answer(
    services: Asked,
    person: Asker,
    game: GameInPath,
    puzzle: PuzzleInPath,
    wanted: wire.AskPuzzle,
    request: Request,
) -> wire.PuzzleTold:
    """Answer it, or be shown its solution, which counts as missed; the first time is noted."""
    take(services.new_notes, request)
    return await services.puzzles.step(person, game, puzzle, wanted)
