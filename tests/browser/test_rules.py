"""The rules reader: every book in every language it is written in, and a rule read at the table."""

import os
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.table import Desert, make_table
from browser.test_pages import LOOKS
from browser.visitor import PHONE, Visitor, visitor
from serai.core import rulebook
from server.house import House
from shipped import GAMES

# As data every book is read in tests/docs; in the browser each game's once, each language's once.
# In the soak, all.
ALL_BOOKS = [
    (game, file.stem)
    for game in GAMES
    for file in sorted(rulebook.folder_of(game).glob("*.md"), key=lambda file: file.stem)
]
FEW_BOOKS = [("desert", "he"), ("targi", "pl"), ("sons", "de"), ("targi", "fr"), ("sons", "en")]
pytestmark = pytest.mark.soak
BOOKS = ALL_BOOKS if "SERAI_SOAK" in os.environ else FEW_BOOKS
DRAWN = re.compile(r"\[([^\]]+)\]\(drawings/([a-z0-9-]+)\.txt\)")
WORD = re.compile(r"[^\W\d_]{6,}")
UNALTERED = str.maketrans({"ł": "l", "ß": "ss", "œ": "oe"})  # Unicode takes nothing off these
FOUND = "[...(CSS.highlights.get('found') ?? [])].map(range => range.toString().toLowerCase())"


@dataclass
class Open:
    """A book that lies open, for everything that can be read in it."""

    game: str
    language: str
    page: Page

    @property
    def text(self) -> str:
        return rulebook.whole(self.game, self.language)

    @property
    def ids(self) -> list[str]:
        return [*rulebook.entries(self.game, self.language)]


@pytest.fixture(scope="module", params=BOOKS, ids=lambda book: "-".join(book))
def book(request: pytest.FixtureRequest, browser: Browser, inn: House) -> Iterator[Open]:
    game, language = request.param
    with visitor(browser, inn.url, language=language, phone=True) as reader:
        yield Open(game, language, opened(reader, game))


def opened(reader: Visitor, game: str, anchor: str = "") -> Page:
    page = reader.go(f"/rules/{game}{anchor}")
    page.locator("article section").first.wait_for()
    expect(page.locator("figure .waiting")).to_have_count(0)  # else they push the text about
    return page


def rules_shown(page: Page) -> list[str]:
    ids: list[str] = page.locator("article h3").evaluate_all("titles => titles.map(one => one.id)")
    return ids


def bare(word: str) -> str:
    """As it is typed by somebody who has no such keys."""
    taken = unicodedata.normalize("NFD", word.lower().translate(UNALTERED))
    return "".join(letter for letter in taken if not unicodedata.combining(letter))


def look_for(page: Page, words: str) -> list[str]:
    page.get_by_role("searchbox").fill(words)
    expect(page.locator(".count")).not_to_be_empty()
    return rules_shown(page)


# -- every book ----------------------------------------------------------------------------------


def test_a_book_is_all_there(book: Open) -> None:
    page = book.page
    assert rules_shown(page) == book.ids
    parts = re.findall(r"^## (.+)$", book.text, re.MULTILINE)
    expect(page.locator("article h2")).to_have_text(parts)
    expect(page.locator("article > [lang]")).to_have_attribute("lang", book.language)
    expect(page.locator("article > .notice")).to_have_count(0)
    expect(page.locator("h1")).to_contain_text(book.text.splitlines()[0].removeprefix("# "))
    assert page.locator("article .ruling").count() == book.text.count("> [!NOTE]")
    assert page.locator("article .example").count() == book.text.count("> [!TIP]")
    assert "[!" not in page.locator("article").inner_text()


def test_every_drawing_is_drawn_and_has_its_caption(book: Open) -> None:
    drawn = DRAWN.findall(book.text)
    expect(book.page.locator("figure .waiting")).to_have_count(0)
    figures: list[tuple[str, float]] = book.page.locator("figure[data-drawing]").evaluate_all(
        """figures => figures.map(one => [one.dataset.drawing,
            one.querySelector('.drawing[aria-hidden] > *')?.getBoundingClientRect().height])"""
    )
    assert [name for name, _ in figures] == [name for _, name in drawn]
    assert all((height or 0) > 40 for _, height in figures), figures
    captions = book.page.locator("[data-drawing] > figcaption")
    for place, (caption, _) in enumerate(drawn):
        words = re.sub(r"[*_`\\]", "", caption).split()
        expect(captions.nth(place)).to_contain_text(words[0])


def test_every_symbol_that_a_drawing_uses_is_in_the_page(book: Open) -> None:
    used: list[tuple[str, bool]] = book.page.locator("figure use").evaluate_all(
        """uses => uses.map(one => one.getAttribute("href"))
            .map(href => [href, document.querySelector(`symbol${href}`) !== null])"""
    )
    assert used
    assert [href for href, there in used if not there] == []


