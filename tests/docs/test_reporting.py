"""A failure is told, also when there is garbage that has something to say."""

import sys
from pathlib import Path

import pytest

import reporting

LOUD = """
import ast, gc

def speak(phase, info):
    gc.callbacks.remove(speak)
    ast.parse("one + other")
    gc.callbacks.append(speak)

def test_it():
    gc.callbacks.append(speak)
    gc.set_threshold(10)
    assert "this" == "that"
"""


@pytest.mark.parametrize("protected", [True, False])
def test_the_reason_of_a_failure_is_not_lost(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, protected: bool
) -> None:
    if not protected and sys.version_info >= (3, 12):
        pytest.skip("a fault of CPython 3.11")
    monkeypatch.setenv("PYTHONPATH", str(Path(reporting.__file__).parent))
    pytester.makepyfile(LOUD)
    pytester.makeconftest("from reporting import pytest_runtest_makereport" if protected else "")
    done = pytester.runpytest_subprocess("-p", "no:xdist", "-p", "no:cacheprovider")
    assert ("'this' == 'that'" in str(done.stdout)) is protected
    assert ("AST constructor" in str(done.stdout)) is not protected
