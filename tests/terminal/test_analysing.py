"""`serai analyse`, as a process."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import serai
from games.desert.picture import picture
from serai.bots.search import Budget
from serai.cli import main
from serai.coach import analysis
from serai.core.match import Match
from serai.screens.bidi import SIGNS
from terminal.tools import kept, run

RECORDS = Path(__file__).parents[1] / "records"
QUICK: tuple[str, int] = ("--simulations", 8)


def blunder() -> Match:
    """Seat 1 could have won with the waterhole at b1."""
    match = picture(
        """
        1   L1  3   .   .   R1  .
        2     .   .   .   .   .   .
        3   o   o   L2  o   o   R2
        """,
        herds=1,
        left=1,
        waterholes="0 0 0 / 0 0 4",
    )
    match.names[:] = ["Ada", "שרה"]
    match.play("camel lime a2")
    return match


def test_the_worst_move_is_told_with_what_was_better(tmp_path: Path) -> None:
    record = kept(blunder(), tmp_path / "game.serai")
    done = run(tmp_path, "analyse", record, "--simulations", 100)
    assert done.returncode == 0
    lines = [" ".join(line.split()) for line in done.stdout.translate(SIGNS).splitlines()]
    assert lines[0].startswith("Through the Desert: Ada (1) and שרה (2); 1 move, 1 of them")
    assert lines[0].endswith("Won by שרה (2).")
    assert "with 100 simulations" in lines[1]
    assert "end 0 %, 15 100 %, 17" in lines
    assert "Ada (1) 1 100.0 ± 0.0 % 1 1" in lines
    assert "1 Ada (1) camel lime a2 0 % camel lime b1 100 % 100 ± 0 %" in lines
    assert lines[-1] == "1: camel lime b1"
    assert done.stderr == "Thinking …\n"


def test_a_game_is_also_written_as_json_and_drawn(tmp_path: Path) -> None:
    record = kept(blunder(), tmp_path / "game.serai")
    data, drawn = tmp_path / "game.json", tmp_path / "game.svg"
    data.write_text("{}", "utf-8")  # what was written before may be written over
    drawn.write_text("<svg/>", "utf-8")
    done = run(tmp_path, "analyse", record, *QUICK, "--seed", 3, "--json", data, "--svg", drawn)
    assert done.returncode == 0
    assert f"Written: {drawn}\nWritten: {data}\n" in done.stderr
    facts = json.loads(data.read_text("utf-8"))
    assert (facts["format"], facts["seed"]) == ("serai analysis 1", 3)
    assert facts["plies"][0]["verdict"]["best"]["action"] == "camel lime b1"
    root = ElementTree.fromstring(drawn.read_text("utf-8"))
    assert "שרה" in [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]


def test_json_is_printed_alone(tmp_path: Path) -> None:
    match = serai.new("targi", seed=4)
    for _ in range(3):
        match.play(match.legal()[0])
    record = kept(match, tmp_path / "game.serai")
    facts = json.loads(run(tmp_path, "analyse", record, *QUICK, "--json", "-").stdout)
    told = analysis.analyse(match, Budget(QUICK[1]))
    assert facts == {"format": "serai analysis 1", **analysis.data(told)}
    assert [ply["action"] for ply in facts["plies"]] == [
        match.text(step.action) for step in match.steps if step.seat >= 0
    ]
    assert facts["last"]["actor"] == match.actor


def test_a_position_is_judged_with_all_its_moves(tmp_path: Path) -> None:
    match = serai.new("sons", seats=3, seed=2)
    match.play("move f4")
    position = tmp_path / "there.position"
    position.write_text(str(match.position), "utf-8")
    done = run(tmp_path, "analyse", position, "--simulations", 60)
    assert done.returncode == 0
    assert done.stdout.startswith("A position of Im Reich der Wüstensöhne on dunes. Player ")
    for text in match.legal():
        assert f"\n{text} " in done.stdout


def test_a_position_is_printed_as_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = serai.new("desert", seed=2, map="wadi")
    position = tmp_path / "there.position"
    position.write_text(str(match.position), "utf-8")
    words = ["serai", "analyse", str(position), "--simulations", "8", "--json", "-"]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 0
    facts = json.loads(capsys.readouterr().out)
    told = analysis.data(analysis.evaluate(match.position, Budget(8)))
    head = {"format": "serai assessment 1", "game": "desert", "seed": 0}
    assert facts == {**head, **told}


def test_a_game_that_goes_on_can_be_analysed_by_the_clock(tmp_path: Path) -> None:
    match = serai.new("desert", seats=5, seed=2, names=["Ada", "Bo", "Cy", "Di", "Eve"])
    match.play(match.legal()[0])
    done = run(tmp_path, "analyse", kept(match, tmp_path / "game.serai"), "--time", 0.05)
    assert done.returncode == 0
    assert "The game goes on." in done.stdout
    assert "with 0.05 s" in done.stdout
    assert "\n now  " in done.stdout


def test_plain_letters_are_enough(tmp_path: Path) -> None:
    record = kept(blunder(), tmp_path / "game.serai")
    done = run(tmp_path, "analyse", record, *QUICK, env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "100 +- 0 %" in done.stdout


def test_a_file_that_is_not_there_is_no_traceback(tmp_path: Path) -> None:
    done = run(tmp_path, "analyse", "nowhere.serai")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "nowhere.serai cannot be read: No such file or directory.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["letter.txt"], "line 1: this should begin with “serai record 1”"),
        (["broken.serai"], "line 41: "),
        (["folder"], "folder cannot be read: Is a directory"),
        (["game.serai", "--svg", "game.serai"], "holds something else; nothing was written"),
        (["game.serai", "--json", "nowhere/game.json"], "there is no folder"),
        (["game.serai", "--json", "folder"], "folder cannot be written: Is a directory"),
        (["there.position", "--svg", "there.svg"], "A position has no curve to draw"),
        (["game.serai", "--time", "1", "--simulations", "9"], "Give --simulations or --time"),
        (
            ["game.serai", "--simulations", "0"],
            "--simulations cannot be “0”: it is a whole number of 1 or more.",
        ),
        (["game.serai", "--time", "soon"], "--time cannot be “soon”: it is a number"),
        (["game.serai", "--seed", "x"], "--seed cannot be “x”: it is a whole number."),
        ([], "RECORD is missing."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "…",
)
def test_what_is_wrong_is_said_before_any_thinking(
    words: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = (RECORDS / "desert-2-wadi.serai").read_text("utf-8").splitlines()
    lines[40] = "1 camel lime z9"
    record = kept(blunder(), tmp_path / "game.serai")
    (tmp_path / "broken.serai").write_text("\n".join(lines), "utf-8")
    (tmp_path / "letter.txt").write_text("Dear Ada,\n", "utf-8")
    (tmp_path / "there.position").write_text(str(blunder().position), "utf-8")
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["serai", "analyse", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    said = capsys.readouterr()
    assert (stopped.value.code, said.out) == (2, "")
    assert told in said.err
    assert record.read_text("utf-8") == blunder().record()
    assert len(list(tmp_path.iterdir())) == 5
