"""Bots against each other: paired deals, rotated seats, and what can be said after them.

`running` is the whole, `settings` what an arena is, `deals` how a deal is played, `statistics` what
the results mean; `outside` and `line_process` let other programs in, `pool` and `jobs` share the
work.
"""

from .running import Arena

__all__ = ["Arena"]
