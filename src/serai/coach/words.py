"""What a verdict is called.

A move is judged by the chance to win that it cost the one who made it. From how much on it has a
word depends on the game: where one decision can weigh much the search agrees with itself only so
far, and there words begin later. So another seed hardly ever finds another word.
"""

from typing import Literal, Protocol, get_args, runtime_checkable

from serai.core.contract import Game

Word = Literal["good", "slip", "mistake", "blunder"]
WORDS: tuple[Word, ...] = get_args(Word)
Least = tuple[float, float, float]  # that a slip, a mistake, a blunder costs
USUAL: Least = 0.10, 0.20, 0.30
USUAL_SPREAD = 2.0
CLEAR = 2.0  # standard errors that a loss must have to be no noise


@runtime_checkable
class Worded(Protocol):
    """A game's room that says what its words begin at. Found by name: rules are compiled from the
    contract, and need not be compiled anew for a word."""

    LEAST: Least
    SPREAD: float  # of two trees of a search, as `analysis.judging` has it, on the average


def least_for(game: Game) -> Least:
    return game.coach.LEAST if isinstance(game.coach, Worded) else USUAL


def spread_for(game: Game) -> float:
    return game.coach.SPREAD if isinstance(game.coach, Worded) else USUAL_SPREAD


def word_for(loss: float, error: float = 0.0, least: Least = USUAL) -> Word:
    """By the loss; one that could as well be nothing is called good."""
    if loss <= CLEAR * error:
        return "good"
    return WORDS[sum(loss >= one for one in least)]