def test_one_walks_from_rule_to_rule_and_back(book: Open) -> None:
    stops = walk(book.page, "short", "next")
    assert [stop for stop in stops if stop in book.ids] == book.ids
    assert walk(book.page, stops[-1], "prev") == stops[::-1]


def walk(page: Page, start: str, way: str) -> list[str]:
    """Where the links lead; a first part that has rules begins with its first."""
    anchors: list[str] = page.evaluate(
        """([start, way]) => {
            const seen = []
            let at = document.getElementById(start).closest('section')
            at = at.querySelector('.ways')?.closest('section')
            while (at) {
                seen.push(at.querySelector('h2, h3').id)
                const link = at.querySelector(`:scope > .ways [rel=${way}]`)
                at = link && document.getElementById(link.hash.slice(1)).closest('section')
            }
            return seen
        }""",
        [start, way],
    )
    return anchors


def test_every_link_in_a_book_leads_somewhere(book: Open) -> None:
    astray: list[str] = book.page.locator(".reader a").evaluate_all(
        """links => links.map(link => link.getAttribute('href'))
            .filter(href => !href.startsWith('#') || !document.getElementById(href.slice(1)))"""
    )
    assert astray == []


def test_words_are_found_as_they_are_written_and_without_accents(book: Open) -> None:
    page = book.page
    for rule, word in words_of(book.game, book.language):
        found = look_for(page, word)
        assert rule in found, word
        assert word.lower() in page.evaluate(FOUND)
        assert look_for(page, bare(word)) == found
        assert word.lower() in page.evaluate(FOUND)
    look_for(page, "qqqqq")
    assert rules_shown(page) == []
    page.get_by_role("searchbox").fill("")
    expect(page.locator("article h3")).to_have_count(len(book.ids))


def words_of(game: str, language: str) -> list[tuple[str, str]]:
    """A rule's word of each kind: with an accent, from a caption, from an example."""
    kinds = (r"(?s).*", r"\[[^\]]+\]\(drawings/", r"(?s)> \[!TIP\].*?\n\n")
    picked = []
    for place, kind in enumerate(kinds):
        spoken = [
            (rule, word)
            for rule, text in rulebook.entries(game, language).items()
            for part in re.findall(kind, text)
            for word in WORD.findall(re.sub(r"`[^`]*`|\(drawings/.*?\)", "", part))
        ]
        accented = [one for one in spoken if bare(one[1]) != one[1].lower()]
        picked += ((accented if place == 0 else []) or spoken)[:1]
    return picked


def test_a_book_fits_a_phone(book: Open) -> None:
    assert book.page.viewport_size == PHONE
    assert book.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("game", "look"),
    [
        *((game, "desktop") for game in GAMES),
        *zip(cycle(GAMES), [look for look in LOOKS if look != "desktop"], strict=False),
    ],
)
def test_axe_finds_nothing_serious_in_a_book(
    browser: Browser, inn: House, game: str, look: str
) -> None:
    """In all of it on a desktop; in other looks three rules of each part stand for the rest."""
    with visitor(browser, inn.url, **LOOKS[look]) as reader:
        page = opened(reader, game, "#short")
        if look != "desktop":
            rest = page.locator("article section section:nth-of-type(n + 4)")
            rest.evaluate_all("rules => rules.forEach(one => one.remove())")
        assert reader.axe() == []


# -- finding one's way -----------------------------------------------------------------------------


def test_an_id_is_found_as_a_whole(browser: Browser, inn: House) -> None:
    """D1 is not D17; but d1 is a space too."""
    with visitor(browser, inn.url) as reader:
        page = opened(reader, "desert")
        found = look_for(page, "d1")
        entries = rulebook.entries("desert", "en")
        assert found == [id for id, text in entries.items() if re.search(r"(?i)\bd1\b", text)]
        page.get_by_role("searchbox").fill("")
        assert rules_shown(page) == [*entries]


