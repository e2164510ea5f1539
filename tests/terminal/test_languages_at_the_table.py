"""Whole games in every language: nothing missing, nothing in English, nothing out of its column."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import serai
from serai.core.match import Match
from serai.core.texts import LANGUAGES, say, speak
from serai.games.desert.layout import COLOUR_NAMES
from serai.screens.bidi import SIGNS, apart, fitted, lines_apart, shortened, wrapped
from serai.terminal.screen import Output, screen_of, seen
from serai.terminal.seats import called
from serai.terminal.session import Session
from shipped import GAMES
from terminal.tools import begun, views, walked

OTHERS = [name for name in LANGUAGES if name != "en"]
SEATS = {"desert": 3, "targi": 2, "sons": 2}
ASKED = ["?", "score", "log", "signs", "why", "banana", "undo now", "card", "decks", "oases"]
ASKED += ["tiles", "rumours", "rule", "rule X9", "save /nowhere/at/all", "resume", ""]
EVERY = 60  # moves, between two rounds of questions
SELDOM = 6  # turns of a kind, of which one is drawn
ENGLISH = re.compile(r"\b(the|with|your|this|from|takes|player|Player|camels|turn|tile)\b")
WIDTH = 80


class Reader:
    """Plays by lot, and asks everything now and then."""

    def __init__(self, game: str) -> None:
        self.dice = random.Random(game)
        self.moves, self.left = 0, [*ASKED]

    def read(self, prompt: str, phrases: Sequence[str]) -> str:
        if not phrases:  # handing over
            return ""
        if self.left:
            return self.left.pop(0)
        self.moves += 1
        if self.moves % EVERY == 0:
            self.left = [*ASKED]
        legal = self.session.match.legal()
        illegal = f"why {self.dice.choice(legal)}"
        self.left.append(illegal if self.dice.random() < 0.2 else self.dice.choice(legal))
        return self.left.pop()

    session: Session

    def forget(self) -> None:
        pass


class Sparing(Session):
    """Draws the table once for several turns of a kind: the words on it are always the same."""

    turns: Counter[tuple[str, ...]]

    def show(self) -> None:
        view = self.view()
        kind = tuple(sorted({action.partition(" ")[0] for action in view["legal"]}))
        if self.turns[kind] % SELDOM == 0:
            super().show()
        else:
            self.out.say(*self.screen.turn(view, self.names[self.match.actor]))
        self.turns[kind] += 1


def played(game: str, name: str, home: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What is on the screen in a whole game."""
    speak(name)
    reader = Reader(game)
    names = ["you", "Ada", "Bo"][: SEATS[game]]
    match = serai.new(game, seats=SEATS[game], seed=5, names=names)
    reader.session = session = Sparing(match, Output(), reader, home / f"{game}-{name}")
    session.turns = Counter()
    assert reader.session.run() == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_in_every_language(
    game: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("COLUMNS", "80")
    english = {line.strip() for line in played(game, "en", tmp_path, capsys).splitlines()}
    for name in OTHERS:
        lines = set(played(game, name, tmp_path, capsys).splitlines()) - {say(f"{game}-name")}
        assert [line for line in lines if line.strip() in english and wordy(line)] == []
        words = [line for line in lines if not is_typed(line) and ENGLISH.search(unquoted(line))]
        assert words == []
    records = {(tmp_path / f"{game}-{name}").read_text("utf-8") for name in LANGUAGES}
    assert len(records) == 1


def is_typed(line: str) -> bool:
    """Actions as they are listed: `  camel lime: a1 b2`; and commands before their colon."""
    return bool(re.match(r"^ {2}[a-z]+( [A-Z]+)?\b.*[:·]|^  [a-z]+(, [a-z]+)*$", line))


def unquoted(line: str) -> str:
    """Without what can be typed, and without the notation of cards and tiles."""
    line = re.sub(r"[„“«״][^”“»״]*[”“»״]", "", line)
    return re.sub(r"\b(card|tile|camel) [a-zA-Z0-9_, ]+", "", line.translate(SIGNS))


def wordy(line: str) -> bool:
    names = {*COLOUR_NAMES, "camel", "leader", "you", "Ada", "Bo"}
    words = re.findall(r"\b[^\W\d_]{3,}\b", line)
    return len([word for word in words if word not in names]) > 2 and not is_typed(line)


# -- refusals --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_refusal_cites_its_rule_and_points_to_it(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from serai.terminal.commands import obey

    speak(name)
    match = begun(0)
    session = Session(match, Output(), Reader("desert"), tmp_path / "game")
    oasis = next(cell["name"] for cell in match.view(0)["cells"] if "oasis" in cell)
    obey(session, f"lime {oasis}")
    refused = capsys.readouterr().out.translate(SIGNS).splitlines()
    assert any("D9" in line and oasis in line for line in refused)
    assert refused[-1] == say("terminal-ask-rule", rule="D9").translate(SIGNS)


# -- widths ----------------------------------------------------------------------------------


@cache
def catalogue() -> str:
    folder = Path(serai.__file__).parent / "texts"
    return (folder / "en.ftl").read_text("utf-8")


def labels(pattern: str) -> list[str]:
    return re.findall(rf"^({pattern}) =", catalogue(), re.MULTILINE)


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_labels_of_targi_fit_on_their_cards(name: str) -> None:
    room = {"targi-screen-border-[a-z-]+": 11, "targi-screen-for-[a-z-]+": 13}
    room |= {"targi-screen-effect-[a-z_]+": 13}
    room |= {f"targi-screen-{key}": 13 for key in ("down", "empty", "choice")}
    room |= {"targi-screen-(?:goods|tribe)-deck": 13}
    for pattern, width in room.items():
        for key in labels(pattern):
            free = key.endswith("fata-morgana")  # on card 9, a number of one digit
            for line in say(key, name).splitlines():
                assert cell_len(line) <= width + free, (key, line)
    for given, most in (("goods", 3), ("gold", 1)):
        facts = {"number": most, "points": f"{most}★"}
        assert cell_len(say(f"targi-screen-raid-{given}", name, **facts)) <= 13
    assert cell_len(say("targi-screen-barred", name, foe="T2")) <= 13


@pytest.mark.parametrize("name", LANGUAGES)
def test_places_of_cards_fit_before_the_cards(name: str) -> None:
    assert cell_len(say("targi-screen-drawn", name)) < 7
    assert cell_len(say("targi-screen-hand-of", name, number=2)) < 7


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_letters_of_the_colours_differ(name: str) -> None:
    letters = [say(f"desert-letter-{colour}", name) for colour in COLOUR_NAMES]
    names = [say("desert-colour", name, colour=colour) for colour in COLOUR_NAMES]
    assert len(set(letters)) == len(set(names)) == len(COLOUR_NAMES)
    assert all(cell_len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_line_of_targi_has_the_same_columns(name: str) -> None:
    speak("en")
    match = walked(30)
    plain = board_lines("targi", match)
    speak(name)
    drawn = board_lines("targi", match)
    assert len(drawn) >= len(plain) - 3
    square = drawn[-17:]
    assert {cell_len(line) for line in square[:2]} == {5 * 14 + 4 * 2}
    assert max(map(cell_len, drawn)) <= WIDTH
    assert all(line.count("\u2066") <= line.count("\u2069") for line in drawn)


def board_lines(game: str, match: Match) -> list[str]:
    drawn = screen_of(game).board(seen(match, match.actor), (), False)
    assert isinstance(drawn, Text)
    return drawn.plain.splitlines()


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_tables_and_notes_fit_into_80_columns(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    speak(name)
    for match in moments(game):
        assert max(map(cell_len, board_lines(game, match))) <= WIDTH
        view, names = seen(match, match.actor), called(match)
        console = Console(width=2 * WIDTH, color_system=None)
        with console.capture() as printed:
            console.print(screen_of(game).table(view, names))
        rows = [line.rstrip() for line in printed.get().splitlines()]
        assert max(map(cell_len, rows)) <= WIDTH, rows
        assert all(row.count("\u2068") == row.count("\u2069") for row in rows)


def moments(game: str) -> Iterator[Match]:
    dice = random.Random(3)
    names = ["you", "beginner", "a person with a long name", "שרה"][
        : SEATS[game] + (game == "sons")
    ]
    match = serai.new(game, seats=len(names), seed=3, names=names)
    while not match.over:
        if dice.random() < 0.05:
            yield match
        match.act(dice.choice(match.legal()))


@pytest.mark.parametrize("name", LANGUAGES)
def test_lists_of_signs_fit_into_80_columns(name: str) -> None:
    speak(name)
    keys = [f"{game}-screen-{what}" for game in GAMES for what in ("signs", "looks")]
    for key in (*keys, "terminal-commands"):
        for line in say(key).splitlines():
            assert cell_len(line) <= WIDTH - 2, (key, line)


def test_turns_of_targi_are_told_in_every_language() -> None:
    for match, view in views([4]):
        for name in LANGUAGES:
            speak(name)
            assert screen_of("targi").turn({**view}, called(match)[match.actor])


# -- right to left ---------------------------------------------------------------------------


def test_what_takes_no_room_is_not_counted() -> None:
    assert cell_len(apart("מים")) == 3
    assert apart("water") == "water"
    assert fitted("\u2068מים\u2069", 5) == "\u2068מים\u2069  "
    assert shortened("\u2068נווי מדבר\u2069", 4) == "נווי"
    assert wrapped("\u2068ab\u2069 \u2068cd\u2069 ef", 5, "", "  ") == [
        "\u2068ab\u2069 \u2068cd\u2069",
        "  ef",
    ]
    assert wrapped("", 9) == []


def test_a_line_of_hebrew_is_set_apart_behind_what_is_before_it() -> None:
    assert lines_apart("  שלום.") == "  שלום."
    speak("he")
    assert lines_apart("  שלום.\n12 d5") == "  \u2067שלום.\u2069\n12 d5"
