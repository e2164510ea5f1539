"""At a table everything is in the window: nothing scrolls, the board is large, all can be read."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.table import ENABLED, make_table
from browser.visitor import Visitor, visitor
from serai.core.registry import manifest_of
from server.house import House
from shipped import GAMES

DESKTOPS = [(1366, 657), (1280, 800), (1920, 1080), (2560, 1440)]
PHONES = [(390, 844), (844, 390)]
SMALLEST = 11.0  # pixels that letters must have to be read
# As large as the window lets it be: of its height, or of its width, whichever binds.
HEIGHT, WIDTH = 0.84, 0.68
TABLES = [(game, seats) for game in GAMES for seats in manifest_of(game).seats]
TAKE_BACK = ".status .end button:has(.word):not([data-control=hint])"

# Everything that can be seen of words: what is hidden from the eye, or clipped to nothing, is not.
WORDS = """() => {
    const small = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const words = walker.currentNode.textContent.trim();
        const element = walker.currentNode.parentElement;
        if (!words || !element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
            continue;
        const hidden = [];
        for (let one = element; one; one = one.parentElement)
            if (getComputedStyle(one).clipPath !== "none") hidden.push(one);
        if (hidden.length) continue;
        const scale = element.getScreenCTM ? Math.hypot(element.getScreenCTM().a,
            element.getScreenCTM().b) : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < %s) small.push(`${words} ${size.toFixed(1)}`);
    }
    return small;
}""" % (SMALLEST - 0.05)

# Until the board has had the same place for some frames.
STILL = """async () => {
    const board = document.querySelector("[role=grid]");
    const place = () => JSON.stringify(board.getBoundingClientRect());
    for (let same = 0, last = ""; same < 6; ) {
        await new Promise(requestAnimationFrame);
        same = place() === last ? same + 1 : 0;
        last = place();
    }
}"""

SIZES = """() => {
    const {scrollHeight, scrollWidth} = document.documentElement;
    const board = document.querySelector("[role=grid]").getBoundingClientRect();
    return {
        scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth,
        high: board.height / innerHeight, wide: board.width / innerWidth,
        inside: board.top >= 0 && board.left >= 0
            && board.bottom <= innerHeight + 1 && board.right <= innerWidth + 1,
    };
}"""


@contextmanager
def seated(
    browser: Browser, inn: House, game: str, seats: int, language: str = "en", phone: bool = False
) -> Iterator[Visitor]:
    """At a table with bots, where everything may be taken back, with one move made."""
    with visitor(browser, inn.url, language=language, phone=phone) as ada:
        kinds = ["me", *["beginner"] * (seats - 1)]
        ada.go(make_table(ada, game, *kinds, options={"first": "1"}))
        ada.page.locator("[data-cell]").first.wait_for()
        move(ada.page)
        yield ada


def move(page: Page) -> None:
    """Anything that may be done, by a place on the board or by a button."""
    if page.locator(ENABLED).count():
        page.locator(ENABLED).first.click()
    place, button = "[data-cell][data-legal]", "[data-action]:not([aria-disabled=true])"
    page.locator(f"{place}, {button}").first.wait_for()
    one = place if page.locator(place).count() else button
    page.locator(one).first.dispatch_event("click")
    again = page.locator("[data-cell][data-picked]")
    expect(page.locator(TAKE_BACK).or_(again)).to_be_visible()
    if again.count():
        again.dispatch_event("click")
    expect(page.locator(TAKE_BACK)).to_be_visible()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.evaluate(STILL)


def inside(page: Page, selector: str) -> bool:
    """Whether all of it is in the window."""
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    if box is None or size is None:
        return False
    return (
        min(box["x"], box["y"]) >= -1
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong with a table in a window of this size."""
    resize(page, size)
    page.locator("[role=grid]").wait_for()
    found: dict[str, Any] = page.evaluate(SIZES)
    wrong = [f"{words} px" for words in page.evaluate(WORDS)]
    if found["scrolls"]:
        wrong.append("the page scrolls")
    if not found["inside"]:
        wrong.append("the board is not in the window")
    large = found["high"] >= HEIGHT or found["wide"] >= WIDTH
    if size in DESKTOPS and not large:
        wrong.append(f"the board has {found['high']:.2f} of the height, {found['wide']:.2f} wide")
    said = [".status h1", ".status .small", TAKE_BACK]
    points = "[data-strip]" if page.locator("[data-strip]").count() else ".seat .total"
    wrong += [f"{one} is not in the window" for one in said if not inside(page, one)]
    count = page.locator(points).count()
    shown = sum(inside(page, f"{points} >> nth={seat}") for seat in range(count))
    if shown < count or not count:
        wrong.append(f"the points of {shown} of {count} are in sight")
    return [f"{size[0]}×{size[1]}: {one}" for one in wrong]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_is_in_the_window(browser: Browser, inn: House, game: str, seats: int) -> None:
    with seated(browser, inn, game, seats) as ada:
        wrong = [one for size in [*DESKTOPS, *PHONES] for one in faults(ada.page, size)]
        assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["pl", "he", "fr", "de"])
