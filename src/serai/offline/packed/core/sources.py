"""Stands in for the search of what compiled code is made from, among rooms that were packed.

There are no sources any more; which modules they were was written down when they were packed.
"""

import json
from functools import cache
from pathlib import Path

TOLD = Path(__file__).parents[1] / "packed.json"


@cache
def told() -> dict[str, dict[str, str | list[str]]]:
    """Of every package with compiled code: its modules, and the fingerprint of its sources."""
    found: dict[str, dict[str, str | list[str]]] = json.loads(TOLD.read_text("utf-8"))
    return found


def compiled_from(package: str) -> dict[str, Path]:
    """The modules that a package's verbs are made from."""
    return dict.fromkeys(told()[package]["modules"], TOLD)
