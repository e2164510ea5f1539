"""Every page, as different people meet it: on a phone, in the dark, from right to left, by axe."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.table import DOUBLE_TAP, Desert
from browser.visitor import Visitor, visitor
from server.house import Guest, House, Player, eventually

FINGER = 44
TRIES = 10
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"phone": True},
    "dark": {"dark": True},
    "right-to-left": {"language": "he"},
    "long-words": {"language": "long", "phone": True},
}

# How far across the board each cell begins, in parts of the board's width.
ACROSS = """() => {
    const cells = [...document.querySelectorAll("[data-cell]")];
    const boxes = cells.map(cell => cell.getBoundingClientRect());
    const left = Math.min(...boxes.map(box => box.left));
    const wide = Math.max(...boxes.map(box => box.right)) - left;
    return Object.fromEntries(
        cells.map((cell, n) => [cell.dataset.cell, (boxes[n].left - left) / wide]));
}"""


class Stay:
    """Somebody's games at the inn: one over, one going on, one that waits for a friend."""

    def __init__(self, inn: House) -> None:
        self.guest = Guest(inn, "Ada")
        self.over = self._played()
        self.running = self._begun()
        wanted = {"options": {"map": "wadi"}}
        self.open: str = self.guest.table("desert", "me", "friend", **wanted)["id"]

    def _played(self) -> str:
        table: str = self.guest.table("desert", "me", "easy", options={"map": "wadi"})["id"]
        with self.guest.socket() as socket:
            self.ended = Player(socket, table, 0).finish()
        return table

    def _begun(self) -> str:
        table: str = self.guest.table("desert", "me", "easy", options={"map": "wadi"})["id"]
        with self.guest.socket() as socket:
            player = Player(socket, table, 0)
            for _ in range(8):  # too few to empty a herd
                player.wait()
                player.play()
        return table


@pytest.fixture(scope="module")
def stay(inn: House) -> Stay:
    return Stay(inn)


@pytest.fixture
def visiting(browser: Browser, inn: House, stay: Stay) -> Iterator[Callable[..., Visitor]]:
    """Ada's browsers, as many as a test needs; all of them end with a clean console."""
    visitors: list[Visitor] = []

    def visit(**how: Any) -> Visitor:
        ada = Visitor(browser, inn.url, **how)
        ada.become(stay.guest.token)
        visitors.append(ada)
        return ada

    yield visit
    for ada in visitors:
        ada.close()


def pages(stay: Stay) -> dict[str, tuple[str, str]]:
    """Where each page is, and what shows that it is all there."""
    return {
        "home": ("/", f"a[href='/table/{stay.running}']"),
        "set up": ("/setup/desert", "button.primary"),
        "waiting": (f"/table/{stay.open}", ".copy"),
        "table": (f"/table/{stay.running}", "[data-cell]"),
        "end": (f"/table/{stay.over}", ".bars"),
        "replay": (f"/replay/{stay.over}/30", "[data-cell]"),
        "replay's end": (f"/replay/{stay.over}/999", "[data-source=caravans]"),
        "rules": ("/rules/desert#D10", "#D10"),
        "you": ("/you", "h1"),
        "device": ("/device#0123456789abcdef", "h1"),
    }


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(
    visiting: Callable[..., Visitor], stay: Stay, look: str
) -> None:
    ada = visiting(**LOOKS[look])
    for name, (path, sign) in pages(stay).items():
        ada.walk(path).locator(sign).first.wait_for(state="attached")  # maybe in a tab
        assert ada.axe() == [], name
        assert not ada.scrolls_sideways(), name


def test_an_unknown_address_says_so(visiting: Callable[..., Visitor]) -> None:
    ada = visiting()
    ada.offline = True  # the browser itself notes the answer's status
    page = ada.go("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing but sand")
    assert ada.axe() == []


def test_fingers_hit_what_they_mean(visiting: Callable[..., Visitor], stay: Stay) -> None:
    ada = visiting(phone=True)
    for name, (path, sign) in pages(stay).items():
        ada.walk(path).locator(sign).first.wait_for(state="attached")  # maybe in a tab
        small: list[str] = ada.page.evaluate(
            """finger => [...document.querySelectorAll('button, a.button, select, summary, nav a')]
                .filter(one => one.checkVisibility())
                .filter(one => { const box = one.getBoundingClientRect();
                                 return box.height < finger - 0.5 || box.width < finger - 0.5 })
                .map(one => one.outerHTML.slice(0, 120))""",
            FINGER,
        )
        assert small == [], name


