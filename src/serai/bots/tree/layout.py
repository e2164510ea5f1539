"""How a tree lies in its buffers: nodes and edges, the settings, what is counted at the root."""

import numpy as np

from serai.core.contract import Game
from serai.core.errors import SeraiError

# Compiled code does not look where it writes: a game is asked beforehand, by `check_fits`.
MOST_SEATS, MOST_ACTIONS = 5, 4096
LONGEST = 1024  # plies that a simulation goes down the tree; then it is played out
NOWHERE = -1

NODE = np.dtype(
    (
        np.record,
        [
            ("start", "i4"),  # its edges: where they begin, how many, room for how many
            ("count", "i4"),
            ("room", "i4"),
            ("visits", "i4"),
            ("has_priors", "i8"),  # the edges have priors; wide, so that all lies in its place
            ("value", "f8"),  # sum of what the one to choose here got
        ],
    )
)
EDGE = np.dtype(
    (
        np.record,
        [
            ("action", "i4"),
            ("child", "i4"),
            ("visits", "i4"),
            ("availability", "i4"),  # how often it could have been chosen
            ("value", "f8"),  # sum of what the one who chose it got
            ("prior", "f8"),
            ("amaf", "f8"),  # how often it was done then or later, and what that brought
            ("amaf_value", "f8"),
        ],
    )
)

# how to search: places in `how`
EXPLORE, PRIORS_AT, MARGIN, PLAIN, OPEN, AMAF, SHORT_ROLLOUT, TELL = range(8)
# what is filled: places in `filled`
NODES, EDGES = range(2)
# what came of the root's actions: a row of `tally` for each
TALLY = 2 * MOST_SEATS + 1  # shares of the win, points, simulations


def check_fits(game: Game) -> None:
    """Whether a search has room for a game; whoever loads one to let bots play it asks here."""
    actions, seats = game.layout.ACTIONS, max(game.material.SEATS)
    if actions > MOST_ACTIONS or seats > MOST_SEATS:
        room = {"most_actions": MOST_ACTIONS, "most_seats": MOST_SEATS}
        raise SeraiError("game-too-large", name=game.name, actions=actions, seats=seats, **room)
