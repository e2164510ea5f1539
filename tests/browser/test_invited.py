"""A guest by link is greeted before they sit down; and links can be opened, shared and held up."""

import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.table import come, make_table
from browser.visitor import Visitor, visitor
from serai.core.texts import LANGUAGES
from server.house import Data, Guest, House

NETWORK = ["http://192.168.1.5:8000", "http://10.0.0.7:8000"]
SHARE = """
window.shared = [];
navigator.share = async what => { shared.push(what) };
"""
READER = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
DECODE = """async address => {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    const { width, height } = picture;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const drawing = canvas.getContext("2d");
    drawing.drawImage(picture, 0, 0);
    return jsQR(drawing.getImageData(0, 0, width, height).data, width, height)?.data ?? "";
}"""


@pytest.fixture
def made(inn: House) -> Data:
    """Ada's table, with a seat for a friend."""
    return inn.guest("Ada").table("desert", "me", "friend", "easy", options={"first": "1"})


@pytest.fixture
def ben(browser: Browser, inn: House) -> Iterator[Visitor]:
    with visitor(browser, inn.url) as visiting:
        yield visiting


def link(made: Data, seat: int | None = 1) -> str:
    return str(next(one["link"] for one in made["links"] if one["seat"] == seat))


def call_oneself(person: Visitor, name: str) -> None:
    request = person.context.request
    assert request.get(f"{person.address}/api/me").ok
    assert request.put(f"{person.address}/api/me", data={"name": name}).ok


def seated(inn: House, made: Data) -> Any:
    return Guest(inn).post(
        f"/api/tables/{made['id']}/invitation", secret=link(made).partition("#")[2]
    )


# -- the greeting ----------------------------------------------------------------------------------


def test_a_guest_is_told_who_invites_and_to_what_and_takes_no_seat_by_looking(
    ben: Visitor, inn: House, made: Data
) -> None:
    ben.page.goto(link(made))
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(re.compile("Ada.? invites you"))
    form = ben.page.locator("form")
    expect(form).to_contain_text("Through the Desert")
    expect(form).to_contain_text("for 3 players, you included")
    ben.page.reload()
    expect(form).to_be_visible()
    assert seated(inn, made)["free"]
    assert ben.axe() == []


def test_a_guest_says_a_name_and_sits_down_under_it(ben: Visitor, made: Data) -> None:
    page = ben.page
    page.goto(link(made))
    page.get_by_label("What shall we call you?").fill("Łucja")
    page.keyboard.press("Enter")
    expect(page.locator("[data-seat='1']")).to_contain_text("Łucja")
    assert "#" not in page.url  # the secret is not left in the address


def test_a_guest_without_a_name_may_sit_down_too(ben: Visitor, made: Data) -> None:
    come(ben, link(made))
    expect(ben.page.locator("[data-seat='1']")).to_contain_text("Player 2")


def test_whoever_has_a_name_finds_it_there(ben: Visitor, made: Data) -> None:
    call_oneself(ben, "Ben")
    ben.page.goto(link(made))
    expect(ben.page.get_by_label("What shall we call you?")).to_have_value("Ben")


def test_a_name_that_cannot_be_is_refused_and_the_guest_stays(
    ben: Visitor, inn: House, made: Data
) -> None:
    ben.offline = True  # the browser notes the status of what is refused
    page = ben.page
    page.goto(link(made))
    page.get_by_label("What shall we call you?").fill("…|…")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    assert seated(inn, made)["free"]


def test_two_minutes_of_rules_are_read_over_the_greeting(ben: Visitor, made: Data) -> None:
    page = ben.page
    page.goto(link(made))
    page.get_by_role("button", name="How to play, in two minutes").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("h3")).to_be_visible()
    expect(dialog.locator("p").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Sit down at once").click()
    expect(page.locator("[data-cell]").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_is_greeted_in_their_own_language(
    browser: Browser, inn: House, made: Data, language: str
) -> None:
    with visitor(browser, inn.url, locale=language, phone=True) as guest:
        guest.page.goto(link(made))
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Ada")
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        assert not guest.scrolls_sideways()


def test_whoever_sits_there_goes_straight_in_and_so_does_who_looks_on(
    ben: Visitor, made: Data
) -> None:
    come(ben, link(made))
    page = ben.page
    page.locator("[data-cell]").first.wait_for()
    page.goto(link(made))
    page.locator("[data-cell]").first.wait_for()
    page.goto(link(made, None))
    page.locator("[data-cell]").first.wait_for()


def test_a_link_that_was_used_or_is_none_says_so(ben: Visitor, inn: House, made: Data) -> None:
    ben.offline = True
    inn.guest("Cy").join(made, 1)
    ben.page.goto(link(made))
    expect(ben.page.get_by_text("Somebody else has taken seat 2")).to_be_visible()
    ben.page.goto("about:blank")
    ben.page.goto(link(made)[:-1] + "_")
    expect(ben.page.get_by_text("There is no such table")).to_be_visible()


# -- where links lead ------------------------------------------------------------------------------


def waiting_room(ada: Visitor) -> Page:
    page = ada.go(make_table(ada, "desert", "me", "friend"))
    page.locator(".copy").first.wait_for()
    return page


def test_links_that_only_this_machine_can_open_say_so_and_how_to_change_that(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada:
        page = waiting_room(ada)
        expect(page.locator("[data-reach=nowhere]")).to_contain_text("serai serve --host 0.0.0.0")
        assert page.get_by_label("Link for seat 2").input_value().startswith(inn.url)
        assert ada.axe() == []


def test_where_the_network_can_reach_the_server_links_lead_there(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada:
        ada.page.add_init_script(SHARE)
        ada.page.route(
            "**/api/reach?*",
            lambda route: route.fulfill(json={"here_only": True, "addresses": NETWORK}),
        )
        page = waiting_room(ada)
        expect(page.locator("[data-reach=network]")).to_contain_text(NETWORK[0])
        expect(page.locator("[data-reach=network]")).to_contain_text(NETWORK[1])
        field = page.get_by_label("Link for seat 2")
        expect(field).to_have_value(re.compile(f"^{NETWORK[0]}/table/.{{16}}#.{{32}}$"))
        page.locator(".copy").first.get_by_role("button", name="Share").click()
        page.wait_for_function("shared.length === 1")
        assert page.evaluate("shared[0].url") == field.input_value()


def test_a_link_can_be_held_up_as_a_code(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, phone=True, dark=True) as ada:
        page = waiting_room(ada)
        page.get_by_role("button", name="QR code").first.tap()
        code = page.get_by_role("dialog").get_by_role("img", name="Link for seat 2")
        expect(code).to_be_in_viewport(ratio=1)
        side = int((code.get_attribute("viewBox") or "").split()[-1])
        assert (side - 8 - 17) % 4 == 0  # four cells of quiet on each side
        drawn = code.locator("path").get_attribute("d") or ""
        for x, y in ((4, 4), (side - 11, 4), (4, side - 11)):  # the eyes in three corners
            assert all(f"M{x + k} {y}h1v1h-1z" in drawn for k in range(7))
        assert not ada.scrolls_sideways()
        assert ada.axe() == []
        picture = code.screenshot()
        page.keyboard.press("Escape")
        assert read(ada, picture) == page.get_by_label("Link for seat 2").input_value()


def read(ada: Visitor, picture: bytes) -> str:
    """What a reader of such codes sees in a picture."""
    page = ada.context.new_page()
    page.add_script_tag(path=READER)
    found: str = page.evaluate(DECODE, f"data:image/png;base64,{b64encode(picture).decode()}")
    page.close()
    return found
