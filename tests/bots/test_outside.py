"""Bots from outside: they play, they get to know what their seat may know, and they may fail."""

import json
import random
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import serai
from bots.processes import runs
from serai.bots.arena import outside
from serai.bots.arena.deals import DealtGame, Played, play_deal
from serai.bots.arena.entrants import entrants
from serai.bots.arena.outside import hello, seen_lines, turn
from serai.bots.arena.settings import Plan, settings
from serai.core.chance import dice
from serai.core.contract import CHANCE
from serai.core.match import Match
from serai.core.position import Position
from serai.core.record import load
from terminal.tools import PATIENCE, environment, run_apart

pytestmark = pytest.mark.usefixtures("forked_workers")

DOCS = Path(__file__).parents[2] / "docs"
NAUGHTY = Path(__file__).with_name("naughty.py")


def command(*words: object) -> str:
    return "cmd:" + shlex.join([sys.executable, *map(str, words)])


def plan(
    *bots: str, game: str = "desert", seats: int = 2, limit: float = 20, **options: Any
) -> Plan:
    match = serai.new(game, seats=seats, **options)
    read = entrants(bots)
    return Plan(settings(match.game, match.material, read, 1, "1", move_limit=limit))


def naughty(folder: Path, what: str, limit: float = 20) -> Plan:
    return plan(command(NAUGHTY, folder, what), "random", map="wadi", limit=limit)


def first_game(plan: Plan) -> tuple[Played, Match]:
    game = DealtGame(plan, 1, plan.seatings(1)[0])
    return game.play(), game.match


def running(folder: Path) -> list[int]:
    """The processes noted in a folder that still run."""
    numbers = [int(file.name.partition("-")[2]) for file in folder.glob("process-*")]
    assert numbers
    return [number for number in numbers if runs(number)]


def wait_until_none_runs(folder: Path) -> None:
    """What a bot has started is killed with it, but nobody waits for it."""
    end = time.monotonic() + PATIENCE
    while running(folder):
        assert time.monotonic() < end
        time.sleep(0.01)


# -- playing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"), [("desert", {"map": "wadi"}), ("targi", {}), ("sons", {})]
)
def test_the_documents_example_plays_whole_games(game: str, options: dict[str, Any]) -> None:
    played, match = first_game(plan(command(DOCS / "bot.py"), "random", game=game, **options))
    assert played.failure is None
    assert match.over and list(played.shares) == match.result()
    assert played.moves[0] > 10 and played.seconds[0] > 0


def test_the_example_in_the_document_is_the_file() -> None:
    document = (DOCS / "protocol.md").read_text("utf-8")
    assert f"```python\n{(DOCS / 'bot.py').read_text('utf-8')}```\n" in document


def test_the_same_dice_bring_the_same_game() -> None:
    table = plan(command(DOCS / "bot.py"), "random", map="wadi")
    assert first_game(table)[1].record() == first_game(table)[1].record()


def test_a_bot_is_told_how_it_ended(tmp_path: Path) -> None:
    played, _ = first_game(naughty(tmp_path, "nothing"))
    (told,) = tmp_path.glob("over-*")
    message = json.loads(told.read_text("utf-8"))
    assert (message["result"], message["points"]) == (list(played.shares), list(played.points))
    assert running(tmp_path) == []


def test_a_bot_that_does_not_leave_is_made_to(tmp_path: Path) -> None:
    assert first_game(naughty(tmp_path, "clinging"))[0].failure is None
    assert running(tmp_path) == []


# -- failing ---------------------------------------------------------------------------------

FAULTS = {
    "crash at start": "it ended with exit code 1: no luck.",
    "impolite": "its first line was “hi”; it should be “ready”.",
    "crash": "it ended with exit code 1: ValueError: seven camels.",
    "exit": "it ended with exit code 0.",
    "die": "it was ended by signal 9.",
    "cheat": "its answer “skip” is not allowed: ",
    "nonsense": "its answer was not understood: “checkmate”",
    "signs": "its answer is no action: “·[2Jboo”.",
    "garbage": "its answer was not text in UTF-8.",
    "endless line": "it wrote more than 4,096 bytes without ending the line.",
    "closing": "it closed its output.",
    "family": "it ended with exit code 1: ValueError: eight camels.",
}


