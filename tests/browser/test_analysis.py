"""A game analysed in the page: curves, mistakes, better lines, what if, a public link; hints."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser.visitor import Visitor, visitor
from server.house import Data, Guest, House, Player, eventually

SIZES: dict[str, ViewportSize] = {
    "laptop": {"width": 1366, "height": 657},
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
}
OPTIONS = {"map": "wadi", "first": "1"}
MISTAKEN = 1  # dice by which both make mistakes, early and late


class Analysed:
    """A short game that is over, with as much of its analysis as is needed to look at it."""

    def __init__(self, inn: House) -> None:
        self.guest = Guest(inn, "Ada")
        self.table: str = self.guest.table("desert", "me", "easy", options=OPTIONS)["id"]
        with self.guest.socket() as socket:
            Player(socket, self.table, 0, MISTAKEN).finish()
        self.id: str = self.guest.post(f"/api/tables/{self.table}/analysis")["id"]
        eventually(lambda: self.told["document"] is not None)

    @property
    def told(self) -> Data:
        told: Data = self.guest.get(f"/api/analyses/{self.id}")
        return told


@pytest.fixture(scope="module")
def inn(dealt: House) -> House:
    """The game is the same each time, and so are its mistakes."""
    return dealt


@pytest.fixture(scope="module")
def analysed(inn: House) -> Analysed:
    return Analysed(inn)


@pytest.fixture
def ada(browser: Browser, inn: House, analysed: Analysed) -> Iterator[Visitor]:
    with visitor(browser, inn.url) as somebody:
        somebody.become(analysed.guest.token)
        yield somebody


def control(page: Page, name: str) -> None:
    page.locator(f"[data-control={name}]").first.click()


def at_a_mistake(visitor: Visitor, analysed: Analysed) -> Page:
    page = visitor.go(f"/analysis/{analysed.id}")
    page.locator("[data-control=fault-before]").click()
    expect(page.locator("[data-verdict]").first).to_be_attached()
    return page


def play_a_camel(page: Page) -> None:
    """Any that may be placed."""
    cells = page.locator("[data-cell][data-legal] path")
    eventually(lambda: _takes_a_camel(page, cells))  # a press while the board is told anew is lost
    cells.first.click(force=True)


def _takes_a_camel(page: Page, cells: Locator) -> bool:
    page.locator("[data-herd]:not(.idle)").first.click()
    page.wait_for_timeout(500)
    return cells.count() > 0


def test_one_press_leads_from_a_finished_table_to_its_analysis(
    ada: Visitor, analysed: Analysed
) -> None:
    page = ada.go(f"/replay/{analysed.table}")
    control(page, "analyse")
    page.wait_for_url(f"**/analysis/{analysed.id}*")
    expect(page.locator("[role=slider]").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_an_analysis_is_in_one_window(
    browser: Browser, inn: House, analysed: Analysed, size: str
) -> None:
    phone = size in ("phone", "lying")
    with visitor(browser, inn.url, phone=phone, size=SIZES[size], dark=phone) as somebody:
        somebody.become(analysed.guest.token)
        page = at_a_mistake(somebody, analysed)
        for part in ("[role=grid]", "[role=slider]", "[data-control=fault-before]"):
            expect(page.locator(part).first).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert not somebody.scrolls_sideways()
        assert somebody.axe() == []


def test_the_curves_are_walked_by_keys(ada: Visitor, analysed: Analysed) -> None:
    page = ada.go(f"/analysis/{analysed.id}")
    slider = page.locator("[role=slider]")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    chances = analysed.told["document"]["moments"][1]["before"]["chances"]
    expect(page.locator("[data-outlook='0']")).to_contain_text(f"{round(chances[0] * 100)}%")


def test_a_better_line_is_played_out_and_left_again(ada: Visitor, analysed: Analysed) -> None:
    page = at_a_mistake(ada, analysed)
    control(page, "better")
    bar = page.locator("[data-whatif=line]")
    expect(bar).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)


def test_on_a_phone_nothing_lies_over_a_better_line(
    browser: Browser, inn: House, analysed: Analysed
) -> None:
    """What told of the mistake goes from the board by itself, and the way back can be pressed."""
    with visitor(browser, inn.url, phone=True) as somebody:
        somebody.become(analysed.guest.token)
        page = at_a_mistake(somebody, analysed)
        page.locator("[data-tab=move]").click()
        control(page, "better")
        control(page, "what-close")
        expect(page.locator("[data-whatif]")).to_have_count(0)


def test_a_move_of_ones_own_is_judged(ada: Visitor, analysed: Analysed) -> None:
    page = at_a_mistake(ada, analysed)
    control(page, "try")
    expect(page.locator("[data-whatif=try]")).to_be_visible()
    expect(page.locator("[data-verdict]")).to_have_count(0)  # nothing gives the better move away
    play_a_camel(page)
    expect(page.locator("[data-control=again]")).to_be_visible()
    expect(page.locator("[data-verdict]").first).to_be_attached()


def test_a_better_move_is_kept_secret_until_one_has_tried(ada: Visitor, analysed: Analysed) -> None:
    page = at_a_mistake(ada, analysed)
    page.locator("[data-control=asking]").check()
    expect(page.locator("[data-verdict]")).to_have_count(1)
    expect(page.locator(".better, [data-why], [data-control=better]")).to_have_count(0)
    control(page, "try")
    play_a_camel(page)
    expect(page.locator("[data-control=again]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-control=better]")).to_be_visible()  # now it is told
    page.reload()
    control(page, "tell")
    expect(page.locator("[data-control=better]")).to_be_visible()
    expect(page.locator(".better")).to_be_visible()
    assert ada.axe() == []


def test_another_way_is_kept_named_and_deleted(ada: Visitor, analysed: Analysed) -> None:
    page = at_a_mistake(ada, analysed)
    control(page, "what-if")
    expect(page.locator("[data-whatif=own]")).to_be_visible()
    play_a_camel(page)
    control(page, "keep")
    page.locator("[data-tab=ways]").click()
    page.locator("[data-variation='0'] input").fill("Along the ridge")
    page.keyboard.press("Tab")
    expect(page.locator("[data-variation='0']")).to_contain_text("Along the ridge")
    eventually(lambda: analysed.told["variations"][0]["name"] == "Along the ridge")
    control(page, "forget")
    expect(page.locator("[data-variation]")).to_have_count(0)


def test_from_any_moment_a_table_is_set_up(ada: Visitor, analysed: Analysed) -> None:
    page = at_a_mistake(ada, analysed)
    control(page, "what-if")
    control(page, "play-on")
    expect(page.locator("[data-start]")).to_be_visible()
    page.locator("form .button.primary").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[role=grid]")).to_be_visible()


def test_who_has_the_public_link_looks_on_and_keeps_nothing(
    browser: Browser, inn: House, ada: Visitor, analysed: Analysed
) -> None:
    page = at_a_mistake(ada, analysed)
    control(page, "share-open")
    control(page, "share")
    link = page.locator(".copy input").input_value()
    with visitor(browser, inn.url) as stranger:
        seen = stranger.go(link.removeprefix(inn.url))
        expect(seen.locator("[role=slider]").first).to_be_visible()
        control(seen, "share-open")
        expect(seen.locator("[data-control=send-png]")).to_be_visible()
        expect(seen.locator("[data-control=share]")).to_have_count(0)
    control(page, "withdraw")
    expect(page.locator("[data-control=share]")).to_be_visible()


def test_a_hint_is_a_nudge_first_and_then_the_move(ada: Visitor, analysed: Analysed) -> None:
    table = analysed.guest.table("desert", "me", "easy", options=OPTIONS)["id"]
    page = ada.go(f"/table/{table}")
    page.locator("[data-control=hint]").click()
    expect(page.locator("[data-hint=nudge]")).to_be_visible()
    control(page, "hint-more")
    hint = page.locator("[data-hint=move]")
    expect(hint).to_contain_text("Ada places")  # in words, and not as it is written
    assert ada.axe() == []
    control(page, "hint-play")
    expect(page.locator("[data-hint]")).to_have_count(0)
    used = analysed.guest.get(f"/api/tables/{table}/hints")["used"]
    assert [one["what"] for one in used] == ["nudge", "move"]


def test_what_may_be_hidden_is_told_at_a_table_with_bots_by_choice(
    ada: Visitor, analysed: Analysed
) -> None:
    table = analysed.guest.table("targi", "me", "easy")["id"]
    page = ada.go(f"/table/{table}")
    beliefs = page.locator("[data-beliefs]")
    beliefs.locator("summary").click()
    expect(beliefs).to_contain_text("Nothing is hidden now.")
    assert ada.axe() == []
    other = analysed.guest.table("desert", "me", "easy", options=OPTIONS)["id"]
    page = ada.go(f"/table/{other}")
    expect(page.locator("[role=grid]")).to_be_visible()
    expect(page.locator("[data-beliefs]")).to_have_count(0)  # nothing is dealt face down there


def test_a_position_is_shared_like_a_game(browser: Browser, inn: House, analysed: Analysed) -> None:
    draft = analysed.guest.post("/api/positions/new", game="targi", seats=2, options={}, dealt=True)
    name = analysed.guest.post("/api/analyses", text=draft["text"])["id"]
    with visitor(browser, inn.url) as somebody:
        somebody.become(analysed.guest.token)
        page = somebody.go(f"/analysis/{name}")
        control(page, "share-open")
        with page.expect_download() as got:
            control(page, "send-png")
        assert got.value.suggested_filename.endswith(".png")
        control(page, "share")
        link = page.locator(".copy input").input_value()
        assert somebody.axe() == []
        with visitor(browser, inn.url) as stranger:
            seen = stranger.go(link.removeprefix(inn.url))
            expect(seen.locator("[data-candidate]").first).to_be_visible()


def test_a_position_is_looked_over_line_by_line(ada: Visitor, analysed: Analysed) -> None:
    page = ada.go("/editor/desert")
    text = page.locator("textarea")
    expect(text).not_to_have_value("")
    sound = text.input_value()
    text.fill(sound.replace("serai position 1", "serai position 1\nnonsense"))
    expect(page.locator(".faults li").first).to_be_visible()
    text.fill(sound)
    expect(page.locator(".faults")).to_have_count(0)
    control(page, "enter-moves")
    play_a_camel(page)
    expect(page.locator("[data-control=what-back]")).to_be_visible()
