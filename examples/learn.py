"""Learn by self-play with nothing but NumPy: an actor and a critic in one small net (PPO).

    python examples/learn.py targi --minutes 10 --out targi.npz

Read `Net`, then `Learner`. All seats are played by the one net, since what is observed is relative
to the seat; who acts is paid at its own next turn for all that happened in between.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.envs import Tables
from strength import against, tell_strength

Array = NDArray[Any]

ILLEGAL = -1e9  # a logit
LOOKS = 6  # at how strong it is, while it learns
WEALTH = "gold"  # a part of what is observed that tells who is ahead, where `points` does not
COUNTS = 0.125  # of what can be more than one, so that it is of the size of a flag


@dataclass(frozen=True)
class How:
    """How it is learned."""

    tables: int = 128
    steps: int = 16  # at each table, between two rounds of learning
    epochs: int = 2
    batch: int = 512
    hidden: int = 256
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.01
    trace: float = 0.95
    shaping: float = 0.02  # of points as they are booked: a potential, nothing in the end
    wealth: float = 0.03  # the same of what WEALTH names


class Net:
    """One hidden layer, the logits of all actions, and what the seat may hope for, −1 to 1."""

    def __init__(self, scale: Array, actions: int, hidden: int, generator: np.random.Generator):
        def drawn(rows: int, columns: int, size: float) -> Array:
            return (generator.standard_normal((rows, columns)) * size).astype(np.float32)

        self.scale = scale
        self.weights = {
            "seen": drawn(len(scale), hidden, np.sqrt(2 / 100)),  # about a hundred are not 0
            "seen_": np.zeros(hidden, np.float32),
            "act": drawn(hidden, actions, 0.01),
            "act_": np.zeros(actions, np.float32),
            "worth": drawn(hidden, 1, 0.01),
            "worth_": np.zeros(1, np.float32),
        }
        self._means = {name: (0 * w, 0 * w) for name, w in self.weights.items()}
        self._updates = 0

    def ask(self, observed: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the logarithms of how likely each action is, and the values."""
        w = self.weights
        inputs = observed * self.scale
        hidden = np.maximum(inputs @ w["seen"] + w["seen_"], 0)
        logits = np.where(masks, hidden @ w["act"] + w["act_"], ILLEGAL)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        values = np.tanh(hidden @ w["worth"] + w["worth_"])[:, 0]
        return hidden, logits, values

    def pull(
        self, observed: Array, hidden: Array, logits: Array, worth: Array, rate: float
    ) -> None:
        """One step of Adam, given how the loss changes with the logits and with tanh's input."""
        w = self.weights
        back = (logits @ w["act"].T + worth[:, None] @ w["worth"].T) * (hidden > 0)
        slopes = {
            "seen": (observed * self.scale).T @ back,
            "seen_": back.sum(axis=0),
            "act": hidden.T @ logits,
            "act_": logits.sum(axis=0),
            "worth": hidden.T @ worth[:, None],
            "worth_": worth.sum(keepdims=True),
        }
        norm = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        self._updates += 1
        by = rate * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for name, slope in slopes.items():
            mean, square = self._means[name]
            slope = slope * min(1.0, 1.0 / (norm + 1e-9))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            w[name] -= (by * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def best(self, observed: Array, masks: Array) -> Array:
        """The likeliest action of each."""
        chosen: Array = self.ask(observed, masks != 0)[1].argmax(axis=1)
        return chosen


def scale_of(highest: Array) -> Array:
    return np.where(highest > 1, COUNTS, 1.0).astype(np.float32)


class Rollout:
    """What was seen, done and paid, step by step, at every table."""

    def __init__(self, tables: Tables, steps: int, wealth: float = 0.0):
        shape, self.weight = (steps, tables.number), wealth
        self.observed = np.zeros((*shape, tables.observer.size), np.uint8)
        self.masks = np.zeros((*shape, tables.actions), np.bool_)
        self.chosen = np.zeros(shape, np.int64)
        self.likely = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.seats = np.zeros(shape, np.int64)
        self.paid = np.zeros((*shape, tables.seats), np.float32)
        self.over = np.zeros(shape, np.bool_)

    def play(self, tables: Tables, net: Net, generator: np.random.Generator) -> int:
        """How many games have ended."""
        every, wealth = np.arange(tables.number), self._wealth(tables)
        for step in range(len(self.chosen)):
            self.observed[step], self.masks[step] = tables.observations, tables.masks
            self.seats[step] = tables.actors
            _, logs, self.values[step] = net.ask(self.observed[step], self.masks[step])
            luck = generator.gumbel(size=logs.shape).astype(np.float32)
            self.chosen[step] = np.where(self.masks[step], logs + luck, ILLEGAL).argmax(axis=1)
            self.likely[step] = logs[every, self.chosen[step]]
            tables.step(self.chosen[step])
            self.paid[step], self.over[step] = tables.rewards, tables.ended
            before, wealth = wealth, self._wealth(tables)
            self.paid[step] += np.where(self.over[step][:, None], 0, wealth) - before
        return int(self.over.sum())

    def _wealth(self, tables: Tables) -> Array:
        """Everybody's, as the one to act sees it, who is the first in what is observed."""
        found = np.zeros((tables.number, tables.seats), np.float32)
        parts = tables.observer.split(tables.observations)
        if self.weight and WEALTH in parts and "points" not in parts:
            for place in range(tables.seats):
                seats = (tables.actors + place) % tables.seats
                found[np.arange(tables.number), seats] = self.weight * parts[WEALTH][:, place]
        return found

    def judged(self, net: Net, tables: Tables, trace: float) -> Array:
        """By how much each action did better than was hoped for (GAE), for the seat that chose it.

        Values are followed backwards, a line for each seat; whoever is not to act now hopes for
        what the one to act does not.
        """
        every, others = np.arange(tables.number), max(tables.seats - 1, 1)
        hope = net.ask(tables.observations, tables.masks != 0)[2]
        coming = np.repeat(-hope[:, None] / others, tables.seats, axis=1)
        coming[every, tables.actors] = hope
        better, paid = np.zeros_like(coming), np.zeros_like(coming)
        found = np.zeros_like(self.values)
        for step in reversed(range(len(self.chosen))):
            over, seat = self.over[step], self.seats[step]
            coming[over], better[over], paid[over] = 0, 0, 0
            paid += self.paid[step]
            surprise = paid[every, seat] + coming[every, seat] - self.values[step]
            found[step] = surprise + trace * better[every, seat]
            better[every, seat], coming[every, seat] = found[step], self.values[step]
            paid[every, seat] = 0
        return found


def improve(
    net: Net, seen: Rollout, judged: Array, how: How, generator: np.random.Generator
) -> None:
    """Some rounds over what was played: likelier what did better than was hoped for (PPO)."""
    hoped = (judged + seen.values).ravel().clip(-1, 1)
    worth = ((judged - judged.mean()) / (judged.std() + 1e-6)).ravel()
    observed = seen.observed.reshape(len(hoped), -1)
    masks = seen.masks.reshape(len(hoped), -1)
    chosen, before = seen.chosen.ravel(), seen.likely.ravel()
    for _ in range(how.epochs):
        for part in np.array_split(generator.permutation(len(hoped)), len(hoped) // how.batch):
            hidden, logs, values = net.ask(observed[part], masks[part])
            rows, number = np.arange(len(part)), len(part)
            odds = np.exp(logs)
            times = np.exp(logs[rows, chosen[part]] - before[part])
            far = np.where(worth[part] > 0, times > 1 + how.clip, times < 1 - how.clip)
            push = np.where(far, 0, worth[part] * times)
            slope = odds * push[:, None]
            slope[rows, chosen[part]] -= push
            spread = -(odds * np.where(masks[part], logs, 0)).sum(axis=1, keepdims=True)
            slope += how.entropy * odds * np.where(masks[part], logs + spread, 0)
            miss = (values - hoped[part]) * (1 - values**2)
            net.pull(observed[part], hidden, slope / number, miss / number, how.rate)


class Learner:
    """Plays and improves, as long as it is told to."""

    def __init__(self, game: str, how: How, seed: int = 1, **asked: Any) -> None:
        self.how, self.generator = how, np.random.default_rng(seed)
        self.tables = Tables(game, how.tables, seed=seed, shaping=how.shaping, **asked)
        scale, actions = scale_of(self.tables.observer.highest), self.tables.actions
        self.net = Net(scale, actions, how.hidden, self.generator)
        self.seen = Rollout(self.tables, how.steps, how.wealth)
        self.games = self.choices = 0

    def go_on(self, seconds: float = float("inf"), choices: float = float("inf")) -> None:
        """For so much time, of the processor, or until so many choices have been made in all."""
        ends = time.process_time() + seconds
        while time.process_time() < ends and self.choices < choices:
            self.games += self.seen.play(self.tables, self.net, self.generator)
            self.choices += self.seen.chosen.size
            judged = self.seen.judged(self.net, self.tables, self.how.trace)
            improve(self.net, self.seen, judged, self.how, self.generator)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument("--games", type=int, default=400, help="against each bot, to measure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file for what was learned")
    given = parser.parse_args()
    learner = Learner(given.game, How(), given.seed)
    for _ in range(LOOKS):
        learner.go_on(seconds=given.minutes * 60 / LOOKS)
        share = against(given.game, learner.net.best, "random", 100)
        print(f"{learner.games} games, {learner.choices} choices: {share:.1%} of random")
    tell_strength(given.game, learner.net.best, given.games)
    if given.out is not None:
        kept: dict[str, Any] = learner.net.weights
        np.savez_compressed(given.out, **kept)


if __name__ == "__main__":
    main()
