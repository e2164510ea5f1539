"""The examples run, and what they make learns: a net that knew nothing soon beats chance."""

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.envs.data import Wanted, write
from serai.testing.tables import length

CHECKOUT = Path(__file__).parents[2]
EXAMPLES = CHECKOUT / "examples"
PACKAGES = CHECKOUT / ".cache" / "examples"  # made by `make .cache/examples/.ready`
RLLIB = CHECKOUT / ".cache" / "rllib"  # made by `make .cache/rllib/.ready`
PEERS = CHECKOUT / ".cache" / "peers"  # made by `make bench`


def example(name: str) -> dict[str, Any]:
    sys.path.insert(0, str(EXAMPLES))
    try:
        return runpy.run_path(str(EXAMPLES / f"{name}.py"))
    finally:
        sys.path.remove(str(EXAMPLES))


@pytest.fixture(scope="module")
def learning() -> dict[str, Any]:
    return example("learn")


def test_it_learns_by_itself_to_beat_chance(learning: dict[str, Any]) -> None:
    """Some seconds of self-play: from a half of the wins to nearly all of them."""
    against = learning["against"]
    learner = learning["Learner"]("targi", learning["How"]())
    before = against("targi", learner.net.best, "random", 100)
    learner.go_on(choices=length(600_000))
    assert before < 0.8 < 0.9 < against("targi", learner.net.best, "random", 100)


def test_the_same_seed_learns_the_same(learning: dict[str, Any]) -> None:
    learners = [learning["Learner"]("souk", learning["How"](), 4, seats=3) for _ in range(2)]
    for learner in learners:
        learner.go_on(choices=5_000)
    for name, weights in learners[0].net.weights.items():
        assert np.allclose(weights, learners[1].net.weights[name], atol=1e-4), name


def test_what_acts_is_paid_at_its_own_next_turn(learning: dict[str, Any]) -> None:
    """With no trust in values, each choice is judged by the result of its own game and seat."""
    tables = serai.envs.Tables("souk", 4, seats=3, seed=2)
    net = learning["Net"](
        learning["scale_of"](tables.observer.highest), tables.actions, 8, np.random.default_rng(1)
    )
    for name in ("worth", "worth_"):
        net.weights[name][:] = 0
    seen = learning["Rollout"](tables, 40)
    assert seen.play(tables, net, np.random.default_rng(1)) > 0
    judged = seen.judged(net, tables, 1.0)
    for table in range(4):
        ends = np.flatnonzero(seen.over[:, table])
        for step in range(ends[-1] + 1):
            end = ends[ends >= step][0]
            assert judged[step, table] == pytest.approx(
                seen.paid[end, table, seen.seats[step, table]]
            )


@pytest.fixture(scope="module")
def looking() -> dict[str, Any]:
    return example("afterstates")


def test_who_looks_one_action_ahead_learns_the_same_from_the_same_seed(
    looking: dict[str, Any],
) -> None:
    how = looking["How"](tables=4, worlds=32, hidden=8)
    one, other = (looking["Learner"]("souk", how, 4, seats=3) for _ in range(2))
    begun = {name: weights.copy() for name, weights in one.net.weights.items()}
    for learner in (one, other):
        learner.go_on(choices=400)
    assert one.games > 3
    for name, weights in one.net.weights.items():
        assert np.allclose(weights, other.net.weights[name], atol=1e-4), name
        assert not np.allclose(weights, begun[name]), name
    rows = np.arange(4)
    chosen = one.player.best(one.tables, rows)
    assert one.tables.masks[rows, chosen].all()


def test_an_apprentice_learns_the_same_from_the_same_seed() -> None:
    taken = example("apprentice")
    how = taken["How"](tables=4, worlds=64, hidden=8, apart=1)
    learner, other = (taken["Learner"]("sons", how, 4) for _ in range(2))
    begun = learner.net.weights["seen"].copy()
    for one in (learner, other):
        one.go_on(choices=40)
    assert np.allclose(learner.net.weights["seen"], other.net.weights["seen"], atol=1e-4)
    assert not np.allclose(learner.net.weights["seen"], begun)
    rows = np.arange(4)
    assert learner.tables.masks[rows, learner.player.best(learner.tables, rows)].all()


