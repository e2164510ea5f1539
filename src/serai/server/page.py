"""The page as it was built from `web/`: read once into memory, and served from there.

Only what was found at the start has an address, so no path leads anywhere else.
"""

import gzip
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from .along import INDEX, taken_along
from .guard import SAFE_METHODS

FOLDER = Path(__file__).parent / "page"
BESIDE = "offline"  # the folder beside it with what a browser needs to play without a server
WITHOUT = "/api/docs"  # what there is to see until the page is built
# Where one can be on the page: all of it is index.html, which looks at its address.
PLACES = (
    "/",
    "/setup/{game}",
    "/table/{id}",
    "/replay/{id}",
    "/replay/{id}/{ply}",
    "/analysis/{name}",
    "/analysis/{name}/{ply}",
    "/analyse",
    "/editor/{game}",
    "/rules/{game}",
    "/learn/{game}",
    "/day/{game}",
    "/day/{game}/{day}",
    "/practice/{game}",
    "/puzzles/{game}",
    "/puzzles/{game}/{puzzle}",
    "/device",
    "/you",
)
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
SENT = "sent/"  # what a game is put into to be sent: it has no address of its own
# A name with a hash of what it names in it never means anything else.
_HASHED = re.compile(r"assets/|offline/.*\.[0-9a-f]{16}[./]")
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_ANEW = "no-cache"
_HEAD = b"<title>"
Unfold = Callable[[Request], Awaitable[str]]


@dataclass(frozen=True)
class File:
    """One file, and the same compressed if the build has made that too."""

    name: str
    content: bytes
    zipped: bytes | None

    def answer(self, request: Request, status: int = 200) -> Response:
        headers = self._headers()
        if self.zipped is None:
            return Response(self.content, status, headers)
        headers["vary"] = "accept-encoding"
        if not _takes_gzip(request):
            return Response(self.content, status, headers)
        return Response(self.zipped, status, {**headers, "content-encoding": "gzip"})

    def with_head(self, tags: str) -> Response:
        """With more in the head of the document, in the reader's language."""
        content = self.content.replace(_HEAD, tags.encode() + _HEAD, 1)
        return Response(content, headers={**self._headers(), "vary": "accept-language"})

    def _headers(self) -> dict[str, str]:
        return {
            "content-type": KINDS.get(Path(self.name).suffix, "application/octet-stream"),
            "cache-control": _FOR_EVER if _HASHED.match(self.name) else _ASK_ANEW,
        }


class Page:
    """All files of the page, or none if it is not built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = read(folder)
        own = [file for file in found if file.name.startswith(SENT)]
        self.sent = {file.name.removeprefix(SENT): file.content for file in own}
        self.files = {f"/{file.name}": file for file in found if file not in own}
        self.index = self.files.get(f"/{INDEX}")
        self._unfold: Unfold = _nothing

    def add_to(self, app: Starlette, unfold: Unfold | None = None) -> None:
        """Give everything its address; `unfold` says what a link shows of itself elsewhere."""
        self._unfold = unfold or _nothing
        for place in PLACES if self.index else PLACES[:1]:
            app.add_route(place, self._place, include_in_schema=False)
        for path in self.files:
            app.add_route(path, self._file, include_in_schema=False)

    def missing(self, request: Request) -> Response | None:
        """What a browser is shown where nothing is: the page, which says so."""
        looks = request.method in SAFE_METHODS and "text/html" in request.headers.get("accept", "")
        if self.index is None or not looks or request.url.path.startswith("/api/"):
            return None
        return self.index.answer(request, 404)

    async def _place(self, request: Request) -> Response:
        if self.index is None:
            return RedirectResponse(WITHOUT)
        tags = await self._unfold(request)
        return self.index.with_head(tags) if tags else self.index.answer(request)

    async def _file(self, request: Request) -> Response:
        return self.files[request.scope["path"]].answer(request)


async def _nothing(request: Request) -> str:
    return ""


def read(folder: Path) -> list[File]:
    """The files of the page, and of what can be taken along, if that is built beside it."""
    found = {**_contents(folder), **_contents(folder.with_name(BESIDE), f"{BESIDE}/")}
    for path, content in taken_along(_plain(found)).items():
        found[path], found[f"{path}.gz"] = content, gzip.compress(content, mtime=0)
    return [
        File(name, content, found.get(f"{name}.gz"))
        for name, content in found.items()
        if not name.endswith(".gz")
    ]


def without_server(folder: Path = FOLDER) -> dict[str, bytes]:
    """All files of a page that has no server; none if what it needs then is not built."""
    found = _plain({**_contents(folder), **_contents(folder.with_name(BESIDE), f"{BESIDE}/")})
    changed = taken_along(found, alone=True)
    return {**found, **changed} if changed else {}


def _plain(found: dict[str, bytes]) -> dict[str, bytes]:
    """As they have an address: without what is only put into other files, and compressed twins."""
    return {path: found[path] for path in found if not path.startswith(SENT) and path[-3:] != ".gz"}


def _contents(folder: Path, root: str = "") -> dict[str, bytes]:
    return {
        root + file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def _takes_gzip(request: Request) -> bool:
    """Whether gzip is among what the client can unpack; `q=0` says that it cannot."""
    for word in request.headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = word.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return weight.strip("0.") != "" or not weight
    return False
