"""Endings solved by brute force, so that nobody can argue about the right answer."""

from collections.abc import Iterator

from serai.core.compiled import Buffer
from serai.core.contract import OVER
from serai.core.match import Match

MOST_POSITIONS, FEW_POSITIONS = 30_000, 2_000


class TooLong(Exception):
    """There are too many positions to look at."""


def sure_wins(match: Match, most: int = MOST_POSITIONS) -> set[str]:
    """What wins alone for the seat to act, whatever all others do and whatever is drawn."""
    solver = Solver(match, most)
    return {text for text in match.legal() if solver.wins_after(match.state, match.parse(text))}


def endings(match: Match, moments: int = 12) -> Iterator[tuple[Match, set[str]]]:
    """The last moments of a finished match in which few of its choices win for sure."""
    for _ in range(moments):
        match.undo()
        try:
            right = sure_wins(match, FEW_POSITIONS)
        except TooLong:
            return
        if 0 < len(right) <= len(match.legal()) // 3:
            yield match, right


class Solver:
    """Every line of play to its end: the seat picks what wins, others and chance what does not."""

    def __init__(self, match: Match, most: int) -> None:
        self.game, self.m, self.seats = match.game, match.material.m, match.seats
        self.seat, self.most = match.actor, most
        self.found: dict[bytes, bool] = {}

    def wins_after(self, state: Buffer, action: int) -> bool:
        return self.wins(self.game.after(self.m, state, action))

    def wins(self, state: Buffer) -> bool:
        key = self.game.position_bytes(state)
        if key not in self.found:
            if len(self.found) >= self.most:
                raise TooLong
            self.found[key] = self._looked(state)
        return self.found[key]

    def _looked(self, state: Buffer) -> bool:
        actor = self.game.rules.actor(self.m, state)
        if actor == OVER:
            return self.game.result(self.m, state, self.seats)[self.seat] == 1.0
        ways = (self.wins_after(state, action) for action in self.game.legal(self.m, state))
        return any(ways) if actor == self.seat else all(ways)
