"""WebSocket frames (RFC 6455) that hold a whole message of text, as nearly all do.

They are read and written here at once; whatever else comes is left to the library, which knows all
of the protocol. So is whatever is longer than two bytes can say, 65,535: it may be more than a
server takes, and the library sees to that.
"""

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

_TEXT = 0x81  # the first byte: text, and no more of it to come
_COMPRESSED = 0x40  # and besides, what an extension has made of it (RSV1)
_MASKED = 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # in place of a length: it follows, so long
_LONGER, _LONGEST = Struct("!BBH").pack, Struct("!BBQ").pack
_MASK = 4


def read(data: bytes) -> bytes | None:
    """What is said, if the data are one such frame of a client, and nothing besides."""
    if len(data) < 2 + _MASK or data[0] != _TEXT:
        return None
    length, begin = data[1] - _MASKED, 2 + _MASK
    if length == _TWO_BYTES:
        length, begin = int.from_bytes(data[2:4], "big"), begin + 2
    elif length == _EIGHT_BYTES:
        return None
    if len(data) != begin + length:
        return None
    return apply_mask(data[begin:], data[begin - _MASK : begin])


def written(text: bytes, compressed: bool = False) -> bytes:
    """A message as a server sends it."""
    length, first = len(text), _TEXT | _COMPRESSED if compressed else _TEXT
    if length < _TWO_BYTES:
        return bytes((first, length)) + text
    if length < 1 << 16:
        return _LONGER(first, _TWO_BYTES, length) + text
    return _LONGEST(first, _EIGHT_BYTES, length) + text
