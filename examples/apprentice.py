"""Learn from one who knows: a net that sees one action ahead what its teacher finds by search.

    python examples/apprentice.py sons --minutes 7 --out sons.npz

Read `Teacher`, `lesson`, then `Learner`. The teacher is the game's own `priors`, which look at
whole turns. The net likes or dislikes what an action leads to, in a world dealt from what the seat
knows, and learns to like best what the teacher would do. It plays by turns with its teacher, so
that it is also taught in positions that its own mistakes lead to (DAgger). Where a seat has a
caravan on a plan, everything is seen from there, so nothing is learned twice for two cells; and
each phase of a turn has a hidden layer of its own beside the one that all share.
"""

import argparse
import time
from collections.abc import Callable, Iterator
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

CENTRE, KIND, CELL = "caravan", "phase", "cell"  # two parts and an axis of what is observed
COUNTS = 0.125  # of what can be more than one, so that it is of the size of a flag
HINTS = {"recall": 100.0}  # how much more than its weight an action is worth, by its first word
NOWHERE = -1
MEAN_EVERY = 32  # steps
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
    mean: float = 0.05  # of the net, in a mean of what it lately was


Function = TypeVar("Function", bound=Callable[..., Any])


def fast(function: Function) -> Function:
    return cast("Function", numba.njit(fastmath=True, error_model="numpy")(function))


# -- the net ---------------------------------------------------------------------------------


@fast
def gather(words: Array, inputs: Array, ends: Array, which: Array, much: Array) -> None:
    """Of each row what is not 0, one behind the other; eight inputs are passed over at once."""
    found = 0
    for row in range(len(words)):
        for word in range(words.shape[1]):
            if words[row, word]:
                for i in range(8 * word, 8 * word + 8):
                    if inputs[row, i]:
                        which[found], much[found] = i, inputs[row, i]
                        found += 1
        ends[row] = found


@fast
def look(
    low: int, high: int, which: Array, much: Array, places: Array, seen: Array, hidden: Array
) -> None:
    """What an observation adds to the hidden layer; `places` says by which weights."""
    for k in range(low, high):
        place = places[which[k]]
        if place >= 0:
            x, row = much[k], seen[place]
            for j in range(len(hidden)):
                hidden[j] += x * row[j]


@fast
def judge(
    begin: int,
    end: int,
    ends: Array,
    which: Array,
    much: Array,
    kinds: Array,
    centres: Array,
    places: Array,
    seen: Array,
    seen_: Array,
    worth: Array,
    hidden: Array,
    out: Array,
) -> None:
    """How much some rows are liked: by the layer of their kind of choice, and by that of all."""
    size, shared = seen.shape[2], len(seen) - 1
    for row in range(begin, end):
        kind, at = kinds[row], places[centres[row]]
        low, high, own = ends[row - 1] if row else 0, ends[row], hidden[row]
        own[:size], own[size:] = seen_[kind], seen_[shared]
        look(low, high, which, much, at, seen[kind], own[:size])
        look(low, high, which, much, at, seen[shared], own[size:])
        out[row] = 0
        for j in range(2 * size):
            out[row] += max(own[j], np.float32(0)) * worth[kind, j]


@fast
def nudge(
    low: int,
    high: int,
    which: Array,
    much: Array,
    places: Array,
    back: Array,
    seen: Array,
    squares: Array,
    rate: Any,
) -> None:
    """Towards what was told. Rare inputs learn as fast as frequent ones."""
    slow, little, energy = np.float32(0.01), np.float32(1e-3), np.float32(0)
    for j in range(len(back)):
        energy += back[j] * back[j]
    energy /= len(back)
    for k in range(low, high):
        place = places[which[k]]
        if place >= 0:
            x = much[k]
            squares[place] += slow * (x * x * energy - squares[place])
            step = rate * x / (np.sqrt(squares[place]) + little)
            for j in range(len(back)):
                seen[place, j] += step * back[j]


@fast
def lesson(
    ends: Array,
    which: Array,
    much: Array,
    kinds: Array,
    centres: Array,
    told: Array,
    choices: Array,
    places: Array,
    seen: Array,
    seen_: Array,
    worth: Array,
    squares: Array,
    rate: Any,
) -> None:
    """Choice by choice: like better what was told."""
    size, shared, begin = seen.shape[2], len(seen) - 1, 0
    hidden = np.empty((len(ends), 2 * size), np.float32)
    back, liked = np.empty(2 * size, np.float32), np.empty(len(ends), np.float32)
    rows = ends, which, much, kinds, centres
    for end in choices:
        judge(begin, end, *rows, places, seen, seen_, worth, hidden, liked)
        odds = np.exp(liked[begin:end] - liked[begin:end].max())
        odds /= odds.sum()
        kind = kinds[begin]
        for row in range(begin, end):
            push = np.float32(told[row] - odds[row - begin])
            if abs(push) < np.float32(1e-3):
                continue
            for j in range(2 * size):
                back[j] = push * worth[kind, j] if hidden[row, j] > 0 else np.float32(0)
                worth[kind, j] += np.float32(0.1) * rate * push * max(hidden[row, j], np.float32(0))
            seen_[kind] += rate * back[:size]
            seen_[shared] += rate * back[size:]
            low, high, at = ends[row - 1] if row else 0, ends[row], places[centres[row]]
            for layer, part in ((kind, back[:size]), (shared, back[size:])):
                nudge(low, high, which, much, at, part, seen[layer], squares[layer], rate)
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


