"""How a tree lies in its buffers: nodes and edges, the settings, what is counted at the root."""

import numpy as np

MOST_SEATS, MOST_ACTIONS, LONGEST = 5, 4096, 1024
NOWHERE = -1

NODE = np.dtype(
    (
        np.record,
        [
            ("start", "i4"),  # its edges: where they begin, how many, room for how many
            ("count", "i4"),
            ("room", "i4"),
            ("visits", "i4"),
            ("weighed", "i8"),  # the edges have priors; wide, so that all lies in its place
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
            ("met", "i4"),  # how often it could have been chosen
            ("value", "f8"),  # sum of what the one who chose it got
            ("prior", "f8"),
            ("later", "f8"),  # how often it was done then or later, and what that brought
            ("later_value", "f8"),
        ],
    )
)

# how to search: places in `how`
EXPLORE, PRIORS_AT, MARGIN, PLAIN, OPEN, LATER, GLANCE, TELL = range(8)
# what is filled: places in `filled`
NODES, EDGES = range(2)
# what came of the root's actions: a row of `tally` for each
TALLY = 2 * MOST_SEATS + 1  # shares of the win, points, simulations
