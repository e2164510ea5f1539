"""Steps without a choice: taken by themselves, seen, taken back, or left to the player."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from browser.phases import BUSY_DECK, BUSY_TILES, Busy, reach
from browser.table import Pressing, make_table
from browser.visitor import Visitor, visitor
from server.house import Data, Guest, House, eventually

OPTIONS: dict[str, Data] = {"targi": {"deck": BUSY_DECK}, "sons": {"tiles": BUSY_TILES}}
ENOUGH = 3  # steps without a choice


class Counting(Pressing):
    """Presses what is to be pressed, and hears what the server says."""

    def __init__(self, ada: Visitor) -> None:
        super().__init__(ada)
        self.presses = 0
        self.needless = 0
        self.state: Data = {}
        ada.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        told: Any = json.loads(text)
        if told["type"] == "state" and told["seat"] == 0:
            self.state = told

    def choice(self, left_alone: bool) -> bool:
        """Until something is to be pressed, by the player if nobody else does it."""

        def ready() -> bool:
            self.page.title()  # it is while one asks that the page's messages are heard
            mine = bool(self.state.get("legal"))
            return self.over or (mine and (left_alone or self.state["at_once"] is None))

        eventually(ready)
        return self.wait()

    def play(self, left_alone: bool, enough: int) -> None:
        while self.choice(left_alone) and self.needless < enough:
            self.needless += self.state["at_once"] is not None
            self.move()
            self.presses += 1


def own_steps(ada: Visitor, table: str) -> int:
    told = ada.context.request.get(f"{ada.address}/api{table.replace('table', 'tables')}/plies?seat=0")
    return sum(ply["seat"] == 0 for ply in told.json()["plies"])


@pytest.mark.parametrize("game", OPTIONS)
def test_what_leaves_no_choice_needs_no_press(browser: Browser, inn: House, game: str) -> None:
    """A whole game: with each press something was chosen, and yet there were more steps."""
    with visitor(browser, inn.url, at_once=True) as ada:
        table = make_table(ada, game, "me", "beginner", options=OPTIONS[game])
        ada.go("/")
        seat = Counting(ada)
        ada.go(table)
        seat.play(left_alone=False, enough=1)
        assert seat.over and seat.needless == 0
        assert own_steps(ada, table) > seat.presses


@pytest.mark.parametrize("game", OPTIONS)
def test_switched_off_every_step_is_pressed(browser: Browser, inn: House, game: str) -> None:
    with visitor(browser, inn.url, at_once=True) as ada:
        page = ada.go("/you")
        page.get_by_label("Steps without a choice").uncheck()
        table = make_table(ada, game, "me", "beginner", options=OPTIONS[game])
        seat = Counting(ada)
        ada.go(table)
        seat.play(left_alone=True, enough=ENOUGH)
        assert seat.needless == ENOUGH
        assert own_steps(ada, table) == seat.presses


def test_it_is_told_while_it_is_done_and_taken_back_with_the_choice_before(
    browser: Browser, inn: House
) -> None:
    guest = Guest(inn, "Ada")
    table: str = guest.table("targi", "me", "beginner", options=OPTIONS["targi"])["id"]
    with guest.socket() as socket:
        player = Busy(socket, table, 0)
        assert reach(player, lambda state: state["at_once"] is not None)
        only = player.state["at_once"]
    with visitor(browser, inn.url, motion=True, at_once=True) as ada:
        cookie = {"name": "serai", "value": guest.token, "url": inn.url}
        ada.context.add_cookies([cookie])  # type: ignore[list-item]
        ada.page.clock.install(time="2026-01-01T00:00:00")
        ada.page.clock.pause_at("2026-01-01T00:00:01")
        seat = Counting(ada)
        page = ada.go(f"/table/{table}")
        expect(page.locator(".status h1")).to_contain_text("Only one thing is possible: Ada")
        before = seat.n
        page.clock.run_for(1000)
        seat.played(before)
        page.clock.run_for(10_000)
        page.get_by_role("button", name="Take back").click()
        eventually(lambda: bool(page.title() and len(seat.state["legal"]) > 1))
        back = seat.state["n"]
        page.clock.run_for(10_000)
        seat.saved()
        assert seat.state["n"] == back and len(seat.state["legal"]) > 1
        assert only not in [choice["action"] for choice in seat.state["legal"]]
