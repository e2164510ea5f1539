"""What all tests share: the small game of the tests is a game like any other.

Every test begins in English, whatever the machine speaks, and leaves it at that.
"""

from collections.abc import Iterator

import pytest

from serai.core import registry
from serai.core.texts import speak

registry.PACKAGES["souk"] = "souk"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    speak("en")
    yield
    speak("en")
