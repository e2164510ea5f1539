"""Steps without a choice: taken by themselves, seen, taken back, or left to the player."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from browser.phases import BUSY_DECK, BUSY_TILES, Busy
from browser.table import Pressing
from browser.visitor import Visitor, visitor
from server.house import Data, Guest, House, eventually

OPTIONS: dict[str, Data] = {"targi": {"deck": BUSY_DECK}, "sons": {"tiles": BUSY_TILES}}
ENOUGH = 3  # steps without a choice
PAUSE = 1000  # milliseconds; a little longer than in atOnce.svelte.ts


class Chooser(Busy):
    """At the same seat as the page, by another socket: presses what there is to choose."""

    presses = 0

    def to_no_choice(self) -> bool:
        """Until there is one thing to do; False if the game is over instead."""
        while self.wait()["status"] != "over":
            if self.state["at_once"] is not None:
                return True
            self.play()
            self.presses += 1
        return False


@contextmanager
def sitting(
    browser: Browser, inn: House, game: str, motion: bool = False
) -> Iterator[tuple[Visitor, Chooser]]:
    guest = Guest(inn, "Ada")
    table: str = guest.table(game, "me", "beginner", options=OPTIONS[game])["id"]
    with (
        visitor(browser, inn.url, motion=motion, at_once=True) as ada,
        guest.socket() as socket,
    ):
        ada.become(guest.token)
        yield ada, Chooser(socket, table, 0)


def own_steps(chooser: Chooser) -> int:
    told = chooser.socket.guest.get(f"/api/tables/{chooser.table}/plies?seat=0")
    return sum(ply["seat"] == 0 for ply in told["plies"])


@pytest.mark.parametrize("game", OPTIONS)
def test_what_leaves_no_choice_needs_no_press(browser: Browser, inn: House, game: str) -> None:
    with sitting(browser, inn, game) as (ada, chooser):
        ada.go(f"/table/{chooser.table}")
        for _ in range(ENOUGH):
            assert chooser.to_no_choice()
            n = chooser.state["n"]
            while chooser.state["n"] == n:
                chooser.hear()
        assert chooser.to_no_choice()
        assert own_steps(chooser) == chooser.presses + ENOUGH


@pytest.mark.parametrize("game", OPTIONS)
def test_switched_off_every_step_is_pressed(browser: Browser, inn: House, game: str) -> None:
    with sitting(browser, inn, game) as (ada, chooser):
        ada.go("/you").get_by_label("Steps without a choice").uncheck()
        ada.go(f"/table/{chooser.table}")
        assert chooser.to_no_choice()
        seat = Pressing(ada)
        ada.page.wait_for_function(
            "n => +document.querySelector('.status')?.dataset.entries === n",
            arg=chooser.state["n"],
        )
        ada.page.wait_for_timeout(PAUSE)
        assert seat.n == chooser.state["n"]
        seat.wait()
        seat.move()
        assert own_steps(chooser) == chooser.presses + 1


def test_it_is_told_while_it_is_done_and_taken_back_with_the_choice_before(
    browser: Browser, inn: House
) -> None:
    with sitting(browser, inn, "targi", motion=True) as (ada, chooser):
        assert chooser.to_no_choice()
        ada.page.clock.install(time="2026-01-01T00:00:00")
        ada.page.clock.pause_at("2026-01-01T00:00:01")
        page = ada.go(f"/table/{chooser.table}")
        seat = Pressing(ada)
        expect(page.locator(".status h1")).to_contain_text("Only one thing is possible")
        page.clock.run_for(PAUSE)
        seat.played(chooser.state["n"])
        page.get_by_role("button", name="Take back").click()

        def back() -> bool:
            page.clock.run_for(PAUSE)
            return len(now(chooser)["legal"]) > 1

        eventually(back)
        there = now(chooser)
        page.clock.run_for(10 * PAUSE)
        seat.saved()
        assert now(chooser)["n"] == there["n"]


def now(chooser: Chooser) -> Data:
    with chooser.socket.guest.socket() as another:
        return another.open(chooser.table, 0)
