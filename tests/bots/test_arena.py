"""The arena: paired deals, rotated seats, nothing lost by stopping, the same by any processes."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import serai
from bots.processes import children_of, runs
from serai.bots.arena import Arena
from serai.bots.arena.archive import Folder
from serai.bots.arena.deals import Failure, Played, play_deal
from serai.bots.arena.entrants import SIMPLE, Entrant, entrants, line_ups, listed_bots
from serai.bots.arena.settings import Plan, settings
from serai.bots.arena.standings import failures, results, standings
from serai.bots.arena.statistics import UPPER, scores, sprt
from serai.bots.levels import SearchingPlayer, player
from serai.bots.names import BOTS
from serai.bots.search import Budget
from serai.cli import main
from serai.core.errors import SeraiError
from terminal.tools import PATIENCE, environment, run_apart

pytestmark = pytest.mark.usefixtures("forked_workers")

WORDS = ("arena", "desert", "--map", "wadi", "--bots", "medium@4,greedy", "--games", "24")
DEALS = 12


def plan(*bots: str, games: int = 2, seats: int = 2, seed: str = "1", **more: Any) -> Plan:
    options = {"map": "wadi"} if seats == 2 else {}
    match = serai.new("desert", seats=seats, **options)
    return Plan(settings(match.game, match.material, entrants(bots), games, seed, **more))


def kept(folder: Path) -> Any:
    return json.loads((folder / "arena.json").read_text("utf-8"))


def timeless(arena: Any) -> Any:
    """What an arena says, but for the time it took."""
    for deal in arena["deals"]:
        for game in deal["games"]:
            assert len(game.pop("seconds")) == 2
    return arena


# -- who enters ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "read"),
    [
        (["strong,greedy"], ["strong", "greedy"]),
        ([" Strong , random"], ["strong", "random"]),
        (["strong@400", "uct@0.05s,hard@.5s"], ["strong@400", "uct@0.05s", "hard@0.5s"]),
        (["cmd:python a.py,greedy"], ["cmd:python a.py", "greedy"]),
        (["cmd:python a.py 1,2,cmd:b"], ["cmd:python a.py 1,2", "cmd:b"]),
        (['cmd:python "a,greedy.py",hard'], ["cmd:python a,greedy.py", "hard"]),
        (["cmd:python 'my bot.py'", "master"], ["cmd:python 'my bot.py'", "master"]),
    ],
    ids=str,
)
def test_bots_are_read_from_lists(given: list[str], read: list[str]) -> None:
    assert [entrant.written for entrant in entrants(listed_bots(given))] == read


def test_how_a_bot_is_written_reads_back_to_the_same_bot() -> None:
    read = entrants(["strong", "uct", "greedy", "cmd:x 'y z'"], Budget(seconds=0.2))
    assert read[0] == Entrant("strong@0.2s", "strong@0.2s", "strong", Budget(seconds=0.2))
    assert read[2].budget is None
    assert entrants([entrant.written for entrant in read]) == read


def test_names_at_the_table_can_stand_in_a_record() -> None:
    long = "cmd:python bot.py " + "x" * 80
    read = entrants([f"{long}1", f"{long}2", "cmd:a '|b'", "cmd:tab\there"])
    match = serai.new("desert", seats=4, seed=1, names=[entrant.name for entrant in read])
    assert serai.load(match.record()).names == match.names
    assert len(set(match.names)) == 4


def test_as_many_bots_as_seats_sit_in_all_rotations() -> None:
    assert line_ups(2, 2) == [((0, 1), (1, 0))]
    assert line_ups(3, 3) == [((0, 1, 2), (1, 2, 0), (2, 0, 1))]


def test_of_two_bots_at_a_larger_table_the_first_sits_alone_on_every_seat() -> None:
    assert line_ups(2, 3) == [((0, 1, 1), (1, 0, 1), (1, 1, 0))]


def test_of_more_bots_than_seats_every_company_plays() -> None:
    companies = [seatings[0] for seatings in line_ups(4, 3)]
    assert companies == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_games_are_rounded_up_to_whole_deals_for_every_company() -> None:
    assert [plan("greedy", "random", games=games).deals for games in (3, 4, 5)] == [2, 2, 3]
    three = plan("greedy", "random", "uct", games=7)
    assert (three.deals, three.games) == (6, 12)
    assert [three.seatings(deal)[0] for deal in (1, 2, 3, 4)] == [(0, 1), (0, 2), (1, 2), (0, 1)]


# -- deals -----------------------------------------------------------------------------------


def chance(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("* ")]


def test_a_deal_is_the_same_cards_with_every_bot_on_every_seat() -> None:
    table = plan("greedy", "random", "medium@2", seats=3)
    games = list(play_deal(table, 1))
    assert [played.bots for played, _ in games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    names = [serai.load(record).names for _, record in games]
    assert names[1] == ["random", "medium@2", "greedy"]
    first, *others = (chance(record) for _, record in games)
    assert first and others == [first, first]
    assert [chance(record) for _, record in play_deal(table, 2)] != [first, first, first]


def test_cards_and_dice_follow_the_seed_and_tell_nothing_of_each_other() -> None:
    one, same, other = (plan("greedy", "random", seed=seed) for seed in ("1", "1", "2"))
    assert (one.match_seed(1), one.dice(1, 0)) == (same.match_seed(1), same.dice(1, 0))
    assert len({one.match_seed(1), one.match_seed(2), other.match_seed(1)}) == 3
    assert len({one.dice(1, 0), one.dice(1, 1), one.dice(2, 0), other.dice(1, 0)}) == 4
    assert str(one.dice(1, 0)) not in one.match_seed(1)


def test_standings_add_up_what_was_played() -> None:
    table = plan("greedy", "random", seats=3)
    deal = [
        Played((0, 1, 1), (1.0, 0.0, 0.0), (30, 20, 10), (5, 5, 5), (1.0, 0.5, 0.5)),
        Played((1, 0, 1), (0.0, 0.5, 0.5), (20, 40, 40), (5, 5, 5), (0.5, 1.0, 0.5)),
        Played(
            (1, 1, 0), (1.0, 0.0, 0.0), (3, 2, 1), (1, 1, 1), (0.1, 0.1, 0.2), Failure(2, "why")
        ),
    ]
    first, second = standings(table, [deal])
    assert (first.bot, first.rank, second.bot, second.rank) == ("greedy", 1, "random", 2)
    assert first.share is not None and first.share.value == pytest.approx(0.5)
    assert second.share is not None and second.share.value == pytest.approx(0.25)
    assert (first.games, second.games) == (3, 3)
    assert (first.points, second.points) == (35, 22.5)  # of the games that were finished
    assert first.seconds == pytest.approx(2.2 / 11)
    assert (first.failures, second.failures) == (1, 0)
    (failed,) = failures(table, {7: deal})
    assert (failed.bot, failed.why, failed.games) == ("greedy", "why", [(7, 3)])


# -- playing, stopping, going on -------------------------------------------------------------


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An arena played in one go, by two processes."""
    home = tmp_path_factory.mktemp("whole")
    done = run_apart(home, *WORDS, "--processes", 2, "--out", home / "out")
    assert done.returncode == 0, done.stderr
    assert "24 games in 12 deals" in done.stdout
    return home / "out"


