"""Every rule has an entry in the rulebook, and a test that is marked with it."""

import re
from pathlib import Path

import pytest

import serai
from serai.core import registry
from serai.core.registry import folder_of

TESTS = Path(__file__).parents[1]
RULES = {
    "desert": [f"D{number}" for number in range(1, 36)],
    "targi": [f"T{number}" for number in range(1, 43)],
    "sons": [f"S{number}" for number in range(1, 35)],
}
ENTRY = re.compile(r"^### ([A-Z]\d+) (.+)$", re.MULTILINE)
MARK = re.compile(r"mark\.rule\(\"([A-Z]\d+)\"\)")

games = pytest.mark.parametrize("game", [name for name in serai.GAMES if name != "souk"])


def rulebook(game: str) -> str:
    texts = folder_of(game)
    assert texts is not None
    return (texts.parent / "rulebook" / "en.md").read_text("utf-8")


def marked() -> set[str]:
    return {
        rule for file in TESTS.rglob("test_*.py") for rule in MARK.findall(file.read_text("utf-8"))
    }


@games
def test_the_rulebook_has_one_entry_for_every_rule(game: str) -> None:
    assert [rule for rule, _ in ENTRY.findall(rulebook(game))] == RULES[game]


@games
def test_every_entry_says_something(game: str) -> None:
    bodies = ENTRY.split(rulebook(game))[3::3]
    assert len(bodies) == len(RULES[game])
    assert all(len(body.split()) > 8 for body in bodies)


@games
def test_every_rule_has_a_test(game: str) -> None:
    assert set(RULES[game]) - marked() == set()


def test_no_test_is_marked_with_a_rule_that_is_none() -> None:
    assert marked() <= {rule for rules in RULES.values() for rule in rules}


@games
def test_every_rule_that_is_cited_exists(game: str) -> None:
    folder = folder_of(game)
    assert folder is not None
    sources = [file.read_text("utf-8") for file in folder.parent.glob("*.py")]
    cited = {rule for source in sources for rule in re.findall(r"\"([DTS]\d+)\"", source)}
    assert cited <= set(RULES[game])
    assert registry.package_of(game).endswith(game)
