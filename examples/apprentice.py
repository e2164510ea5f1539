"""Learn from one who knows: a net that sees one action ahead what its teacher finds by search.

    python examples/apprentice.py sons --minutes 12 --out sons.npz

Read `Teacher`, `lesson`, then `Apprentice`. The teacher is the game's own `priors`, which look at
whole turns. The net likes or dislikes what an action leads to, in a world dealt from what the seat
knows, and learns to like best what the teacher would do. It plays by turns with its teacher, so
that it is also taught in positions that its own mistakes lead to (DAgger). Where a seat has a
caravan on a plan, everything is seen from there, so nothing is learned twice for two cells.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from serai.core.chance import dice
from serai.core.observations import Observer
from serai.core.stepping import LEAVE
from serai.envs import Tables, random_actions
from strength import against, tell_strength

Array = NDArray[Any]

CENTRE, CELL = "caravan", "cell"  # a part and an axis of what is observed
COUNTS = 0.125  # of what can be more than one, so that it is of the size of a flag
NOWHERE = -1
LOOKS = 6  # at how strong it is, while it learns


@dataclass(frozen=True)
class How:
    """How it is learned."""

    tables: int = 64
    worlds: int = 512  # tried in one call
    apart: int = 4  # steps between two tables, so that not all are at their beginning together
    hidden: int = 64
    rate: float = 0.003
    sure: float = 3.0  # how much the best of the teacher's weights stand out
    alone: float = 0.5  # of its choices that the net makes itself


Function = TypeVar("Function", bound=Callable[..., Any])


def fast(function: Function) -> Function:
    return cast("Function", numba.njit(fastmath=True, error_model="numpy")(function))


# -- the net ---------------------------------------------------------------------------------


@fast
def look(inputs: Array, places: Array, scale: Array, seen: Array, hidden: Array) -> None:
    """What an observation adds to the hidden layer; `places` says by which weights."""
    for i in range(len(inputs)):
        if inputs[i] and places[i] >= 0:
            x, row = scale[i] * np.float32(inputs[i]), seen[places[i]]
            for j in range(len(hidden)):
                hidden[j] += x * row[j]


@fast
def judge(
    observed: Array,
    centres: Array,
    places: Array,
    scale: Array,
    seen: Array,
    seen_: Array,
    worth: Array,
    hidden: Array,
    out: Array,
) -> None:
    for row in range(len(observed)):
        hidden[row] = seen_
        look(observed[row], places[centres[row]], scale, seen, hidden[row])
        out[row] = 0
        for j in range(len(worth)):
            out[row] += max(hidden[row, j], np.float32(0)) * worth[j]


@fast
def lesson(
    observed: Array,
    centres: Array,
    told: Array,
    ends: Array,
    places: Array,
    scale: Array,
    seen: Array,
    seen_: Array,
    worth: Array,
    squares: Array,
    rate: Any,
) -> None:
    """Choice by choice: like better what was told. Rare inputs learn as fast as frequent ones."""
    size, begin = len(worth), 0
    slow, little = np.float32(0.01), np.float32(1e-3)
    back = np.empty(size, np.float32)
    for end in ends:
        number = end - begin
        hidden, liked = np.empty((number, size), np.float32), np.empty(number, np.float32)
        some, there = observed[begin:end], centres[begin:end]
        judge(some, there, places, scale, seen, seen_, worth, hidden, liked)
        odds = np.exp(liked - liked.max())
        odds /= odds.sum()
        for row in range(number):
            push = np.float32(told[begin + row] - odds[row])
            if abs(push) < little:
                continue
            energy = np.float32(0)
            for j in range(size):
                back[j] = push * worth[j] if hidden[row, j] > 0 else np.float32(0)
                energy += back[j] * back[j]
                worth[j] += np.float32(0.1) * rate * push * max(hidden[row, j], np.float32(0))
                seen_[j] += rate * back[j]
            energy /= size
            inputs, at = some[row], places[there[row]]
            for i in range(len(inputs)):
                place = at[i]
                if inputs[i] and place >= 0:
                    x = scale[i] * np.float32(inputs[i])
                    squares[place] += slow * (x * x * energy - squares[place])
                    step = rate * x / (np.sqrt(squares[place]) + little)
                    for j in range(size):
                        seen[place, j] += step * back[j]
        begin = end


def places_of(observer: Observer) -> Array:
    """By which weights each input is seen, for each cell that one's caravan may stand on."""
    parts = {part.name: part for part in observer.parts}
    alike = np.arange(observer.size, dtype=np.int32)
    cells = parts[CENTRE].shape(*observer.counts)[-1] if CENTRE in parts else 0
    side = round(cells**0.5)
    found = np.repeat(alike[None], cells + 1, axis=0)  # the last: it stands nowhere yet
    steps = np.arange(cells)
    for centre in range(cells):
        row = steps // max(side, 1) - centre // side + side // 2
        column = steps % max(side, 1) - centre % side + side // 2
        inside = (row >= 0) & (row < side) & (column >= 0) & (column < side)
        shifted = observer.split(found[centre])
        usual = observer.split(alike)  # type: ignore[arg-type]
        for name, part in parts.items():
            names = [axis.name for axis in part.axes]
            if CELL in names:
                numbers = np.moveaxis(usual[name], names.index(CELL), -1)
                moved = np.moveaxis(shifted[name], names.index(CELL), -1)
                moved[..., inside] = numbers[..., row[inside] * side + column[inside]]
                moved[..., ~inside] = NOWHERE
    return found


