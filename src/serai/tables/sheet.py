"""What is known of a table besides its match: its seats, what was agreed, and how it stands."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any

from serai.core import characters, days
from serai.core.contract import SPECTATOR, Phrase

from .errors import NotYours

OPEN, RUNNING, FINISHED = "open", "running", "over"
HOST, HERE, FRIEND, BOT = "host", "here", "friend", "bot"
USUAL_GRACE = 600  # seconds that a friend may be away before a bot may take over


@dataclass(frozen=True)
class Seat:
    """Who sits there: the `host`, `here` (another at the host's screen), a `friend`, or a `bot`.

    A bot's name is its level. `away_since` is when the person was last there; None as long as
    they are. `resigned` is the person who gave the game up there; a bot may sit there since.
    `resigned_here` says that it was another at that person's screen, whose loss is not theirs.
    """

    seat: int
    kind: str
    name: str
    person: str | None = None
    secret: str | None = None
    away_since: int | None = None
    resigned: str | None = None
    resigned_here: bool = False


@dataclass(frozen=True)
class Line:
    """One entry of a table's log; `by` is the seat that asked for it."""

    n: int
    seat: int
    action: str
    by: int
    at: int


@dataclass(frozen=True)
class Standing:
    """What changes about a table with every entry of its log."""

    status: str = OPEN
    turn: int | None = None  # the seat that everybody waits for
    bot_turn: bool = False
    confirmed: int = 0  # so much of the log cannot be taken back
    result: list[float] | None = None
    changed: int = 0
    played: bool = False  # a person has moved here
    points: list[int | None] | None = None  # of all, at the end; None: not known of that seat


@dataclass(frozen=True)
class Sheet:
    """Everything about a table but its log."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seed: str
    owner: str
    watch_secret: str
    created: int
    open_deal: bool = False
    confirm: bool = False
    thinking: float = 1.0
    follows: str | None = None
    follows_as: str | None = None
    grace: int | None = USUAL_GRACE  # seconds that a friend may be away; None: as long as they like
    hints: bool = False  # everybody may ask for them
    start: str | None = None  # the position it began from, as text, if not from the beginning
    day: str | None = None  # whose deal it is, if it is the deal of a day
    practice: dict[str, Any] | None = None  # what is practised here, and what was made of it
    standing: Standing = field(default=Standing())
    seats: tuple[Seat, ...] = field(default=())

    @property
    def waits(self) -> bool:
        """It has not begun."""
        return self.standing.status == OPEN

    @property
    def running(self) -> bool:
        return self.standing.status == RUNNING

    @property
    def over(self) -> bool:
        return self.standing.status == FINISHED

    @property
    def full(self) -> bool:
        return all(seat.kind == BOT or seat.person is not None for seat in self.seats)

    @property
    def alone(self) -> bool:
        """One person and bots: what is taken back there is nobody else's affair.

        A deal of the day is: all who play it are compared.
        """
        return self.day is None and sum(seat.kind != BOT for seat in self.seats) == 1

    def sealed(self, at: int) -> bool:
        """Whether others may still play this deal: until then nobody is told what would help."""
        return self.day is not None and at < days.end_of(self.day)

    def seed_told(self, at: int) -> str | None:
        """Its seed, when it may be known."""
        return self.seed if (self.over or self.open_deal) and not self.sealed(at) else None

    @property
    def allows_hints(self) -> bool:
        """Where they were agreed on when the table was made, or are nobody else's affair."""
        return self.hints or self.alone

    @property
    def bots_only(self) -> bool:
        return all(seat.kind == BOT for seat in self.seats)

    @property
    def names(self) -> list[str]:
        """What everybody is called in the record."""
        return [seat.name or str(seat.seat + 1) for seat in self.seats]

    @property
    def called(self) -> list[str | Phrase]:
        """What everybody is called in a sentence, in whatever language that will be."""
        return [
            characters.called(character) if character else name
            for seat, name in zip(self.seats, self.names, strict=True)
            for character in [self.character(seat)]
        ]

    def character(self, seat: Seat) -> str | None:
        """Only bots have one, whatever people call themselves."""
        return (
            characters.character_of(self.game, seat.seat, seat.name) if seat.kind == BOT else None
        )

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]

    def resigned_by(self, person: str) -> list[int]:
        """The seats a person has given up; those of others at the same screen are not theirs."""
        given_up = [seat for seat in self.seats if person and seat.resigned == person]
        return [seat.seat for seat in given_up if not seat.resigned_here]

    def concerns(self, person: str) -> bool:
        """Whether somebody sits here, has made the table, or has resigned."""
        return self.owner == person or any(
            person in (seat.person, seat.resigned) for seat in self.seats
        )

    def has_company(self, person: str) -> bool:
        """Whether anybody else sits here: people who come by themselves, not bots."""
        return any(seat.person not in (None, person) for seat in self.seats)

    def check_viewer(self, person: str, viewer: int) -> int:
        """One looks from a seat of one's own, or as a spectator."""
        if viewer != SPECTATOR and viewer not in self.seats_of(person):
            raise NotYours("seat-not-yours", seat=viewer + 1)
        return viewer

    def present(self, seat: int, viewers: Collection[int]) -> bool:
        """Whether whoever sits there looks from some seat; people at one screen do so together."""
        sitting = self.seats[seat]
        if sitting.kind == BOT:
            return True
        together = self.seats_of(sitting.person) if sitting.person else []
        return any(viewer in together for viewer in viewers)

    def asleep(self, viewers: Collection[int]) -> bool:
        """A bot has its turn, and waits until somebody looks."""
        return self.running and self.standing.bot_turn and not viewers

    def standing_so(self, standing: Standing) -> "Sheet":
        """The same, as it stands now. With every move: so its other fields are not looked at."""
        other = object.__new__(Sheet)
        vars(other).update(vars(self), standing=standing)
        return other

    def with_seat(self, seat: Seat) -> "Sheet":
        """The same with somebody else there."""
        sitting = (seat if seat.seat == one.seat else one for one in self.seats)
        return replace(self, seats=tuple(sitting))
