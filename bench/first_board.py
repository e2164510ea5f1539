"""How soon there is a board without a server: from a plain host, and from what was taken along.

python bench/first_board.py [GAME …] --rounds 3     seconds from the address on, the median

From the address of the form, which is sent as it stands as soon as it is there. The host is on this
machine, so it is the browser's time; compressed bytes over the line come on top.
"""

import argparse
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from serai.bench.page import installed_browser
from serai.core import registry
from serai.server.exporting import export

PATIENCE = 180_000.0  # milliseconds
BEGIN, BOARD, KEPT = "form button.primary", "[data-cell]", "[data-control=not-along]"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: object) -> None:
        """Nothing is said."""


@contextmanager
def host(folder: Path) -> Iterator[str]:
    handler = partial(Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def first_board(context: BrowserContext, address: str, game: str) -> float:
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    begin = time.perf_counter()
    page.goto(f"{address}/#/setup/{game}")
    page.locator(BEGIN).click()
    page.locator(BOARD).first.wait_for()
    spent = time.perf_counter() - begin
    page.close()
    return spent


def visit(browser: Browser, address: str, game: str) -> tuple[float, float]:
    """From nothing, and from what the page has taken along then."""
    with browser.new_context(reduced_motion="reduce") as context:
        cold = first_board(context, address, game)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{address}/#/you")
        page.locator(KEPT).wait_for()
        page.close()
        return cold, first_board(context, address, game)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("games", nargs="*", default=registry.names())
    given = asked.parse_args()
    print("| first board, s | cold | taken along |\n|---|---:|---:|")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        export(Path(folder, "page"), lambda *_: None)
        path = installed_browser()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        with host(Path(folder, "page")) as address:
            for game in given.games:
                found = [visit(browser, address, game) for _ in range(given.rounds)]
                cold, kept = (median(one[way] for one in found) for way in range(2))
                print(f"| {game} | {cold:.1f} | {kept:.1f} |")
        browser.close()


if __name__ == "__main__":
    main()
