"""A position one can hold: print it, compare it, keep it, play on from it. It never changes.

    position = serai.new(game, seed=7).position
    action = position.legal()[0]           # its text, which knows its number
    position.play(action)                  # another Position; this one is as it was
    print(position)                        # serialised as text, which `serai.position` reads back

Two positions are equal if their bytes are and they are played with the same material, however they
came about. Chance is a player here: at its turn `legal` are its outcomes. A `Match` is a position
with a history and a seed, which lets chance draw by itself.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NoReturn, Self, cast

import numpy as np

from . import chance, registry
from .action import Action as Action
from .action import shared_numbers
from .compiled import Buffer, Dice
from .contract import CHANCE, OVER, SPECTATOR, Due, Event, Facts, Game, Material, Reason
from .errors import BadOption, IllegalAction, NotYourTurn
from .facts import for_each_material

if TYPE_CHECKING:
    from .match import Match
    from .texts import Called


class Position:
    """A position of any game. Seats count from 0 here, from 1 in every text."""

    __slots__ = ("_before", "_known", "_number", "_state", "game", "material")
    game: Game
    material: Material
    _state: Buffer  # nobody else holds it, and nothing is ever written into it; or it is folded
    _known: dict[Any, Any]  # what was asked for, until it is forgotten
    _before: "Position"  # of one that was folded
    _number: int  # the action that has led from there; or it is as the game begins

    def __init__(self, game: Game | str, material: Material, state: Buffer | None = None) -> None:
        """From a game's state, which is copied; without one, before anything has happened."""
        found = registry.game(game) if isinstance(game, str) else game
        own = found.start(material.m) if state is None else np.array(state, np.uint8)
        assert own.shape == (found.layout.STATE.itemsize,), own.shape
        _fill(self, found, material, own)
        if state is None:
            _set_number(self, _BEGINNING)

    # -- whose turn, and what may be done ---------------------------------------------------

    @property
    def seats(self) -> int:
        return self.material.seats

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE or OVER."""
        found: int | None = self._known.get("actor")
        if found is None:
            found = self._known["actor"] = self.game.rules.actor(self.material.m, self._state)
        return found

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def is_chance(self) -> bool:
        return self.actor == CHANCE

    def legal(self) -> tuple[Action, ...]:
        """What may be done, ascending; at chance's turn its outcomes, and nothing at the end."""
        numbers = self.legal_numbers()
        known = _actions(self.material.m).setdefault(self.game.name, {})
        try:
            return tuple([known[number] for number in numbers])
        except KeyError:  # some are asked for the first time
            return tuple([self._action(number) for number in numbers])

    def legal_numbers(self) -> list[int]:
        """The same as numbers, for looking only, for whoever looks at many positions."""
        found: list[int] | None = self._known.get("legal")
        if found is None:
            numbers = self.game.legal(self.material.m, self._state)
            found = self._known["legal"] = shared_numbers(numbers)
        return found

    def chances(self) -> dict[Action, float]:
        """At chance's turn each outcome with its probability; else nothing."""
        if not self.is_chance:
            return {}
        outcomes = self.legal()
        left = self.game.weights(self.material.m, self._state, len(outcomes))
        return {outcome: weight / sum(left) for outcome, weight in zip(outcomes, left, strict=True)}

    def action(self, given: str | int) -> Action:
        """An action by its number, or by its text; InvalidAction if it is not our language."""
        return self._action(self.number_of(given) if isinstance(given, str) else given)

    def number_of(self, action: str) -> int:
        """The number of an action or of its text, as it is meant here."""
        if isinstance(action, Action) and action == self._same(action):
            return action.number
        return self.game.notation.parse(self.material.m, self._state, action)

    def why_not(self, action: str, seat: int | None = None) -> list[Reason]:
        """Every reason why a seat, or the one to act, may not do this now; empty if it may."""
        number = self.number_of(action)
        if seat is None and self.is_chance and number in self.legal_numbers():
            return []
        return self._reasons(self.actor if seat is None else self._seat(seat), number)

    def preview(self, action: str) -> list[Event]:
        """What a legal action of the seat to act would bring, as far as that seat can know."""
        number, m = self.checked(action), self.material.m
        return self.game.preview(m, self._state, _eyes(self.actor), number)

    def previews(self) -> dict[Action, list[Event]]:
        """The same of everything the seat to act may do, but for the echoes of the actions."""
        actor = self.actor
        if actor < 0:
            return {}
        known = self.hidden_from(actor)
        told = self.game.previews(self.material.m, known._state, actor, known.legal_numbers())
        return dict(zip(known.legal(), told, strict=True))

    # -- going on ---------------------------------------------------------------------------

    def play(self, action: str) -> "Position":
        """The position after an action, or after an outcome of chance at its turn.

        Refused with InvalidAction, or with IllegalAction and every reason.
        """
        return self.after(self.checked(action))

    def after(self, number: int) -> "Position":
        """The same for a number that is known to be legal: nothing is asked."""
        return self._with(self.game.after(self.material.m, self._state, number))

    def checked(self, action: str, seat: int | None = None, names: "Sequence[Called]" = ()) -> int:
        """The number of an action that the seat to act may do, and no other seat if one is named.

        A refusal calls the seats by these names.
        """
        number = self.number_of(action)
        if seat is not None and not self.over and self._seat(seat) != self.actor:
            raise NotYourTurn("not-your-turn", seat=seat + 1, actor=self.actor + 1)
        if number not in self.legal_numbers():
            reasons = self._reasons(self.actor if seat is None else seat, number)
            raise IllegalAction(self.game.name, str(action), reasons, names)
        return number

    def drawn_by(self, seed: str) -> int:
        """At chance's turn the outcome that a match with this seed meets."""
        m, outcomes = self.material.m, self.legal_numbers()
        left = self.game.weights(m, self._state, len(outcomes))
        draw = self.game.pools.current(m, self._state, outcomes)
        return outcomes[chance.pick(seed, draw, left)]

    def match(self, seed: int | str | None = None, names: Sequence[str] = ()) -> "Match":
        """A match that begins here; it needs a seed only if chance has still to draw."""
        from .match import Match

        return Match(self, None if seed is None else str(seed), names)

    # -- points and result ------------------------------------------------------------------

    def points(self) -> list[int]:
        """Per seat the points so far."""
        return self.game.points(self.material.m, self._state, self.seats)

    def result(self) -> list[float] | None:
        """Per seat its share of the win, adding up to 1; None while the game goes on."""
        if not self.over:
            return None
        return self.game.result(self.material.m, self._state, self.seats)

    def booked(self, seat: int) -> list[Event]:
        """What the position has brought, for whoever does not know how it came about."""
        return self.game.events.booked(self.material.m, self._state, seat)

    def owed(self, seat: int) -> list[Due]:
        """What is owed for the end, as far as a seat knows it."""
        known, room = self.hidden_from(seat), self.game.owed
        return [] if room is None else room.owed(self.material.m, known._state, seat)

    # -- what a seat may know ---------------------------------------------------------------

    def view(self, seat: int = SPECTATOR) -> Facts:
        """Everything a seat (or a spectator) may know, as plain data."""
        known = self.hidden_from(seat)
        return {
            "game": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "actor": self.actor,
            **self.game.view.view(self.material.m, known._state, seat),
        }

    def hidden_from(self, seat: int) -> "Position":
        """What a seat (or a spectator) knows: a position without what it may not know."""
        found: Position | bool | None = self._known.get(seat)
        if found is None:
            hidden = self.game.hidden_from(self.material.m, self._state, self._viewer(seat))
            whole = hidden.tobytes() == self._state.tobytes()
            found = self._known[seat] = whole or self._with(hidden)
        return self if found is True else cast("Position", found)

    def forget(self) -> None:
        """Drop what was worked out about it; it can be worked out again."""
        self._known.clear()

    def fold(self, before: "Position", number: int) -> None:
        """The same, and its state too: an action has led here, and can be played once more.

        So a log need not hold all of its positions. Whoever asks notices nothing.
        """
        _set_before(self, before)
        _set_number(self, number)
        self._fold()

    def fold_beginning(self) -> None:
        """The same of one before anything has happened."""
        if getattr(self, "_number", None) == _BEGINNING:
            self._fold()
        else:
            self.forget()

    def dealt(self, seat: int, dice: Dice) -> "Position":
        """A world that could be: what the seat does not know, dealt anew."""
        world = self.state
        self.game.hidden.deal(self.material.m, world, self._viewer(seat), dice)
        return self._with(world)

    def shown(self, seat: int, number: int) -> int:
        """An action of this position as a seat sees it."""
        viewer = self._viewer(seat)
        return int(self.game.hidden.shown(self.material.m, self._state, viewer, number))

    def events(self, number: int, seat: int, after: "Position | None" = None) -> list[Event]:
        """What an action does here, as a seat may know it; `after`, if it is at hand already."""
        before = self.hidden_from(seat)
        then = (self.after(number) if after is None else after).hidden_from(seat)
        seen = self.shown(seat, number)
        m = self.material.m
        return self.game.events.events(m, before._state, seen, then._state, seat)

    def come_about(self, before: "Position", number: int, seat: int) -> list[Event]:
        """The same of the action that led here; worked out once for those who know all of it."""
        whole = before.hidden_from(seat) is before and self.hidden_from(seat) is self
        what = "events", id(before), number, before.shown(seat, number) if whole else (seat,)
        found: list[Event] | None = self._known.get(what)
        if found is None:
            found = self._known[what] = before.events(number, seat, self)
        return found

    # -- as a value -------------------------------------------------------------------------

    @property
    def state(self) -> Buffer:
        """A copy of the game's state, for compiled code."""
        return self._state.copy()

    def __bytes__(self) -> bytes:
        """The bytes by which two positions are the same."""
        return self.game.position_bytes(self._state)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self.game.name == other.game.name
            and bytes(self) == bytes(other)
            and (
                self.material is other.material
                or _made_from(self.material) == _made_from(other.material)
            )
        )

    def __hash__(self) -> int:
        return hash((self.game.name, bytes(self)))

    def __str__(self) -> str:
        from .record import write_position

        return write_position(self)

    def __repr__(self) -> str:
        actor = {CHANCE: "CHANCE", OVER: "OVER"}.get(self.actor, self.actor)
        played = f"{self.game.name!r}, {self.material.name!r}, seats={self.seats}"
        return f"Position({played}, actor={actor})"

    def svg(self, seat: int = SPECTATOR, names: Sequence[str] = ()) -> str:
        """A picture of it, as a seat (or a spectator) may know it."""
        from .picture import svg

        called = names or [str(number + 1) for number in range(self.seats)]
        return svg(self.game, self.material, self._state, self._viewer(seat), called)

    def _repr_svg_(self) -> str:
        """As a notebook shows it: what somebody who looks on may see."""
        return self.svg()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        rules, seats, options, source = _made_from(self.material)
        if not self.material.shipped:
            options = {**options, self.game.material.SOURCE: source}
        made = (self.game.name, rules, seats, tuple(options.items()))
        return _unpickled, (made, self._state.tobytes())

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(name)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Buffer:
            """Asked for what is not there: the state of one that was folded."""
            if name != "_state":
                raise AttributeError(name)
            return self._unfolded()

    # -- inside -----------------------------------------------------------------------------

    def _unfolded(self) -> Buffer:
        """The state, from the last position that has one; it is kept for now."""
        numbers: list[int] = []
        at = self
        while (state := _state_of(at)) is None and at._number != _BEGINNING:
            numbers.append(at._number)
            at = at._before
        m = self.material.m
        found: Buffer = self.game.start(m) if state is None else state.copy()
        for number in reversed(numbers):
            self.game.rules.apply(m, found, number)
        _set_state(self, found)
        _unfolded.append(self)
        if len(_unfolded) > _UNFOLDED:
            _unfolded.popleft()._fold()
        return found

    def _fold(self) -> None:
        self.forget()
        with suppress(AttributeError):  # it is not there
            _drop_state(self)

    def _action(self, number: int) -> Action:
        """An action of this table: there are many, and each is asked for again and again."""
        game, m = self.game, self.material.m
        known = _actions(m).setdefault(game.name, {})
        found = known.get(number)
        if found is None:
            found = known[number] = Action(game.notation.text(m, number), game.name, number)
        return found

    def _with(self, state: Buffer) -> "Position":
        """Another position of the same game; the state must be nobody else's."""
        other = object.__new__(Position)
        _fill(other, self.game, self.material, state)
        return other

    def _reasons(self, seat: int, number: int) -> list[Reason]:
        known = self.hidden_from(_eyes(seat))
        return self.game.refusal.reasons(self.material.m, known._state, seat, number)

    def _same(self, action: Action) -> str | None:
        """The text of its number here: on another map the same number may be another action."""
        return self._action(action.number) if action.game == self.game.name else None

    def _viewer(self, seat: int) -> int:
        return seat if seat == SPECTATOR else self._seat(seat)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadOption("bad-seat", seat=seat, seats=self.seats)
        return seat


