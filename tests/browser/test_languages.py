"""Five languages on the page: found, picked, kept, mixed at one table, and none left half said."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, Locator, Page, expect

from browser.table import Desert, come, make_table
from browser.visitor import Visitor, visitor
from serai.core.texts import LANGUAGES
from server.house import House
from shipped import GAMES

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
WADI = {"map": "wadi", "first": "1"}
ISOLATE, POP = "\u2068", "\u2069"
HEBREW = re.compile("[\u0590-\u05ff]{3}")
MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")


@cache
def catalogue(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = (TEXTS / f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def said(key: str, language: str, **facts: Any) -> str:
    """What the page says, without the marks that set words apart."""
    bundle = catalogue(language)
    value = bundle.get_message(key).value
    assert value is not None, key
    return str(bundle.format_pattern(value, facts)[0])


def picker(page: Page) -> Locator:
    return page.locator("header select")


def assert_speaks(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "he" else "ltr")
    expect(picker(page)).to_have_value(language)
    expect(picker(page)).to_have_accessible_name(said("page-language", language))


# -- which language --------------------------------------------------------------------------------

LOCALES = {
    "en-GB": "en",
    "pl-PL": "pl",
    "he-IL": "he",
    "fr-CA": "fr",
    "de-AT": "de",
    "es-ES": "en",
}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_first_visit_is_in_the_browsers_language(
    browser: Browser, inn: House, locale: str
) -> None:
    with visitor(browser, inn.url, locale=locale) as ada:
        page = ada.go()
        assert_speaks(page, LOCALES[locale])
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_have_text(said("page-home-title", LOCALES[locale]))


@pytest.mark.parametrize(
    ("wanted", "language"),
    [(["es", "iw-IL", "pl"], "he"), (["xx", "fr-BE", "de"], "fr"), ([], "en")],
)
def test_the_first_of_the_browsers_languages_that_we_speak(
    browser: Browser, inn: House, wanted: list[str], language: str
) -> None:
    with visitor(browser, inn.url) as ada:
        ada.page.add_init_script(
            f"Object.defineProperty(navigator, 'languages', {{ get: () => {wanted!r} }})"
        )
        assert_speaks(ada.go(), language)


def test_an_address_asks_for_a_language_for_this_visit_only(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        ada.page.goto(f"{inn.url}/you?language=fr")
        assert_speaks(ada.page, "fr")
        ada.page.goto(f"{inn.url}/you")
        assert_speaks(ada.page, "en")


# -- picking ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_the_picker_is_in_sight_on_every_page_and_names_each_language_by_itself(
    browser: Browser, inn: House, phone: bool
) -> None:
    with visitor(browser, inn.url, phone=phone) as ada:
        ada.offline = True  # the browser itself notes the status of the address that is none
        table = make_table(ada, "desert", "me", "here", options=WADI)
        for path in ("/", "/setup/targi", table, "/rules/sons", "/you", "/nowhere"):
            page = ada.go(path)
            expect(picker(page)).to_be_in_viewport()
            names = picker(page).locator("option").all_inner_texts()
            assert names == ["English", "Polski", "עברית", "Français", "Deutsch"]


def test_a_picked_language_is_spoken_at_once_and_kept_on_every_device(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada, visitor(browser, inn.url, locale="fr-FR") as phone:
        page = ada.go("/you")
        picker(page).select_option("he")
        assert_speaks(page, "he")
        expect(page.get_by_role("heading", level=1)).to_have_text(said("page-you-title", "he"))
        page.reload()
        assert_speaks(page, "he")
        page.get_by_role("button", name=said("page-you-device-make", "he")).click()
        link = page.get_by_label(said("page-you-device-link", "he")).input_value()

        phone.page.goto(link)
        assert_speaks(phone.page, "fr")
        phone.page.get_by_role("button", name=said("page-device-go", "fr")).click()
        assert_speaks(phone.page, "he")
        picker(phone.page).select_option("de")
        assert_speaks(phone.page, "de")
        expect(picker(phone.page)).to_have_attribute("aria-busy", "false")

        page.reload()
        assert_speaks(page, "de")


def test_the_picker_is_used_by_keys_alone(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go("/you")
        picker(page).focus()
        page.keyboard.press("ArrowDown")
        assert_speaks(page, "pl")
        expect(picker(page)).to_be_focused()


def test_a_language_picked_at_a_table_leaves_everything_as_it_was(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada:
        ada.go(make_table(ada, "desert", "me", "here", options=WADI))
        desert = Desert(ada)
        desert.wait()
        herd = desert.herds()[1]
        desert.choose(herd)
        chosen = ada.page.locator(f"[data-herd={herd}]")
        legal = desert.legal()
        ada.page.evaluate("document.querySelector('[data-cell]').dataset.same = 'yes'")
        for language in ("pl", "he", "en"):
            picker(ada.page).select_option(language)
            assert_speaks(ada.page, language)
            expect(chosen).to_have_attribute("aria-pressed", "true")
            assert desert.legal() == legal
        assert ada.page.locator("[data-cell][data-same=yes]").count() == 1
        desert.saved()


# -- two languages at one table --------------------------------------------------------------------


def lines(visiting: Visitor) -> list[str]:
    """The log as it is read, without the marks that set words apart."""
    told = visiting.page.locator(".log [data-n] .sentence").all_text_contents()
    return [MARKS.sub("", line) for line in told]


def asks_why(visiting: Visitor, cell: str) -> str:
    Desert(visiting).click(cell)
    why = visiting.page.locator(".why li").first
    expect(why).to_be_visible()
    return MARKS.sub("", why.inner_text())


def test_two_at_one_table_each_read_their_own_language(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, locale="pl-PL") as ada, visitor(browser, inn.url) as sara:
        for person, name in ((ada, "Łucja"), (sara, "שרה")):
            request = person.context.request
            assert request.get(f"{inn.url}/api/me").ok
            assert request.put(f"{inn.url}/api/me", data={"name": name}).ok
        path = make_table(ada, "desert", "me", "friend", options=WADI)
        told = ada.context.request.get(f"{inn.url}/api/tables/{path.rpartition('/')[2]}").json()
        seat = next(link["link"] for link in told["links"] if link["seat"] == 1)
        ada.go(path)
        come(sara, seat)
        picker(sara.page).select_option("he")
        assert_speaks(sara.page, "he")

        first, second = Desert(ada), Desert(sara)
        first.wait()
        space = first.move()
        second.wait()
        second.choose(second.herds()[1])

        for person, hebrew in ((ada, False), (sara, True)):
            line = lines(person)[-1]
            assert space in line and "Łucja" in line
            assert bool(HEBREW.search(line)) == hebrew

        refused = asks_why(sara, space)
        assert space in refused and HEBREW.search(refused) and re.search(r"D\d+", refused)
        picker(sara.page).select_option("de")
        assert_speaks(sara.page, "de")
        sara.page.locator(".why button").click()
        again = asks_why(sara, space)
        assert space in again and not HEBREW.search(again)


# -- mixed text ------------------------------------------------------------------------------------


def test_names_of_another_script_are_set_apart(browser: Browser, inn: House) -> None:
    for language, name in (("en", "שרה (א)"), ("he", "Ada (B)")):
        with visitor(browser, inn.url, language=language) as somebody:
            request = somebody.context.request
            assert request.get(f"{inn.url}/api/me").ok
            assert request.put(f"{inn.url}/api/me", data={"name": name}).ok
            somebody.go(make_table(somebody, "desert", "me", "here", options=WADI))
            desert = Desert(somebody)
            desert.wait()
            desert.move()
            page = somebody.page
            expect(page.locator(".seat bdi").first).to_have_text(name)
            line = page.locator(".log .sentence").last
            assert f"{ISOLATE}{name}{POP}" in (line.text_content() or "")
            assert bracket_is_inside(page.locator(".seat bdi").first, name)


def bracket_is_inside(line: Locator, name: str) -> bool:
    """Whether the last bracket of a name is drawn at the name's own end, and not beyond it."""
    edges: list[float] = line.evaluate(
        """(line, name) => {
            const text = line.firstChild, at = text.data.indexOf(name);
            const box = (from, to) => {
                const range = document.createRange();
                range.setStart(text, at + from);
                range.setEnd(text, at + to);
                return range.getBoundingClientRect();
            };
            return [box(0, 1).x, box(name.length - 1, name.length).x];
        }""",
        name,
    )
    rightwards = edges[0] < edges[1]
    return rightwards == name.isascii()


