"""What a server holds: what is counted has happened; how fast or how much is not tested."""

import asyncio
import json
import os
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from serai.bench import holding, run_server
from serai.bench.crowd import Crowd, Setting, crowd, used
from serai.bench.holding_tables import holding_closing, holding_tables
from serai.bench.serving import Run, Server, served

GAME = "targi"


def kept(folder: Path) -> int:
    store = sqlite3.connect(folder / "serai.sqlite")
    (moves,) = store.execute("SELECT count(*) FROM log WHERE seat >= 0").fetchone()
    store.close()
    return int(moves)


async def some_moves(people: Crowd, run: Run, each: int | None) -> None:
    async with AsyncExitStack() as stack:
        await people.join(stack)
        await people.play(run, each)


def test_a_crowd_moves_and_all_who_listen_are_told(tmp_path: Path) -> None:
    """Two lanes, one with two tables one after the other; at one table people have two devices."""
    with served(tmp_path) as server:
        people = crowd(server, [[Setting(GAME), Setting(GAME)], [Setting(GAME, sockets=4)]])
        run = Run(60.0, most=100)
        asyncio.run(some_moves(people, run, 3))
    assert [table.moves for table in people.tables] == [3, 3, 3]
    assert kept(tmp_path) == len(run.times) == 9
    for table in people.tables:
        assert len({ear.n for ear in table.ears}) == 1
        assert all(len(ear.bytes) >= 3 and min(ear.bytes) > 0 for ear in table.ears)
    assert [ear.seat for ear in people.tables[2].ears] == [0, 1, 0, 1]


def test_coming_back_is_counted_also_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        holding.make_tables(server, GAME, 2)
        people = crowd(server, [[Setting(GAME)]] * 2)
        asyncio.run(some_moves(people, Run(60.0, most=4), None))
        assert back(server, people)
    with served(tmp_path) as server:
        assert back(server, people.at(server))


def back(server: Server, people: Crowd) -> bool:
    costs = asyncio.run(holding._come_back(server, people))
    return all(cost is None or cost >= 0 for cost in costs)


def test_what_comes_compressed_is_counted_as_it_came(tmp_path: Path) -> None:
    with served(tmp_path, far=True) as server:
        people = crowd(server, [[Setting(GAME, compressed=True)], [Setting(GAME)]])
        asyncio.run(some_moves(people, Run(60.0, most=12), 6))
    [(one, _), (other, _)] = [table.ears for table in people.tables]
    assert len(one.wire) == len(one.bytes) >= 6
    assert all(0 < wire <= size for wire, size in zip(one.wire, one.bytes, strict=True))
    assert 0 < one.whole[1] < one.whole[0] / 3
    assert other.wire == other.bytes and other.whole[0] == other.whole[1]


def test_a_table_has_no_more_seats_than_its_game() -> None:
    assert Setting(GAME, sockets=4).seats == 2
    assert Setting("desert", sockets=4).seats == 4


def test_a_core_is_given_back() -> None:
    if not hasattr(os, "sched_getaffinity"):
        pytest.skip("this system does not tell of cores")
    before = os.sched_getaffinity(0)
    with holding.on_core(0):
        assert len(os.sched_getaffinity(0)) == 1
        with holding.on_core(1):
            assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_no_more_sockets_are_opened_than_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        assert holding.allowed_sockets(10) == 10
        if hard != resource.RLIM_INFINITY:
            assert holding.allowed_sockets(10 * hard) == hard - holding.SPARE_FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_run_without_figures_of_the_system_has_no_cost() -> None:
    run = Run(1.0)
    run.acknowledged(run.begin)
    assert used(None, 5.0, run)["cpu_ms_per_move"] is None
    assert used(1.0, 5.0, run)["cpu_ms_per_move"] == 4.0


def moves(**more: Any) -> dict[str, Any]:
    return {
        "moves_per_second": 950.4,
        "half_within_ms": 8.2,
        "most_within_ms": 45.6,
        "cpu_ms_per_move": 0.981,
        **more,
    }


def test_the_figures_are_told() -> None:
    paced = {"tables": 1000, "sockets": 2000, "pause": 10.0, "rss_mb": 431.2}
    crowded = {**paced, "tables": 2000, "sockets": 8000, "wanted": 10000, "rss_mb": None}
    figures = {
        "one_core": {"rows": [moves(game=GAME, tables=50)]},
        "live": moves(**paced),
        "crowded": moves(**crowded),
        "handling": {GAME: {"make_ms": 0.94, "open_ms": 0.5, "reconnect_ms": None}},
        "telling": {
            GAME: {"mean_bytes": 781, "most_within_bytes": 3073, "mean_compressed_bytes": 190}
        },
    }
    (_, holds), (_, handled) = holding_tables(figures)
    assert holds[0][0].startswith("Targi, 50 tables")
    assert holds[0][1:] == ("950", "8 ms", "46 ms", "0.98 ms", "–")
    assert holds[1][0] == "All games, 1,000 tables with 2,000 sockets, a move at each every 10 s"
    assert (holds[1][-1], holds[2][-1]) == ("431 MB", "–")
    assert handled == [("Targi", "0.9 ms", "0.5 ms", "–", "781", "3,073", "190")]
    [few] = holding_closing(figures)
    assert "10,000" in few and "8,000" in few


def test_the_server_is_measured_alone_and_the_other_figures_of_the_file_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {"version": "2", "rows": []}
    monkeypatch.setattr("serai.bench.measure.server_steps", lambda *_: [("beside", lambda: found)])
    out = tmp_path / "bench.json"
    out.write_text('{"python": "3", "beside": {"version": "1"}}', "utf-8")
    run_server(None, out, 0.1)
    assert json.loads(out.read_text("utf-8")) == {"python": "3", "beside": found}
    assert "boardgame.io is version 2" in capsys.readouterr().out
