"""What is said between the server and those who learn: courses, and how far they have come."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field
from typing_extensions import TypedDict  # pydantic wants it before Python 3.12

from .fields import MOST_FIELDS, ActionText, Item, Model, Stands, few
from .told import Choice, EntryTold, EventTold

TASK = r"^[a-z0-9-]{1,32}$"
KIND = r"^[a-z]{1,16}$"


class Note(Model):
    """How it stands with each of these; null: nothing is to be known of it any more."""

    notes: Annotated[dict[Item, Stands | None], BeforeValidator(few), Field(max_length=MOST_FIELDS)]


class ProgressTold(TypedDict):
    """All that is noted of a kind, item by item."""

    notes: dict[str, str]


class AskTask(Model):
    """What the learner has done in a task so far."""

    actions: Annotated[list[ActionText], Field(max_length=40)] = Field(default=[])


class TaskSaid(TypedDict):
    """A task of a course, and the rules that are met in it."""

    id: str
    rules: list[str]
    sentence: str


class CourseTold(TypedDict):
    """A guided first game; after its tasks comes a table with these options and seats."""

    game: str
    tasks: list[TaskSaid]
    options: dict[str, str]
    seats: list[str]


class TaskTold(TypedDict):
    """Where a task has come to.

    `entries` are all since it began, `events` those since the learner last acted, as their seat
    sees them. It is `open` while something more may be done, `met`, or `missed`; then `answer` says
    what there is to say of that. `solution` is one way to meet it from the beginning.
    """

    task: str
    sentence: str
    state: Literal["open", "met", "missed"]
    answer: str
    solution: list[str]
    light: list[str]
    seat: int
    entries: list[EntryTold]
    events: list[EventTold]
    view: dict[str, Any]
    actor: int
    legal: list[Choice]
    over: bool
    result: list[float] | None
