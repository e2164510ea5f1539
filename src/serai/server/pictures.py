"""The board of a table as a small picture, to be put into a page: light or dark as the page is."""

import gzip
import re

from fastapi import Response

from serai.core import painting
from serai.tables.table import Table

KIND = "image/svg+xml"
Theme = painting.Theme
_DAY = 24 * 3600
_PACKED = 5  # how hard gzip tries
# The picture of a position begins with its board; what the seats have stands below it.
_WHOLE = re.compile(r'viewBox="0 0 ([\d.]+) [\d.]+" width="\1" height="[\d.]+"')
_BOARD = re.compile(r'<svg x="0" y="0" width="[\d.]+" height="([\d.]+)"')


def drawn(table: Table, viewer: int, theme: Theme, packed: bool) -> bytes:
    """The board as a seat or a spectator may know it.

    Without names: they may change, and it could not be kept.
    """
    text = painting.dressed(cropped(table.match.position.svg(viewer)), theme).encode()
    return gzip.compress(text, _PACKED, mtime=0) if packed else text


def cropped(svg: str) -> str:
    """The board alone; a game that draws none is shown whole."""
    board = _BOARD.search(svg)
    if board is None:
        return svg
    box = rf'viewBox="0 0 \1 {board[1]}" width="\1" height="{board[1]}"'
    return _WHOLE.sub(box, svg, count=1)


def answer(drawn: bytes, packed: bool, kept: bool) -> Response:
    """With the number of entries in its address a picture never changes, and a browser keeps it."""
    headers = {"vary": "accept-encoding, cookie"}
    if packed:
        headers["content-encoding"] = "gzip"
    if kept:
        headers["cache-control"] = f"private, max-age={_DAY}, immutable"
    return Response(drawn, media_type=KIND, headers=headers)
