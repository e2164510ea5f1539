"""Whole games of Targi: through a pipe, in a terminal, and with two people at one screen."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import serai
from games.targi.table import bare, do, table
from serai.core.contract import UNDO
from serai.core.ledger import Booking
from serai.core.match import Match
from terminal.tools import PROMPT, kept, pipe, run, saved, terminal, walked

PLAY = ("play", "targi", "--seed", 7, "--option", "first=1", "--seats", "you,greedy")
WIPED = "\x1b[3J"
CURTAIN = "press Enter when only you can see the screen. "


def offered(help_text: str) -> list[str]:
    """The actions that `?` lists."""
    found = []
    listed, _, _ = help_text.partition("And always:")
    for line in listed.splitlines():
        kinds, colon, ends = line.strip().partition(": ")
        if not line.startswith("  "):
            continue
        if not colon:
            found += kinds.split(", ")
            continue
        first, *others = kinds.split(", ")
        verb = first.rpartition(" ")[0]
        heads = [first, *(f"{verb} {kind}".strip() for kind in others)]
        targets = ends.split(", ") if ", " in ends else ends.split()
        found += [f"{head} {end}" for head in heads for end in targets]
    return found


def answer(game: Any) -> str:
    """What comes before the next prompt; at the end of the game, before the end of it all."""
    game.expect_exact([PROMPT, "The seed was 7."])
    return str(game.before)


def started(match: Match, names: str, path: Path) -> Path:
    """A table drawn in a test, as a saved game of these people."""
    path.write_text(match.record().replace("names: 1 | 2", f"names: {names}"), "utf-8")
    return path


# -- through a pipe --------------------------------------------------------------------------


def test_a_whole_game_against_a_bot_ends_with_a_result(tmp_path: Path) -> None:
    dice = random.Random(3)
    with pipe(tmp_path, *PLAY) as game:
        told = answer(game)
        while "final scoring" not in told:
            game.sendline("?")
            game.sendline(dice.choice(offered(answer(game))))
            told = answer(game)
            assert "not allowed" not in told
            assert "not an action" not in told
        game.expect_exact("The whole game is kept in ")
        assert game.wait() == 0
    assert re.search(r"(wins|share the win) with \d+ points", told)
    match = serai.load(saved(tmp_path, "targi.serai").read_text("utf-8"))
    assert match.over
    kinds = ("final-effect", "final-alike", "final-different", "end-raid", "end-display")
    scoring = [event for event in match.events() if event.kind in kinds]
    last = told.partition("final scoring:\n")[2].splitlines()
    assert len(scoring) == next(
        n for n, line in enumerate(last) if line.strip().startswith("dates")
    )


def test_bots_can_play_among_themselves(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--seats", "greedy,random")
    assert (done.returncode, "Traceback" in done.stderr) == (0, False)
    assert " > " not in done.stdout
    assert done.stdout.rstrip().splitlines()[-2] == "The seed was 7."


def test_a_round_typed_in_short(tmp_path: Path) -> None:
    lines = [
        "13",
        "11",
        "7",
        "why 4",
        "score",
        "log",
        "rule t13",
        "card 13",
        "decks",
        "undo",
        "log",
    ]
    done = run(tmp_path, *PLAY, lines=lines)
    answers = done.stdout.split(PROMPT)[1:]
    assert "Player 1 places a Targi on 13, Caravan." in answers[0]
    assert "Type what you are asked for" in done.stdout
    assert re.search(r"^T\d+: ", answers[3], re.MULTILINE)
    assert "    4  T5   at the start" in answers[4]
    assert "greedy (2) places a Targi on" in answers[5]
    assert "### T13 Crossings" in answers[6]
    assert "13 Caravan: draw a goods card" in answers[7]
    assert "Tribe deck, 41 left." in answers[8]
    assert "Taken back: place 7" in answers[9]
    assert "The game is saved." in answers[-1]


def test_what_a_raid_took_is_booked_with_a_minus(tmp_path: Path) -> None:
    far = (walked(actions) for actions in range(40, 400, 20))
    match = next(one for one in far if min(booking.points for booking in ledger(one)) < 0)
    lines = ["score"]
    told = run(tmp_path, "play", "--resume", kept(match, tmp_path / "game"), lines=lines).stdout
    assert re.search(r"^ +−\d+  T30", told, re.MULTILINE)
    assert not re.search(r"(?<!\w)-\d", told)


def ledger(match: Match) -> list[Booking]:
    return [booking for score in match.points() for booking in score.ledger]


def test_a_terminal_without_unicode_reads_well_all_over(tmp_path: Path) -> None:
    env = {"PYTHONIOENCODING": "ascii"}
    told = run(tmp_path, *PLAY, lines=["why", "signs"], env=env).stdout
    assert told.isascii()
    assert 'Type its number, such as "2".' in told
    assert "Why what? Say an action after it: why 2" in told
    assert "* points" in told


def test_undo_goes_back_to_my_last_decision_over_what_played_itself(tmp_path: Path) -> None:
    match = bare("a1=well1:1 2:1", player_1="dates 3, salt 3, pepper 3")
    match.seed = "7"
    file, after = started(match, "you | greedy", tmp_path / "game"), tmp_path / "after"
    lines = ["a1", "lay", "undo", f"save {after}"]
    done = run(tmp_path, "play", "--resume", file, lines=lines)
    assert "Player 1 pays 2 dates, 1 salt and 2 pepper." in done.stdout  # forced, and told
    assert "Player 1 lays Well 1 into row 1: 3 points." in done.stdout
    again = serai.load(after.read_text("utf-8"))
    assert [entry.action for entry in again.log].count(UNDO) == 3
    assert again.legal() == ["lay", "hand"]


def test_what_is_forced_is_played_and_told(tmp_path: Path) -> None:
    match = bare("1:1 2:2 3:2")
    file = started(match, "you | Bo", tmp_path / "game")
    opening = run(tmp_path, "play", "--resume", file).stdout.partition("Bo > ")[0]
    assert "Player 1 skips Noble, 1." in opening


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    match = walked(120)
    file, copy = kept(match, tmp_path / "game"), tmp_path / "copy"
    done = run(tmp_path, "play", "--resume", file, lines=[f"save {copy}", "quit"])
    assert copy.read_text("utf-8") == match.record()
    assert f"Round {match.view(0)['round']} of 12" in done.stdout


def test_a_deck_can_be_brought_as_a_file(tmp_path: Path) -> None:
    own = tmp_path / "own.csv"
    head = "kind,points,dates,salt,pepper,gold,or_gold,effect\n"
    own.write_text(head + "camp,2,1,1,1,0,1,swap\n" * 9, "utf-8")
    done = run(tmp_path, "play", "targi", "--deck", own, "--seed", 7, lines=["card camp9"])
    assert "camp9: 2 points, costs 1 date, 1 salt and 1 pepper, or 1 gold instead." in done.stdout
    match = serai.load(saved(tmp_path, "targi.serai").read_text("utf-8"))
    assert (match.material.name, match.material.shipped) == ("own", False)


def test_an_equal_end_tells_what_decided_it(tmp_path: Path) -> None:
    match = bare(phase="raid", robber=16, player_1="gold 3, points 4", player_2="gold 1, points 4")
    file = started(match, "Ada | Bo", tmp_path / "game")
    done = run(tmp_path, "play", "--resume", file, lines=["pay gold", "pay gold"])
    ended = done.stdout.partition("The final scoring:\n")[2].splitlines()
    assert ended[0] == "The robber has come round: the game is over."
    assert ended[-4:-2] == [
        "Both have the same points; Ada (1) has more gold, 2 against 0 (T42).",
        "Ada (1) wins with 4 points.",
    ]


# -- two people at one screen ----------------------------------------------------------------


def secret_table() -> Match:
    """Ada has drawn rider1 at Expansion, and only `hand` is left for it; Bo has a Targi to use."""
    match = table("14:1 2:1 3:2", player_1="dates 0, salt 0, pepper 0, gold 0")
    do(match, "use 14", "draw rider1")
    return match


def test_a_secret_card_is_never_shown_to_the_other(tmp_path: Path) -> None:
    file = started(secret_table(), "Ada | Bo", tmp_path / "game")
    lines = ["", "hand", "2", "hello", "", "log", "decks", "card hand", "quit"]
    told = run(tmp_path, "play", "--resume", file, lines=lines).stdout
    before, ada, bo = told.split(CURTAIN)[0], *told.split(CURTAIN, 1)[1].split("\n" + "-" * 72)[:2]
    assert "rider1" not in before  # whoever resumes the game
    assert "Ada (1), decide about rider1" in ada
    assert re.search(r"> Ada \(1\).* rider1", ada)  # her next board, with the card in hand
    assert "rider1" not in bo
    assert bo.count(CURTAIN) == 2  # a word is not enough
    _, _, board = bo.partition(CURTAIN + "\n")
    assert "Ada (1) takes the card into the hand, unseen." in board
    assert "hand 1 ?        Secret. New this round." in board
    assert "rider 1 2" in board  # it may still come, for all Bo knows
    assert board.index("Ada (1) uses Dates, 2.") < board.index("Round ")


def test_a_secret_that_was_taken_back_is_wiped_away_too(tmp_path: Path) -> None:
    file = started(secret_table(), "Ada | Bo", tmp_path / "game")
    lines = ["", "undo", "skip 14", "skip 2", "", "quit"]
    told = run(tmp_path, "play", "--resume", file, lines=lines).stdout
    assert [CURTAIN in part for part in told.split("Taken back: use 14")] == [True, True]
    assert "rider1" not in told.rpartition(CURTAIN)[2]


def test_the_curtain_falls_between_every_two_people_while_there_is_a_secret(tmp_path: Path) -> None:
    match = bare(phase="placing", robber=1, hand_2="rider1 secret")
    file = started(match, "Ada | Bo", tmp_path / "game")
    lines = ["", "5", "", "6", "", "7", "QUIT"]
    told = run(tmp_path, "play", "--resume", file, lines=lines).stdout
    parts = told.split(CURTAIN)
    assert len(parts) == 5
    assert ["rider1" in part for part in parts] == [False, False, True, False, False]
    assert parts[2].index("rider1") < parts[2].index("Bo (2) places a Targi on 6")
    assert "The game is saved." in parts[-1]


def test_without_a_secret_nobody_has_to_look_away(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--seats", "Ada,Bo", lines=["14", "2", "3", "5", "7", "10"])
    assert CURTAIN not in done.stdout
    prompts = re.findall(r"^(\w+) > ", done.stdout, re.MULTILINE)
    assert prompts == ["Ada", "Bo", "Ada", "Bo", "Ada", "Bo", "Ada"]


@pytest.mark.parametrize("names", ["you | greedy", "greedy | you"])
def test_against_a_bot_nobody_has_to_look_away(tmp_path: Path, names: str) -> None:
    match = bare(phase="placing", robber=1, hand_1="rider1 secret", hand_2="rider2 secret")
    match.seed = "7"
    told = run(tmp_path, "play", "--resume", started(match, names, tmp_path / "game")).stdout
    assert CURTAIN not in told
    mine, theirs = ("rider1", "rider2") if names.startswith("you") else ("rider2", "rider1")
    assert mine in told
    assert theirs not in told


# -- at a terminal ---------------------------------------------------------------------------


def prompted(game: Any, name: str) -> str:
    game.expect(rf"{name}[^\n]*?\x1b\[\?25h")
    return str(game.before)


def test_the_screen_is_wiped_before_the_other_looks(tmp_path: Path) -> None:
    file = started(secret_table(), "Ada | Bo", tmp_path / "game")
    game = terminal(tmp_path, "play", "--resume", file)
    assert prompted(game, "press Enter when").count(WIPED) == 1
    game.sendline("")
    assert "rider1" in prompted(game, "Ada >")
    game.sendline("hand")
    game.expect_exact("rider1")
    prompted(game, "Ada >")
    game.sendline("2")
    assert WIPED in prompted(game, "Bo .2., press Enter when")
    game.send("\x1b[A\r")  # the arrow up brings back nothing that Ada typed
    assert "rider1" not in prompted(game, "Bo >")
    game.sendcontrol("d")
    game.expect_exact("The game is saved.")


def test_square_table_and_turn_fit_into_24_rows(tmp_path: Path) -> None:
    game = terminal(tmp_path, *PLAY, NO_COLOR="1")
    drawn = prompted(game, "you >").partition("\x1b[?2004h")[0]
    lines = drawn[drawn.index("Round 1 of 12") :].split("\r\n")
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24
    assert "\x1b[3" not in drawn


def test_a_turn_is_played_with_keys(tmp_path: Path) -> None:
    game = terminal(tmp_path, *PLAY)
    assert re.search(r"\x1b\[[\d;]*48[;\d]*m", prompted(game, "you >"))
    game.send("pla\t13\r")
    game.expect_exact("Player 1 places a Targi on 13, Caravan.")
    prompted(game, "you >")
    game.send("sig\t\r")
    game.expect_exact("R! the robber")
    game.sendcontrol("c")
    game.expect_exact("The game is saved.")
