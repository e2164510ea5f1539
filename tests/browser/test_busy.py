"""What a page says about bots that wait, on a server with more to think about than it can."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.visitor import visitor
from server.house import UNLIMITED, House, house

LIMITS = ("--workers", "1", "--limit", "least_milliseconds_to_think=30000")


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("inn"), *UNLIMITED, *LIMITS) as running:
        yield running


def test_a_bot_that_nobody_looks_at_and_one_that_has_to_wait(browser: Browser, inn: House) -> None:
    ada = inn.guest("Ada")
    busy, waiting = (
        ada.table("desert", "master", "me", options={"first": "1"}, thinking=30)["id"]
        for _ in range(2)
    )
    with ada.socket() as socket, visitor(browser, inn.url) as looking:
        looking.become(ada.token)
        socket.open(busy, 1)
        page = looking.go()
        listed = {
            table: page.locator("article", has=page.locator(f'a[href="/table/{table}"]'))
            for table in (busy, waiting)
        }
        expect(listed[waiting]).to_contain_text("as soon as somebody looks")
        expect(listed[busy]).not_to_contain_text("as soon as")
        listed[waiting].get_by_role("link").click()
        expect(page.locator(".status h1")).to_contain_text("waits to think")