@for_each_material
def _actions(m: Buffer) -> dict[str, dict[int, Action]]:
    """Those that were asked for, by their game and number."""
    return {}


_BEGINNING = -1  # no action
_UNFOLDED = 64  # that somebody has asked for again, until others are asked for
_unfolded: deque[Position] = deque()
_slots = vars(Position)
_set_game, _set_material, _set_state, _set_known, _set_before, _set_number = (
    _slots[slot].__set__ for slot in ("game", "material", "_state", "_known", "_before", "_number")
)
_get_state, _drop_state = _slots["_state"].__get__, _slots["_state"].__delete__


def _state_of(position: Position) -> Buffer | None:
    """None if it is folded."""
    try:
        found: Buffer = _get_state(position)
    except AttributeError:
        return None
    return found


def _fill(position: Position, game: Game, material: Material, state: Buffer) -> None:
    _set_game(position, game)
    _set_material(position, material)
    _set_state(position, state)
    _set_known(position, {})


def _eyes(actor: int) -> int:
    """Who knows what the one to act knows: chance has no eyes of its own."""
    return actor if actor >= 0 else SPECTATOR


_Made = tuple[str, int, int, tuple[tuple[str, str], ...]]  # game, rules, seats, options


def _made_from(material: Material) -> tuple[int, int, Mapping[str, str], str]:
    """What a material was built from: it is the same if that is."""
    return material.rules, material.seats, material.options, material.source


def _unpickled(made: _Made, state: bytes) -> Position:
    game, material = _built(made)
    return Position(game, material, np.frombuffer(state, np.uint8))


@lru_cache(maxsize=64)
def _built(made: _Made) -> tuple[Game, Material]:
    """The material once for all positions that are played with it."""
    from .material import build

    name, rules, seats, options = made
    game = registry.game(name)
    return game, build(game, seats, dict(options), rules)
