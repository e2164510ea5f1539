"""The server beside boardgame.io's: by turns, the same work for both; how fast is not tested."""

from pathlib import Path
from typing import Any

import pytest

from serai.bench import beside
from serai.bench.holding_tables import holding_closing, holding_tables
from serai.bench.measure import CHECKOUT

PEER = CHECKOUT / ".cache" / "peers" / "boardgame.io"


class Side:
    """Costs as they are said; it notes what it was asked."""

    def __init__(self, name: str, costs: list[float], asked: list[tuple[str, int]]) -> None:
        self.name, self.costs, self.asked = name, costs, asked

    def run(self, game: str, tables: int, moves: int) -> dict[str, Any]:
        self.asked.append((self.name, moves))
        return {"cpu_ms_per_move": self.costs.pop(0)}


def test_the_sides_take_turns_and_the_best_round_counts() -> None:
    asked: list[tuple[str, int]] = []
    ours, memory = Side("ours", [9, 2, 1], asked), Side("memory", [1, 3, 4], asked)
    sides: dict[str, beside.Side] = {"ours": ours, "memory": memory}
    row = beside.by_turns(sides, "any", 50, 1000, 2)
    assert asked == [("ours", 200), ("memory", 200)] + [("ours", 1000), ("memory", 1000)] * 2
    assert row["ours"] == {"cpu_ms_per_move": 1}
    assert row["memory"] == {"cpu_ms_per_move": 3}
    assert row["times"] == {"memory": 3.0}


def test_there_are_tables_enough_for_the_moves() -> None:
    assert beside.lane_length(1, 300) == 300 // beside.EACH
    assert beside.lane_length(50, 1_500) == beside.lane_length(500, 3_000) == 1
    assert beside.lane_length(1, beside.EACH + 1) == 2


def test_a_view_has_a_length() -> None:
    assert 2_000 < beside.view_bytes("targi") < 50_000


@pytest.mark.skipif(not (PEER / "node").exists(), reason="boardgame.io is not set up: make bench")
@pytest.mark.parametrize("store", [False, True])
def test_boardgame_io_plays_as_many_moves_as_it_is_asked(tmp_path: Path, store: bool) -> None:
    folder = tmp_path / "store" if store else None
    with beside.theirs(PEER, {"like": 3_000}, folder, tmp_path / "log") as side:
        figures = side.run("like", 2, 10)
    assert figures["cpu_ms_per_move"] >= 0
    assert figures["half_within_ms"] <= figures["most_within_ms"]
    assert bool(folder and any(folder.iterdir())) == store
    assert (tmp_path / "log").read_text("utf-8") == ""


def test_the_figures_are_told() -> None:
    row = {
        "game": "targi",
        "tables": 50,
        "ours": {"cpu_ms_per_move": 1.0},
        "memory": {"cpu_ms_per_move": 1.123},
        "files": {"cpu_ms_per_move": 3.6},
        "times": {"memory": 1.12, "files": 3.6},
    }
    figures = {"beside": {"version": "0.50.2", "rows": [row]}}
    [(_, rows)] = holding_tables(figures)
    assert rows == [("Targi, 50 tables", "1.00 ms", "1.12 ms", "× 1.1", "3.60 ms", "× 3.6")]
    [about] = holding_closing(figures)
    assert "0.50.2" in about
