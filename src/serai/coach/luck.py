"""Luck and skill: where a seat's chance to win came from, step by step, adding up to the result.

From each decision to the next the chance to win goes through a few values: what the position was
thought to be worth, what it was worth with the best move, what was left with the move played, what
was left after chance had acted, and what the next one to decide, who may know something else, then
thinks it is worth. Every difference has a name: the first is the search's own error, the second the
mover's doing, if it is more than that error, the third luck, the fourth what was uncovered. One
follows on the other, so all of them together are the way from the first chance to the result, and
nothing is left over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from serai.bots.search import Budget
from serai.core.contract import CHANCE
from serai.core.match import Match
from serai.core.position import Position

from .analysis.judging import Outlook
from .reviewing import Decision, Progress, Review, know_the_same
from .words import CLEAR


@dataclass(frozen=True)
class Draws:
    """What chance did between two decisions, and what that gave everybody."""

    ply: int
    number: int  # of the decision before; 0: none
    actions: tuple[str, ...]
    gave: tuple[float, ...]


@dataclass(frozen=True)
class Luck:
    """Of one seat: the parts, in chances to win, add up to the result."""

    start: float
    luck: float
    skill: float
    others: float
    uncovered: float
    unexplained: float
    error: float
    result: float


def has_luck(match: Match) -> bool:
    """Whether chance acts once somebody has decided something."""
    seats = [step.seat for step in match.steps]
    decided = next((place for place, seat in enumerate(seats) if seat != CHANCE), len(seats))
    return CHANCE in seats[decided:]


def draws_and_luck(review: Review, tell: Progress) -> tuple[list[Draws], list[Luck]]:
    """Of a review whose game is over."""
    sums = _Sums(review)
    number = len(review.decisions)
    for place, one in enumerate(review.decisions):
        tell("luck", place, number)
        sums.decision(one)
        after = review.decisions[place + 1] if place + 1 < number else None
        sums.way_on(one, after)
    tell("luck", number, number)
    return sums.draws, sums.told()


class _Sums:
    """The parts so far, seat by seat."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self.seats = range(review.match.seats)
        self.draws: list[Draws] = []
        self._luck, self._skill, self._others, self._uncovered, self._unexplained, self._square = (
            [0.0] * review.match.seats for _ in range(6)
        )

    def decision(self, one: Decision) -> None:
        verdict = one.verdict
        if verdict is None:
            return
        if verdict.loss <= CLEAR * verdict.error:  # which may be noise, and is nobody's doing
            _add(self._unexplained, verdict.with_played, one.before)
            return
        _add(self._unexplained, verdict.with_best, one.before)
        for seat in self.seats:
            part = verdict.with_played.chances[seat] - verdict.with_best.chances[seat]
            (self._skill if seat == one.seat else self._others)[seat] += part
            error = max(verdict.with_best.errors[seat], verdict.with_played.errors[seat])
            self._square[seat] += 2 * error**2

    def way_on(self, one: Decision, after: Decision | None) -> None:
        """From the move played to the next decision, or to the end."""
        then = self.review.last if after is None else after.before
        position = self.review.match.position if after is None else after.step.before
        drawn = self._drawn_after(one, after)
        same = after is None or know_the_same(position, one.seat, after.seat)
        if not drawn:
            _add(self._unexplained if same else self._uncovered, then, one.comes_to)
            return
        seen = then if same else self._as_seen_by(position, one.seat)
        gave = tuple(
            now - before for now, before in zip(seen.chances, one.comes_to.chances, strict=True)
        )
        _add(self._luck, seen, one.comes_to)
        _add(self._uncovered, then, seen)
        self.draws.append(Draws(one.ply + 1, one.number, drawn, gave))
        for seat in self.seats:
            self._square[seat] += seen.errors[seat] ** 2 + one.comes_to.errors[seat] ** 2

    def _drawn_after(self, one: Decision, after: Decision | None) -> tuple[str, ...]:
        steps = self.review.match.steps
        end = len(steps) if after is None else after.ply
        return tuple(step.before.action(step.action).text for step in steps[one.ply + 1 : end])

    def _as_seen_by(self, position: Position, seat: int) -> Outlook:
        judge, effort = self.review.judge, self.review.effort
        budget = Budget(simulations=effort.first, enough=self.review.enough)
        return judge.judge(position.hidden_from(seat), seat, budget).spread_by(judge.spread)

    def told(self) -> list[Luck]:
        first = self.review.decisions[0].before if self.review.decisions else self.review.last
        return [
            Luck(
                first.chances[seat],
                self._luck[seat],
                self._skill[seat],
                self._others[seat],
                self._uncovered[seat],
                self._unexplained[seat],
                sqrt(self._square[seat] + first.errors[seat] ** 2),
                self.review.last.chances[seat],
            )
            for seat in self.seats
        ]


def _add(sums: list[float], now: Outlook, before: Outlook) -> None:
    for seat, (one, other) in enumerate(_pairs(now, before)):
        sums[seat] += one - other


def _pairs(now: Outlook, before: Outlook) -> Sequence[tuple[float, float]]:
    return list(zip(now.chances, before.chances, strict=True))
