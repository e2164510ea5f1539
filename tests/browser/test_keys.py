"""Keys at a table: they are meant for its board wherever one is on the page, unless one types."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.table import Desert, Pressing, make_table
from browser.visitor import Visitor, visitor
from server.house import House

GAMES: dict[str, dict[str, Any]] = {
    "desert": {"map": "wadi", "first": "1"},
    "targi": {"first": "1"},
    "sons": {"first": "1"},
}
READY = {"desert": Desert.READY, "targi": Pressing.READY, "sons": Pressing.READY}


def sit(ada: Visitor, game: str) -> Page:
    """At one's own table, with the focus on nothing."""
    ada.go(make_table(ada, game, "me", "easy", options=GAMES[game]))
    ada.page.wait_for_selector(READY[game])
    assert focused(ada.page) == "BODY"
    return ada.page


def focused(page: Page) -> str:
    name: str = page.evaluate("document.activeElement.tagName")
    return name


def herd(page: Page) -> str | None:
    chosen = page.locator("[data-herd][aria-pressed=true]")
    return chosen.get_attribute("data-herd") if chosen.count() else None


@pytest.mark.parametrize("game", GAMES)
def test_n_goes_to_what_is_possible_from_anywhere(browser: Browser, inn: House, game: str) -> None:
    with visitor(browser, inn.url) as ada:
        page = sit(ada, game)
        if game == "desert":
            page.keyboard.press("1")  # a herd
        page.keyboard.press("n")
        expect(page.locator("[data-cell]:focus")).to_have_attribute("data-legal", "")
        first = page.locator("[data-cell]:focus").get_attribute("data-cell")
        page.get_by_role("button", name="Sound is on").focus()
        page.keyboard.press("n")
        expect(page.locator(f"[data-cell='{first}']")).to_be_focused()


def test_a_number_chooses_a_herd_from_anywhere(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = sit(ada, "desert")
        order = page.locator("[data-herd]").evaluate_all("all => all.map(one => one.dataset.herd)")
        for number in (2, 5):
            page.keyboard.press(str(number))
            assert herd(page) == order[number - 1]


@pytest.mark.parametrize("game", ["targi", "sons"])
def test_a_number_presses_a_button_from_anywhere(browser: Browser, inn: House, game: str) -> None:
    """With keys alone, and never a Tab, until a button was pressed by its number."""
    with visitor(browser, inn.url) as ada:
        page = sit(ada, game)
        seat = Pressing(ada)
        while not page.locator(Pressing.BUTTON).and_(page.locator("[data-panel] *")).count():
            before = seat.n
            page.keyboard.press("n")
            page.keyboard.press("Enter")
            seat.played(before)
            assert seat.wait()
        before = seat.n
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("1")
        seat.played(before)


def test_escape_lets_go_from_anywhere(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = sit(ada, "desert")
        page.keyboard.press("3")
        page.get_by_role("button", name="Sound is on").focus()
        assert herd(page) is not None
        page.keyboard.press("Escape")
        assert herd(page) is None


@pytest.mark.parametrize("field", ["input", "textarea", "select"])
def test_who_types_chooses_nothing(browser: Browser, inn: House, field: str) -> None:
    with visitor(browser, inn.url) as ada:
        page = sit(ada, "desert")
        page.evaluate(
            """tag => {
                const field = document.createElement(tag);
                document.querySelector("main").prepend(field);
                field.focus();
            }""",
            field,
        )
        page.keyboard.press("2")
        page.keyboard.press("n")
        assert focused(page) == field.upper()
        assert herd(page) is None


@pytest.mark.parametrize("held", ["Control", "Alt", "Meta"])
def test_a_shortcut_of_the_browser_chooses_nothing(browser: Browser, inn: House, held: str) -> None:
    with visitor(browser, inn.url) as ada:
        page = sit(ada, "desert")
        page.keyboard.press(f"{held}+2")
        assert herd(page) is None


def test_an_open_dialog_keeps_its_keys(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = sit(ada, "desert")
        page.get_by_role("button", name="About this table").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("2")
        page.keyboard.press("n")
        assert herd(page) is None
        assert page.locator("[data-cell]:focus").count() == 0
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("2")
        assert herd(page) is not None


def test_who_wants_no_single_keys_has_them_on_the_board_alone(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        ada.go("/you").get_by_label("Keys everywhere at the table").uncheck()
        page = sit(ada, "desert")
        page.keyboard.press("2")
        assert herd(page) is None
        Desert(ada).tab_to("[data-cell]")
        page.keyboard.press("2")
        assert herd(page) is not None
