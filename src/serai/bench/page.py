"""The page as a browser meets it: its weight, and how soon it and the first bot's move are there.

A real Chromium, driven by Playwright, which only a checkout has: elsewhere nothing is measured.
"""

import shutil
import time
from collections.abc import Sequence
from importlib.util import find_spec
from statistics import median
from typing import Any

from .serving import PATIENCE, disk_folder, part, served

VISITS = 3
# The first draws no window around the page, and so costs less.
WHOLE_BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
BROWSERS = ("chromium-headless-shell", *WHOLE_BROWSERS)

Figures = dict[str, Any]


def installed_browser(names: Sequence[str] = BROWSERS) -> str | None:
    """The path of the machine's own; None where only Playwright's can be there."""
    return next(filter(None, map(shutil.which, names)), None)


def all_pages(share: float = 1.0) -> Figures:
    """Kilobytes of script and style before a board is opened, and seconds from the command."""
    if find_spec("playwright") is None:
        return {}
    visits = [visit() for _ in range(part(VISITS, share))]
    return {
        "kilobytes": visits[0]["kilobytes"],
        "first_page_seconds": round(median(one["first_page"] for one in visits), 2),
        "first_bot_move_seconds": round(median(one["first_bot_move"] for one in visits), 2),
    }


def visit() -> Figures:
    """Start `serai`, open the page, click twice, move once, and see a bot move."""
    from playwright.sync_api import sync_playwright

    with disk_folder() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        page = browser.new_page(reduced_motion="reduce")
        page.set_default_timeout(1000 * PATIENCE)
        begin = time.perf_counter()
        with served(folder) as server:
            page.goto(f"http://127.0.0.1:{server.port}/")
            page.locator("[data-play]").first.wait_for()
            first_page = time.perf_counter() - begin
            kilobytes = weight(page)
            page.locator("[data-play]").first.click()
            place_a_leader(page)
            page.locator(".log [data-seat='1']").first.wait_for()
            first_bot_move = time.perf_counter() - begin
        browser.close()
    return {"first_page": first_page, "kilobytes": kilobytes, "first_bot_move": first_bot_move}


def weight(page: Any) -> float:
    """What went over the wire, compressed; the catalogues of texts are script too."""
    sizes: list[int] = page.evaluate(
        "performance.getEntriesByType('resource')"
        ".filter(one => /[.](js|css)$/.test(new URL(one.name).pathname))"
        ".map(one => one.encodedBodySize)"
    )
    return round(sum(sizes) / 1000, 1)


def place_a_leader(page: Any) -> None:
    page.locator("[data-herd][aria-disabled=false]:not(.idle)").first.click()
    page.locator("[data-cell][data-legal] path").first.click(force=True)
