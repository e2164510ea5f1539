"""One browser for all visits, and a context of its own for each visitor.

It goes before the tests of another folder begin: while it is there, its event loop runs.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.parking import DEALT, Parked
from browser.visitor import chromium
from server.house import UNLIMITED, Guest, House, house


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="package")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where every table has the same deal, and bots play the same way each time."""
    with house(tmp_path_factory.mktemp("dealt"), *UNLIMITED, program=DEALT) as running:
        yield running


@pytest.fixture(scope="package")
def guest(dealt: House) -> Guest:
    return Guest(dealt, "Ada")


@pytest.fixture(scope="package")
def tables(guest: Guest) -> Parked:
    return Parked(guest)
