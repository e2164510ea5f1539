"""What a verdict is called, and when it is clear enough to be called so.

A move is judged by the chance to win that it cost the one who made it. The thresholds are those of
chess sites, whose players know what to expect: half of a blunder's loss is a mistake, and half of a
mistake's a slip.
"""

from typing import Literal, get_args

Word = Literal["good", "slip", "mistake", "blunder"]
WORDS: tuple[Word, ...] = get_args(Word)
SLIP, MISTAKE, BLUNDER = 0.05, 0.10, 0.20  # of the chance to win
_AT_LEAST: tuple[tuple[Word, float], ...] = (
    ("blunder", BLUNDER),
    ("mistake", MISTAKE),
    ("slip", SLIP),
)
CLEAR = 2.0  # standard errors from the nearest threshold


def word_for(loss: float, error: float = 0.0) -> Word:
    """By the loss; one that could as well be nothing is called good."""
    if loss <= CLEAR * error:
        return "good"
    return next((word for word, least in _AT_LEAST if loss >= least), "good")


def is_clear(loss: float, error: float) -> bool:
    """Whether another search would hardly find another word."""
    return all(abs(loss - threshold) > CLEAR * error for _, threshold in _AT_LEAST)
