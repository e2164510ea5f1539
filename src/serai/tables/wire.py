"""What is said between server and clients: the only page to read before writing a client.

Requests and a socket's messages are checked models; answers are typed dictionaries, so that
telling five hundred people costs nothing but the JSON. The page's types are made from these.
"""

import re
from typing import Annotated, Any, Literal, NotRequired, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StrictBool,
    TypeAdapter,
)
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict  # pydantic wants it before Python 3.12

from . import naming
from .sheet import USUAL_GRACE

PROTOCOL = 1

TABLE_ID = r"^[A-Za-z0-9_-]{16}$"
TableId = Annotated[str, Field(pattern=TABLE_ID, description="the table's id")]
Secret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
NO_TEXT = "no_text"
Given = TypeVar("Given", str, str | int | bool)
# Control characters and halves of a surrogate pair; an own file has lines, and may have tabs.
_NO_LINE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_NO_LINES = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def _one_line(given: str) -> str:
    return _without(_NO_LINE, given)


def _lines(given: str | int | bool) -> str | int | bool:
    return _without(_NO_LINES, given)


def _without(signs: "re.Pattern[str]", given: Given) -> Given:
    if isinstance(given, str) and signs.search(given):
        raise PydanticCustomError(NO_TEXT, "control characters")
    return given


def _normalised(given: object) -> object:
    return naming.normalised(given) if isinstance(given, str) else given


Word = Annotated[str, Field(max_length=32), AfterValidator(_one_line)]
OptionValue = Annotated[str | int | bool, AfterValidator(_lines)]
Name = Annotated[
    str,
    Field(min_length=1, max_length=naming.LONGEST),
    AfterValidator(_one_line),
    BeforeValidator(_normalised),
]
SeatNumber = Annotated[int, Field(ge=0, le=7, strict=True)]
Moment = Annotated[int, Field(ge=0, le=1_000_000, strict=True, description="entries of the log")]
ActionText = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_one_line)]
Language = Annotated[
    str,
    Field(min_length=1, max_length=35, description="one that we speak"),
    AfterValidator(_one_line),
]
Grace = Annotated[int, Field(ge=60, le=30 * 86_400, strict=True)]
Facts = dict[str, Any]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# -- requests by HTTP -------------------------------------------------------------------------


class NewSeat(Model):
    """Who is to sit there. Only a bot has a level; `name` is for another person at this screen."""

    kind: Literal["me", "here", "friend", "bot"]
    level: Word | None = None
    name: Name | None = None


class NewTable(Model):
    """A table to be: the option that names a map, a deck or tiles may hold an own file's text.

    `grace` is how many seconds a friend may be away before a bot may take over; null: never.
    """

    game: Word
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: dict[Word, OptionValue] = {}
    confirm: bool = False
    thinking: Annotated[float, Field(gt=0, le=3600)] = 1.0
    grace: Grace | None = USUAL_GRACE


class SeatChange(Model):
    """What becomes of a seat whose friend has not come: another link, or a bot."""

    kind: Literal["friend", "bot"]
    level: Word | None = None


class Join(Model):
    """The secret of a link: a seat's, or the spectators'."""

    secret: Secret


class PersonChange(Model):
    """What is to be different about oneself; what is not there stays as it is."""

    name: Name = ""
    language: Language = ""


class UseDevice(Model):
    secret: Secret


class Rematch(Model):
    """The same seats once more; `same_deal` with the same cards too."""

    same_deal: bool = False


# -- a socket's messages, from the client ------------------------------------------------------


class Open(Model):
    """Listen to a table from a seat of one's own, or as a spectator (no seat)."""

    type: Literal["open"]
    table: TableId
    seat: SeatNumber | None = None
    since: Moment | None = None


class Leave(Model):
    """Listen no more."""

    type: Literal["leave"]
    table: TableId
    seat: SeatNumber | None = None


class Move(Model):
    """An action as text, or `undo`; `n` is how many entries of the log the player has seen.

    With `sentences`, the reasons why it may be refused are said in words too.
    """

    type: Literal["move"]
    table: TableId
    seat: SeatNumber
    n: Moment
    action: ActionText
    sentences: StrictBool = False


class Confirm(Model):
    """End one's turn at a table that asks for it."""

    type: Literal["confirm"]
    table: TableId
    seat: SeatNumber
    n: Moment


class Why(Model):
    """Ask why a seat of one's own may not do something now; nothing is played by it."""

    type: Literal["why"]
    table: TableId
    seat: SeatNumber
    action: ActionText
    sentences: StrictBool = False


class Speak(Model):
    """Say everything to this socket in that language, from now on."""

    type: Literal["speak"]
    language: Language


class Ping(Model):
    type: Literal["ping"]


Message = Annotated[Open | Leave | Move | Confirm | Why | Speak | Ping, Field(discriminator="type")]
messages: TypeAdapter[Message] = TypeAdapter(Message)


# -- what is told ------------------------------------------------------------------------------


class ReasonTold(TypedDict):
    """Why an action is not allowed: the rule, and what makes it so; in words, if asked for."""

    rule: str
    kind: str
    cells: list[str]
    facts: Facts
    sentence: NotRequired[str]