# -- nothing left unsaid ---------------------------------------------------------------------------

# A command, names and titles, which are the same in more than one language.
NAMES = [
    "serai serve --host",
    "Serai",
    "Targi",
    "Targis",
    "Targia",
    "Fata Morgana",
    "Im Reich der Wüstensöhne",
    "Ada",
]
NAMES += ["Reiner Knizia", "Andreas Steiger", "Klaus Teuber", "http\\S+"]
NAMES += ["English", "Polski", "Français", "Deutsch"]
# What French writes as English does.
FRENCH = ["oasis", "points?", "rose", "noble", "table"]


def words(page: Page) -> set[str]:
    """Every text on the page, names for screen readers too."""
    found: list[str] = page.evaluate(
        """() => {
            const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) found.push(walk.currentNode.data);
            for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
                found.push(one.ariaLabel ?? one.title ?? "", one.placeholder ?? "");
            return [...found, document.title];
        }"""
    )
    return {MARKS.sub("", text).strip() for text in found}


def are_words(text: str, language: str) -> bool:
    """Whether there is something in it that should be said in each language's own way."""
    same = "|".join(NAMES + (FRENCH if language == "fr" else []))
    return bool(re.search("[a-z]{3}", re.sub(rf"(?i)\b({same})\b", "", text), re.IGNORECASE))


