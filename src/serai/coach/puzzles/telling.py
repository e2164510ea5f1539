"""What is told of puzzles to somebody, from what is kept of theirs (`standing`)."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from serai.core import registry
from serai.core.characters import called
from serai.core.texts import say
from serai.tables import wire
from serai.tables.errors import NotThere

from ..analysis.telling import players
from ..saying import reason
from . import standing
from .book import Book, Puzzle, book, is_there
from .standing import Changed, Kept, Run

_NEXT = 10  # names that are told at once
_HARDER = 50  # points by which those that come next are more difficult than one is good


def book_of(game: str) -> Book:
    """A game's puzzles, if it brings any."""
    registry.manifest_of(game)
    if not is_there(game):
        raise NotThere("no-puzzles", game=game)
    return book(game)


def named(found: Book, name: str) -> Puzzle:
    puzzle = found.by_name.get(name)
    if puzzle is None:
        raise NotThere("no-such-puzzle", name=name, game=found.game)
    return puzzle


def puzzles_told(found: Book, kept: Kept, theme: str) -> wire.PuzzlesTold:
    """All puzzles of a game at a glance, and those that come next."""
    mine = standing.standing(kept, found.game)
    return {
        "game": found.game,
        "number": len(found.puzzles),
        "themes": [_theme_told(found, kept, one) for one in found.themes],
        "rating": round(mine.rating),
        "tried": mine.tried,
        "solved": mine.solved,
        "next": _next(found, kept, theme, mine.rating),
        "best": standing.best_run(kept, found.game),
    }


def noted(found: Book, puzzle: Puzzle, kept: Kept, met: bool, run: bool, at: int) -> Changed:
    """What is to be noted of an answer."""
    if run:
        return standing.run_on(kept, found.game, found, puzzle.name, met, at)
    return standing.answered(kept, found.game, puzzle.name, puzzle.rating, met)


def puzzle_told(
    found: Book, puzzle: Puzzle, told: Mapping[str, Any], kept: Kept, after: Kept, at: int
) -> wire.PuzzleTold:
    """A puzzle, or what came of an answer, from what was kept before it and after it."""
    game = found.game
    mine, was = standing.standing(after, game).rating, standing.standing(kept, game).rating
    run = standing.run_of(after, game)
    answer: dict[str, Any] = {
        **told,
        "why": _said(game, told["why"], puzzle.seat, told["seats"]),
        "before": standing.before(kept, game, puzzle.name),
        "rating": round(mine),
        "change": round(mine) - round(was),
        "run": None if run is None else run_told(found, after, run, at),
    }
    return cast("wire.PuzzleTold", answer)


def run_told(found: Book, kept: Kept, run: Run, at: int) -> wire.RunTold:
    return {
        "begun": run.begun,
        "ends": run.ends,
        "now": at,
        "puzzles": run.puzzles(found),
        "place": run.place,
        "score": run.score,
        "best": standing.best_run(kept, found.game) or 0,
    }


def _next(found: Book, kept: Kept, theme: str, rating: float) -> list[str]:
    """First those that were never tried, then those that were missed: the nearest in difficulty."""
    order = {"new": 0, "missed": 1, "met": 2}

    def place(one: Puzzle) -> tuple[int, float, str]:
        stands = order[standing.before(kept, found.game, one.name)]
        return stands, abs(one.rating - rating - _HARDER), one.name

    listed = [one for one in found.puzzles if theme in ("", one.theme)]
    return [one.name for one in sorted(listed, key=place)[:_NEXT]]


def _theme_told(found: Book, kept: Kept, theme: str) -> wire.ThemeTold:
    names = [one.name for one in found.puzzles if one.theme == theme]
    stands = [standing.before(kept, found.game, name) for name in names]
    return {
        "theme": theme,
        "name": say(f"{found.game}-puzzles-{theme}"),
        "number": len(names),
        "tried": len(stands) - stands.count("new"),
        "solved": stands.count("met"),
    }


def _said(game: str, why: Sequence[dict[str, Any]], seat: int, seats: int) -> list[Any]:
    """Every reason in a sentence; whoever answers is the seat, and called by its number."""
    names = players(game, [str(number + 1) for number in range(seats)], called)
    return [{**one, "sentence": reason(game, one, names)} for one in why]
