"""The first page as it grows with its user: games that go on, ways out of them, what was played."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.visitor import Visitor, visitor
from server.house import Guest, House, Player

WADI = {"map": "wadi", "first": "1"}


class Evening:
    """Ada's games: one against a bot, one with Ben, and two that she gave up."""

    def __init__(self, inn: House) -> None:
        self.ada, self.ben = inn.guest("Ada"), inn.guest("Ben")
        self.alone: str = self.ada.table("desert", "me", "easy", options=WADI)["id"]
        shared = self.ada.table("desert", "me", "friend", options=WADI)
        self.ben.join(shared, 1)
        self.shared: str = shared["id"]
        self.lost = [self.give_up("easy"), self.give_up("hard")]

    def give_up(self, level: str) -> str:
        made: str = self.ada.table("targi", "me", level)["id"]
        self.ada.post(f"/api/tables/{made}/seats/0/resign", level="easy")
        return made


@pytest.fixture
def evening(inn: House) -> Evening:
    return Evening(inn)


@pytest.fixture
def ada(browser: Browser, inn: House, evening: Evening) -> Iterator[Visitor]:
    with visitor(browser, inn.url) as visiting:
        be(visiting, evening.ada)
        yield visiting


def be(visiting: Visitor, guest: Guest) -> None:
    visiting.become(guest.token)


def card(page: Page, table: str) -> Locator:
    return page.locator("article", has=page.locator(f"a[href='/table/{table}']"))


def menu(page: Page, table: str) -> None:
    card(page, table).get_by_role("button").click()


def test_games_that_go_on_come_first_with_their_boards_and_change_by_themselves(
    ada: Visitor, evening: Evening
) -> None:
    page = ada.page
    page.clock.install()
    ada.go("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Go on")
    shared = card(page, evening.shared)
    expect(shared.locator(".state")).to_have_text("Your turn")
    picture = shared.locator("img")
    expect(picture).to_be_visible()
    assert page.evaluate(
        "img => img.decode().then(() => img.naturalWidth)", picture.element_handle()
    )
    before = picture.get_attribute("src")
    with evening.ada.socket() as hers:
        Player(hers, evening.shared, 0).play()
    page.clock.run_for(16_000)
    expect(shared.locator(".state")).to_have_text("Ben is to move")
    expect(shared.locator(".last")).to_contain_text("Ada places")
    expect(picture).not_to_have_attribute("src", before or "")
    assert shared.locator(".points").all_inner_texts()[0].startswith("0")


def test_a_table_of_ones_own_is_deleted_and_had_back(ada: Visitor, evening: Evening) -> None:
    page = ada.go("/")
    menu(page, evening.alone)
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(card(page, evening.alone)).to_have_count(0)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    page.keyboard.press("Enter")
    expect(card(page, evening.alone)).to_be_visible()
    expect(undo).to_have_count(0)


def test_who_is_waited_for_may_hand_over_or_resign_but_not_delete(
    ada: Visitor, evening: Evening
) -> None:
    page = ada.go("/")
    menu(page, evening.shared)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-way=hand]")).to_be_visible()
    expect(dialog.locator("[data-way=remove]")).to_have_count(0)
    assert ada.axe() == []
    dialog.get_by_role("button", name="Resign").click()
    expect(page.locator(f"a[href='/replay/{evening.shared}']")).to_have_count(0)  # asked twice
    dialog.get_by_role("button", name="Yes, resign").click()
    row = page.locator("article", has=page.locator(f"a[href='/replay/{evening.shared}']"))
    expect(row).to_contain_text("You resigned")
    assert evening.ben.get(f"/api/tables/{evening.shared}")["result"] == [0, 1]


def test_one_resigns_at_the_table_and_sees_how_it_ended(ada: Visitor, evening: Evening) -> None:
    page = ada.go(f"/table/{evening.alone}")
    page.locator("[data-cell]").first.wait_for()
    page.get_by_role("button", name="Leave").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    for name in ("Resign", "Yes, resign"):
        dialog.get_by_role("button", name=name).click()
    expect(dialog).to_have_count(0)
    expect(page.locator("#ending")).to_contain_text("win")
    assert page.locator("[data-herd][aria-disabled=false]").count() == 0


def test_games_that_are_over_are_looked_for_and_counted(ada: Visitor, evening: Evening) -> None:
    page = ada.go("/")
    easy, hard = (page.locator(f"a[href='/replay/{table}']") for table in evening.lost)
    expect(easy).to_be_visible()
    page.get_by_label("Opponent").select_option("level-hard")
    expect(easy).to_have_count(0)
    expect(hard).to_be_visible()
    page.get_by_label("Search your games").fill("nobody at all")
    expect(page.get_by_text("No game of yours fits this.")).to_be_visible()
    page.get_by_label("Search your games").fill("TARGI")
    expect(hard).to_be_visible()
    page.get_by_label("Result").select_option("won")
    expect(hard).to_have_count(0)
    bots = page.locator("details", has_text="Bots: hard")
    expect(bots).to_contain_text("1 game")
    bots.locator("summary").click()
    expect(bots.get_by_role("row").nth(1)).to_contain_text("Targi")


def test_a_newcomer_sees_the_games_first(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as visiting:
        page = visiting.go("/")
        expect(page.locator("[data-play]").first).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_contain_text("caravan")
        expect(page.get_by_text("Games that are over")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "he"])
def test_in_a_low_window_whoever_comes_first_can_begin_without_scrolling(
    browser: Browser, inn: House, language: str
) -> None:
    size = {"width": 1366, "height": 657}
    with visitor(browser, inn.url, size=size, language=language) as somebody:
        page = somebody.go("/")
        first = page.locator("main li").first
        for way in first.locator(".row a, .row button").all()[:2]:
            expect(way).to_be_visible()
            box = way.bounding_box()
            assert box is not None and box["y"] + box["height"] <= size["height"]
