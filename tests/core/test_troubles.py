"""What the system complains of is said in the reader's language."""

from collections.abc import Callable
from errno import errorcode
from pathlib import Path

import pytest

from serai.core.texts import LANGUAGES, speak
from serai.core.troubles import USUAL, why

# What one can do wrong on any disk, and what it is.
WRONGS: dict[str, Callable[[Path], object]] = {
    "enoent": lambda here: (here / "nothing").read_text(),
    "eisdir": lambda here: here.read_text(),
    "enotdir": lambda here: (here / "letter" / "deeper").read_text(),
    "eexist": lambda here: (here / "letter").mkdir(),
    "enametoolong": lambda here: (here / ("long" * 100)).read_text(),
}


@pytest.fixture
def here(tmp_path: Path) -> Path:
    (tmp_path / "letter").touch()
    return tmp_path


@pytest.mark.parametrize("wrong", WRONGS)
def test_a_trouble_is_said_in_every_language_in_its_own_words(wrong: str, here: Path) -> None:
    assert wrong in USUAL
    with pytest.raises(
        OSError, check=lambda error: errorcode[error.errno or 0].lower() == wrong
    ) as trouble:
        WRONGS[wrong](here)
    said = set()
    for language in LANGUAGES:
        speak(language)
        said.add(why(trouble.value))
    assert len(said) == len(LANGUAGES)


def test_what_is_not_usual_keeps_the_systems_words() -> None:
    assert why(ConnectionResetError(104, "Connection reset by peer")) == "Connection reset by peer"
    assert why(ValueError("a null byte")) == "a null byte"
