"""Simulations a second: of a plain search with random playouts, and of the search the bots use."""

import time
from typing import Any

from serai.bots.search import BASELINE, Budget, Searcher, SearchSettings, settings_for
from serai.core import registry
from serai.core.chance import dice, roll
from serai.core.match import Match, new

SIMULATIONS = 5_000  # a search, as for the peers; fewer where less than a second is given
MOMENTS = ("opening", "middle")
ROUNDS = 3


def all_searches(seconds: float) -> dict[str, Any]:
    """Every game with every number of players, from its first decision and from its middle."""
    return {
        name: {
            str(seats): {moment: searches(moment, name, seats, seconds) for moment in MOMENTS}
            for seats in registry.game(name).material.SEATS
        }
        for name in registry.names()
    }


def searches(moment: str, game: str, seats: int, seconds: float) -> dict[str, Any]:
    match = new(game, seats=seats, seed=1)
    if moment == "middle":
        match = middle(match)
    return {
        "plain_simulations_per_second": round(simulations(match, BASELINE, seconds)),
        "simulations_per_second": round(simulations(match, settings_for(match.game), seconds)),
    }


def middle(match: Match) -> Match:
    """Half of a random game, counted in decisions."""
    length = play_at_random(new(match.game.name, match.seats, 1), None)
    play_at_random(match, length // 2)
    return match


def play_at_random(match: Match, plies: int | None) -> int:
    rng, done = dice(2), 0
    while not match.over and done != plies:
        legal = match.legal()
        match.play(legal[roll(rng, len(legal))])
        done += 1
    return done


def simulations(match: Match, how: SearchSettings, seconds: float) -> float:
    """The best of a few rounds, on one core, by the thread's CPU time."""
    seat = match.actor
    known = match.position.hidden_from(seat).state
    budget = Budget(simulations=max(1, round(SIMULATIONS * min(1.0, seconds))))
    searcher = Searcher(match.game, match.material, how, 1, cores=1)
    searcher.think(known, seat, Budget(simulations=100))
    best = 0.0
    for _ in range(ROUNDS):
        done, begin = 0, time.thread_time()
        while time.thread_time() - begin < seconds / ROUNDS:
            done += searcher.think(known, seat, budget).simulations
        best = max(best, done / (time.thread_time() - begin))
    return best
