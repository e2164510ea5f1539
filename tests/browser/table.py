"""Somebody at a table of Through the Desert, in a browser: with the mouse, or with keys alone."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from browser.visitor import PATIENCE, Visitor

ENABLED = "[data-herd][aria-disabled=false]"
LEGAL = "[data-cell][data-legal]"
SKIP = ".deeds button:has-text('Skip this turn')"
OVER = "#ending"


class Desert:
    """A seat at the table that the visitor's page shows."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.dice = random.Random(seed)

    # -- what is to be seen ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def wait(self) -> bool:
        """Until it is this seat's turn; False if the game is over instead."""
        self.page.wait_for_selector(f"{ENABLED}, {OVER}, .curtain")
        return not self.over

    def saved(self) -> None:
        expect(self.page.locator("[data-sign=saved]")).to_be_visible(timeout=PATIENCE)

    def lines(self) -> list[str]:
        """The log, as it is read."""
        return self.page.locator(".log [data-n]").all_inner_texts()

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

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str, most: int = 120) -> None:
        """Walk with Tab until something has the focus."""
        for _ in range(most):
            if self.page.locator(":focus").and_(self.page.locator(selector)).count():
                return
            self.press("Tab")
        raise AssertionError(f"{selector} is not reached by Tab")

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
