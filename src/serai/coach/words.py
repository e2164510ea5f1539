"""What a verdict is called, and when it is clear enough to be called so.

A move is judged by the chance to win that it cost the one who made it. A word is given where the
loss is so great for certain: its whole interval lies beyond the threshold.
"""

from typing import Literal, get_args

Word = Literal["good", "slip", "mistake", "blunder"]
WORDS: tuple[Word, ...] = get_args(Word)
SLIP, MISTAKE, BLUNDER = 0.10, 0.20, 0.30  # of the chance to win
_AT_LEAST: tuple[tuple[Word, float], ...] = (
    ("blunder", BLUNDER),
    ("mistake", MISTAKE),
    ("slip", SLIP),
)
CLEAR = 3.0  # standard errors that lie between what is certain of a loss and what was found


def word_for(loss: float, error: float = 0.0) -> Word:
    """By that of the loss which is certain."""
    certain = loss - CLEAR * error
    return next((word for word, least in _AT_LEAST if certain >= least), "good")
