"""Games to learn from: what is in a folder is what was played."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.core.errors import SeraiError
from serai.core.observations import Observer
from serai.envs import data
from serai.envs.data import Wanted, load, write
from terminal.tools import run

WANTED = Wanted("targi", ("medium", "greedy"), 3, 2, simulations=8)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(data, "SHARD", 2)
        write(WANTED, made)
    return made


def test_rows_are_what_the_records_tell(folder: Path) -> None:
    told = load(folder)
    assert len(list(folder.glob("shard-*.npz"))) == 2
    for number in range(3):
        match = serai.load((folder / "records" / f"{number:06}.serai").read_text("utf-8"))
        observer = Observer(match.game, match.material)
        choices = [s for s in match.steps if s.seat >= 0 and len(s.before.legal_numbers()) > 1]
        rows = np.flatnonzero(told["game"] == number)
        assert told["action"][rows].tolist() == [step.action for step in choices]
        assert told["seat"][rows].tolist() == [step.seat for step in choices]
        for row, step in list(zip(rows, choices, strict=True))[::20]:
            assert (told["observation"][row] == observer.of(step.before.state, step.seat)).all()
            assert np.flatnonzero(told["mask"][row]).tolist() == step.before.legal_numbers()
        assert told["result"][number].tolist() == match.result()
        assert told["points"][number].tolist() == [score.total for score in match.points()]


def test_those_who_search_tell_what_they_looked_at(folder: Path) -> None:
    told = load(folder)
    searched = told["visits"] > 0
    assert (searched == ~np.isnan(told["value"])).all() and 0 < searched.sum() < len(searched)
    assert told["visits"].sum() == len(told["visited"])
    first = int(np.flatnonzero(searched)[0])
    looked = told["visited"][: told["visits"][first]]
    assert told["action"][first] == looked[looked[:, 1].argmax(), 0]


def test_the_same_settings_make_the_same_games(folder: Path, tmp_path: Path) -> None:
    write(WANTED, tmp_path)
    again = load(tmp_path)
    for name, array in load(folder).items():
        assert np.array_equal(array, again[name], equal_nan=name == "value"), name
    assert (tmp_path / "README.md").read_text("utf-8").startswith("# 3 games of targi\n")


def test_a_folder_is_refused_that_is_not_new_or_has_no_games(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(SeraiError, match="not empty"):
        write(WANTED, folder)
    with pytest.raises(SeraiError, match="no games"):
        load(tmp_path)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"bots": ()}, "no bot called"),
        ({"bots": ("bobby",)}, "no bot called “bobby”"),
        ({"number": 0}, "too small"),
        ({"simulations": 0}, "too small"),
        ({"seats": 5}, "not for 5 players"),
        ({"options": (("map", "wadi"),)}, "no option “map”"),
    ],
)
def test_what_no_games_can_be_made_from_is_refused_before_anything_is_written(
    asked: dict[str, Any], why: str, tmp_path: Path
) -> None:
    with pytest.raises(SeraiError, match=why):
        write(replace(WANTED, **asked), tmp_path / "games")
    assert not (tmp_path / "games").exists()


def test_the_command_line_writes_them(tmp_path: Path) -> None:
    made = tmp_path / "made"
    words = ("games", "targi", "--bots", "random,greedy", "--number", "1", "--out", made)
    done = run(tmp_path, *words)
    assert done.returncode == 0 and "written to" in done.stdout, done.stderr
    assert run(tmp_path, *words).returncode == 2
    assert load(made)["result"].shape == (1, 2)
