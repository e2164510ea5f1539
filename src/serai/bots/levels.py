"""The opponents by name, from a first evening to the strongest.

`random` takes any legal action, `greedy` the one its game's `priors` weigh most, and `uct` searches
without any knowledge: to measure the levels by. Every one of them is told what its seat may know
and nothing else, and has dice of its own.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from serai.core.chance import dice, roll
from serai.core.compiled import Buffer
from serai.core.contract import Game, Material
from serai.core.errors import SeraiError
from serai.core.match import Match

from .search import BASELINE, Budget, How, Searcher, how_for

FINENESS = 1 << 30  # of a chance


class Player(Protocol):
    """A bot at one seat of one match.

    It is asked at each of its turns with what the seat knows, and with everything that was done so
    far (and not taken back) as the seat saw it; it answers with a legal action.
    """

    def choose(self, known: Buffer, seen: Sequence[int]) -> int: ...


@dataclass(frozen=True)
class Chair:
    """Where a bot sits: everything about the match that never changes."""

    game: Game
    material: Material
    seat: int

    def legal(self, known: Buffer) -> list[int]:
        return self.game.legal(self.material.m, known)


@dataclass(frozen=True)
class Level:
    """How far a bot looks: so many simulations in a game; in a game that is not named, none.

    Then it goes by the look of things, its game's `priors`: an action is taken as often as it looks
    good, the hotter the bot the more evenly.
    """

    simulations: Mapping[str, int] = field(default_factory=dict)
    heat: Mapping[str, float] = field(default_factory=dict)


# What separates them is told, with the matches, in docs/bots.md.
LEVELS: dict[str, Level] = {
    "beginner": Level(heat={"sons": 2.5}),
    "easy": Level(heat={"desert": 0.5, "targi": 0.5, "sons": 0.8}),
    "medium": Level({"desert": 16, "targi": 8}, heat={"sons": 0.25}),
    "hard": Level({"desert": 160, "targi": 40, "sons": 12}),
    "strong": Level({"desert": 400, "targi": 200, "sons": 50}),
    "master": Level({"desert": 2000, "targi": 2000, "sons": 20000}),
}
USUAL_HEAT = 1.0
USUAL_SIMULATIONS = 256  # of a search that is not told
STRONGEST = "master"
BOTS = ("random", "greedy", "uct", *LEVELS)


class RandomPlayer:
    """Any legal action."""

    def __init__(self, chair: Chair, seed: int) -> None:
        self.chair, self.dice = chair, dice(seed)

    def choose(self, known: Buffer, seen: Sequence[int]) -> int:
        legal = self.chair.legal(known)
        return legal[roll(self.dice, len(legal))]


class GlancingPlayer:
    """Goes by its game's `priors` in a world dealt from what the seat knows; cold, by the best."""

    def __init__(self, chair: Chair, seed: int, heat: float = 0.0) -> None:
        self.chair, self.dice, self.heat = chair, dice(seed), heat

    def choose(self, known: Buffer, seen: Sequence[int]) -> int:
        game, m, world = self.chair.game, self.chair.material.m, known.copy()
        game.hidden.deal(m, world, self.chair.seat, self.dice)
        legal = self.chair.legal(world)
        weights = np.empty(len(legal), np.float64)
        game.evaluate.priors(m, world, np.array(legal, np.int32), len(legal), weights)
        likely = weights / weights.max()
        likely = likely ** (1.0 / self.heat) if self.heat else (likely >= 1.0 - 1e-9) * 1.0
        falls = roll(self.dice, FINENESS) / FINENESS * likely.sum()
        return legal[int(np.searchsorted(np.cumsum(likely), falls, side="right"))]


class SearchingPlayer:
    """Searches; a forced action is taken at once."""

    def __init__(
        self, chair: Chair, seed: int, how: How, budget: Budget, cores: int | None
    ) -> None:
        self.chair, self.budget = chair, budget
        self.searcher = Searcher(chair.game, chair.material, how, seed, cores)

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
    chair = Chair(game, material, seat)
    seed = secrets.randbits(62) if seed is None else seed
    if name == "random":
        return RandomPlayer(chair, seed)
    if name == "greedy":
        return GlancingPlayer(chair, seed)
    if name == "uct":
        return SearchingPlayer(chair, seed, BASELINE, budget or Budget(USUAL_SIMULATIONS), cores)
    if name not in LEVELS:
        raise SeraiError("unknown-bot", name=name, known=list(BOTS))
    level = LEVELS[name]
    number = level.simulations.get(game.name)
    if number is not None and budget is None:
        budget = Budget(number)
    if budget is None or not level.simulations:
        return GlancingPlayer(chair, seed, level.heat.get(game.name, USUAL_HEAT))
    return SearchingPlayer(chair, seed, how_for(game), budget, cores)


def move(player: Player, match: Match) -> str:
    """What a bot does at its turn, as text."""
    seat = match.actor
    known = match.game.hidden_from(match.material.m, match.state, seat)
    return match.text(player.choose(known, match.seen(seat)))
