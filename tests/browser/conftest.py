"""One browser and one server for all visits of a file, and a context of its own for each visitor.

They go before another file's tests begin: while the browser is there, its event loop runs.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.visitor import chromium
from server.house import UNLIMITED, House, house


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("inn"), *UNLIMITED) as running:
        yield running
