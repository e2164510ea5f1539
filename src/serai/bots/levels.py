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

from serai.core.action import Action
from serai.core.arithmetic import plain_exp, plain_log
from serai.core.chance import dice, roll
from serai.core.contract import Game, Material
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.position import Position

from .names import BOTS, GLANCING, LEVELS
from .search import BASELINE, Budget, Searcher, settings_for

FINENESS = 1 << 30  # of a chance


class Player(Protocol):
    """A bot at one seat of one match.

    It is asked at each of its turns with what the seat knows, and with everything that was done so
    far (and not taken back) as the seat saw it, or with None where nobody keeps count; it answers
    with a legal action.
    """

    def choose(self, known: Position, seen: Sequence[int] | None) -> int: ...


USUAL_SIMULATIONS = 256  # of a search that is not told


class RandomPlayer:
    """Any legal action."""

    def __init__(self, seed: int) -> None:
        self.dice = dice(seed)

    def choose(self, known: Position, seen: Sequence[int] | None) -> int:
        legal = known.legal_numbers()
        return legal[roll(self.dice, len(legal))]


class PriorPlayer:
    """Goes by its game's `priors` in a world dealt from what the seat knows; cold, by the best."""

    def __init__(self, seat: int, seed: int, temperature: float = 0.0) -> None:
        self.seat, self.dice, self.temperature = seat, dice(seed), temperature

    def choose(self, known: Position, seen: Sequence[int] | None) -> int:
        world = known.dealt(self.seat, self.dice)
        legal = world.legal_numbers()
        weights, listed = np.empty(len(legal), np.float64), np.array(legal, np.int32)
        priors = known.game.evaluate.priors
        priors(known.material.m, world.state, listed, len(legal), weights)
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

    def __init__(self, seat: int, searcher: Searcher, budget: Budget) -> None:
        self.seat, self.searcher, self.budget = seat, searcher, budget

    def resume(self, seed: int, budget: Budget | None, cores: int | None) -> None:
        """Go on with the tree of the last turn, with other dice; and another budget, if given."""
        self.budget = budget or self.budget
        self.searcher.resume(seed, cores)

    def choose(self, known: Position, seen: Sequence[int] | None) -> int:
        legal = known.legal_numbers()
        if len(legal) == 1:
            return legal[0]
        return self.searcher.choose(known.state, self.seat, self.budget, seen)


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
    seed = secrets.randbits(62) if seed is None else seed
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return PriorPlayer(seat, seed)
    if name == "uct":
        searcher = Searcher(game, material, BASELINE, seed, cores)
        return SearchingPlayer(seat, searcher, budget or Budget(USUAL_SIMULATIONS))
    if name not in LEVELS:
        raise SeraiError("unknown-bot", name=name, known=list(BOTS))
    level = game.manifest.levels[name]
    if level.simulations is not None and budget is None:
        budget = Budget(level.simulations)
    if budget is None or name in GLANCING:
        return PriorPlayer(seat, seed, level.temperature)
    searcher = Searcher(game, material, settings_for(game), seed, cores)
    return SearchingPlayer(seat, searcher, budget)


@dataclass(frozen=True)
class Turn:
    """All that a bot is handed: what its seat knows, and what it has seen done so far."""

    known: Position
    seen: list[int]


def turn_of(match: Match, seat: int) -> Turn:
    """Built up from what the seat may know; whoever asks a bot asks it with this."""
    return Turn(match.position.hidden_from(seat), match.seen(seat))


def move(player: Player, match: Match) -> Action:
    """What a bot does at its turn."""
    turn = turn_of(match, match.actor)
    return match.position.action(player.choose(turn.known, turn.seen))
