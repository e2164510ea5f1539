"""The page, built into the package: src/serai/server/page, each file with its compressed twin.

`make` calls this after a change, and so does the build of a wheel; who installs one needs no Node.
"""

import gzip
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent
PAGE = WEB.parent / "src" / "serai" / "server" / "page"
SENT = PAGE / "sent"  # what no browser asks for as it is
WITHOUT = "This wheel has nothing for a browser to take along: build it with --no-isolation."
WORTH_IT = (".html", ".js", ".css", ".svg")


def build() -> None:
    sys.path.insert(0, str(WEB))
    from node import npm

    for script in ("build", "build:sent"):  # the page, and the file that a game is sent in
        npm("run", script, "--silent", "--", "--logLevel=warn")
    for file in [*PAGE.rglob("*")]:
        if file.suffix in WORTH_IT and file.parent != SENT:
            squeezed = gzip.compress(file.read_bytes(), mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(squeezed)


def build_along() -> None:
    """What the page takes along is made of compiled rules: so Serai's own packages are needed."""
    sys.path.insert(0, str(WEB))
    if find_spec("numba") is None or find_spec("serai") is None:
        print(WITHOUT, file=sys.stderr)
        return
    from bundle import bundle

    bundle()


class PageHook(BuildHookInterface[Any]):
    """A wheel has the page in it; in a checkout `make` builds it when it has changed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build()
            build_along()


if __name__ == "__main__":
    build()
