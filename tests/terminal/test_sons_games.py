"""Whole games of Im Reich der Wüstensöhne: through a pipe, in a terminal, several at one screen."""

import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import serai
from games.sons.table import closing, do, table
from serai.cli import main
from serai.coach.analysis.telling import decimal
from serai.core.match import Match
from terminal.sons_games import started, walked
from terminal.tools import PROMPT, kept, pipe, run, saved, terminal
from walk import ODD_TILES

PLAY = ("play", "sons", "--seed", 7, "--option", "first=1", "--seats", "you,greedy")
CURTAIN = "press Enter when only you can see the screen. "
WIPED = "\x1b[3J"
SECRET = "+3"


def offered(help_text: str) -> list[str]:
    """The actions that `?` lists."""
    found = []
    for line in help_text.partition("And always:")[0].splitlines():
        kinds, colon, ends = line.strip().partition(": ")
        if line.startswith("  "):
            first, *others = kinds.split(", ")
            verb = first.rpartition(" ")[0]
            heads = [first, *(f"{verb} {kind}".strip() for kind in others)]
            found += [f"{head} {end}" for head in heads for end in ends.split()] if colon else heads
    return found


def answer(game: Any) -> str:
    """What comes before the next prompt; at the end of the game, before the end of it all."""
    game.expect_exact([PROMPT, "The seed was 7."])
    return str(game.before)


def played_through(game: Any) -> str:
    """Play what `?` offers, by lot, to the end; what was told last."""
    dice = random.Random(3)
    told = answer(game)
    while "final scoring" not in told:
        game.sendline("?")
        game.sendline(dice.choice(offered(answer(game))))
        told = answer(game)
        assert "not allowed" not in told
        assert "not an action" not in told
    game.expect_exact("The whole game is kept in ")
    assert game.wait() == 0
    return told


# -- through a pipe --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["you,greedy", "greedy,you,greedy,greedy"])
def test_a_whole_game_against_bots_ends_with_a_result(tmp_path: Path, seats: str) -> None:
    """With four the usual tiles, with two a small set from a file."""
    tiles = tmp_path / "odd.tiles"
    tiles.write_text(ODD_TILES, "utf-8")
    source = ("--tiles", tiles if seats == "you,greedy" else "dunes")
    with pipe(tmp_path, *PLAY, "--seats", seats, *source) as game:
        told = played_through(game)
    assert re.search(r"(wins|share the win) with \d+ gold", told)
    match = serai.load(saved(tmp_path, "sons.serai").read_text("utf-8"))
    assert match.over
    assert match.material.shipped == (match.seats == 4)
    kinds = [event.kind for event in match.events() if event.kind in ("gold", "gold-rumour")]
    turned_up = [rumour for rumour in match.view()["rumours"] if rumour["good"]]
    last = told.partition("final scoring:\n")[2].splitlines()
    scoring = last[: next(n for n, line in enumerate(last) if line.strip().startswith("water"))]
    assert len(scoring) == len(kinds) + len(turned_up)
    for rumour in turned_up:
        value = decimal(rumour["value"], signed=True)
        line = f"Rumour {rumour['name']} on {rumour['good']} is turned up: {value}."
        assert line in scoring
    assert all(f" {score.total} " in told for score in match.points())


def test_a_turn_typed_in_short(tmp_path: Path) -> None:
    lines = ["f3", "draw", "g3 2", "16 s", "why end", "oases", "tiles", "rumours", "plan small"]
    lines += ["signs", "score", "rule s10", "log", "undo", "undo"]
    done = run(tmp_path, *PLAY, lines=lines)
    answers = done.stdout.split(PROMPT)[1:]
    assert "Type what you are asked for" in done.stdout
    assert "Player 1 moves from f1 to f3." in answers[0]
    assert "Player 1 draws a tile.\nPlayer 1 gets tile 2.6: " in answers[1]
    assert "0: g3    1: e3 g3 2: g3    3: -" in answers[1]
    assert "Player 1 lays tile 2.6 on g3 and moves there." in answers[2]
    assert "Player 1 puts explorer 16 on g3." in answers[3]
    assert "“end” is allowed:" in answers[4]
    assert "g3: gems · open to g4 · in line 16* of player 1." in answers[5]
    assert "Stack 5, 17 tiles: desert ×3," in answers[6]
    assert "Rumours in the supply: 6." in answers[7]
    assert re.search(r"^ 3 .*▄16g@1", answers[8], re.MULTILINE)
    assert "the camel driver" in answers[9]
    assert "Player 1: 0 gold" in answers[10]
    assert "### S10 " in answers[11]
    assert "Taken back: explorer 16 s" in answers[13]
    assert "Taken back: lay g3 2" in answers[14]
    assert "The game is saved." in answers[-1]