def test_an_apprentice_soon_beats_chance() -> None:
    """In a quarter of a minute: from next to nothing to most of the wins."""
    taken = example("apprentice")
    learner, against = taken["Learner"]("sons", taken["How"]()), taken["against"]
    before = against("sons", learner.player, "random", 50)
    learner.go_on(choices=length(400_000))
    assert before < 0.5 < 0.75 < against("sons", learner.player, "random", 100)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "script", "of_random", "of_beginner"),
    [
        ("targi", "learn", 0.99, 0.5),
        ("desert", "learn", 0.99, 0.5),
        ("sons", "apprentice", 0.99, 0.5),
    ],
)
def test_whoever_learns_for_some_minutes_beats_chance_and_mostly_beginners(
    game: str, script: str, of_random: float, of_beginner: float
) -> None:
    if not os.environ.get("SERAI_SOAK"):
        pytest.skip("takes a quarter of an hour for each game: only in a whole soak")
    taken = example(script)
    learner = taken["Learner"](game, taken["How"]())
    if script == "learn":
        learner.go_on(seconds=900)
        player = learner.net.best
    else:
        assert list(learner.learn(seconds=900))
        player = learner.player
    assert taken["against"](game, player, "random", 400) >= of_random
    assert taken["against"](game, player, "beginner", 400) >= of_beginner


ARGUMENTS = {
    "alphazero": ["targi", "--minutes", "0.1", "--games", "4"],
    "maskable_ppo": ["targi", "--minutes", "0.1", "--games", "4"],
    "cleanrl_ppo": ["targi", "--updates", "2", "--games", "4"],
    "tianshou_dqn": ["targi", "--steps", "100", "--games", "4"],
    "torchrl_rollout": ["targi", "--steps", "40"],
}
NEEDS = {
    "alphazero": "torch",
    "maskable_ppo": "sb3_contrib",
    "cleanrl_ppo": "torch",
    "tianshou_dqn": "tianshou",
    "torchrl_rollout": "torchrl",
}


def test_the_notebook_shows_what_its_cells_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made anew by `python examples/notebook.py`; here only its cells are compared."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    cells = runpy.run_path(str(EXAMPLES / "notebook.py"))["CELLS"]
    kept = json.loads((EXAMPLES / "first_steps.ipynb").read_text("utf-8"))["cells"]
    assert ["".join(cell["source"]) for cell in kept] == list(cells)
    assert all(cell["outputs"] for cell in kept if cell["cell_type"] == "code")


def python_of(place: Path, needs: str) -> str:
    """The Python of an environment that has what is needed."""
    if not list(place.glob(f"lib/python*/site-packages/{needs}")):
        pytest.skip(f"{needs} is not installed: make {place.relative_to(CHECKOUT)}/.ready")
    return str(place / "bin" / "python")


def run(example: str, needs: str, folder: Path, *arguments: str, place: Path = PACKAGES) -> str:
    """What it prints."""
    command = [python_of(place, needs), str(EXAMPLES / f"{example}.py"), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


TAKEN = {
    "torch": "import torch; place = lambda a: torch.from_dlpack(a).data_ptr()",
    "jax": "import jax; place = lambda a: jax.dlpack.from_dlpack(a).unsafe_buffer_pointer()",
}
BESIDE = """
import site, sys
site.addsitedir(sys.argv[1])
from serai.envs import Tables
tables = Tables("targi", 3, seed=1)
for array in (tables.observations, tables.masks, tables.rewards):
    assert place(array) == array.ctypes.data
print("where they lie")
"""


@pytest.mark.parametrize(("library", "place"), [("torch", PACKAGES), ("jax", PEERS)])
def test_arrays_are_taken_where_they_lie(library: str, place: Path) -> None:
    """By DLPack, without a copy."""
    ours = str(Path(np.__file__).parents[1])
    command = [python_of(place, library), "-c", TAKEN[library] + BESIDE, ours]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, timeout=300)
    assert done.stdout == "where they lie\n", done.stderr


def test_written_games_become_parquet(tmp_path: Path) -> None:
    choices = write(Wanted("targi", ("medium", "greedy"), 2, 2, simulations=4), tmp_path / "games")
    out = run("parquet", "pyarrow", tmp_path, "games", "games.parquet")
    assert out == f"{choices} choices\n"
    read = "import pyarrow.parquet as p; t = p.read_table('games.parquet'); print(t.num_rows)"
    python = str(PACKAGES / "bin" / "python")
    told = subprocess.run([python, "-c", read], cwd=tmp_path, capture_output=True, text=True)
    assert told.stdout == f"{choices}\n", told.stderr


@pytest.mark.parametrize("example", ARGUMENTS)
def test_an_example_for_a_library_runs(example: str, tmp_path: Path) -> None:
    assert run(example, NEEDS[example], tmp_path, *ARGUMENTS[example])


@pytest.mark.soak
def test_rllib_learns_at_our_tables(tmp_path: Path) -> None:
    out = run(
        "rllib_ppo", "ray", tmp_path, "targi", "--rounds", "1", "--choices", "256", place=RLLIB
    )
    assert out.startswith("round 1: a mean of")
