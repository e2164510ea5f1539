"""The loop that is timed: whole games, one after the other, without coming back to Python."""

from typing import Any

from numba import types

from serai.core.compiled import BUFFER, COPY, DICE, FLOATS, PLAYOUT, Buffer, Dice, Floats, verb

PLAY_GAMES = types.int64(
    types.FunctionType(COPY),
    types.FunctionType(PLAYOUT),
    BUFFER,
    BUFFER,
    BUFFER,
    DICE,
    FLOATS,
    types.int64,
)


@verb(PLAY_GAMES)
def play_games(
    copy: Any,
    playout: Any,
    m: Buffer,
    start: Buffer,
    s: Buffer,
    dice: Dice,
    out: Floats,
    games: int,
) -> int:
    """Random games from one start; how many plies they had."""
    plies = 0
    for _ in range(games):
        copy(start, s)
        plies += playout(m, s, dice, out)
    return plies
