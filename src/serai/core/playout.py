"""Random play and the settling of chance, once for all games.

Numba must know at compile time what it calls, so each function here is made from a game's own. `m`
and `s` are whatever those take: the records, in a game whose playouts shall not view its buffers at
every step, or the buffers themselves.
"""

from collections.abc import Callable
from typing import TypeVar

import numpy as np

from .chance import below, pick_by_weight
from .compiled import Dice, Floats, Ints, inlined
from .contract import CHANCE, OVER

M = TypeVar("M")
S = TypeVar("S")
Actor = Callable[[M, S], int]
Legal = Callable[[M, S, Ints], int]
Weights = Callable[[M, S, Ints], None]
Apply = Callable[[M, S, int], None]
Result = Callable[[M, S, Floats], None]
Draw = Callable[[M, S, Dice, Ints, Ints], int]


def draw_by_weight(legal: Legal[M, S], weights: Weights[M, S]) -> Draw[M, S]:
    """Compiled: an outcome of chance, each as likely as its weight; the lists are scratch."""

    @inlined
    def draw(m: M, s: S, dice: Dice, outcomes: Ints, odds: Ints) -> int:
        n = legal(m, s, outcomes)
        weights(m, s, odds)
        return int(outcomes[pick_by_weight(dice, odds, n)])

    return draw


def chance_resolver(
    actor: Actor[M, S], draw: Draw[M, S], apply: Apply[M, S], most: int
) -> Callable[[M, S, Dice], int]:
    """Compiled: let chance act until a seat has to or the game is over; who acts then.

    `most` is how many outcomes there can be.
    """
    settle = _settler(actor, draw, apply)

    @inlined
    def resolve(m: M, s: S, dice: Dice) -> int:
        return settle(m, s, dice, np.empty(most, np.int32), np.empty(most, np.int32))

    return resolve


def random_playout(
    actor: Actor[M, S],
    legal: Legal[M, S],
    draw: Draw[M, S],
    apply: Apply[M, S],
    result: Result[M, S],
    most: int,
) -> Callable[[M, S, Dice, Floats], int]:
    """Compiled: play to the end, every legal action as likely as any other.

    It counts the choices, chance and forced actions left out; `most` is how many actions can be
    legal.
    """
    settle = _settler(actor, draw, apply)

    @inlined
    def play_out(m: M, s: S, dice: Dice, out: Floats) -> int:
        actions, odds = np.empty(most, np.int32), np.empty(most, np.int32)
        choices = 0
        while settle(m, s, dice, actions, odds) != OVER:
            n = legal(m, s, actions)
            choices += n > 1
            apply(m, s, actions[below(dice, n)] if n > 1 else actions[0])
        result(m, s, out)
        return choices

    return play_out


def _settler(
    actor: Actor[M, S], draw: Draw[M, S], apply: Apply[M, S]
) -> Callable[[M, S, Dice, Ints, Ints], int]:
    @inlined
    def settle(m: M, s: S, dice: Dice, outcomes: Ints, odds: Ints) -> int:
        who = actor(m, s)
        while who == CHANCE:
            apply(m, s, draw(m, s, dice, outcomes, odds))
            who = actor(m, s)
        return who

    return settle
