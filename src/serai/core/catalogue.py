"""The texts of a folder in one language, through Fluent: each is read when it is first said.

To read whole catalogues would take longer than all else that is done to say a few sentences.
"""

import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(?:#|(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
_WORD = re.compile(r"-?[A-Za-z][\w-]*")


class Catalogue:
    """English stands in for what is missing; `isolating` sets apart what is put into a text."""

    def __init__(self, folder: Path, language: str, isolating: bool) -> None:
        self._bundle = FluentBundle([language, "en"], use_isolating=isolating)
        self._sources: dict[str, str] = {}
        for name in dict.fromkeys(["en", language]):
            file = folder / f"{name}.ftl"
            if file.exists():
                self._sources |= _entries(file.read_text("utf-8"))
        self._ready: set[str] = set()  # what can be said: all that it refers to has been read

    def has(self, key: str) -> bool:
        return key in self._sources

    def say(self, key: str, /, **facts: Any) -> str:
        """The sentence for a key; its facts are numbers and texts."""
        if key not in self._ready:
            self._read(key)
        message = self._bundle.get_message(key)
        assert message.value is not None, key
        text, errors = self._bundle.format_pattern(message.value, facts)
        assert not errors, (key, errors)
        return str(text)

    def _read(self, key: str) -> None:
        """A text, whatever it names that is a text too, and so on.

        Two threads may read the same at once: it is ready only when nothing of it is missing.
        """
        todo, found = [key], set(self._ready)
        while todo:
            name = todo.pop()
            if name in self._sources and name not in found:
                found.add(name)
                self._bundle.add_resource(FluentResource(self._sources[name]), allow_overrides=True)
                todo += _WORD.findall(self._sources[name])
        self._ready |= found


def _entries(source: str) -> dict[str, str]:
    """The source of each message and term: from its name to the next, or to a comment."""
    found = list(_ENTRY.finditer(source))
    ends = [*(one.start() for one in found[1:]), len(source)]
    return {
        one[1]: source[one.start() : end]
        for one, end in zip(found, ends, strict=True)
        if one[1] is not None
    }
