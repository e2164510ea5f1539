"""The server's part of the benchmark: what it counts is what was kept; how fast is not tested."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from serai.bench import serving
from serai.bench.measure import CHECKOUT
from serai.bench.processes import all_processes
from serai.bench.serving import Load, Run, first_answer, idle_tables, moves, per, served, within
from serai.bench.tables import table

Figures = dict[str, Any]


def figures(**serving: Any) -> Figures:
    """The least that a table is made from."""
    return {
        "playouts": {"targi": {"2": {"games_per_second": 9, "plies_per_second": 90}}},
        "start_up": {"help": 0.1, "first_match": 1.0},
        "calls": {"copy": 1.0, "legal": 2.0},
        **serving,
    }


def row(game: str, sockets: int, pause: float = 0.0, kib: float | None = 2.2) -> Figures:
    return {
        "game": game,
        "sockets": sockets,
        "pause": pause,
        "moves_per_second": 1234.5,
        "half_within_ms": 7.6,
        "most_within_ms": 1500.0,
        "kib_per_move": kib,
        "cpu_ms_per_move": 1.25 if kib else None,
    }


@pytest.mark.parametrize(
    ("share", "time"), [(0.5, 50.0), (0.99, 99.0), (1.0, 100.0), (0.001, 1.0), (0.0, 1.0)]
)
def test_such_a_share_was_done_within_a_time(share: float, time: float) -> None:
    assert within([float(number) for number in range(100, 0, -1)], share) == time
    assert within([3.0], share) == 3.0


def test_memory_is_shared_out_where_the_system_tells() -> None:
    assert per(1000, 1600, 4) == 150.0
    assert per(None, 1600, 4) is None
    assert per(1000, None, 4) is None
    assert per(1000, 1600, 0) is None


def test_a_small_share_still_measures_one_of_each() -> None:
    assert [serving.part(500, share) for share in (1.0, 0.1, 0.0001)] == [500, 50, 1]


def test_a_run_ends_with_its_time_or_with_its_moves() -> None:
    assert Run(seconds=60.0).goes_on()
    assert not Run(seconds=0.0).goes_on()
    assert not Run(seconds=60.0, sent=serving.MOST).goes_on()


def test_the_figures_of_a_server_are_told_beside_the_others() -> None:
    rows = [row("targi", 1), row("desert", 1, kib=10.8), row("targi", 500, pause=10.0)]
    told = table(
        figures(serving={"first_answer_seconds": 1.28, "kib_per_table": 145.3, "moves": rows})
    )
    assert "| Targi, 1 socket | 1,234 | 8 ms | 1,500 ms | 1.2 ms |" in told
    assert "| Targi, 500 sockets, a move each every 10 s |" in told
    assert "after 1.3 s" in told and "145 KiB" in told and "2 to 11 KiB" in told


def test_a_system_that_does_not_tell_of_memory_leaves_it_out() -> None:
    rows = [row("targi", 1, kib=None)]
    told = table(
        figures(serving={"first_answer_seconds": 1.28, "kib_per_table": None, "moves": rows})
    )
    assert "after 1.3 s" in told and "KiB" not in told


def test_figures_from_before_there_was_a_server_are_still_told() -> None:
    assert "socket" not in table(figures())


def test_how_a_busy_server_answers_is_told() -> None:
    busy = {"tables": 90, "thinking": 30, "answer_seconds": 0.61}
    told = table(
        figures(
            serving={
                "first_answer_seconds": 1.28,
                "kib_per_table": None,
                "moves": [row("targi", 1)],
                "busy": busy,
            }
        )
    )
    assert "90 tables" in told and "30 s" in told and "within 0.6 s" in told


def test_an_easy_bot_answers_while_masters_think(tmp_path: Path) -> None:
    with served(tmp_path, workers=1) as server:
        found = serving.busy(server, 9)
    assert (found["tables"], found["thinking"]) == (9, serving.THINKING)
    assert 0 < found["answer_seconds"] < serving.PATIENCE


def test_what_is_counted_was_kept(tmp_path: Path) -> None:
    """A real server and two sockets: every move that was counted is in its store, and no other."""
    assert first_answer(tmp_path) > 0
    with served(tmp_path) as server:
        memory = server.memory()
        assert memory is None or memory > 10_000
        idle_tables(server, 3)
        rows = moves(server, Load("targi", 20, (0.0, 4.0)), 0.1)
    assert [(row["game"], row["sockets"], row["pause"]) for row in rows] == [
        ("targi", 2, 0.0),
        ("targi", 2, 0.4),
    ]
    for counted in rows:
        assert counted["moves"] >= 2
        assert 0 < counted["half_within_ms"] <= counted["most_within_ms"]
    with sqlite3.connect(tmp_path / "serai.sqlite") as store:
        (kept,) = store.execute("SELECT count(*) FROM log WHERE seat >= 0").fetchone()
    store.close()
    assert kept == sum(counted["moves"] for counted in rows)


def test_a_server_that_cannot_start_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "serai.sqlite").write_text("this is no database\n" * 100, "utf-8")
    with pytest.raises(RuntimeError, match="database"), served(tmp_path):
        pass


def test_one_process_and_two_are_measured_on_postgresql(postgres: str) -> None:
    rows = all_processes(postgres, 0.04)["moves"]
    assert [row["processes"] for row in rows] == [1, 2]
    for row in rows:
        assert row["moves"] >= 2 and row["cpu_ms_per_move"] > 0
        assert row["postgres_cpu_ms_per_move"] >= 0
    figures = json.loads((CHECKOUT / "bench.json").read_text("utf-8"))
    told = table({**figures, "processes": {"moves": rows}})
    assert "PostgreSQL, 2 processes" in told
