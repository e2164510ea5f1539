"""A course as it lies in a game's package: `course/course.toml`, with its positions and words.

    [game]                             the first game that it leads to
    options = {map = "wadi"}
    seats = ["me", "beginner"]

    [[task]]
    id = "water"
    rules = ["D21"]                    that are met here
    start = "valley"                   the position `course/valley.txt`; without it, the task goes
                                       on from where the one before had led by its solution
    played = ["camel rose c3"]         done before one looks; as often as needed
    seat = 1                           the one that learns; 1 if it is not said
    light = ["c4"]                     cells to light up
    chance = ["first 1"]               what chance draws; anything, when it has all been drawn
    others = ["camel sky d2"]          what the other seats do, whoever has to; then a bot does,
    level = "beginner"                 of this level
    expect = [{event = "waterhole"}]   all of them: see `expecting`
    solution = ["camel lime c4"]       what the learner may do to meet them
    moves = 2                          how many actions it may take; as many as the solution, if
                                       it is not said

    [[task.wrong]]                     typical tries that do not lead there
    after = ["camel lime c3"]          what was done before; anything, if it is not said
    tries = ["camel lime *"]           the last thing done; `*` stands for anything
    says = "dry"                       the text GAME-course-TASK-dry; without it the tries are
                                       against the rules, and answered by their reasons

The sentence of a task is the text GAME-course-TASK in `course/texts/`, and what is said when it has
been met, if anything, is GAME-course-TASK-done. The last task has only an id, `rules` and
`game = true`: from it one goes over into that first game.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from serai.core import record, registry
from serai.core.errors import SeraiError
from serai.core.position import Position

from .expecting import BadCourse, Expectation, expectation

FILE = "course.toml"
USUAL_LEVEL = "beginner"
Data = dict[str, Any]


class NoCourse(SeraiError):
    """The game brings none, or there is no such task in it."""


@dataclass(frozen=True)
class Wrong:
    """Typical tries that do not lead there, and the last word of the key of their answer.

    Without one they are against the rules.
    """

    after: tuple[str, ...] | None
    tries: tuple[str, ...]
    says: str


@dataclass(frozen=True)
class Task:
    """One thing to learn, by doing it."""

    id: str
    rules: tuple[str, ...]
    start: str
    played: tuple[str, ...]
    seat: int
    light: tuple[str, ...]
    chance: tuple[str, ...]
    others: tuple[str, ...]
    level: str
    expect: tuple[Expectation, ...]
    solution: tuple[str, ...]
    moves: int
    wrong: tuple[Wrong, ...]
    game: bool  # nothing to be done here: from here one goes over into a game


@dataclass(frozen=True)
class Course:
    """A game's tasks, and the first game after them."""

    game: str
    tasks: tuple[Task, ...]
    options: Mapping[str, str]
    seats: tuple[str, ...]

    def place_of(self, task: str) -> int:
        for place, one in enumerate(self.tasks):
            if one.id == task:
                return place
        raise NoCourse("no-such-task", task=task, game=self.game)


def folder_of(game: str) -> Path:
    return registry.manifest_of(game).course


def is_there(game: str) -> bool:
    """Whether a game brings a course."""
    return (folder_of(game) / FILE).exists()


@cache
def course(game: str) -> Course:
    """A game's course; BadCourse says what is wrong with it."""
    file = folder_of(game) / FILE
    if not file.exists():
        raise NoCourse("no-course", game=game)
    try:
        told = tomllib.loads(file.read_text("utf-8"))
        first = told["game"]
        tasks = tuple(_task(one) for one in told["task"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadCourse("bad-course", game=game, why=str(error)) from None
    return Course(game, tasks, dict(first["options"]), tuple(first["seats"]))


def position_of(game: str, name: str) -> Position:
    """A position that a course brings."""
    return record.position(game, (folder_of(game) / f"{name}.txt").read_text("utf-8"))


def _task(told: Data) -> Task:
    known = {*Task.__dataclass_fields__}
    if not set(told) <= known:
        raise BadCourse("bad-expectation", given=sorted(set(told) - known), known=sorted(known))
    solution = _words(told, "solution")
    return Task(
        id=told["id"],
        rules=_words(told, "rules"),
        start=told.get("start", ""),
        played=_words(told, "played"),
        seat=told.get("seat", 1) - 1,
        light=_words(told, "light"),
        chance=_words(told, "chance"),
        others=_words(told, "others"),
        level=told.get("level", USUAL_LEVEL),
        expect=tuple(map(expectation, told.get("expect", ()))),
        solution=solution,
        moves=told.get("moves", len(solution)),
        wrong=tuple(map(_wrong, told.get("wrong", ()))),
        game=told.get("game", False),
    )


def _wrong(told: Data) -> Wrong:
    if not set(told) <= {"after", "tries", "says"}:
        raise BadCourse("bad-expectation", given=sorted(told), known=["after", "tries", "says"])
    after = _words(told, "after") if "after" in told else None
    return Wrong(after, _words(told, "tries"), told.get("says", ""))


def _words(told: Data, name: str) -> tuple[str, ...]:
    words = told.get(name, ())
    if not isinstance(words, list | tuple) or not all(isinstance(one, str) for one in words):
        raise BadCourse("bad-course", game="", why=f"{name} = {words!r}")
    return tuple(words)