def test_everything_is_in_the_window_in_every_language(
    browser: Browser, inn: House, language: str
) -> None:
    wrong = []
    for game in GAMES:
        with seated(browser, inn, game, 2, language) as ada:
            for size in ((1366, 657), (390, 844)):
                wrong += [f"{game} {one}" for one in faults(ada.page, size)]
    assert not wrong, "\n".join(wrong)


def test_the_line_says_the_task_then_what_it_brings_then_why_not(
    browser: Browser, inn: House
) -> None:
    """All of it in the window, at the same place, and the board does not move."""
    with visitor(browser, inn.url) as ada:
        ada.go(make_table(ada, "desert", "me", "easy", options={"map": "wadi", "first": "1"}))
        page = ada.page
        page.locator(ENABLED).first.wait_for()
        for size in [(1366, 657), *PHONES]:
            resize(page, size)
            task = page.locator(".status h1")
            expect(task).to_contain_text("leader")
            place = page.locator("[role=grid]").bounding_box()
            line = page.locator(".status").bounding_box()
            herd = page.locator(f"{ENABLED}:not(.idle)").first
            herd.click()
            legal = page.locator("[data-cell][data-legal]").first
            legal.locator("path").first.hover(force=True)
            expect(page.locator("[data-preview]")).to_contain_text("its caravan begins there")
            assert inside(page, "[data-preview]")
            page.locator("[data-cell][aria-label*=oasis]").first.dispatch_event("click")
            expect(page.locator(".why")).to_contain_text("is an oasis")
            assert inside(page, ".why") and inside(page, ".why a")
            assert page.locator("[role=grid]").bounding_box() == place
            assert page.locator(".status").bounding_box() == line
            page.locator(".why button").click()
            expect(page.locator(".why")).to_have_count(0)
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")


def test_the_line_counts_the_camels_that_are_left(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        ada.go(make_table(ada, "desert", "me", "here", options={"map": "wadi", "first": "1"}))
        page = ada.page
        for left in ("Place 2 camels: 1 left.", "Place 2 camels."):
            for _ in range(40):
                page.locator(ENABLED).first.wait_for()
                if page.locator(".status h1").filter(has_text=left).count():
                    break
                before = page.locator(".status").get_attribute("data-entries")
                if page.locator("[data-herd][aria-pressed=true]").count() == 0:
                    page.locator(f"{ENABLED}:not(.idle)").first.click()
                page.locator("[data-cell][data-legal]").first.dispatch_event("click")
                page.wait_for_function(
                    "before => document.querySelector('.status').dataset.entries > before"
                    " && document.querySelector('[data-herd][aria-disabled=false]')",
                    arg=before,
                )
            expect(page.locator(".status h1")).to_contain_text(left)
            expect(page.locator(".status h1")).not_to_contain_text("spaces")


def test_on_an_upright_phone_the_board_is_turned_and_keys_lead_where_they_point(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada:
        ada.go(make_table(ada, "desert", "me", "easy"))
        page = ada.page
        page.locator("[data-cell]").first.wait_for()
        for size in ((390, 844), (1366, 657)):
            resize(page, size)
            board = page.locator("[role=grid]").bounding_box()
            assert board is not None
            assert (board["width"] < board["height"]) == (size[0] < size[1])
            for key, across, down in (
                *(("ArrowDown", 0, 1), ("ArrowUp", 0, -1)),
                *(("ArrowRight", 1, 0), ("ArrowLeft", -1, 0)),
            ):
                page.locator("[data-cell=j6]").focus()
                before = middle(page)
                page.keyboard.press(key)
                after = middle(page)
                way = (after[0] - before[0]) * across + (after[1] - before[1]) * down
                assert way > 5, (size, key)


def middle(page: Page) -> tuple[float, float]:
    """Of the cell that has the focus."""
    box = page.locator("[data-cell]:focus").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_tabs_open_what_is_told_and_the_points_stay_in_sight(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, phone=True) as ada:
        ada.go(make_table(ada, "sons", "me", "easy", "easy", "easy"))
        page = ada.page
        page.locator("[data-cell]").first.wait_for()
        assert page.locator("[role=tabpanel]:visible").count() == 0
        for name in ("players", "log"):
            page.locator(f"[data-tab={name}]").tap()
            panel = page.locator(f"[data-part={name}]")
            expect(panel).to_be_visible()
            assert inside(page, f"[data-part={name}]")
            assert page.locator("[role=tabpanel]:visible").count() == 1
            assert all(inside(page, f"[data-strip='{seat}']") for seat in range(4))
        page.locator("[data-tab=log]").tap()
        assert page.locator("[role=tabpanel]:visible").count() == 0
        assert ada.axe() == []


def test_how_to_play_is_read_over_the_table(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        ada.go(make_table(ada, "desert", "me", "easy"))
        ada.page.get_by_role("link", name="How to play").click()
        dialog = ada.page.get_by_role("dialog")
        expect(dialog.locator("h2")).to_have_text("How to play")
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("[data-cell]").first).to_be_visible()
