"""The opponents by name.

`random` takes any legal action. `greedy` takes the one its game's `priors` weigh most: the most
points this turn, else the nearest to some. Both are dealt only what their seat may know.
"""

from collections.abc import Callable

import numpy as np

from serai.core.chance import dice, roll
from serai.core.compiled import Buffer, Dice
from serai.core.contract import Game
from serai.core.errors import SeraiError
from serai.core.match import Match

Bot = Callable[[Game, Buffer, Buffer, int, Dice], int]


def pick_random(game: Game, m: Buffer, known: Buffer, seat: int, rng: Dice) -> int:
    legal = game.legal(m, known)
    return legal[roll(rng, len(legal))]


def pick_greedy(game: Game, m: Buffer, known: Buffer, seat: int, rng: Dice) -> int:
    """The action of most weight in a world dealt from what the seat knows; ties by lot."""
    world = known.copy()
    game.hidden.deal(m, world, seat, rng)
    legal = game.legal(m, world)
    weights = np.empty(len(legal), np.float64)
    game.evaluate.priors(m, world, np.array(legal, np.int32), len(legal), weights)
    best = np.flatnonzero(weights >= weights.max() - 1e-9)
    return legal[int(best[roll(rng, len(best))])]


BOTS: dict[str, Bot] = {"random": pick_random, "greedy": pick_greedy}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise SeraiError("unknown-bot", name=name, known=list(BOTS))
    return BOTS[name]


def choose(name: str, match: Match, rng: Dice) -> str:
    """What a bot does at its turn, as text."""
    m, seat = match.material.m, match.actor
    known = match.game.hidden_from(m, match.state, seat)
    return match.text(bot(name)(match.game, m, known, seat, rng))


def fresh_dice(seed: int | None = None) -> Dice:
    """A bot's own randomness; it has nothing to do with the match's seed."""
    return dice(
        int.from_bytes(np.random.default_rng().bytes(8), "little") if seed is None else seed
    )
