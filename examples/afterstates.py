"""Learn what comes of each action, by self-play, as TD-Gammon did: nothing but NumPy and Numba.

    python examples/afterstates.py sons --minutes 12 --out sons.npz

Read `value` and `teach`, then `Looker` and `Learner`. There is no policy: a seat tries each of its
actions in a world dealt from what it knows, all of them at all tables in one call, and plays what
leads to where the net likes it best. So nothing has to be learned twice for two cells of a map or
two tiles. What the net learns is whether the game was won, and by how much.
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
from serai.core.stepping import LEAVE
from serai.envs import Tables
from strength import against, tell_strength

Array = NDArray[Any]
Choice = tuple[Array, int, float, float]  # what was seen, whose it was, hopes, what was guessed
COUNTS = 0.125  # of what can be more than one, so that it is of the size of a flag
BLOCK = 64  # inputs that are looked at together
LOOKS = 6  # at how strong it is, while it learns


@dataclass(frozen=True)
class How:
    """How it is learned."""

    tables: int = 64
    worlds: int = 512  # tried in one call
    hidden: int = 64
    rate: float = 0.002
    trace: float = 0.97  # of what came in the end, against what was hoped for on the way
    spread: float = 15.0  # points ahead that count as won for sure
    mean: float = 0.005  # of a game, in the mean that plays when it counts
    taught: float = 1.0  # by what the game's own `evaluate` says, at first; less and less
    luck: float = 0.02  # added to hopes while it learns, so that other actions are tried as well


Function = TypeVar("Function", bound=Callable[..., Any])


def fast(function: Function) -> Function:
    return cast("Function", numba.njit(fastmath=True, error_model="numpy")(function))


# -- the net ---------------------------------------------------------------------------------


@fast
def change(before: Array, now: Array, scale: Array, seen: Array, hidden: Array) -> None:
    """From the hidden layer of one observation to that of another, by what is not the same."""
    size = len(now)
    for block in range(0, size, BLOCK):
        end = min(block + BLOCK, size)
        if end - block == BLOCK:
            some = np.uint8(0)
            for i in range(block, block + BLOCK):
                some |= before[i] ^ now[i]
            if some == 0:
                continue
        for i in range(block, end):
            if before[i] != now[i]:
                x = scale[i] * np.float32(np.int64(now[i]) - np.int64(before[i]))
                row = seen[i]
                for j in range(len(hidden)):
                    hidden[j] += x * row[j]


@fast
def value(hidden: Array, worth: Array) -> Any:
    total = worth[len(hidden)]
    for j in range(len(hidden)):
        total += max(hidden[j], np.float32(0)) * worth[j]
    return np.tanh(total)


@fast
def judge(
    observed: Array, scale: Array, seen: Array, seen_: Array, worth: Array, out: Array
) -> None:
    hidden = seen_.copy()
    before = np.zeros_like(observed[0])
    for row in range(len(observed)):
        change(before, observed[row], scale, seen, hidden)
        before = observed[row]
        out[row] = value(hidden, worth)


@fast
def nudge(weights: Array, squares: Array, back: Array, x: Any, slow: Any, rate: Any) -> None:
    for j in range(len(back)):
        slope = x * back[j]
        squares[j] += slow * (slope * slope - squares[j])
        weights[j] += rate * slope / (np.sqrt(squares[j]) + np.float32(1e-3))


@fast
def teach(
    observed: Array,
    targets: Array,
    scale: Array,
    seen: Array,
    seen_: Array,
    worth: Array,
    squares: Array,
    squares_: Array,
    squares_worth: Array,
    rate: Any,
) -> None:
    """A step towards each target, by RMSprop: rare inputs learn as fast as frequent ones."""
    number = len(seen_)
    hidden, back = np.empty(number, np.float32), np.empty(number, np.float32)
    nothing, slow, one = np.zeros_like(observed[0]), np.float32(0.001), np.float32(1)
    for row in range(len(observed)):
        inputs = observed[row]
        hidden[:] = seen_
        change(nothing, inputs, scale, seen, hidden)
        found = value(hidden, worth)
        miss = np.float32(targets[row] - found)
        push = np.float32(miss * (1 - found * found + 0.05))
        for j in range(number):
            back[j] = push * worth[j] if hidden[j] > 0 else np.float32(0)
            hidden[j] = max(hidden[j], np.float32(0))
        nudge(worth[:number], squares_worth, hidden, push, slow, rate)
        nudge(seen_, squares_, back, one, slow, rate)
        worth[number] += rate * push
        for i in range(len(inputs)):
            if inputs[i]:
                nudge(
                    seen[i],
                    squares[i],
                    back,
                    scale[i] * np.float32(inputs[i]),
                    np.float32(0.01),
                    rate,
                )


class Net:
    """One hidden layer, and what the seat may hope for, −1 to 1."""

    def __init__(self, highest: Array, hidden: int, generator: np.random.Generator) -> None:
        drawn = generator.standard_normal((len(highest), hidden)) * 0.05
        self.scale = np.where(highest > 1, COUNTS, 1.0).astype(np.float32)
        self.weights = {
            "seen": drawn.astype(np.float32),
            "seen_": np.zeros(hidden, np.float32),
            "worth": np.append(generator.standard_normal(hidden) * 0.1, 0).astype(np.float32),
        }
        self._squares = [np.full_like(w, 1e-3) for w in self.weights.values()]

    def ask(self, observed: Array) -> Array:
        w, out = self.weights, np.empty(len(observed), np.float32)
        judge(observed, self.scale, w["seen"], w["seen_"], w["worth"], out)
        return out

    def learn(self, observed: Array, targets: Array, rate: float) -> None:
        w, (first, first_, last) = self.weights, self._squares
        seen, seen_, worth = w["seen"], w["seen_"], w["worth"]
        step = np.float32(rate)
        teach(observed, targets, self.scale, seen, seen_, worth, first, first_, last, step)

    def follow(self, other: "Net", share: float) -> None:
        """A little nearer to another net: so one becomes the mean of what it lately was."""
        for name, weights in self.weights.items():
            weights += np.float32(share) * (other.weights[name] - weights)


def worth_of(ahead: Array, how: How) -> Array:
    """Of points ahead at the end: half for the win, half for how clear it was."""
    found: Array = (np.sign(ahead) + np.tanh(ahead / how.spread)) / 2
    return found


# -- playing ---------------------------------------------------------------------------------


class Looker:
    """Sees what each action leads to, in worlds of its own."""

    def __init__(self, tables: Tables, net: Net, how: How, seed: int, **asked: Any) -> None:
        self.net, self.how, self.dice = net, how, dice(seed)
        made = {**asked, "reward": "margin", "autoreset": False}
        self.worlds = Tables(tables.game.name, how.worlds, seed=seed, **made)

    def look(self, tables: Tables, rows: Array) -> list[Array]:
        """What each legal action at these tables is worth to the one to act."""
        counts, states = tables.counts[rows], tables.states.copy()
        hidden, m = tables.game.hidden, tables.material.m
        for row in rows.tolist():
            seat = int(tables.actors[row])
            hidden.hide(m, states[row], seat)
            hidden.deal(m, states[row], seat, self.dice)
        of, number = np.repeat(rows, counts), self.how.worlds
        chosen = [tables.legal[row, :n] for row, n in zip(rows, counts, strict=True)]
        actions = np.concatenate(chosen)
        values = [
            self._try(tables, states, of[begin : begin + number], actions[begin : begin + number])
            for begin in range(0, len(of), number)
        ]
        return np.split(np.concatenate(values), counts.cumsum()[:-1])

    def _try(self, tables: Tables, states: Array, of: Array, actions: Array) -> Array:
        worlds, n = self.worlds, len(of)
        rows, played = np.full(worlds.number, of[0]), np.full(worlds.number, LEAVE)
        rows[:n], played[:n] = of, actions
        worlds.take(tables, rows, states[rows])
        seats = worlds.actors[:n].copy()
        worlds.step(played)
        hopes = self.net.ask(worlds.observations[:n])
        theirs = -hopes / max(tables.seats - 1, 1)
        values = np.where(worlds.actors[:n] == seats, hopes, theirs)
        paid = worth_of(worlds.rewards[np.arange(n), seats], self.how)
        found: Array = np.where(worlds.ended[:n] != 0, paid, values)
        return found

    def best(self, tables: Tables, rows: Array) -> Array:
        """What looks best at each of these tables."""
        looked = zip(rows, self.look(tables, rows), strict=True)
        return np.array([tables.legal[row, values.argmax()] for row, values in looked])


class Learner:
    """Plays and improves, as long as it is told to."""

    def __init__(self, game: str, how: How, seed: int = 1, **asked: Any) -> None:
        self.how, self.generator = how, np.random.default_rng(seed)
        self.rate, self.taught = how.rate, how.taught
        self.tables = Tables(game, how.tables, seed=seed, **{**asked, "reward": "margin"})
        highest = self.tables.observer.highest
        self.net, self.mean = (
            Net(highest, how.hidden, np.random.default_rng(seed)) for _ in range(2)
        )
        self.looker = Looker(self.tables, self.net, how, seed, **asked)
        self.player = Looker(self.tables, self.mean, how, seed, **asked)
        self._open: list[list[Choice]] = [[] for _ in range(how.tables)]
        self.games = self.choices = 0

    def go_on(self, seconds: float = float("inf"), choices: float = float("inf")) -> None:
        """For so much time, of the processor, or until so many choices have been made in all."""
        ends, tables = time.process_time() + seconds, self.tables
        every, actions = np.arange(tables.number), np.zeros(tables.number, np.int64)
        while time.process_time() < ends and self.choices < choices:
            for row, values in enumerate(self.looker.look(tables, every)):
                luck = self.generator.gumbel(size=len(values)) * self.how.luck
                actions[row] = tables.legal[row, (values + luck).argmax()]
                seen, seat = tables.observations[row].copy(), int(tables.actors[row])
                self._open[row].append((seen, seat, float(values.max()), self._guess(row, seat)))
            tables.step(actions)
            self.choices += len(every)
            for row in np.flatnonzero(tables.ended).tolist():
                self._learn(self._open[row], tables.rewards[row])
                self._open[row] = []

    def _guess(self, row: int, seat: int) -> float:
        """What the game's own judgement, where it is asked, gives a seat."""
        tables, shares = self.tables, np.zeros(self.tables.seats)
        if self.taught:
            tables.game.evaluate.evaluate(tables.material.m, tables.states[row], shares)
        return float((shares[seat] * tables.seats - 1) / max(tables.seats - 1, 1))

    def _learn(self, game: list[Choice], rewards: Array) -> None:
        """From the end backwards: partly what came, partly what was hoped for on the way."""
        coming, others = worth_of(rewards, self.how), max(self.tables.seats - 1, 1)
        targets = np.empty(len(game), np.float32)
        for place in range(len(game) - 1, -1, -1):
            _, seat, hope, guess = game[place]
            targets[place] = self.taught * guess + (1 - self.taught) * coming[seat]
            told = np.full(self.tables.seats, -hope / others)
            told[seat] = hope
            coming = self.how.trace * coming + (1 - self.how.trace) * told
        order = self.generator.permutation(len(game))
        self.net.learn(np.array([game[place][0] for place in order]), targets[order], self.rate)
        self.mean.follow(self.net, max(self.how.mean, 1 / (self.games + 1)))
        self.games += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=12.0, help="of the processor")
    parser.add_argument("--games", type=int, default=400, help="against each bot, to measure")
    parser.add_argument("--rate", type=float, default=How.rate, help="at first; less and less")
    parser.add_argument("--taught", type=float, default=How.taught, help="at first, 0 to 1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file for what was learned, to go on from")
    given = parser.parse_args()
    learner = Learner(given.game, How(), given.seed)
    if given.out is not None and given.out.exists():
        for name, weights in np.load(given.out).items():
            learner.net.weights[name][:] = learner.mean.weights[name][:] = weights
    for look in range(LOOKS):
        learner.rate = given.rate * (1 - look / LOOKS)
        learner.taught = given.taught * (1 - look / (LOOKS - 1))
        learner.go_on(seconds=given.minutes * 60 / LOOKS)
        share = against(given.game, learner.player, "random", 20)
        told = f"{learner.games} games, {learner.choices} choices: {share:.1%} of random"
        print(told, flush=True)
        if given.out is not None:
            kept: dict[str, Any] = learner.mean.weights
            np.savez_compressed(given.out, **kept)
    tell_strength(given.game, learner.player, given.games)


if __name__ == "__main__":
    main()
