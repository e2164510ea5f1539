"""What is new at a table is explained there, once, and never over the board."""

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

from browser.table import make_table
from browser.visitor import Visitor, visitor
from server.house import House

WADI = {"map": "wadi", "first": "1"}
LEADERS = "[data-first=leaders]"


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return found


def apart(page: Page, one: str, other: str) -> bool:
    a, b = box(page, one), box(page, other)
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    above = a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
    return beside or above


def laid(there: Visitor) -> Page:
    return there.go(make_table(there, "desert", "me", "easy", options=WADI))


@pytest.mark.parametrize(
    "how",
    [
        {"size": {"width": 1366, "height": 657}},
        {"size": {"width": 1920, "height": 1080}, "language": "he"},
        {"phone": True, "language": "fr"},
        {"phone": True, "size": {"width": 844, "height": 390}, "language": "de"},
    ],
    ids=["laptop", "wide, Hebrew", "phone, French", "lying phone, German"],
)
def test_what_is_new_is_explained_beside_the_board(
    inn: House, browser: Browser, how: dict[str, object]
) -> None:
    with visitor(browser, inn.url, new=True, **how) as there:
        page = laid(there)
        card = page.locator(LEADERS)
        expect(card).to_be_visible()
        assert card.locator("[role=status]").inner_text().strip()
        assert apart(page, LEADERS, "[role=grid]")
        window = page.viewport_size
        assert window is not None
        found = box(page, LEADERS)
        assert found["y"] >= 0 and found["y"] + found["height"] <= window["height"]
        assert there.axe() == []


def test_it_goes_by_a_key_and_does_not_come_again(inn: House, browser: Browser) -> None:
    with visitor(browser, inn.url, new=True) as there:
        page = laid(there)
        expect(page.locator(LEADERS)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-first]")).to_have_count(0)
        laid(there)
        page.locator("[data-cell]").first.wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("[data-first]")).to_have_count(0)
        there.go("/you")
        page.locator("[data-control=explain-again]").click()
        expect(page.get_by_text("Everything will be explained once more.")).to_be_visible()
        laid(there)
        expect(page.locator(LEADERS)).to_be_visible()
        page.locator(LEADERS).get_by_role("button", name="Rule D8").click()
        expect(page.locator("dialog[open]")).to_contain_text("D8")


def test_it_can_be_turned_off(inn: House, browser: Browser) -> None:
    with visitor(browser, inn.url, new=True) as there:
        page = laid(there)
        page.locator("[data-control=explain-off]").click()
        expect(page.locator("[data-first]")).to_have_count(0)
        there.go("/you")
        assert there.axe() == []
        wanted = page.get_by_role("checkbox", name="Explain what is new")
        expect(wanted).not_to_be_checked()
        wanted.check()
        wanted.uncheck()
        laid(there)
        page.locator("[data-cell]").first.wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("[data-first]")).to_have_count(0)


@pytest.mark.parametrize(("game", "first"), [("targi", "robber"), ("sons", "move")])
def test_the_first_thing_to_do_is_explained(
    inn: House, browser: Browser, game: str, first: str
) -> None:
    with visitor(browser, inn.url, new=True, language="he") as there:
        page = there.go(make_table(there, game, "me", "easy", options={"first": "1"}))
        expect(page.locator(f"[data-first={first}]")).to_be_visible()
        assert there.axe() == []


def test_what_happens_later_is_explained_when_it_does(inn: House, browser: Browser) -> None:
    with visitor(browser, inn.url, new=True) as there:
        page = there.go(make_table(there, "targi", "me", "beginner"))
        first = page.locator("[data-first]")
        expect(first).to_be_visible()
        seen = set()
        for _ in range(40):
            name = first.get_attribute("data-first") if first.count() else None
            if name is not None:
                seen.add(name)
                page.locator("[data-control=understood]").click()
            if "crossing" in seen:
                break
            press_something(page)
        assert {"robber", "crossing"} <= seen


def press_something(page: Page) -> None:
    ready = "[data-cell][data-legal], [data-action]:not([aria-disabled=true])"
    page.locator(ready).first.wait_for()
    before = page.locator(".status").get_attribute("data-entries")
    page.locator(ready).first.click()
    page.wait_for_function(
        "before => document.querySelector('.status').dataset.entries !== before"
        " || document.querySelector('[data-picked]')",
        arg=before,
    )
    button = page.locator("[data-action]:not([aria-disabled=true])").first
    if page.locator(".status").get_attribute("data-entries") == before and button.count():
        button.click()
        page.wait_for_function(
            "before => document.querySelector('.status').dataset.entries !== before", arg=before
        )