def test_on_a_phone_a_tap_previews_and_a_button_places(
    visiting: Callable[..., Visitor], stay: Stay
) -> None:
    ada = visiting(phone=True)
    ada.go(f"/table/{stay.guest.table('desert', 'me', 'here', options={'map': 'wadi'})['id']}")
    desert = Desert(ada)
    desert.wait()
    ada.page.locator("[data-herd]").first.tap()
    space = desert.legal()[0]
    before = desert.log_length()
    ada.page.locator(f"[data-cell={space}] path").first.tap(force=True)
    place = ada.page.get_by_role("button", name="Place it")
    expect(place).to_be_visible()
    assert desert.log_length() == before
    place.tap()
    desert.heard(before)
    assert desert.camels() == 1


def test_a_double_tap_makes_a_hex_as_large_as_a_finger(
    visiting: Callable[..., Visitor], stay: Stay
) -> None:
    ada = visiting(phone=True)
    page = ada.go(f"/replay/{stay.over}/30")
    cell = page.locator("[data-cell=d4] path").first
    cell.wait_for()
    before = width(page, "d4")
    assert before < FINGER
    box = cell.bounding_box()
    assert box is not None
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(TRIES):  # on a busy machine two taps may be too far apart for one
        page.touchscreen.tap(*spot)
        page.touchscreen.tap(*spot)
        page.wait_for_timeout(DOUBLE_TAP)
        if width(page, "d4") >= FINGER - 0.5:
            break
    assert width(page, "d4") >= FINGER - 0.5
    assert not ada.scrolls_sideways()


def test_two_fingers_bring_the_board_nearer(visiting: Callable[..., Visitor], stay: Stay) -> None:
    ada = visiting(phone=True)
    page = ada.go(f"/replay/{stay.over}/30")
    page.locator("[data-cell=d4]").wait_for()
    before = width(page, "d4")
    ada.two_fingers((30, 0), (60, 0), (110, 0))
    eventually(lambda: width(page, "d4") > 1.5 * before)
    assert not ada.scrolls_sideways()


def width(page: Page, cell: str) -> float:
    box = page.locator(f"[data-cell={cell}] path").first.bounding_box()
    assert box is not None
    return box["width"]


def test_the_dark_is_dark_and_the_light_is_light(
    visiting: Callable[..., Visitor], stay: Stay
) -> None:
    shades = []
    for dark in (False, True):
        page = visiting(dark=dark).go("/you")
        page.locator("h1").wait_for()
        shade: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
        shades.append(sum(int(part) for part in shade[4:-1].split(",")))
    assert shades[0] > 600 > 200 > shades[1]


def test_hebrew_runs_from_right_to_left_but_the_board_does_not(
    visiting: Callable[..., Visitor], stay: Stay
) -> None:
    """Each cell is as far across the board in both; how large the board is, is its own affair."""
    places: list[dict[str, float]] = []
    for language in ("en", "he"):
        page = visiting(language=language).go(f"/table/{stay.running}")
        page.locator("[data-cell]").first.wait_for()
        assert page.evaluate("document.documentElement.dir") == (
            "rtl" if language == "he" else "ltr"
        )
        places.append(page.evaluate(ACROSS))
    assert places[0] == pytest.approx(places[1], abs=0.01)
    assert max(places[0].values()) > 0.8


# -- replay ------------------------------------------------------------------------------------


def moment(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def test_a_game_is_replayed_by_slider_keys_and_addresses(
    visiting: Callable[..., Visitor], stay: Stay
) -> None:
    ada = visiting()
    page = ada.go(f"/replay/{stay.over}")
    page.locator("[data-cell]").first.wait_for()
    last = moment(page)
    desert = Desert(ada)
    everybody = desert.camels()
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**/replay/{stay.over}/{last - 1}")
    earlier = last - 30  # before the last scoring, however short a game was
    page.locator("input[type=range]").fill(str(earlier))
    page.wait_for_url(f"**/replay/{stay.over}/{earlier}")
    expect(page.locator(".line.now")).to_be_visible()
    told: list[str] = page.locator(".log [data-n]").evaluate_all(
        "(lines, n) => lines.filter(line => line.dataset.n < n).map(line => line.textContent)",
        earlier,
    )
    some = sum("places" in line for line in told)
    assert 0 < some < everybody
    eventually(lambda: desert.camels() == some)  # the view comes a little later than the address
    page.reload()
    page.locator("[data-cell]").first.wait_for()
    assert moment(page) == earlier
    assert desert.camels() == some
    step = page.locator(".log [data-n]").last
    played = int(step.get_attribute("data-n") or 0) + 1
    step.click()
    page.wait_for_url(f"**/replay/{stay.over}/{played}")
    assert played < last
    assert page.locator("figure svg .line").count() == 2
    page.locator("[data-tab=players]").click()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("[data-cell]").first).to_be_visible()


def test_the_curves_end_at_the_points(visiting: Callable[..., Visitor], stay: Stay) -> None:
    page = visiting().go(f"/replay/{stay.over}")
    page.locator("figure svg").wait_for()
    told = page.locator("figure svg").get_attribute("aria-label") or ""
    totals = page.locator("tfoot td").all_inner_texts()
    assert len(totals) == 2 and all(total in told for total in totals), (told, totals)


