"""What a position is worth to everybody, and which moves cost most.

`assessing` has `evaluate` and `analyse`; `judging` asks the search, `verdicts` is the data that
comes of it, `curves` draws it.
"""

from .assessing import LEAST_LOSS, LISTED, SURE, USUAL, analyse, evaluate
from .verdicts import data, game_document, position_document

__all__ = [
    "LEAST_LOSS",
    "LISTED",
    "SURE",
    "USUAL",
    "analyse",
    "data",
    "evaluate",
    "game_document",
    "position_document",
]