def test_what_is_wrong_is_said_in_the_words_of_the_action(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, lines=["a1", "f3", "draw", "g3", "g3 7", "banana", "9.9"])
    answers = done.stdout.split(PROMPT)[1:]
    assert "a1 is not discovered." in answers[0]
    assert "“lay g3” does not name a cell, a1 to k11, and a rotation" in answers[3]
    assert "“lay g3 7” does not name a cell" in answers[4]
    assert "“banana” is not an action." in answers[5]


def test_an_action_comes_before_a_command_of_the_same_word(tmp_path: Path) -> None:
    match = table(
        "f g h\n2 +@1 . ...a:gems", phase="discovering", display_1=".a.b:salt,-", explorers="11 h2w"
    )
    do(match, "take 3.1", "lay g2 0", "pass")
    assert match.legal() == ["score e", "score w"]
    file = started(match, "Ada | Bo", tmp_path / "game")
    done = run(tmp_path, "play", "--resume", file, lines=["score", "score e"])
    first, second = done.stdout.split("Ada > ")[1:]
    assert ": 0 gold" in first
    assert "The oasis on f2 and g2 is complete" in second or "The oasis on g2 and h2" in second


def test_what_is_forced_is_played_and_told(tmp_path: Path) -> None:
    match = table("f g\n2 +@1 .", left="...a:salt ....")
    match.seed = "7"
    file = started(match, "you | greedy", tmp_path / "game")
    done = run(tmp_path, "play", "--resume", file, lines=["stay"])
    told = done.stdout.split(PROMPT)[1]
    assert re.search(
        r"Player 1 stays on f2.\nPlayer 1 draws a tile.\nPlayer 1 gets tile 5.\d: ", told
    )


def test_a_terminal_without_unicode_reads_well_all_over(tmp_path: Path) -> None:
    env = {"PYTHONIOENCODING": "ascii"}
    file = kept(walked(200), tmp_path / "game")
    lines = ["signs", "oases", "tiles", "rumours", "plan", "plan small", "?"]
    told = run(tmp_path, "play", "--resume", file, lines=lines, env=env).stdout
    assert told.isascii()
    assert told.startswith("Im Reich der Wuestensoehne\n")
    assert "16a explorer 16 of player 1" in told
    assert re.search(r"^ 6 --.*----.*--$", told, re.MULTILINE)


