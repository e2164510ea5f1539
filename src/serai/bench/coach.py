"""The coach: decisions judged a second and core, and how long a game of two takes to go over."""

import time
from typing import Any

from serai.bots.levels import move, player
from serai.coach.reviewing import Review, effort_for
from serai.coach.whole import go_over
from serai.core import registry
from serai.core.match import Match, new

SEATS = 2
_FEW = 24  # moves, in small


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
    }


def _played(game: str, most: int | None) -> Match:
    """To its end, or so many moves."""
    match = new(game, SEATS, 1)
    bots = [player("medium", match.game, match.material, seat, seat) for seat in range(SEATS)]
    while not match.over and (most is None or len(match.log) < most):
        match.play(move(bots[match.actor], match))
    return match