class Trouble(TypedDict):
    """What was wrong; `reasons` cite rules, `faults` name lines or fields.

    `retry_after` is in how many seconds it may be worth asking again.
    """

    code: str
    facts: Facts
    sentence: str
    reasons: NotRequired[list[ReasonTold]]
    faults: NotRequired[list[str]]
    retry_after: NotRequired[int]


class SeatTold(TypedDict):
    """A seat as everybody may see it; a bot's name is its level, and it is always there.

    Its character is the key of what it is called, and of its face: the level and an animal. Times
    are seconds, counted when it is told: how long somebody has been away (null: they are there),
    and in how long a bot may take over for them (null: it may not).
    """

    seat: int
    kind: Literal["host", "here", "friend", "bot"]
    name: str
    character: str | None
    taken: bool
    present: bool
    away: int | None
    takeover: int | None


class EventTold(TypedDict):
    """Something that happened, as the listener may know it."""

    kind: str
    seat: int
    rule: str
    points: int
    source: str
    cells: list[str]
    facts: Facts


class Happened(EventTold):
    """The same, with the place in the log of the entry that did it."""

    n: int


class EntryTold(TypedDict):
    """A line of the log as the listener saw it; seat −1 is chance."""

    n: int
    seat: int
    action: str


class Choice(TypedDict):
    """A legal action, and what it would bring as far as the seat can know."""

    action: str
    preview: list[EventTold]


class StateTold(TypedDict):
    """Everything a listener may know of a table now, and what has happened since `since`."""

    type: Literal["state"]
    table: str
    seat: int | None
    game: str
    status: Literal["open", "running", "over"]
    n: int
    since: int
    turn: int | None
    to_confirm: int | None  # the seat whose turn waits for its word
    may_undo: bool
    view: dict[str, Any] | None
    entries: list[EntryTold]
    events: list[Happened]
    legal: list[Choice]
    commitment: str
    open_deal: bool
    seed: str | None
    result: list[float] | None


class SeatsTold(TypedDict):
    """Who sits where, who is there, and how many look on."""

    type: Literal["seats"]
    table: str
    seats: list[SeatTold]
    watching: int


class ThinkingTold(TypedDict):
    """A bot's turn on a busy server: it waits to think, or gets less time than its table wants.

    `seconds` is null for bots that do not think by the clock. A new state makes it void.
    """

    type: Literal["thinking"]
    table: str
    seat: int
    n: int
    waits: bool
    shortened: bool
    seconds: float | None


class Hello(TypedDict):
    type: Literal["hello"]
    protocol: int
    version: str
    person: "PersonTold"


class Acknowledged(TypedDict):
    """The entry is on the disk; `again` if it had been there before."""

    type: Literal["ack"]
    table: str
    seat: int
    n: int
    now: int
    again: bool


class Refused(TypedDict):
    """The move was not played. `state` is the table as it is now."""

    type: Literal["refused"]
    table: str
    seat: int
    n: int
    trouble: Trouble
    state: StateTold | None


class Reasons(TypedDict):
    """Why a seat may not do it at moment `n`: every reason, none if it may."""

    type: Literal["why"]
    table: str
    seat: int
    n: int
    action: str
    reasons: list[ReasonTold]


class Gone(TypedDict):
    """The table was given up before it began, or forgotten because no person ever moved there."""

    type: Literal["gone"]
    table: str


class Followed(TypedDict):
    """There is a rematch, or the same deal again."""

    type: Literal["followed"]
    table: str
    next: str
    same_deal: bool


class Wrong(TypedDict):
    """A message that was not understood, or not allowed."""

    type: Literal["error"]
    trouble: Trouble


class Pong(TypedDict):
    type: Literal["pong"]


Told = (
    Hello
    | StateTold
    | SeatsTold
    | ThinkingTold
    | Acknowledged
    | Refused
    | Reasons
    | Gone
    | Followed
    | Wrong
    | Pong
)


# -- answers by HTTP ----------------------------------------------------------------------------


class PersonTold(TypedDict):
    """Oneself; what is empty is not known, or not chosen yet."""

    id: str
    name: str
    language: str


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
    """

    id: str
    game: str
    rules: int
    options: dict[str, str]
    status: Literal["open", "running", "over"]
    seats: list[SeatTold]
    mine: list[int]
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
    follows: str | None
    links: list[LinkTold]
    created: int
    changed: int
    kept_until: int | None


class TablesTold(TypedDict):
    """A page of one's tables, the last changed first; `more` asks for the next page."""

    tables: list[TableTold]
    more: str | None


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
    """A game from its first action to its last, taken-back ones left out."""

    table: str
    game: str
    seat: int | None
    over: bool
    names: list[str]
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
    name: str
    default: str
    kind: Literal["text", "seat", "switch"]  # a seat, or by lot; yes or no


class ShelfTold(TypedDict):
    """A game, and how many can play it."""

    name: str
    seats: list[int]


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


class AnyView(TypedDict):
    """What every game's view begins with; each game tells more of its own, in its `view.py`."""

    game: str
    seat: int
    seats: int
    names: list[str]
    n: int
    actor: int
