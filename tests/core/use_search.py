"""Run by tests in a process of its own: search a game and tell what came of it, as JSON."""

import json
import sys
from typing import Any

import numpy as np

from serai.core import compiled, registry
from serai.core.chance import dice
from serai.core.match import Match, new


def main(name: str, package: str) -> None:
    registry.PACKAGES[name] = package
    match = new(name, seats=2, seed=5)
    tree = compiled.load("tree")
    game, m = match.game, match.material.m
    known = game.hidden_from(m, match.state, match.actor)
    visits = np.zeros(game.layout.ACTIONS, np.int32)
    verbs = (
        game.rules.copy,
        game.rules.actor,
        game.rules.legal,
        game.rules.weights,
        game.rules.apply,
    )
    best = tree.search(
        *verbs, game.hidden.deal, game.rules.playout, m, known, match.actor, 400, dice(1), visits
    )
    compiled_verbs = [tree.search, *verbs, game.rules.playout]
    told = {
        "best": match.text(best),
        "visits": visits[visits > 0].tolist(),
        "hits": sum(looked_up(function, "cache_hits") for function in compiled_verbs),
        "misses": sum(looked_up(function, "cache_misses") for function in compiled_verbs),
        "search_misses": looked_up(tree.search, "cache_misses"),
        "points": play_on(match),
    }
    print(json.dumps(told))


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
