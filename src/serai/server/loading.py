"""Games are imported when somebody asks for one, off the event loop, and one after the other.

Two packages of compiled code must not be imported at once: what is still to be compiled stands in
one list, and Python's import locks and Numba's own would wait for each other.
"""

import threading

from serai.bots.tree.layout import check_fits
from serai.core import registry
from serai.core.contract import Game

_one_at_a_time = threading.Lock()


def game(name: str) -> Game:
    with _one_at_a_time:
        found = registry.game(name)
    check_fits(found)
    return found
