"""Sets of small numbers as bits: put in in any order, read in ascending order."""

import numpy as np
from numpy.typing import NDArray

from .compiled import Ints, inlined

Words = NDArray[np.uint64]

_WORD = 64
_PLACE, _REST = 6, _WORD - 1  # number = word · 64 + bit
_ONE = np.uint64(1)
_BIAS, _FRACTION_BITS = 1023, 52


def words_for(numbers: int) -> int:
    """How many words a set of numbers below this takes."""
    return (numbers + _WORD - 1) // _WORD


@inlined
def add_if(words: Words, number: int, wanted: bool) -> None:
    """Without a branch: what is wanted is often hard to guess for a processor."""
    words[number >> _PLACE] |= np.uint64(wanted) << np.uint64(number & _REST)


@inlined
def list_ascending(words: Words, start: int, out: Ints) -> int:
    """Write all numbers, counted from `start`; how many there are."""
    n = 0
    for place in range(len(words)):
        word, first = words[place], start + place * _WORD - _BIAS
        while word != 0:
            rest = word & (word - _ONE)
            lowest = np.float64(word ^ rest)  # a power of two: its exponent is the bit's place
            out[n] = first + (lowest.view(np.int64) >> _FRACTION_BITS)
            word = rest
            n += 1
    return n
