"""Run by tests in a process of its own: search a game and tell what came of it, as JSON."""

import json
import sys
from typing import Any

from serai.bots.search import Budget, Searcher, SearchSettings
from serai.bots.tree import grow, keep
from serai.core import registry
from serai.core.contract import Game
from serai.core.match import Match, new


def main(name: str, package: str) -> None:
    if not registry.is_game(name):
        registry.add(package)
    match = new(name, seats=2, seed=5)
    searcher = Searcher(match.game, match.material, SearchSettings(), 1, cores=1)
    known = match.game.hidden_from(match.material.m, match.state, match.actor)
    thought = searcher.think(known, match.actor, Budget(400))
    everything = [grow, keep, *searched(match.game)]
    told = {
        "best": match.text(thought.best.action),
        "visits": [move.visits for move in thought.moves if move.visits],
        "hits": sum(looked_up(function, "cache_hits") for function in everything),
        "misses": sum(looked_up(function, "cache_misses") for function in everything),
        "search_misses": sum(looked_up(function, "cache_misses") for function in (grow, keep)),
        "points": play_on(match),
    }
    print(json.dumps(told))


def searched(game: Game) -> list[Any]:
    """The verbs a search calls."""
    rules, hidden, good = game.rules, game.hidden, game.evaluate
    referee = [rules.copy, rules.actor, rules.legal, rules.weights, rules.apply, rules.points]
    return [*referee, hidden.deal, hidden.shown, good.rollout, good.evaluate, good.priors]


def looked_up(function: Any, what: str) -> int:
    """How often a compiled function was (or was not) found in the cache; 0 if uncompiled."""
    stats = getattr(function, "stats", None)
    return sum(getattr(stats, what).values()) if stats else 0


def play_on(match: Match) -> list[int]:
    while not match.over:
        match.play(match.legal()[0])
    return [score.total for score in match.points()]


if __name__ == "__main__":
    main(*sys.argv[1:])
