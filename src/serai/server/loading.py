"""Games are imported when somebody asks for one, off the event loop, and one after the other.

Two packages of compiled code must not be imported at once: what is still to be compiled stands in
one list, and Python's import locks and Numba's own would wait for each other.
"""

import threading
from functools import cache

from serai.bots import tree
from serai.bots.tree.layout import check_fits
from serai.core import registry
from serai.core.contract import Game
from serai.core.lean import make_lean

_one_at_a_time = threading.Lock()


def game(name: str) -> Game:
    with _one_at_a_time:
        found = registry.game(name)
        for package in (registry.package_of(name), tree.__name__):
            _make_lean(package)
    check_fits(found)
    return found


@cache
def _make_lean(package: str) -> None:
    """Once each; its verbs are only called from now on."""
    make_lean(package)
