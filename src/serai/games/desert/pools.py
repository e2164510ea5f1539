"""What chance draws from: the first player (D1), the palms (D6), the tokens (D7)."""

from serai.core.chance import Draw
from serai.core.compiled import Buffer

from .layout import COPIES, FIRST, PALM, TOKEN, VALUES
from .notation import cell_text


def current(m: Buffer, s: Buffer, outcomes: list[int]) -> Draw:
    if outcomes[0] in FIRST:
        seats = tuple(str(action - FIRST.start + 1) for action in outcomes)
        return Draw("first", seats, (1,) * len(seats))
    if outcomes[0] in PALM:
        cells = tuple(cell_text(m, action - PALM.start) for action in outcomes)
        return Draw("palms", cells, (1,) * len(cells))
    values = tuple(str((action - TOKEN.start) % VALUES + 1) for action in outcomes)
    return Draw("tokens", values, (COPIES,) * len(values))
