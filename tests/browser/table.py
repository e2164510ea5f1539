"""Somebody at a table, in a browser: with the mouse, with a finger, or with keys alone."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.phases import Busy, reach
from browser.visitor import PATIENCE, Visitor
from server.house import Data, Guest, House

ENABLED = "[data-herd][aria-disabled=false]"
LEGAL = "[data-cell][data-legal]"
SKIP = ".actions button:has-text('Skip this turn')"
OVER = "#ending"
DOUBLE_TAP = 350


def make_table(visitor: Visitor, game: str, *kinds: str, **more: Any) -> str:
    """A table of one's own, made before the page is opened; its address."""
    request = visitor.context.request
    assert request.get(f"{visitor.address}/api/me").ok  # it brings the cookie
    seats = [
        {"kind": kind} if kind in ("me", "here", "friend") else {"kind": "bot", "level": kind}
        for kind in kinds
    ]
    wanted = {"game": game, "seats": seats, **more}
    made = request.post(f"{visitor.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    return f"/table/{made.json()['id']}"


def come(visitor: Visitor, link: str) -> None:
    """By a friend's link: greeted, and seated at once."""
    visitor.page.goto(link)
    visitor.page.locator("form button.primary").click()


class Seat:
    """A seat at the table that the visitor's page shows, of whatever game."""

    READY = ""  # what is there when it is this seat's turn

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.dice = random.Random(seed)

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def wait(self) -> bool:
        """Until it is this seat's turn; False if the game is over instead."""
        self.page.wait_for_selector(f"{self.READY}, {OVER}, .curtain")
        return not self.over

    def lift_curtain(self) -> None:
        self.page.locator(".curtain button").click()
        expect(self.page.locator(".curtain")).to_have_count(0)

    def saved(self) -> None:
        expect(self.page.locator("[data-sign=saved]")).to_be_visible(timeout=PATIENCE)

    def lines(self) -> list[str]:
        """The log, as it is read, also where it is in a tab that is not open."""
        told = self.page.locator(".log [data-n]").all_text_contents()
        return [" ".join(line.split()) for line in told]

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str, most: int = 120, back: bool = False) -> None:
        """Walk with Tab until something has the focus."""
        for _ in range(most):
            if self.page.locator(":focus").and_(self.page.locator(selector)).count():
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"{selector} is not reached by Tab")

    @property
    def n(self) -> int:
        """How many entries of the log are shown."""
        return int(self.page.locator(".status").get_attribute("data-entries") or 0)

    def played(self, before: int) -> None:
        """Until what was done is on the server's disk, and shown."""
        self.page.wait_for_function(
            "before => +document.querySelector('.status').dataset.entries > before", arg=before
        )
        self.saved()

    def play_elsewhere(self, where: House, until: Callable[[Data], bool]) -> None:
        """On another device of the same person, up to where something is so; then come back."""
        token = {cookie["name"]: cookie["value"] for cookie in self.visitor.context.cookies()}
        address = self.page.url
        self.page.goto("about:blank")
        with Guest(where, token=token["serai"]).socket() as socket:
            player = Busy(socket, address.rpartition("/")[2], 0)
            assert reach(player, until), "the game was over before"
        self.page.goto(address)


