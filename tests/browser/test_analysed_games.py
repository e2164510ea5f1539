"""Whole games, analysed in the page: each game's bands, words and tabs, for every number of seats.

In the soak every number of seats; else each game once, among them the one with most seats.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.visitor import visitor
from server.house import UNLIMITED, Data, Guest, House, eventually, house

RECORDS = Path(__file__).parents[1] / "records"
ALL = (
    *(f"desert-{seats}" for seats in (2, 3, 4, 5)),
    "targi-2",
    *(f"sons-{seats}" for seats in (2, 3, 4)),
)
FEW = ("desert-5", "targi-2", "sons-3")
GAMES = ALL if "SERAI_SOAK" in os.environ else FEW
LIMITS = ("--limit", "simulations_to_analyse=8", "--limit", "analyses_at_once=100")


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("office"), *UNLIMITED, *LIMITS) as running:
        yield running


def has_fault(document: Data) -> bool:
    """With so few simulations a game may have none."""
    verdicts = (moment["verdict"] for moment in document["moments"])
    return any(one and one["word"] != "good" for one in verdicts)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_analysed_in_the_page(browser: Browser, office: House, name: str) -> None:
    guest, seats = Guest(office, "Ada"), int(name[-1])
    record = (RECORDS / f"{name}.serai").read_text("utf-8")
    analysis = guest.post("/api/analyses", text=record)["id"]
    eventually(lambda: guest.get(f"/api/analyses/{analysis}")["status"] == "done")
    document = guest.get(f"/api/analyses/{analysis}")["document"]
    with visitor(browser, office.url) as somebody:
        somebody.become(guest.token)
        page = somebody.go(f"/analysis/{analysis}")
        expect(page.locator("[role=slider]").first).to_be_visible()
        expect(page.locator("[data-band]")).to_have_count(seats)
        before = page.locator("[data-control=fault-before]")
        if has_fault(document):
            before.click()
            expect(page.locator("[data-verdict]").first).to_be_attached()
            expect(page.locator("[data-outlook]")).to_have_count(seats)
        else:
            expect(before).to_be_disabled()
        if document["luck"] is None:
            expect(page.locator("[data-tab=luck]")).to_have_count(0)
            return
        page.locator("[data-tab=luck]").click()
        for seat in range(seats):
            told = page.locator(f"[data-luck=result] td:nth-of-type({seat + 1})")
            expect(told).to_have_text(f"{round(100 * document['last']['chances'][seat])}")
        assert somebody.axe() == []


def test_before_anything_is_known_it_is_told_how_far_it_is(
    browser: Browser, tmp_path: Path
) -> None:
    """The one process goes over a long game, so that the next has to wait."""
    one = ("--workers", "1", "--limit", "analyses_at_once=9")
    with house(tmp_path, *UNLIMITED, *one) as inn:
        guest = Guest(inn, "Ada")
        begun = [
            guest.post("/api/analyses", text=(RECORDS / f"{name}.serai").read_text("utf-8"))["id"]
            for name in ("sons-4", "desert-2-wadi")
        ]
        for phone in (False, True):
            with visitor(browser, inn.url, phone=phone) as somebody:
                somebody.become(guest.token)
                page = somebody.go(f"/analysis/{begun[-1]}")
                expect(page.locator("[data-stage]:visible").first).to_be_visible()
                assert page.locator("[data-band]").count() == 0
                assert somebody.axe() == []
