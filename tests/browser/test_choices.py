"""Every choice of Targi and Wüstensöhne on the page: for everyone to see, to reach, to make."""

import math
import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.parking import PHASES, Parked, sit, visit
from browser.phases import (
    BUSY_DECK,
    BUSY_TILES,
    CHEAP_DECK,
    MOST_TABLES,
    Busy,
    alike,
    reach,
)
from browser.table import DOUBLE_TAP
from server.house import Data, Guest, eventually

ON_THE_BOARD = ("place ", "move ", "swap ")  # what is not on a button before it is pointed at


@pytest.mark.parametrize("game", PHASES)
def test_every_choice_can_be_made_in_the_panel(
    browser: Browser, guest: Guest, tables: Parked, game: str
) -> None:
    """All that is legal and not done on the board is on a button, and nothing that is not."""
    ada = visit(browser, guest)
    for phase in PHASES[game]:
        table = tables[game, phase]
        with guest.socket() as socket:
            legal = {choice["action"] for choice in socket.open(table, 0)["legal"]}
        seat = sit(ada, table)
        panel = {action for action in legal if not action.startswith(ON_THE_BOARD)}
        assert panel <= set(seat.actions()) <= legal, phase
        ada.walk("/you")
    ada.close()


@pytest.mark.parametrize("phase", ["acting", "paying", "deciding"])
def test_a_choice_of_the_panel_is_played_and_taken_back(
    browser: Browser, guest: Guest, tables: Parked, phase: str
) -> None:
    """The last that is there, which reveals nothing."""
    ada = visit(browser, guest)
    seat = sit(ada, tables["targi", phase])
    actions = seat.actions()
    seat.act(max(action for action in actions if not action.startswith("use")))
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.locator(f'[data-action="{actions[0]}"]').first).to_be_visible()
    assert seat.actions() == actions
    ada.close()


def test_two_laid_cards_are_swapped_by_pressing_both(
    browser: Browser, guest: Guest, tables: Parked
) -> None:
    ada = visit(browser, guest)
    seat = sit(ada, tables.make("targi", "swapping")["swapping"])
    before = seat.n
    ada.page.locator("[data-place='1.1']").click()
    ada.page.locator("[data-place^='2.']:not([aria-disabled=true])").first.click()
    seat.played(before)
    expect(ada.page.locator(".log")).to_contain_text("swaps")
    ada.close()


# -- one decision, one press ----------------------------------------------------------------------


def decided(state: Data, then: str) -> str | None:
    """A tribe card with one's marker that can be used, and what becomes of it then."""
    view = state["view"]
    legal = {choice["action"] for choice in state["legal"]}
    for space in view["inner"]:
        card = space["card"]
        tribe = card is not None and card["deck"] == "tribe"
        if tribe and f"use {space['name']}" in legal and can_be(then, view, card):
            name: str = space["name"]
            return name
    return None


def can_be(then: str, view: Data, card: Data) -> bool:
    if then == "lay":
        return bool(view["prices"][card["name"]]["lay"])
    return view["players"][0]["hand"] is None


@pytest.mark.parametrize(("then", "told"), [("lay", "going to lay"), ("hand", "into the hand")])
def test_what_becomes_of_a_tribe_card_is_one_press(
    browser: Browser, guest: Guest, then: str, told: str
) -> None:
    """It is used and laid, or used and taken into the hand; and both can be taken back."""
    while True:
        table = guest.table("targi", "me", "easy", options={"deck": BUSY_DECK})["id"]
        with guest.socket() as socket:
            player = Busy(socket, table, 0)
            if reach(player, lambda state: decided(state, then) is not None):
                cell = decided(player.state, then)
                break
    ada = visit(browser, guest)
    seat = sit(ada, table)
    before, actions = seat.n, seat.actions()
    ada.page.locator(f'[data-action="use {cell}"][data-then={then}]').click()
    seat.played(before + 1)
    log = ada.page.locator(".log")
    expect(log.locator(f"[data-n='{before}']")).to_contain_text(f"on {cell}")
    expect(log.locator(f"[data-n='{before + 1}']")).to_contain_text(told)
    for _ in range(2):  # one press, but two actions
        played = seat.n
        ada.page.get_by_role("button", name="Take back").click()
        seat.played(played)
    expect(ada.page.locator(f'[data-action="use {cell}"][data-then={then}]')).to_be_visible()
    assert seat.actions() == actions
    ada.close()


