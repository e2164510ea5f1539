"""A position set by hand on its board, in every game: faults are named, and one goes on from it."""

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser.visitor import Visitor, visitor
from server.house import House
from shipped import GAMES

SIZES: dict[str, ViewportSize] = {
    "laptop": {"width": 1366, "height": 657},
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
}


def opened(visitor: Visitor, game: str) -> Page:
    page = visitor.go(f"/editor/{game}")
    expect(page.locator("[data-control=enter-moves]")).to_be_enabled()
    return page


def press(page: Page, cell: str) -> Locator:
    """Press a cell with the mouse; what can be set there."""
    page.locator(f"[data-cell='{cell}']").click(force=True)
    return page.locator(f"[data-setting='{cell}']")


def a_free_space(page: Page) -> str:
    """Of desert: one that is nothing but sand."""
    sand = page.locator("[data-cell][aria-label*=', sand']").first
    name = sand.get_attribute("data-cell")
    assert name is not None
    return name


def close(page: Page) -> None:
    page.locator("dialog form .button").click()


def test_a_camel_is_set_by_mouse_and_what_it_lacks_is_named(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as somebody:
        page = opened(somebody, "desert")
        page.locator("[data-place=phase] select").select_option("camels")
        cell = a_free_space(page)
        press(page, cell).locator("[data-value=l1]").click()
        expect(page.locator(".faults").first).to_contain_text(cell)
        expect(page.locator("[data-control=enter-moves]")).to_be_disabled()
        assert somebody.axe() == []
        camel = page.locator(f"[data-cell={cell}]")
        expect(camel).to_have_attribute("aria-label", f"{cell}, lime camel of Player 1")
        press(page, cell).locator("[data-value='.']").click()
        page.locator("[data-place=phase] select").select_option("leaders")
        expect(page.locator("[data-control=analyse]")).to_be_enabled()
        page.locator("[data-control=play-on]").click()
        expect(page.locator("[data-start]")).to_be_visible()


def test_the_same_is_set_on_one_space_after_the_other(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as somebody:
        page = opened(somebody, "desert")
        choices = press(page, a_free_space(page))
        choices.locator("input[type=checkbox]").check()
        choices.locator("[data-value=r2]").click()
        expect(page.locator("[data-control=stop]")).to_be_visible()
        camels = page.locator("[data-cell][aria-label*='rose camel of Player 2']")
        expect(camels).to_have_count(1)
        page.locator(f"[data-cell={a_free_space(page)}]").click(force=True)
        expect(camels).to_have_count(2)
        page.keyboard.press("Escape")
        expect(page.locator("[data-control=stop]")).to_have_count(0)


def test_a_card_is_set_by_keys_and_the_position_analysed(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as somebody:
        page = opened(somebody, "targi")
        page.locator("[data-cell=a1]").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        choices = page.locator("[data-setting=a2]")
        expect(choices).to_be_visible()
        other = choices.locator("[data-value=gold]")
        other.focus()
        page.keyboard.press("Enter")
        expect(other).to_have_attribute("aria-pressed", "true")
        assert somebody.axe() == []
        page.keyboard.press("Escape")
        expect(choices).to_have_count(0)
        assert "gold" in page.locator("textarea").input_value()
        page.locator("[data-place='robber'] select").select_option("3")
        press(page, "5").locator("[data-value='1']").first.click()
        expect(page.locator(".faults").first).to_contain_text("Targi")
        close(page)
        press(page, "5").locator("[data-place='targi 5'] [data-value='-']").click()
        close(page)
        page.locator("[data-control=analyse]").click()
        page.wait_for_url("**/analysis/*")


def test_a_tile_is_laid_and_turned_and_moves_are_entered(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as somebody:
        page = opened(somebody, "sons")
        choices = press(page, "g5")
        choices.locator("[data-value='2.5']").click()
        turned = choices.locator("[data-place='turned g5'] button")
        expect(turned.first).to_be_visible()
        assert somebody.axe() == []
        turned.last.click()
        expect(turned.last).to_have_attribute("aria-pressed", "true")
        close(page)
        press(page, "g5").locator("[data-place='tile g5'] [data-value='-']").click()
        expect(page.locator("dialog")).to_have_count(0)  # nothing else can be set there now
        page.locator("[data-control=enter-moves]").click()
        expect(page.locator("[data-whatif=own]")).to_be_visible()
        page.locator("[data-control=set-by-hand]").click()
        expect(page.locator("[data-control=enter-moves]")).to_be_enabled()


def do(page: Page, action: str) -> None:
    page.locator(f"[data-action='{action}']:not([aria-disabled=true])").first.click()


def test_at_a_real_table_it_is_told_what_was_drawn(browser: Browser, inn: House) -> None:
    """A tile is drawn there: which one is asked for, and can be told anew; or it is drawn here."""
    with visitor(browser, inn.url) as somebody:
        page = opened(somebody, "sons")
        page.locator("[data-control=enter-moves]").click()
        do(page, "stay")
        do(page, "draw")
        draws = page.locator("[data-draws]")
        expect(draws).to_be_visible()
        assert somebody.axe() == []
        tiles = draws.locator("[data-drawn]")
        assert tiles.count() > 5
        tiles.nth(3).click()
        expect(draws).to_have_count(0)
        page.locator("[data-control=what-back]").click()
        expect(draws).to_be_visible()
        page.locator("[data-control=draws-told]").uncheck()
        expect(draws).to_have_count(0)


def test_a_move_of_a_real_game_that_is_not_allowed_is_refused_with_its_rule(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as somebody:
        page = opened(somebody, "targi")
        page.locator("[data-control=enter-moves]").click()
        expect(page.locator("[data-whatif=own]")).to_be_visible()
        somebody.offline = True  # the browser tells of a refusal in its console
        page.locator("[data-cell='4']").first.click(force=True)  # a corner
        expect(page.locator("a[href='/rules/targi#T9']").first).to_be_visible()


def test_a_real_game_is_left_and_come_back_to_and_then_analysed(
    browser: Browser, inn: House
) -> None:
    """Its moves and what was drawn are still there when the page is loaded anew."""
    with visitor(browser, inn.url) as somebody:
        page = opened(somebody, "sons")
        page.locator("[data-control=enter-moves]").click()
        do(page, "stay")
        do(page, "draw")
        page.locator("[data-drawn]").nth(3).click()
        steps = page.locator("[data-whatif=own] .count")
        expect(steps).to_have_text("3 of 3")
        page.reload()
        expect(steps).to_have_text("3 of 3")
        page.locator("[data-control=what-back]").click()
        expect(page.locator("[data-draws]")).to_be_visible()
        page.locator("[data-control=what-on]").click()
        expect(steps).to_have_text("3 of 3")
        page.locator("[data-control=analyse-game]").click()
        page.wait_for_url("**/analysis/*")
        page.locator("[data-control=what-if]").click()  # although it goes on
        expect(page.locator("[data-whatif=own]")).to_be_visible()


def test_what_was_set_is_brought_back_after_another_beginning(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as somebody:
        page = opened(somebody, "desert")
        text = page.locator("textarea")
        before = text.input_value()
        page.locator("[data-control=empty]").first.click()
        expect(text).not_to_have_value(before)
        page.locator("[data-control=gone]").first.click()
        expect(text).to_have_value(before)


@pytest.mark.parametrize("size", ["laptop", "lying"])
def test_a_line_that_is_named_is_the_line_that_is_seen(
    browser: Browser, inn: House, size: str
) -> None:
    """By its number beside the text; a press on the fault leads there."""
    phone = size == "lying"
    with visitor(browser, inn.url, phone=phone, size=SIZES[size]) as somebody:
        page = opened(somebody, "desert")
        if phone:
            page.locator("[data-tab=text]").click()
        text = page.locator("textarea")
        lines = text.input_value().split("\n")
        wrong = len(lines) - 4
        lines[wrong - 1] = lines[wrong - 1].replace(".", "q", 1)
        text.fill("\n".join(lines))
        fault = page.locator("[data-part=text] [data-fault]")
        expect(fault).to_contain_text(str(wrong))
        fault.click()
        number = page.locator(".numbers .marked")
        expect(number).to_have_text(str(wrong))
        expect(number).to_be_in_viewport()
        chosen = "e => e.value.slice(e.selectionStart, e.selectionEnd)"
        assert text.evaluate(chosen) == lines[wrong - 1]
        seen, field = number.bounding_box(), text.bounding_box()
        assert seen and field and field["y"] <= seen["y"] <= field["y"] + field["height"] - 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_editor_is_in_one_window(browser: Browser, inn: House, game: str, size: str) -> None:
    phone = size in ("phone", "lying")
    with visitor(browser, inn.url, phone=phone, size=SIZES[size], dark=phone) as somebody:
        page = opened(somebody, game)
        for part in ("[role=grid]", "[data-control=enter-moves]"):
            expect(page.locator(part).first).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert not somebody.scrolls_sideways()
        assert somebody.axe() == []


def test_the_board_is_set_from_right_to_left_too(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, language="he") as somebody:
        page = opened(somebody, "sons")
        choices = press(page, "g5")
        expect(choices).to_be_visible()
        assert (
            choices.locator(".pictures").first.evaluate("e => getComputedStyle(e).direction")
            == "ltr"
        )
        assert somebody.axe() == []
