"""What the page takes along, so that it goes on without a server: all its files, listed.

The listing tells of each file how large it is, its sha-256 and what it is for, and of all of them
one version, which the page and its worker are given too: files of two versions never meet.
"""

import hashlib
import json
from collections.abc import Mapping

LISTING = "offline/listing.json"
INDEX = "index.html"
WORKER = "service.js"
PAGE, START = "page", "start"
_NOT_ALONG = (LISTING, WORKER, "calls.js")  # the worker is kept by the browser, with all it imports
_HEAD = b"<title>"
_VERSION = b'VERSION = "none"'
_ALONE = b"ALONE = false"
_LONGEST = 16


def taken_along(files: Mapping[str, bytes], alone: bool = False) -> dict[str, bytes]:
    """The files that are otherwise then, by their paths; `alone` there is no server at all.

    Nothing is without a listing of what the browser needs besides the page, and nothing of a page
    that was built before any could be taken along.
    """
    if not files.keys() >= {LISTING, INDEX, WORKER}:
        return {}
    bundled = json.loads(files[LISTING])
    listed = bundled["files"]
    known = {one["path"] for one in listed}
    own = [path for path in sorted(files) if path not in known and path not in _NOT_ALONG]
    version = _hash(json.dumps([listed, [[path, _hash(files[path])] for path in own]]).encode())
    version = version[:_LONGEST]
    index = _index(files[INDEX], version, alone)
    listed += [_told(path, index if path == INDEX else files[path]) for path in own]
    told = {**bundled, "version": version, "files": listed}
    return {
        INDEX: index,
        WORKER: _worker(files[WORKER], version, alone),
        LISTING: json.dumps(told, separators=(",", ":")).encode(),
    }


def _told(path: str, content: bytes) -> dict[str, str | int]:
    size = len(content)
    return {"path": path, "size": size, "sha256": _hash(content), "role": PAGE, "when": START}


def _index(index: bytes, version: str, alone: bool) -> bytes:
    """The page knows its version and, where there is no server, that; it may lie in any folder."""
    told = f'<meta name="serai-offline" content="{version}" />\n    '
    if alone:
        told += '<meta name="serai-server" content="none" />\n    '
        index = index.replace(b'="/', b'="./')
    return index.replace(_HEAD, told.encode() + _HEAD, 1)


def _worker(worker: bytes, version: str, alone: bool) -> bytes:
    assert _VERSION in worker and _ALONE in worker
    worker = worker.replace(_VERSION, f'VERSION = "{version}"'.encode(), 1)
    return worker.replace(_ALONE, b"ALONE = true", 1) if alone else worker


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
