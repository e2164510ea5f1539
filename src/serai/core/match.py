"""A game being played: game + material + seed + log.

The log is the authority and the state is a fold over it. Chance is settled at once, so that it is
always a seat's turn, or the game is over. Nothing changes when an action is refused.
"""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from . import chance, registry
from .compiled import Buffer
from .contract import CHANCE, OVER, SPECTATOR, UNDO, Event, Game, Material, Reason
from .errors import (
    BadOption,
    IllegalAction,
    InvalidAction,
    NothingToUndo,
    NotYourTurn,
    SeraiError,
    Stale,
)
from .material import build
from .texts import say_event

BEFORE_ALL = -1  # the ply of what was there at the start
UNDO_TEXT = "undo"
LONGEST_WORD = 64
_Account = tuple[int, str, str]  # seat, rule and source
_SEED = re.compile(r"-?\w[\w-]*", re.ASCII)


@dataclass(frozen=True)
class Entry:
    """One line of the log: who (a seat or CHANCE) did what (an action, or UNDO)."""

    seat: int
    action: int


@dataclass(frozen=True)
class Booking:
    """One line of the ledger; `ply` is the log entry that brought it, or BEFORE_ALL."""

    ply: int
    seat: int
    rule: str
    source: str
    points: int
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Score:
    """A seat's points and where every one of them came from."""

    total: int
    ledger: tuple[Booking, ...]

    def by_source(self) -> dict[str, int]:
        sums: dict[str, int] = {}
        for booking in self.ledger:
            sums[booking.source] = sums.get(booking.source, 0) + booking.points
        return sums


@dataclass(frozen=True)
class _Step:
    """An action that stands: where it is in the log, and the states around it."""

    ply: int
    seat: int
    action: int
    before: Buffer
    after: Buffer


