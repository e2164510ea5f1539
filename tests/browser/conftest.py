"""One browser for all visits, and a context of its own for each visitor.

It goes before the tests of another folder begin: while it is there, its event loop runs.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.visitor import chromium


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running
