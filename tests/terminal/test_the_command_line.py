"""The commands beside playing, as processes."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.cli import main
from serai.core.perft import perft
from terminal.tools import begun, kept, run

HEAVY = ("numba", "numpy", "fluent", "rich", "prompt_toolkit", "fastapi", "sqlalchemy")
MAPS = Path(serai.__file__).parent / "games" / "desert" / "data"


def test_the_command_line_imports_nothing_heavy() -> None:
    code = f"import sys, serai.cli; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_help_names_the_commands(tmp_path: Path) -> None:
    done = run(tmp_path, "--help")
    assert done.returncode == 0
    for command in ("serve", "play", "rules", "check", "perft", "bench"):
        assert f"\n  {command} " in done.stdout
    assert "compile" not in done.stdout


def test_the_version_can_be_asked(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").stdout.startswith("serai ")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "chess"], "There is no game called “chess”"),
        (["play", "--seats", "you"], "not for 1 player but"),
        (["play", "--seats", "you,,greedy"], "cannot be the name of a seat"),
        (["play", "--seats", "a|b,greedy"], "cannot be the name of a seat"),
        (["play", "--option", "first=9"], "The option first cannot be “9”"),
        (["play", "--option", "wind=3"], "There is no option “wind”"),
        (["play", "--option", "seats=3"], "There is no option “seats”"),
        (["play", "--option", "first"], "should be NAME=VALUE"),
        (["play", "--map", "atlantis"], "There is no map called “atlantis”"),
        (
            ["play", "--deck", "nomads"],
            "Through the Desert has no deck. Its map is given with --map",
        ),
        (["play", "targi", "--map", "wadi"], "Targi has no map. Its deck is given with --deck"),
        (["play", "targi", "--deck", "atlantis"], "There is no deck called “atlantis”"),
        (["play", "targi", "--seats", "a,b,c"], "not for 3 players"),
        (["play", "--resume", "nowhere.serai", "--deck", "nomads"], "without them"),
        (["play", "--seed", "-"], "cannot be a seed"),
        (["play", "--resume", "nowhere.serai"], "nowhere.serai cannot be read"),
        (["play", "--resume", "nowhere.serai", "--seed", "7"], "without them"),
        (["rules", "desert", "D99"], "D1, D2, D3"),
        (["rules", "chess"], "There is no game called “chess”"),
        (["perft", "--seats", "6"], "not for 6 players"),
        (["perft", "--position", "nowhere"], "cannot be read"),
        (["check"], "FILE is missing."),
        (["dance"], "There is no command “dance”."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "…",
)
def test_what_is_wrong_is_said_with_exit_code_2(
    words: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["serai", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err


def test_a_bad_option_shows_no_traceback(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--option", "first=9")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "The option first cannot be “9”. It can be: lot, 1 and 2.\n"


def test_rules_prints_the_rulebook_as_it_is_into_a_pipe(tmp_path: Path) -> None:
    done = run(tmp_path, "rules")
    assert done.returncode == 0
    assert done.stdout.startswith("# Through the Desert")
    assert "\n### D10 Keep your distance" in done.stdout


def test_rules_prints_the_rules_of_targi(tmp_path: Path) -> None:
    assert run(tmp_path, "rules", "targi").stdout.startswith("# Targi")
    for words in (["targi", "T13"], ["t13"]):
        assert run(tmp_path, "rules", *words).stdout.startswith("### T13 ")


@pytest.mark.parametrize("words", [["desert", "D10"], ["desert", "d10"], ["D10"]], ids=" ".join)
def test_rules_prints_one_rule(tmp_path: Path, words: list[str]) -> None:
    done = run(tmp_path, "rules", *words)
    assert done.stdout.startswith("### D10 Keep your distance\n")
    assert "D11" not in done.stdout


# -- check -----------------------------------------------------------------------------------


def test_check_knows_a_good_map_a_record_and_a_position(tmp_path: Path) -> None:
    match = begun(100)
    record = kept(match, tmp_path / "game.serai")
    position = tmp_path / "there.position"
    position.write_text(str(match.position), "utf-8")
    done = run(tmp_path, "check", MAPS / "wadi.map", record, position)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == (
        f"{MAPS / 'wadi.map'}: a map of Through the Desert: wadi, for 2 players, 103 spaces"
    )
    assert lines[1].startswith(
        f"{record}: a record of Through the Desert: Player 1 and greedy (2);"
    )
    assert lines[2].startswith(f"{record}: won by ")
    assert lines[3] == f"{record}: chance’s draws follow the seed"
    assert lines[4].startswith(f"{record}: the seed’s commitment is ")
    assert lines[5] == f"{position}: a position of Through the Desert for 2 players on wadi"


def test_check_names_the_line_of_each_fault(tmp_path: Path) -> None:
    drawn = tmp_path / "bad.map"
    drawn.write_text("name: bad\nplayers: 2\nfirst\nboard:\n  . x .\n", "utf-8")
    record = tmp_path / "bad.serai"
    record.write_text(begun(20).record() + "1 camel lime z9\n", "utf-8")
    last = len(record.read_text("utf-8").splitlines())
    done = run(tmp_path, "check", drawn, record)
    assert done.returncode == 1
    assert f"{drawn}: line 3: “first” is not understood" in done.stdout
    assert f"{drawn}: line 5, column 5: unknown sign “x”" in done.stdout
    assert f"{record}: line {last}: “camel lime z9”" in done.stdout
    assert all(line.startswith(str(tmp_path)) for line in done.stdout.splitlines())


def test_check_notices_draws_that_do_not_follow_the_seed(tmp_path: Path) -> None:
    record = tmp_path / "other.serai"
    record.write_text(begun(10).record().replace("\nseed: 7\n", "\nseed: 8\n"), "utf-8")
    done = run(tmp_path, "check", record)
    assert done.returncode == 1
    assert "do not follow the seed" in done.stdout


def test_check_refuses_an_impossible_position(tmp_path: Path) -> None:
    position = tmp_path / "bad.position"
    position.write_text(re.sub(r"violet \d+", "violet 22", str(begun(20).position)), "utf-8")
    done = run(tmp_path, "check", position)
    assert done.returncode == 1
    assert "violet camels in the herd" in done.stdout


def test_check_says_which_files_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary.map"
    binary.write_bytes(b"\x80\xff\x00\x01" * 50)
    done = run(tmp_path, "check", binary, tmp_path / "missing", tmp_path, MAPS / "wadi.map")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert f"{binary}: cannot be read: it is not text in UTF-8" in done.stdout
    assert f"{tmp_path / 'missing'}: cannot be read: No such file" in done.stdout
    assert f"{tmp_path}: cannot be read: Is a directory" in done.stdout
    assert "a map of Through the Desert: wadi" in done.stdout


def test_check_says_little_of_a_file_in_which_everything_is_wrong(tmp_path: Path) -> None:
    drawn = tmp_path / "bad.map"
    drawn.write_text("name: bad\nplayers: 2\nboard:\n" + ("?" * 300 + "\n") * 20, "utf-8")
    done = run(tmp_path, "check", drawn)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert len(lines) == 21 and lines[-1] == f"{drawn}: and 5,980 more"
    row = tmp_path / "row.map"
    row.write_text("name: bad\nplayers: 2\nboard:\n" + "?" * 250_000 + "\n", "utf-8")
    done = run(tmp_path, "check", row, "/dev/zero")
    assert done.returncode == 2
    assert done.stdout.splitlines() == [
        f"{row}: This is longer than 65,536 characters, and so it is not read.",
        "/dev/zero: cannot be read: it is larger than 16,777,216 bytes",
    ]


def test_check_sends_no_control_characters_to_the_terminal(tmp_path: Path) -> None:
    drawn, record = tmp_path / "bad.map", tmp_path / "bad.serai"
    drawn.write_text("name: \x1b[2J\nplayers: 2\nboard:\n. .\n", "utf-8")
    record.write_text("serai record 1\ngame: \u202edesert\nmoves:\n", "utf-8")
    halves = tmp_path / "half.map"
    halves.write_bytes(b"name: \xed\xa0\x80\n")
    done = run(tmp_path, "check", drawn, record, halves)
    assert (done.returncode, done.stderr) == (2, "")
    assert f"{drawn}: line 1, column 7: a control character" in done.stdout
    assert f"{halves}: cannot be read: it is not text in UTF-8" in done.stdout
    assert not {"\x1b", "\u202e"} & set(done.stdout)


# -- counts and compile ----------------------------------------------------------------------


def test_counts_are_the_legal_actions_and_the_sum_after_each() -> None:
    match = serai.new("desert", seed=7, map="wadi")
    here, game, m, s = match.position, match.game, match.material.m, match.state
    legal = game.legal(m, s)
    assert perft(here, 0) == 1
    assert perft(here, 1) == len(legal)
    by_hand = sum(len(game.legal(m, game.after(m, s, action))) for action in legal)
    told: list[tuple[int, int]] = []
    assert perft(here, 2, lambda done, of: told.append((done, of))) == by_hand
    assert told[-1] == (len(legal), len(legal))


def test_counts_takes_chance_for_a_player() -> None:
    match = serai.new("desert", seed=7, map="wadi")
    assert perft(match.start, 1) == 2  # who begins
    assert perft(match.start, 2) == 2 * 4  # and where the first of the palms stands


def test_counts_prints_a_line_a_depth(tmp_path: Path) -> None:
    match = begun(20)
    position = tmp_path / "there.position"
    position.write_text(str(match.position), "utf-8")
    expected = [f"{depth} {perft(match.position, depth)}" for depth in (1, 2, 3)]
    done = run(tmp_path, "perft", "--position", position, "--depth", 3)
    assert done.stdout.splitlines() == expected
    opening = serai.new("desert", seed=7, map="wadi")
    done = run(tmp_path, "perft", "--map", "wadi", "--seed", 7, "--depth", 1)
    assert done.stdout == f"1 {len(opening.legal())}\n"


def test_compile_says_at_once_that_all_is_ready(tmp_path: Path) -> None:
    assert len(begun(0).legal()) > 1  # compiled by now
    done = run(tmp_path, "compile")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "Everything is ready: nothing had to be compiled.\n"