def test_an_address_leads_to_its_rule_which_is_marked(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as reader:
        page = opened(reader, "desert", "#D17")
        expect(page.locator("#D17")).to_be_in_viewport()
        expect(page.locator("#D17")).to_be_focused()
        expect(page.locator("section.named")).to_have_count(1)
        expect(page.locator("section.named h3")).to_have_id("D17")
        expect(page.locator("aside [aria-current]")).to_have_attribute("href", "#D17")


@pytest.mark.parametrize("language", sorted({language for _, language in BOOKS}))
def test_how_to_play_has_one_address_in_every_language(
    browser: Browser, inn: House, language: str
) -> None:
    with visitor(browser, inn.url, language=language) as reader:
        page = opened(reader, "desert", "#short")
        expect(page.locator("article h2").first).to_have_id("short")
        expect(page.locator("#short")).to_be_in_viewport()
        expect(page.locator("aside [aria-current]")).to_have_attribute("href", "#short")


def test_the_next_rule_is_reached_by_keys_and_has_its_name(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as reader:
        page = opened(reader, "desert", "#D7")
        title = rulebook.entry("desert", "D8", "en").splitlines()[0].removeprefix("### ")
        link = page.get_by_role("link", name=f"Next: {title}", exact=True)
        link.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#D8")).to_be_focused()
        expect(page.locator("#D8")).to_be_in_viewport()
        back = page.locator("section.named").get_by_role("link", name=re.compile("Previous: D7 "))
        back.click()
        expect(page.locator("#D7")).to_be_focused()


def test_the_next_rule_is_shown_also_while_others_are_looked_for(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as reader:
        page = opened(reader, "desert")
        found = look_for(page, "D17")
        assert "D18" not in found or len(found) < len(rulebook.entries("desert", "en"))
        page.locator("section.rule", has=page.locator("#D17")).locator("[rel=next]").click()
        expect(page.locator("#D18")).to_be_in_viewport()


def test_set_up_and_table_lead_to_how_to_play(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as reader:
        page = reader.go("/setup/targi")
        expect(page.locator("a[href='/rules/targi#short']")).to_be_visible()
        reader.go(make_table(reader, "targi", "me", "here"))
        expect(page.locator("a[href='/rules/targi#short']")).to_be_visible()


def test_without_its_drawings_a_book_still_has_their_captions(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as reader:
        reader.offline = True
        reader.page.route("**/api/games/*/drawings*", lambda route: route.abort())
        page = opened(reader, "targi")
        captions = DRAWN.findall(rulebook.whole("targi", "en"))
        expect(page.locator("[data-drawing] > figcaption")).to_have_count(len(captions))
        expect(page.locator(".drawing")).to_have_count(0)


def test_a_printed_book_has_no_bars(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as reader:
        page = opened(reader, "desert")
        page.emulate_media(media="print")
        for bar in ("header nav", "aside", ".ways >> nth=0"):
            expect(page.locator(bar).first).to_be_hidden()
        expect(page.locator("#D1")).to_be_visible()


# -- a refusal opens its rule ----------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS)
def test_a_refusal_opens_its_rule_over_the_table(browser: Browser, inn: House, look: str) -> None:
    with visitor(browser, inn.url, **LOOKS[look]) as ada:
        rule = refused(ada)
        page = ada.page
        before = page.locator(".status").get_attribute("data-entries")
        link = page.locator(f".why a[href='/rules/desert#{rule}']").first
        link.focus()
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog.locator("h2")).to_contain_text(rule)
        expect(dialog.locator("h3")).to_be_focused()
        assert page.locator("[data-lit]").count() > 0
        assert ada.axe() == []
        assert not ada.scrolls_sideways()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(link).to_be_focused()
        assert page.locator(".status").get_attribute("data-entries") == before
        expect(page.locator(".why")).to_be_visible()


def refused(ada: Visitor) -> str:
    """A leader is asked for where none may stand; the rule that forbids it."""
    ada.go(make_table(ada, "desert", "me", "here", options={"map": "wadi", "first": "1"}))
    desert = Desert(ada)
    desert.wait()
    desert.choose(desert.herds()[0])
    cells: list[str] = ada.page.locator("[data-cell]:not([data-legal])").evaluate_all(
        "cells => cells.map(cell => cell.dataset.cell)"
    )
    ada.page.locator(f"[data-cell={cells[0]}] path").first.click(force=True)
    link = ada.page.locator(".why li a").first
    link.wait_for()
    return (link.get_attribute("href") or "").partition("#")[2]


def test_rules_that_a_rule_names_are_read_at_the_table_too(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        rule = refused(ada)
        page = ada.page
        table = page.url
        link = page.locator(".why li a").first
        link.click()
        dialog = page.get_by_role("dialog")
        dialog.locator("h3").wait_for()
        dialog.locator(".entry").evaluate(  # whether this rule names another is the book's affair
            "entry => entry.insertAdjacentHTML('beforeend', '<a href=\"#D17\">D17</a>')"
        )
        dialog.get_by_role("link", name="D17", exact=True).click()
        title = rulebook.entry("desert", "D17", "en").splitlines()[0].removeprefix("### D17 ")
        expect(dialog.locator("h3")).to_have_text(title)
        expect(dialog.locator("h3")).to_be_focused()
        assert page.url == table
        with ada.context.expect_page() as whole:
            dialog.get_by_role("link", name="The whole book").click()
        expect(whole.value.locator("#D17")).to_be_in_viewport()
        whole.value.close()
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)
        expect(link).to_be_focused()
        link.click()
        expect(dialog.locator("h2")).to_contain_text(rule)
