"""Stores: a file, one on SQLite, and one on each database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.server.settings import database_url
from serai.server.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "serai.sqlite"


@pytest.fixture
def in_file(file: Path) -> Iterator[Store]:
    """One on SQLite, for what only SQLite has."""
    made = Store(database_url(str(file)))
    yield made
    made.close()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """One on each database."""
    made = Store(url)
    yield made
    made.close()
