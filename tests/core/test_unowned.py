"""An array of which compiled code counts no references is the same array."""

import sys
from typing import Any

import numpy as np

from serai.core.compiled import inlined, unowned


@inlined
def write(rows: Any, row: int, number: int) -> int:
    loose = unowned(rows)
    one = loose[row]
    one[0] = number
    return int(loose[row].view(np.int8)[0])


def test_what_is_written_there_stands_in_the_array() -> None:
    rows = np.zeros((3, 4), np.uint8)
    before = sys.getrefcount(rows)
    assert write(rows, 1, 255) == -1
    assert rows.tolist() == [[0] * 4, [255, 0, 0, 0], [0] * 4]
    assert sys.getrefcount(rows) == before


def test_uncompiled_it_is_itself() -> None:
    rows = np.zeros(3, np.uint8)
    assert unowned(rows) is rows
