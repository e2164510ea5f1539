"""A plain static host below a path of its own: it knows files and nothing else, and can end."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

BELOW = "/some/where"


class Asked(SimpleHTTPRequestHandler):
    """What is asked for is noted; nothing is compressed, nothing kept for long."""

    site: "Site"

    def __init__(self, site: "Site", *given: object) -> None:
        self.site = site
        super().__init__(*given, directory=str(site.folder))  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        below = path.removeprefix(BELOW) if path.startswith(BELOW) else "/nothing"
        return super().translate_path(below)

    def do_GET(self) -> None:
        self.site.asked.append(self.path.removeprefix(BELOW + "/"))
        super().do_GET()

    def log_message(self, format: str, *given: object) -> None:
        """Nothing is said."""


class Site:
    def __init__(self, folder: Path) -> None:
        self.folder, self.asked = folder, list[str]()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Asked, self))
        self.url = f"http://127.0.0.1:{self.server.server_port}{BELOW}"
        self._thread = threading.Thread(target=self.server.serve_forever)
        self._thread.start()

    def end(self) -> None:
        if self._thread.is_alive():
            self.server.shutdown()
            self.server.server_close()
            self._thread.join()


@contextmanager
def site(folder: Path) -> Iterator[Site]:
    running = Site(folder)
    try:
        yield running
    finally:
        running.end()
