"""Random play and the settling of chance, once for all games.

Numba must know at compile time what it calls, so each function here is made from a game's own. `m`
and `s` are whatever those take: the records, in a game whose playouts shall not view its buffers at
every step, or the buffers themselves.
"""

from collections.abc import Callable
from typing import TypeVar

import numpy as np

from .chance import below, pick_by_weight
from .compiled import Dice, Floats, Ints, spliced
from .contract import CHANCE, OVER

M = TypeVar("M")
S = TypeVar("S")
Actor = Callable[[M, S], int]
Legal = Callable[[M, S, Ints], int]
Weights = Callable[[M, S, Ints], None]
Apply = Callable[[M, S, int], None]
Result = Callable[[M, S, Floats], None]
Pick = Callable[[M, S, Dice, Ints, int], int]


def by_weight(weights: Weights[M, S]) -> Pick[M, S]:
    """Compiled: the place of an outcome among the n legal ones, each as likely as its weight."""

    @spliced
    def pick(m: M, s: S, dice: Dice, odds: Ints, n: int) -> int:
        weights(m, s, odds)
        return pick_by_weight(dice, odds, n)

    return pick


def chance_resolver(
    actor: Actor[M, S], legal: Legal[M, S], pick: Pick[M, S], apply: Apply[M, S], most: int
) -> Callable[[M, S, Dice], int]:
    """Compiled: let chance act until a seat has to or the game is over; who acts then.

    `most` is how many outcomes there can be.
    """

    @spliced
    def resolve(m: M, s: S, dice: Dice) -> int:
        outcomes, odds = np.empty(most, np.int32), np.empty(most, np.int32)
        who = actor(m, s)
        while who == CHANCE:
            n = legal(m, s, outcomes)
            apply(m, s, outcomes[pick(m, s, dice, odds, n)])
            who = actor(m, s)
        return who

    return resolve


def random_playout(
    actor: Actor[M, S],
    legal: Legal[M, S],
    pick: Pick[M, S],
    apply: Apply[M, S],
    result: Result[M, S],
    most: int,
) -> Callable[[M, S, Dice, Floats], int]:
    """Compiled: play to the end, every legal action as likely as any other, chance by its `pick`.

    It counts the choices, chance and forced actions left out; `most` is how many actions can be
    legal.
    """

    @spliced
    def play_out(m: M, s: S, dice: Dice, out: Floats) -> int:
        actions, odds = np.empty(most, np.int32), np.empty(most, np.int32)
        choices = 0
        while True:
            n = legal(m, s, actions)
            who = actor(m, s)
            if who == OVER:
                break
            if who == CHANCE:
                apply(m, s, actions[pick(m, s, dice, odds, n)])
            else:
                choices += n > 1
                apply(m, s, actions[below(dice, n)] if n > 1 else actions[0])
        result(m, s, out)
        return choices

    return play_out
