"""Tables as bytes: a line that says what they are, then their arrays one behind the other.

And the arrays themselves: where they lie in the memory, others can take them as they are.
"""

import hashlib
import json
from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core.errors import SeraiError

MAGIC = b"serai tables 1\n"
LINE = 64  # bytes: JAX copies what does not begin at a multiple of it


def zeros(shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """An array that libraries take without a copy."""
    wanted = np.dtype(kind).itemsize * prod(shape)
    room = np.zeros(wanted + LINE, np.uint8)
    begin = -room.ctypes.data % LINE
    return room[begin : begin + wanted].view(kind).reshape(shape)


def pack(label: dict[str, Any], arrays: Sequence[NDArray[Any]]) -> bytes:
    return MAGIC + _digest(label) + b"".join(array.tobytes() for array in arrays)


def unpack(label: dict[str, Any], saved: bytes, into: Sequence[NDArray[Any]]) -> None:
    """Fill the arrays; nothing is written if the bytes are not from tables like these."""
    head = MAGIC + _digest(label)
    if len(saved) != len(head) + sum(array.nbytes for array in into) or not saved.startswith(head):
        raise SeraiError("env-bad-bytes")
    begin = len(head)
    for array in into:
        flat = np.frombuffer(saved, array.dtype, array.size, begin)
        array[...] = flat.reshape(array.shape)
        begin += array.nbytes


def _digest(label: dict[str, Any]) -> bytes:
    """Of the game, its material and the number of tables."""
    return hashlib.blake2b(json.dumps(label, sort_keys=True).encode(), digest_size=16).digest()
