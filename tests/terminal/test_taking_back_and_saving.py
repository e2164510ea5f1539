"""Taking back, saving, resuming: no game is ever lost."""

from pathlib import Path

import serai
from serai.core.contract import UNDO
from serai.core.match import Match
from serai.terminal.seats import USUAL_SEATS
from terminal.tools import begun, kept, run, saved

PLAY = ("play", "--map", "wadi", "--seed", 7, "--option", "first=1", "--seats", "you,greedy")


def test_undo_takes_back_my_last_action(tmp_path: Path) -> None:
    match = begun(30)
    while match.view(0)["left"] != 2 or match.actor != 0:
        match.play(match.legal()[0])
    again = after_lines(tmp_path, match, match.legal()[0], "undo")
    assert again.log[-1].action == UNDO
    assert (again.state == match.state).all()


def test_undo_goes_back_to_my_last_decision_over_what_bots_did(tmp_path: Path) -> None:
    match = begun(30)
    while match.view(0)["left"] != 1 or match.actor != 0:
        match.play(match.legal()[0])
    again = after_lines(tmp_path, match, match.legal()[0], "undo")
    assert [entry.action for entry in again.log[-3:]] == [UNDO, UNDO, UNDO]
    assert (again.state == match.state).all()


def after_lines(home: Path, match: Match, *lines: str) -> Match:
    """The game as it is after these lines."""
    file, after = kept(match, home / "game"), home / "after"
    run(home, "play", "--resume", file, lines=[*lines, f"save {after}"])
    return serai.load(after.read_text("utf-8"))


def test_undo_before_my_first_action_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game"
    second = ("--option", "first=2")
    done = run(tmp_path, *PLAY, *second, lines=["undo", f"save {file}"])
    assert "greedy (2) places the" in done.stdout
    assert "There is nothing to take back." in done.stdout
    assert "undo" not in file.read_text("utf-8")
    assert "Taken back" not in done.stdout


# -- saving ----------------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    run(tmp_path, *PLAY, lines=["lime g10", f"save {first}", "quit"])
    done = run(tmp_path, "play", "--resume", first, lines=[f"save {second}"])
    assert first.read_text("utf-8") == second.read_text("utf-8")
    one, two = (serai.load(file.read_text("utf-8")) for file in (first, second))
    assert (one.state == two.state).all()
    assert "L1" in done.stdout


def test_a_game_can_be_resumed_from_within_another(tmp_path: Path) -> None:
    match = begun(30)
    file = kept(match, tmp_path / "game")
    bad = tmp_path / "bad"
    bad.write_text("serai record 1\nbanana\n", "utf-8")
    lines = ["lime g10", f"resume {bad}", f"resume {file}", f"save {tmp_path / 'copy'}"]
    done = run(tmp_path, *PLAY, lines=lines)
    assert "line 2: “banana” is not understood" in done.stdout
    assert (tmp_path / "copy").read_text("utf-8") == match.record()
    assert "leader lime g10" in saved(tmp_path).read_text("utf-8")  # the first game is kept


def test_who_names_nobody_plays_against_the_usual_bot(tmp_path: Path) -> None:
    run(tmp_path, "play", "--map", "wadi", "--seed", 7, lines=["quit"])
    assert serai.load(saved(tmp_path).read_text("utf-8")).names == USUAL_SEATS.split(",")


def test_the_end_of_the_input_saves_the_game(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, lines=["lime g10"])
    assert done.returncode == 0
    assert f"play --resume {saved(tmp_path)}" in done.stdout
    assert "leader lime g10" in saved(tmp_path).read_text("utf-8")


def test_quit_saves_where_it_was_told_to(tmp_path: Path) -> None:
    file = tmp_path / "mine.serai"
    for word in ("quit", "Q"):
        done = run(tmp_path, *PLAY, "--save", file, lines=["lime g10", word])
        assert f"--resume {file}" in done.stdout
        assert serai.load(file.read_text("utf-8")).names == ["you", "greedy"]
    assert not saved(tmp_path).exists()


def test_a_game_that_cannot_be_saved_is_printed(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--save", tmp_path, lines=["lime g10", "quit"])
    assert done.returncode == 1
    record = done.stdout[done.stdout.index("serai record 1") :]
    assert serai.load(record.rstrip() + "\n").names == ["you", "greedy"]
