"""At a table of one's own browser: made by the form, and what may befall the page meanwhile."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page, expect

from browser.table import Desert, Seat
from browser.test_sons import Sons
from browser.test_targi import Targi
from browser.visitor import Visitor

SEATS: dict[str, type[Seat]] = {"desert": Desert, "targi": Targi, "sons": Sons}
SMALL = {"desert": "wadi"}  # the map on which a game is short
CRASHED = 10_000  # milliseconds; nobody answers any more
REFUSED = 4  # times at most
FILLED = 16_000_000  # bytes at a time
ROWS = """(table) => new Promise((done) => {
    const opening = indexedDB.open("serai");
    opening.onsuccess = () => {
        const lines = opening.result.transaction("lines").objectStore("lines");
        const asked = lines.getAll(IDBKeyRange.bound([table, 0], [table, Infinity]));
        asked.onsuccess = () => done(asked.result.map(([, action]) => action));
    };
})"""

FILLING = """(bytes) => new Promise((done, fail) => {
    const opening = indexedDB.open("filling", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("filling");
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
        const database = opening.result;
        const fill = () => {
            const writing = database.transaction("filling", "readwrite");
            writing.oncomplete = () => setTimeout(fill, 200);
            writing.onabort = () => { database.close(); done(writing.error.name); };
            writing.objectStore("filling").put(new Uint8Array(bytes), 0);
        };
        fill();
    };
})"""


def made(visitor: Visitor, game: str, kinds: tuple[str, ...] = ("me", "bot"), seed: int = 0) -> Any:
    """A table, by the form; its seat."""
    page = visitor.go(f"/#/setup/{game}")
    page.locator("form button.primary").wait_for()
    number = page.get_by_role("radio", name=str(len(kinds)))
    if number.count():  # a game for two asks for no number
        number.check(force=True)
    for place, kind in enumerate(kinds):
        page.locator(".seat").nth(place).locator("select").first.select_option(kind)
    if game in SMALL:
        page.locator(f"select:has(option[value={SMALL[game]}])").select_option(SMALL[game])
    page.locator("form button.primary").click()
    return seated(visitor, game, seed)


def seated(visitor: Visitor, game: str, seed: int = 0) -> Any:
    """At the table that the page shows."""
    visitor.page.locator("[data-cell]").first.wait_for()
    return SEATS[game](visitor, seed)


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def kept_lines(page: Page) -> list[str]:
    """The log as it lies in the browser's store."""
    found: list[str] = page.evaluate(ROWS, table_of(page))
    return found


def fill(page: Page) -> None:
    """Until the browser says that there is no room: for half a minute it trusts what it knows."""
    assert page.evaluate(FILLING, FILLED) == "QuotaExceededError"


def kill_python(page: Page, name: str) -> None:
    """The worker in which Python runs ends, and says nothing."""
    (worker, *_) = [one for one in page.workers if one.evaluate("self.name") == f"serai {name}"]
    worker.evaluate("self.close()")


def kill(page: Page) -> None:
    """The tab's process ends in the middle of whatever it does."""
    with suppress(Error):
        page.goto("chrome://crash", timeout=CRASHED)


def reopen(page: Page, address: str) -> None:
    """As somebody does who is refused: the page's own worker may have died with the tab, and a
    browser that has not noticed that yet asks the host."""
    for _ in range(REFUSED):
        with suppress(Error):
            page.goto(address)
            return
    page.goto(address)


def by_keys(seat: Any) -> None:
    while seat.wait():
        if seat.page.locator(".curtain").count():
            seat.lift_curtain()
        else:
            seat.move_by_keys()


def ended(page: Page) -> None:
    expect(page.locator("#ending")).to_be_visible()
