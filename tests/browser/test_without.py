"""Without a server: its host has ended or the network is cut, and what may happen to a page then.
The page is exported once. Whole games, and what takes longest, are in the soak."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.site import Site, site
from browser.visitor import Visitor, visitor
from browser.without import (
    by_keys,
    ended,
    fill,
    kept_lines,
    kill,
    kill_python,
    made,
    reopen,
    seated,
    table_of,
)
from serai.server.exporting import export

GAMES = ("desert", "targi", "sons")
UNASKED = pytest.mark.skipif("SERAI_SOAK" not in os.environ, reason="Python begins anew many times")


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("exported") / "page"
    export(folder, lambda *_: None)
    return folder


@pytest.fixture
def host(exported: Path) -> Iterator[Site]:
    with site(exported) as running:
        yield running


@pytest.fixture
def alone(browser: Browser, host: Site) -> Iterator[Visitor]:
    """Somebody whose page is taken along, and who has no network any more."""
    with visitor(browser, host.url) as ada:
        take_along(ada)
        ada.context.set_offline(True)
        yield ada


@pytest.fixture
def left(browser: Browser, host: Site) -> Iterator[Visitor]:
    """Somebody whose page is taken along, and whose host has ended."""
    with visitor(browser, host.url) as ada:
        take_along(ada)
        host.end()
        yield ada


def take_along(ada: Visitor) -> None:
    ada.offline = True
    page = ada.go("/#/you")
    page.locator("[data-control=not-along]").wait_for()
    page.reload()  # from here on the page is its worker's
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


@pytest.mark.soak
@UNASKED
def test_a_game_goes_on_after_a_reload_and_when_python_or_the_tab_is_killed(
    left: Visitor,
) -> None:
    desert = made(left, "desert")
    desert.wait()
    desert.move()
    left.page.reload()
    desert = seated(left, "desert")
    assert len(kept_lines(left.page)) >= desert.log_length()
    desert.wait()
    desert.move()
    for role in ("rooms", "thinker"):
        kill_python(left.page, role)
        desert.wait()
        desert.move()
    kept, address = kept_lines(left.page), left.page.url
    kill(left.page)
    page = left.page = left.context.new_page()
    reopen(page, address)
    again = seated(left, "desert")
    assert kept_lines(page)[: len(kept)] == kept
    again.wait()
    again.move()


def test_two_tabs_at_one_table_see_the_same_and_play_on_when_the_first_is_closed(
    alone: Visitor,
) -> None:
    desert = made(alone, "desert", ("me", "here"))
    first, second = alone.page, alone.context.new_page()
    second.goto(first.url)
    second.locator("[data-cell]").first.wait_for()
    desert.wait()
    desert.move()
    n = len(kept_lines(first))
    grown = "n => +document.querySelector('.status').dataset.entries >= n"
    second.wait_for_function(grown, arg=n)
    first.close()
    alone.page = second
    there = seated(alone, "desert", seed=1)
    there.wait()
    there.saved()
    if second.locator(".curtain").count():
        there.lift_curtain()
    there.move()
    assert len(kept_lines(second)) > n


@pytest.mark.soak
@UNASKED
def test_what_there_is_no_room_for_is_not_shown_as_saved(alone: Visitor) -> None:
    desert = made(alone, "desert", ("me", "here"))
    desert.wait()
    before = kept_lines(alone.page)
    session = alone.context.new_cdp_session(alone.page)
    origin = alone.page.evaluate("location.origin")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    fill(alone.page)
    desert.choose(desert.herds()[0])
    desert.click(desert.legal()[0])
    expect(alone.page.get_by_text("There is no room left to save this")).to_be_visible()
    assert kept_lines(alone.page) == before
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    desert.move()
    assert kept_lines(alone.page)[: len(before)] == before


def test_where_nothing_can_be_kept_no_table_is_made_and_that_is_said(
    browser: Browser, host: Site
) -> None:
    with visitor(browser, host.url) as ada:
        ada.context.add_init_script("IDBFactory.prototype.open = () => { throw new Error('no') }")
        page = ada.go("/#/setup/desert")
        page.locator("form button.primary").click()
        expect(page.get_by_text("This browser keeps nothing for this page")).to_be_visible()
        assert "/table/" not in page.url


@pytest.mark.soak
@UNASKED
def test_a_table_is_listed_with_its_picture_saved_deleted_had_back_and_resigned(
    alone: Visitor,
) -> None:
    targi = made(alone, "targi")
    targi.wait()
    page, table = alone.page, table_of(alone.page)
    page.get_by_role("button", name="About this table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "serai record 1" in download.value.path().read_text("utf-8")
    page = alone.go("/#/")
    card = page.locator(f"[data-table={table}]")
    card.wait_for()
    expect(page.locator(".card .picture img").first).to_be_visible()
    ways = page.get_by_role("button", name="resign, hand over or delete")
    ways.click()
    page.locator("[data-way=remove]").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    ways.click()
    resign = page.locator("[data-way=resign]")
    resign.click()
    resign.click()
    row = page.locator("article", has=page.locator(f"a[href$='/replay/{table}']"))
    expect(row).to_contain_text("You resigned")


@pytest.mark.soak
@UNASKED
def test_friends_and_other_devices_are_not_offered(alone: Visitor) -> None:
    page = alone.go("/#/setup/desert")
    page.locator("form button.primary").wait_for()
    kinds = page.locator(".seat").first.locator("select").first.locator("option")
    assert kinds.evaluate_all("all => all.map(one => one.value)") == ["me", "here", "bot"]
    assert page.get_by_role("link", name="interface").count() == 0


@pytest.mark.soak
@UNASKED
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(alone: Visitor, game: str) -> None:
    made(alone, game, seed=1).finish()
    ended(alone.page)


@pytest.mark.soak
@UNASKED
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(alone: Visitor, game: str) -> None:
    by_keys(made(alone, game, seed=2))
    ended(alone.page)


@pytest.mark.soak
@UNASKED
@pytest.mark.parametrize(("game", "bots"), [("desert", 2), ("targi", 1), ("sons", 2)])
def test_a_whole_game_on_a_phone_in_hebrew(
    browser: Browser, host: Site, game: str, bots: int
) -> None:
    with visitor(browser, host.url, phone=True, language="he", locale="he-IL") as ada:
        take_along(ada)
        ada.context.set_offline(True)
        seat = made(ada, game, ("me", *["bot"] * bots), seed=3)
        seat.finish()
        ended(ada.page)
        assert not ada.scrolls_sideways()
