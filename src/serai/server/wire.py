"""What is said between server and clients: the only page to read before writing a client.

Requests and a socket's messages are checked models; answers are typed dictionaries, so that
telling five hundred people costs nothing but the JSON. The page's types are made from these.
"""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict  # pydantic wants it before Python 3.12

PROTOCOL = 1

TABLE_ID = r"^[A-Za-z0-9_-]{16}$"
TableId = Annotated[str, Field(pattern=TABLE_ID, description="the table's id")]
Secret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
LONGEST_NAME = 40
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Field(ge=0, le=7, strict=True)]
Moment = Annotated[int, Field(ge=0, le=1_000_000, strict=True, description="entries of the log")]
ActionText = Annotated[str, Field(min_length=1, max_length=200)]
Language = Annotated[str, Field(min_length=1, max_length=35, description="one that we speak")]
Facts = dict[str, Any]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# -- requests by HTTP -------------------------------------------------------------------------


class NewSeat(Model):
    """Who is to sit there. Only a bot has a level; `name` is for another person at this screen."""

    kind: Literal["me", "here", "friend", "bot"]
    level: Annotated[str, Field(max_length=32)] | None = None
    name: Name | None = None


class NewTable(Model):
    """A table to be: the option that names a map, a deck or tiles may hold an own file's text."""

    game: Annotated[str, Field(max_length=32)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: dict[Annotated[str, Field(max_length=32)], str | int | bool] = {}
    confirm: bool = False
    thinking: Annotated[float, Field(gt=0, le=3600)] = 1.0


class SeatChange(Model):
    """What becomes of a seat whose friend has not come: another link, or a bot."""

    kind: Literal["friend", "bot"]
    level: Annotated[str, Field(max_length=32)] | None = None


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
    """An action as text, or `undo`; `n` is how many entries of the log the player has seen."""

    type: Literal["move"]
    table: TableId
    seat: SeatNumber
    n: Moment
    action: ActionText


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
    """Why an action is not allowed: the rule, and what makes it so."""

    rule: str
    kind: str
    cells: list[str]
    facts: Facts
    sentence: str


class Trouble(TypedDict):
    """What was wrong; `reasons` cite rules, `faults` name lines or fields."""

    code: str
    facts: Facts
    sentence: str
    reasons: NotRequired[list[ReasonTold]]
    faults: NotRequired[list[str]]


class SeatTold(TypedDict):
    """A seat as everybody may see it; a bot's name is its level, and it is always there."""

    seat: int
    kind: Literal["host", "here", "friend", "bot"]
    name: str
    taken: bool
    present: bool


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
    """The table was given up before it began."""

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
    """A table as a person sees it; `links` only for its owner."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    status: Literal["open", "running", "over"]
    seats: list[SeatTold]
    mine: list[int]
    owner: bool
    turn: int | None
    confirm: bool
    thinking: float
    commitment: str
    open_deal: bool
    seed: str | None
    result: list[float] | None
    follows: str | None
    links: list[LinkTold]
    created: int
    changed: int


class TablesTold(TypedDict):
    """A page of one's tables, the last changed first; `more` asks for the next page."""

    tables: list[TableTold]
    more: str | None


class PlyTold(TypedDict):
    """An action that stands, as the viewer saw it, and what it did; seat −1 is chance."""

    n: int
    seat: int
    action: str
    events: list[EventTold]


class ReplayTold(TypedDict):
    """A game from its first action to its last, taken-back ones left out."""

    table: str
    game: str
    seat: int | None
    over: bool
    names: list[str]
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
