"""A program of the tests, run where nothing is compiled."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def told_uncompiled(program: str, *words: str) -> str:
    """What it prints, in a process of its own."""
    paths = f"{TESTS}:{TESTS / 'souk' / 'src'}"
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        env={**os.environ, "PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
