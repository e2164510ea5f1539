"""The benchmark measures what it says; how fast is not tested."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serai.bench.measure import CHECKOUT, better, playouts, ratios, search_ratios
from serai.bench.searches import middle, simulations
from serai.bench.tables import table
from serai.bots.search import BASELINE
from serai.core import registry
from serai.core.match import new
from walk import length


def test_of_two_measurements_the_higher_rates_are_kept() -> None:
    one = {"a": {"plies_per_second": 5, "plies_per_game": 80}}
    other = {"a": {"plies_per_second": 4, "plies_per_game": 81}}
    assert better(one, other) == {"a": {"plies_per_second": 5, "plies_per_game": 81}}
    assert better({}, other) == other


def test_whole_games_are_played() -> None:
    """As long as random games are: only decisions with a choice count."""
    figures = playouts(registry.game("desert"), 2, 0.05)
    assert 70 < figures["plies_per_game"] < 95
    assert figures["plies_per_second"] > figures["games_per_second"] > 0


def test_the_ratios_are_of_the_slowest_table() -> None:
    figures = {
        "playouts": {
            "desert": {"2": {"plies_per_second": 600}, "3": {"plies_per_second": 900}},
            "targi": {"2": {"plies_per_second": 400}},
        },
        "peers": {
            "catanatron": {"plies_per_second": 2, "actions_per_second": 4},
            "open_spiel": {"games": {"hex": {"rollout_plies_per_second": 200}}},
        },
    }
    assert ratios(figures) == {
        "desert": {"catanatron_plies": 300, "catanatron_actions": 150, "hex": 3},
        "targi": {"catanatron_plies": 200, "catanatron_actions": 100},
    }


def test_searches_are_measured_against_the_slowest_table_too() -> None:
    def row(opening: int, middle: int) -> dict[str, dict[str, int]]:
        return {
            "opening": {"plain_simulations_per_second": opening},
            "middle": {"plain_simulations_per_second": middle},
        }

    peers = {"hex": {"mcts_simulations_per_second": 10}}
    found = search_ratios({"2": row(40, 90), "3": row(50, 80)}, peers)
    assert found == {"opening": {"hex": 4}, "middle": {"hex": 8}}


def test_a_middle_is_between_the_first_decision_and_the_end() -> None:
    match = middle(new("targi", seed=1))
    assert not match.over
    assert len(match.log) > 40
    assert simulations(match, BASELINE, 0.01) > 0


def measured(tmp_path: Path, *words: str) -> dict[str, Any]:
    """By the command, in small; what it wrote is what it says, and it leaves the README alone."""
    readme = (CHECKOUT / "README.md").read_text("utf-8")
    out = tmp_path / "bench.json"
    command = [sys.executable, "-m", "serai", "bench", "--seconds", "0.1", "--out", str(out)]
    done = subprocess.run([*command, *words], capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(out.read_text("utf-8"))
    assert table(figures) in done.stdout
    assert (CHECKOUT / "README.md").read_text("utf-8") == readme
    return figures


def test_the_engine_is_measured_alone(tmp_path: Path) -> None:
    figures = measured(tmp_path, "--engine-only")
    assert {"playouts", "searches", "calls", "coach", "start_up"} <= set(figures)
    assert not {"serving", "page", "holding", "beside", "processes"} & set(figures)
    assert set(figures["playouts"]["desert"]) == {"2", "3", "4", "5"}
    assert set(figures["playouts"]["targi"]) == {"2"}


@pytest.mark.soak
@pytest.mark.skipif(length(10) < 10, reason="server and browser have tests of their own")
def test_everything_is_measured(tmp_path: Path) -> None:
    figures = measured(tmp_path)
    assert set(figures) >= {"playouts", "searches", "calls", "start_up", "serving", "page"}
