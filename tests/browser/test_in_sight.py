"""Every choice of Targi and Wüstensöhne is in sight and can be read, also where there are most."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize

from browser.fitting import LAPTOP, beyond, too_small
from browser.parking import OPTIONS, PHASES, SEATS, Parked, sit, visit
from browser.phases import MOST_TABLES, Busy, reach
from browser.visitor import PHONE
from server.house import Data, Guest

FINGER = 44
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"size": LAPTOP},
    "phone": {"phone": True},
    "long words on a phone": {"language": "long", "phone": True},
    "right to left in the dark": {"language": "he", "dark": True},
}
IN_SIGHT = ("desktop", "phone")  # the board and the whole panel in the window, and large enough
LYING: ViewportSize = {"width": 844, "height": 390}
# How many choices there are where there are most, by phase.
MOST = {("sons", "exploring"): 7, ("targi", "acting"): 10, ("targi", "raid"): 10}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", PHASES)
def test_every_choice_is_for_everyone(
    browser: Browser, guest: Guest, tables: Parked, game: str, look: str
) -> None:
    ada = visit(browser, guest, **LOOKS[look])
    numbers = 0
    for phase in PHASES[game]:
        sit(ada, tables[game, phase])
        if look != "phone":
            assert ada.axe() == [], phase
        assert not ada.scrolls_sideways(), phase
        if LOOKS[look].get("phone"):
            assert missed(ada.page.locator("[data-panel] button:visible")) == [], phase
        if look in IN_SIGHT:
            assert beyond(ada.page, "[data-panel]", "[role=grid]") == [], phase
            assert too_small(ada.page, "main") == [], phase
            numbers = max(numbers, ada.page.locator("[role=grid] [data-height] text").count())
    assert numbers or game == "targi" or look not in IN_SIGHT, "no explorer's number was read"
    ada.close()


def missed(buttons: Locator) -> list[str]:
    """Those that a finger would miss."""
    found: list[str] = buttons.evaluate_all(
        f"""buttons => buttons.filter(button => {{
            const box = button.getBoundingClientRect();
            return box.width < {FINGER} - 0.5 || box.height < {FINGER} - 0.5;
        }}).map(button => button.textContent)"""
    )
    return found


@pytest.mark.parametrize(("game", "phase"), MOST)
def test_where_there_is_most_to_choose_from_it_is_all_in_sight(
    browser: Browser, guest: Guest, game: str, phase: str
) -> None:
    table = found(guest, game, lambda state: many(state, phase, MOST[game, phase]))
    ada = visit(browser, guest, phone=True)
    for size in (PHONE, LYING):
        ada.page.set_viewport_size(size)
        sit(ada, table)
        assert beyond(ada.page, "[data-panel]", "[role=grid]") == [], size
        assert too_small(ada.page, "main") == [], size
        assert missed(ada.page.locator("[data-panel] button:visible")) == [], size
        ada.walk("/you")
    ada.close()


def many(state: Data, phase: str, number: int) -> bool:
    return state["view"]["phase"] == phase and len(state["legal"]) >= number


def found(guest: Guest, game: str, there: Callable[[Data], bool]) -> str:
    for seed in range(MOST_TABLES):
        table: str = guest.table(game, *SEATS[game], options=OPTIONS[game])["id"]
        with guest.socket() as socket:
            if reach(Busy(socket, table, 0, seed), there):
                return table
    raise AssertionError("never reached")
