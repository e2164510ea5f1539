"""The figures of the modules: a line for everything that is measured, native, Node, Chromium."""

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "bench" / "offline.py"
ROW = re.compile(
    r"\| (\w+) \| ([\w ]+) \| ([\d,]+) \| ([\d,]+) \([\d.]+\) \| ([\d,]+) \([\d.]+\) \|"
)


def test_playouts_and_both_searches_are_measured() -> None:
    command = [sys.executable, str(SCRIPT), "desert", "--seconds", "0.01", "--rounds", "1"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = ROW.findall(told)
    assert [row[:2] for row in rows] == [
        ("desert", "playout"),
        ("desert", "search"),
        ("desert", "plain search"),
    ]
    assert all(int(figure.replace(",", "")) > 0 for row in rows for figure in row[2:])
