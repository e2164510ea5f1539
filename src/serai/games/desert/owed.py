"""What is owed for the end: a point for each enclosed space (D32), which nobody can take away.

The largest caravans (D31) are nobody's before the end: the next camel may change who has them.
"""

from serai.core.compiled import Buffer
from serai.core.contract import Due

from .events import AREAS
from .facts import read_material, read_state
from .layout import Phase


def owed(m: Buffer, s: Buffer, seat: int) -> list[Due]:
    st = read_state(s)
    if st.phase == Phase.OVER:
        return []
    seats = range(read_material(m).seats)
    return [Due(owner, "D32", AREAS, st.area[owner]) for owner in seats]
