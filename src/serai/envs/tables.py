"""Many tables of one game, stepped by one call: what all environments are made of.

    tables = Tables("bazaar", 256, seed=7)
    while True:
        tables.step(policy(tables.observations, tables.masks))

Everything there is to know stands in arrays that are written anew with each step; they are the
tables' own, to be read. Chance acts by itself, from dice of each table's own, and a game that is
over is followed by another one.
"""

import os
import secrets
import weakref
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core import registry, stepping
from serai.core.chance import dice
from serai.core.compiled import Buffer, Floats, Ints
from serai.core.contract import CHANCE, Game, Material
from serai.core.errors import BadOption, IllegalAction, SeraiError
from serai.core.material import build
from serai.core.observations import Observer
from serai.core.position import Position
from serai.core.stepping import ACTOR, BEGIN, ENDED, LEAVE, LEGAL, LENGTH, MOVER, SHOW, WRONG

from .crew import Crew
from .how import NO_ACTION, an_action, parted, seeds_of, some_actions, whole
from .quick import pick
from .saving import pack, unpack, zeros

Actions = Sequence[int] | NDArray[Any]


class Tables:
    """A number of tables. Seats count from 0; actions are the game's own numbers.

    `observations` are what the one to act may know, `masks` and `legal` (the first `counts` of each
    row) what it may do; `rewards` are everybody's for the last step; `actors`, or CHANCE or OVER,
    are to act, and `movers` have acted; `ended` says where a game has come to its end.
    """

    def __init__(
        self,
        game: str,
        number: int = 1,
        *,
        seats: int | None = None,
        seed: int | None = None,
        rules: int | None = None,
        threads: int = 1,
        **asked: Any,
    ) -> None:
        self.how, options = parted(asked)
        self.game: Game = registry.game(game)
        seats = self.game.manifest.seats[0] if seats is None else whole("seats", seats, 1)
        rules = None if rules is None else whole("rules", rules, 1)
        self.material: Material = build(self.game, seats, options, rules)
        self.observer = Observer(self.game, self.material)
        self.number, self.threads = whole("number", number, 1), whole("threads", threads, 1)
        self._made = {"seats": self.seats, "rules": rules, "threads": threads, **options}
        self._crew: Crew | None = None
        self._set_out()
        self.reset(secrets.randbits(62) if seed is None else seed)

    def _set_out(self) -> None:
        """The arrays, and the call that fills them."""
        number, layout, how = self.number, self.game.layout, self.how
        self.actions = layout.ACTIONS
        explicit = layout.ACTIONS if how.chance == "explicit" else 0
        self.states: Buffer = zeros((number, layout.STATE.itemsize), np.uint8)
        self.dice = zeros((number,), np.uint64)
        self._points = zeros((number, self.seats), np.int32)
        self._numbers = zeros((number, stepping.NUMBERS), np.int32)
        self.legal = zeros((number, layout.ACTIONS), np.int32)
        self.weights = zeros((number, explicit), np.int32)
        self.masks: Buffer = zeros((number, layout.ACTIONS if how.masks else 0), np.uint8)
        size = self.observer.size if how.observations else 0
        self.observations: Buffer = zeros((number, size), np.uint8)
        self.rewards = zeros((number, self.seats), np.float64)
        self._settings: Floats = how.settings(self.seats)
        self._actions = np.full(number, LEAVE, np.int32)
        columns = (self._numbers[:, place] for place in (ACTOR, MOVER, LEGAL, ENDED, WRONG, LENGTH))
        self.actors, self.movers, self.counts, self.ended, self.wrong, self.lengths = columns
        self._step = self._stepping()
        self._arrays: tuple[Any, ...] = (
            *(self._actions, self.states, self.dice, self._points, self._numbers, self.legal),
            *(self.weights, self.masks, self.observations, self.rewards),
        )

    def _stepping(self) -> Any:
        """The game's own, compiled, or the same lines uncompiled."""
        if self.game.stepping is not None:
            return self.game.stepping.step
        rules, observe = self.game.rules, self.observer.observe
        return stepping.stepper(rules, observe, part=lambda function: function)

    @property
    def seats(self) -> int:
        return self.material.seats

    # -- playing ----------------------------------------------------------------------------

    def reset(self, seed: int | Actions | None = None, where: Actions | None = None) -> None:
        """Begin anew, at all tables or at these; with a seed, all dice are thrown anew first.

        The same seed and the same actions give the same games, in any process. With a seed for each
        table, each has the game that a table alone has from it.
        """
        if seed is not None:
            seeds = seeds_of(seed, self.number)
            for table, (one, place) in enumerate(seeds):
                self.dice[table] = dice((one << 32) + place)[0]
        self._actions[:] = BEGIN if where is None else LEAVE
        if where is not None:
            self._actions[np.asarray(where)] = BEGIN
        self._call()

    def step(self, actions: Actions) -> None:
        """Play an action at each table; LEAVE (−1) leaves a table as it is."""
        given = some_actions(actions, self.number)
        if given.min() < LEAVE:
            raise BadOption("env-no-action", number=int(given.min()), actions=self.actions)
        self._do(given if given.dtype == np.int32 else np.minimum(given, NO_ACTION))

    def _do(self, actions: NDArray[Any]) -> None:
        """What stands in place of an action is let through."""
        self._actions[:] = actions
        if self.how.illegal == "raise" or self.weights.shape[1]:
            self._refuse()
        self._call()

    def step_one(self, action: int, table: int = 0) -> None:
        """The same at one table alone; the others are left as they are."""
        number = an_action(action)
        if not 0 <= number < NO_ACTION:
            if self.how.illegal == "raise":
                raise BadOption("env-no-action", number=number, actions=self.actions)
            number = NO_ACTION
        if self.number > 1:
            self._actions[:] = LEAVE
        self._actions[table] = number
        if self.how.illegal == "raise" or self.weights.shape[1]:
            self._refuse()
        self._step(self.material.m, self._settings, table, table + 1, *self._arrays)

    def _call(self) -> None:
        if self.threads == 1:
            m, settings = self.material.m, self._settings
            self._step(m, settings, 0, self.number, *self._arrays)
            return
        if self._crew is None or self._crew.process != os.getpid():
            fixed = self.material.m, self._settings
            self._crew = Crew(self._step, self.threads, self.number, fixed, self._arrays)
            weakref.finalize(self, self._crew.dismiss)
        self._crew.call()

    def _refuse(self) -> None:
        """Before anything happens: the first action that is not allowed, with every reason."""
        for table, action in enumerate(self._actions.tolist()):
            if action == LEAVE or self.counts[table] == 0:
                continue
            if self.how.illegal != "raise" and self.actors[table] != CHANCE:
                continue
            listed = self.legal[table]
            if not stepping.is_legal(action, listed, int(self.counts[table])):
                self._actions[:] = LEAVE
                raise self.why_not(action, table)

    # -- looking ----------------------------------------------------------------------------

    def position(self, table: int = 0) -> Position:
        """What a table has come to."""
        return Position(self.game, self.material, self.states[table])

    def observe(self, seat: int, table: int = 0) -> Buffer:
        """What any seat observes there now."""
        return self.observer.of(self.states[table], seat)

    def why_not(self, action: int, table: int = 0) -> SeraiError:
        """What is wrong with an action that is not legal there."""
        position = self.position(table)
        if not 0 <= action < self.actions:
            return BadOption("env-no-action", number=action, actions=self.actions)
        text = self.game.notation.text(self.material.m, action)
        reasons = [] if position.actor < 0 else position.why_not(position.action(action))
        return IllegalAction(self.game.name, text, reasons)

    # -- keeping ----------------------------------------------------------------------------

    @property
    def _kept(self) -> tuple[NDArray[Any], ...]:
        """What the rest follows from."""
        return self.states, self.dice, self._points, self._numbers, self.rewards

    def save(self) -> bytes:
        """Everything, dice included: what is restored goes on as this would."""
        return pack(self._label(), self._kept)

    def restore(self, saved: bytes) -> None:
        """Go on from there; refused if it was saved at other tables."""
        unpack(self._label(), saved, self._kept)
        self._actions[:] = SHOW
        self._call()

    def set_position(self, position: Position, table: int = 0) -> None:
        """Go on from a position of this game with this material."""
        if position.game is not self.game or len(position.state) != self.states.shape[1]:
            raise BadOption("env-other-game", game=self.game.name)
        self.states[table] = position.state
        counted = self.game.points(self.material.m, position.state, self.seats)
        self._points[table] = counted
        self._numbers[table] = 0
        self._numbers[table, ACTOR] = position.actor
        self._numbers[table, LEGAL] = len(position.legal_numbers())
        self._actions[:] = LEAVE
        self._actions[table] = SHOW
        self._call()

    def take(self, other: "Tables", rows: Actions, states: Buffer | None = None) -> None:
        """Go on from tables of another object, a row of it for each table here.

        With `states`, from these instead of theirs: such as worlds that were dealt from what a seat
        knows. So a search tries many actions in one call. The dice stay one's own.
        """
        known, theirs = self._label(), other._label()
        if known | {"number": 0} != theirs | {"number": 0}:
            raise BadOption("env-other-game", game=self.game.name)
        places = some_actions(rows, self.number)
        self.states[:] = other.states[places] if states is None else states
        self._points[:], self._numbers[:] = other._points[places], other._numbers[places]
        self._actions[:] = SHOW
        self._call()

    def copy(self) -> "Tables":
        """The same tables as they are now, which go their own way from here on."""
        other = Tables(self.game.name, self.number, seed=0, **self._made, **asdict(self.how))
        other.restore(self.save())
        return other

    def _label(self) -> dict[str, Any]:
        material = self.material
        return {
            "game": self.game.name,
            "rules": material.rules,
            "seats": material.seats,
            "options": dict(material.options),
            "source": material.source,
            "number": self.number,
        }

    def __copy__(self) -> "Tables":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Tables":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        made = {**self._made, **asdict(self.how)}
        return _unpickled, (self.game.name, self.number, made, self.save())


def _unpickled(game: str, number: int, made: dict[str, Any], saved: bytes) -> Tables:
    tables = Tables(game, number, seed=0, **made)
    tables.restore(saved)
    return tables


def random_actions(tables: Tables, generator: np.random.Generator) -> Ints:
    """A legal action for each table, each as likely; LEAVE where there is none."""
    out = np.empty(tables.number, np.int32)
    pick(generator.random(tables.number), tables._numbers, tables.legal, out)
    return out
