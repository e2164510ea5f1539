"""Ways to sit down, and games played there by lot."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from serai.core import registry
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position

LONGEST = 10_000  # choices in a game of which nothing is said


@dataclass(frozen=True)
class Table:
    """A way to sit down: game, seats, options, and a rules version if not the newest.

    `longest` is how many choices a game takes at most, those of chance included.
    """

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    rules: int | None = None
    longest: int = LONGEST

    def __str__(self) -> str:
        words = {name: str(value).splitlines()[0] for name, value in self.options.items()}
        options = "".join(f"-{name}={word}" for name, word in words.items())
        rules = "" if self.rules is None else f"-rules={self.rules}"
        return f"{self.game}-{self.seats}{options}{rules}"

    def match(self, seed: int) -> Match:
        game = registry.game(self.game)
        return Position(game, build(game, self.seats, self.options, self.rules)).match(seed)


def tables(game: str) -> list[Table]:
    """A table for every number of seats, with the usual options."""
    return [Table(game, seats) for seats in registry.manifest_of(game).seats]


def length(full: int, least: int = 1) -> int:
    """How long a long run is: whole with SERAI_SOAK in the environment, else a tenth of it."""
    return full if os.environ.get("SERAI_SOAK") else max(least, full // 10)


def walk(table: Table, seed: int, steps: int | None = None) -> Iterator[Match]:
    """A match before each of its random moves, and once more at its end."""
    match = table.match(seed)
    dice = random.Random(f"{table}/{seed}")
    while not match.over and (steps is None or steps > 0):
        yield match
        action = dice.choice(match.game.legal(match.material.m, match.state))
        match.act(match.text(action))
        steps = None if steps is None else steps - 1
    yield match


def finished(table: Table, seed: int) -> Match:
    """A whole random game."""
    for match in walk(table, seed):
        last = match
    return last
