"""A server that asks a browser to slow down: the page says so, waits, and goes on by itself."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.visitor import visitor
from server.house import house

SLOW = ("--limit", "tables_per_minute=6", "--limit", "table_burst=1")  # one in ten seconds


def test_what_came_too_fast_is_done_when_the_server_has_time(
    browser: Browser, tmp_path: Path
) -> None:
    with house(tmp_path, *SLOW) as running, visitor(browser, running.url) as ada:
        page = ada.go("/setup/desert")
        begin = page.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        ada.offline = True  # the browser itself notes the answer's status
        running.guest().table("desert", "me", "friend")  # from the same address
        begin.click()
        expect(page.get_by_role("status").filter(has_text="going on in")).to_be_visible()
        page.wait_for_url("**/table/*")
        expect(page.get_by_role("status").filter(has_text="going on in")).to_have_count(0)
