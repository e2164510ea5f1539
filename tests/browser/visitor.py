"""People in a real browser: Chromium, driven by Playwright, with nothing in its console."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from serai.bench.page import WHOLE_BROWSERS, installed_browser

PATIENCE = 180_000.0  # milliseconds; the machine may be very busy
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WORTH_A_FAILURE = ("serious", "critical")
NETWORK = "Failed to load resource", "WebSocket connection to"

# What a Chromium brings that no test looks at. Of two such lists the last one counts, so it begins
# with Playwright's own; then the menu under the address bar, which is a page for every window, and
# a renderer in reserve.
UNUSED_FEATURES = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(UNUSED_FEATURES)}",
]

# A page without an address keeps nothing, and says so loudly.
CHOOSE_ALL = "try { localStorage.setItem('serai-at-once', 'off') } catch { }"
KNOW_ALL = "try { localStorage.setItem('serai-explained', 'off') } catch { }"

expect.set_options(timeout=PATIENCE)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser itself; one serves many people."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def whole_chromium(browser: Browser) -> Iterator[Browser]:
    """Beside the other, for what only a browser with windows has: messages to its user."""
    path = installed_browser(WHOLE_BROWSERS)
    channel = None if path else "chromium"
    kind = browser.browser_type
    whole = kind.launch(executable_path=path, channel=channel, args=ARGUMENTS)
    try:
        yield whole
    finally:
        whole.close()


class Visitor:
    """Somebody with a browser of their own: cookies, size, colours, language.

    The `language` is asked for by every address, the `locale` is the browser's own. What leaves no
    choice is pressed like everything else, unless `at_once` is asked for; nothing is explained, but
    to somebody `new`.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        at_once: bool = False,
        new: bool = False,
        language: str = "en",
        locale: str = "en-GB",
        size: ViewportSize | None = None,
    ) -> None:
        self.address = address
        self.language = language
        self.context: BrowserContext = browser.new_context(
            viewport=size or (PHONE if phone else DESKTOP),
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            locale=locale,
        )
        self.context.set_default_timeout(PATIENCE)
        if not at_once:
            self.context.add_init_script(CHOOSE_ALL)
        if not new:
            self.context.add_init_script(KNOW_ALL)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.offline = False  # while the network or the server is away, its errors are expected
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.offline and message.text.startswith(NETWORK):
            return
        self.errors.append(f"{message.text} {message.location.get('url', '')}")

    def become(self, token: str) -> None:
        """Come as a guest who has been here before."""
        self.context.add_cookies(
            [{"name": "serai", "value": token, "url": self.address, "httpOnly": True}]
        )

    def go(self, path: str = "/") -> Page:
        query = "" if self.language == "en" else f"?language={self.language}"
        before, mark, after = path.partition("#")
        self.page.goto(f"{self.address}{before}{query}{mark}{after}")
        return self.page

    def walk(self, path: str) -> Page:
        """Go there as by a link, within the page if one is open; a page may show two addresses."""
        if not self.page.url.startswith(self.address):
            return self.go(path)
        self.page.evaluate(
            """async path => {
                const shown = () => document.querySelector("main").firstElementChild;
                const before = shown();
                history.pushState(null, "", path);
                dispatchEvent(new PopStateEvent("popstate"));
                for (let frames = 0; shown() === before && frames < 30; frames++)
                    await new Promise(requestAnimationFrame);
            }""",
            path,
        )
        return self.page

    def close(self) -> None:
        self.context.close()
        assert not self.errors, self.errors

    def axe(self) -> list[str]:
        """What the accessibility checker holds against the page as it stands."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        run = "axe.run(document, {resultTypes: ['violations']})"
        found: dict[str, Any] = self.page.evaluate(run)
        faults = [one for one in found["violations"] if one["impact"] in WORTH_A_FAILURE]
        return [f"{one['id']} at {_where(one)}: {one['help']}" for one in faults]

    def two_fingers(self, *ways: tuple[float, float]) -> None:
        """On the board, each so far from its middle, across and down, one after the other."""
        box = self.page.locator("[role=grid]").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        fingers = self.context.new_cdp_session(self.page)
        for step, (across, down) in enumerate(ways):
            points = [{"x": x + k * across, "y": y + k * down, "id": k + 1} for k in (-1, 1)]
            kind = "touchMove" if step else "touchStart"
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def scrolls_sideways(self) -> bool:
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )


def _where(fault: dict[str, Any]) -> str:
    return json.dumps([node["target"] for node in fault["nodes"]][:4])


@contextmanager
def visitor(browser: Browser, address: str, **how: Any) -> Iterator[Visitor]:
    """A visit that ends well: nothing was in the console."""
    visiting = Visitor(browser, address, **how)
    try:
        yield visiting
    except BaseException:
        visiting.context.close()
        raise
    visiting.close()
