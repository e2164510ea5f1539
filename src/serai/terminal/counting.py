"""Legal sequences per depth, printed as they are found."""

from serai.core.perft import perft
from serai.core.position import Position
from serai.core.texts import say

from .progress import bar


def count(position: Position, depth: int) -> None:
    """A line a depth: the depth and the number of sequences of that many actions."""
    for length in range(1, depth + 1):
        if length < 3:
            number = perft(position, length)
        else:
            with bar(say("terminal-counting", depth=length)) as tell:
                number = perft(position, length, lambda done, of: tell(done, of, ""))
        print(f"{length} {number}", flush=True)
