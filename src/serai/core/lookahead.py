"""Looking ahead over one's own choices, for a game's `priors`: what can a seat make of this?"""

from collections.abc import Callable
from typing import Any

import numpy as np

from .arithmetic import exp
from .compiled import Buffer, Floats, Ints, inlined, spliced

LARGEST = 50.0  # of a value, so that its exponential stays a number to reckon with

Actor = Callable[[Buffer, Buffer], int]
Legal = Callable[[Buffer, Buffer, Ints], int]
Apply = Callable[[Buffer, Buffer, int], None]
GoesOn = Callable[[Buffer, int], bool]
Worth = Callable[[Buffer, Buffer, int], float]
Handicap = Callable[[int], float]


@inlined
def no_handicap(action: int) -> float:
    return 0.0


def weigh_by_lookahead(
    actor: Actor,
    legal: Legal,
    apply: Apply,
    goes_on: GoesOn,
    worth: Worth,
    layout: Any,
    depth_limit: int,
    handicap: Handicap = no_handicap,
) -> Callable[[Buffer, Buffer, Ints, int, Floats], None]:
    """Compiled: a weight for each action, by the best that the seat to act can make of it.

    It looks at the choices that follow as long as the seat `goes_on(state, seat)`, has begun
    something and not yet finished it, and takes the `worth` of what they lead to. A handicap is
    taken off an action's worth.
    """
    best_after = _best_end(legal, apply, goes_on, worth, layout.STATE, depth_limit)
    state, most = layout.STATE, layout.ACTIONS

    @spliced
    def weigh(m: Buffer, s: Buffer, actions: Ints, n: int, out: Floats) -> None:
        seat = actor(m, s)
        scratch = np.empty((depth_limit + 1, len(s)), np.uint8)
        lists = np.empty((depth_limit + 1, most), np.int32)
        base = worth(m, s, seat)
        for i in range(n):
            scratch[0].view(state)[0] = s.view(state)[0]
            apply(m, scratch[0], actions[i])
            value = best_after(m, scratch, lists, seat) - base
            out[i] = exp(min(value - handicap(actions[i]), LARGEST))

    return weigh


def _best_end(
    legal: Legal, apply: Apply, goes_on: GoesOn, worth: Worth, state: Any, depth_limit: int
) -> Callable[[Buffer, Any, Any, int], float]:
    """Compiled: the best worth that a seat's choices from `scratch[0]` on can lead to."""

    @spliced
    def best_after(m: Buffer, scratch: Any, lists: Any, seat: int) -> float:
        best = -1e9
        left = np.zeros(depth_limit + 1, np.int64)  # choices still to be tried, by depth
        depth = 0
        fresh = True  # the state at this depth has not been looked at
        while depth >= 0:
            if fresh:
                if depth < depth_limit and goes_on(scratch[depth], seat):
                    left[depth] = legal(m, scratch[depth], lists[depth])
                else:
                    best = max(best, worth(m, scratch[depth], seat))
            fresh = left[depth] > 0
            if fresh:
                left[depth] -= 1
                scratch[depth + 1].view(state)[0] = scratch[depth].view(state)[0]
                depth += 1
                apply(m, scratch[depth], lists[depth - 1, left[depth - 1]])
            else:
                depth -= 1
        return best

    return best_after