def test_the_last_scoring_is_shown_step_by_step(
    visiting: Callable[..., Visitor], stay: Stay
) -> None:
    page = visiting(motion=True).go(f"/table/{stay.over}")
    expect(page.locator("#ending")).to_have_text("The last scoring")
    expect(page.locator(".steps li.fresh")).to_have_count(1)
    assert page.locator("[data-lit]").count() > 0
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator("#ending")).to_contain_text("win")
    players = stay.ended["view"]["players"]
    for seat, player in enumerate(players):  # both count up to it
        expect(page.locator(".bars strong").nth(seat)).to_have_text(str(player["points"]))
        expect(page.locator(".seat .total").nth(seat)).to_contain_text(str(player["points"]))


def test_running_and_finished_games_are_at_the_start(
    visiting: Callable[..., Visitor], stay: Stay
) -> None:
    page = visiting().go("/")
    for address in (f"/table/{stay.running}", f"/table/{stay.open}", f"/replay/{stay.over}"):
        expect(page.locator(f"a[href='{address}']")).to_be_visible()


# -- set-up, and other devices ---------------------------------------------------------------------


def test_a_map_of_ones_own_that_is_wrong_has_its_lines_named(
    visiting: Callable[..., Visitor], tmp_path: Path
) -> None:
    ada = visiting()
    ada.offline = True  # the browser itself notes the answer's status
    page = ada.go("/setup/desert")
    wrong = tmp_path / "wrong.map"
    wrong.write_text("name: wrong\nplayers: 2\nboard:\n  . x .\n", "utf-8")
    page.locator("label", has_text="Map").locator("select").select_option(label="A file of my own")
    page.locator("input[type=file]").set_input_files(wrong)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_contain_text("line 4")


def test_another_device_becomes_the_same_person(
    visiting: Callable[..., Visitor], browser: Browser, inn: House, stay: Stay
) -> None:
    page = visiting().go("/you")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Open this on the other device").input_value()
    with visitor(browser, inn.url) as phone:
        phone.page.goto(link)
        phone.page.get_by_role("button", name="Go on").click()
        expect(phone.page.locator(f"a[href='/table/{stay.running}']")).to_be_visible()


# -- the rules -----------------------------------------------------------------------------------


def test_a_rule_has_an_address(visiting: Callable[..., Visitor]) -> None:
    page = visiting().go("/rules/desert#D23")
    expect(page.locator("#D23")).to_be_in_viewport()
    page.locator("a[href='#D17']").first.click()
    expect(page.locator("#D17")).to_be_in_viewport()


# -- nothing of a seat's secrets is on another's page ---------------------------------------------


def test_a_spectator_may_only_look(browser: Browser, inn: House, stay: Stay) -> None:
    made = stay.guest.get(f"/api/tables/{stay.running}")
    link = next(one["link"] for one in made["links"] if one["seat"] is None)
    with visitor(browser, inn.url) as bo:
        bo.page.goto(link)
        bo.page.locator("[data-cell]").first.wait_for()
        assert bo.page.locator("[data-herd][aria-disabled=false]").count() == 0
        assert bo.page.get_by_role("button", name="Take back").count() == 0
        expect(bo.page.get_by_text("1 person looks on.")).to_be_visible()


# -- from page to page ------------------------------------------------------------------------


def test_nobody_asks_for_what_is_not_there_on_the_way_from_page_to_page(
    visiting: Callable[..., Visitor], stay: Stay
) -> None:
    """Every way that leads from a table, without loading the page anew."""
    ada = visiting()
    page = ada.page
    asked: list[str] = []
    refused: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("response", lambda told: refused.append(told.url) if told.status >= 400 else None)
    table = f"/table/{stay.running}", "[data-cell]"
    way = [
        table,
        ("/you", "input"),
        table,
        ("/setup/targi", "button.primary"),
        (f"/table/{stay.open}", ".copy"),
        ("/rules/desert", "#D1"),
        table,
        (f"/replay/{stay.over}", ".line.now"),
        (f"/table/{stay.over}", ".bars"),
        ("/", "time"),
        table,
    ]
    ada.go("/setup/desert").wait_for_selector("button.primary")
    for path, sign in way:
        follow(page, path)
        expect(page.locator(sign).first).to_be_visible()
    for _, sign in reversed(way[:-1]):
        page.go_back()
        expect(page.locator(sign).first).to_be_visible()
    assert not [url for url in asked if "undefined" in url]
    assert refused == []
    visits = [url for url in asked if f"/api/tables/{stay.open}?" in url]
    assert len(visits) == 2  # there, and back again


def follow(page: Page, path: str) -> None:
    """By a link of the page's own."""
    page.evaluate(
        """path => {
            const link = document.createElement("a");
            link.href = path;
            document.body.append(link);
            link.click();
            link.remove();
        }""",
        path,
    )
