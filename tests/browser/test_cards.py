"""What is read on Targi's cards: titles have room in every language, no line crosses them out."""

import base64

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.phases import Busy, reach
from browser.table import Pressing
from browser.visitor import Visitor
from serai.core.texts import LANGUAGES
from server.house import Data, Guest, House

SIZES: list[ViewportSize] = [
    {"width": 1366, "height": 657},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
    {"width": 390, "height": 844},
]
INK = "#ff00ff"


@pytest.fixture(scope="module")
def guest(inn: House) -> Guest:
    return Guest(inn, "Ada")


@pytest.fixture(scope="module")
def crossed(guest: Guest) -> str:
    """A table where both seats' lines run over the cards, and Ada places her last Targi."""
    table: str = guest.table("targi", "me", "easy", options={"first": "1"})["id"]
    with guest.socket() as socket:
        assert reach(Busy(socket, table, 0), last_targi)
    return table


def last_targi(state: Data) -> bool:
    view = state["view"]
    standing = [card for card in view["border"] if card["targi"] is not None]
    return view["phase"] == "placing" and len(standing) == 4


def look(browser: Browser, guest: Guest, table: str, language: str = "en") -> Visitor:
    ada = Visitor(browser, guest.where.url, language=language)
    ada.become(guest.token)
    ada.go(f"/table/{table}")
    ada.page.wait_for_selector(Pressing.READY)
    return ada


def cut(page: Page) -> list[str]:
    """Titles that are wider than their room, or leave their card."""
    found: list[str] = page.locator("[data-title]:visible").evaluate_all(
        """titles => titles.filter(title => {
            const box = title.getBoundingClientRect();
            const card = title.closest("[aria-hidden]").getBoundingClientRect();
            const words = document.createRange();
            words.selectNodeContents(title);
            const wide = [...words.getClientRects()].some(line => line.width > box.width + 0.5);
            const clipped = title.scrollHeight > title.clientHeight + 1;
            return wide || clipped || title.scrollWidth > title.clientWidth
                || box.bottom > card.bottom || box.right > card.right || box.left < card.left;
        }).map(title => `${title.textContent} ${title.clientWidth}`)"""
    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_of_a_card_has_room(
    browser: Browser, guest: Guest, crossed: str, language: str
) -> None:
    ada = look(browser, guest, crossed, language)
    titles = ada.page.locator("[data-title]:visible")
    for size in SIZES:
        ada.page.set_viewport_size(size)
        expect(titles.first).to_be_visible()
        assert cut(ada.page) == [], size
    ada.close()


def ink(page: Page) -> int:
    """How many pixels of the square show nothing but the colour of its words."""
    png = base64.b64encode(page.locator(".fit").screenshot(animations="disabled")).decode()
    pixels: int = page.evaluate(
        """async png => {
            const bytes = Uint8Array.from(atob(png), one => one.charCodeAt(0));
            const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
            const canvas = new OffscreenCanvas(picture.width, picture.height);
            const drawn = canvas.getContext("2d");
            drawn.drawImage(picture, 0, 0);
            const data = drawn.getImageData(0, 0, picture.width, picture.height).data;
            let found = 0;
            for (let at = 0; at < data.length; at += 4)
                if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255) found++;
            return found;
        }""",
        png,
    )
    return pixels


def dress(page: Page, style: str) -> None:
    page.evaluate(
        """style => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(style);
            document.adoptedStyleSheets.push(sheet);
        }""",
        style,
    )


def test_no_line_is_drawn_over_what_is_read(browser: Browser, guest: Guest, crossed: str) -> None:
    """Not a pixel of any word is lost under a line, nor under the one that is pointed at."""
    ada = look(browser, guest, crossed)
    page = ada.page
    dress(page, f".fit .words {{ color: {INK} !important }}")
    dress(page, f".fit text {{ fill: {INK} !important }}")
    card = page.locator("[data-cell][data-legal]").first
    card.hover()
    lines = page.locator(".fit line")
    assert lines.count() > 0
    with_lines = ink(page)
    dress(page, ".fit line { visibility: hidden }")
    assert with_lines == ink(page) > 0
    ada.close()
