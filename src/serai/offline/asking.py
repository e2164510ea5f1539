"""What somebody at this screen asks by the requests of HTTP, and what an answer needs on its way.

A handler is a function of an `Asked`. One that needs nothing gives what is told. One that does is
a generator: it yields a step, gets what came of it, and returns what is told in the end. So nothing
in Python waits, and whoever drives it (a browser's worker, or a test) keeps, reads and lets others
think. A step that fails is raised where it was yielded; until a `Keep` has come back nothing that
it holds may be told, nor be in the house.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from serai.core.errors import SeraiError
from serai.workers.protocol import Job

if TYPE_CHECKING:
    from .house import House

SHEETS, LINES, THINGS, FILES = "sheets", "lines", "things", "files"  # the shelves of the store
CREATED, NOTHING = 201, 204
Json: TypeAlias = Any


@dataclass(frozen=True)
class Row:
    """What is kept under a key; None takes it away. One that is `new` must not be there yet."""

    shelf: str
    key: str | tuple[str, int]
    value: Json
    new: bool = False


@dataclass(frozen=True)
class Keep:
    """Rows that are kept together or not at all. Nothing comes back."""

    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Lines:
    """Read the log of a table: its rows come back, in their order."""

    table: str


@dataclass(frozen=True)
class File:
    """Read one of the shelf `files`: what is long. None comes back if it is not there."""

    key: str


@dataclass(frozen=True)
class Think:
    """A job for whoever thinks: its answer comes back. Other requests are answered meanwhile.

    One that is `long` is in nobody's way; `progress` hears what is told on the way. By its `name`
    it can be stopped.
    """

    job: Job
    long: bool = False
    progress: Callable[[Json], None] | None = None
    name: str = ""


@dataclass(frozen=True)
class Wait:
    """So many seconds pass, or there is news to be told. Nothing comes back."""

    seconds: float


@dataclass(frozen=True)
class Bring:
    """A piece that is fetched when it is asked for, such as `GAME-puzzles`. Nothing comes back.

    It is there then, or the step fails.
    """

    piece: str


Step: TypeAlias = Keep | Lines | File | Think | Wait | Bring
Steps: TypeAlias = Generator[Step, Any, Json]
Handler: TypeAlias = "Callable[[Asked], Json | Steps]"


@dataclass(frozen=True)
class Text:
    """An answer that is no JSON: a record, a picture; with a name it is to be saved as."""

    text: str
    kind: str = "text/plain; charset=utf-8"
    name: str | None = None


class NotHere(SeraiError):
    """There is no such thing in this browser, or it needs other people."""


class NotKept(SeraiError):
    """The browser did not take it; nothing has changed."""


@dataclass(frozen=True)
class Asked:
    """A request: what stands in its path and its query, what came with it, and when."""

    house: "House"
    given: Mapping[str, str] = field(default_factory=dict)
    body: Mapping[str, Json] = field(default_factory=dict)
    at: int = 0

    def number(self, name: str) -> int | None:
        """A number of the path or the query, if it is there."""
        value = self.given.get(name)
        if value is None:
            return None
        if not value.isdecimal() or len(value) > 15:
            raise SeraiError("bad-message")
        return int(value)

    def flag(self, name: str) -> bool:
        return self.given.get(name) in ("true", "1")

    def said(self, name: str, kind: type, default: Json = ...) -> Json:
        """A field of what came with it, of that kind; one without a default must be there."""
        value = self.body.get(name, default)
        fits = isinstance(value, kind) or (kind is float and type(value) is int)
        if name in self.body and (not fits or (kind is int and isinstance(value, bool))):
            raise SeraiError("bad-message")
        if value is ...:
            raise SeraiError("bad-message")
        return value
