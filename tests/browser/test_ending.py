"""How a game ends on the page: the last scoring is told step by step, and nothing gives it away."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.phases import BUSY_DECK, BUSY_TILES, Busy
from browser.visitor import visitor
from server.house import Data, Guest, House

STEP = 1100  # milliseconds, as in scoring.svelte.ts
COUNTED = 600  # numbers count up for a while after each step
MOST_GAMES = 20
BEGIN, STILL = "2026-01-01T00:00:00", "2026-01-01T00:00:01"
HYPHEN = re.compile(r"(?<!\w)-\d")
MINUS = re.compile(r"−\d")
OPTIONS: dict[str, Data] = {
    "desert": {"map": "wadi"},
    "targi": {"deck": BUSY_DECK},
    "sons": {"tiles": BUSY_TILES},
}


@dataclass
class Ended:
    """A game that is over, and what its last scoring has to tell."""

    guest: Guest
    table: str
    events: list[Data]
    steps: list[Data]
    final: list[int]

    def after(self, step: int) -> list[int]:
        """What has been counted after so many steps, by seat."""
        points = list(self.final)
        for event in self.steps[step:]:
            if event["seat"] >= 0:
                points[event["seat"]] -= event["points"]
        return points

    @contextmanager
    def visit(self, browser: Browser, motion: bool, language: str = "en") -> Iterator[Page]:
        """With motion the clock stands still until it is told to go on."""
        url = self.guest.where.url
        with visitor(browser, url, motion=motion, language=language) as ada:
            ada.become(self.guest.token)
            if motion:
                ada.page.clock.install(time=BEGIN)
                ada.page.clock.pause_at(STILL)
            ada.go(f"/table/{self.table}")
            ada.page.wait_for_selector(".bars")
            yield ada.page


@pytest.fixture(scope="module")
def guest(inn: House) -> Guest:
    return Guest(inn, "Ada")


@pytest.fixture(scope="module", params=OPTIONS)
def ended(request: pytest.FixtureRequest, guest: Guest) -> Ended:
    """A game whose last scoring has several steps."""
    for seed in range(MOST_GAMES):
        game = finished(guest, request.param, seed)
        if len(game.steps) >= 2:
            return game
    raise AssertionError("no game has anything to score in the end")


def finished(guest: Guest, game: str, seed: int) -> Ended:
    table: str = guest.table(game, "me", "beginner", options=OPTIONS[game])["id"]
    with guest.socket() as socket:
        Busy(socket, table, 0, seed).finish()
        told = socket.open(table, 0, since=0)
    last = [event for event in told["events"] if event["n"] == told["events"][-1]["n"]]
    steps = [event for event in last if event["points"] or event["kind"] == "revealed"]
    everything = [event for event in told["events"] if event["seat"] >= 0]
    booked = [sum(one["points"] for one in everything if one["seat"] == seat) for seat in (0, 1)]
    players = told["view"]["players"]
    final = [player.get("points", sum_) for player, sum_ in zip(players, booked, strict=True)]
    return Ended(guest, table, told["events"], steps, final)


def numbers(page: Page, selector: str) -> list[int]:
    return [int(text.replace("−", "-")) for text in page.locator(selector).all_inner_texts()]


def sources(page: Page, seat: int) -> list[int]:
    """What a seat has from each source, where that is told."""
    found: list[int] = page.locator(f".seat[data-seat='{seat}'] [data-points]").evaluate_all(
        "all => all.map(one => Number(one.dataset.points))"
    )
    return found


def shown_everywhere(page: Page, points: list[int]) -> None:
    """Everybody's points, wherever they are told."""
    assert numbers(page, ".bars strong") == points
    assert numbers(page, ".seat .total > span:first-child") == points
    for seat, total in enumerate(points):
        by_source = sources(page, seat)
        assert not by_source or sum(by_source) == total


def tell(page: Page, ended: Ended, steps: int) -> None:
    """Watch so many steps of the scoring, from its beginning."""
    for step in range(steps):
        page.clock.run_for(STEP if step else COUNTED)
        expect(page.locator(".steps li")).to_have_count(step)
        shown_everywhere(page, ended.after(step))
        assert page.locator("#ending").inner_text() == "The last scoring"


def test_the_last_scoring_is_told_to_its_end_by_itself(browser: Browser, ended: Ended) -> None:
    with ended.visit(browser, motion=True) as page:
        tell(page, ended, len(ended.steps))
        again = page.get_by_role("button", name="Play again")
        expect(again).to_have_count(0)
        page.clock.run_for(STEP)
        expect(again).to_be_visible()
        expect(page.locator("#ending")).not_to_have_text("The last scoring")
        shown_everywhere(page, ended.final)


def test_a_scoring_that_was_left_is_told_anew_to_its_end(browser: Browser, ended: Ended) -> None:
    with ended.visit(browser, motion=True) as page:
        tell(page, ended, 2)
        page.reload()
        page.wait_for_selector(".bars")
        tell(page, ended, len(ended.steps))
        page.clock.run_for(STEP)
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_the_log_tells_no_step_before_it_is_scored(browser: Browser, ended: Ended) -> None:
    with ended.visit(browser, motion=True) as page:
        said = page.locator(".log .sentence")
        before = said.count()
        for _ in ended.steps:
            page.clock.run_for(STEP)
        expect(said).to_have_count(before + len(ended.steps))


def test_without_motion_everything_is_told_at_once(browser: Browser, ended: Ended) -> None:
    with ended.visit(browser, motion=False) as page:
        expect(page.locator(".steps li")).to_have_count(len(ended.steps))
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        shown_everywhere(page, ended.final)


def test_why_it_was_won_is_told_when_everything_has_been_counted(
    browser: Browser, ended: Ended
) -> None:
    margin = abs(ended.final[0] - ended.final[1])
    with ended.visit(browser, motion=True) as page:
        why = page.locator(".why-won")
        expect(why).to_have_count(0)
        page.get_by_role("button", name="Show everything").click()
        expect(page.locator("#ending")).to_contain_text("win")
        if margin:
            expect(why).to_contain_text(f"{margin} ")
            expect(why).to_contain_text("the greatest difference: ")


def test_who_has_won_is_led_to_the_next_level(browser: Browser, ended: Ended) -> None:
    """There is no level below the beginner's, so who has lost plays on against that one."""
    with ended.visit(browser, motion=False) as page:
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        page.wait_for_load_state("networkidle")
        up = page.locator("[data-next=easy]")
        if ended.final[0] <= ended.final[1]:
            expect(up).to_have_count(0)
            return
        up.click()
        page.wait_for_url(re.compile(f"/table/(?!{ended.table})"))
        expect(page.locator(".seat .level")).to_have_text(re.compile("easy"))


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", ["targi", "sons"])
def test_what_is_below_nothing_is_written_with_a_minus(
    browser: Browser, guest: Guest, game: str, language: str
) -> None:
    """In the log, in the ledger, and in what only a screen reader tells."""
    tried = (finished(guest, game, seed) for seed in range(MOST_GAMES))
    lost = next(one for one in tried if any(event["points"] < 0 for event in one.events))
    with lost.visit(browser, motion=False, language=language) as page:
        expect(page.locator("[data-source]").first).to_be_visible()
        told: str = page.evaluate(
            """() => [...document.querySelectorAll("[aria-label], [title]")]
                .map(one => ` ${one.ariaLabel} ${one.title}`)
                .concat(document.body.innerText)
                .join("")"""
        )
        assert HYPHEN.findall(told) == []
        assert MINUS.search(told)
