"""Puzzles in a browser: found from the first page, answered on the board, shown, and in a run."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.visitor import visitor
from serai.coach.puzzles.book import book
from server.house import House
from shipped import GAMES

PLACING = [one for one in book("targi").puzzles if one.right[0].startswith("place")]
WAYS: dict[str, dict[str, Any]] = {"en": {}, "he": {"language": "he", "phone": True, "dark": True}}


def answer(page: Page, action: str) -> None:
    """Place a Targi by pressing its card, and its button if it waits for another word."""
    cell = action.split()[-1]
    page.locator(f'[data-cell="{cell}"][data-legal]').first.click()
    button = page.locator(f'[data-action="{action}"]:not([aria-disabled=true])')
    done = page.locator("[data-answer]")
    expect(done.or_(button).first).to_be_visible()
    if not done.count():
        button.first.click()
    done.wait_for()


def test_a_wrong_answer_is_answered_and_a_right_one_is_praised(
    inn: House, browser: Browser
) -> None:
    with visitor(browser, inn.url) as there:
        there.go("/").locator("[data-way=puzzles][href='/puzzles/targi']").click()
        page = there.page
        expect(page.get_by_role("heading", level=1)).to_contain_text("puzzles")
        page.locator("[data-control=puzzle-mine]").wait_for()
        assert there.axe() == [] and not there.scrolls_sideways()
        puzzle = PLACING[0]
        there.go(f"/puzzles/targi/{puzzle.name}")
        page.locator("[data-state=open]").wait_for(state="attached")
        answer(page, puzzle.looks)
        expect(page.locator("[data-answer=missed]")).to_contain_text("better move")
        page.locator("[data-chances]").first.wait_for()
        assert there.axe() == []
        page.keyboard.press("Enter")  # the focus is on “try again”
        page.locator("[data-state=open]").wait_for(state="attached")
        answer(page, puzzle.right[0])
        expect(page.locator("[data-answer=met]")).to_contain_text("That is the move")
        if page.locator("[data-control=puzzle-on]").count():
            page.locator("[data-control=puzzle-on]").click()
            expect(page.locator("li[aria-current=step]")).to_have_count(1)
        page.locator("[data-control=puzzle-all]").click()
        expect(page.locator(".page")).to_contain_text("of 1")


@pytest.mark.parametrize("way", WAYS)
def test_the_solution_is_shown_in_every_game_on_a_phone_from_right_to_left(
    inn: House, browser: Browser, way: str
) -> None:
    with visitor(browser, inn.url, **WAYS[way]) as there:
        for game in GAMES:
            name = book(game).puzzles[0].name
            page = there.go(f"/puzzles/{game}/{name}")
            page.locator("[data-control=puzzle-show]").click()
            page.locator("[data-answer=missed]").wait_for()
            assert there.axe() == [] and not there.scrolls_sideways()


def test_a_run_goes_from_one_puzzle_to_the_next(inn: House, browser: Browser) -> None:
    with visitor(browser, inn.url) as there:
        page = there.go("/puzzles/targi")
        with page.expect_response(lambda answer: "/runs?" in answer.url) as begun:
            page.locator("[data-control=puzzle-run]").click()
        names = begun.value.json()["puzzles"]
        found = {one.name: one for one in book("targi").puzzles}
        page.locator(f"[data-puzzle='{names[0]}']").wait_for(state="attached")
        expect(page.get_by_role("timer")).to_be_visible()
        right = found[names[0]].right[0]
        if right.startswith("place"):
            page.locator(f'[data-cell="{right.split()[-1]}"][data-legal]').first.click()
            page.locator(f"[data-puzzle='{names[1]}']").wait_for(state="attached")
            expect(page.get_by_role("timer")).to_contain_text("1")
        page.locator("[data-control=puzzle-all]").click()
        page.locator("[data-control=puzzle-mine]").wait_for()