class Begun:
    """An arena in a process of its own, to be stopped when it has come some way."""

    def __init__(self, home: Path, *words: object) -> None:
        command = [sys.executable, "-m", "serai", *map(str, (*WORDS, *words))]
        self.process = subprocess.Popen(
            command,
            env=environment(home),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def stop(self, number: int, when: Callable[[], bool]) -> tuple[int, str, str]:
        """Send a signal at the right moment; exit code, output and errors."""
        end = time.monotonic() + PATIENCE
        while not when():
            assert time.monotonic() < end and self.process.poll() is None
            time.sleep(0.005)
        self.process.send_signal(number)
        out, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, errors


def finished(folder: Path) -> int:
    return len(kept(folder)["deals"]) if (folder / "arena.json").exists() else 0


def test_an_arena_that_was_stopped_goes_on_and_ends_as_if_it_had_not_been(
    whole: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    code, said, told = Begun(tmp_path, "--processes", 1, "--out", out).stop(
        signal.SIGINT, lambda: finished(out) >= 3
    )
    assert code == 130
    assert "Traceback" not in told
    assert f"To go on:\n{sys.executable} -m serai arena desert" in told
    assert 3 <= finished(out) < DEALS
    assert f"{2 * finished(out)} games in {finished(out)} deals" in said
    done = run_apart(tmp_path, *WORDS, "--processes", 1, "--out", out)
    assert done.returncode == 0
    assert f"{2 * DEALS} games are there" in done.stderr
    assert timeless(kept(out)) == timeless(kept(whole))
    records = {file.name: file.read_text("utf-8") for file in (whole / "games").iterdir()}
    assert records == {file.name: file.read_text("utf-8") for file in (out / "games").iterdir()}


def test_an_arena_that_was_killed_has_lost_no_finished_deal_and_leaves_nobody_behind(
    tmp_path: Path,
) -> None:
    out = tmp_path / "out"
    begun = Begun(tmp_path, "--processes", 2, "--out", out)
    children: list[int] = []
    before = 0

    def far_enough() -> bool:
        nonlocal children, before
        before = finished(out)
        children = children_of(begun.process.pid) if before >= 3 else []
        return before >= 3

    code, _, _ = begun.stop(signal.SIGKILL, far_enough)
    assert code == -signal.SIGKILL
    assert len(children) == 2
    deals = kept(out)["deals"]
    assert len(deals) >= before
    for deal in deals:
        for number in range(1, 3):
            assert (out / "games" / f"{deal['deal']:05}-{number}.serai").exists()
    end = time.monotonic() + PATIENCE
    while any(map(runs, children)):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_records_replay_to_the_results(whole: Path) -> None:
    for deal in kept(whole)["deals"]:
        for number, game in enumerate(deal["games"], 1):
            file = whole / "games" / f"{deal['deal']:05}-{number}.serai"
            match = serai.load(file.read_text("utf-8"))
            assert match.result() == game["shares"]
            assert [score.total for score in match.points()] == game["points"]
            assert match.names == [("medium@4", "greedy")[bot] for bot in game["bots"]]


def told(words: tuple[object, ...], monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "argv", ["serai", *map(str, words)])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert isinstance(stopped.value.code, int)
    return stopped.value.code


def test_the_result_can_be_had_again_as_a_table_and_as_data(
    whole: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (whole / "arena.json").read_bytes()
    assert told((*WORDS, "--out", whole), monkeypatch) == 0
    table = capsys.readouterr()
    assert "is over already: 24 games were played" in table.err
    assert "medium@4" in table.out and "greedy" in table.out and "±" in table.out
    assert told((*WORDS, "--out", whole, "--json", "-"), monkeypatch) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["over"], data["deals"], data["games"], data["sprt"]) == (True, 12, 24, None)
    assert data["results"] == kept(whole)["deals"]
    assert {line["bot"] for line in data["standings"]} == {"medium@4", "greedy"}
    assert sum(line["share"]["value"] for line in data["standings"]) == pytest.approx(1)
    file = whole.parent / "all.json"
    assert told((*WORDS, "--out", whole, "--json", file), monkeypatch) == 0
    assert json.loads(file.read_text("utf-8")) == data
    assert "medium@4" in capsys.readouterr().out
    assert (whole / "arena.json").read_bytes() == before


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--seed", "2"), "seed (there 1, here 2)"),
        (("--bots", "random"), "bots (there medium@4, greedy, here medium@4, greedy, random)"),
        (("--option", "first=1"), "first (there lot, here 1)"),
        (("--sprt", "0.4,0.6"), "sprt (there –, here 0.4, 0.6)"),
        (("--games", "10"), "games (there 24, here 10)"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "…",
)
def test_a_folder_refuses_another_arena_and_says_what_differs(
    whole: Path,
    words: tuple[str, ...],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = (whole / "arena.json").read_bytes()
    assert told((*WORDS, "--out", whole, *words), monkeypatch) == 2
    said = capsys.readouterr().err
    assert "holds another arena" in said and f"What differs: {why}. " in said
    assert (whole / "arena.json").read_bytes() == before


def test_a_folder_refuses_to_go_on_with_a_changed_program(tmp_path: Path) -> None:
    table = plan("greedy", "random")
    Folder(tmp_path / "out", table.settings).close()
    changed = Plan(type(table.settings).read({**table.settings.data(), "program": "another"}))
    with pytest.raises(SeraiError, match="the program itself, which has changed since"):
        Folder(tmp_path / "out", changed.settings)


def test_an_arena_goes_on_with_more_games(tmp_path: Path) -> None:
    for games in (2, 6):
        table = plan("greedy", "random", games=games)
        folder = Folder(tmp_path / "out", table.settings)
        Arena(table, folder).play(1, lambda: None)
        folder.close()
    assert finished(tmp_path / "out") == 3
    assert kept(tmp_path / "out")["settings"]["games"] == 6


def test_a_folder_that_is_in_use_or_strange_or_damaged_is_refused(tmp_path: Path) -> None:
    table = plan("greedy", "random")
    folder = Folder(tmp_path / "out", table.settings)
    with pytest.raises(SeraiError, match="Another process is playing"):
        Folder(tmp_path / "out", table.settings)
    folder.close()
    (tmp_path / "out" / "arena.json").write_text('{"arena": 1, "settings": {}}', "utf-8")
    with pytest.raises(SeraiError, match="is no arena that can be gone on with"):
        Folder(tmp_path / "out", table.settings)
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "letter.txt").touch()
    with pytest.raises(SeraiError, match="has other things in it"):
        Folder(tmp_path / "home", table.settings)
    with pytest.raises(SeraiError, match="cannot be used: Not a directory"):
        Folder(tmp_path / "home" / "letter.txt" / "deeper", table.settings)
    assert os.listdir(tmp_path / "home") == ["letter.txt"]


def test_a_test_stops_the_arena_at_the_same_deal_whatever_the_processes(tmp_path: Path) -> None:
    table = plan("greedy", "random", games=200, sprt=(0.55, 0.8))
    arenas = []
    for processes in (1, 3):
        folder = Folder(tmp_path / str(processes), table.settings)
        arena = Arena(table, folder)
        arena.play(processes, lambda: None)
        folder.close()
        verdict = arena.verdict
        assert verdict is not None and verdict.outcome == UPPER
        assert len(folder.deals) == verdict.deals < 100
        assert len(os.listdir(folder.path / "games")) == 2 * verdict.deals
        each = scores([results(deal) for deal in folder.finished], 0)
        assert sprt(each, 2, 0.55, 0.8) == verdict
        arenas.append(timeless(kept(folder.path)))
    assert arenas[0] == arenas[1]
    again = Folder(tmp_path / "1", table.settings)
    assert Arena(table, again).over
    again.close()


def test_without_a_folder_the_same_command_finds_its_arena_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = ("arena", "--map", "wadi", "--bots", "greedy,random", "--games", 2, "--processes", 1)
    assert told(words, monkeypatch) == 0
    (place,) = (tmp_path / "serai" / "arena").iterdir()
    assert place.name.startswith("desert-greedy-random-")
    assert str(place) in capsys.readouterr().out
    assert told(words, monkeypatch) == 0
    assert "is over already: 2 games were played" in capsys.readouterr().err
    assert [place] == list((tmp_path / "serai" / "arena").iterdir())


# -- what is wrong is said -------------------------------------------------------------------

TWO = ["--bots", "greedy,random"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess", *TWO], "There is no game called “chess”"),
        ([], "The option --bots is missing."),
        (["--bots", "greedy"], "An arena needs 2 bots or more; here is only 1"),
        (["--bots", "greedy,genius"], "There is no bot called “genius”. There is: random, greedy"),
        (["--bots", "greedy,,random"], "A bot’s name is missing"),
        (["--bots", "greedy,greedy"], "“greedy” is there twice"),
        (["--bots", "strong@x,greedy"], "“strong@x” is not understood: after the @ comes"),
        (["--bots", "strong@0,greedy"], "“strong@0” is not understood"),
        (["--bots", "strong@-1s,greedy"], "“strong@-1s” is not understood"),
        (["--bots", "greedy@4,random"], "greedy does not search"),
        (["--bots", "cmd:,random"], "“cmd:” has no command"),
        (["--bots", "cmd:'x,random"], "a quote in it is not closed"),
        (["--bots", "cmd:no-such-program 1,random"], "there is no program “no-such-program”"),
        ([*TWO, "--bots", "uct", "--seats", "4"], "3 bots cannot fill 4 seats evenly: name 2"),
        (
            ["--bots", ",".join(f"hard@{n}" for n in range(1, 15))],
            "14 bots are too many: up to 12",
        ),
        ([*TWO, "--seats", "7"], "not for 7 players"),
        ([*TWO, "--seats", "0"], "not for 0 players"),
        ([*TWO, "--time", "0"], "--time cannot be 0"),
        ([*TWO, "--time", "nan"], "--time cannot be nan"),
        ([*TWO, "--simulations", "0"], "--simulations cannot be 0"),
        ([*TWO, "--time", "1", "--simulations", "9"], "Give --time or --simulations, not both"),
        ([*TWO, "--games", "0"], "--games cannot be 0"),
        ([*TWO, "--processes", "0"], "--processes cannot be 0"),
        ([*TWO, "--move-limit", "0"], "--move-limit cannot be 0"),
        ([*TWO, "--sprt", "0.7"], "--sprt cannot be “0.7”: it is two shares"),
        ([*TWO, "--sprt", "0.7,0.6"], "the smaller one first, such as 0.65,0.75"),
        ([*TWO, "--sprt", "0,1"], "--sprt cannot be “0,1”"),
        ([*TWO, "--deck", "nomads"], "Through the Desert has no deck"),
        ([*TWO, "--option", "wind=3"], "There is no option “wind”"),
        ([*TWO, "--json", "nowhere/at/all.json"], "there is no folder"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "…",
)
def test_what_is_wrong_is_said_with_exit_code_2(
    words: list[str],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert told(("arena", *words), monkeypatch) == 2
    assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_simple_bots_are_those_that_take_no_budget() -> None:
    table = plan("greedy", "random")
    for name in BOTS:
        assert (entrants([name], Budget(4))[0].budget is None) == (name in SIMPLE)
        bot = player(name, table.game, table.material, 0)
        assert isinstance(bot, SearchingPlayer) == (name not in SIMPLE)
