"""Being called: whoever is waited for sees it on the tab, hears it, and is told while away."""

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.table import Desert, make_table
from browser.visitor import Visitor, visitor, whole_chromium
from node import node
from server.house import House, Player

WEB = Path(__file__).parents[2] / "web"
NAME = "Through the Desert · Serai"
MY_TURN = f"● Your turn: {NAME}"
ICON = "link[rel=icon]"
LOUDEST, SOFTEST, LONGEST = 0.25, 0.01, 1.2

# The real thing, looked at: what the page has asked the browser to show.
SPY = """
window.told = [];
window.Notification = new Proxy(Notification, {
  construct(real, given) {
    const made = Reflect.construct(real, given);
    told.push({ title: given[0], ...given[1] });
    window.shown = made;
    return made;
  },
});
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""
REFUSING = """
window.Notification = new Proxy(Notification, { construct() { throw new TypeError() } });
"""
LEAVE = "window.away = true; document.dispatchEvent(new Event('visibilitychange'))"
RENDERED = """async context => {
    const samples = (await context.startRendering()).getChannelData(0);
    const heard = [...samples.keys()].filter(k => Math.abs(samples[k]) > 0.001);
    return {
        peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
        length: (heard.at(-1) ?? 0) / context.sampleRate,
    };
}"""
DEAF = """
window.made = [];
window.AudioContext = function () {
  const context = new OfflineAudioContext(1, 3 * 44100, 44100);
  context.resume = () => Promise.resolve();
  made.push(context);
  return context;
};
"""


class Company:
    """Ada in a browser and Ben by a socket, at a table at which Ben begins."""

    def __init__(self, ada: Visitor, inn: House) -> None:
        self.ada, self.ben = ada, inn.guest("Ben")
        options = {"map": "wadi", "first": "2"}
        self.path = make_table(ada, "desert", "me", "friend", options=options)
        self.id = self.path.rpartition("/")[2]
        told = ada.context.request.get(f"{inn.url}/api/tables/{self.id}").json()
        self.ben.join(told, 1)

    @contextmanager
    def player(self) -> Iterator[Player]:
        with self.ben.socket() as socket:
            yield Player(socket, self.id, 1)


def play_turn(player: Player) -> None:
    """Until it is another's."""
    while player.state["turn"] == 1:
        player.play()


def title(page: Page, text: str) -> None:
    page.wait_for_function(
        "text => document.title.replace(/[\\u2066-\\u2069]/g, '') === text", arg=text
    )


def agree(page: Page) -> None:
    page.evaluate("localStorage.setItem('serai-calls', 'on')")


