"""Tables of East Asian encodings, out of Pyodide's engine: they are a tenth of it, compressed.

Nobody asks for such an encoding, and Python's modules for them go nowhere else. Each row of such a
table is found by what it says, as Python here knows it, and made blank. The tables lie side by
side, each with the one that leads back, so what lies between two rows is blank too.
"""

import struct
from collections.abc import Iterator

CODECS = ("gb2312", "gbk", "big5", "big5hkscs", "cp932", "cp949", "cp950", "euc_jp", "euc_kr")
LEADS, TRAILS = range(0x81, 0xFF), range(0x40, 0xFF)
SHORTEST = 12  # characters that are no other data by chance
BETWEEN = 1 << 16  # bytes


def blanked(engine: bytes) -> bytes:
    left, end = bytearray(engine), 0
    for at, size in sorted(set(_found(engine))):
        begin = end if at - end <= BETWEEN else at
        if at + size > end:
            left[begin : at + size] = bytes(at + size - begin)
            end = at + size
    return bytes(left)


def _found(engine: bytes) -> Iterator[tuple[int, int]]:
    """Where rows stand, and how long they are."""
    for row in {row for codec in CODECS for row in _rows(codec)}:
        at = engine.find(row)
        while at >= 0:
            yield at, len(row)
            at = engine.find(row, at + len(row))


def _rows(codec: str) -> Iterator[bytes]:
    """Characters that follow each other in a row, as numbers of 16 bits."""
    for lead in LEADS:
        run: list[int] = []
        for trail in (*TRAILS, None):
            told = "" if trail is None else _character(bytes([lead, trail]), codec)
            if len(told) == 1 and ord(told) < 1 << 16:
                run.append(ord(told))
                continue
            if len(run) >= SHORTEST:
                yield struct.pack(f"<{len(run)}H", *run)
            run = []


def _character(pair: bytes, codec: str) -> str:
    try:
        return pair.decode(codec)
    except UnicodeDecodeError:
        return ""
