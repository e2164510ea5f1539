"""The page taken along: exported to a plain host, or asked for on a server, which then ends."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.site import Site, site
from browser.visitor import Visitor
from serai.server.along import INDEX, taken_along
from serai.server.exporting import export
from server.house import UNLIMITED, house

TAKE, REMOVE = "[data-control=along]", "[data-control=not-along]"
CACHES = "() => caches.keys().then((names) => names.filter((name) => name.startsWith('serai-')))"
TOO_OLD = "delete globalThis.DecompressionStream"
UPDATE = "() => navigator.serviceWorker.ready.then((there) => there.update()).then(() => null)"
WAITING = "() => navigator.serviceWorker.ready.then((there) => there.waiting !== null)"
Open = Callable[..., Visitor]


@pytest.fixture
def exported(tmp_path: Path) -> Iterator[Site]:
    export(tmp_path / "page", lambda *_: None)
    with site(tmp_path / "page") as running:
        yield running


@pytest.fixture
def come(browser: Browser) -> Iterator[Open]:
    there: list[Visitor] = []

    def open_(address: str, **how: bool) -> Visitor:
        there.append(Visitor(browser, address, **how))  # type: ignore[arg-type]
        return there[-1]

    yield open_
    for one in there:
        one.context.close()


def caches(page: Page) -> list[str]:
    names: list[str] = page.evaluate(CACHES)
    return sorted(names)


def version(page: Page) -> str:
    told = page.locator("meta[name=serai-offline]").get_attribute("content")
    assert told is not None
    return told


def kept(page: Page) -> None:
    """What is taken along is there, and the page says how much."""
    expect(page.locator(REMOVE)).to_be_visible()
    expect(page.get_by_text("MB are kept on this device")).to_be_visible()


def test_an_exported_page_takes_itself_along_and_opens_when_its_host_has_ended(
    exported: Site, come: Open
) -> None:
    ada = come(exported.url)
    ada.offline = True
    page = ada.go("/#/you")
    kept(page)
    assert caches(page) == [f"serai-{version(page)}"]
    assert all(not path.startswith("/") for path in exported.asked), "all of it lies below"
    exported.end()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("You")
    kept(page)
    page.goto(f"{exported.url}/#/rules/{'desert'}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_links_of_an_exported_page_can_be_opened_elsewhere(exported: Site, come: Open) -> None:
    ada = come(exported.url)
    ada.offline = True
    page = ada.go("/#/you")
    home = page.locator("header a, nav a").first
    home.focus()
    assert str(home.get_attribute("href")).startswith(exported.url)
    home.press("Enter")
    page.wait_for_url(f"{exported.url}/#/")


def test_a_served_page_asks_shows_how_far_it_is_and_opens_when_the_server_has_ended(
    browser: Browser, tmp_path: Path, come: Open
) -> None:
    with house(tmp_path, *UNLIMITED) as running:
        ada = come(running.url, phone=True)
        page = ada.go("/you")
        expect(page.locator(TAKE)).to_be_enabled()
        expect(page.get_by_text("MB, fetched once")).to_be_visible()
        assert caches(page) == []
        assert ada.axe() == []
        page.locator(TAKE).click()
        kept(page)
        assert ada.axe() == []
        assert ada.errors == []
    ada.offline = True
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("You")
    kept(page)
    page.locator(REMOVE).click()
    expect(page.get_by_text("It is removed")).to_be_visible()
    assert caches(page) == []


def test_a_new_version_waits_until_no_page_of_the_old_one_is_open(
    exported: Site, come: Open
) -> None:
    ada = come(exported.url)
    ada.offline = True
    page = ada.go("/#/you")
    kept(page)
    before = version(page)
    index = exported.folder / INDEX
    old = index.read_text("utf-8")
    renew(exported.folder)
    page.evaluate(UPDATE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_function(WAITING)
    assert len(caches(page)) == 2 and old != index.read_text("utf-8")
    exported.asked.clear()
    second = ada.context.new_page()
    second.goto(f"{exported.url}/#/you")
    kept(second)
    assert version(second) == before, "another page is open: all of them are of one version"
    page.close()
    second.reload()
    second.wait_for_function(
        "(old) => document.querySelector('meta[name=serai-offline]').content !== old", arg=before
    )
    kept(second)
    assert caches(second) == [f"serai-{version(second)}"]


def renew(folder: Path) -> None:
    """Another version: of all its files only one is another."""
    from serai.server import page

    files = page.without_server()
    plain = {path: content for path, content in files.items() if path != INDEX}
    plain[INDEX] = (page.FOLDER / INDEX).read_bytes().replace(b"<title>", b"<title>New ", 1)
    plain["service.js"] = (page.FOLDER / "service.js").read_bytes()
    plain["offline/listing.json"] = (page.FOLDER.with_name("offline") / "listing.json").read_bytes()
    for path, content in taken_along(plain, alone=True).items():
        (folder / path).write_bytes(content)


def test_what_is_the_same_in_a_new_version_is_not_fetched_again(exported: Site, come: Open) -> None:
    ada = come(exported.url)
    ada.offline = True
    page = ada.go("/#/you")
    kept(page)
    renew(exported.folder)
    exported.asked.clear()
    page.evaluate(UPDATE)
    page.wait_for_function(WAITING)
    fetched = {path.partition("?")[0] for path in exported.asked}
    assert fetched <= {"service.js", "calls.js", "offline/listing.json", INDEX, ""}


def test_on_a_full_device_nothing_is_kept_and_a_sentence_says_so(
    exported: Site, come: Open
) -> None:
    ada = come(exported.url)
    ada.offline = True
    origin = exported.url.removesuffix("/some/where")
    session = ada.context.new_cdp_session(ada.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 3_000_000})
    page = ada.go("/#/you")
    expect(page.get_by_text("There is not enough room")).to_be_visible()
    assert caches(page) == []
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.locator(TAKE).click()
    kept(page)


def test_files_that_are_not_those_announced_are_refused(exported: Site, come: Open) -> None:
    asset = next((exported.folder / "assets").glob("*.js"))
    asset.write_bytes(asset.read_bytes() + b"\n")
    ada = come(exported.url)
    ada.offline = True
    page = ada.go("/#/you")
    expect(page.get_by_text("not what was announced")).to_be_visible()
    assert page.locator(REMOVE).count() == 0


def test_a_browser_that_is_too_old_is_told_so(exported: Site, come: Open) -> None:
    ada = come(exported.url)
    ada.offline = True
    ada.context.add_init_script(TOO_OLD)
    page = ada.go("/#/you")
    expect(page.get_by_text("This browser is too old")).to_be_visible()
    assert page.locator(TAKE).count() == 0