@pytest.mark.parametrize(("what", "why"), FAULTS.items(), ids=FAULTS)
def test_a_bot_that_fails_loses_its_game_and_the_next_one_is_played(
    tmp_path: Path, what: str, why: str
) -> None:
    games = list(play_deal(naughty(tmp_path, what), 1))
    assert len(games) == 2
    for (played, record), seat in zip(games, (0, 1), strict=True):
        assert played.failure is not None
        assert played.failure.seat == seat
        assert played.failure.why.startswith(why)
        assert played.shares == tuple(float(other != seat) for other in (0, 1))
        assert not load(record).over
    wait_until_none_runs(tmp_path)


@pytest.mark.parametrize("what", ["silence", "flood"])
def test_a_bot_that_never_answers_has_a_limit(tmp_path: Path, what: str) -> None:
    played, _ = first_game(naughty(tmp_path, what, limit=0.5))
    assert played.failure is not None
    assert played.failure.why.startswith("it did not answer within 0.5 s")
    assert running(tmp_path) == []


def test_a_bot_that_never_gets_ready_has_a_limit_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "START_LIMIT", 0.2)
    sleeper = f"import os, time; open('{tmp_path}/process-%d' % os.getpid(), 'w'); time.sleep(1000)"
    played, _ = first_game(plan(command("-c", sleeper), "random", map="wadi", limit=1))
    assert played.failure is not None and "did not answer within 1 s" in played.failure.why
    assert played.moves == (0, 0)
    assert running(tmp_path) == []


def test_a_bot_may_say_what_it_likes_on_stderr(tmp_path: Path) -> None:
    played, match = first_game(naughty(tmp_path, "chatty"))
    assert played.failure is None and match.over


def test_all_seats_of_a_bot_that_fails_get_nothing(tmp_path: Path) -> None:
    bots = ("random", command(NAUGHTY, tmp_path, "crash"))
    games = [played for played, _ in play_deal(plan(*bots, seats=3), 1)]
    assert [played.bots for played in games] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    for played in games:
        assert played.shares == tuple(float(bot == 0) for bot in played.bots)
    assert running(tmp_path) == []


def test_others_share_the_win_of_a_game_that_was_cut_short(tmp_path: Path) -> None:
    bots = (command(NAUGHTY, tmp_path, "crash"), command(NAUGHTY, tmp_path, "nothing"), "random")
    played, _ = first_game(plan(*bots, seats=3))
    assert played.shares == (0.0, 0.5, 0.5)
    (told,) = tmp_path.glob("over-*")
    assert json.loads(told.read_text("utf-8")) == {
        "kind": "over",
        "result": [0.0, 0.5, 0.5],
        "points": None,
    }


def test_the_arena_goes_on_and_tells_why_at_the_end(tmp_path: Path) -> None:
    bots = f"{command(NAUGHTY, tmp_path, 'crash')},random"
    out = tmp_path / "out"
    words = ("arena", "--bots", bots, "--games", 4, "--map", "wadi", "--out", out)
    done = run_apart(tmp_path, *words)
    assert done.returncode == 0, done.stderr
    told = (
        "did not finish 4 games and lost them: it ended with exit code 1: ValueError: seven camels."
    )
    assert told in done.stdout
    kept = json.loads((out / "arena.json").read_text("utf-8"))
    reasons = {game["failure"]["why"] for deal in kept["deals"] for game in deal["games"]}
    assert reasons == {FAULTS["crash"]}
    assert running(tmp_path) == []


