"""What is owed for the end: full rows, and what laid cards bring then by their effects (T41)."""

from serai.core.compiled import Buffer
from serai.core.contract import Due

from .ending import effect_points, row_points
from .events import EFFECTS_SOURCE, ROWS_SOURCE
from .facts import read_state
from .layout import ROWS, SEATS, Phase


def owed(m: Buffer, s: Buffer, seat: int) -> list[Due]:
    st = read_state(s)
    if st.phase == Phase.OVER:
        return []
    found = []
    for owner in range(SEATS):
        effects = sum(points for _, points in effect_points(m, st, owner))
        rows = sum(row_points(m, st, owner, row) for row in range(ROWS))
        found.append(Due(owner, "T41", EFFECTS_SOURCE, effects))
        found.append(Due(owner, "T41", ROWS_SOURCE, rows))
    return found
