"""Numbers that people read have one minus sign in every text; a hyphen is none."""

import re
from pathlib import Path

import pytest

from serai.core.texts import LANGUAGES, say, with_minus

SOURCES = Path(__file__).parents[2]
TEXTS = [*SOURCES.glob("src/serai/**/*.ftl"), *SOURCES.glob("web/src/texts/*.ftl")]
VARIANT = re.compile(r"^\s*\*?\[[^\]]*\]", re.MULTILINE)
HYPHEN = re.compile(r"(?<![\w{$-])-\d.*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_nothing_has_a_minus_sign(language: str) -> None:
    told = say("sons-points", language, points=-2)
    assert "−2" in told and "-" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_plural_and_its_variants_are_found_as_ever(language: str) -> None:
    assert say("sons-points", language, points=2).replace("2", "−2") == say(
        "sons-points", language, points=-2
    )
    assert "−1" in say("sons-board-value", language, value=-1)
    assert "+" in say("sons-board-value", language, value=1)


def test_fractions_have_it_too() -> None:
    assert "−0.5" in say("sons-points", "en", points=-0.5)


def test_a_number_that_is_written_already() -> None:
    assert with_minus(f"{-3:+}") == "−3"


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_no_text_writes_a_hyphen_for_a_minus(file: Path) -> None:
    plain = VARIANT.sub("", file.read_text("utf-8"))
    assert HYPHEN.findall(plain) == []
