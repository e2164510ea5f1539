"""The board of a table as a small picture, to be put into a page: light or dark as the page is."""

import gzip

from fastapi import Response

from serai.core import painting
from serai.tables.glance import board_of
from serai.tables.table import Table

KIND = "image/svg+xml"
Theme = painting.Theme
_DAY = 24 * 3600
_PACKED = 5  # how hard gzip tries


def drawn(table: Table, viewer: int, theme: Theme, packed: bool) -> bytes:
    """The board as a seat or a spectator may know it."""
    text = board_of(table, viewer, theme).encode()
    return gzip.compress(text, _PACKED, mtime=0) if packed else text


def answer(drawn: bytes, packed: bool, kept: bool) -> Response:
    """With the number of entries in its address a picture never changes, and a browser keeps it."""
    headers = {"vary": "accept-encoding, cookie"}
    if packed:
        headers["content-encoding"] = "gzip"
    if kept:
        headers["cache-control"] = f"private, max-age={_DAY}, immutable"
    return Response(drawn, media_type=KIND, headers=headers)
