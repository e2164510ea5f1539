"""The deal of the day and practice in a browser: begun, played, compared, checked, sent on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.visitor import visitor
from serai.core.chance import commitment
from server.calendar_house import MONDAY, Calendar, calendar_house, give_up
from server.house import Guest, House, Player, eventually

DAY = 24 * 3600


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Calendar]:
    with calendar_house(tmp_path_factory.mktemp("days")) as there:
        there.to(MONDAY)
        yield there


def to_the_end(guest: Guest, game: str = "targi") -> str:
    table: str = guest.post(f"/api/days/{game}")["id"]
    with guest.socket() as socket:
        Player(socket, table, 0, seed=3).finish()
    return table


def test_a_deal_is_begun_played_compared_and_checked(calendar: Calendar, browser: Browser) -> None:
    ben = calendar.where.guest("Ben")
    give_up(ben, ben.post("/api/days/targi")["id"])
    ada = calendar.where.guest("Ada")
    with visitor(browser, calendar.where.url) as there:
        there.become(ada.token)
        page = there.go("/")
        page.locator("[data-way=day][href='/day/targi']").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Targi: the deal of the day")
        expect(page.locator("[data-closed]")).to_contain_text("One game is over.")
        expect(page.locator("[data-result]")).to_have_count(0)
        expect(page.locator("[data-next]")).to_contain_text("00:00 UTC")
        assert there.axe() == []
        begin = page.locator("[data-day=begin]")
        begin.focus()
        page.keyboard.press("Enter")
        page.wait_for_url("**/table/*")
        page.locator("[data-cell]").first.wait_for()
        expect(page.locator("[data-control=hint]")).to_have_count(0)
        page.get_by_role("button", name="Leave").click()
        page.locator("dialog summary").click()
        expect(page.locator("dialog [data-way=hand]")).to_have_count(0)
        there.go("/day/targi")
        expect(page.locator("[data-day=on]")).to_have_attribute("href", "/table/" + mine(ada))
        to_the_end(ada)
        there.go(f"/table/{mine(ada)}")
        page.locator("[data-control=day]").click()
        expect(page.locator("[data-mine='1']")).to_contain_text("Place 1 of 2")
        line = page.locator("[data-line]").input_value()
        assert line.startswith("Serai · Targi") and line.endswith(page.url)
        points = ada.get("/api/days/targi")["mine"]["result"]["points"]
        assert " : ".join(map(str, points)) in line and "place 1 of 2" in line
        expect(page.locator("tr[data-result]")).to_have_count(2)
        assert there.axe() == []
        page.get_by_role("link", name="Look at the game of Ben").click()
        page.wait_for_url("**/replay/*")
        page.locator("[data-cell]").first.wait_for()
        promised = calendar.looks["deal"]["commitment"]
        day = calendar.looks["day"]
        calendar.later(DAY)
        there.go(f"/day/targi/{day}")
        page.locator("summary").click()
        seed = page.locator("[data-seed]").inner_text()
        assert commitment(seed) == page.locator("[data-commitment]").inner_text() == promised
        assert there.axe() == []


def mine(guest: Guest) -> str:
    return str(guest.get("/api/days/targi")["mine"]["table"])


@pytest.mark.parametrize("language", ["he", "de"])
def test_the_page_of_a_day_fits_a_phone(
    calendar: Calendar, browser: Browser, language: str
) -> None:
    eve = calendar.where.guest("Eve")
    give_up(eve, eve.post("/api/days/desert")["id"])
    with visitor(browser, calendar.where.url, phone=True, language=language) as there:
        there.become(eve.token)
        page = there.go("/day/desert")
        expect(page.locator("tr[data-result]").first).to_be_visible()
        assert not there.scrolls_sideways()
        assert there.axe() == []
        there.walk("/practice/desert")
        expect(page.locator("[data-exercise]").first).to_be_visible()
        assert not there.scrolls_sideways()
        assert there.axe() == []


def test_a_day_without_a_deal_says_so(inn: House, browser: Browser) -> None:
    with visitor(browser, inn.url) as there:
        page = there.go("/day/sons/2026-01-01")
        expect(page.locator("main")).to_contain_text("This day has no deal")
        expect(page.locator("[data-day=begin]")).to_have_count(0)
        assert there.axe() == []


def test_a_new_server_has_a_deal_on_its_first_day_and_says_when_it_was_published(
    inn: House, browser: Browser
) -> None:
    eventually(lambda: inn.guest().get("/api/days/sons")["deal"] is not None)
    with visitor(browser, inn.url) as there:
        page = there.go("/day/sons")
        expect(page.locator("[data-published]")).to_contain_text("no deal when this day began")
        page.locator("summary").click()
        expect(page.locator("details")).to_contain_text("drawn on its own day")
        assert there.axe() == []
        page.locator("[data-day=begin]").click()
        page.wait_for_url("**/table/*")
        page.locator("[data-cell]").first.wait_for()


def test_a_position_is_practised_and_a_game_played_from_the_other_side(
    inn: House, browser: Browser
) -> None:
    ada = inn.guest("Ada")
    made = ada.table("desert", "me", "easy", options={"map": "wadi"})
    give_up(ada, made["id"])
    with visitor(browser, inn.url) as there:
        there.become(ada.token)
        page = there.go("/practice/desert")
        expect(page.locator("[data-exercise]").first).to_be_visible()
        assert there.axe() == []
        page.locator("[data-exercise=ending-1] button").click()
        page.wait_for_url("**/table/*")
        page.locator("[data-cell]").first.wait_for()
        table = page.url.rpartition("/")[2]
        give_up_at(ada, table)
        there.go(f"/table/{table}")
        expect(page.locator("[data-before]")).to_contain_text("In the game before")
        there.go("/practice/desert")
        page.locator("[data-other='1']").last.click()
        page.wait_for_url("**/table/*")
        page.locator("[data-cell]").first.wait_for()
        laid = ada.get(f"/api/tables/{page.url.rpartition('/')[2]}")
        assert (laid["practice"]["of"], laid["mine"]) == (made["id"], [1])


def give_up_at(guest: Guest, table: str) -> None:
    [seat] = guest.get(f"/api/tables/{table}")["mine"]
    guest.post(f"/api/tables/{table}/seats/{seat}/resign", level="easy")