class Match:
    """A match of any game. Seats count from 0 here, from 1 in every text."""

    def __init__(
        self,
        game: Game,
        material: Material,
        seed: str | None,
        names: Sequence[str] = (),
        start: Buffer | None = None,
        resolve_chance: bool = True,
    ) -> None:
        self.game = game
        self.material = material
        self.seed = seed
        self.names = list(names) or [str(seat + 1) for seat in range(material.seats)]
        if len(self.names) != material.seats:
            raise BadOption("bad-names", seats=material.seats, given=len(self.names))
        _check_words(self.names, seed)
        self.from_position = start is not None
        self.log: list[Entry] = []
        self._start = game.start(material.m) if start is None else start
        self._befores: list[Buffer] = []
        self._steps: list[_Step] = []
        if resolve_chance:
            self.resolve_chance()

    # -- whose turn, and what may be done ---------------------------------------------------

    @property
    def seats(self) -> int:
        return self.material.seats

    @property
    def actor(self) -> int:
        """The seat to act, or OVER."""
        return self.game.rules.actor(self.material.m, self._state)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def state(self) -> Buffer:
        """A copy of the true state."""
        return self._state.copy()

    def legal(self) -> list[str]:
        """The actions the seat to act may choose from, as text."""
        return [self.text(action) for action in self.game.legal(self.material.m, self._state)]

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        """Every reason why an action is not allowed now; empty if it is."""
        action = self.parse(text)
        asked = self.actor if seat is None else self._seat(seat)
        return self._reasons(asked, action)

    def preview(self, text: str) -> list[Event]:
        """What a legal action of the seat to act would bring, as far as that seat can know."""
        action = self._legal_action(text, None)
        return self.game.preview(self.material.m, self._state, self.actor, action)

    # -- playing ----------------------------------------------------------------------------

    def play(self, text: str, seat: int | None = None, n: int | None = None) -> list[Event]:
        """Do an action and return what it did, as its seat may know it.

        `seat` defaults to the seat to act; `n`, if given, is the length of the log the player saw.
        """
        mover, begin = self.actor, len(self.log)
        self.act(text, seat, n)
        return self.events(mover, begin)

    def act(self, text: str, seat: int | None = None, n: int | None = None) -> None:
        """The same, for whoever asks for the events themselves, or for none."""
        if n is not None and n != len(self.log):
            raise Stale("stale", n=n, now=len(self.log))
        action = self._legal_action(text, seat)
        self._append(self.actor, action)
        self.resolve_chance()

    def undo(self) -> str:
        """Take back the last action of a seat, with the chance that followed; an entry too."""
        steps = [i for i, step in enumerate(self._steps) if step.seat != CHANCE]
        if not steps:
            raise NothingToUndo("nothing-to-undo")
        taken = self._steps[steps[-1]]
        self._log(Entry(taken.seat, UNDO))
        del self._steps[steps[-1] :]
        return self.text(taken.action)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat's last action is still its own affair.

        It is until something follows it, or if it told the seat what nobody could foresee.
        """
        if not self._steps or self._steps[-1].seat != self._seat(seat):
            return False
        step, m, game = self._steps[-1], self.material.m, self.game
        foreseen = game.after(m, game.hidden_from(m, step.before, seat), step.action)
        seen = game.hidden_from(m, step.after, seat)
        return game.position_bytes(game.hidden_from(m, foreseen, seat)) == game.position_bytes(seen)

    def says(self, n: int, text: str) -> bool:
        """Whether a text, read at moment `n`, means what was done then."""
        if self.log[n].action == UNDO:
            return text.strip().lower() == UNDO_TEXT
        try:
            read = self.game.notation.parse(self.material.m, self._befores[n], text)
        except InvalidAction:
            return False
        return read == self.log[n].action

    def replay(self, entry: Entry) -> None:
        """Append a logged entry as it stands, chance included; for records."""
        if entry.action == UNDO:
            self.undo()
            return
        legal = self.game.legal(self.material.m, self._state)
        if entry.seat != self.actor or entry.action not in legal:
            reasons = self._reasons(entry.seat, entry.action) if entry.seat != CHANCE else []
            raise IllegalAction(self.game.name, self.text(entry.action), reasons, self.names)
        self._append(entry.seat, entry.action)

    def resolve_chance(self) -> None:
        """Let chance pick until a seat has to act or the game is over."""
        while self.actor == CHANCE:
            self._append(CHANCE, self.drawn())

    def drawn(self) -> int:
        """What chance picks now, by the seed."""
        if self.seed is None:
            raise SeraiError("no-seed")
        m = self.material.m
        outcomes = self.game.legal(m, self._state)
        left = self.game.weights(m, self._state, len(outcomes))
        draw = self.game.pools.current(m, self._state, outcomes)
        return outcomes[chance.pick(self.seed, draw, left)]

    # -- points and result ------------------------------------------------------------------

    def points(self) -> list[Score]:
        """Per seat the points so far, with the ledger they add up from."""
        ledger = self._ledger()
        totals = self.game.points(self.material.m, self._state, self.seats)
        return [
            Score(total, tuple(booking for booking in ledger if booking.seat == seat))
            for seat, total in enumerate(totals)
        ]

    def opening(self, seat: int = SPECTATOR) -> list[Booking]:
        """What everybody had before the first action, as far as a seat may know it."""
        m, eyes = self.material.m, self._viewer(seat)
        start = self._start if self.over else self.game.hidden_from(m, self._start, eyes)
        return [
            Booking(BEFORE_ALL, event.seat, event.rule, event.source, event.points, event.cells)
            for owner in range(self.seats)
            for event in self.game.events.booked(m, start, owner)
            if event.points and event.seat == owner
        ]

    def provisional(self, seat: int = SPECTATOR) -> list[Booking]:
        """Beside the ledger: what is owed for the end, entered when it is earned.

        As far as a seat may know it. An entry is taken out again by another when what it stood for
        is lost, or paid; so when the game is over they add up to nothing.
        """
        states = [self._start, *(step.after for step in self._steps)]
        plies = [BEFORE_ALL, *(step.ply for step in self._steps)]
        entries, before = [], Counter[_Account]()
        for ply, state in zip(plies, states, strict=True):
            now = self._owed(state, self._viewer(seat))
            for account in [*now, *(gone for gone in before if gone not in now)]:
                if points := now[account] - before[account]:
                    entries.append(Booking(ply, *account, points, ()))
            before = now
        return entries

    def result(self) -> list[float] | None:
        """Per seat its share of the win, adding up to 1; None while the game goes on."""
        if not self.over:
            return None
        return self.game.result(self.material.m, self._state, self.seats)

    # -- what a seat may know ---------------------------------------------------------------

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Everything a seat (or a spectator) may know now, as plain data."""
        return self._view(self._state, len(self.log), seat)

    def view_at(self, ply: int, seat: int = SPECTATOR) -> dict[str, Any]:
        """The same as it was after the first `ply` actions that stand; 0 is before any."""
        if not 0 <= ply <= len(self._steps):
            raise BadOption("no-such-ply", ply=ply, plies=len(self._steps))
        if ply == 0:
            return self._view(self._start, 0, seat)
        step = self._steps[ply - 1]
        return self._view(step.after, step.ply + 1, seat)

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What happened from log entry `since` on, taken-back actions left out."""
        return [event for _, event in self.happened(seat, since)]

    def happened(self, seat: int = SPECTATOR, since: int = 0) -> list[tuple[int, Event]]:
        """The same, each with the log entry that did it."""
        self._viewer(seat)
        begin = bisect_left(self._steps, since, key=lambda step: step.ply)
        return [
            (step.ply, event)
            for step in self._steps[begin:]
            for event in self._step_events(step, seat)
        ]

    def sentences(self, seat: int = SPECTATOR, since: int = 0, language: str = "") -> list[str]:
        """The same events, as sentences."""
        return [
            say_event(self.game.name, event, self.names, language)
            for event in self.events(seat, since)
        ]

    # -- as text ----------------------------------------------------------------------------

    def record(self, seat: int | None = None) -> str:
        """The whole game as text; for a seat, and until the game is over, as it may know it."""
        from .record import write

        return write(self, seat if seat is None else self._viewer(seat))

    def position(self) -> str:
        """The position as text, drawn."""
        from .record import write_position

        return write_position(self)

    def svg(self, seat: int = SPECTATOR) -> str:
        """The position as a picture, as a seat (or a spectator) may know it."""
        from .picture import svg

        return svg(self.game, self.material, self._state, self._viewer(seat), self.names)

    def text(self, action: int) -> str:
        return self.game.notation.text(self.material.m, action)

    def parse(self, text: str) -> int:
        return self.game.notation.parse(self.material.m, self._state, text)

    def shown_log(self, seat: int, since: int = 0) -> list[Entry]:
        """The log from entry `since` on, with every action as the seat saw it."""
        return [
            entry
            if entry.action == UNDO
            else Entry(
                entry.seat,
                self.game.hidden.shown(self.material.m, before, seat, entry.action),
            )
            for entry, before in zip(self.log[since:], self._befores[since:], strict=True)
        ]

    def entry_text(self, entry: Entry) -> str:
        return UNDO_TEXT if entry.action == UNDO else self.text(entry.action)

    def seen(self, seat: int) -> list[int]:
        """Every action that stands, as the seat saw it."""
        m, shown = self.material.m, self.game.hidden.shown
        return [int(shown(m, step.before, seat, step.action)) for step in self._steps]

    @property
    def in_force(self) -> list[tuple[int, Entry]]:
        """What has not been taken back: where it is in the log, and the entry itself."""
        return [(step.ply, self.log[step.ply]) for step in self._steps]

    @property
    def last(self) -> int:
        """Where in the log the last action is that has not been taken back, or BEFORE_ALL."""
        return self._steps[-1].ply if self._steps else BEFORE_ALL

    @property
    def last_choice(self) -> tuple[int, int] | None:
        """The same of the last action of a seat: where it is, and whose."""
        chosen = (step for step in reversed(self._steps) if step.seat != CHANCE)
        return next(((step.ply, step.seat) for step in chosen), None)

    def has_acted(self, seat: int) -> bool:
        """Whether anything stands that the seat has done."""
        return any(step.seat == seat for step in self._steps)

    def before(self, n: int) -> Buffer:
        """A copy of the true state before entry `n` of the log."""
        return self._befores[n].copy()

    # -- inside -----------------------------------------------------------------------------

    @property
    def _state(self) -> Buffer:
        return self._steps[-1].after if self._steps else self._start

    @property
    def start(self) -> Buffer:
        """A copy of the state the log begins from."""
        return self._start.copy()

    def _append(self, seat: int, action: int) -> None:
        before = self._state
        after = self.game.after(self.material.m, before, action)
        self._log(Entry(seat, action))
        self._steps.append(_Step(len(self.log) - 1, seat, action, before, after))

    def _log(self, entry: Entry) -> None:
        self.log.append(entry)
        self._befores.append(self._state)

    def _legal_action(self, text: str, seat: int | None) -> int:
        action = self.parse(text)
        if seat is not None and not self.over and self._seat(seat) != self.actor:
            raise NotYourTurn("not-your-turn", seat=seat + 1, actor=self.actor + 1)
        if action not in self.game.legal(self.material.m, self._state):
            reasons = self._reasons(self.actor if seat is None else seat, action)
            raise IllegalAction(self.game.name, text, reasons, self.names)
        return action

    def _reasons(self, seat: int, action: int) -> list[Reason]:
        m, viewer = self.material.m, seat if seat >= 0 else SPECTATOR
        known = self.game.hidden_from(m, self._state, viewer)
        return self.game.refusal.reasons(m, known, seat, action)

    def _view(self, state: Buffer, n: int, seat: int) -> dict[str, Any]:
        m, game = self.material.m, self.game
        known = game.hidden_from(m, state, self._viewer(seat))
        return {
            "game": game.name,
            "seat": seat,
            "seats": self.seats,
            "names": list(self.names),
            "n": n,
            "actor": game.rules.actor(m, state),
            **game.view.view(m, known, seat),
        }

    def _step_events(self, step: _Step, seat: int) -> list[Event]:
        m = self.material.m
        before = self.game.hidden_from(m, step.before, seat)
        after = self.game.hidden_from(m, step.after, seat)
        seen = self.game.hidden.shown(m, step.before, seat, step.action)
        return self.game.events.events(m, before, seen, after, seat)

    def _ledger(self) -> list[Booking]:
        """Every seat's points from its own events: a seat always knows its own points."""
        m = self.material.m
        ledger: list[Booking] = []
        for seat in range(self.seats):
            start = self.game.hidden_from(m, self._start, seat)
            booked = [(BEFORE_ALL, event) for event in self.game.events.booked(m, start, seat)]
            for step in self._steps:
                booked += [(step.ply, event) for event in self._step_events(step, seat)]
            ledger += [
                Booking(ply, seat, event.rule, event.source, event.points, event.cells)
                for ply, event in booked
                if event.points and event.seat == seat
            ]
        return sorted(ledger, key=lambda booking: booking.ply)

    def _owed(self, state: Buffer, seat: int) -> Counter[_Account]:
        """What a state owes, as far as a seat knows it."""
        accounts = Counter[_Account]()
        if self.game.owed is not None:
            known = self.game.hidden_from(self.material.m, state, seat)
            for due in self.game.owed.owed(self.material.m, known, seat):
                accounts[due.seat, due.rule, due.source] += due.points
        return accounts

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadOption("bad-seat", seat=seat, seats=self.seats)
        return seat

    def _viewer(self, seat: int) -> int:
        return seat if seat == SPECTATOR else self._seat(seat)


def new(
    game: str,
    seats: int = 2,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    **options: object,
) -> Match:
    """Begin a match. Unknown options are refused with the list of those there are."""
    found = registry.game(game)
    material = build(found, seats, options)
    return Match(found, material, chance.new_seed() if seed is None else str(seed), names)


def position(game: str, text: str, seed: int | str | None = None) -> Match:
    """Begin a match from a drawn position."""
    from .record import read_start

    found = registry.game(game)
    material, start = read_start(found, text)
    return Match(found, material, None if seed is None else str(seed), start=start)


def _check_words(names: Sequence[str], seed: str | None) -> None:
    """A record holds names and seed in one line each: nothing in them may break it."""
    for name in names:
        fits = 0 < len(name) <= LONGEST_WORD and name.isprintable() and name == name.strip()
        if not fits or "|" in name:
            raise BadOption("bad-name", name=name, most=LONGEST_WORD)
    if seed is not None and not (0 < len(seed) <= LONGEST_WORD and _SEED.fullmatch(seed)):
        raise BadOption("bad-seed", seed=seed)
