"""A package of its own, installed with pip, is a game like the others."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.visitor import chromium, visitor
from outside.installing import CHECKOUT, SOUK, install, program, surroundings
from server.house import UNLIMITED, House, Player, house
from terminal.tools import environment

NAME = "souk"
PATIENCE = 120


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(SOUK, tmp_path_factory.mktemp("outside") / "site")


@pytest.fixture(scope="module")
def inn(place: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("inn"), *UNLIMITED, program=program(place)) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


def serai(place: Path, home: Path, *words: str, lines: str = "") -> str:
    """A command to its end; what it printed."""
    done = subprocess.run(
        [*program(place), *words],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=environment(home),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# -- found ------------------------------------------------------------------------------------


def test_no_line_of_the_program_or_the_page_names_it() -> None:
    kinds = (".py", ".ts", ".svelte", ".css", ".ftl", ".md", ".toml", ".json", ".html")
    folders = [CHECKOUT / "src", CHECKOUT / "web" / "src", *(CHECKOUT / "web").glob("*.*")]
    files = [one for folder in folders for one in [folder, *folder.rglob("*")] if one.is_file()]
    naming = [
        file
        for file in files
        if file.suffix in kinds and "server/page" not in file.as_posix()
        if NAME in file.read_text("utf-8").lower()
    ]
    assert naming == []


def test_it_stands_after_the_games_of_the_house(place: Path) -> None:
    code = "import json, serai; print(json.dumps(serai.GAMES))"
    command = [sys.executable, "-c", code]
    with_it = subprocess.check_output(command, env=surroundings(place), text=True)
    without = subprocess.check_output(command, env=surroundings(place.parent), text=True)
    assert json.loads(with_it) == [*json.loads(without), NAME]


# -- the terminal -------------------------------------------------------------------------------


def test_it_is_played_to_its_end_in_the_terminal(place: Path, tmp_path: Path) -> None:
    """Every line may be typed at any time: what cannot be done now is refused and no more."""
    lines = "?\nboard\nwhy buy\n" + "lay\ndraw\ntake\noffer\nbuy\nleave\n" * 60
    told = serai(place, tmp_path, "play", NAME, "--seats", "you,hard", "--seed", "3", lines=lines)
    assert "it is your turn: lay, draw" in told
    assert "On the counter: –" in told and "Cards in the deck: " in told
    assert "K3: Not now." in told
    assert "The game is over." in told and " wins with " in told
    assert "The whole game is kept in" in told


def test_its_record_is_checked_and_analysed(place: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.serai"
    seats = ("--seats", "easy,greedy", "--seed", "5", "--save", str(record))
    serai(place, tmp_path, "play", NAME, *seats)
    assert "a record of Souk" in serai(place, tmp_path, "check", str(record))
    told = serai(place, tmp_path, "analyse", str(record), "--simulations", "16", "--json", "-")
    assert json.loads(told)["game"] == NAME


def test_its_own_word_and_the_common_one_name_its_deck(place: Path, tmp_path: Path) -> None:
    for words in (("--deck", "bazaar"), ("--source", "bazaar"), ("--deck=bazaar",)):
        assert serai(place, tmp_path, "perft", NAME, "--depth", "1", "--seed", "1", *words)


def test_its_bots_meet_in_the_arena(place: Path, tmp_path: Path) -> None:
    words = ("--bots", "hard,random", "--games", "4", "--processes", "1", "--json", "-")
    told = json.loads(serai(place, tmp_path, "arena", NAME, *words))
    assert told["settings"]["game"] == NAME and told["games"] == 4


def test_its_rules_are_read_in_the_terminal(place: Path, tmp_path: Path) -> None:
    assert "An offer" in serai(place, tmp_path, "rules", NAME, "K4")
    assert "An offer" in serai(place, tmp_path, "rules", "K4")


# -- the server ---------------------------------------------------------------------------------


def test_it_is_played_to_its_end_by_sockets(inn: House) -> None:
    ada = inn.guest("Ada")
    table = ada.table(NAME, "me", "medium", "here")
    with ada.socket() as socket:
        mine, other = Player(socket, table["id"], 0, 1), Player(socket, table["id"], 2, 2)
        while not mine.over:
            mover = mine if mine.state["turn"] == 0 else other
            if mine.state["turn"] in (0, 2):
                mover.wait()
                if not mover.over:
                    mover.play()
            mine.hear() if not mine.over and mover is not mine else None
        assert mine.state["result"] is not None
    assert f"game: {NAME}" in ada.record(table["id"])


def test_the_server_tells_of_it(inn: House) -> None:
    ada = inn.guest("Ada")
    told = {"name": NAME, "seats": [2, 3], "course": False, "puzzles": False}
    assert ada.get("/api/shelf")[-1] == told
    told = {game["name"]: game for game in ada.get("/api/games")}[NAME]
    assert told["source"] == "deck" and told["shipped"] == ["bazaar"]
    texts = ada.get(f"/api/games/{NAME}/texts?language=pl")
    assert "souk-name = Souk" in texts["english"] and "souk-name = Suk" in texts["own"]
    assert ada.get(f"/api/games/{NAME}/texts?language=he")["own"] == ""
    assert ada.get(f"/api/games/{NAME}/rulebook?language=he")["language"] == "en"
    assert ada.refused("GET", "/api/games/chess/texts")[1]["code"] == "unknown-game"


# -- the page -----------------------------------------------------------------------------------


def play_on(page: Page, dice: random.Random, by_keys: bool = False) -> None:
    """A button at a time, until the game is over."""
    while True:
        page.locator("#ending, [data-board=plain] button").first.wait_for()
        if page.locator("#ending").count():
            return
        before = page.locator(".status").get_attribute("data-entries")
        actions: Any = page.locator("[data-board=plain] button")
        button = actions.nth(dice.randrange(actions.count()))
        if by_keys:
            button.focus()
            page.keyboard.press("Enter")
        else:
            button.click()
        expect(page.locator(".status")).not_to_have_attribute("data-entries", str(before))


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_it_is_played_to_its_end_in_the_browser(
    browser: Browser, inn: House, by_keys: bool
) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go()
        page.get_by_role("button", name="Play Souk").click()
        page.locator("[data-board=plain] button").first.wait_for()
        assert ada.axe() == []
        play_on(page, random.Random(7), by_keys)
        expect(page.locator("#ending")).to_contain_text("win")


def test_it_is_set_up_and_read_about_in_the_browser(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url) as ada:
        page = ada.go(f"/setup/{NAME}")
        expect(page.get_by_role("heading", name="Souk")).to_be_visible()
        expect(page.get_by_label("Deck")).to_have_value("bazaar")
        ada.go(f"/rules/{NAME}#K4")
        expect(page.get_by_role("heading", name="An offer")).to_be_visible()
        assert ada.axe() == []


def test_it_speaks_a_language_as_far_as_its_texts_go(browser: Browser, inn: House) -> None:
    with visitor(browser, inn.url, language="pl") as ada:
        page = ada.go()
        expect(page.get_by_role("heading", name="Suk", exact=True)).to_be_visible()
        page.get_by_role("button", name="Graj: Suk").click()
        expect(page.locator("[data-action=lay]")).to_have_text("Zagraj kartę z ręki")
        expect(page.locator("[data-board=plain]")).to_contain_text("On the counter")
