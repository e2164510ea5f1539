"""Playing in a real terminal: keys, colours, interruptions."""

import re
import signal
from pathlib import Path
from typing import Any

import pexpect
import pytest

import serai
from terminal.tools import SHOWN_PROMPT, begun, kept, saved, terminal

PLAY = ("play", "--map", "wadi", "--seed", 7, "--option", "first=1", "--seats", "you,greedy")
STYLES = re.compile(r"\x1b\[([\d;]*)m")


def prompted(game: Any) -> str:
    """Wait for the prompt; what was shown before it."""
    game.expect(SHOWN_PROMPT)
    return str(game.before)


def ended(game: Any) -> str:
    game.expect(pexpect.EOF)
    game.close()
    return str(game.before)


def test_control_c_saves_and_the_game_goes_on_later(tmp_path: Path) -> None:
    game = terminal(tmp_path, *PLAY)
    prompted(game)
    game.sendline("lime g10")
    game.expect_exact("Player 1 places the lime leader on g10.")
    prompted(game)
    game.sendcontrol("c")
    told = ended(game)
    assert game.exitstatus == 0
    assert f"--resume {saved(tmp_path)}" in told.replace("\r\n", "")
    before = serai.load(saved(tmp_path).read_text("utf-8"))

    game = terminal(tmp_path, "play", "--resume", saved(tmp_path))
    assert "L1" in prompted(game)
    game.sendline(before.legal()[0])
    game.expect_exact("Player 1 places the")
    prompted(game)
    game.sendcontrol("d")
    ended(game)
    after = serai.load(saved(tmp_path).read_text("utf-8"))
    assert after.log[: len(before.log)] == before.log
    assert after.text(after.log[len(before.log)].action) == before.legal()[0]


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM], ids=lambda number: number.name)
def test_a_closed_window_saves_the_game(tmp_path: Path, number: signal.Signals) -> None:
    game = terminal(tmp_path, *PLAY)
    prompted(game)
    game.sendline("lime g10")
    game.expect_exact("Player 1 places the lime leader on g10.")
    prompted(game)
    game.kill(number)
    ended(game)
    assert "leader lime g10" in saved(tmp_path).read_text("utf-8")


def test_a_game_started_with_nohup_outlives_the_window(tmp_path: Path) -> None:
    game = terminal(tmp_path, *PLAY, nohup=True)
    prompted(game)
    game.kill(signal.SIGHUP)
    game.sendline("lime g10")
    game.expect_exact("Player 1 places the lime leader on g10.")
    prompted(game)
    game.sendline("quit")
    ended(game)
    assert game.exitstatus == 0


def test_control_c_outside_a_game_ends_quietly(tmp_path: Path) -> None:
    game = terminal(tmp_path, "perft", "--depth", 6)
    game.expect_exact("2 ")
    game.sendcontrol("c")
    assert "Traceback" not in ended(game)
    assert game.exitstatus == 130


def test_the_tab_key_completes_commands_colours_and_legal_spaces(tmp_path: Path) -> None:
    match = begun(20)
    legal = [action.split()[1:] for action in match.legal()]
    colour, space = next(
        (colour, space)
        for colour, space in legal
        if [c for c, _ in legal].count(colour) > 1
        and sum(c == colour and s[0] == space[0] for c, s in legal) == 1
    )
    game = terminal(tmp_path, "play", "--resume", kept(match, tmp_path / "game"))
    prompted(game)
    game.send(f"{colour[:2].upper()}\t{space[0]}\t\r")
    article = "an" if colour == "amber" else "a"
    game.expect_exact(f"Player 1 places {article} {colour} camel on {space}.")
    prompted(game)
    game.send("sc\t\r")
    game.expect_exact("Player 1: ")


def test_the_board_is_in_colour_on_a_terminal(tmp_path: Path) -> None:
    game = terminal(tmp_path, "play", "--resume", kept(begun(20), tmp_path / "game"))
    codes = set(STYLES.findall(prompted(game)))
    assert any(code.startswith(("30;48;", "38;", "1;38;", "1;97;48")) for code in codes)


def test_no_color_gives_no_colour_codes(tmp_path: Path) -> None:
    file = kept(begun(20), tmp_path / "game")
    game = terminal(tmp_path, "play", "--resume", file, NO_COLOR="1")
    drawn = prompted(game)
    assert "Player 1, place a camel" in drawn
    game.sendline("rule d10")
    game.expect_exact("Keep your distance")
    told = drawn + game.before + prompted(game)
    game.sendcontrol("d")
    told += ended(game)
    assert set(STYLES.findall(told)) <= {"", "0"}  # the line editor resets what nobody has set


def test_the_whole_board_of_the_house_fits_into_80_columns_and_24_rows(tmp_path: Path) -> None:
    game = terminal(tmp_path, "play", "--seed", 7, NO_COLOR="1")
    drawn = prompted(game).partition("\x1b[?2004h")[0]
    lines = drawn[drawn.index("    a   b   c") :].split("\r\n")
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24
