"""Sets of small numbers as bits: put in in any order, read in ascending order."""

import numpy as np
from numpy.typing import NDArray

from .compiled import Ints, inlined

Words = NDArray[np.int64]

_WORD = 32  # bits of a word that are used: its sign is none of them
_PLACE, _REST = 5, _WORD - 1  # number = word · 32 + bit
_BIAS, _FRACTION_BITS = 1023, 52


def words_for(numbers: int) -> int:
    """How many words a set of numbers below this takes."""
    return (numbers + _WORD - 1) // _WORD


@inlined
def add_if(words: Words, number: int, wanted: bool) -> None:
    """Without a branch: what is wanted is often hard to guess for a processor."""
    words[number >> _PLACE] |= np.int64(wanted) << (number & _REST)


@inlined
def list_ascending(words: Words, start: int, out: Ints) -> int:
    """Write all numbers, counted from `start`; how many there are."""
    n = 0
    for place in range(len(words)):
        word, first = words[place], start + place * _WORD - _BIAS
        while word != 0:
            lowest = np.float64(word & -word)  # a power of two: its exponent is the bit's place
            out[n] = first + (lowest.view(np.int64) >> _FRACTION_BITS)
            word &= word - 1
            n += 1
    return n