class Seen:
    """What was seen after actions: of each what is not 0, from where, at what kind of choice."""

    def __init__(self, observed: Array, scale: Array, centres: Array, kinds: Array) -> None:
        number = np.count_nonzero(observed)
        self.ends, self.which = np.empty(len(observed), np.int64), np.empty(number, np.int32)
        counted = np.empty(number, np.uint8)
        gather(observed.view(np.uint64), observed, self.ends, self.which, counted)
        self.much = counted * scale[self.which]
        self.centres, self.kinds = centres, kinds

    @property
    def parts(self) -> tuple[Array, ...]:
        return self.ends, self.which, self.much, self.kinds, self.centres


class Net:
    """A hidden layer for each kind of choice, one for all, and how much the seat likes it."""

    def __init__(self, observer: Observer, hidden: int, generator: np.random.Generator) -> None:
        self.observer, self.places = observer, places_of(observer)
        self.scale = np.where(observer.highest > 1, COUNTS, 1.0).astype(np.float32)
        parts = {part.name: part for part in observer.parts}
        kinds = parts[KIND].size(*observer.counts) if KIND in parts else 1
        drawn = generator.standard_normal((kinds + 1, observer.size, hidden)) * 0.05
        self.weights = {
            "seen": drawn.astype(np.float32),
            "seen_": np.zeros((kinds + 1, hidden), np.float32),
            "worth": (generator.standard_normal((kinds, 2 * hidden)) * 0.2).astype(np.float32),
        }
        self._squares = np.full((kinds + 1, observer.size), 1e-3, np.float32)

    def take(self, observed: Array, kinds: Array) -> Seen:
        """Rows that may be a little longer than what is observed, to a multiple of eight."""
        parts = self.observer.split(observed[:, : self.observer.size])
        centres = np.zeros(len(observed), np.int64)
        if CENTRE in parts:
            own = parts[CENTRE][:, 0]
            centres = np.where(own.any(axis=1), own.argmax(axis=1), own.shape[1])
        return Seen(observed, self.scale, centres, kinds)

    def kinds(self, observed: Array) -> Array:
        """Of the choices in which this is observed."""
        parts = self.observer.split(observed)
        if KIND not in parts:
            return np.zeros(len(observed), np.int64)
        found: Array = parts[KIND].argmax(axis=1)
        return found

    @property
    def fixed(self) -> tuple[Array, ...]:
        return self.places, self.weights["seen"], self.weights["seen_"], self.weights["worth"]

    def ask(self, seen: Seen) -> Array:
        out, size = np.empty(len(seen.ends), np.float32), self.weights["worth"].shape[1]
        hidden = np.empty((len(out), size), np.float32)
        asked: tuple[Any, ...] = (0, len(out), *seen.parts, *self.fixed, hidden, out)
        judge(*asked)
        return out

    def learn(self, seen: Seen, told: Array, choices: Array, rate: float) -> None:
        fixed = *self.fixed, self._squares, np.float32(rate)
        taught: tuple[Any, ...] = (*seen.parts, told, choices, *fixed)
        lesson(*taught)

    def follow(self, other: "Net", share: float) -> None:
        """A little nearer to another net: so one becomes the mean of what it lately was."""
        for name, weights in self.weights.items():
            weights += np.float32(share) * (other.weights[name] - weights)


# -- playing ---------------------------------------------------------------------------------


def observing(observer: Observer) -> Callable[..., None]:
    """What each of some seats sees of its state, in one call if the game is compiled."""
    observe = observer.observe

    def observe_all(m: Array, states: Array, seats: Array, out: Array, size: int) -> None:
        for row in range(len(seats)):
            observe(m, states[row], seats[row], out[row, :size])

    return fast(observe_all) if hasattr(observe, "overloads") else observe_all