def test_all_goods_are_taken_at_one_go(browser: Browser, guest: Guest) -> None:
    """What gives goods and asks nothing; the other pieces stay."""
    while True:
        table = guest.table("targi", "me", "easy", options={"first": "1"})["id"]
        with guest.socket() as socket:
            if reach(Busy(socket, table, 0), gives_twice):
                break
    ada = visit(browser, guest)
    sit(ada, table)
    pieces = ada.page.locator("[data-piece]").count()
    button = ada.page.get_by_role("button", name="Take all goods")
    taken = 1 + len(str(button.get_attribute("data-then")).split(", "))
    assert 1 < taken < pieces
    button.click()
    expect(ada.page.locator("[data-piece]")).to_have_count(pieces - taken)
    expect(button).to_have_count(0)
    ada.close()


def gives_twice(state: Data) -> bool:
    """Two border cards with a good of their own, and more to do after them."""
    uses = {choice["action"].removeprefix("use ") for choice in state["legal"]}
    goods = uses & {"2", "3", "6", "7", "11", "15"}
    return state["view"]["phase"] == "acting" and len(goods) > 1 and len(uses - goods) > 1


# -- placing a Targi ------------------------------------------------------------------------------


def test_a_blocked_card_says_why_with_its_rule(browser: Browser, guest: Guest) -> None:
    ada = visit(browser, guest)
    sit(ada, fresh(guest))
    for cell, rule in (("4", "T9"), ("1", "T10")):
        card = ada.page.locator(f"[data-cell='{cell}']")
        assert card.get_attribute("data-legal") is None
        card.click()
        expect(ada.page.locator(".why").get_by_role("link", name=f"Rule {rule}")).to_be_visible()
    ada.close()


def test_the_crossings_of_a_card_are_told_before_it_is_chosen(
    browser: Browser, guest: Guest
) -> None:
    ada = visit(browser, guest)
    seat = sit(ada, fresh(guest))
    seat.point("2")
    assert seat.wait()
    crossing = ada.page.locator("[data-cell='6'], [data-cell='13'], [data-cell='5']")
    legal = [cell for cell in seat.cells() if cell in ("5", "6", "7", "13", "14", "15")]
    assert legal and crossing.count()
    row = {"5": "a2", "15": "a2", "6": "b2", "14": "b2", "7": "c2", "13": "c2"}[legal[0]]
    card = ada.page.locator(f"[data-cell='{legal[0]}']")
    assert row in str(card.get_attribute("aria-label"))
    card.hover()
    expect(ada.page.locator(f"[data-crossing='{row}']")).to_be_visible()
    expect(ada.page.locator(".status .preview")).to_contain_text(f"({row})")
    ada.close()


def fresh(guest: Guest) -> str:
    """A table where the guest places the first Targi of all."""
    table: str = guest.table("targi", "me", "easy", options={"first": "1"})["id"]
    return table


# -- turning a tile ---------------------------------------------------------------------------


@pytest.fixture
def fitting(guest: Guest, tables: Parked) -> tuple[str, str]:
    """A table where a tile fits on a cell in more than one way."""
    while True:
        table: str = tables.make("sons", "laying")["laying"]
        with guest.socket() as socket:
            legal = [choice["action"].split() for choice in socket.open(table, 0)["legal"]]
        ways = Counter(words[1] for words in legal)
        cell, number = ways.most_common(1)[0]
        if number > 1:
            return table, cell


def test_on_a_phone_two_fingers_turn_a_tile(
    browser: Browser, guest: Guest, fitting: tuple[str, str]
) -> None:
    table, cell = fitting
    ada = visit(browser, guest, phone=True)
    sit(ada, table)
    expect(ada.page.locator("[data-panel]")).to_contain_text("two fingers")
    expect(ada.page.locator("kbd")).to_be_hidden()
    place = ada.page.locator(f"[data-cell='{cell}']")
    place.tap()
    lay = ada.page.locator(f'[data-panel] .primary[data-action^="lay {cell} "]')
    before = str(lay.get_attribute("data-action"))
    ada.two_fingers(*((50 * math.cos(turned), 50 * math.sin(turned)) for turned in (0, 0.4, 0.9)))
    expect(lay).not_to_have_attribute("data-action", before)
    ada.close()


