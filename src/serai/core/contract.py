"""THE page to read: what a game provides.

A game is a package with these modules, always under these names. Every verb takes `m`, the material
(map, deck or tiles, number of seats and options: fixed for the match), and `s`, the state: two byte
buffers that each game views as its own records. Verbs marked *compiled* have the signatures of
`compiled` and are all a search needs; the others are plain Python, for people.

Actions are numbers in named ranges. Chance is a player: its outcomes are actions too, and nothing
that is still to be drawn is in the state.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

import numpy as np

from .chance import Draw
from .compiled import Buffer, Dice, Floats, Ints
from .game import Manifest

if TYPE_CHECKING:
    from .observing import Parts
    from .picture import Picture

# Who is no seat, and what is no action: each another number, so that none passes for another.
# CHANCE is in stores and told to clients, and stays what it is.
CHANCE, OVER, SPECTATOR, UNDO = -1, -2, -3, -4

Facts = dict[str, Any]


class Range(NamedTuple):
    """A named run of action numbers."""

    start: int
    size: int

    @property
    def stop(self) -> int:
        return self.start + self.size

    def next(self, size: int) -> "Range":
        return Range(self.stop, size)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action - self[0] < self[1]  # asked very often


@dataclass(frozen=True)
class Option:
    """A choice a table makes before the game: how it is asked for, and what may be answered.

    `source` names a file that comes with the game, or is the text of one; `seat` is a seat's number
    or one of the choices; `switch` is the first choice or the second, on or off.
    """

    name: str
    default: str
    kind: Literal["source", "seat", "switch", "text"] = "text"
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Material:
    """What a match is played with: the buffer, where it came from, and by which rules version."""

    m: Buffer
    seats: int
    options: Mapping[str, str]
    name: str
    source: str
    shipped: bool
    rules: int


@dataclass(frozen=True)
class Phrase:
    """A fact that is itself a text, said in the reader's language."""

    key: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Fault(Phrase):
    """What is wrong in a file or in a state; in a file it has a line, counted from 1."""

    @property
    def line(self) -> int:
        return int(self.facts.get("line", 0))


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed: the rule, and the cells or cards that make it so."""

    rule: str
    kind: str
    cells: tuple[str, ...] = ()
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Event:
    """Something that happened, as a seat may know it.

    Its points are booked under `rule`, in the ledger's column `source`.
    """

    kind: str
    seat: int
    rule: str
    points: int = 0
    source: str = ""
    cells: tuple[str, ...] = ()
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Due:
    """Points that a seat has earned and that are paid only at the end, as a seat may know it."""

    seat: int
    rule: str
    source: str
    points: int


@dataclass(frozen=True)
class Thing:
    """Something of the game that the coach counts at the end of one: whose, what, and how much.

    `unit` is `often` for what is so or not (1 or 0), `number` for what is counted, `points`.
    """

    kind: str
    seat: int
    unit: Literal["often", "number", "points"]
    value: float
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Belief:
    """Something a seat cannot see, and exactly how likely it is what.

    `owner` is the seat whose secret it is, if it is one's; the facts of an item are its words.
    """

    kind: str
    owner: int | None
    cells: tuple[str, ...]
    may_be: tuple[tuple[Phrase, float], ...]


class Layout(Protocol):
    """The records. POSITION_SIZE bytes of the state are the position, the rest is derived."""

    MATERIAL: "np.dtype[Any]"
    STATE: "np.dtype[Any]"
    POSITION_SIZE: int
    ACTIONS: int


class MaterialRoom(Protocol):
    """Map, deck or tiles, read from a file whose faults are named by line.

    `build` is told the rules version: what an older one did otherwise is a flag in the buffer. This
    room is also imported without the others, to read a file: it imports nothing that has verbs.
    """

    OPTIONS: tuple[Option, ...]
    SEATS: tuple[int, ...]
    SOURCE: str  # the option that names the file, or holds its text

    def shipped(self) -> Sequence[str]: ...  # the names of the files that come with the game
    def build(self, seats: int, options: Mapping[str, str], rules: int) -> Material: ...
    def claims(self, text: str) -> bool: ...  # whether a file looks like one of this game's
    def check(self, text: str) -> list[Fault]: ...  # what is wrong with it
    def describe(self, text: str) -> list[Phrase]: ...  # what a sound one is


class Rules(Protocol):
    """The referee, *compiled*. `legal` is ascending; at CHANCE it lists the outcomes.

    `resolve_chance` lets chance act, by weight, until a seat has to or the game is over, and says
    who acts then; `playout` plays on at random and counts the choices.
    """

    def setup(self, m: Buffer, s: Buffer) -> None: ...
    def copy(self, s: Buffer, into: Buffer) -> None: ...
    def actor(self, m: Buffer, s: Buffer) -> int: ...
    def legal(self, m: Buffer, s: Buffer, out: Ints) -> int: ...
    def weights(self, m: Buffer, s: Buffer, out: Ints) -> None: ...
    def apply(self, m: Buffer, s: Buffer, action: int) -> None: ...
    def points(self, m: Buffer, s: Buffer, out: Ints) -> None: ...
    def result(self, m: Buffer, s: Buffer, out: Floats) -> None: ...
    def resolve_chance(self, m: Buffer, s: Buffer, dice: Dice) -> int: ...
    def playout(self, m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int: ...


class Hidden(Protocol):
    """What a seat cannot know, *compiled*: take it out, deal it anew, show an action as seen."""

    SECRET_CHOICES: bool  # whether what a seat may do can depend on what others do not know

    def hide(self, m: Buffer, s: Buffer, seat: int) -> None: ...
    def deal(self, m: Buffer, s: Buffer, seat: int, dice: Dice) -> None: ...
    def shown(self, m: Buffer, s: Buffer, seat: int, action: int) -> int: ...


class Evaluate(Protocol):
    """What is good, *compiled*: a value per seat, a weight per action, an end well played.

    `short_rollout` is a rollout cut short, with a guess at its end. `played_by_end` tells whether a
    seat has done an action in the end, now or later, for games in which it is worth the same then;
    `SEARCH` are the settings by which the game is searched best.
    """

    SEARCH: dict[str, float]

    def evaluate(self, m: Buffer, s: Buffer, out: Floats) -> None: ...
    def priors(self, m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None: ...
    def rollout(self, m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int: ...
    def short_rollout(self, m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int: ...
    def played_by_end(self, m: Buffer, s: Buffer, seat: int, action: int) -> int: ...


class Observe(Protocol):
    """What a seat may know, as numbers to learn from, *compiled*; `PARTS` says what each is.

    Relative to the seat, which comes first; counts and flags from 0 to 255. `counts` are the seats
    and the things of a table, on which the size depends. A change of what is observed raises
    `VERSION`. `LONGEST` is how many actions a game takes at most, chance's included. A game without
    such a room is observed as the bytes of its position, as far as the seat may know them.
    """

    VERSION: int
    PARTS: "Parts"
    LONGEST: int

    def counts(self, m: Buffer) -> tuple[int, int]: ...
    def observe(self, m: Buffer, s: Buffer, seat: int, out: Buffer) -> None: ...


class Stepping(Protocol):
    """One step at many tables, *compiled*, by `core/stepping`; without it, some 50 times slower."""

    step: Callable[..., None]


class Pools(Protocol):
    """The pool that chance draws from now, item by item beside the legal outcomes."""

    def current(self, m: Buffer, s: Buffer, outcomes: list[int]) -> Draw: ...


class Refusal(Protocol):
    def reasons(self, m: Buffer, s: Buffer, seat: int, action: int) -> list[Reason]: ...


class Events(Protocol):
    """What an action did; `booked` is what a position that nobody played to has brought.

    A game may name its `ECHOES`: kinds of events that only say again which action was done. They
    are left out where a player is told what every action would bring.
    """

    def events(
        self, m: Buffer, before: Buffer, action: int, after: Buffer, seat: int
    ) -> list[Event]: ...
    def booked(self, m: Buffer, s: Buffer, seat: int) -> list[Event]: ...


class Foresight(Protocol):
    """What each of many actions would bring a seat, from a state that holds only what it knows.

    The same as `events` tell of each but its echoes, found in less time: every player is told it
    with every turn. A game without such a room is asked for its events one by one.
    """

    def foreseen(
        self, m: Buffer, s: Buffer, seat: int, actions: Sequence[int]
    ) -> list[list[Event]]: ...


class Owed(Protocol):
    """What a position owes for the end, as far as a seat can know; nothing once it is paid.

    Points that are earned at one time and paid at another, such as goods that turn to gold. What
    may still be lost to the next move has not been earned. A game without such points has no such
    room.
    """

    def owed(self, m: Buffer, s: Buffer, seat: int) -> list[Due]: ...


class Notation(Protocol):
    """Actions as text, and back; `parse` raises InvalidAction."""

    def text(self, m: Buffer, action: int) -> str: ...
    def parse(self, m: Buffer, s: Buffer, written: str) -> int: ...


class PositionText(Protocol):
    """States as text that a person can read and draw, and back; `read` raises BadPosition."""

    def write(self, m: Buffer, s: Buffer) -> str: ...
    def read(self, m: Buffer, text: str) -> Buffer: ...


class Validation(Protocol):
    """Whether a state could be: every fault found, so that a checker can be checked."""

    def faults(self, m: Buffer, s: Buffer) -> list[Fault]: ...


class View(Protocol):
    """What a seat sees, as plain data, built up from what it may know."""

    def view(self, m: Buffer, s: Buffer, seat: int) -> Facts: ...


class PictureRoom(Protocol):
    """A position as a picture, from a state that holds nothing the seat may not know.

    Its symbols and colours lie in the game's package (`core/picture`). A game without such a room
    is shown by its text drawing.
    """

    def draw(self, m: Buffer, s: Buffer, seat: int, names: Sequence[str]) -> "Picture": ...


class CoachRoom(Protocol):
    """What the coach can say in things of the game; without such a room it speaks of points.

    `things` of a state in which the game is over, each said by the text `GAME-why-KIND`; `beliefs`
    of a state that holds only what the seat knows; `nudge` says where to look for an action, and
    which cells to light up, without telling it. `EFFORT` is how many simulations a decision gets at
    first, and at most, so that a game is gone over in good time.
    """

    EFFORT: tuple[int, int]

    def things(self, m: Buffer, s: Buffer) -> list[Thing]: ...
    def beliefs(self, m: Buffer, s: Buffer, seat: int) -> list[Belief]: ...
    def nudge(self, m: Buffer, s: Buffer, action: int) -> tuple[Phrase, tuple[str, ...]]: ...


@dataclass(frozen=True)
class Game:
    """One game: its manifest and its rooms."""

    manifest: Manifest
    layout: Layout
    material: MaterialRoom
    rules: Rules
    hidden: Hidden
    evaluate: Evaluate
    pools: Pools
    refusal: Refusal
    events: Events
    notation: Notation
    position: PositionText
    validate: Validation
    view: View
    observe: Observe | None = None
    stepping: Stepping | None = None
    owed: Owed | None = None
    foresight: Foresight | None = None
    picture: PictureRoom | None = None
    coach: CoachRoom | None = None

    @property
    def name(self) -> str:
        return self.manifest.name

    @property
    def version(self) -> int:
        """The newest of its rules."""
        return self.manifest.version

    def start(self, m: Buffer) -> Buffer:
        """The state before anything has happened."""
        s = np.zeros(self.layout.STATE.itemsize, np.uint8)
        self.rules.setup(m, s)
        return s

    def legal(self, m: Buffer, s: Buffer) -> list[int]:
        out = np.empty(self.layout.ACTIONS, np.int32)
        legal: list[int] = out[: self.rules.legal(m, s, out)].tolist()
        return legal

    def weights(self, m: Buffer, s: Buffer, outcomes: int | None = None) -> list[int]:
        """How many of each outcome are left; only when chance acts.

        Whoever has asked which outcomes are legal knows how many they are.
        """
        out = np.empty(self.layout.ACTIONS, np.int32)
        self.rules.weights(m, s, out)
        number = len(self.legal(m, s)) if outcomes is None else outcomes
        left: list[int] = out[:number].tolist()
        return left

    def after(self, m: Buffer, s: Buffer, action: int) -> Buffer:
        s = s.copy()
        self.rules.apply(m, s, action)
        return s

    def hidden_from(self, m: Buffer, s: Buffer, seat: int) -> Buffer:
        """A copy that holds nothing the seat may not know."""
        s = s.copy()
        self.hidden.hide(m, s, seat)
        return s

    def position_bytes(self, s: Buffer) -> bytes:
        """The bytes by which two positions are the same position."""
        return s[: self.layout.POSITION_SIZE].tobytes()

    def preview(self, m: Buffer, s: Buffer, seat: int, action: int) -> list[Event]:
        """What an action would bring, up to the next chance, as far as the seat can know."""
        return self._foreseen(m, self.hidden_from(m, s, seat), seat, action)

    def previews(
        self, m: Buffer, known: Buffer, seat: int, actions: Sequence[int]
    ) -> list[list[Event]]:
        """The same of many actions, from what the seat knows; without their echoes."""
        if self.foresight is not None:
            return self.foresight.foreseen(m, known, seat, actions)
        return [self.brought(self._foreseen(m, known, seat, action)) for action in actions]

    def brought(self, events: list[Event]) -> list[Event]:
        """Events without those that only say again what was done."""
        echoes: Collection[str] = getattr(self.events, "ECHOES", ())
        return [event for event in events if event.kind not in echoes]

    def _foreseen(self, m: Buffer, known: Buffer, seat: int, action: int) -> list[Event]:
        return self.events.events(m, known, action, self.after(m, known, action), seat)

    def points(self, m: Buffer, s: Buffer, seats: int) -> list[int]:
        out = np.zeros(seats, np.int32)
        self.rules.points(m, s, out)
        return [int(points) for points in out]

    def result(self, m: Buffer, s: Buffer, seats: int) -> list[float]:
        out = np.zeros(seats, np.float64)
        self.rules.result(m, s, out)
        return [float(share) for share in out]
