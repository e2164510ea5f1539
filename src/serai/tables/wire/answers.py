"""What is answered to a request by HTTP."""

from typing import Any, Literal

from typing_extensions import TypedDict  # pydantic wants it before Python 3.12

from .told import EventTold, SeatTold


class DeviceLink(TypedDict):
    """A link that makes another device the same person, once, for a short while."""

    link: str
    secret: str
    seconds: int


class LinkTold(TypedDict):
    """A secret link; anybody who has it can use it."""

    seat: int | None
    link: str
    secret: str


class TableTold(TypedDict):
    """A table as a person sees it; `links` only for its owner.

    `grace` is how many seconds a friend may be away before a bot may take over; null: never.
    `kept_until` is when it is forgotten if no person moves there; null: it is kept for good.
    `hints` says whether everybody may ask for hints; `drawn` that it began from a position. `day`
    is whose deal is played here; while it is `sealed`, the game is not analysed nor dealt again.
    """

    id: str
    game: str
    rules: int
    options: dict[str, str]
    status: Literal["open", "running", "over"]
    seats: list[SeatTold]
    mine: list[int]
    resigned: list[int]
    owner: bool
    turn: int | None
    asleep: bool  # a bot has its turn, and waits until somebody looks
    confirm: bool
    thinking: float
    grace: int | None
    commitment: str
    open_deal: bool
    seed: str | None
    result: list[float] | None
    points: list[int | None] | None
    follows: str | None
    hints: bool
    drawn: bool
    day: str | None
    sealed: bool
    practice: "PractisedTold | None"
    links: list[LinkTold]
    created: int
    changed: int
    kept_until: int | None


class CarriedSeat(TypedDict):
    """Who sits there, in the words in which it is asked for."""

    kind: Literal["me", "here", "bot"]
    level: str | None
    name: str | None


class CarriedTold(TypedDict):
    """A table as it can be taken in elsewhere: its whole record, seed included, and its seats."""

    record: str
    seats: list[CarriedSeat]
    confirm: bool
    thinking: float
    hints: bool


class PractisedTold(TypedDict):
    """What is practised at a table: `of` is a position's name, or a table; how that game ended."""

    of: str
    seat: int
    points: list[int | None]
    result: list[float]


class InvitationTold(TypedDict):
    """What whoever has a link may know before they come by it.

    `host` is what whoever made the table is called, empty if they have no name; `seat` the seat
    that the link is for, null for looking on; `mine` the seats that the asker has there already.
    """

    game: str
    host: str
    seat: int | None
    seats: int
    free: bool
    mine: list[int]


class ReachTold(TypedDict):
    """Where friends can reach the server.

    `here_only` says that the address by which it was asked is good on this machine alone. Then
    `addresses` are where it can be reached on the local network: none if it does not listen there.
    """

    here_only: bool
    addresses: list[str]


class TablesTold(TypedDict):
    """A page of one's tables, the last changed first; `more` asks for the next page."""

    tables: list[TableTold]
    more: str | None


class GlanceTold(TypedDict):
    """A table at a glance, as the viewer may know it, for a list.

    `points` are null where they are secret; `last` is what the last action of a seat did.
    """

    table: str
    seat: int | None
    n: int
    turn: int | None
    points: list[int | None]
    last: list[EventTold]


class TallyTold(TypedDict):
    """How somebody's games that are over ended: against a bot's level, a friend, or all there were.

    `level` and `friend` say against whom, both null against everybody; `points` and `theirs` are
    averages, null if no game has told any.
    """

    level: str | None
    friend: str | None
    name: str  # of the friend, as it was when they last played
    game: str
    seats: int
    games: int
    won: int
    shared: int
    lost: int
    points: float | None
    theirs: float | None


class StatisticsTold(TypedDict):
    """One's games that are over, counted by game, number of players and opponent."""

    tallies: list[TallyTold]


class BookingTold(TypedDict):
    """Points of a seat, by the rule and the source that they are booked under."""

    seat: int
    rule: str
    source: str
    points: int


class PlyTold(TypedDict):
    """An action that stands, as the viewer saw it, and what it did; seat −1 is chance.

    Beside the points of its events stands what it earned for the end, or lost of that, or what was
    paid of it: entries that add up to nothing when the game is over.
    """

    n: int
    seat: int
    action: str
    events: list[EventTold]
    provisional: list[BookingTold]


class ReplayTold(TypedDict):
    """A game from its first action to its last, taken-back ones left out.

    A bot's name is its level; who that is, its character says.
    """

    table: str
    game: str
    seat: int | None
    over: bool
    names: list[str]
    characters: list[str | None]
    opening: list[BookingTold]  # what everybody had before the first action
    plies: list[PlyTold]


class PositionTold(TypedDict):
    """What the viewer knew after the first `ply` actions; 0 is before any."""

    ply: int
    view: dict[str, Any]


class RefusedDrawn(TypedDict):
    rule: str
    action: str


class DrawingTold(TypedDict):
    """A drawing of a rulebook: a view, the part of it that is shown, and what is pointed at."""

    view: dict[str, Any]
    seat: int | None
    show: list[str]
    marks: list[str]
    allowed: list[str]
    refused: list[RefusedDrawn]


class OptionTold(TypedDict):
    """How an option is asked for.

    `source` is a name of `shipped` or the text of a file, `seat` a seat's number or one of the
    choices, `switch` the first choice or the second, on or off.
    """

    name: str
    default: str
    kind: Literal["source", "seat", "switch", "text"]
    choices: list[str]


class ShelfTold(TypedDict):
    """A game, how many can play it, and whether it brings a guided first game, and puzzles."""

    name: str
    seats: list[int]
    course: bool
    puzzles: bool


class TextsTold(TypedDict):
    """A game's texts as Fluent; none in a language it does not speak."""

    english: str
    own: str


class BookTold(TypedDict):
    """A game's rulebook as Markdown, and the language it is in; none if it has none."""

    language: str
    text: str


class GameTold(TypedDict):
    """What can be chosen before a game."""

    name: str
    rules: int
    seats: list[int]
    options: list[OptionTold]
    source: str  # the option that names the map, the deck or the tiles, or holds an own file
    shipped: list[str]
    levels: list[str]


class Health(TypedDict):
    status: Literal["ok"]
    version: str
