"""How difficult a puzzle is, and how good whoever solves puzzles: Elo's numbers.

A level of bots has a place on the scale (LEVELS). A puzzle is as difficult as the one of whom Elo's
formula expects that the levels together solve it as often as they did; so it needs nobody who has
tried it. A person begins at BEGINS, and every first try is a game against the puzzle:

    rating + K × (1 if it was solved, else 0, less the expected), K = 48, after the tenth try 24

where 1 / (1 + 10^((difficulty − rating) / 400)) is expected. Nothing else changes a rating: no
second try, no run against the clock.
"""

from collections.abc import Mapping
from dataclasses import dataclass

LEVELS = {
    "beginner": 600,
    "easy": 900,
    "medium": 1200,
    "hard": 1500,
    "strong": 1800,
    "master": 2100,
}
BEGINS = 1200
LEAST, MOST = 600, 2400
K_EARLY, K_LATE, EARLY = 48, 24, 10
SPREAD = 400  # points that make a factor of ten
STEPS = 24  # of halving


@dataclass(frozen=True)
class Standing:
    """Where somebody stands with the puzzles of a game."""

    rating: float = BEGINS
    tried: int = 0
    solved: int = 0

    def after(self, puzzle: int, solved: bool) -> "Standing":
        k = K_EARLY if self.tried < EARLY else K_LATE
        rating = self.rating + k * (solved - expected(self.rating, puzzle))
        return Standing(rating, self.tried + 1, self.solved + solved)

    def __str__(self) -> str:
        return f"{self.rating:.1f} {self.tried} {self.solved}"

    @staticmethod
    def read(text: str) -> "Standing":
        """The same again; from the beginning if it is not to be read."""
        try:
            rating, tried, solved = text.split()
            return Standing(float(rating), int(tried), int(solved))
        except ValueError:
            return Standing()


def expected(rating: float, puzzle: float) -> float:
    """How often somebody solves such puzzles."""
    return float(1 / (1 + 10 ** ((puzzle - rating) / SPREAD)))


def difficulty(levels: Mapping[str, float]) -> int:
    """Of a puzzle that each level solves so often."""
    known = {name: share for name, share in levels.items() if name in LEVELS}
    solved = sum(known.values())
    low, high = float(LEAST), float(MOST)
    for _ in range(STEPS):
        middle = (low + high) / 2
        if sum(expected(LEVELS[name], middle) for name in known) > solved:
            low = middle
        else:
            high = middle
    return round(low)
