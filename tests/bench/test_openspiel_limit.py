"""A command shows how fast a game in Python can be at OpenSpiel's door; no rate is tested."""

import runpy
from pathlib import Path

import pytest

LIMIT = Path(__file__).parents[2] / "bench" / "openspiel_limit.py"


def test_what_is_written_in_python_is_measured_beside_what_is_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [str(LIMIT), "--seconds", "0.01"])
    runpy.run_path(str(LIMIT), run_name="__main__")
    told = capsys.readouterr().out.splitlines()
    assert [line[:24].strip() for line in told[:2]] == ["hex(board_size=16)", "nothing, in Python"]
    assert all(int(line.split()[-2].replace(",", "")) > 0 for line in told) and len(told) >= 6
