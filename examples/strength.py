"""How strong is a policy? Games against a bot of the house, every seat as often.

    share = against("targi", policy, "beginner", games=400)

A policy takes rows of observations and of masks, and answers with an action for each row. Whoever
wants to try actions first has a method `best`, which takes the tables and which of them are meant.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from serai.envs import Tables
from serai.envs.opponents import Opponents, checked, sit_down

Array = NDArray[Any]
Policy = Callable[[Array, Array], Array]

AT_ONCE = 50


class Tries(Protocol):
    """Looks at tables and chooses."""

    def best(self, tables: Tables, rows: Array) -> Array: ...


def against(
    game: str, policy: Policy | Tries, opponents: Opponents, games: int, seed: int = 1, **asked: Any
) -> float:
    """Its share of the wins; a draw is shared."""
    tables = Tables(game, min(games, AT_ONCE), seed=seed, autoreset=False, **asked)
    generator, pool = np.random.default_rng(seed), checked(opponents)
    won, played = 0.0, 0
    while played < games:
        tables.reset(seed + played)
        seats = (np.arange(tables.number) + played) % tables.seats
        others = [
            [sit_down(pool, tables, seat, generator) for seat in range(tables.seats)]
            for _ in range(tables.number)
        ]
        while (going := tables.counts > 0).any():
            mine = going & (tables.actors == seats)
            actions = np.full(tables.number, -1)
            if mine.any():
                actions[mine] = chosen_by(policy, tables, np.flatnonzero(mine))
            for table in np.flatnonzero(going & ~mine):
                bot = others[table][tables.actors[table]]
                actions[table] = bot.act(tables, int(table))
            tables.step(actions)
            won += share_of(tables, seats)
        played += tables.number
    return won / played


def chosen_by(policy: Policy | Tries, tables: Tables, rows: Array) -> Array:
    if callable(policy):
        return policy(tables.observations[rows], tables.masks[rows])
    return policy.best(tables, rows)


def share_of(tables: Tables, seats: Array) -> float:
    """What the games that have ended with this step brought these seats, as a share of the wins."""
    ended = np.flatnonzero(tables.ended)
    paid = tables.rewards[ended, seats[ended]]
    return float(((paid * (tables.seats - 1) + 1) / tables.seats).sum())


def interval(share: float, games: int) -> tuple[float, float]:
    """Of 95 % (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return middle - half, middle + half


def tell_strength(game: str, policy: Policy | Tries, games: int, **asked: Any) -> None:
    """Against `random` and `beginner`."""
    for opponent in ("random", "beginner"):
        share = against(game, policy, opponent, games, **asked)
        low, high = interval(share, games)
        told = f"{share:.1%} ({low:.1%} to {high:.1%}) of {games} games against {opponent}"
        print(f"{game}: {told}")
