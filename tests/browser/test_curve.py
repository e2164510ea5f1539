"""The curves of a replay: the same wherever one looks, and ending at the result."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.phases import BUSY_TILES, CHEAP_DECK, Busy
from browser.visitor import Visitor, visitor
from server.house import Data, Guest, House, eventually

OPTIONS: dict[str, Data] = {
    "desert": {"map": "wadi"},
    "targi": {"deck": CHEAP_DECK},
    "sons": {"tiles": BUSY_TILES},
}
PLACES = 5  # of the slider


@pytest.mark.parametrize("game", OPTIONS)
def test_the_curve_does_not_move_with_the_slider(browser: Browser, inn: House, game: str) -> None:
    guest = Guest(inn, "Ada")
    table: str = guest.table(game, "me", "beginner", options=OPTIONS[game])["id"]
    with guest.socket() as socket:
        players = Busy(socket, table, 0).finish()["view"]["players"]
    with visitor(browser, inn.url) as ada:
        ada.become(guest.token)
        drawn = curves_along(ada, table)
        assert len(set(drawn)) == 1
        ended = [player["points"] for player in players]
        assert any(ended) and points_now(ada.page) == ended


def test_what_led_to_a_moment_is_drawn_with_that_moment(browser: Browser, inn: House) -> None:
    """A caravan has left a tile that the view from before, still on the screen, does not have."""
    guest = Guest(inn, "Ada")
    table: str = guest.table("sons", "me", "beginner", options=OPTIONS["sons"])["id"]
    with guest.socket() as socket:
        Busy(socket, table, 0).finish()
    plies = guest.get(f"/api/tables/{table}/plies?seat=0")["plies"]
    known = {cell["name"] for cell in guest.get(f"/api/tables/{table}/plies/0")["view"]["cells"]}
    moved = [n for n, ply in enumerate(plies, 1) for one in ply["events"] if leaves(one, known)]
    with visitor(browser, inn.url) as ada:
        ada.become(guest.token)
        page = ada.go(f"/replay/{table}/0")
        page.locator("figure svg").wait_for()
        held: list[Route] = []
        page.route(re.compile(rf"/plies/{moved[-1]}\?"), lambda route: held.append(route))
        page.locator("input[type=range]").fill(str(moved[-1]))
        page.wait_for_url(f"**/replay/{table}/{moved[-1]}")
        eventually(lambda: bool(page.title() and held))
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        assert ada.errors == []
        held[0].continue_()
        expect(page.locator("[data-cell]").first).to_be_visible()


def leaves(event: Data, known: set[str]) -> bool:
    return bool(event["kind"] == "move" and event["facts"]["start"] not in known)


def curves_along(ada: Visitor, table: str) -> list[str]:
    """How the lines are drawn at several places of the slider, the last one at the end."""
    page = ada.go(f"/replay/{table}")
    page.locator("figure svg").wait_for()
    slider = page.locator("input[type=range]")
    first = int(slider.get_attribute("min") or 0)
    last = int(slider.input_value())
    found = []
    for place in range(PLACES + 1):
        moment = first + (last - first) * place // PLACES
        slider.fill(str(moment))
        page.wait_for_url(f"**/replay/{table}/{moment}")
        eventually(lambda: points_now(page) == totals(page))
        lines = page.locator("figure svg .line").evaluate_all(
            "all => all.map(one => one.outerHTML)"
        )
        found.append("".join(lines))
    return found


def points_now(page: Page) -> list[int]:
    """Where the curves are at the moment that is shown."""
    told = page.locator("figure svg").get_attribute("aria-label") or ""
    return [int(points) for points in re.findall(r" (-?\d+)\b", told)]


def totals(page: Page) -> list[int]:
    """What the table of the points says."""
    return [int(points) for points in page.locator("tfoot td").all_inner_texts()]
