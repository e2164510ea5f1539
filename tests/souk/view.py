"""What a seat sees of Souk."""

from typing import Any

from serai.core.compiled import Buffer

from .layout import EMPTY, PHASES, UNKNOWN, map_of, state_of


def view(m: Buffer, s: Buffer, seat: int) -> dict[str, Any]:
    mat, st = map_of(m), state_of(s)
    return {
        "phase": PHASES[st.phase],
        "open": None if st.open == EMPTY else int(st.open),
        "deck": int(st.left),
        "discards": [int(number) for number in st.discards],
        "players": [
            {
                "hand": {EMPTY: None, UNKNOWN: "?"}.get(int(st.hand[player]), int(st.hand[player])),
                "coins": int(st.coins[player]),
                "pile": [int(number) for number in st.pile[player]],
            }
            for player in range(int(mat.seats))
        ],
    }
