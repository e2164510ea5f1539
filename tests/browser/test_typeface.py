"""The page's own typefaces: there in every language, light, and nothing jumps when they come."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.table import make_table
from browser.visitor import Visitor, visitor
from serai.core.texts import LANGUAGES
from server.house import House, eventually
from shipped import GAMES

MOST_JUMP = 1.5  # pixels
HEAVIEST = 60_000  # bytes, for all that one language fetches
OURS = {"h1": "Frank Ruhl Libre", "main p": "Rubik", ".button": "Rubik"}
FETCHED = """performance.getEntriesByType('resource')
    .filter(one => one.name.endsWith('.woff2'))
    .map(one => [one.name.split('/').at(-1), one.encodedBodySize])"""


def drawn_with(ada: Visitor, selector: str) -> set[str]:
    """The typefaces that the browser has really taken for somebody's letters."""
    session = ada.context.new_cdp_session(ada.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    found = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})
    told = session.send("CSS.getPlatformFontsForNode", {"nodeId": found["nodeId"]})
    session.detach()
    return {font["familyName"] for font in told["fonts"]}


def loaded(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => null)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_drawn_in_our_typefaces_and_fetches_little(
    browser: Browser, inn: House, language: str
) -> None:
    with visitor(browser, inn.url, language=language) as ada:
        page = ada.go()
        expect(page.locator("main .button").first).to_be_visible()
        loaded(page)
        for selector, family in OURS.items():
            drawn = drawn_with(ada, selector)
            assert drawn and all(name.startswith(family) for name in drawn), (selector, drawn)
        fetched: list[Any] = page.evaluate(FETCHED)
        assert len(fetched) >= 2
        assert sum(size for _, size in fetched) <= HEAVIEST, fetched


def test_letters_of_other_languages_in_a_name_are_ours_too(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go("/you")
        page.locator("h1").evaluate("title => title.textContent = 'Čeněk Đorđević Ștefan Łucja'")
        loaded(page)
        assert drawn_with(ada, "h1") == {"Frank Ruhl Libre"}


# Where something stands on the page, as the browser has drawn it.
PLACES = """parts => parts.map(part => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y, width, height];
})"""
AT_THE_TABLE = ("[role=grid]", ".status", ".stage .box")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_and_the_line_stay_where_they_are_when_the_letters_come(
    browser: Browser, inn: House, game: str, phone: bool
) -> None:
    with visitor(browser, inn.url, phone=phone) as ada:
        held: list[Route] = []
        ada.context.route("**/*.woff2", lambda route: held.append(route))
        page, table = ada.page, make_table(ada, game, "me", "easy", options={"first": "1"})
        page.goto(inn.url + table, wait_until="commit")  # it is not all there without its letters
        page.locator("[role=grid]").wait_for()
        page.locator("[data-cell][data-legal], [data-herd][aria-disabled=false]").first.wait_for()
        eventually(lambda: looked(page, held))
        assert not ours(ada, "h1 span")
        before = page.evaluate(PLACES, AT_THE_TABLE)
        ada.context.unroute("**/*.woff2")  # what was held back comes now
        loaded(page)
        assert ours(ada, "h1 span")
        page.evaluate("new Promise(requestAnimationFrame).then(() => null)")
        for part, was, now in zip(
            AT_THE_TABLE, before, page.evaluate(PLACES, AT_THE_TABLE), strict=True
        ):
            assert now == pytest.approx(was, abs=MOST_JUMP), part


def ours(ada: Visitor, selector: str) -> bool:
    return all(name.startswith("Rubik") for name in drawn_with(ada, selector))


def looked(page: Page, held: list[Route]) -> bool:
    """Whether letters have been asked for; while we wait the page goes on."""
    page.wait_for_timeout(20)
    return len(held) > 0


def test_the_licence_comes_with_the_page(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go()
        told = ada.context.request.get(
            inn.url + str(page.locator("footer a[href*=typefaces]").get_attribute("href"))
        )
        assert told.text().count("SIL Open Font License, Version 1.1") == 2
