"""Environments are measured through every door; how fast they are is not tested."""

import json
from pathlib import Path

import pytest

from serai.bench import environments, run_environments
from serai.bench.environment_tables import environments_table

DOORS = (
    environments.many_tables,
    environments.one_table,
    environments.pettingzoo,
    environments.open_spiel,
)


@pytest.mark.parametrize("door", DOORS)
def test_steps_are_made_and_counted(door: environments.Door) -> None:
    assert door("targi")() > 50


def test_the_other_figures_of_the_file_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = {"vector_steps_per_second": 5, "two_threads_times": 1.5}
    monkeypatch.setattr("serai.bench.measure.all_environments", lambda seconds: {"targi": row})
    out = tmp_path / "bench.json"
    out.write_text('{"python": "3"}', "utf-8")
    run_environments(None, out, 0.1)
    assert json.loads(out.read_text("utf-8")) == {"python": "3", "environments": {"targi": row}}


def test_the_figures_are_told() -> None:
    row = {"vector_steps_per_second": 1234, "two_threads_times": 1.5}
    peer = {"version": "2", "kind": "spiel", "games": {"hex": {"steps_per_second": 99}}}
    figures = {"environments": {"targi": row}, "environment_peers": {"OpenSpiel": peer}}
    told = environments_table(figures).splitlines()
    assert told[2] == "| Targi | 1,234 | – | – | – | × 1.50 |"
    assert told[3] == "| OpenSpiel 2, hex | – | – | – | 99 | – |"
    assert environments_table({}) == ""
