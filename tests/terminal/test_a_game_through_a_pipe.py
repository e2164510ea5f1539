"""Playing with piped lines: whole games, mistakes, and everything that can be asked."""

import random
import re
from pathlib import Path
from typing import Any

import serai
from games.desert.picture import picture
from terminal.tools import ESCAPE, PROMPT, begun, kept, pipe, run, saved
from walk import one_move

PLAY = ("play", "--map", "wadi", "--seed", 7, "--option", "first=1", "--seats", "you,greedy")
NAMES = re.compile(r"^ {2}(\w+ [\w, ]+): (.*)$", re.MULTILINE)


def offered(help_text: str) -> list[str]:
    """The actions that `?` lists."""
    found = []
    for kinds, cells in NAMES.findall(help_text):
        kind, _, colours = kinds.partition(" ")
        if kind in ("leader", "camel"):
            found += [
                f"{colour} {cell}" for colour in colours.split(", ") for cell in cells.split()
            ]
    return found


def answer(game: Any) -> str:
    """What comes before the next prompt; at the end of the game, before the end of it all."""
    game.expect_exact([PROMPT, "The seed was 7."])
    return str(game.before)


def test_a_whole_game_of_random_legal_moves_ends_with_a_result(tmp_path: Path) -> None:
    dice = random.Random(3)
    with pipe(tmp_path, *PLAY) as game:
        told = answer(game)
        while "final scoring" not in told:
            game.sendline("?")
            game.sendline(dice.choice(offered(answer(game))))
            told = answer(game)
            assert "not allowed" not in told
        game.expect_exact("The whole game is kept in ")
        assert game.wait() == 0
    assert "the largest" in told
    assert re.search(r"(wins|share the win) with \d+ points", told)
    match = serai.load(saved(tmp_path).read_text("utf-8"))
    assert match.over
    assert match.names == ["you", "greedy"]


