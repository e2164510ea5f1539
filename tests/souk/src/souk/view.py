"""What a seat sees of Souk."""

from typing import Any

import numpy as np

from serai.core.compiled import Buffer

from . import rules
from .layout import EMPTY, SEATS, UNKNOWN, Phase, material_of, state_of


def view(m: Buffer, s: Buffer, seat: int) -> dict[str, Any]:
    mat, st = material_of(m), state_of(s)
    points = np.zeros(SEATS, np.int32)
    rules.points(m, s, points)
    return {
        "phase": Phase(st.phase).label,
        "open": None if st.open == EMPTY else int(st.open),
        "deck": int(st.left),
        "discards": [int(number) for number in st.discards],
        "players": [
            {
                "hand": {EMPTY: None, UNKNOWN: "?"}.get(int(st.hand[player]), int(st.hand[player])),
                "coins": int(st.coins[player]),
                "pile": [int(number) for number in st.pile[player]],
                "points": int(points[player]),
            }
            for player in range(int(mat.seats))
        ],
    }
