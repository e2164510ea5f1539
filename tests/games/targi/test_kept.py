"""What must stay as it is: kept games, move counts, a playthrough, the order of legal actions.

With SERAI_UPDATE=1 the texts are written anew; look at the difference before you keep it.
"""

from pathlib import Path

import pytest

from games.kept import FOLDER, begun, check_replay, count_lines, kept, load, moments, records_of
from games.targi.oracle import Oracle
from serai.core.contract import CHANCE, SPECTATOR
from serai.core.match import Match
from serai.core.perft import perft
from serai.games.targi.layout import Phase, state_of
from walk import length

HERE = Path(__file__).parent
RECORDS = records_of("targi")
COUNTS = HERE / "counts.txt"
SLOWEST_COUNT = 200_000


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_kept_games_replay_for_ever(record: Path) -> None:
    check_replay(record)


def test_there_are_kept_games_of_every_ending_and_with_decks_that_run_out() -> None:
    assert len(RECORDS) == 3
    kinds = {event.kind for record in RECORDS for event in load(record).events()}
    assert {"end-raid", "end-display", "remade-goods", "remade-tribe", "stays-empty"} <= kinds


# -- counts -----------------------------------------------------------------------------------


@pytest.mark.soak
def test_move_counts_are_as_kept() -> None:
    lines = count_lines(COUNTS)
    assert len(lines) > 20
    for record in RECORDS:
        for ply, (match, _) in enumerate(moments(record)):
            for name, at, depth, number in lines:
                if (name, at) == (record.stem, ply) and number <= length(SLOWEST_COUNT):
                    found = perft(match.position, depth)
                    assert found == number, (name, ply, depth)


def test_the_oracle_counts_the_same() -> None:
    """The first two depths, by the slow referee."""
    games = {record.stem: load(record) for record in RECORDS}
    for name, ply, depth, number in count_lines(COUNTS):
        if depth == 1 or (depth == 2 and number < 300):
            match = games[name]
            texts = [match.text(entry.action) for entry in match.log[:ply]]
            assert oracle_counts(match, texts, depth) == number, (name, ply, depth)


def oracle_counts(match: Match, texts: list[str], depth: int) -> int:
    oracle = Oracle(match.material.source, match.material.options["first"])
    for text in texts:
        oracle.play(text)
    if depth == 1:
        return len(oracle.legal())
    return sum(oracle_counts(match, [*texts, text], depth - 1) for text in oracle.legal())


# -- a playthrough ----------------------------------------------------------------------------


def test_a_playthrough_reads_as_kept() -> None:
    match = load(FOLDER / "targi-2.serai")
    again = begun(match)
    lines: list[str] = []
    for number, entry in enumerate(match.log):
        legal = len(again.game.legal(again.material.m, again.state))
        who = "chance" if entry.seat == CHANCE else f"seat {entry.seat + 1}"
        lines.append(f"{number} {who} has {legal}: {match.text(entry.action)}")
        again.replay(entry)
        lines += [f"    {line}" for line in again.sentences(SPECTATOR, since=number)]
        if number % 60 == 0:
            lines += [
                f"    points {[score.total for score in again.points()]}",
                str(again.position),
            ]
    lines += [str(again.position), f"result {again.result()}"]
    text = "\n".join(lines) + "\n"
    assert text == kept(HERE / "playthrough.txt", text)


def test_legal_actions_come_in_the_kept_order() -> None:
    """Once for every phase of each kept game."""
    lines = []
    for record in RECORDS:
        seen = set[str]()
        for ply, (match, _) in enumerate(moments(record)):
            phase = Phase(state_of(match.state).phase).label
            if phase not in seen:
                seen.add(phase)
                lines.append(f"{record.stem} {ply} {phase}: {', '.join(match.legal())}")
    text = "\n".join(lines) + "\n"
    assert text == kept(HERE / "order.txt", text)
