"""The page shows what it is told and reckons nothing: told otherwise, it shows otherwise.

Between page and server somebody alters what the server says of costs, rates, reach and payers.
"""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.phases import BUSY_DECK, BUSY_TILES, parked
from browser.table import Pressing
from browser.visitor import Visitor
from server.house import Data, Guest, House

Change = Callable[[Data], None]
MUCH = 7
DRIVER = {
    "kind": "driver",
    "seat": 0,
    "rule": "S11",
    "points": 0,
    "source": "",
    "cells": [],
    "facts": {},
}


@pytest.fixture(scope="module")
def guest(dealt: House) -> Guest:
    """Where everybody is dealt the same each time."""
    return Guest(dealt, "Ada")


@pytest.fixture(scope="module")
def targi(guest: Guest) -> Data:
    phases = ("placing", "acting", "paying", "laying", "trading", "raid")
    return parked(guest, phases, "targi", "me", "easy", options={"deck": BUSY_DECK})


@pytest.fixture(scope="module")
def sons(guest: Guest) -> Data:
    phases = ("moving", "discovering", "laying", "exploring", "leading")
    return parked(guest, phases, "sons", "me", "beginner", options={"tiles": BUSY_TILES})


def looking(
    browser: Browser, guest: Guest, table: str, change: Change, kind: str = "state"
) -> Page:
    """The table's page, where every state, or answer, has been changed on its way."""
    ada = Visitor(browser, guest.where.url)
    ada.become(guest.token)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(altered(str(message), change, kind)))

    ada.page.route_web_socket(re.compile(".*"), between)
    ada.go(f"/table/{table}")
    ada.page.wait_for_selector(Pressing.READY)
    return ada.page


def altered(message: str, change: Change, kind: str) -> str:
    told = json.loads(message)
    if told.get("type") == kind and told.get("view", {}) is not None:
        change(told)
    return json.dumps(told)


# -- Targi --------------------------------------------------------------------------------------


def test_crossings_raids_and_rates_are_those_told(
    browser: Browser, guest: Guest, targi: Data
) -> None:
    def change(told: Data) -> None:
        view = told["view"]
        view["players"][1]["crossings"] = ["a1", "a2", "a3", "b1"]
        view["next_raid"]["raid"] |= {"goods": MUCH, "gold": 0, "points": MUCH}
        for card in view["border"]:
            card["adds"] = ["c3"]
            for rate in card.get("rates", []):
                rate["pairs"] = [[8, 9]]

    page = looking(browser, guest, targi["placing"], change)
    assert page.locator("svg [data-crossing]").count() >= 4
    expect(page.locator(".ahead")).to_contain_text(f"{MUCH} goods")
    expect(page.locator(".rates").first).to_contain_text("89")
    page.locator("[data-cell][data-legal]").first.hover()
    expect(page.locator("[data-preview] [data-crossing]")).to_have_attribute("data-crossing", "c3")
    page.context.close()


def test_discounts_are_those_told(browser: Browser, guest: Guest, targi: Data) -> None:
    def change(told: Data) -> None:
        for price in told["view"]["prices"].values():
            price |= {"less": MUCH, "barter": MUCH}

    page = looking(browser, guest, targi["paying"], change)
    expect(page.locator("[data-panel] .price .help")).to_have_count(2)
    expect(page.locator("[data-panel] .price .help").first).to_contain_text(str(MUCH))
    page.context.close()


def test_a_payment_is_shown_as_it_is_told(browser: Browser, guest: Guest, targi: Data) -> None:
    def change(told: Data) -> None:
        for way in told["view"]["payments"]:
            way["tokens"] = [{"ware": "gold", "fate": "spared", "other": None}] * 3
            way["leaves"] = [{"ware": "salt", "number": 41}]

    page = looking(browser, guest, targi["paying"], change)
    ways = page.locator("[data-panel] li")
    expect(ways.first.locator("[data-fate=spared]")).to_have_count(3)
    expect(ways.first.locator(".left")).to_contain_text("41")
    page.context.close()


def test_exchanges_and_rows_are_those_told(browser: Browser, guest: Guest, targi: Data) -> None:
    def offers(told: Data) -> None:
        for offer in told["view"]["exchanges"]:
            offer["gives"]["number"], offer["takes"]["number"] = 8, 9

    page = looking(browser, guest, targi["trading"], offers)
    deals = page.locator("[data-panel] .deal")
    assert all(text.split() == ["8", "9"] for text in shown(page, "[data-panel] .deal .amount"))
    assert deals.count() == 9
    page.context.close()

    def rows(told: Data) -> None:
        for row in told["view"]["players"][0]["display"]:
            if "becomes" in row:
                row["becomes"] = {"outlook": "different", "points": MUCH}

    page = looking(browser, guest, targi["laying"], rows)
    expect(page.locator("[data-panel] .reach").first).to_contain_text(f"{MUCH}")
    expect(page.locator("[data-panel] .reach").first).to_contain_text("different")
    page.context.close()


