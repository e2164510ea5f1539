"""Every sentence a person reads, by key, through Fluent.

A key's first word says whose it is: a game's name means that game's `texts/`, anything else the
shared catalogue in `serai/texts/`. English is always there and stands in for what is missing.

Who asks for no language gets the one that is spoken here: the terminal's from its beginning on, on
the server the reader's while a request is answered.
"""

import re
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fluent.runtime import FluentBundle

    from .contract import Event, Facts, Phrase, Reason

_SHARED = Path(__file__).parents[1] / "texts"
LANGUAGES = ("en", "pl", "he", "fr", "de")
RIGHT_TO_LEFT = ("he",)
OLD_CODES = {"iw": "he"}
LONGEST_FACT = 400
_LOCALES = {"en": "en_GB"}  # “a, b and c”, without a comma before the “and”
_SEATS = ("seat", "actor", "owner")  # facts that are the number of a seat
_HEBREW_OR_ARABIC = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_LATIN = re.compile("[A-Za-z0-9]")
_ISOLATE, _POP = "\u2068", "\u2069"
_PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = (.*(?:\n    .*)*)", re.MULTILINE)


_spoken: ContextVar[str] = ContextVar("spoken", default="en")


def speak(language: str) -> None:
    """Say everything in a language, from here on."""
    assert language in LANGUAGES, language
    _spoken.set(language)


def spoken() -> str:
    return _spoken.get()


def say(key: str, language: str = "", /, **facts: Any) -> str:
    """The sentence for a key; its facts are numbers, texts, or lists of texts."""
    language = language or spoken()
    bundle = _bundle(_folder(key), language)
    message = bundle.get_message(key)
    assert message.value is not None, key
    given = {name: _fact(value, language) for name, value in facts.items()}
    text, errors = bundle.format_pattern(message.value, given)
    assert not errors, (key, errors)
    return str(text)


def say_reason(game: str, reason: "Reason", names: "Sequence[str]" = (), language: str = "") -> str:
    """A reason as a sentence that cites its rule."""
    told = {"rule": reason.rule, "cells": list(reason.cells), **_named(reason.facts, names)}
    return say(f"{game}-reason-{reason.kind}", language, **told)


def say_event(game: str, event: "Event", names: list[str], language: str = "") -> str:
    """An event as a sentence for the log."""
    seat = names[event.seat] if event.seat >= 0 else ""
    told = {"seat": seat, "points": event.points, "cells": list(event.cells)}
    told |= _named(event.facts, names)
    return say(f"{game}-event-{event.kind}", language, **told)


def plain(key: str) -> str:
    """A text without facts, read without loading Fluent: for `--help`, which must be quick."""
    return _plain_texts(spoken()).get(key) or _plain_texts("en")[key]


def listed(words: "Sequence[str]", language: str = "") -> str:
    """“a, b and c”, as the language has it."""
    if len(words) < 2:
        return "".join(words)
    from babel.lists import format_list

    language = language or spoken()
    if language not in RIGHT_TO_LEFT:
        return format_list(words, locale=_LOCALES.get(language, language))
    # Hebrew’s “and” is one letter before the word, with a maqaf if that is of another script.
    maqaf = "" if _HEBREW_OR_ARABIC.match(words[-1]) else "־"
    *some, last = (_apart(word) if _LATIN.search(word) else word for word in words)
    return f"{', '.join(some)} ו{maqaf}{last}"


def _named(facts: "Facts", names: "Sequence[str]") -> "Facts":
    """Facts in which seats have their names."""
    return {
        key: _seat(value, names) if key in _SEATS and isinstance(value, int) else value
        for key, value in facts.items()
    }


def _seat(number: int, names: "Sequence[str]") -> "str | Phrase":
    from .contract import Phrase

    name = names[number - 1] if number <= len(names) else str(number)
    return Phrase("seat-number", {"number": number}) if name == str(number) else name


@cache
def _plain_texts(language: str) -> dict[str, str]:
    file = _SHARED / f"{language}.ftl"
    source = file.read_text("utf-8") if file.exists() else ""
    return {key: re.sub("[ \n]+", " ", text) for key, text in _PLAIN.findall(source)}


def _fact(value: Any, language: str) -> Any:
    if isinstance(value, int | float):
        return value
    values = value if isinstance(value, list | tuple) else [value]
    text = listed([_word(item, language) for item in values], language)
    return text if len(text) <= LONGEST_FACT else text[:LONGEST_FACT] + "…"


def _word(value: Any, language: str) -> str:
    from .contract import Phrase

    if isinstance(value, Phrase):
        return say(value.key, language, **value.facts)
    return _isolated(str(value), language)


def _isolated(text: str, language: str) -> str:
    """Words that run the other way, set apart; bundles from right to left do so by themselves."""
    mixed = language not in RIGHT_TO_LEFT and _HEBREW_OR_ARABIC.search(text)
    return _apart(text) if mixed else text


def _apart(text: str) -> str:
    return f"{_ISOLATE}{text}{_POP}"


def _folder(key: str) -> Path:
    from .registry import folder_of

    return folder_of(key.partition("-")[0]) or _SHARED


@cache
def _bundle(folder: Path, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language, "en"], use_isolating=language in RIGHT_TO_LEFT)
    for name in dict.fromkeys(["en", language]):
        file = folder / f"{name}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle
