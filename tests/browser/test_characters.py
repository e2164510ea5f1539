"""Bots on the page: each with a name, a level and a face that nobody else at the table has."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.visitor import Visitor, visitor
from server.house import Guest, House

FIVE = ["Anwar · master", "Kahina · master", "Nadia · master", "Harun · master", "Salim · master"]


@pytest.fixture(scope="module")
def guest(inn: House) -> Guest:
    return Guest(inn, "Ada")


@pytest.fixture
def ada(browser: Browser, inn: House, guest: Guest) -> Iterator[Visitor]:
    with visitor(browser, inn.url) as visiting:
        visiting.become(guest.token)
        yield visiting


@pytest.fixture(scope="module")
def masters(guest: Guest) -> str:
    """A whole game of five masters, who do not think for long, and only while somebody looks on."""
    table: str = guest.table("desert", *["master"] * 5, thinking=0.001)["id"]
    with guest.socket() as socket:
        socket.open(table)
        socket.until(lambda told: told["type"] == "state" and told["status"] == "over")
    return table


def faces(seats: Locator) -> list[str]:
    """How the faces are drawn, without their colours."""
    drawn: list[str] = seats.locator("[data-character]").evaluate_all(
        "all => all.map(face => [...face.querySelectorAll('path, g')]"
        ".map(part => part.getAttribute('d') ?? part.getAttribute('transform')).join(' '))"
    )
    return drawn


def names(seats: Locator) -> list[str]:
    return [" ".join(name.split()) for name in seats.locator("h2").all_inner_texts()]


def test_five_masters_have_five_names_and_faces_that_stay(ada: Visitor, masters: str) -> None:
    page = ada.go(f"/table/{masters}")
    seats = page.locator(".seat[data-seat]")
    expect(seats).to_have_count(5)
    assert names(seats) == FIVE
    drawn = faces(seats)
    assert len(set(drawn)) == 5
    page.reload()
    expect(seats).to_have_count(5)
    assert (names(seats), faces(seats)) == (FIVE, drawn)
    ada.go(f"/replay/{masters}")
    expect(seats).to_have_count(5)
    assert (names(seats), faces(seats)) == (FIVE, drawn)
    assert [seat.get_attribute("aria-label") for seat in seats.all()] == FIVE
    assert ada.axe() == []


def test_the_log_calls_a_bot_by_its_name_in_the_language_of_the_page(
    ada: Visitor, masters: str
) -> None:
    ada.language = "he"
    page = ada.go(f"/replay/{masters}")
    expect(page.locator(".log .line").last).to_be_visible()
    lines = " ".join(page.locator(".log .line").all_inner_texts())
    assert all(name in lines for name in ("אנואר", "כהינה", "נדיה", "הארון", "סלים"))


def test_levels_are_told_by_what_bots_wear(ada: Visitor, guest: Guest) -> None:
    """The same seat at every level: the same animal, dressed otherwise."""
    drawn, said = set(), []
    for level in ("beginner", "easy", "medium", "hard", "strong", "master"):
        table = guest.table("sons", "me", level, thinking=0.001)["id"]
        page = ada.go(f"/table/{table}")
        face = page.locator(".seat[data-seat='1'] [data-character]")
        expect(face).to_have_attribute("data-character", f"{level}-jerboa")
        drawn.update(faces(page.locator(".seat[data-seat='1']")))
        said += names(page.locator(".seat[data-seat='1']"))
    assert len(drawn) == 6
    assert [name.partition(" · ")[2] for name in said] == [
        *("beginner", "easy", "medium", "hard", "strong", "master")
    ]
    page = ada.go("/")
    expect(page.get_by_text("Lulu · beginner")).to_be_visible()
    row = page.locator("article", has=page.locator(f"a[href='/table/{table}']"))
    assert row.locator("[data-character='master-jerboa']").count() == 1
