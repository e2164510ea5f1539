"""What is owed for the end: gold for goods, and for the rumours whose value a seat knows (S32)."""

from serai.core.compiled import Buffer
from serai.core.contract import Due

from .events import GOODS_SOURCE, RUMOURS_SOURCE
from .facts import read_material, read_state
from .layout import GOODS, RUMOURS, UNKNOWN, Phase
from .scoring import WORTH


def owed(m: Buffer, s: Buffer, seat: int) -> list[Due]:
    st = read_state(s)
    if st.phase == Phase.OVER:
        return []
    told = [rumour for rumour in range(RUMOURS) if st.rumour[rumour] != UNKNOWN]
    lying = [(st.rumour_at[rumour], st.rumour[rumour]) for rumour in told]
    found = []
    for owner in range(read_material(m).seats):
        goods = [*st.goods[owner]]
        changed = sum(goods[kind] * value for kind, value in lying if kind < GOODS)
        found.append(Due(owner, "S32", GOODS_SOURCE, WORTH * sum(goods)))
        found.append(Due(owner, "S32", RUMOURS_SOURCE, changed))
    return found