def test_a_tile_is_turned_by_click_wheel_key_and_button(
    browser: Browser, guest: Guest, fitting: tuple[str, str]
) -> None:
    table, cell = fitting
    ada = visit(browser, guest)
    sit(ada, table)
    lay = ada.page.locator(f'[data-panel] .primary[data-action^="lay {cell} "]')
    place = ada.page.locator(f"[data-cell='{cell}']")
    place.click()
    seen = [str(lay.get_attribute("data-action"))]
    turns: list[Callable[[], object]] = [
        place.click,
        lambda: ada.page.mouse.wheel(0, 100),
        lambda: ada.page.keyboard.press("r"),
        ada.page.locator("[data-control=rotate]").click,
    ]
    for turn in turns:
        turn()
        expect(lay).not_to_have_attribute("data-action", seen[-1])
        seen.append(str(lay.get_attribute("data-action")))
    lay.click()
    expect(ada.page.locator(".log")).to_contain_text(f"on {cell} and moves there")
    ada.close()


# -- what one sees besides --------------------------------------------------------------------


def test_a_discount_is_seen_in_every_way_to_pay(browser: Browser, guest: Guest) -> None:
    """A well costs three goods, and one less for each camp that lies there."""
    while True:
        table = guest.table("targi", "me", "easy", options={"deck": CHEAP_DECK})["id"]
        with guest.socket() as socket:
            if reach(Busy(socket, table, 0), spares_one):
                break
    ada = visit(browser, guest)
    sit(ada, table)
    ways = ada.page.locator("[data-panel] [data-action^='pay']")
    assert ways.count() >= 2
    for way in ways.all():
        assert way.locator("[data-fate=spared]").count() == 1
        assert way.locator("[data-fate=paid]").count() == 2
    ada.close()


def spares_one(state: Data) -> bool:
    """To be paid: two goods of the three, in at least two ways."""
    ways = [choice["action"].split()[1:] for choice in state["legal"]]
    paying = state["view"]["phase"] == "paying"
    return paying and len(ways) > 1 and all(sum(map(int, way[1::2])) == 2 for way in ways)


def test_the_round_the_decks_and_the_discards_are_told(
    browser: Browser, guest: Guest, tables: Parked
) -> None:
    ada = visit(browser, guest)
    sit(ada, tables["targi", "raid"])
    expect(ada.page.locator(".stage")).to_contain_text("of 12")
    ada.page.get_by_role("tab", name="Table").click()
    for deck in ("Goods", "Tribe"):
        ada.page.get_by_role("button", name=deck).filter(has_text="left").click()
        dialog = ada.page.get_by_role("dialog")
        expect(dialog).to_contain_text("May still come")
        expect(dialog).to_contain_text("Discarded")
        assert ada.axe() == []
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    ada.close()


def test_reach_way_and_helpers_are_seen_before_one_moves(
    browser: Browser, guest: Guest, tables: Parked
) -> None:
    ada = visit(browser, guest)
    seat = sit(ada, tables.make("sons", "moving")["moving"])
    free = ada.page.locator("[data-reach=free]").count()
    paid = ada.page.locator("[data-reach=driver]").count()
    stay = ada.page.locator("[data-reach=stay]").count()
    assert free and free + paid + stay == len(seat.cells())
    cell = ada.page.locator("[data-goal]").last.get_attribute("data-goal")
    ada.page.locator(f"[data-cell='{cell}']").hover()
    way = str(ada.page.locator("[data-way]").get_attribute("data-way")).split()
    assert way[-1] == cell
    expect(ada.page.locator("[data-preview]")).to_contain_text(str(cell))
    assert ada.page.locator("[data-helper]:visible").count() == 3
    ada.page.get_by_role("button", name="What may still come").click()
    expect(ada.page.get_by_role("dialog").locator("table").first).to_be_visible()
    assert ada.axe() == []
    ada.close()


def found(guest: Guest, there: Callable[[Data], bool], tiles: str) -> str:
    """A table of such tiles where the guest has to choose and something is the case."""
    for seed in range(MOST_TABLES):
        table: str = guest.table("sons", "me", "beginner", options={"tiles": tiles})["id"]
        with guest.socket() as socket:
            if reach(Busy(socket, table, 0, seed), there):
                return table
    raise AssertionError("never reached")


def must_take_a_field(state: Data) -> bool:
    actions = [choice["action"] for choice in state["legal"]]
    return state["view"]["phase"] == "choosing" and "pass" not in actions


def test_the_first_in_line_is_told_why_a_field_must_be_taken(
    browser: Browser, guest: Guest
) -> None:
    table = found(guest, must_take_a_field, BUSY_TILES)
    ada = visit(browser, guest)
    sit(ada, table)
    ada.page.locator("[data-why=pass]").click(force=True)
    expect(ada.page.locator(".why").get_by_role("link", name="Rule S26")).to_be_visible()
    ada.close()


