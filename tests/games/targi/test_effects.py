"""Every effect of the tribe cards has a test that is marked with it, and a text."""

import re
from pathlib import Path

from serai.core.texts import say
from serai.games.targi.layout import EFFECT_NAMES

MARK = re.compile(r"mark\.effect\(\"([a-z_]+)\"\)")


def test_every_effect_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    marked = {effect for file in files for effect in MARK.findall(file.read_text("utf-8"))}
    assert marked == set(EFFECT_NAMES[1:])


def test_every_effect_has_a_text() -> None:
    texts = [say(f"targi-effect-{effect}") for effect in EFFECT_NAMES[1:]]
    assert len(set(texts)) == len(EFFECT_NAMES) - 1 == 27
