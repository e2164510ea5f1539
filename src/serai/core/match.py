"""A game being played: a position with a history, a seed and names.

The log is the authority and the position is a fold over it. Chance acts at once, so that it
is always a seat's turn, or the game is over. Nothing changes when an action is refused.
"""

import re
from collections.abc import Sequence

from . import chance, ledger, registry
from .action import Action
from .annotations import Hint, Variation
from .compiled import Buffer
from .contract import CHANCE, SPECTATOR, UNDO, Event, Facts, Game, Material, Reason
from .errors import (
    BadOption,
    IllegalAction,
    InvalidAction,
    NotYourTurn,
    SeraiError,
    Stale,
)
from .ledger import Booking, Score
from .log import BEFORE_ALL, UNDO_TEXT, Entry, Log, Step
from .material import build
from .position import Position
from .seen import forget_seen
from .texts import say_event

LONGEST_WORD = 64
_SEED = re.compile(r"-?\w[\w-]*", re.ASCII)


class Match:
    """A match of any game. Seats count from 0 here, from 1 in every text."""

    def __init__(
        self,
        start: Position,
        seed: str | None,
        names: Sequence[str] = (),
        resolve_chance: bool = True,
    ) -> None:
        self.seed = seed
        self.names = list(names) or [str(seat + 1) for seat in range(start.seats)]
        if len(self.names) != start.seats:
            raise BadOption("bad-names", seats=start.seats, given=len(self.names))
        _check_words(self.names, seed)
        self._log = Log(start)
        self.hints: list[Hint] = []  # what is noted beside the game, in its record
        self.variations: list[Variation] = []
        if resolve_chance:
            self.resolve_chance()
            self._log.rest()

    def copy(self) -> "Match":
        """The same match as it is now, which goes its own way from here on."""
        other = Match(self.start, self.seed, self.names, resolve_chance=False)
        other._log = self._log.copy()
        other.hints, other.variations = [*self.hints], [*self.variations]
        return other

    # -- where it stands --------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self._log.start.game

    @property
    def material(self) -> Material:
        return self._log.start.material

    @property
    def seats(self) -> int:
        return self.material.seats

    @property
    def position(self) -> Position:
        """The position now."""
        return self._log.position

    @property
    def state(self) -> Buffer:
        """A copy of the true state, for compiled code."""
        return self.position.state

    @property
    def start(self) -> Position:
        """The position that the log begins from."""
        return self._log.start

    def before(self, n: int) -> Position:
        """The position before entry `n` of the log."""
        return self._log.before(n)

    # -- whose turn, and what may be done ---------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat to act, or OVER."""
        return self.position.actor

    @property
    def over(self) -> bool:
        return self.position.over

    def legal(self) -> list[Action]:
        """The actions the seat to act may choose from."""
        return list(self.position.legal())

    def why_not(self, action: str, seat: int | None = None) -> list[Reason]:
        """Every reason why an action is not allowed now; empty if it is."""
        return self.position.why_not(action, seat)

    def preview(self, action: str) -> list[Event]:
        """What a legal action of the seat to act would bring, as far as that seat can know."""
        self.position.checked(action, None, self.names)
        return self.position.preview(action)

    # -- playing ----------------------------------------------------------------------------

    def play(self, action: str, seat: int | None = None, n: int | None = None) -> list[Event]:
        """Do an action and return what it did, as its seat may know it.

        `seat` defaults to the seat to act; `n`, if given, is the length of the log the player saw.
        """
        mover, begin = self.actor, len(self.log)
        self.act(action, seat, n)
        return self.events(mover, begin)

    def act(self, action: str, seat: int | None = None, n: int | None = None) -> None:
        """The same, for whoever asks for the events themselves, or for none."""
        if n is not None and n != len(self.log):
            raise Stale("stale", n=n, now=len(self.log))
        number = self.position.checked(action, seat, self.names)
        self._log.append(self.actor, number)
        self.resolve_chance()

    def undo(self) -> Action:
        """Take back the last action of a seat, with the chance that followed; an entry too."""
        return self.position.action(self._log.undo().action)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat's last action is still its own affair.

        It is until something follows it, or if it told the seat what nobody could foresee.
        """
        steps = self._log.steps
        if not steps or steps[-1].seat != self._seat(seat):
            return False
        step = steps[-1]
        known = step.before.hidden_from(seat)
        if known is step.before:  # the seat knew everything
            return True
        return known.after(step.action).hidden_from(seat) == step.after.hidden_from(seat)

    def resolve_chance(self) -> None:
        """Let chance pick until a seat has to act or the game is over."""
        while self.position.is_chance:
            if self.seed is None:
                raise SeraiError("no-seed")
            self._log.append(CHANCE, self.position.drawn_by(self.seed))

    def replay(self, entry: Entry) -> None:
        """Append a logged entry as it stands, chance included; for records."""
        if entry.action == UNDO:
            self._replay_undo(entry.seat)
            return
        position = self.position
        if entry.seat != position.actor or entry.action not in position.legal_numbers():
            action = position.action(entry.action)
            reasons = position.why_not(action, entry.seat) if entry.seat != CHANCE else []
            raise IllegalAction(self.game.name, action, reasons, self.names)
        self._log.append(entry.seat, entry.action)

    def rest(self) -> None:
        """Nobody will ask for a while: what can be worked out again is not kept.

        Whoever asks all the same notices nothing.
        """
        self._log.rest()
        self.position.forget()
        forget_seen(self.material.m)

    # -- points and result ------------------------------------------------------------------

    def points(self) -> list[Score]:
        """Per seat the points so far, with the ledger they add up from."""
        return ledger.scores(self.start, self._log.steps)

    def opening(self, seat: int = SPECTATOR) -> list[Booking]:
        """What everybody had before the first action, as far as a seat may know it."""
        known = self.start.hidden_from(seat)
        return ledger.opening(self.start if self.over else known)

    def provisional(self, seat: int = SPECTATOR) -> list[Booking]:
        """Beside the ledger: what is owed for the end, entered when it is earned.

        As far as a seat may know it. When the game is over the entries add up to nothing.
        """
        return ledger.provisional(self.start, self._log.steps, seat)

    def result(self) -> list[float] | None:
        """Per seat its share of the win, adding up to 1; None while the game goes on."""
        return self.position.result()

    # -- what a seat may know ---------------------------------------------------------------

    def view(self, seat: int = SPECTATOR) -> Facts:
        """Everything a seat (or a spectator) may know now, as plain data."""
        return self._view(self.position, len(self.log), seat)

    def view_at(self, ply: int, seat: int = SPECTATOR) -> Facts:
        """The same as it was after the first `ply` actions that stand; 0 is before any."""
        return self._view(*self._moment(ply), seat)

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What happened from log entry `since` on, taken-back actions left out."""
        return [event for _, event in self.happened(seat, since)]

    def happened(self, seat: int = SPECTATOR, since: int = 0) -> list[tuple[int, Event]]:
        """The same, each with the log entry that did it."""
        self._viewer(seat)
        return [
            (step.ply, event) for step in self.steps_since(since) for event in step.events(seat)
        ]

    def sentences(self, seat: int = SPECTATOR, since: int = 0, language: str = "") -> list[str]:
        """The same events, as sentences."""
        return [
            say_event(self.game.name, event, self.names, language)
            for event in self.events(seat, since)
        ]

    # -- the log ----------------------------------------------------------------------------

    @property
    def log(self) -> list[Entry]:
        """Everything that was done, taken back or not."""
        return self._log.entries

    @property
    def steps(self) -> list[Step]:
        """Every action that has not been taken back, with the positions around it."""
        return list(self._log.steps)

    def steps_since(self, n: int) -> list[Step]:
        """Those of the log entries from `n` on."""
        return self._log.steps_since(n)

    @property
    def positions(self) -> list[Position]:
        """After 0, 1, 2 … of the actions that stand."""
        return [self.start, *(step.after for step in self._log.steps)]

    @property
    def last(self) -> int:
        """Where in the log the last action is that has not been taken back, or BEFORE_ALL."""
        return self._log.steps[-1].ply if self._log.steps else BEFORE_ALL

    @property
    def last_choice(self) -> tuple[int, int] | None:
        """The same of the last action of a seat: where it is, and whose."""
        step = self._log.last_choice()
        return None if step is None else (step.ply, step.seat)

    def has_acted(self, seat: int) -> bool:
        """Whether anything stands that the seat has done."""
        return any(step.seat == seat for step in self._log.steps)

    def seen(self, seat: int) -> list[int]:
        """Every action that stands, as the seat saw it."""
        return self._log.seen(seat)

    def shown_log(self, seat: int, since: int = 0) -> list[Entry]:
        """The log from entry `since` on, with every action as the seat saw it."""
        return self._log.shown(seat, since)

    def says(self, n: int, text: str) -> bool:
        """Whether a text, read at moment `n`, means what was done then."""
        try:
            return self._read(self.before(n), text) == self.log[n].action
        except InvalidAction:
            return False

    # -- as text ----------------------------------------------------------------------------

    def record(self, seat: int | None = None, sealed: bool = False) -> str:
        """The whole game as text; for a seat, and until the game is over, as it may know it.

        `sealed`, its seed is not told even then.
        """
        from .record import write

        return write(self, seat if seat is None else self._viewer(seat), sealed)

    def svg(self, seat: int = SPECTATOR) -> str:
        """The position as a picture, as a seat (or a spectator) may know it."""
        return self.position.svg(seat, self.names)

    def text(self, action: int) -> str:
        return self.position.action(action)

    def parse(self, text: str) -> int:
        return self.position.number_of(text)

    def entry(self, seat: int, text: str) -> Entry:
        """A line of a log as it is meant now, taking back included."""
        return Entry(seat, self._read(self.position, text))

    def entry_text(self, entry: Entry) -> str:
        return UNDO_TEXT if entry.action == UNDO else self.text(entry.action)

    # -- inside -----------------------------------------------------------------------------

    def _read(self, position: Position, text: str) -> int:
        is_undo = text.strip().lower() == UNDO_TEXT
        return UNDO if is_undo else position.number_of(text)

    def _replay_undo(self, seat: int) -> None:
        step = self._log.last_choice()
        if step is not None and step.seat != seat:
            raise NotYourTurn("not-your-turn", seat=seat + 1, actor=step.seat + 1)
        self._log.undo()

    def _moment(self, ply: int) -> tuple[Position, int]:
        """The position after so many actions that stand, and how long the log was then."""
        steps = self._log.steps
        if not 0 <= ply <= len(steps):
            raise BadOption("no-such-ply", ply=ply, plies=len(steps))
        return (steps[ply - 1].after, steps[ply - 1].ply + 1) if ply else (self.start, 0)

    def _view(self, position: Position, n: int, seat: int) -> Facts:
        return {**position.view(seat), "names": list(self.names), "n": n}

    def _viewer(self, seat: int) -> int:
        return seat if seat == SPECTATOR else self._seat(seat)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadOption("bad-seat", seat=seat, seats=self.seats)
        return seat


def new(
    game: str,
    seats: int = 2,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    **options: object,
) -> Match:
    """Begin a match. Unknown options are refused with the list of those there are."""
    found = registry.game(game)
    start = Position(found, build(found, seats, options))
    return start.match(chance.new_seed() if seed is None else seed, names)


def _check_words(names: Sequence[str], seed: str | None) -> None:
    """A record holds names and seed in one line each: nothing in them may break it."""
    for name in names:
        fits = 0 < len(name) <= LONGEST_WORD and name.isprintable() and name == name.strip()
        if not fits or "|" in name:
            raise BadOption("bad-name", name=name, most=LONGEST_WORD)
    if seed is not None and not (0 < len(seed) <= LONGEST_WORD and _SEED.fullmatch(seed)):
        raise BadOption("bad-seed", seed=seed)
