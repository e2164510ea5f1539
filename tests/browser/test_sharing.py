"""What is shared of a game: by a dialog in one window, and as a file that needs nobody."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import serai
from browser.visitor import Visitor, visitor
from server.house import UNLIMITED, Data, Guest, House, eventually, house

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("desert-2-wadi", "targi-2", "sons-2")
FEW = ("--limit", "simulations_to_analyse=8", "--limit", "analyses_at_once=100")
FILES = {"png": ".png", "svg": ".svg", "file": ".html"}


class Handed:
    """A record that somebody has handed in, and its text."""

    def __init__(self, shop: House, name: str) -> None:
        self.guest = Guest(shop, "Ada")
        self.text = (RECORDS / f"{name}.serai").read_text("utf-8")
        told: Data = self.guest.post("/api/analyses", text=self.text)
        self.analysis: str = told["id"]

    @property
    def told(self) -> Data:
        told: Data = self.guest.get(f"/api/analyses/{self.analysis}")
        return told


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("shop"), *UNLIMITED, *FEW) as running:
        yield running


@pytest.fixture(scope="module")
def handed(shop: House) -> Handed:
    return Handed(shop, GAMES[0])


@pytest.fixture(params=[False, True], ids=["desktop", "phone"])
def ada(
    request: pytest.FixtureRequest, browser: Browser, shop: House, handed: Handed
) -> Iterator[Visitor]:
    with visitor(browser, shop.url, phone=request.param) as visiting:
        visiting.become(handed.guest.token)
        yield visiting


def worst_of(document: Data) -> Data:
    """The move that lost most."""
    judged = [one for one in document["moments"] if one["verdict"]]
    found: Data = max(judged, key=lambda one: one["verdict"]["loss"])
    return found


def control(page: Page, name: str) -> Any:
    return page.locator(f"[data-control={name}]")


def test_all_that_can_be_sent_is_in_one_dialog(ada: Visitor, handed: Handed) -> None:
    page = ada.go(f"/analysis/{handed.analysis}/40")
    control(page, "share-open").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()
    for kind in ("png", "svg", "file", "film", "open"):
        expect(control(page, f"send-{kind}" if kind != "open" else "share")).to_be_in_viewport()
    assert ada.axe() == [] and not ada.scrolls_sideways()
    for kind, ending in FILES.items():
        with page.expect_download() as got:
            control(page, f"send-{kind}").click()
        assert got.value.suggested_filename.endswith(ending) and got.value.failure() is None
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_cannot_be_had_is_said(browser: Browser, shop: House, handed: Handed) -> None:
    """A link is withdrawn while somebody looks on."""
    door = f"/api/analyses/{handed.analysis}/link"
    link = handed.guest.post(door)["secret"]
    with visitor(browser, shop.url) as stranger:
        page = stranger.go(f"/analysis/{link}/40")
        control(page, "share-open").click()
        assert handed.guest.ask("DELETE", door).status_code == 204
        stranger.offline = True  # the browser tells of a refusal in its console
        for kind in ("film", "png"):
            control(page, f"send-{kind}").click()
            said = page.get_by_role("dialog").get_by_role("alert")
            expect(said).to_contain_text("There is no such analysis")
            said.get_by_role("button").click()


@pytest.mark.parametrize("name", GAMES)
def test_a_file_replays_its_game_without_any_network(
    browser: Browser, shop: House, tmp_path: Path, name: str
) -> None:
    handed = Handed(shop, name)
    eventually(lambda: handed.told["status"] == "done")
    answer = handed.guest.ask("GET", f"/api/analyses/{handed.analysis}/replay.html")
    assert answer.status_code == 200, answer.text
    (tmp_path / "game.html").write_bytes(answer.content)
    match = serai.load(handed.text)
    with visitor(browser, f"file://{tmp_path}") as reader:
        asked: list[str] = []
        reader.page.on("request", lambda request: asked.append(request.url))
        reader.context.set_offline(True)
        page = reader.go("/game.html")
        expect(page.locator("[role=grid]").first).to_be_visible()
        expect(page.locator(".status h1")).to_contain_text("the game begins")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".status h1")).not_to_contain_text("the game begins")
        page.keyboard.press("End")
        expect(control(page, "on")).to_be_disabled()
        expect(page.locator(".status")).to_contain_text("win")
        for seat, score in enumerate(match.points()):
            expect(page.locator("tfoot td").nth(seat)).to_have_text(str(score.total))
        expect(page.locator("[role=slider]").first).to_be_visible()
        worst = worst_of(handed.told["document"])
        page.goto(f"{page.url.partition('#')[0]}#{worst['ply'] + 1}")
        chances = worst["verdict"]["with_played"]["chances"]
        expect(page.locator("[data-verdict]")).to_contain_text(
            f"{int(100 * chances[worst['seat']] + 0.5)}%"
        )
        control(page, "better").click()
        expect(page.locator("[data-whatif=line]")).to_be_visible()
        expect(control(page, "go-on")).to_have_count(0)  # there is nobody to ask
        page.keyboard.press("Escape")
        page.keyboard.press("Home")
        expect(control(page, "first")).to_be_disabled()
        assert reader.axe() == []
        fetched = [one for one in asked if not one.startswith(("data:", f"file://{tmp_path}"))]
        assert fetched == []
