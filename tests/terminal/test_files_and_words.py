"""Keeping games, completing words, grouping actions, and the texts themselves."""

import re
from pathlib import Path

import pytest

import serai
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.core.rulebook import entries
from serai.core.texts import plain
from serai.terminal import files
from serai.terminal.commands import grouped
from serai.terminal.prompt import next_words
from terminal.tools import begun


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "serai" / "saved"


def new(seed: int = 7) -> Match:
    return serai.new("desert", seed=seed, map="wadi", names=["you", "greedy"])


def test_a_game_is_saved_over_its_own_beginning(home: Path) -> None:
    match = new()
    match.play(match.legal()[0])
    first = files.save_at_home(match)
    match.play(match.legal()[0])
    match.undo()
    assert files.save_at_home(match) == first == home / "desert.serai"
    assert first.read_text("utf-8") == match.record()


def test_a_game_is_never_saved_over_another(home: Path) -> None:
    one, two = new(), new()
    one.play(one.legal()[0])
    two.play(two.legal()[1])
    files.save_at_home(one)
    assert files.save_at_home(two) == home / "desert-2.serai"
    assert (home / "desert.serai").read_text("utf-8") == one.record()
    assert files.save_at_home(one) == home / "desert.serai"


def test_a_game_in_which_nobody_moved_makes_room(home: Path) -> None:
    files.save_at_home(new(1))
    assert files.save_at_home(new(2)) == home / "desert.serai"


def test_only_a_record_is_ever_written_over(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada", "utf-8")
    with pytest.raises(SeraiError, match="not a saved game"):
        files.save(new(), letter)
    assert letter.read_text("utf-8") == "Dear Ada"


def test_saving_leaves_nothing_but_the_record_behind(tmp_path: Path) -> None:
    path = files.save(new(), tmp_path / "a game")
    files.save(new(), path)
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_save_keeps_the_old_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = files.save(new(1), tmp_path / "game")
    before = path.read_text("utf-8")

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(SeraiError, match="No space left on device"):
        files.save(new(2), path)
    assert path.read_text("utf-8") == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("before", "words"),
    [
        ("", ["camel ", "lime ", "quit", "why "]),
        ("L", ["lime "]),
        ("lime ", ["d5", "e5"]),
        ("lime  d", ["d5"]),
        ("why lime ", ["d5"]),
        ("lime d5 ", []),
        ("banana ", []),
    ],
)
def test_a_line_is_completed_word_by_word(before: str, words: list[str]) -> None:
    phrases = ["camel lime d5", "lime d5", "lime e5", "quit", "why", "why lime d5"]
    assert next_words(phrases, before) == words


def test_actions_are_grouped_into_few_lines() -> None:
    assert grouped(["camel lime a1", "camel lime b2", "camel rose a1", "skip"]) == [
        "camel lime: a1 b2",
        "camel rose: a1",
        "skip",
    ]
    assert grouped(["leader lime a1", "leader rose a1"]) == ["leader lime, rose: a1"]
    assert grouped(["aside lime", "aside rose"]) == ["aside: lime rose"]
    assert len(grouped(new().legal())) == 1
    assert grouped(["pay points", "pay dates 2", "pay dates 1 salt 1", "done"]) == [
        "done",
        "pay: points, dates 2, dates 1 salt 1",
    ]


def test_what_stands_in_the_log_is_what_was_not_taken_back() -> None:
    match = begun(30)
    plies = [step.ply for step in match.steps]
    match.play(match.legal()[0])
    match.undo()
    assert [step.ply for step in match.steps] == plies
    match.undo()
    assert len(match.steps) == len(plies) - 1


def test_the_rulebook_is_cut_into_its_rules() -> None:
    rules = entries("desert")
    assert list(rules)[:3] == ["D1", "D2", "D3"]
    assert all(text.startswith(f"### {rule} ") for rule, text in rules.items())
    assert not any("\n#" in text for text in rules.values())


def test_every_text_that_the_terminal_says_is_there() -> None:
    source = Path(serai.__file__).parent
    modules = [source / "cli.py", source / "core" / "rulebook.py"]
    modules += [*(source / "terminal").rglob("*.py"), *(source / "screens").rglob("*.py")]
    code = "\n".join(file.read_text("utf-8") for file in modules)
    used = set(re.findall(r'"(terminal-[a-z-]+[a-z])"', code))
    texts = (source / "texts" / "en.ftl").read_text("utf-8")
    there = set(re.findall(r"^(terminal-[a-z-]+) = ", texts, re.MULTILINE))
    assert used <= there
    assert there <= used
    assert plain("help-play")