def shown(page: Page, selector: str) -> list[str]:
    """Two amounts each: what is given, what is taken."""
    found = page.locator(selector).all_inner_texts()
    return [f"{gives} {takes}" for gives, takes in zip(found[::2], found[1::2], strict=True)]


def test_what_a_raid_leaves_is_what_is_told(browser: Browser, guest: Guest, targi: Data) -> None:
    def change(told: Data) -> None:
        for way in told["view"]["payments"]:
            way["leaves"] = [{"ware": "salt", "number": 41}]

    page = looking(browser, guest, targi["raid"], change)
    expect(page.locator("[data-panel] .way .have").first).to_contain_text("41")
    page.context.close()


# -- Im Reich der Wüstensöhne ---------------------------------------------------------------------


def test_a_caravans_way_is_the_one_told(browser: Browser, guest: Guest, sons: Data) -> None:
    def change(told: Data) -> None:
        for event in told["preview"]:
            if event["kind"] == "move":
                event["facts"]["way"] = ["a1", "a2", event["facts"]["end"]]

    page = looking(browser, guest, sons["moving"], change, "why")
    goal = page.locator("[data-goal]").first.get_attribute("data-goal")
    page.locator(f"[data-cell={goal}]").hover()
    expect(page.locator("[data-way]")).to_have_attribute("data-way", re.compile("^a1 a2 "))
    page.context.close()


def test_what_the_camel_driver_costs_is_what_is_told(
    browser: Browser, guest: Guest, sons: Data
) -> None:
    def change(told: Data) -> None:
        view = told["view"]
        view["reach"] = {"free": [], "driver": view["reach"]["free"] + view["reach"]["driver"]}
        for choice in told["legal"]:
            if choice["action"].startswith("move "):
                choice["preview"] = [DRIVER]
        for offer in view["helpers"]:
            offer["price"] = MUCH

    page = looking(browser, guest, sons["moving"], change)
    expect(page.locator("[data-reach=free]")).to_have_count(0)
    goal = page.locator("[data-reach=driver]").first.get_attribute("data-goal")
    page.locator(f"[data-cell={goal}]").hover()
    expect(page.locator("[data-way] text")).to_have_text(str(MUCH))
    expect(page.locator("[data-preview]")).to_contain_text(f"{MUCH} water")
    label = page.locator(f"[data-cell={goal}]").get_attribute("aria-label") or ""
    assert f"{MUCH} water" in label
    page.context.close()


def test_where_a_tile_may_go_and_an_oasis_is_open_is_what_is_told(
    browser: Browser, guest: Guest, sons: Data
) -> None:
    def change(told: Data) -> None:
        for cell in told["view"]["cells"]:
            cell["around"] = ["a1"]

    page = looking(browser, guest, sons["discovering"], change)
    expect(page.locator("rect.around")).to_have_count(1)
    expect(page.locator("rect.around")).to_have_attribute("transform", "translate(50 50)")
    expect(page.locator("[data-gate]")).to_have_count(0)
    page.context.close()


def test_what_a_tile_joins_and_who_pays_is_what_is_told(
    browser: Browser, guest: Guest, sons: Data
) -> None:
    line = [{"height": 13, "seat": 1, "turban": True}, {"height": 2, "seat": 0, "turban": False}]

    def change(told: Data) -> None:
        for outcomes in told["view"]["lays"].values():
            for outcome in outcomes:
                outcome |= {"open": MUCH, "payer": 1, "explorers": line}

    page = looking(browser, guest, sons["laying"], change)
    page.locator("[data-cell][data-legal]").first.hover()
    expect(page.locator("[data-panel] .becomes .oasis").first).to_contain_text(str(MUCH))
    expect(page.locator("[data-preview]")).to_contain_text(f"{MUCH} open sides")
    expect(page.locator("[data-preview]")).to_contain_text("would pay")
    page.context.close()


def test_a_place_in_line_is_the_one_told(browser: Browser, guest: Guest, sons: Data) -> None:
    def change(told: Data) -> None:
        for standing in told["view"]["stands"].values():
            standing |= {"place": 8, "line": 9, "open": MUCH}

    page = looking(browser, guest, sons["exploring"], change)
    expect(page.locator("[data-panel] .place").first).to_contain_text("8")
    page.locator("[data-panel] [data-action^=explorer]").first.hover()
    expect(page.locator("[data-preview]")).to_contain_text(f"{MUCH} open sides")
    page.context.close()


def test_gold_and_helpers_are_those_told(browser: Browser, guest: Guest, sons: Data) -> None:
    def change(told: Data) -> None:
        told["view"]["players"][0] |= {"gold": 77, "gold_plain": 70, "gold_rumours": 7}
        for offer in told["view"]["helpers"]:
            offer |= {"price": 5, "leaves": 41}

    page = looking(browser, guest, sons["leading"], change)
    expect(page.locator(".seat .total").first).to_contain_text("77")
    expect(page.locator("[data-panel] .leader .price")).to_contain_text("5")
    expect(page.locator("[data-panel] .leader .less")).to_contain_text("41")
    page.context.close()
