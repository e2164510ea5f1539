"""The puzzles as they lie in a game's package: `puzzles.txt.gz`, made by `choosing`.

Each line is JSON. The first says what it is: `format`, `game`, `rules` (the version), `seed` (of
the games that were gone through), how many `games` those were and the `number` of puzzles; every
other one is a puzzle:

    name     by which it is asked for: the game it comes from, and after how many actions
    theme    what it is about, one of the game's, and `facts`, what its sentence needs
    seat     whose turn it is, from 0
    right    the best move, or moves that are as good
    looks    the move that looks best
    line     how play is expected to go on from the best
    chance   to win with the best, `lead` over the next best, `error` of that
    rivals   other moves that were thought about as long, each with its chance
    levels   how often each level of bots finds it, from 0 to 1
    why      what is different at the end after the best and after what looks best, see `reasons`
    start    the position as the seat knows it, as text

It is read as a whole, once, when the first puzzle of the game is asked for.
"""

import gzip
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from serai.core import record, registry
from serai.core.errors import SeraiError
from serai.core.position import Position

from .rating import difficulty

FILE = "puzzles.txt.gz"
FORMAT = "serai puzzles 1"
Data = dict[str, Any]


class NoPuzzles(SeraiError):
    """The game brings none, or there is no such puzzle."""


@dataclass(frozen=True)
class Puzzle:
    """One of them; its fields are told above."""

    game: str
    name: str
    theme: str
    facts: Mapping[str, Any]
    seat: int
    right: Sequence[str]
    looks: str
    line: Sequence[str]
    chance: float
    lead: float
    error: float
    rivals: Mapping[str, float]
    levels: Mapping[str, float]
    why: Sequence[Data]
    start: str

    @property
    def position(self) -> Position:
        """As the seat knows it."""
        return record.position(self.game, self.start)

    @cached_property
    def rating(self) -> int:
        """How difficult it is, on the scale of those who solve."""
        return difficulty(self.levels)


@dataclass(frozen=True)
class Book:
    """All puzzles of a game, in the order of their file."""

    game: str
    rules: int
    seed: int
    games: int
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def by_name(self) -> Mapping[str, Puzzle]:
        return {puzzle.name: puzzle for puzzle in self.puzzles}

    def puzzle(self, name: str) -> Puzzle:
        if name not in self.by_name:
            raise NoPuzzles("no-such-puzzle", name=name, game=self.game)
        return self.by_name[name]

    @cached_property
    def themes(self) -> Mapping[str, int]:
        """How many there are of each, in the order in which they first come."""
        counts: dict[str, int] = {}
        for puzzle in self.puzzles:
            counts[puzzle.theme] = counts.get(puzzle.theme, 0) + 1
        return counts


def file_of(game: str) -> Path:
    return registry.manifest_of(game).folder / FILE


def is_there(game: str) -> bool:
    """Whether a game brings puzzles."""
    return file_of(game).exists()


@cache
def book(game: str) -> Book:
    """All puzzles of a game."""
    file = file_of(game)
    if not file.exists():
        raise NoPuzzles("no-puzzles", game=game)
    head, *lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    told = json.loads(head)
    if told["format"] != FORMAT or told["game"] != game:
        raise NoPuzzles("no-puzzles", game=game)
    puzzles = tuple(Puzzle(game=game, **json.loads(line)) for line in lines)
    return Book(game, told["rules"], told["seed"], told["games"], puzzles)


def write(found: Book) -> bytes:
    """A book as it lies there: the same puzzles make the same bytes."""
    number = len(found.puzzles)
    head = {"format": FORMAT, "game": found.game, "rules": found.rules, "seed": found.seed}
    lines = [_line({**head, "games": found.games, "number": number}), *map(_told, found.puzzles)]
    text = "".join(f"{line}\n" for line in lines)
    return gzip.compress(text.encode(), 9, mtime=0)


def _told(puzzle: Puzzle) -> str:
    told = asdict(puzzle)
    del told["game"]
    return _line(told)


def _line(told: Data) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def sorted_by_theme(puzzles: Iterable[Puzzle], themes: Sequence[str]) -> tuple[Puzzle, ...]:
    """As they lie in the file: theme by theme, the easiest first."""
    place = {theme: at for at, theme in enumerate(themes)}
    return tuple(sorted(puzzles, key=lambda one: (place[one.theme], one.rating, one.name)))
