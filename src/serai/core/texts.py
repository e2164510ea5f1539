"""Every sentence a person reads, by key, through Fluent.

A key's first word says whose it is: a game's name means that game's `texts/`, anything else the
shared catalogue in `serai/texts/`. English is always there and stands in for what is missing.
"""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from .contract import Event, Reason

_SHARED = Path(__file__).parents[1] / "texts"
LONGEST_FACT = 400
_PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = (.*(?:\n    .*)*)", re.MULTILINE)


def say(key: str, language: str = "en", /, **facts: Any) -> str:
    """The sentence for a key; its facts are numbers, texts, or lists of texts."""
    bundle = _bundle(_folder(key), language)
    message = bundle.get_message(key)
    assert message.value is not None, key
    given = {name: _fact(value, language) for name, value in facts.items()}
    text, errors = bundle.format_pattern(message.value, given)
    assert not errors, (key, errors)
    return str(text)


def say_reason(game: str, reason: "Reason", language: str = "en") -> str:
    """A reason as a sentence that cites its rule."""
    key = f"{game}-reason-{reason.kind}"
    return say(key, language, rule=reason.rule, cells=list(reason.cells), **reason.facts)


def say_event(game: str, event: "Event", names: list[str], language: str = "en") -> str:
    """An event as a sentence for the log."""
    seat = names[event.seat] if event.seat >= 0 else ""
    told = {"seat": seat, "points": event.points, "cells": list(event.cells), **event.facts}
    return say(f"{game}-event-{event.kind}", language, **told)


def plain(key: str) -> str:
    """A text without facts, read without loading Fluent: for `--help`, which must be quick."""
    return _plain_texts()[key]


@cache
def _plain_texts() -> dict[str, str]:
    source = (_SHARED / "en.ftl").read_text("utf-8")
    return {key: " ".join(text.split()) for key, text in _PLAIN.findall(source)}


def _fact(value: Any, language: str) -> Any:
    if isinstance(value, int | float):
        return value
    values = value if isinstance(value, list | tuple) else [value]
    text = ", ".join(_word(item, language) for item in values)
    return text if len(text) <= LONGEST_FACT else text[:LONGEST_FACT] + "…"


def _word(value: Any, language: str) -> str:
    from .contract import Phrase

    return say(value.key, language, **value.facts) if isinstance(value, Phrase) else str(value)


def _folder(key: str) -> Path:
    from .registry import folder_of

    return folder_of(key.partition("-")[0]) or _SHARED


@cache
def _bundle(folder: Path, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language, "en"], use_isolating=False)
    for name in dict.fromkeys(["en", language]):
        file = folder / f"{name}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle
