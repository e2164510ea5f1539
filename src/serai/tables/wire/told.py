"""What a socket tells a client, and what answers by HTTP have in common with it."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict  # pydantic wants it before Python 3.12

Facts = dict[str, Any]


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
    resigned: bool  # whoever sat there has given the game up; a bot may play there since
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
    """A legal action, and what it would bring as far as the seat can know, if that was asked for.

    The event that only says again which action it is, is told there of an only choice.
    """

    action: str
    preview: NotRequired[list[EventTold]]


class AnyView(TypedDict):
    """What every game's view begins with; each game tells more, in its `view_types.py`."""

    game: str
    seat: int
    seats: int
    names: list[str]
    n: int
    actor: int


class StateTold(TypedDict):
    """Everything a listener may know of a table now, and what has happened since `since`.

    It is told once, when a table is opened; from then on, what changes.
    """

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
    at_once: str | None  # the only legal action, if doing it takes no way back from the seat
    commitment: str
    open_deal: bool
    seed: str | None
    result: list[float] | None


class ChangeTold(TypedDict):
    """What has changed since the state, or the change, that was told before, where `n` was `since`.

    `changes` are those of the state's other fields. `legal` is there if it has changed: null where
    nothing may be done now, else edits of the last that was not empty.
    """

    type: Literal["change"]
    table: str
    seat: int | None
    n: int
    since: int
    changes: dict[str, Any]
    legal: NotRequired[list[Any] | None]
    entries: list[EntryTold]
    events: list[Happened]


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


class PersonTold(TypedDict):
    """Oneself; what is empty is not known, or not chosen yet."""

    id: str
    name: str
    language: str


class Hello(TypedDict):
    type: Literal["hello"]
    protocol: int
    version: str
    person: PersonTold


class Acknowledged(TypedDict):
    """The entry is on the disk; `again` if it had been there before."""

    type: Literal["ack"]
    table: str
    seat: int
    n: int
    now: int
    again: bool


class Refused(TypedDict):
    """The move was not played; nothing has changed by it."""

    type: Literal["refused"]
    table: str
    seat: int
    n: int
    trouble: Trouble


class Reasons(TypedDict):
    """Why a seat may not do it at moment `n`: every reason; or, if it may, what it would bring."""

    type: Literal["why"]
    table: str
    seat: int
    n: int
    action: str
    reasons: list[ReasonTold]
    preview: list[EventTold]


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
    | ChangeTold
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
