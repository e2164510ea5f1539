"""Souk's positions: a line for each field."""

import numpy as np

from serai.core.compiled import Buffer
from serai.core.errors import BadPosition
from serai.core.reading import refuse

from . import validate
from .layout import POSITION_SIZE, STATE, UNKNOWN, state_of

_FIELDS = [name for name in STATE.names or () if name != "left"]


def write(m: Buffer, s: Buffer) -> str:
    st = state_of(s)
    numbers = {name: np.atleast_1d(st[name]).ravel() for name in _FIELDS}
    return "".join(f"{name}: {' '.join(map(str, row))}\n" for name, row in numbers.items())


def read(m: Buffer, text: str) -> Buffer:
    s = np.zeros(STATE.itemsize, np.uint8)
    st = state_of(s)
    given = dict(line.partition(": ")[::2] for line in text.splitlines())
    for name in _FIELDS:
        words = given.pop(name, "").split()
        if len(words) != np.size(st[name]) or not all(_is_number(word) for word in words):
            raise BadPosition("souk-position", field=name)
        st[name] = np.array([int(word) for word in words], np.int8).reshape(np.shape(st[name]))
    if given:
        raise BadPosition("souk-position", field=next(iter(given)))
    st.left = st.unseen.sum() - (st.hand == UNKNOWN).sum()
    refuse(validate.faults(m, s))
    assert len(s) > POSITION_SIZE
    return s


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 3
