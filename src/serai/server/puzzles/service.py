"""What is told of puzzles to somebody, and what becomes of their answers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from serai.coach.analysis.telling import players
from serai.coach.puzzles.book import Book, Puzzle, book, is_there
from serai.coach.saying import reason
from serai.core import registry
from serai.core.characters import called
from serai.core.texts import say
from serai.tables import wire

from ..clock import now
from ..coach.reading import Reading
from ..errors import ServerError
from ..guests import Person
from ..learning.progress import Progress
from ..threads import Threads
from . import standing
from .standing import KIND, Run

_NEXT = 10  # names that are told at once
_HARDER = 50  # points by which those that come next are more difficult than one is good


class NoPuzzle(ServerError):
    """The game brings none, or there is no such puzzle."""

    status = 404


@dataclass(frozen=True)
class Puzzles:
    progress: Progress
    threads: Threads
    reading: Reading

    async def told(self, person: Person, game: str, theme: str) -> wire.PuzzlesTold:
        """All puzzles of a game at a glance, and those that come next."""
        found, kept = await self._book(game), await self._kept(person)
        mine = standing.standing(kept, game)
        return {
            "game": game,
            "number": len(found.puzzles),
            "themes": [_theme_told(found, kept, one) for one in found.themes],
            "rating": round(mine.rating),
            "tried": mine.tried,
            "solved": mine.solved,
            "next": _next(found, kept, theme, mine.rating),
            "best": standing.best_run(kept, game),
        }

    async def step(
        self, person: Person, game: str, name: str, wanted: wire.AskPuzzle
    ) -> wire.PuzzleTold:
        """A puzzle, or what came of an answer to it, which is noted."""
        found = await self._book(game)
        puzzle = found.by_name.get(name)
        if puzzle is None:
            raise NoPuzzle("no-such-puzzle", name=name, game=game)
        job = {"kind": "puzzle", "game": game, "name": name, "action": wanted.action}
        told = await self.reading.ask({**job, "show": wanted.show})
        kept = after = await self._kept(person)
        if told["state"] != "open" and person.id:
            met = told["state"] == "met"
            after = await self._note(person, found, puzzle, met, wanted.run)
        return _puzzle_told(found, puzzle, told, kept, after)

    async def begin_run(self, person: Person, game: str) -> wire.RunTold:
        """A run from now on; the one before it is over."""
        found, run = await self._book(game), Run(now())
        await self.progress.change(
            person.id, KIND, lambda kept: {f"{game}:run": str(run)}, run.begun
        )
        return _run_told(found, await self._kept(person), run)

    async def _note(
        self, person: Person, found: Book, puzzle: Puzzle, met: bool, run: bool
    ) -> Mapping[str, str]:
        at, game, name = now(), found.game, puzzle.name

        def change(kept: Mapping[str, str]) -> Mapping[str, str | None]:
            if run:
                return standing.run_on(kept, game, found, name, met, at)
            return standing.answered(kept, game, name, puzzle.rating, met)

        return await self.progress.change(person.id, KIND, change, at)

    async def _book(self, game: str) -> Book:
        registry.manifest_of(game)
        if not await self.threads.run(is_there, game):
            raise NoPuzzle("no-puzzles", game=game)
        return await self.threads.run(book, game)

    async def _kept(self, person: Person) -> Mapping[str, str]:
        return await self.progress.of(person.id, KIND) if person.id else {}


def _next(found: Book, kept: Mapping[str, str], theme: str, rating: float) -> list[str]:
    """First those that were never tried, then those that were missed: the nearest in difficulty."""
    order = {"new": 0, "missed": 1, "met": 2}

    def place(one: Puzzle) -> tuple[int, float, str]:
        stands = order[standing.before(kept, found.game, one.name)]
        return stands, abs(one.rating - rating - _HARDER), one.name

    listed = [one for one in found.puzzles if theme in ("", one.theme)]
    return [one.name for one in sorted(listed, key=place)[:_NEXT]]


def _theme_told(found: Book, kept: Mapping[str, str], theme: str) -> wire.ThemeTold:
    names = [one.name for one in found.puzzles if one.theme == theme]
    stands = [standing.before(kept, found.game, name) for name in names]
    return {
        "theme": theme,
        "name": say(f"{found.game}-puzzles-{theme}"),
        "number": len(names),
        "tried": len(stands) - stands.count("new"),
        "solved": stands.count("met"),
    }


def _puzzle_told(
    found: Book,
    puzzle: Puzzle,
    told: dict[str, Any],
    kept: Mapping[str, str],
    after: Mapping[str, str],
) -> wire.PuzzleTold:
    game = found.game
    mine, was = standing.standing(after, game).rating, standing.standing(kept, game).rating
    run = standing.run_of(after, game)
    answer: dict[str, Any] = {
        **told,
        "why": _said(game, told["why"], puzzle.seat, told["seats"]),
        "before": standing.before(kept, game, puzzle.name),
        "rating": round(mine),
        "change": round(mine) - round(was),
        "run": None if run is None else _run_told(found, after, run),
    }
    return cast("wire.PuzzleTold", answer)


def _said(game: str, why: Sequence[dict[str, Any]], seat: int, seats: int) -> list[Any]:
    """Every reason in a sentence; whoever answers is the seat, and called by its number."""
    names = players(game, [str(number + 1) for number in range(seats)], called)
    return [{**one, "sentence": reason(game, one, names)} for one in why]


def _run_told(found: Book, kept: Mapping[str, str], run: Run) -> wire.RunTold:
    return {
        "begun": run.begun,
        "ends": run.ends,
        "now": now(),
        "puzzles": run.puzzles(found),
        "place": run.place,
        "score": run.score,
        "best": standing.best_run(kept, found.game) or 0,
    }
