"""What the documents say is observed is what the games declare."""

import runpy
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_tables_of_what_is_observed_are_as_they_are_declared() -> None:
    document = (DOCS / "environments.md").read_text("utf-8")
    written: str = runpy.run_path(str(DOCS / "observations.py"))["written"](document)
    assert written == document, "write them again: .venv/bin/python docs/observations.py"
    assert document.count("| part | axes |") == 3