class Net:
    """One hidden layer, and how much the seat likes what it sees."""

    def __init__(self, observer: Observer, hidden: int, generator: np.random.Generator) -> None:
        self.observer, self.places = observer, places_of(observer)
        self.scale = np.where(observer.highest > 1, COUNTS, 1.0).astype(np.float32)
        self.weights = {
            "seen": (generator.standard_normal((observer.size, hidden)) * 0.05).astype(np.float32),
            "seen_": np.zeros(hidden, np.float32),
            "worth": (generator.standard_normal(hidden) * 0.2).astype(np.float32),
        }
        self._squares = np.full(observer.size, 1e-3, np.float32)

    def centres(self, observed: Array) -> Array:
        parts = self.observer.split(observed)
        if CENTRE not in parts:
            return np.zeros(len(observed), np.int64)
        own = parts[CENTRE][:, 0]
        found: Array = np.where(own.any(axis=1), own.argmax(axis=1), own.shape[1])
        return found

    def ask(self, observed: Array) -> Array:
        w, out = self.weights, np.empty(len(observed), np.float32)
        hidden = np.empty((len(observed), len(w["worth"])), np.float32)
        fixed = self.places, self.scale, w["seen"], w["seen_"], w["worth"]
        judge(observed, self.centres(observed), *fixed, hidden, out)
        return out

    def learn(self, observed: Array, told: Array, ends: Array, rate: float) -> None:
        w, centres = self.weights, self.centres(observed)
        fixed = self.places, self.scale, w["seen"], w["seen_"], w["worth"]
        lesson(observed, centres, told, ends, *fixed, self._squares, np.float32(rate))


# -- playing ---------------------------------------------------------------------------------


class Worlds:
    """What a seat may believe, and what it would see there after each of its actions."""

    def __init__(self, tables: Tables, how: How, seed: int, **asked: Any) -> None:
        self.dice, self.how, self.observe = dice(seed), how, tables.observer.observe
        self.tried = Tables(
            tables.game.name,
            how.worlds,
            seed=seed,
            autoreset=False,
            observations=False,
            chance="explicit",
            **asked,
        )

    def dealt(self, tables: Tables, rows: Array) -> Array:
        states, hidden, m = tables.states.copy(), tables.game.hidden, tables.material.m
        for row in rows.tolist():
            seat = int(tables.actors[row])
            hidden.hide(m, states[row], seat)
            hidden.deal(m, states[row], seat, self.dice)
        return states

    def after(self, tables: Tables, rows: Array, states: Array) -> Array:
        """What is observed after each legal action at these tables, by whoever acts there."""
        of, most = np.repeat(rows, tables.counts[rows]), self.how.worlds
        actions = np.concatenate([tables.legal[row, : tables.counts[row]] for row in rows])
        out = np.empty((len(of), tables.observer.size), np.uint8)
        m = tables.material.m
        for begin in range(0, len(of), most):
            some = of[begin : begin + most]
            taken, played = np.full(most, some[0]), np.full(most, LEAVE)
            taken[: len(some)], played[: len(some)] = some, actions[begin : begin + most]
            self.tried.take(tables, taken, states[taken])
            self.tried.step(played)
            for place, seat in enumerate(tables.actors[some].tolist()):
                self.observe(m, self.tried.states[place], seat, out[begin + place])
        return out


