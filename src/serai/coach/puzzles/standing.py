"""What is kept of somebody's puzzles: how each was answered first, the rating, and the runs.

It lies with all other progress, as a kind that no client can write: a rating is reckoned here.
Items are `GAME.NAME` for a puzzle (`met` or `missed`, and `again` once it was met later),
`GAME:rating`, `GAME:run` and `GAME:best`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Literal, TypeVar

from .book import Book
from .rating import Standing

KIND = "puzzles-kept"  # no kind by the pattern of the wire
MET, MISSED, AGAIN, NEW = "met", "missed", "again", "new"
RUN_MILLISECONDS = 3 * 60 * 1000
RUN_PUZZLES = 60  # more than anybody solves in that time
Before = Literal["new", "met", "missed"]
Kept = Mapping[str, str]
Changed = dict[str, str | None]
Answer = TypeVar("Answer")
Change = Callable[[Kept], tuple[Changed, Answer]]


@dataclass(frozen=True)
class Run:
    """One against the clock: when it began, how many were answered in it, how many of them well."""

    begun: int
    place: int = 0
    score: int = 0

    @property
    def ends(self) -> int:
        return self.begun + RUN_MILLISECONDS

    def puzzles(self, book: Book) -> list[str]:
        """Those of this run, from easy to difficult: drawn by when it began."""
        some = Random(self.begun).sample(book.puzzles, min(RUN_PUZZLES, len(book.puzzles)))
        return [one.name for one in sorted(some, key=lambda one: (one.rating, one.name))]

    def after(self, met: bool) -> "Run":
        return replace(self, place=self.place + 1, score=self.score + met)

    def __str__(self) -> str:
        return f"{self.begun} {self.place} {self.score}"

    @staticmethod
    def read(text: str) -> "Run | None":
        parts = text.split()
        return Run(*map(int, parts)) if len(parts) == 3 else None


def before(kept: Kept, game: str, name: str) -> Before:
    """How somebody stands with a puzzle."""
    noted = kept.get(f"{game}.{name}", NEW)
    return "met" if noted in (MET, AGAIN) else "missed" if noted == MISSED else "new"


def standing(kept: Kept, game: str) -> Standing:
    return Standing.read(kept.get(f"{game}:rating", ""))


def best_run(kept: Kept, game: str) -> int | None:
    noted = kept.get(f"{game}:best")
    return None if noted is None else int(noted)


def run_of(kept: Kept, game: str) -> Run | None:
    return Run.read(kept.get(f"{game}:run", ""))


def answered(kept: Kept, game: str, name: str, difficulty: int, met: bool) -> Changed:
    """What is to be noted of an answer: only the first one moves the rating."""
    item = f"{game}.{name}"
    was = before(kept, game, name)
    if was == NEW:
        rating = standing(kept, game).after(difficulty, met)
        return {item: MET if met else MISSED, f"{game}:rating": str(rating)}
    return {item: AGAIN} if met and was == MISSED else {}


def run_on(kept: Kept, game: str, book: Book, name: str, met: bool, at: int) -> Changed:
    """What is to be noted of an answer in a run: nothing if its time is over, or not its turn."""
    run = run_of(kept, game)
    if run is None or at >= run.ends:
        return {}
    names = run.puzzles(book)
    if run.place >= len(names) or names[run.place] != name:
        return {}
    after = run.after(met)
    noted: Changed = {f"{game}:run": str(after)}
    if after.score > (best_run(kept, game) or 0):
        noted[f"{game}:best"] = str(after.score)
    return noted