def test_an_equal_end_tells_what_decided_it(tmp_path: Path) -> None:
    one, two = "water 1, salt 1", "water 3, gems 1"
    match = table("f g\n2 +@1 .", phase="leading", left="", last=1, player_1=one, player_2=two)
    file = started(match, "Ada | Bo", tmp_path / "game")
    done = run(tmp_path, "play", "--resume", file, lines=["end"])
    ended = done.stdout.partition("The final scoring:\n")[2].splitlines()
    assert ended[:2] == ["Ada (1), salt × 1: 4 gold.", "Bo (2), gems × 1: 4 gold."]
    assert (
        "Ada (1) and Bo (2) have the same gold; Bo (2) has more water, 3 against 1 (S33)." in ended
    )
    assert "Bo (2) wins with 4 gold." in ended


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "sons", "--map", "wadi"], "has no map. Its tiles are given with --tiles"),
        (["play", "--tiles", "dunes"], "has no tiles. Its map is given with --map"),
        (["play", "sons", "--tiles", "atlantis"], "There is no tile set called “atlantis”"),
        (["play", "--resume", "nowhere.serai", "--tiles", "dunes"], "without them"),
        (["play", "sons", "--seats", "a,b,c,d,e"], "not for 5 players"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "…",
)
def test_what_is_wrong_with_a_table_is_said_with_exit_code_2(
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


# -- several people at one screen ------------------------------------------------------------


def rumour_table() -> Match:
    """Ada completes an oasis with a rumour; her 16 stands on it, Bo's 11 too."""
    match = closing("rumour salt", "16 11", left="...a ...a .... ....")
    match.seed = "7"
    return match


def values(told: str) -> set[str]:
    return set(re.findall(r"(?<=r1 )[+-]\d|(?<=is )[+-]\d|(?<=: )[+-]\d", told))


def test_a_rumour_is_never_shown_to_the_other(tmp_path: Path) -> None:
    file = started(rumour_table(), "Ada | Bo", tmp_path / "game")
    lines = ["pass", "rumour", "", "salt", "", "rumours", "salt", "hello", "", "end", "", "quit"]
    told = run(tmp_path, "play", "--resume", file, lines=lines).stdout
    before, ada, bo, _, again, *_ = told.split(CURTAIN)
    assert "Ada (1) takes rumour r1 and looks at it." in before  # told to whoever looks on
    assert not values(before)
    (value,) = values(ada)
    assert f"Ada (1), rumour r1 is {value}. Put it on a good" in ada
    assert "Ada (1) puts r1 on salt." in bo
    assert "salt 4? (r1 ?)" in bo
    assert "r1: ?, on salt, seen by 1" in bo
    assert not values(bo)
    assert f"(r1 {value})" in again


def test_against_bots_nobody_has_to_look_away(tmp_path: Path) -> None:
    match = table(r1=f"{SECRET} salt seen 1", r2="-2 gems seen 2")
    match.seed = "7"
    told = run(tmp_path, "play", "--resume", started(match, "you | greedy", tmp_path / "g")).stdout
    assert CURTAIN not in told
    assert "salt 7 (r1 +3), gems 4? (r2 ?)" in told


# -- at a terminal ---------------------------------------------------------------------------


def prompted(game: Any, name: str) -> str:
    game.expect(rf"{name}[^\n]*?\x1b\[\?25h")
    return str(game.before)


def test_the_screen_is_wiped_before_a_rumour_is_seen_and_after(tmp_path: Path) -> None:
    file = started(rumour_table(), "Ada | Bo", tmp_path / "game")
    game = terminal(tmp_path, "play", "--resume", file)
    assert WIPED not in prompted(game, "Ada >")
    game.sendline("pass")
    prompted(game, "Ada >")
    game.sendline("rumour")
    told = prompted(game, "Ada .1., press Enter when")
    assert WIPED in told
    assert not values(told)
    game.sendline("")
    assert values(prompted(game, "Ada >"))
    game.sendline("salt")
    assert WIPED in prompted(game, "Bo .2., press Enter when")
    game.send("\x1b[A\r")  # the arrow up brings back nothing that Ada typed
    assert not values(prompted(game, "Bo >"))
    game.sendcontrol("d")
    game.expect_exact("The game is saved.")


def test_a_turn_is_played_with_keys_at_80_by_24(tmp_path: Path) -> None:
    game = terminal(tmp_path, *PLAY)
    shown = prompted(game, "you >")
    assert re.search(r"\x1b\[[\d;]*48[;\d]*m", shown)
    game.send("mov\tf3\r")
    game.expect_exact("Player 1 moves from f1 to f3.")
    prompted(game, "you >")
    game.send("dr\t\r")
    game.expect_exact("Player 1 gets tile 2.6: ")
    prompted(game, "you >")
    game.send("oa\t\r")
    game.expect_exact("No oasis is complete yet.")
    game.sendcontrol("c")
    game.expect_exact("The game is saved.")


def test_notes_plan_table_and_turn_fit_into_24_rows(tmp_path: Path) -> None:
    game = terminal(tmp_path, "play", "--resume", kept(walked(20), tmp_path / "g"), NO_COLOR="1")
    drawn = prompted(game, "you >").partition("\x1b[?2004h")[0]
    lines = drawn[drawn.index("Stack") :].split("\r\n")
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24
    assert "\x1b[3" not in drawn
