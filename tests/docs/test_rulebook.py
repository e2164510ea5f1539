"""The rulebooks: every rule has its entry in every language, and a test that is marked with it.

Drawings are positions, so what they claim is asked of the rules. What is drawn, shown by an
example, or ruled by us stands at the same rule in every language.
"""

import re
from functools import cache
from pathlib import Path

import pytest

import serai
from serai.core import registry, rulebook
from serai.core.registry import folder_of
from serai.core.texts import LANGUAGES, say

TESTS = Path(__file__).parents[1]
RULES = {
    "desert": [f"D{number}" for number in range(1, 36)],
    "targi": [f"T{number}" for number in range(1, 43)],
    "sons": [f"S{number}" for number in range(1, 35)],
}
HEADING = re.compile(r"^#{1,3} .+$", re.MULTILINE)
ENTRY = re.compile(r"^### ([A-Z]\d+) (.+)$", re.MULTILINE)
CITED = re.compile(r"\b([DTS]\d{1,2})\b")
DRAWN = re.compile(r"^\[([^\]]+)\]\(drawings/([a-z0-9-]+)\.txt\)$", re.MULTILINE)
EXAMPLE, RULING = "> [!TIP]\n> ", "> [!NOTE]\n> "
MARK = re.compile(r"mark\.rule\(\"([A-Z]\d+)\"\)")
WORDS = re.compile(r"(?<![`\w-])[^\W\d_]{2,}(?![`\w-])")
FEWEST = 10

games = pytest.mark.parametrize("game", [name for name in serai.GAMES if name != "souk"])
languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def book(game: str, language: str = "en") -> str:
    return (rulebook.folder_of(game) / f"{language}.md").read_text("utf-8")


@cache
def marked() -> set[str]:
    return {
        rule for file in TESTS.rglob("test_*.py") for rule in MARK.findall(file.read_text("utf-8"))
    }


@languages
@games
def test_the_rulebook_has_one_entry_for_every_rule(game: str, language: str) -> None:
    assert [rule for rule, _ in ENTRY.findall(book(game, language))] == RULES[game]
    assert list(rulebook.entries(game, language)) == RULES[game]


@languages
@games
def test_every_entry_says_something(game: str, language: str) -> None:
    bodies = ENTRY.split(book(game, language))[3::3]
    assert len(bodies) == len(RULES[game])
    assert all(len(body.split()) > 6 for body in bodies)


@languages
@games
def test_the_book_begins_with_how_to_play_in_two_minutes(game: str, language: str) -> None:
    """A part without rules, short enough to be read at once, and parted as in English."""
    short = book(game, language).split("\n## ")[1]
    assert "\n### " not in short
    assert 100 < len(short.split()) < 420
    depths = [heading.split()[0] for heading in HEADING.findall(book(game, language))]
    assert depths == [heading.split()[0] for heading in HEADING.findall(book(game))]


@languages
def test_through_the_desert_gives_four_hints_before_its_words(language: str) -> None:
    """A part of its own, without rules, that names those it is about."""
    *_, hints, _ = book("desert", language).split("\n## ")
    assert "\n### " not in hints
    assert hints.count("\n- **") == 4
    assert CITED.findall(hints) == ["D17", "D25", "D31"]


@games
def test_every_rule_has_a_test(game: str) -> None:
    assert set(RULES[game]) - marked() == set()


def test_no_test_is_marked_with_a_rule_that_is_none() -> None:
    assert marked() <= {rule for rules in RULES.values() for rule in rules}


@games
def test_every_rule_that_is_cited_exists(game: str) -> None:
    folder = folder_of(game)
    assert folder is not None
    cited = {
        rule
        for name in ("refusal.py", "events.py")
        for rule in re.findall(r"\"([A-Z]\d+)\"", (folder.parent / name).read_text("utf-8"))
    }
    assert cited and cited <= set(RULES[game])


@pytest.mark.parametrize("language", LANGUAGES[1:])
@games
def test_every_language_tells_the_same(game: str, language: str) -> None:
    """The same drawings, examples, rulings, tables and cited rules at the same rules."""
    english, other = (rulebook.entries(game, spoken) for spoken in ("en", language))
    for rule, text in english.items():
        told = other[rule]
        assert [name for _, name in DRAWN.findall(told)] == [
            name for _, name in DRAWN.findall(text)
        ], rule
        for mark in (EXAMPLE, RULING, "\n|", "```", "\n- "):
            assert told.count(mark) == text.count(mark), (rule, mark)
        assert set(CITED.findall(told)) == set(CITED.findall(text)), rule
        assert told.split() != text.split(), rule


@pytest.mark.parametrize("language", LANGUAGES[1:])
@games
def test_no_sentence_of_the_english_book_is_left(game: str, language: str) -> None:
    english = {line for line in book(game).splitlines() if len(WORDS.findall(line)) > 4}
    title = {f"# {say(f'{game}-name')}"}  # a name may be the same
    assert english & set(book(game, language).splitlines()) <= title


@languages
@games
def test_the_rulebook_refers_to_every_drawing_and_to_no_other(game: str, language: str) -> None:
    files = {file.stem for file in (rulebook.folder_of(game) / "drawings").iterdir()}
    drawn = DRAWN.findall(book(game, language))
    assert {name for _, name in drawn} == files
    assert len(drawn) >= FEWEST
    assert book(game, language).count("](drawings/") == len(drawn)
    assert all(len(caption.split()) > 3 for caption, _ in drawn)


@games
def test_a_drawing_shows_what_the_rules_say(game: str) -> None:
    claims = 0
    for name, drawing in rulebook.drawings(game).items():
        for action in drawing.allowed:
            assert drawing.match.why_not(action) == [], (name, action)
        for rule, action in drawing.refused:
            reasons = drawing.match.why_not(action)
            assert rule in {reason.rule for reason in reasons}, (name, action, reasons)
        claims += len(drawing.allowed) + len(drawing.refused)
    assert claims >= FEWEST


def test_a_drawing_that_says_what_is_not_so_is_found_out() -> None:
    """The test of the test: a claim turned round, a line that is none."""
    told = next(one for one in rulebook.drawings("desert").values() if one.allowed)
    assert told.match.why_not(told.allowed[0]) == []
    refused = next(one for one in rulebook.drawings("desert").values() if one.refused)
    assert refused.match.why_not(refused.refused[0][1]) != []
    with pytest.raises(AssertionError):
        rulebook.read_drawing("desert", "drawn: a1\nserai position 1\n")


@games
def test_cells_that_a_drawing_points_at_are_on_its_board(game: str) -> None:
    for name, drawing in rulebook.drawings(game).items():
        view = str(drawing.match.view())
        for mark in drawing.marks:
            assert f"'{mark}'" in view, (name, mark)


@languages
def test_rules_are_found_by_their_id_whatever_the_case(language: str) -> None:
    for game in registry.names():
        for rule in RULES.get(game, []):
            assert rulebook.entry(game, rule.lower(), language).startswith(f"### {rule} ")
            assert rulebook.game_of(rule.lower()) == game
