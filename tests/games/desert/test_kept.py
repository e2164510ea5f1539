"""What must stay as it is: kept games, move counts, a playthrough, the order of legal actions.

With SERAI_UPDATE=1 the texts are written anew; look at the difference before you keep it.
"""

from copy import deepcopy
from pathlib import Path

import pytest

from games.desert.oracle import Oracle
from games.kept import FOLDER, begun, check_replay, count_lines, kept, load, moments, records_of
from serai.core.contract import SPECTATOR
from serai.core.match import Match
from serai.core.perft import perft
from walk import length

HERE = Path(__file__).parent
RECORDS = records_of("desert")
WADI = FOLDER / "desert-2-wadi.serai"
COUNTS = HERE / "counts.txt"
SLOWEST_COUNT = 200_000


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_kept_games_replay_for_ever(record: Path) -> None:
    check_replay(record)


def test_there_is_a_kept_game_for_every_number_of_players() -> None:
    seats = {load(record).seats for record in RECORDS}
    assert seats == {2, 3, 4, 5}


@pytest.mark.soak
def test_move_counts_are_as_kept() -> None:
    lines = count_lines(COUNTS)
    assert len(lines) > 20
    for name, ply, depth, number in lines:
        if number <= length(SLOWEST_COUNT * 10):
            found = perft(before(name, ply).position, depth)
            assert found == number, (name, ply, depth)


def test_the_oracle_counts_the_same() -> None:
    """The first two depths, by the slow referee."""
    for name, ply, depth, number in count_lines(COUNTS):
        if depth == 1 or (depth == 2 and number < 3000):
            oracle = oracle_of(before(name, ply))
            assert oracle_counts(oracle, depth) == number, (name, ply, depth)


def before(name: str, ply: int) -> Match:
    record = FOLDER / f"{name}.serai"
    return next(match for match, _ in moments(record) if len(match.log) == ply)


def oracle_of(match: Match) -> Oracle:
    """The slow referee at the same moment."""
    options = match.material.options
    first = None if options["first"] == "lot" else int(options["first"]) - 1
    palms = None if options["palms"] == "random" else tuple(options["palms"].split())
    oracle = Oracle(match.material.source, match.seats, first, palms)
    for step in match.steps:
        oracle.play(match.text(step.action))
    return oracle


def oracle_counts(oracle: Oracle, depth: int) -> int:
    if depth == 1:
        return len(oracle.legal())
    return sum(oracle_counts(played(oracle, text), depth - 1) for text in oracle.legal())


def played(oracle: Oracle, text: str) -> Oracle:
    """Another game, one action further; of the two only the board is the same."""
    board = {id(part): part for part in (oracle.sign, oracle.neighbours)}
    further = deepcopy(oracle, board)
    further.play(text)
    return further


def test_a_playthrough_reads_as_kept() -> None:
    lines: list[str] = []
    for match, entry in moments(WADI):
        if entry is None:
            lines += [str(match.position), f"result {match.result()}"]
            break
        legal = len(match.game.legal(match.material.m, match.state))
        who = "chance" if entry.seat < 0 else f"seat {entry.seat + 1}"
        lines.append(f"{len(match.log)} {who} has {legal}: {match.entry_text(entry)}")
        after = begun(match)
        for done in [*match.log, entry]:
            after.replay(done)
        lines += [f"    {line}" for line in after.sentences(SPECTATOR, since=len(match.log))]
        points = [score.total for score in after.points()]
        lines.append(f"    points {points}")
        if len(match.log) % 40 == 0:
            lines.append(str(after.position))
    text = "\n".join(lines) + "\n"
    assert text == kept(HERE / "playthrough.txt", text)


def test_legal_actions_come_in_the_kept_order() -> None:
    lines = []
    for match, entry in moments(WADI):
        if entry is not None and len(match.log) in (0, 1, 4, 19, 20, 28, 29, 30, 50):
            lines.append(f"{len(match.log)}: {', '.join(match.legal())}")
    text = "\n".join(lines) + "\n"
    assert text == kept(HERE / "order.txt", text)
