"""What is told of the deal of the day."""

from typing_extensions import TypedDict


class DealTold(TypedDict):
    """A deal as it was published: its `seed` when its day is over, its `commitment` always."""

    seats: int
    level: str
    rules: int
    options: dict[str, str]
    commitment: str
    seed: str | None
    published: int


class DayResultTold(TypedDict):
    """What somebody made of a deal; whoever resigned has no `rank`.

    `late` ended after the day on which it was begun. The first of `points` are those of whoever
    played, the others those of the bots.
    """

    rank: int | None
    name: str
    table: str
    points: list[int | None]
    share: float
    resigned: bool
    late: bool
    mine: bool


class MyDayTold(TypedDict):
    """My table with a deal; its `result` when it is `over`."""

    table: str
    over: bool
    result: DayResultTold | None


class NextDealTold(TypedDict):
    """What is committed for tomorrow."""

    day: str
    begins: int
    seats: int
    level: str
    commitment: str


class DayTold(TypedDict):
    """A day of a game, in UTC; times are milliseconds since 1970.

    Without a `deal` none was published. One that was `published` when the day had begun was missing
    until then: the server was new, or had been away. `results` are the best games, null
    as long as I may not know them; `played` is how many have played to the end. `past` are days
    that had a deal, the newest first.
    """

    game: str
    day: str
    today: str
    now: int
    begins: int
    ends: int
    deal: DealTold | None
    mine: MyDayTold | None
    results: list[DayResultTold] | None
    played: int
    past: list[str]
    next: NextDealTold | None
