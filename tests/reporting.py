"""Why a test has failed is written down whatever else goes on.

For that pytest reads the source as a syntax tree. If garbage is collected meanwhile, and somebody
in it says a last word with a traceback (a task that nobody has waited for), then that is read
as a syntax tree too, and CPython 3.11 gives up both: `SystemError: AST constructor recursion depth
mismatch`. pytest dies of it, and the reason is lost.
"""

import gc
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    collecting = gc.isenabled()
    gc.disable()
    try:
        return (yield)
    finally:
        if collecting:
            gc.enable()