class Worlds:
    """What a seat may believe, and what it would see there after each of its actions."""

    def __init__(self, tables: Tables, how: How, seed: int, **asked: Any) -> None:
        self.dice, self.how, self.observe = dice(seed), how, observing(tables.observer)
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
        size, m = tables.observer.size, tables.material.m
        out = np.zeros((len(of), (size + 7) // 8 * 8), np.uint8)
        for begin in range(0, len(of), most):
            some = of[begin : begin + most]
            taken, played = np.full(most, some[0]), np.full(most, LEAVE)
            taken[: len(some)], played[: len(some)] = some, actions[begin : begin + most]
            self.tried.take(tables, taken, states[taken])
            self.tried.step(played)
            self.observe(m, self.tried.states, tables.actors[some], out[begin:], size)
        return out


class Teacher:
    """What the game's own priors say of each action, as chances.

    Of some actions they think too little: they leave their explorers out for ever, and lose a game
    in a hundred with all of them in oases that are never complete. HINTS mend that.
    """

    def __init__(self, tables: Tables, sure: float) -> None:
        self.tables, self.sure = tables, sure
        self.weights = np.empty(tables.actions, np.float64)
        m, text = tables.material.m, tables.game.notation.text
        words = [text(m, action).partition(" ")[0] for action in range(tables.actions)]
        self.hints = np.array([HINTS.get(word, 1.0) for word in words])

    def say(self, row: int, world: Array) -> Array:
        tables, n = self.tables, int(self.tables.counts[row])
        legal = tables.legal[row, :n]
        tables.game.evaluate.priors(tables.material.m, world, legal, n, self.weights)
        weights = self.weights[:n] * self.hints[legal]
        told = (weights / weights.max()) ** self.sure
        found: Array = (told / told.sum()).astype(np.float32)
        return found


class Player:
    """Likes one action best, at each of some tables."""

    def __init__(self, net: Net, worlds: Worlds) -> None:
        self.net, self.worlds = net, worlds

    def best(self, tables: Tables, rows: Array) -> Array:
        seen = self.worlds.after(tables, rows, self.worlds.dealt(tables, rows))
        kinds = np.repeat(self.net.kinds(tables.observations[rows]), tables.counts[rows])
        liked = np.split(
            self.net.ask(self.net.take(seen, kinds)), tables.counts[rows].cumsum()[:-1]
        )
        chosen = zip(rows, liked, strict=True)
        return np.array([tables.legal[row, likes.argmax()] for row, likes in chosen])


class Learner:
    """Plays, asks, and learns, as long as it is told to."""

    def __init__(self, game: str, how: How, seed: int = 1, **asked: Any) -> None:
        self.how, self.generator, self.rate = how, np.random.default_rng(seed), how.rate
        self.tables = Tables(game, how.tables, seed=seed, **asked)
        self.teacher = Teacher(self.tables, how.sure)
        self.net, self.mean = (
            Net(self.tables.observer, how.hidden, np.random.default_rng(seed)) for _ in range(2)
        )
        self.worlds = Worlds(self.tables, how, seed, **asked)
        self.player = Player(self.mean, self.worlds)
        self.games = self.choices = self.alike = self.steps = 0
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
            kinds = np.repeat(self.net.kinds(tables.observations), tables.counts)
            taken = self.net.take(seen, kinds)
            liked = np.split(self.net.ask(taken), last[:-1])
            alone = self.generator.random(len(every)) < self.how.alone
            for row in every.tolist():
                said = liked[row] if alone[row] else told[row]
                actions[row] = tables.legal[row, said.argmax()]
                self.alike += int(liked[row].argmax() == told[row].argmax())
            self.net.learn(taken, np.concatenate(told), last, self.rate)
            tables.step(actions)
            self.games += int(tables.ended.sum())
            self.choices += len(every)
            self.steps += 1
            if self.steps % MEAN_EVERY == 0:
                self.mean.follow(self.net, max(self.how.mean, MEAN_EVERY / self.steps))

    def learn(self, seconds: float) -> Iterator[str]:
        """For so much time, less and less from one choice; now and then how it goes."""
        for look in range(LOOKS):
            self.rate = self.how.rate * (1 - look / LOOKS)
            self.go_on(seconds=seconds / LOOKS)
            alike = self.alike / self.choices
            yield f"{self.games} games, {self.choices} choices, {alike:.1%} as told"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=7.0, help="of the processor")
    parser.add_argument("--games", type=int, default=400, help="against each bot, to measure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file for what was learned")
    given = parser.parse_args()
    learner = Learner(given.game, How(), given.seed)
    for done in learner.learn(given.minutes * 60):
        share = against(given.game, learner.player, "random", 50)
        print(f"{done}: {share:.1%} of random", flush=True)
        if given.out is not None:
            kept: dict[str, Any] = learner.mean.weights
            np.savez_compressed(given.out, **kept)
    tell_strength(given.game, learner.player, given.games)


if __name__ == "__main__":
    main()
