"""Tables parked at every kind of choice, where the deal and the bots are the same each time."""

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from browser.phases import BUSY_DECK, BUSY_TILES, alike, parked
from browser.table import Pressing
from browser.visitor import Visitor
from server.house import Data, Guest

# A house where everything comes as it came before.
DEALT = [sys.executable, str(Path(__file__).with_name("dealt.py"))]

PHASES = {
    "targi": (
        *("acting", "deciding", "paying", "laying", "taking", "trading", "working", "moving"),
        *("returning", "raid", "keeping", "placing", "swapping"),
    ),
    "sons": (
        *("moving", "discovering", "laying", "exploring", "choosing", "leading", "putting"),
        *("throwing", "looking"),
    ),
}
SEATS = {"targi": ("me", "easy"), "sons": ("me", "beginner", "easy")}
OPTIONS = {"targi": {"deck": BUSY_DECK}, "sons": {"tiles": BUSY_TILES}}
RARE = {"throwing": "salt", "putting": "rumour", "looking": "rumour"}  # soon where all is this


class Parked:
    """The guest's tables by game and phase, made when they are asked for."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.tables: dict[str, Data] = {}

    def __getitem__(self, at: tuple[str, str]) -> str:
        game, phase = at
        if game not in self.tables:
            often = [phase for phase in PHASES[game] if phase not in RARE]
            self.tables[game] = self.make(game, *often)
        if phase not in self.tables[game]:
            tiles = {"tiles": alike(RARE[phase], 10)}
            self.tables[game] |= parked(self.guest, [phase], game, "me", "beginner", options=tiles)
        table: str = self.tables[game][phase]
        return table

    def make(self, game: str, *phases: str) -> Data:
        return parked(self.guest, phases, game, *SEATS[game], options=OPTIONS[game])


def visit(browser: Browser, guest: Guest, **how: Any) -> Visitor:
    ada = Visitor(browser, guest.where.url, **how)
    ada.become(guest.token)
    return ada


def sit(ada: Visitor, table: str) -> Pressing:
    ada.walk(f"/table/{table}")
    ada.page.wait_for_selector(Pressing.READY)
    return Pressing(ada)
