"""Bots at the terminal: introduced with their level, called by their names, kept by their level."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.core.texts import speak
from serai.terminal.seats import called, introduce, introduced
from terminal.tools import begun, kept, run

COMPANY = ("you", "master", "master", "easy", "greedy")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    yield
    speak("en")


def test_every_bot_of_a_level_is_called_by_a_name_of_its_own() -> None:
    match = begun(0, COMPANY, map="sirocco", first=1)
    assert called(match) == ["Player 1", "Kahina (2)", "Nadia (3)", "Mina (4)", "greedy (5)"]
    bots = ["Kahina · master (2)", "Nadia · master (3)", "Mina · easy (4)", "greedy (5)"]
    assert introduced(match) == ["Player 1", *bots]
    assert introduce(match) == [
        f"At this screen: Player 1. Bots: {', '.join(bots[:-1])} and {bots[-1]}."
    ]


@pytest.mark.parametrize(
    ("language", "name", "level"),
    [
        ("pl", "Soraja (2)", "Soraja · silny (2)"),
        ("fr", "Soraya (2)", "Soraya · fort (2)"),
        ("de", "Soraya (2)", "Soraya · stark (2)"),
    ],
)
def test_names_and_levels_are_those_of_the_language(language: str, name: str, level: str) -> None:
    match = serai.new("targi", seed=7, names=("you", "strong"))
    speak(language)
    assert (called(match)[1], introduced(match)[1]) == (name, level)


def test_a_record_is_told_with_names_and_kept_with_levels(tmp_path: Path) -> None:
    match = begun(6, ("you", "easy"))
    record = kept(match, tmp_path / "game.serai")
    assert "names: you | easy" in record.read_text("utf-8").splitlines()
    done = run(tmp_path, "check", record)
    assert "Player 1 and Yara · easy (2);" in done.stdout


def test_a_drawn_analysis_calls_them_by_name_and_tells_their_level(tmp_path: Path) -> None:
    record = kept(begun(200, ("medium", "easy")), tmp_path / "game.serai")
    drawn = tmp_path / "curves.svg"
    done = run(tmp_path, "analyse", record, "--simulations", 1, "--svg", drawn)
    assert done.returncode == 0, done.stderr
    assert "Faris · medium (1) and Yara · easy (2)" in " ".join(done.stdout.split())
    svg = drawn.read_text("utf-8")
    assert ">Faris<" in svg and ">Yara<" in svg
    assert "Faris · medium" in svg and "Yara · easy" in svg