def test_bots_can_play_among_themselves(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--seats", "greedy,random")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert " > " not in done.stdout
    assert re.search(r"(greedy \(1\)|random \(2\)) wins with", done.stdout)
    assert done.stdout.rstrip().splitlines()[-2] == "The seed was 7."


MISTAKES = [
    "",
    "lmie f1",
    "lime",
    "f1",
    "lime z99",
    "camel lime f1",
    "token e1 2",
    "skip",
    "why",
    "why not lime f1",
    "why banana",
    "rule",
    "rule D99",
    "score me",
    "undo",
    "resume",
    "resume /nowhere/at/all",
    "save /nowhere/at/all",
    "? banana",
    "??",
    "quti",
    "l",
    "x" * 5000,
    "lime e\x1b[31m1",
    "ł\N{PALM TREE}\x00\x07",
    "{ $name }",
    "[bold]",
    "%s %d",
    "first 1",
    "lime c2",
]


def test_mistyped_lines_never_end_the_game(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, lines=[*MISTAKES, "lime g10", "quit"])
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "Player 1 places the lime leader on g10." in done.stdout
    assert ESCAPE not in done.stdout
    assert done.stdout.count(PROMPT) >= len(MISTAKES)


def test_a_mistyped_line_is_answered_with_what_may_be_meant(tmp_path: Path) -> None:
    lines = ["lmie g10", "quti", "g10", "lime c2", "banana"]
    answers = run(tmp_path, *PLAY, lines=lines).stdout.split(PROMPT)[1:]
    assert "Did you mean: lime g10" in answers[0]
    assert "Did you mean: quit" in answers[1]
    assert "Did you mean: amber g10, lime g10, rose g10" in answers[2]
    assert "D9: c2 is an oasis." in answers[3]
    assert "“?” shows what you can do now." in answers[4]


def test_bytes_that_are_no_text_never_end_the_game(tmp_path: Path) -> None:
    with pipe(tmp_path, *PLAY) as game:
        answer(game)
        game.proc.stdin.write(b"\xff\xfe\x80 lime\n")
        game.proc.stdin.flush()
        assert "not an action" in answer(game)


def test_why_tells_every_reason_or_what_an_action_would_bring(tmp_path: Path) -> None:
    file = kept(begun(30), tmp_path / "game")
    match = serai.load(file.read_text("utf-8"))
    best = max(match.legal(), key=lambda text: sum(event.points for event in match.preview(text)))
    leader = next(c["leader"] for c in match.view(0)["players"][1]["caravans"])
    done = run(tmp_path, "play", "--resume", file, lines=[f"why {best}", f"Why? LIME {leader}"])
    allowed, refused = done.stdout.split(PROMPT)[1:3]
    assert f"“{best}” is allowed:" in allowed
    assert re.search(r"Player 1 (takes|reaches|encloses).*: \d+ points?\.", allowed)
    assert re.search(rf"^D15: .*\b{leader}\b.* greedy \(2\)’s \w+ camel", refused, re.MULTILINE)
    assert len(re.findall(r"^D\d+: ", refused, re.MULTILINE)) == len(
        match.why_not(f"lime {leader}")
    )


def test_score_books_every_point_with_its_rule(tmp_path: Path) -> None:
    match = begun(36)
    file = kept(match, tmp_path / "game")
    told = run(tmp_path, "play", "--resume", file, lines=["score"]).stdout.split(PROMPT)[1]
    for name, score in zip(("Player 1", "greedy (2)"), match.points(), strict=True):
        part = told.partition(f"{name}: ")[2]
        booked = []
        for line in part.splitlines()[1:]:
            if not line.startswith("  "):
                break
            points, rule, *_ = line.split()
            booked.append((int(points), rule))
        assert booked == [(booking.points, booking.rule) for booking in score.ledger]
        assert part.startswith(f"{sum(points for points, _ in booked)} point")


def test_hidden_totals_are_hidden_everywhere(tmp_path: Path) -> None:
    match = begun(35, hide_totals=True)
    file = kept(match, tmp_path / "game")
    done = run(tmp_path, "play", "--resume", file, lines=["score", "board", "log"])
    total = match.points()[1].total
    rows = [line for line in done.stdout.splitlines() if line.startswith("  greedy (2)")]
    assert len(rows) == 2
    assert all(row.split()[-1] == "?" and str(total) not in row.split() for row in rows)
    assert "greedy (2): the points are hidden until the end." in done.stdout
    assert f"Player 1: {match.points()[0].total} points" in done.stdout


def test_the_log_tells_what_happened_since_my_last_turn(tmp_path: Path) -> None:
    match = begun(30)
    file = kept(match, tmp_path / "game")
    mine = max(n for n, entry in enumerate(match.log) if entry.seat == 0)
    told = run(tmp_path, "play", "--resume", file, lines=["log"]).stdout.split(PROMPT)[1]
    happened = [line.replace("greedy", "greedy (2)", 1) for line in match.sentences(0, mine + 1)]
    assert told.splitlines()[1 : len(happened) + 1] == happened


def test_a_rule_can_be_read_in_the_game(tmp_path: Path) -> None:
    told = run(tmp_path, *PLAY, lines=["rule d23"]).stdout.split(PROMPT)[1]
    assert "### D23 What an enclosed area is" in told


# -- people and maps --------------------------------------------------------------------------


def test_several_people_play_at_one_screen(tmp_path: Path) -> None:
    words = ("play", "--map", "sirocco", "--seed", 7, "--option", "first=1")
    lines = ["lime d9", "rose k7", "sky m11", "amber e12"]
    done = run(tmp_path, *words, "--seats", "Ada,you,Bo,greedy", lines=lines)
    assert "At this screen: Ada (1), Player 2 and Bo (3). Bots: greedy (4)." in done.stdout
    prompts = re.findall(r"^(\w+) > ", done.stdout, re.MULTILINE)
    assert prompts == ["Ada", "you", "Bo", "Ada", "you"]
    assert "Player 2 places the rose leader on k7." in done.stdout
    assert serai.load(saved(tmp_path).read_text("utf-8")).names == ["Ada", "you", "Bo", "greedy"]


def test_each_person_at_one_screen_sees_only_their_own_total(tmp_path: Path) -> None:
    match = begun(33, ("Ada", "Bo"), hide_totals=True)
    for seat, name in enumerate(("Ada (1)", "Bo (2)")):
        while match.actor != seat:
            match.play(one_move("greedy", match))
        file = kept(match, tmp_path / f"{seat}")
        rows = run(tmp_path, "play", "--resume", file).stdout.splitlines()
        seats = [line for line in rows if re.match(r"[> ] \w+ \(", line)]
        totals = {line[2:9].strip(): line.split()[-1] for line in seats}
        assert totals.pop(name) == str(match.points()[seat].total)
        assert set(totals.values()) == {"?"}


def test_a_name_that_is_almost_a_bot_is_pointed_out(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--seats", "you,gredy")
    assert "“gredy” is no bot" in done.stdout


def test_a_map_can_be_brought_as_a_file(tmp_path: Path) -> None:
    shipped = Path(serai.__file__).parent / "games" / "desert" / "data" / "wadi.map"
    own = tmp_path / "own.map"
    own.write_text(shipped.read_text("utf-8").replace("name: wadi", "name: mine"), "utf-8")
    run(tmp_path, "play", "--map", own, "--seed", 7, lines=["lime g10"])
    match = serai.load(saved(tmp_path).read_text("utf-8"))
    assert (match.material.name, match.material.shipped) == ("mine", False)


STUCK = """
1   L1  .   .   .
2     .   L2  .   .
3   .   .   .   .
"""


def test_a_forced_skip_is_played_and_told(tmp_path: Path) -> None:
    match = picture(STUCK)
    assert match.legal() == ["skip"]
    file = tmp_path / "game"
    file.write_text(match.record().replace("names: 1 | 2", "names: you | Bo"), "utf-8")
    done = run(tmp_path, "play", "--resume", file, lines=["undo"])
    opening, answer = done.stdout.split("Bo > ")[:2]
    assert "Player 1 cannot place a camel and skips." in opening
    assert "There is nothing to take back." in answer  # nobody has decided anything
