"""The rest of a game as players might play it: quick, sensible, and never twice the same.

A caravan goes where oases of its own can be closed, tiles are laid by what they close and begin,
explorers stand where there is something to get. Some luck keeps games different. Read `playing`
first; `moving`, `laying` and `explorers` choose, by what `oases` finds.
"""

from .playing import play_on, rollout

__all__ = ["play_on", "rollout"]
