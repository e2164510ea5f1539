"""Legal sequences per depth, printed as they are found."""

from serai.core.compiled import Buffer
from serai.core.contract import Game
from serai.core.perft import perft
from serai.core.texts import say

from .progress import bar


def count(game: Game, m: Buffer, s: Buffer, depth: int) -> None:
    """A line a depth: the depth and the number of sequences of that many actions."""
    for length in range(1, depth + 1):
        if length < 3:
            number = perft(game, m, s, length)
        else:
            with bar(say("terminal-counting", depth=length)) as tell:
                number = perft(game, m, s, length, lambda done, of: tell(done, of, ""))
        print(f"{length} {number}", flush=True)
