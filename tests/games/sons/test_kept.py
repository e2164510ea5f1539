"""What must stay as it is: kept games, move counts, a playthrough, the order of legal actions.

With SERAI_UPDATE=1 the texts are written anew; look at the difference before you keep it.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from games.kept import check_replay, count_lines, kept, load, moments, records_of
from games.sons.oracle import Oracle
from games.sons.table import phase
from serai.core.contract import CHANCE, SPECTATOR
from serai.core.match import Match
from serai.core.perft import perft
from walk import length

HERE = Path(__file__).parent
RECORDS = records_of("sons")
COUNTS = HERE / "counts.txt"
READ = {"sons-3-own": "", "sons-3-bare": "-rules-2"}  # kept games, and their texts
SLOWEST_COUNT = 200_000
SLOWEST_ORACLE = 1_000  # actions played again


def file_of(name: str) -> Path:
    return next(record for record in RECORDS if record.stem == name)


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_kept_games_replay_for_ever(record: Path) -> None:
    check_replay(record)


def test_there_is_a_kept_game_for_every_number_of_players() -> None:
    """By every version of the rules."""
    games = [load(record).material for record in RECORDS]
    for rules, own in ((1, "odd oases"), (2, "bare oases")):
        found = [material for material in games if material.rules == rules]
        assert sorted(material.seats for material in found if material.shipped) == [2, 3, 4]
        assert [material.name for material in found if not material.shipped] == [own]


def test_what_the_rules_versions_differ_in_is_in_kept_games() -> None:
    """S25, S26: by version 1 the first passes, by version 2 a line is paid for without a field."""
    found: dict[int, set[str]] = {1: set(), 2: set()}
    for record in RECORDS:
        match = load(record)
        kinds = [event.kind for event in match.events(SPECTATOR)]
        for before, kind in pairwise(kinds):
            found[match.material.rules].add(f"{before}, {kind}")
        bare = "".join(f"{kind} " for kind in kinds if "complete" in kind or "line" in kind)
        if "complete-bare line line-paid" in bare:
            found[match.material.rules].add("paid for nothing")
    assert "paid for nothing" in found[2] - found[1]
    assert "line, no-field" in found[1] - found[2]


def count_moments() -> Iterator[tuple[Match, dict[int, int]]]:
    """The moments of kept games that have been counted: the number of sequences by depth."""
    found: dict[tuple[str, int], dict[int, int]] = {}
    for name, ply, depth, number in count_lines(COUNTS):
        found.setdefault((name, ply), {})[depth] = number
    for record in RECORDS:
        for match, _ in moments(record):
            if (record.stem, len(match.log)) in found:
                yield match, found.pop((record.stem, len(match.log)))
    assert found == {}


@pytest.mark.soak
def test_move_counts_are_as_kept() -> None:
    assert len(count_lines(COUNTS)) > 100
    for match, numbers in count_moments():
        for depth, number in numbers.items():
            if number <= length(SLOWEST_COUNT * 10):
                found = perft(match.position, depth)
                assert found == number, (match.seats, len(match.log), depth)


def test_the_oracle_counts_the_same() -> None:
    """The first depth, and the second where not too much is to be played again."""
    for match, numbers in count_moments():
        texts = [match.text(entry.action) for entry in match.log]
        assert len(oracle_after(match, texts).legal()) == numbers[1]
        if 2 in numbers and numbers[1] * len(texts) < SLOWEST_ORACLE:
            first = oracle_after(match, texts).legal()
            seconds = [oracle_after(match, [*texts, text]).legal() for text in first]
            assert sum(map(len, seconds)) == numbers[2]


def oracle_after(match: Match, texts: list[str]) -> Oracle:
    material = match.material
    oracle = Oracle(material.source, match.seats, material.options["first"], material.rules)
    for text in texts:
        oracle.play(text)
    return oracle


@pytest.mark.parametrize("name", READ)
def test_a_playthrough_reads_as_kept(name: str) -> None:
    lines: list[str] = []
    for match, entry in moments(file_of(name)):
        if match.log:
            lines += [f"    {said}" for said in match.sentences(SPECTATOR, len(match.log) - 1)]
        if len(match.log) % 40 == 0 or entry is None:
            lines.append(str(match.position))
        if entry is not None:
            legal = len(match.legal())
            who = "chance" if entry.seat == CHANCE else f"seat {entry.seat + 1}"
            lines.append(f"{len(match.log)} {who} has {legal}: {match.text(entry.action)}")
    points = [score.total for score in match.points()]
    text = "\n".join([*lines, f"points {points}", f"result {match.result()}"]) + "\n"
    assert text == kept(HERE / f"playthrough{READ[name]}.txt", text)


@pytest.mark.parametrize("name", READ)
def test_legal_actions_come_in_the_kept_order(name: str) -> None:
    """The first two moments of each phase in a kept game."""
    seen: dict[str, int] = {}
    lines = []
    for match, entry in moments(file_of(name)):
        now = phase(match)
        seen[now] = seen.get(now, 0) + 1
        if entry is not None and seen[now] <= 2:
            lines.append(f"{len(match.log)} {now}: {', '.join(match.legal())}")
    text = "\n".join(lines) + "\n"
    assert text == kept(HERE / f"order{READ[name]}.txt", text)
