"""The opponents by name, from a first evening to the strongest.

`random` takes any legal action, `greedy` the one its game's `priors` weigh most, and `uct` searches
without any knowledge: to measure the levels by. Every one of them is told what its seat may know
and nothing else, and has dice of its own.
"""

import secrets
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Protocol

import numpy as np

from serai.core.arithmetic import plain_exp, plain_log
from serai.core.chance import dice, roll
from serai.core.compiled import Buffer
from serai.core.contract import Game, Material
from serai.core.errors import SeraiError
from serai.core.game import USUAL_LEVELS
from serai.core.match import Match

from .search import BASELINE, Budget, Searcher, SearchSettings, settings_for

FINENESS = 1 << 30  # of a chance


class Player(Protocol):
    """A bot at one seat of one match.

    It is asked at each of its turns with what the seat knows, and with everything that was done so
    far (and not taken back) as the seat saw it; it answers with a legal action.
    """

    def choose(self, known: Buffer, seen: Sequence[int]) -> int: ...


@dataclass(frozen=True)
class SeatContext:
    """Where a bot sits: everything about the match that never changes."""

    game: Game
    material: Material
    seat: int

    def legal(self, known: Buffer) -> list[int]:
        return self.game.legal(self.material.m, known)


LEVELS = tuple(USUAL_LEVELS)  # how far each looks in a game, its manifest says
GLANCING = tuple(name for name, level in USUAL_LEVELS.items() if level.simulations is None)
USUAL_SIMULATIONS = 256  # of a search that is not told
STRONGEST = "master"
BOTS = ("random", "greedy", "uct", *LEVELS)


class RandomPlayer:
    """Any legal action."""

    def __init__(self, chair: SeatContext, seed: int) -> None:
        self.chair, self.dice = chair, dice(seed)

    def choose(self, known: Buffer, seen: Sequence[int]) -> int:
        legal = self.chair.legal(known)
        return legal[roll(self.dice, len(legal))]


class PriorPlayer:
    """Goes by its game's `priors` in a world dealt from what the seat knows; cold, by the best."""

    def __init__(self, chair: SeatContext, seed: int, temperature: float = 0.0) -> None:
        self.chair, self.dice, self.temperature = chair, dice(seed), temperature

    def choose(self, known: Buffer, seen: Sequence[int]) -> int:
        game, m, world = self.chair.game, self.chair.material.m, known.copy()
        game.hidden.deal(m, world, self.chair.seat, self.dice)
        legal = self.chair.legal(world)
        weights = np.empty(len(legal), np.float64)
        game.evaluate.priors(m, world, np.array(legal, np.int32), len(legal), weights)
        upto = list(accumulate(softened([float(weight) for weight in weights], self.temperature)))
        falls = roll(self.dice, FINENESS) / FINENESS * upto[-1]
        return legal[bisect_right(upto, falls)]


def softened(weights: Sequence[float], temperature: float) -> list[float]:
    """The weights at a temperature: the hotter the more even; cold, the best alone count."""
    most = max(weights)
    if temperature:
        return [
            plain_exp(plain_log(weight / most) / temperature) if weight else 0.0
            for weight in weights
        ]
    return [float(weight / most >= 1.0 - 1e-9) for weight in weights]


class SearchingPlayer:
    """Searches; a forced action is taken at once."""

    def __init__(
        self, chair: SeatContext, seed: int, how: SearchSettings, budget: Budget, cores: int | None
    ) -> None:
        self.chair, self.budget = chair, budget
        self.searcher = Searcher(chair.game, chair.material, how, seed, cores)

    def resume(self, seed: int, budget: Budget | None, cores: int | None) -> None:
        """Go on with the tree of the last turn, with other dice; and another budget, if given."""
        self.budget = budget or self.budget
        self.searcher.resume(seed, cores)

    def choose(self, known: Buffer, seen: Sequence[int]) -> int:
        legal = self.chair.legal(known)
        if len(legal) == 1:
            return legal[0]
        return self.searcher.choose(known, self.chair.seat, self.budget, seen)


def player(
    name: str,
    game: Game,
    material: Material,
    seat: int,
    seed: int | None = None,
    budget: Budget | None = None,
    cores: int | None = None,
) -> Player:
    """Sit a bot down. Without a budget a level has its own; the seed is its dice's alone."""
    chair = SeatContext(game, material, seat)
    seed = secrets.randbits(62) if seed is None else seed
    if name == "random":
        return RandomPlayer(chair, seed)
    if name == "greedy":
        return PriorPlayer(chair, seed)
    if name == "uct":
        return SearchingPlayer(chair, seed, BASELINE, budget or Budget(USUAL_SIMULATIONS), cores)
    if name not in LEVELS:
        raise SeraiError("unknown-bot", name=name, known=list(BOTS))
    level = game.manifest.levels[name]
    if level.simulations is not None and budget is None:
        budget = Budget(level.simulations)
    if budget is None or name in GLANCING:
        return PriorPlayer(chair, seed, level.temperature)
    return SearchingPlayer(chair, seed, settings_for(game), budget, cores)


@dataclass(frozen=True)
class Turn:
    """All that a bot is handed: what its seat knows, and what it has seen done so far."""

    known: Buffer
    seen: list[int]


def turn_of(match: Match, seat: int) -> Turn:
    """Built up from what the seat may know; whoever asks a bot asks it with this."""
    known = match.game.hidden_from(match.material.m, match.state, seat)
    return Turn(known, match.seen(seat))


def move(player: Player, match: Match) -> str:
    """What a bot does at its turn, as text."""
    turn = turn_of(match, match.actor)
    return match.text(player.choose(turn.known, turn.seen))
