"""What is owed for the end: a point for each enclosed space (D32), which nobody can take away.

The largest caravans (D31) are nobody's before the end: the next camel may change who has them.
"""

from serai.core.compiled import Buffer
from serai.core.contract import Due

from .events import AREAS
from .layout import Phase, material_of, state_of


def owed(m: Buffer, s: Buffer, seat: int) -> list[Due]:
    st = state_of(s)
    if st.phase == Phase.OVER:
        return []
    seats = range(int(material_of(m).seats))
    return [Due(owner, "D32", AREAS, int(st.area[owner])) for owner in seats]
