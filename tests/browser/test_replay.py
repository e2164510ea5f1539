"""A game looked at again: one window, one step for set-up, and the last scoring at its end."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.visitor import Visitor, visitor
from server.house import Data, Guest, House, Player

SIZES: dict[str, ViewportSize] = {
    "laptop": {"width": 1366, "height": 657},
    "desktop": {"width": 2560, "height": 1440},
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
}
SPEAKING = ".status h1"


class Played:
    """A game that is over, as its first seat saw it."""

    def __init__(self, inn: House) -> None:
        self.guest = Guest(inn, "Ada")
        made = self.guest.table("desert", "me", "easy", options={"map": "wadi", "first": "1"})
        self.table: str = made["id"]
        with self.guest.socket() as socket:
            self.ended = Player(socket, self.table, 0).finish()
        plies: list[Data] = self.guest.get(f"/api/tables/{self.table}/plies?seat=0")["plies"]
        self.plies = plies
        self.steps = [event for event in plies[-1]["events"] if event["points"]]
        self.beginning = next(n for n, ply in enumerate(plies) if ply["seat"] == 0)

    @property
    def end(self) -> int:
        return len(self.plies) + len(self.steps)

    def at(self, moment: int) -> str:
        return f"/replay/{self.table}/{moment}"


@pytest.fixture(scope="module")
def played(inn: House) -> Played:
    return Played(inn)


@pytest.fixture
def looking(browser: Browser, inn: House, played: Played) -> Iterator[Callable[..., Visitor]]:
    visits: list[Any] = []

    def look(**how: Any) -> Visitor:
        visit = visitor(browser, inn.url, **how)
        ada = visit.__enter__()
        visits.append(visit)
        ada.become(played.guest.token)
        return ada

    yield look
    for visit in visits:
        visit.__exit__(None, None, None)


def control(page: Page, name: str) -> Any:
    return page.locator(f"[data-control={name}]")


@pytest.mark.parametrize("size", SIZES)
def test_board_controls_and_words_are_in_one_window(
    looking: Callable[..., Visitor], played: Played, size: str
) -> None:
    ada = looking(phone=size in ("phone", "lying"))
    ada.page.set_viewport_size(SIZES[size])
    page = ada.go(played.at(played.beginning + 12))
    parts = ["[role=grid]", SPEAKING, "input[type=range]", "[data-control=first]", "select"]
    for part in parts:
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not ada.scrolls_sideways()
    assert ada.axe() == []


def test_set_up_is_one_step_and_the_words_tell_what_has_just_happened(
    looking: Callable[..., Visitor], played: Played
) -> None:
    page = looking().go(played.at(0))
    slider = page.locator("input[type=range]")
    expect(slider).to_have_attribute("min", str(played.beginning))
    expect(page.locator(SPEAKING)).to_have_text("The board is laid out, and the game begins.")
    expect(control(page, "back")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(page.locator(SPEAKING)).to_contain_text("Ada places")
    page.wait_for_url(f"**{played.at(played.beginning + 1)}")
    page.keyboard.press("Home")
    page.wait_for_url(f"**{played.at(played.beginning)}")


def test_one_goes_from_ones_own_turn_to_the_next(
    looking: Callable[..., Visitor], played: Played
) -> None:
    acting = [(n, ply["seat"]) for n, ply in enumerate(played.plies) if ply["seat"] >= 0]
    others = zip(acting, [(-1, -1), *acting], strict=False)
    turns = [n for (n, seat), (_, before) in others if seat == 0 and before != 0]
    page = looking().go(played.at(turns[0]))
    page.get_by_role("button", name="Your next turn").click()
    page.wait_for_url(f"**{played.at(turns[1])}")
    page.get_by_role("button", name="Your next turn").click()
    page.wait_for_url(f"**{played.at(turns[2])}")
    page.get_by_role("button", name="Your turn before").click()
    page.wait_for_url(f"**{played.at(turns[1])}")


def test_the_last_scoring_is_a_part_of_it(looking: Callable[..., Visitor], played: Played) -> None:
    page = looking().go(played.at(len(played.plies)))
    final = [player["points"] for player in played.ended["view"]["players"]]
    for step in range(1, len(played.steps) + 1):
        expect(page.locator(".status")).not_to_contain_text("win")
        control(page, "on").click()
        page.wait_for_url(f"**{played.at(len(played.plies) + step)}")
    expect(control(page, "on")).to_be_disabled()
    expect(page.locator(".status")).to_contain_text("win")
    for seat, points in enumerate(final):
        expect(page.locator("tfoot td").nth(seat)).to_have_text(str(points))


def test_it_plays_by_itself_as_fast_as_one_likes(
    looking: Callable[..., Visitor], played: Played
) -> None:
    ada = looking()
    ada.page.clock.install(time="2026-01-01T00:00:00")
    ada.page.clock.pause_at("2026-01-01T00:00:01")
    page = ada.go(played.at(played.beginning))
    page.get_by_label("Speed").select_option("4")
    page.keyboard.press("Escape")
    page.locator(".status").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(260)
    page.wait_for_url(f"**{played.at(played.beginning + 1)}")
    page.keyboard.press("Space")
    page.clock.run_for(5000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.url.endswith(played.at(played.beginning + 1))
