"""A set of bits against Python's own: whatever is put in comes out once, in ascending order."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.core.bits import add_if, list_ascending, words_for

MOST = 200
NUMBERS = st.lists(st.tuples(st.integers(0, MOST - 1), st.booleans()), max_size=300)


@settings(deadline=None)  # compiled in its first example
@given(NUMBERS, st.integers(0, 1000))
def test_what_is_wanted_comes_out_once_in_ascending_order(
    put: list[tuple[int, bool]], start: int
) -> None:
    words, out = np.zeros(words_for(MOST), np.uint64), np.zeros(MOST, np.int32)
    for number, wanted in put:
        add_if(words, number, wanted)
    n = list_ascending(words, start, out)
    assert out[:n].tolist() == sorted({start + number for number, wanted in put if wanted})


def test_the_last_number_of_a_word_has_room() -> None:
    assert (words_for(1), words_for(64), words_for(65)) == (1, 1, 2)
