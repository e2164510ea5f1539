"""What is said of puzzles: which there are, one of them, and a run against the clock."""

from typing import Any, Literal

from typing_extensions import TypedDict  # pydantic wants it before Python 3.12

from .coach import WhyTold
from .fields import ActionText, Model
from .told import Choice, EventTold

PUZZLE = r"^[a-z0-9-]{1,32}$"
THEME = r"^[a-z]{1,24}$"


class AskPuzzle(Model):
    """To look at a puzzle, to answer it with an action, or to be shown its solution.

    In a run it is an answer to the puzzle that the run has come to.
    """

    action: ActionText | None = None
    show: bool = False
    run: bool = False


class ThemeTold(TypedDict):
    """What puzzles are about: how many there are, how many I have tried and solved."""

    theme: str
    name: str
    number: int
    tried: int
    solved: int


class PuzzlesTold(TypedDict):
    """The puzzles of a game, and how I stand with them.

    `next` are the names of those that come next for me, of the theme that was asked for, if any.
    """

    game: str
    number: int
    themes: list[ThemeTold]
    rating: int
    tried: int
    solved: int
    next: list[str]
    best: int | None


class ChancesTold(TypedDict):
    """The chance to win of whoever answers: after the best move, after the one that was tried, and
    after the one that looks best, where that was thought about."""

    best: float
    tried: float
    looks: float | None


class FollowTold(TypedDict):
    """A step of how play is expected to go on, as the puzzle's seat sees it."""

    seat: int
    action: str
    events: list[EventTold]
    view: dict[str, Any]


class RunTold(TypedDict):
    """A run against the clock, in milliseconds since 1970; `place` counts what was answered in it.

    `puzzles` are those of the run in their order, `best` is the best score of all my runs.
    """

    begun: int
    ends: int
    now: int
    puzzles: list[str]
    place: int
    score: int
    best: int


class PuzzleTold(TypedDict):
    """A puzzle as its seat sees it, and what came of an answer.

    It is `open` until it has been answered; then `right` are the moves that solve it, `looks` the
    one that looks best, `chances` and `why` what is different, `follows` how play goes on. `before`
    is how I stood with it, `rating` is mine now, and `change` how far this answer has moved it.
    """

    puzzle: str
    theme: str
    sentence: str
    difficulty: int
    state: Literal["open", "met", "missed"]
    seat: int
    seats: int
    view: dict[str, Any]
    legal: list[Choice]
    right: list[str]
    looks: str | None
    chances: ChancesTold | None
    why: list[WhyTold]
    follows: list[FollowTold]
    before: Literal["new", "met", "missed"]
    rating: int
    change: int
    run: RunTold | None