class Teacher:
    """What the game's own priors say of each action, as chances."""

    def __init__(self, tables: Tables, sure: float) -> None:
        self.tables, self.sure = tables, sure
        self.weights = np.empty(tables.actions, np.float64)

    def say(self, row: int, world: Array) -> Array:
        tables, n = self.tables, int(self.tables.counts[row])
        legal = tables.legal[row, :n]
        tables.game.evaluate.priors(tables.material.m, world, legal, n, self.weights)
        told = (self.weights[:n] / self.weights[:n].max()) ** self.sure
        found: Array = (told / told.sum()).astype(np.float32)
        return found


class Player:
    """Likes one action best, at each of some tables."""

    def __init__(self, net: Net, worlds: Worlds) -> None:
        self.net, self.worlds = net, worlds

    def best(self, tables: Tables, rows: Array) -> Array:
        seen = self.worlds.after(tables, rows, self.worlds.dealt(tables, rows))
        liked = np.split(self.net.ask(seen), tables.counts[rows].cumsum()[:-1])
        chosen = zip(rows, liked, strict=True)
        return np.array([tables.legal[row, likes.argmax()] for row, likes in chosen])


class Apprentice:
    """Plays, asks, and learns, as long as it is told to."""

    def __init__(self, game: str, how: How, seed: int = 1, **asked: Any) -> None:
        self.how, self.generator, self.rate = how, np.random.default_rng(seed), how.rate
        self.tables = Tables(game, how.tables, seed=seed, observations=False, **asked)
        self.teacher = Teacher(self.tables, how.sure)
        self.net = Net(self.tables.observer, how.hidden, self.generator)
        self.worlds = Worlds(self.tables, how, seed, **asked)
        self.player = Player(self.net, self.worlds)
        self.games = self.choices = self.alike = 0
        for step in range(how.apart * how.tables):
            going = np.arange(how.tables) * how.apart > step
            self.tables.step(np.where(going, random_actions(self.tables, self.generator), LEAVE))

    def go_on(self, seconds: float = float("inf"), choices: float = float("inf")) -> None:
        """For so much time, of the processor, or until so many choices have been made in all."""
        ends, tables = time.process_time() + seconds, self.tables
        every, actions = np.arange(tables.number), np.zeros(tables.number, np.int64)
        while time.process_time() < ends and self.choices < choices:
            states = self.worlds.dealt(tables, every)
            seen, last = self.worlds.after(tables, every, states), tables.counts.cumsum()
            told = [self.teacher.say(row, states[row]) for row in every.tolist()]
            liked = np.split(self.net.ask(seen), last[:-1])
            alone = self.generator.random(len(every)) < self.how.alone
            for row in every.tolist():
                said = liked[row] if alone[row] else told[row]
                actions[row] = tables.legal[row, said.argmax()]
                self.alike += int(liked[row].argmax() == told[row].argmax())
            self.net.learn(seen, np.concatenate(told), last, self.rate)
            tables.step(actions)
            self.games += int(tables.ended.sum())
            self.choices += len(every)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=12.0, help="of the processor")
    parser.add_argument("--games", type=int, default=400, help="against each bot, to measure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file for what was learned")
    given = parser.parse_args()
    learner = Apprentice(given.game, How(), given.seed)
    for look in range(LOOKS):
        learner.rate = How.rate * (1 - look / LOOKS)
        learner.go_on(seconds=given.minutes * 60 / LOOKS)
        share = against(given.game, learner.player, "random", 20)
        alike = learner.alike / learner.choices
        done = f"{learner.games} games, {learner.choices} choices, {alike:.1%} as told"
        print(f"{done}: {share:.1%} of random", flush=True)
        if given.out is not None:
            kept: dict[str, Any] = learner.net.weights
            np.savez_compressed(given.out, **kept)
    tell_strength(given.game, learner.player, given.games)


if __name__ == "__main__":
    main()
