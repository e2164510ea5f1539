"""Im Reich der Wüstensöhne in a real browser: whole games, rumours that only some have heard."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.listener import Listener, Told
from browser.phases import alike
from browser.table import Pressing, come, make_table
from browser.visitor import Visitor, visitor
from server.house import FEW_TILES, House

FEW: dict[str, Any] = {"options": {"tiles": FEW_TILES}}
RUMOURS: dict[str, Any] = {"options": {"tiles": alike("rumour", 3)}}


class Sons(Pressing):
    """A seat at a table of Im Reich der Wüstensöhne."""

    def move_by_keys(self) -> None:
        """On the plan while the caravan moves or a tile is laid, else by a number in the panel."""
        before = self.n
        inside = bool(self.page.locator("[data-panel] :focus").count())
        if self.on_the_plan():
            if not self.page.locator("[data-cell]:focus").count():
                self.tab_to("[data-cell]", back=inside)
            self.press("n", "Enter")
            if self.page.locator("[data-cell][data-picked]:focus").count() and self.n == before:
                self.press("r", "Enter")  # turned once, and laid so
        else:
            if not inside:
                self.tab_to("[data-panel] button")
            self.press("1")
        self.played(before)

    def cells(self) -> list[str]:
        """To go to, or to lay the tile on; whose explorer stands where is said in the panel."""
        return super().cells() if self.on_the_plan() else []

    def on_the_plan(self) -> bool:
        return any(action.startswith(("stay", "lay")) for action in self.actions())


def sit(ada: Visitor, *kinds: str, seed: int = 1, **more: Any) -> Sons:
    ada.go(make_table(ada, "sons", *kinds, **{**FEW, **more}))
    ada.page.wait_for_selector("[data-cell], .copy")
    return Sons(ada, seed)


def totals(page: Page) -> list[int]:
    found: list[int] = page.locator(".seat .total").evaluate_all(
        "seats => seats.map(seat => +seat.textContent.match(/\\d+/)[0])"
    )
    return found


# -- whole games ------------------------------------------------------------------------------


def test_from_the_first_page_one_is_playing(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        ada.go().get_by_role("button", name="Play Im Reich der Wüstensöhne").click()
        sons = Sons(ada)
        for _ in range(12):
            assert sons.wait()
            sons.move()


@pytest.mark.parametrize("bots", [1, 3])
def test_a_whole_game_by_mouse(browser: Browser, inn: House, bots: int) -> None:
    with visitor(browser, inn.url) as ada:
        sit(ada, "me", *["easy"] * bots, seed=bots).finish()
        expect(ada.page.locator("#ending")).to_contain_text("win")
        points = [int(one) for one in ada.page.locator(".bars strong").all_inner_texts()]
        assert points == totals(ada.page) and len(points) == bots + 1


def test_by_keys_alone_a_game_is_begun_and_won_or_lost(browser: Browser, inn: House) -> None:
    """Its middle is played on another device."""
    with visitor(browser, inn.url) as ada:
        sons = sit(ada, "me", "beginner")
        for _ in range(25):
            assert sons.wait()
            sons.move_by_keys()
        sons.play_elsewhere(inn, lambda state: state["view"]["left"] <= 4)
        while sons.wait():
            sons.move_by_keys()
        expect(ada.page.locator("#ending")).to_contain_text("win")


def test_a_whole_game_on_a_phone(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, phone=True) as ada:
        sit(ada, "me", "beginner", seed=2).finish(touch=True)
        expect(ada.page.locator("#ending")).to_contain_text("win")
        assert not ada.scrolls_sideways()


def test_with_motion_nothing_is_lost_on_the_way(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, motion=True) as ada:
        sons = sit(ada, "me", "easy", seed=3)
        for _ in range(25):
            if not sons.wait():
                return
            sons.move()


# -- what only some have heard ----------------------------------------------------------------


def test_over_links_the_other_browser_never_hears_a_rumour(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada, visitor(browser, inn.url) as bo:
        hers, his = Listener(ada.page), Listener(bo.page)
        mine = sit(ada, "me", "friend", "easy", **RUMOURS)
        come(bo, ada.page.get_by_label("Link for seat 2").input_value())
        theirs = Sons(bo, seed=5)
        play_out(mine, theirs)
        people = ((0, hers), (1, his))
        heard = [seat in one["seen"] for seat, ear in people for one in secrets(ear)]
        assert any(heard), "nobody took a rumour"
        for seat, listener in people:
            assert all(seat in rumour["seen"] for rumour in secrets(listener) if known(rumour))
            for state in running(listener):
                told = [event["facts"] for event in state["events"] if "value" in event["facts"]]
                assert {facts["rumour"] for facts in told} <= seen_by(seat, state)
        assert all(known(rumour) for rumour in his.view["rumours"] if rumour["good"])
        expect(bo.page.locator(".steps")).to_contain_text("turned up")


def running(listener: Listener) -> Iterator[Told]:
    return (state for state in listener.states if state.get("status") == "running")


def seen_by(seat: int, state: Told) -> set[str]:
    return {rumour["name"] for rumour in state["view"]["rumours"] if seat in rumour["seen"]}


def secrets(listener: Listener) -> list[Told]:
    """Every rumour of every moment before the end."""
    return [rumour for state in running(listener) for rumour in state["view"]["rumours"]]


def known(rumour: Told) -> bool:
    return rumour["value"] is not None


def play_out(*seats: Sons) -> None:
    while not any(seat.over for seat in seats):
        for seat in seats:
            if seat.page.locator(seat.READY).count():
                seat.move()
        seats[0].page.wait_for_timeout(50)
    for seat in seats:
        seat.page.wait_for_selector("#ending")


def test_at_one_screen_a_rumour_brings_the_curtain(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        hers = Listener(ada.page)
        sons = sit(ada, "me", "here", "here", seed=4, **RUMOURS)
        while sons.wait():
            if ada.page.locator(".curtain").count():
                assert hers.view["rumours"]
                assert ada.page.locator("[data-cell], [data-rumour]").count() == 0
                assert ada.axe() == []
                sons.lift_curtain()
                ada.page.wait_for_selector("[data-rumour]")
                return
            sons.move()
        raise AssertionError("nobody took a rumour")
