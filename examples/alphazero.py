"""A net that learns from its own search, in the manner of AlphaZero (needs PyTorch).

    python examples/alphazero.py targi --minutes 10

Read `Net`, `Search`, then `learn`. The search is Gumbel AlphaZero's with a tree of one step: of
what the policy thinks of, a few actions drawn without replacement are tried, all at all tables in
one call, and the net judges what they lead to. What looks best is played; what the search found is
what the policy learns, and the result of the game is what the value learns. Each trial is in a
world dealt from what the seat knows.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from serai.core.chance import dice
from serai.envs import Tables
from strength import against, tell_strength

Array = NDArray[Any]
COUNTS = 0.125  # of what can be more than one, so that it is of the size of a flag
ILLEGAL = -1e9  # a logit


@dataclass(frozen=True)
class How:
    tables: int = 64
    tried: int = 8  # actions at each choice
    hidden: int = 256
    kept: int = 60_000  # choices to learn from
    batch: int = 512
    again: int = 4  # how often each choice is learned from
    rate: float = 1e-3
    trust: float = 8.0  # how much a value weighs against the policy


class Net(nn.Module):  # type: ignore[misc]
    """One hidden layer, the logits of all actions, and what the seat may hope for, −1 to 1."""

    def __init__(self, highest: Array, actions: int, hidden: int) -> None:
        super().__init__()
        scale = np.where(highest > 1, COUNTS, 1.0).astype(np.float32)
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(nn.Linear(len(highest), hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)

    def forward(self, observed: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        body = self.body(observed * self.scale)
        logits = self.policy(body).masked_fill(masks == 0, ILLEGAL)
        return torch.log_softmax(logits, dim=1), torch.tanh(self.value(body))[:, 0]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def ask(self, observed: Array, masks: Array) -> tuple[Array, Array]:
        logs, values = self(torch.from_numpy(observed), torch.from_numpy(masks))
        return logs.numpy(), values.numpy()

    def best(self, observed: Array, masks: Array) -> Array:
        chosen: Array = self.ask(observed, masks)[0].argmax(axis=1)
        return chosen


class Search:
    """Tries actions in worlds of its own; the tables that are searched for stay as they are."""

    def __init__(self, tables: Tables, net: Net, how: How, seed: int, **asked: Any) -> None:
        self.tables, self.net, self.how = tables, net, how
        self.number, self.dice = tables.number * how.tried, dice(seed)
        self.worlds = Tables(tables.game.name, self.number, seed=seed, autoreset=False, **asked)
        self.generator = np.random.default_rng(seed)

    def look(self) -> tuple[Array, Array, Array]:
        """For each table the actions that were tried, how likely each should be, and the choice."""
        tables, tried = self.tables, self.how.tried
        logs, hoped = self.net.ask(tables.observations, tables.masks)
        luck = self.generator.gumbel(size=logs.shape)
        drawn = np.where(tables.masks != 0, logs + luck, ILLEGAL)
        actions = np.argpartition(-drawn, tried - 1, axis=1)[:, :tried]
        fewer = np.take_along_axis(tables.masks, actions, axis=1) == 0
        actions = np.where(fewer, drawn.argmax(axis=1)[:, None], actions)
        values = self._values(actions)
        gained = self.how.trust * (values - hoped[:, None])
        scores = np.where(fewer, ILLEGAL, np.take_along_axis(logs, actions, axis=1) + gained)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        best = np.where(fewer, ILLEGAL, np.take_along_axis(drawn, actions, axis=1) + gained)
        chosen = np.take_along_axis(actions, best.argmax(axis=1)[:, None], axis=1)[:, 0]
        return actions, odds, chosen

    def _values(self, actions: Array) -> Array:
        """What each action is worth to the seat that acts, as the net sees what comes of it."""
        tables, worlds = self.tables, self.worlds
        m, hidden = tables.material.m, tables.game.hidden
        dealt = tables.states.copy()
        for state, seat in zip(dealt, tables.actors.tolist(), strict=True):
            hidden.hide(m, state, seat)
            hidden.deal(m, state, seat, self.dice)
        rows = np.repeat(np.arange(tables.number), self.how.tried)
        worlds.take(tables, rows, dealt[rows])
        seats = worlds.actors.copy()
        worlds.step(actions.ravel())
        _, hopes = self.net.ask(worlds.observations, worlds.masks)
        theirs = -hopes / max(tables.seats - 1, 1)
        values = np.where(worlds.actors == seats, hopes, theirs)
        paid = worlds.rewards[np.arange(self.number), seats]
        found: Array = np.where(worlds.ended != 0, paid, values).reshape(actions.shape)
        return found


class Memory:
    """Choices of games that are over, with what came of them; the oldest are forgotten."""

    def __init__(self, kept: int, seen: int, actions: int, tried: int) -> None:
        self.observed = np.zeros((kept, seen), np.uint8)
        self.masks = np.zeros((kept, (actions + 7) // 8), np.uint8)
        self.actions, self.odds = np.zeros((kept, tried), np.int64), np.zeros((kept, tried), "f4")
        self.results = np.zeros(kept, np.float32)
        self.written = 0

    def add(self, choices: list[tuple[Array, ...]], rewards: Array) -> None:
        for observed, mask, actions, odds, seat in choices:
            place = self.written % len(self.results)
            self.observed[place], self.masks[place] = observed, mask
            self.actions[place], self.odds[place] = actions, odds
            self.results[place] = rewards[int(seat)]
            self.written += 1

    def some(self, number: int, actions: int, generator: np.random.Generator) -> list[Tensor]:
        rows = generator.integers(min(self.written, len(self.results)), size=number)
        masks = np.unpackbits(self.masks[rows], axis=1, count=actions)
        kept = (self.observed[rows], masks, self.actions[rows], self.odds[rows], self.results[rows])
        return [torch.from_numpy(part) for part in kept]


def learn(game: str, seconds: float, how: How, seed: int, tell: Any, **asked: Any) -> Net:
    """Play and learn until the time, of the processor, is over."""
    torch.manual_seed(seed)
    generator = np.random.default_rng(seed)
    tables = Tables(game, how.tables, seed=seed, **asked)
    net = Net(tables.observer.highest, tables.actions, how.hidden)
    trainer = torch.optim.Adam(net.parameters(), how.rate, weight_decay=1e-5)
    search = Search(tables, net, how, seed, **asked)
    memory = Memory(how.kept, tables.observer.size, tables.actions, how.tried)
    open_games: list[list[tuple[Array, ...]]] = [[] for _ in range(tables.number)]
    begin = told = time.process_time()
    games = played = learned = 0
    while (now := time.process_time()) - begin < seconds:
        actions, odds, chosen = search.look()
        masks = np.packbits(tables.masks, axis=1)
        for table, choices in enumerate(open_games):
            seen, seat = tables.observations[table].copy(), tables.actors[table].copy()
            choices.append((seen, masks[table], actions[table], odds[table], seat))
        tables.step(chosen)
        played += tables.number
        for table in np.flatnonzero(tables.ended).tolist():
            memory.add(open_games[table], tables.rewards[table])
            open_games[table], games = [], games + 1
        while memory.written > 10 * how.batch and learned < memory.written * how.again:
            improve(net, trainer, memory.some(how.batch, tables.actions, generator))
            learned += how.batch
        if now - told > seconds / 8:
            share = against(game, net.best, "random", 100, **asked)
            tell(f"{now - begin:.0f} s, {games} games, {played} choices: {share:.1%} of random")
            told = now
    return net


def improve(net: Net, trainer: torch.optim.Optimizer, some: list[Tensor]) -> None:
    observed, masks, actions, odds, results = some
    logs, values = net(observed, masks)
    loss = ((values - results) ** 2).mean() - (odds * logs.gather(1, actions)).sum(dim=1).mean()
    trainer.zero_grad()
    loss.backward()
    trainer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="against each bot, to measure")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    net = learn(given.game, given.minutes * 60, How(), given.seed, print)
    tell_strength(given.game, net.best, given.games)


if __name__ == "__main__":
    main()
