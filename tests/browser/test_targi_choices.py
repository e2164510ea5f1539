"""Every choice of Targi on the page: for everyone to see, to reach and to make."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.phases import BUSY_DECK, parked
from browser.table import Pressing
from browser.visitor import Visitor
from server.house import Data, Guest, House

FINGER = 44
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"phone": True},
    "dark": {"dark": True},
    "right-to-left": {"language": "he"},
    "long-words": {"language": "long", "phone": True},
}
BY_BUTTON = (
    *("acting", "deciding", "paying", "laying", "taking", "trading"),
    *("working", "moving", "returning", "raid", "keeping"),
)
PHASES = (*BY_BUTTON, "placing", "swapping")


@pytest.fixture(scope="module")
def guest(inn: House) -> Guest:
    return Guest(inn, "Ada")


@pytest.fixture(scope="module")
def tables(guest: Guest) -> Data:
    return parked(guest, PHASES, "targi", "me", "easy", options={"deck": BUSY_DECK})


def visit(browser: Browser, guest: Guest, table: str, **how: Any) -> Visitor:
    ada = Visitor(browser, guest.where.url, **how)
    ada.context.add_cookies([{"name": "serai", "value": guest.token, "url": guest.where.url}])
    ada.go(f"/table/{table}")
    ada.page.wait_for_selector(Pressing.READY)
    return ada


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("phase", PHASES)
def test_every_choice_is_for_everyone(
    browser: Browser, guest: Guest, tables: Data, phase: str, look: str
) -> None:
    ada = visit(browser, guest, tables[phase], **LOOKS[look])
    assert ada.axe() == []
    assert not ada.scrolls_sideways()
    if ada.page.viewport_size == {"width": 390, "height": 844}:
        small = [name for name, box in boxes(ada.page.locator("[data-deeds] button:visible"))]
        assert small == []
    ada.close()


def boxes(buttons: Locator) -> list[tuple[str, Any]]:
    """Those that a finger would miss."""
    found: list[tuple[str, Any]] = buttons.evaluate_all(
        """buttons => buttons.map(button => [button.textContent, button.getBoundingClientRect()])
            .filter(([, box]) => box.width < 43.5 || box.height < 43.5)"""
    )
    return found


@pytest.mark.parametrize("phase", BY_BUTTON)
def test_every_choice_can_be_made_in_the_panel_alone(
    browser: Browser, guest: Guest, phase: str
) -> None:
    """All that is legal is on a button, and nothing else; the last of them is played."""
    wanted = {"options": {"deck": BUSY_DECK}}
    table = parked(guest, [phase], "targi", "me", "easy", **wanted)[phase]
    with guest.socket() as socket:
        legal = {choice["action"] for choice in socket.open(table, 0)["legal"]}
    ada = visit(browser, guest, table)
    seat = Pressing(ada)
    assert set(seat.actions()) == legal
    seat.act(max(legal))
    ada.close()


def test_two_laid_cards_are_swapped_by_pressing_both(browser: Browser, guest: Guest) -> None:
    wanted = {"options": {"deck": BUSY_DECK}}
    table = parked(guest, ["swapping"], "targi", "me", "easy", **wanted)["swapping"]
    ada = visit(browser, guest, table)
    seat = Pressing(ada)
    before = seat.n
    ada.page.locator("[data-place='1.1']").click()
    ada.page.locator("[data-place^='2.']:not([aria-disabled=true])").first.click()
    seat.played(before)
    expect(ada.page.locator(".log")).to_contain_text("swaps")
    ada.close()


# -- placing ----------------------------------------------------------------------------------


def test_a_blocked_card_says_why_with_its_rule(browser: Browser, guest: Guest) -> None:
    ada = visit(browser, guest, fresh(guest))
    for cell, rule in (("4", "T9"), ("1", "T10")):
        card = ada.page.locator(f"[data-cell='{cell}']")
        assert card.get_attribute("data-legal") is None
        card.click()
        expect(ada.page.locator(".why")).to_contain_text(f"Rule {rule}")
    ada.close()


def test_the_crossings_of_a_card_are_told_before_it_is_chosen(
    browser: Browser, guest: Guest
) -> None:
    ada = visit(browser, guest, fresh(guest))
    seat = Pressing(ada)
    seat.point("2")
    assert seat.wait()
    crossing = ada.page.locator("[data-cell='6'], [data-cell='13'], [data-cell='5']")
    legal = [cell for cell in seat.cells() if cell in ("5", "6", "7", "13", "14", "15")]
    assert legal and crossing.count()
    row = {"5": "a2", "15": "a2", "6": "b2", "14": "b2", "7": "c2", "13": "c2"}[legal[0]]
    card = ada.page.locator(f"[data-cell='{legal[0]}']")
    assert row in str(card.get_attribute("aria-label"))
    card.hover()
    expect(ada.page.locator(f"[data-crossing='{row}']")).to_be_visible()
    ada.close()


def fresh(guest: Guest) -> str:
    """A table where the guest places the first Targi of all."""
    table: str = guest.table("targi", "me", "easy", options={"first": "1"})["id"]
    return table
