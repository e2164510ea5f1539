"""The soak's own figures: a line a test while it runs, and a page only when nothing failed."""

from pathlib import Path

import pytest

import soaking

NOTES = """
import pytest

@pytest.mark.parametrize("n", range(3))
def test_long(n):
    assert n < {most}
"""


def soak(pytester: pytest.Pytester, most: int, page: Path, patch: pytest.MonkeyPatch) -> str:
    patch.setattr(soaking, "PAGE", page)
    pytester.makepyfile(NOTES.format(most=most))
    return str(pytester.runpytest_inprocess("-p", "soaking", "-p", "no:xdist").stdout)


def test_a_soak_in_which_nothing_failed_writes_its_figures(
    pytester: pytest.Pytester, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "soak.md"
    told = soak(pytester, 3, page, monkeypatch)
    assert told.count(" passed test_a_soak") == 3
    assert "none failed" in page.read_text("utf-8")
    assert "test_long` | 3 |" in page.read_text("utf-8")


def test_a_soak_with_a_failure_leaves_the_page_alone(
    pytester: pytest.Pytester, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "soak.md"
    told = soak(pytester, 2, page, monkeypatch)
    assert " failed test_a_soak" in told
    assert not page.exists()


def test_whoever_does_more_in_the_soak_is_run_by_it() -> None:
    """`make soak` takes those that are marked; one that only asks for its variable is missed."""
    missed = [
        file.name
        for file in Path(__file__).parents[1].rglob("test_*.py")
        if '"SERAI_SOAK"' in (text := file.read_text("utf-8")) and "mark.soak" not in text
    ]
    assert missed == []