def test_why_is_told_in_the_language_of_whoever_plays_the_arena(tmp_path: Path) -> None:
    bots = f"{command(NAUGHTY, tmp_path, 'impolite')},random"
    words = ["--lang", "pl", "arena", "--bots", bots, "--games", 2, "--map", "wadi"]
    done = run_apart(tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert "jego pierwszy wiersz to „hi”; powinien to być „ready”." in done.stdout


def test_a_bot_does_not_outlive_an_arena_that_is_killed(tmp_path: Path) -> None:
    bots = f"{command(NAUGHTY, tmp_path, 'flood')},random"
    words = ["arena", "--bots", bots, "--games", "4", "--map", "wadi", "--processes", "1"]
    arena = subprocess.Popen(
        [sys.executable, "-m", "serai", *words, "--out", str(tmp_path / "out")],
        env=environment(tmp_path),
        stderr=subprocess.DEVNULL,
    )
    end = time.monotonic() + PATIENCE
    while not list(tmp_path.glob("process-*")):
        assert time.monotonic() < end and arena.poll() is None
        time.sleep(0.01)
    arena.kill()
    arena.wait()
    wait_until_none_runs(tmp_path)


# -- knowing ---------------------------------------------------------------------------------

SECRETS: list[tuple[str, int, dict[str, Any]]] = [
    ("desert", 3, {"hide_totals": True}),
    ("targi", 2, {}),
    ("sons", 3, {}),
]


def positions(game: str, seats: int, options: dict[str, Any]) -> Iterator[Match]:
    """Moments of a game by lot in which the seat to act does not know everything."""
    lot, found = random.Random(1), 0
    for seed in range(30):
        match = serai.new(game, seats=seats, seed=seed, **options)
        while not match.over:
            hidden = match.game.hidden_from(match.material.m, match.state, match.actor)
            if (
                match.game.position_bytes(hidden) != match.game.position_bytes(match.state)
                and lot.random() < 0.2
            ):
                yield match
                found += 1
                if found == 12:
                    return
            match.play(lot.choice(match.legal()))
    pytest.fail("there is nothing hidden in this game")


def dealt_anew(match: Match, seat: int, attempt: int) -> Match:
    """The same moment, but for what the seat cannot know; nothing is in its log."""
    game, m = match.game, match.material.m
    world = game.hidden_from(m, match.state, seat)
    game.hidden.deal(m, world, seat, dice(attempt))
    return Match(Position(game, match.material, world), None, match.names, resolve_chance=False)


@pytest.mark.parametrize(("game", "seats", "options"), SECRETS)
def test_messages_do_not_change_when_what_is_hidden_is_dealt_anew(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    others = 0
    for match in positions(game, seats, options):
        seat = match.actor
        message = turn(match, seat, 10.0)
        for attempt in range(4):
            world = dealt_anew(match, seat, attempt)
            others += bool((world.state != match.state).any())
            again = turn(world, seat, 10.0)
            again["seen"], again["view"]["n"] = message["seen"], message["view"]["n"]
            assert json.dumps(again) == json.dumps(message)
    assert others > 10  # there was something to hide


@pytest.mark.parametrize(("game", "seats", "options"), SECRETS)
def test_what_was_seen_does_not_change_either(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """Every action of chance, put in the place of the one that the seat did not see."""
    match = list(positions(game, seats, options))[-1]
    seat = match.actor
    for step, line in zip(match.steps, seen_lines(match, seat), strict=True):
        if step.seat == CHANCE:
            shown = step.before.shown(seat, step.action)
            alike = [
                action
                for action in step.before.legal_numbers()
                if step.before.shown(seat, action) == shown
            ]
            assert step.action in alike
            assert line == f"* {match.text(shown)}"
            assert len(alike) == 1 or match.text(step.action) not in line


def test_neither_the_seed_nor_the_true_state_is_in_a_message() -> None:
    table = plan("greedy", "random", game="targi")
    match = Match(Position(table.game, table.material), table.match_seed(1), ["greedy", "random"])
    for message in (hello(match, 0, table.dice(1, 0), 10.0), turn(match, match.actor, 10.0)):
        assert table.match_seed(1) not in json.dumps(message)
    assert set(hello(match, 0, 1, 10.0)) == {
        *("kind", "protocol", "game", "rules", "seats", "seat", "names"),
        *("options", "material", "dice", "seconds"),
    }


def test_a_position_can_be_played_on_by_a_bot_in_python() -> None:
    for match in positions("sons", 3, {}):
        here = serai.position("sons", turn(match, match.actor, 10.0)["position"])
        assert here.legal() == match.position.legal()