@pytest.mark.parametrize("game", PHASES)
def test_a_replay_shows_what_every_seat_had(browser: Browser, guest: Guest, game: str) -> None:
    options = {"deck": CHEAP_DECK} if game == "targi" else {"tiles": alike("rumour", 2)}
    table: str = guest.table(game, "me", "beginner", options=options)["id"]
    with guest.socket() as socket:
        players = Busy(socket, table, 0).finish()["view"]["players"]
    ada = visit(browser, guest)
    ada.go(f"/replay/{table}")
    ada.page.wait_for_selector("[data-cell]")
    for seat, player in enumerate(players):
        pieces, number = what_is_shown(player)
        expect(ada.page.locator(f"[data-seat='{seat}'] {pieces}")).to_have_count(number)
    eventually(lambda: curves(ada.page) == totals(ada.page))
    ada.page.keyboard.press("Home")
    start = [4, 4] if game == "targi" else [0, 0]
    eventually(lambda: curves(ada.page) == totals(ada.page) == start)
    assert ada.axe() == []
    assert not ada.scrolls_sideways()
    ada.close()


def curves(page: Page) -> list[int]:
    """Where the curves are at the moment that is shown."""
    told = page.locator("figure svg").get_attribute("aria-label") or ""
    return [int(points) for points in re.findall(r" (\d+)\b", told)]


def totals(page: Page) -> list[int]:
    return [int(points) for points in page.locator("tfoot td").all_inner_texts()]


def what_is_shown(player: Data) -> tuple[str, int]:
    """Cards laid and in the hand; or explorers."""
    if "explorers" in player:
        return "[data-height]", len(player["explorers"])
    return "[data-card]", player["laid"] + (player["hand"] is not None)


# -- a reason, as long as it is wanted ----------------------------------------------------------


def test_a_reason_goes_when_something_that_may_be_done_is_chosen(
    browser: Browser, guest: Guest, fitting: tuple[str, str]
) -> None:
    ada = visit(browser, guest, phone=True)
    why = ada.page.locator(".why")
    seat = sit(ada, fresh(guest))
    ada.page.locator("[data-cell='4']").tap()
    expect(why).to_be_visible()
    ada.page.locator(f"[data-cell='{seat.cells()[0]}']").tap()
    expect(why).to_have_count(0)
    table, cell = fitting
    sit(ada, table)
    ada.page.locator("[data-cell]:not([data-legal])").last.tap()
    expect(why).to_be_visible()
    ada.page.locator(f"[data-cell='{cell}']").tap()
    expect(why).to_have_count(0)
    ada.close()


def test_a_reason_of_the_desert_goes_with_another_choice(browser: Browser, guest: Guest) -> None:
    options = {"map": "wadi", "first": "1"}
    table = guest.table("desert", "me", "easy", options=options)["id"]
    ada = visit(browser, guest, phone=True)
    ada.go(f"/table/{table}")
    herds = ada.page.locator("[data-herd][aria-disabled=false]")
    herds.first.tap()
    why = ada.page.locator(".why")
    forbidden = ada.page.locator("[data-cell]:not([data-legal]) path").first
    for choose in (herds.nth(1), ada.page.locator("[data-cell][data-legal] path").first):
        ada.page.wait_for_timeout(DOUBLE_TAP)  # sooner the second would bring the board nearer
        forbidden.tap(force=True)
        expect(why).to_be_visible()
        choose.tap(force=True)
        expect(why).to_have_count(0)
    ada.close()


def test_an_answer_that_comes_too_late_is_not_shown(browser: Browser, guest: Guest) -> None:
    """Asked, and something else looked at before the server has answered."""
    ada = visit(browser, guest)
    sit(ada, fresh(guest))
    ada.page.evaluate(
        """() => {
            window.read = "";
            const look = () => (window.read += document.querySelector(".why")?.textContent ?? "");
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
            for (const cell of ["4", "a1"]) document.querySelector(`[data-cell="${cell}"]`).click();
        }"""
    )
    ada.page.locator("[data-cell='1']").click()  # its answer comes after the other
    expect(ada.page.locator(".why")).to_contain_text("T10")
    assert "T9" not in str(ada.page.evaluate("window.read"))
    ada.close()


# -- a mouse points, a finger taps --------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(("game", "phase"), [("targi", "placing"), ("sons", "laying")])
def test_a_finger_is_told_to_tap(
    browser: Browser, guest: Guest, tables: Parked, game: str, phase: str, phone: bool
) -> None:
    ada = visit(browser, guest, phone=phone)
    sit(ada, tables[game, phase])
    told = ada.page.locator(".stage").inner_text()
    assert ("Tap a" in told, "Point at a" in told) == (phone, not phone)
    ada.close()
