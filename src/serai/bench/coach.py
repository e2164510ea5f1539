"""The coach: decisions judged a second and core, how long a game of two takes to go over, hints."""

import time
from statistics import median
from typing import Any

from serai.bots.levels import move, player
from serai.bots.search import Budget
from serai.coach.hints import SECONDS, hint
from serai.coach.reviewing import Review, effort_for
from serai.coach.whole import go_over
from serai.core import registry
from serai.core.match import Match, new

SEATS = 2
_FEW = 24  # moves, in small
_HINTS = 12  # moments of a game at which one is asked for, a little apart


def all_reviews(share: float) -> dict[str, Any]:
    """Of every game that two can play, one that medium bots have played; in small, a glance."""
    return {
        name: reviewed(_played(name, None if share >= 1 else _FEW), share)
        for name in registry.names()
        if SEATS in registry.game(name).material.SEATS
    }


def reviewed(match: Match, share: float) -> dict[str, Any]:
    """By the process's CPU time on one core."""
    own = effort_for(match.game)
    effort = own if share >= 1 else effort_for(match.game, max(2, round(own.first * share / 10)))
    review, begin = Review(match, effort, cores=1), time.process_time()
    told = go_over(review, lambda progress: None)
    spent = time.process_time() - begin
    decisions = sum(one["verdict"] is not None for one in told["moments"])
    return {
        "decisions": decisions,
        "seconds": round(spent, 1),
        "decisions_per_second": round(decisions / spent, 2),
        "hints": hinted(match, min(1.0, share)),
    }


def hinted(match: Match, share: float) -> dict[str, Any]:
    """CPU time of hints through a game, their reasons included, as a table asks for them."""
    asked = [step for step in match.steps if step.seat >= 0 and len(step.before.legal()) > 1]
    spent: list[float] = []
    reasoned = 0
    for step in asked[:: max(1, len(asked) // _HINTS)]:
        known, begin = step.before.hidden_from(step.seat), time.process_time()
        reasoned += bool(hint(known, step.seat, Budget(seconds=SECONDS * share)).why)
        spent.append(1000 * (time.process_time() - begin))
    return {
        "asked": len(spent),
        "with_reasons": reasoned,
        "ms": round(median(spent)),
        "most_ms": round(max(spent)),
    }


def _played(game: str, most: int | None) -> Match:
    """To its end, or so many moves of the bots."""
    match, moves = new(game, SEATS, 1), 0
    bots = [player("medium", match.game, match.material, seat, seat) for seat in range(SEATS)]
    while not match.over and (most is None or moves < most):
        match.play(move(bots[match.actor], match))
        moves += 1
    return match
