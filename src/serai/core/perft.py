"""How many ways there are to go on (perft): numbers by which two rule books can be compared."""

from collections.abc import Callable

from .position import Position


def perft(position: Position, depth: int, tell: Callable[[int, int], None] | None = None) -> int:
    """The legal sequences of `depth` actions from here, chance's outcomes counted as actions.

    `tell(done, of)` hears after each first action how many of them are done.
    """
    legal = position.legal_numbers()
    if depth <= 1:
        return len(legal) if depth == 1 else 1
    total = 0
    for done, action in enumerate(legal, 1):
        total += perft(position.after(action), depth - 1)
        if tell is not None:
            tell(done, len(legal))
    return total