def told(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("told")
    return found


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    with whole_chromium(browser) as running:
        yield running


# -- the tab ---------------------------------------------------------------------------------------


def test_title_and_icon_change_when_it_is_ones_turn_and_back(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        company = Company(ada, inn)
        page = ada.go(company.path)
        title(page, NAME)
        expect(page.locator(ICON)).to_have_attribute("href", re.compile(r"/icon\.svg$"))
        with company.player() as ben:
            play_turn(ben)
        title(page, MY_TURN)
        expect(page.locator(ICON)).to_have_attribute("href", re.compile("^data:image/svg"))
        drawn = unquote(page.locator(ICON).get_attribute("href") or "")
        assert drawn.count("<circle") == 2  # the sun, and the dot
        Desert(ada).move()
        title(page, NAME)
        expect(page.locator(ICON)).to_have_attribute("href", re.compile(r"/icon\.svg$"))


def test_the_tab_is_as_before_on_any_other_page(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go(make_table(ada, "desert", "me", "easy", options={"first": "1"}))
        title(page, MY_TURN)
        page.locator("header a[href='/']").first.click()
        expect(page.locator(ICON)).to_have_attribute("href", re.compile(r"/icon\.svg$"))
        assert "●" not in page.title()


def test_nobody_is_called_where_all_sit_at_one_screen(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go(make_table(ada, "desert", "me", "here", options={"map": "wadi"}))
        expect(page.locator("[data-cell]").first).to_be_visible()
        title(page, NAME)


# -- messages of the browser -----------------------------------------------------------------------


@pytest.fixture
def ada(browser: Browser, inn: House) -> Iterator[Visitor]:
    """Somebody whose browser has allowed messages."""
    with visitor(browser, inn.url) as visiting:
        visiting.context.grant_permissions(["notifications"], origin=inn.url)
        visiting.context.add_init_script(SPY)
        yield visiting


def test_whoever_is_away_and_has_agreed_is_told_once_however_many_tabs_are_open(
    ada: Visitor, inn: House
) -> None:
    company = Company(ada, inn)
    page = ada.go(company.path)
    button = page.locator("[data-control=call-me]")
    button.click()  # nobody was asked before
    expect(button).to_have_count(0)
    second = ada.context.new_page()
    second.goto(page.url)
    for tab in (page, second):
        expect(tab.locator("[data-cell]").first).to_be_visible()
        tab.evaluate(LEAVE)
    with company.player() as ben:
        play_turn(ben)
    for tab in (page, second):
        title(tab, MY_TURN)
    for tab in (page, second):
        tab.wait_for_function("id => localStorage['serai-called']?.includes(id)", arg=company.id)
        tab.wait_for_timeout(600)  # the longest that a tab leaves it to another
    [one] = told(page) + told(second)
    assert one["title"].replace("\u2068", "").replace("\u2069", "") == (
        "Your turn: Through the Desert"
    )
    assert "Ben" in one["body"]
    teller = page if told(page) else second
    teller.evaluate(
        "window.focus = () => { window.focussed = true }; shown.onclick(new Event('x'))"
    )
    assert teller.evaluate("window.focussed")


def test_where_a_page_may_show_no_message_a_worker_does(ada: Visitor, inn: House) -> None:
    """As on phones."""
    ada.context.add_init_script(REFUSING)
    company = Company(ada, inn)
    page = ada.go(company.path)
    agree(page)
    page.reload()
    expect(page.locator("[data-cell]").first).to_be_visible()
    page.evaluate(LEAVE)
    with company.player() as ben:
        play_turn(ben)
    shown = page.evaluate("""async () => {
        const { active } = await navigator.serviceWorker.ready;
        for (;;) {
            const worker = await navigator.serviceWorker.getRegistration();
            const shown = await worker.getNotifications();
            if (shown.length) return [active.scriptURL, ...shown.map(one => one.data)];
            await new Promise(again => setTimeout(again, 50));
        }
    }""")
    assert shown == [f"{inn.url}/calls.js", page.url]


def test_a_page_that_is_looked_at_is_not_told_nor_another_tab_beside_it(
    ada: Visitor, inn: House
) -> None:
    company = Company(ada, inn)
    page = ada.go(company.path)
    agree(page)
    page.reload()
    hidden = ada.context.new_page()
    hidden.goto(page.url)
    for tab in (page, hidden):
        expect(tab.locator("[data-cell]").first).to_be_visible()
    hidden.evaluate(LEAVE)
    with company.player() as ben:
        play_turn(ben)
    for tab in (page, hidden):
        title(tab, MY_TURN)
    hidden.wait_for_timeout(600)
    assert told(page) == told(hidden) == []


def test_whoever_has_not_agreed_is_told_nothing(ada: Visitor, inn: House) -> None:
    company = Company(ada, inn)
    page = ada.go(company.path)
    expect(page.locator("[data-cell]").first).to_be_visible()
    page.evaluate(LEAVE)
    with company.player() as ben:
        play_turn(ben)
    title(page, MY_TURN)
    page.wait_for_function("id => localStorage['serai-called']?.includes(id)", arg=company.id)
    assert told(page) == []


def test_being_called_is_a_setting_that_is_kept(ada: Visitor) -> None:
    page = ada.go("/you")
    tick = page.get_by_label("Call me when it is my turn")
    expect(tick).not_to_be_checked()
    tick.check()
    page.reload()
    expect(tick).to_be_checked()
    tick.uncheck()
    page.reload()
    expect(tick).not_to_be_checked()


def test_where_the_browser_has_said_no_the_setting_says_so(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as eve:
        eve.page.add_init_script(
            "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
        )
        page = eve.go("/you")
        expect(page.get_by_label("Call me when it is my turn")).to_be_disabled()
        expect(page.locator("#calls-hint")).to_contain_text("does not allow")


def test_a_phone_trembles(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, phone=True) as ada:
        ada.page.add_init_script("window.trembled = []; navigator.vibrate = x => trembled.push(x)")
        company = Company(ada, inn)
        page = ada.go(company.path)
        page.locator("[data-cell]").first.wait_for()  # whose turn it was is known before it changes
        page.locator("main h1, main h2").first.tap()
        with company.player() as ben:
            play_turn(ben)
        page.wait_for_function("trembled.length === 1")


# -- sounds ----------------------------------------------------------------------------------------


def test_sounds_are_on_after_the_first_click_and_one_switch_ends_them(
    browser: Browser, inn: House
) -> None:
    with visitor(browser, inn.url) as ada:
        ada.page.add_init_script(DEAF)
        table = make_table(ada, "desert", "me", "here", options={"map": "wadi", "first": "1"})
        page = ada.go(table)
        expect(page.locator("[data-cell]").first).to_be_visible()
        assert page.evaluate("made.length") == 0  # nobody has touched anything
        desert = Desert(ada)
        desert.move()
        page.wait_for_function("made.length === 1")
        heard = page.evaluate(f"({RENDERED})(made[0])")
        assert SOFTEST < heard["peak"] < LOUDEST
        page.evaluate("localStorage.setItem('serai-sound', 'off')")
        page.reload()
        desert.wait()
        before = desert.n
        desert.move()
        assert desert.n > before
        assert page.evaluate("made.length") == 0


def test_every_sound_is_small_and_quiet(browser: Browser, inn: House) -> None:
    """The module itself, in the browser, rendered to its last sample."""
    source = json.dumps((WEB / "src" / "store" / "sounds.ts").read_text("utf-8"))
    script = f"""const ts = require('typescript');
    process.stdout.write(ts.transpileModule({source}, {{ compilerOptions: {{
        target: 'ES2022', module: 'ES2022' }} }}).outputText)"""
    made = subprocess.run(
        [node(), "-e", script], cwd=WEB, capture_output=True, text=True, check=True
    ).stdout
    with visitor(browser, inn.url) as ada:
        ada.page.route(
            "**/sounds-alone.js",
            lambda route: route.fulfill(body=made, content_type="text/javascript"),
        )
        page = ada.go("/you")
        heard: dict[str, dict[str, float]] = page.evaluate(f"""async () => {{
            const {{ SOUNDS, put }} = await import('/sounds-alone.js');
            const rendered = {RENDERED};
            const heard = {{}};
            for (const name of SOUNDS) {{
                const context = new OfflineAudioContext(1, 2 * 44100, 44100);
                put(context, name, 0);
                heard[name] = await rendered(context);
            }}
            return heard;
        }}""")
    assert len(heard) == 6
    for name, sound in heard.items():
        assert SOFTEST < sound["peak"] < LOUDEST, (name, sound)
        assert 0.02 < sound["length"] < LONGEST, (name, sound)