@pytest.fixture(scope="module")
def tables(inn: House) -> dict[str, tuple[str, str]]:
    """Where the main pages are, and whose they are."""
    guest = inn.guest("Ada")
    made = {game: guest.table(game, "me", "here")["id"] for game in GAMES}
    made["open"] = guest.table("desert", "me", "friend")["id"]
    paths = {
        "home": "/",
        "set up": "/setup/desert",
        **{name: f"/table/{table}" for name, table in made.items()},
        "you": "/you",
    }
    return {name: (path, guest.token) for name, path in paths.items()}


def words_on(tables: dict[str, tuple[str, str]], reader: Visitor) -> dict[str, set[str]]:
    found = {}
    for name, (path, token) in tables.items():
        reader.become(token)
        reader.go(path).wait_for_load_state("networkidle")
        reader.page.locator("main h1, main h2").first.wait_for()
        found[name] = words(reader.page)
    return found


@pytest.fixture(scope="module")
def english(
    browser: Browser, inn: House, tables: dict[str, tuple[str, str]]
) -> dict[str, set[str]]:
    with visitor(browser, inn.url) as reader:
        return words_on(tables, reader)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_is_left_on_the_main_pages(
    browser: Browser,
    inn: House,
    tables: dict[str, tuple[str, str]],
    english: dict[str, set[str]],
    language: str,
) -> None:
    with visitor(browser, inn.url, language=language) as reader:
        found = words_on(tables, reader)
    left = {
        name: {text for text in found[name] & english[name] if are_words(text, language)}
        for name in tables
    }
    assert {name: texts for name, texts in left.items() if texts} == {}


def test_hebrew_tables_are_sound_to_the_accessibility_checker(
    browser: Browser, inn: House, tables: dict[str, tuple[str, str]]
) -> None:
    with visitor(browser, inn.url, language="he") as ada:
        for name in ("targi", "sons"):
            path, token = tables[name]
            ada.become(token)
            ada.go(path).locator("[data-cell]").first.wait_for()
            assert ada.axe() == [], name
            assert not ada.scrolls_sideways()
