"""Looking ahead over one's own choices, for a game's `priors`: what can a seat make of this?"""

from typing import Any

import numpy as np

from .compiled import inlined


def best_end(
    legal: Any, apply: Any, goes_on: Any, at_rest: Any, state: Any, depth_limit: int
) -> Any:
    """A compiled function: the best value `at_rest` of all choices that follow while `goes_on`.

    `goes_on(state, seat)` says whether the seat has begun something and not yet finished it,
    `at_rest(m, state, seat)` what a position is worth to it. The first state lies in `scratch[0]`.
    """

    @inlined
    def best_after(m: Any, scratch: Any, lists: Any, seat: int) -> float:
        best = -1e9
        left = np.zeros(depth_limit + 1, np.int64)  # choices still to be tried, by depth
        depth = 0
        fresh = True  # the state at this depth has not been looked at
        while depth >= 0:
            if fresh:
                if depth < depth_limit and goes_on(scratch[depth], seat):
                    left[depth] = legal(m, scratch[depth], lists[depth])
                else:
                    best = max(best, at_rest(m, scratch[depth], seat))
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
