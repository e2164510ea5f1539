"""What is said of practice: positions to play out, and games to play again from the other side."""

from typing import Any, Literal

from typing_extensions import TypedDict

from .fields import Model, SeatNumber, Word


class Practise(Model):
    """Against bots of which level a position is played out."""

    level: Word


class PractiseTable(Model):
    """From which seat a game is played once more, with the same deal, against which level."""

    seat: SeatNumber
    level: Word


class ExerciseTold(TypedDict):
    """A position to practise: `left` choices from its end for that seat.

    `points` and `result` are how the game ended in which it came up; `best` are the most points
    that I have made of it, null if I have not played it to its end.
    """

    name: str
    kind: Literal["round", "ending"]
    seat: int
    seats: int
    left: int
    points: list[int]
    result: list[float]
    best: int | None
    tried: int


class PracticeTold(TypedDict):
    """All that a game brings to practise."""

    game: str
    exercises: list[ExerciseTold]


class FirstTold(TypedDict):
    """Something that is explained when it first happens: by an event, or by what a view shows.

    One of `events` has happened, to the seat that looks if it is `mine`; or the view has at `path`
    one of the values of `is`, or a number up to `at_most`. A path's parts are names, numbers, `*`
    for any of them and `me` for one's own seat. `rule` is where to read on.
    """

    name: str
    events: list[str]
    mine: bool
    path: list[str]
    values: list[Any]
    at_most: int | None
    rule: str


class FirstsTold(TypedDict):
    """What a game explains as it comes up, in this order if several do at once."""

    firsts: list[FirstTold]
