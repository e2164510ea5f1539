"""Which edge to follow: what it has brought so far, how it looked, how little it was tried.

PUCT with priors and all moves as first (AMAF, RAVE); `choose_plainly` is UCB1.
"""

from typing import Any

import numpy as np

from serai.core.arithmetic import log
from serai.core.chance import below
from serai.core.compiled import Dice, Floats, Ints, inlined

from .layout import Search

EVEN = 0.1  # of all weight


@inlined
def needs_priors(here: Any, how: Search, n: int) -> bool:
    asked = not how.plain and here.visits >= how.priors_at
    return bool(asked and here.has_priors == 0 and n > 1)


@inlined
def set_priors(here: Any, edges: Any, places: Ints, n: int, weight: Floats) -> None:
    """Each legal action's part of all weight; a little goes to all alike, so that none is lost."""
    total = 0.0
    for k in range(n):
        total += weight[k]
    for k in range(n):
        edges[places[k]].prior = (1.0 - EVEN) * weight[k] / total + EVEN / n
    here.has_priors = 1


@inlined
def choose(here: Any, edges: Any, places: Ints, n: int, how: Search, dice: Dice) -> int:
    """PUCT: the most promising edge of those legal in this world; any of equals."""
    untried = here.value / max(1, here.visits - 1)
    even = 1.0 / n
    best, chosen = -1e9, -1
    availability, root = -1, 0.0
    k: Any = np.int64(below(dice, n))
    for _ in range(n):
        k = k + 1 if k + 1 < n else 0
        edge = edges[places[k]]
        edge.availability += 1
        if edge.availability != availability:
            availability = edge.availability
            root = how.explore * np.sqrt(availability)
        prior = edge.prior if here.has_priors else even
        value = edge.value / edge.visits if edge.visits > 0 else untried
        if edge.amaf > 0.0:
            value += trust(edge, how) * (edge.amaf_value / edge.amaf - value)
        score = value + prior * root / (1.0 + edge.visits)
        if score > best:
            best, chosen = score, places[k]
    return int(chosen)


@inlined
def trust(edge: Any, how: Search) -> float:
    """RAVE's weight for all moves as first (AMAF) against the edge's own visits: less with each."""
    own, amaf = edge.visits, edge.amaf
    return float(amaf / (amaf + own + own * amaf / how.amaf))


@inlined
def choose_plainly(here: Any, edges: Any, places: Ints, n: int, how: Search, dice: Dice) -> int:
    """UCB1: any that is untried, else by what it brought and how little it was tried."""
    best, chosen = -1e9, -1
    visits = log(float(here.visits))
    k: Any = np.int64(below(dice, n))
    for _ in range(n):
        k = k + 1 if k + 1 < n else 0
        edge = edges[places[k]]
        if edge.visits == 0:
            return int(places[k])
        score = edge.value / edge.visits + how.explore * np.sqrt(visits / edge.visits)
        if score > best:
            best, chosen = score, places[k]
    return int(chosen)
