"""Puzzles on a server: what is told of them to somebody, and what becomes of their answers."""

from collections.abc import Mapping
from dataclasses import dataclass

from serai.coach.puzzles import telling
from serai.coach.puzzles.book import Book, Puzzle
from serai.coach.puzzles.standing import KIND, Run
from serai.tables import wire

from ..clock import now
from ..coach.reading import Reading
from ..guests import Person
from ..learning.progress import Progress
from ..threads import Threads


@dataclass(frozen=True)
class Puzzles:
    progress: Progress
    threads: Threads
    reading: Reading

    async def told(self, person: Person, game: str, theme: str) -> wire.PuzzlesTold:
        """All puzzles of a game at a glance, and those that come next."""
        found = await self._book(game)
        return telling.puzzles_told(found, await self._kept(person), theme)

    async def step(
        self, person: Person, game: str, name: str, wanted: wire.AskPuzzle
    ) -> wire.PuzzleTold:
        """A puzzle, or what came of an answer to it, which is noted."""
        found = await self._book(game)
        puzzle = telling.named(found, name)
        job = {"kind": "puzzle", "game": game, "name": name, "action": wanted.action}
        told = await self.reading.ask({**job, "show": wanted.show})
        kept = after = await self._kept(person)
        if told["state"] != "open" and person.id:
            met = told["state"] == "met"
            after = await self._note(person, found, puzzle, met, wanted.run)
        return telling.puzzle_told(found, puzzle, told, kept, after, now())

    async def begin_run(self, person: Person, game: str) -> wire.RunTold:
        """A run from now on; the one before it is over."""
        found, run = await self._book(game), Run(now())
        await self.progress.change(
            person.id, KIND, lambda kept: {f"{game}:run": str(run)}, run.begun
        )
        return telling.run_told(found, await self._kept(person), run, now())

    async def _note(
        self, person: Person, found: Book, puzzle: Puzzle, met: bool, run: bool
    ) -> Mapping[str, str]:
        at = now()

        def change(kept: Mapping[str, str]) -> Mapping[str, str | None]:
            return telling.noted(found, puzzle, kept, met, run, at)

        return await self.progress.change(person.id, KIND, change, at)

    async def _book(self, game: str) -> Book:
        return await self.threads.run(telling.book_of, game)

    async def _kept(self, person: Person) -> Mapping[str, str]:
        return await self.progress.of(person.id, KIND) if person.id else {}