class Pressing(Seat):
    """Cards or cells that can be pressed on the board, and buttons that say what they do."""

    BUTTON = "[data-action]:not([aria-disabled=true])"
    CELL = "[data-cell][data-legal]"
    READY = f"{BUTTON}:visible, {CELL}"
    touched = ""

    def actions(self) -> list[str]:
        found: list[str] = self.page.locator(self.BUTTON).evaluate_all(
            "buttons => buttons.map(button => button.dataset.action)"
        )
        return list(dict.fromkeys(found))

    def cells(self) -> list[str]:
        found: list[str] = self.page.locator(self.CELL).evaluate_all(
            "cells => cells.map(cell => cell.dataset.cell)"
        )
        return found

    def act(self, action: str, touch: bool = False) -> None:
        """By its button."""
        before = self.n
        button = self.page.locator(f'[data-action="{action}"]').first
        if not touch:
            self.page.mouse.move(0, 0)  # what is pointed at opens a card beside the buttons
        button.tap() if touch else button.click()
        self.played(before)

    def point(self, cell: str, touch: bool = False) -> None:
        """Press a cell; if it waits then for another word, its button says it."""
        before = self.n
        where = self.page.locator(f'[data-cell="{cell}"]').first
        if touch and cell == self.touched:
            self.page.wait_for_timeout(DOUBLE_TAP)  # sooner it would bring the board nearer
        self.touched = cell
        where.tap() if touch else where.click()
        button = f"{self.BUTTON}[data-action~='{cell}'], {self.BUTTON}[data-action=stay]"
        self.page.wait_for_function(
            """([before, cell]) => +document.querySelector('.status').dataset.entries > before ||
                document.querySelector(`[data-cell="${cell}"][data-picked]`)""",
            arg=[before, cell],
        )
        if self.n == before:
            found = self.page.locator(button).first
            found.tap() if touch else found.click()
        self.played(before)

    def choose(self) -> tuple[str, str]:
        """An action by its button, or a cell: anything, but skipping only for want of ideas."""
        cells, actions = self.cells(), self.actions()
        doing = [one for one in actions if not one.startswith(("skip", "done", "pass", "discard"))]
        if cells and (not doing or self.dice.random() < 0.5):
            return "cell", self.dice.choice(cells)
        return "action", self.dice.choice(doing or actions)

    def move(self, touch: bool = False) -> str:
        how, what = self.choose()
        (self.point if how == "cell" else self.act)(what, touch)
        return what

    def finish(self, touch: bool = False) -> None:
        while self.wait():
            if self.page.locator(".curtain").count():
                self.lift_curtain()
            else:
                self.move(touch)


class Desert(Seat):
    """Through the Desert."""

    READY = ENABLED

    # -- what is to be seen ------------------------------------------------------------------

    def camels(self) -> int:
        """How many stand on the board, by what the spaces are called."""
        cells: Any = self.page.locator("[data-cell]").evaluate_all(
            "cells => cells.filter(cell => /camel|leader/.test(cell.ariaLabel)).length"
        )
        return int(cells)

    def log_length(self) -> int:
        return self.page.locator(".log [data-n]").count()

    # -- the mouse -----------------------------------------------------------------------------

    def herds(self) -> list[str]:
        found: list[str] = self.page.locator(f"{ENABLED}:not(.idle)").evaluate_all(
            "herds => herds.map(herd => herd.dataset.herd)"
        )
        return found

    def choose(self, herd: str) -> None:
        button = self.page.locator(f"[data-herd={herd}]")
        if button.get_attribute("aria-pressed") != "true":
            button.click()

    def legal(self) -> list[str]:
        found: list[str] = self.page.locator(LEGAL).evaluate_all(
            "cells => cells.map(cell => cell.dataset.cell)"
        )
        return found

    def click(self, cell: str) -> None:
        """In the middle of a hex, as a hand would."""
        shape = self.page.locator(f"[data-cell={cell}] path").first
        shape.scroll_into_view_if_needed()
        box = shape.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def move(self) -> str:
        """A camel or leader of the first herd that can, somewhere; the space."""
        before = self.log_length()
        if self.page.locator(SKIP).count():
            self.page.locator(SKIP).click()
            space = "skip"
        else:
            self.choose(self.herds()[0])
            space = self.dice.choice(self.legal())
            self.click(space)
        self.heard(before)
        return space

    def heard(self, before: int) -> None:
        """Until the log has grown."""
        self.page.wait_for_function(
            "before => document.querySelectorAll('.log [data-n]').length > before", arg=before
        )
        self.saved()

    def finish(self) -> None:
        while self.wait():
            self.move()

    # -- keys alone -----------------------------------------------------------------------------

    def move_by_keys(self) -> None:
        before = self.log_length()
        if self.page.locator(SKIP).count():
            self.tab_to(SKIP)
            self.press("Enter")
        else:
            herd = self.herds()[0]
            pressed = self.page.locator(f"[data-herd={herd}]").get_attribute("aria-pressed")
            self.tab_to("[data-cell]")
            if pressed != "true":
                self.press(str(1 + self._place(herd)))
            self.press("n", "Enter")
        self.heard(before)

    def _place(self, herd: str) -> int:
        order: list[str] = self.page.locator("[data-herd]").evaluate_all(
            "herds => herds.map(herd => herd.dataset.herd)"
        )
        return order.index(herd)
