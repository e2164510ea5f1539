"""Every sentence a person reads, by key, through Fluent.

A key's first word says whose it is: a game's name means that game's `texts/` (and with `screen` as
the second word `texts/screen/`, for its screen in the terminal, with `course` `course/texts/`, for
its guided first game), `character` the bots' names in
`serai/texts/characters/`, which the page reads too, and anything else the shared catalogue in
`serai/texts/`. English is always there and stands in for what is missing.

Who asks for no language gets the one that is spoken here: the terminal's from its beginning on, on
the server the reader's while a request is answered.
"""

import re
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .catalogue import Catalogue
    from .contract import Event, Facts, Phrase, Reason

    Called: TypeAlias = str | Phrase  # a seat's name: its own, or one that each language has

_SHARED = Path(__file__).parents[1] / "texts"
_CHARACTER = "character"
_SCREEN = "screen"
_COURSE = "course"
LANGUAGES = ("en", "pl", "he", "fr", "de")
RIGHT_TO_LEFT = ("he",)
OLD_CODES = {"iw": "he"}
MOST_LISTED = 64  # words of a list
LONGEST_FACT = 400
MOST_KEPT = 8192  # sentences, as the same are said again and again: names of goods, labels, signs
_LOCALES = {"en": "en_GB"}  # “a, b and c”, without a comma before the “and”
_SEATS = ("seat", "actor", "owner")  # facts that are the number of a seat
_HEBREW_OR_ARABIC = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_LATIN = re.compile("[A-Za-z0-9]")
# What would break a line, a terminal or an encoding: control characters (but for tabs and line
# breaks, which our own sentences may have), marks that turn the direction, halves of a pair.
_UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]")
_INSTEAD = "\ufffd"
_ISOLATE, _POP = "\u2068", "\u2069"
_HYPHEN, _MINUS = re.compile(r"(?<!\w)-(?=\d)"), "−"  # what computers write, and people read
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
    given = {name: _fact(value, language) for name, value in facts.items()}
    return _said(_catalogue(key, language), key, **given)


def say_reason(
    game: str, reason: "Reason", names: "Sequence[Called]" = (), language: str = ""
) -> str:
    """A reason as a sentence that cites its rule."""
    told = {"cells": list(reason.cells), **_named(reason.facts, names)}
    cited = say("reason-cited", language, rule=reason.rule)
    return f"{cited} {say(f'{game}-reason-{reason.kind}', language, **told)}"


def say_event(game: str, event: "Event", names: "Sequence[Called]", language: str = "") -> str:
    """An event as a sentence for the log."""
    seat = names[event.seat] if event.seat >= 0 else ""
    told = {"seat": seat, "points": event.points, "cells": list(event.cells)}
    told |= _named(event.facts, names)
    return say(f"{game}-event-{event.kind}", language, **told)


def has(key: str) -> bool:
    """Whether there is such a text, in English at least: a game may leave some out."""
    return _catalogue(key, "en").has(key)


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


def with_minus(number: str) -> str:
    """A number with the sign that people read, and not a hyphen."""
    return _HYPHEN.sub(_MINUS, number)


def cut(text: str, most: int = LONGEST_FACT) -> str:
    """A text that somebody gave us, not longer than is good to quote."""
    return text if len(text) <= most else text[:most] + "…"


def harmless(text: str) -> str:
    """The same, with what could do harm where it is shown replaced by a sign that says so."""
    return _UNSAFE.sub(_INSTEAD, text)


def _named(facts: "Facts", names: "Sequence[Called]") -> "Facts":
    """Facts in which seats have their names."""
    return {
        key: _seat(value, names) if key in _SEATS and isinstance(value, int) else value
        for key, value in facts.items()
    }


def _seat(number: int, names: "Sequence[Called]") -> "Called":
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
    if isinstance(value, list | tuple):
        return listed([_word(item, language) for item in value[:MOST_LISTED]], language)
    return cut(_word(value, language))


def _word(value: Any, language: str) -> str:
    from .contract import Phrase

    if isinstance(value, Phrase):
        return say(value.key, language, **value.facts)
    return _isolated(harmless(cut(str(value))), language)


def _isolated(text: str, language: str) -> str:
    """Words that run the other way, set apart; bundles from right to left do so by themselves."""
    mixed = language not in RIGHT_TO_LEFT and _HEBREW_OR_ARABIC.search(text)
    return _apart(text) if mixed else text


def _apart(text: str) -> str:
    return f"{_ISOLATE}{text}{_POP}"


@lru_cache(MOST_KEPT, typed=True)  # 1 and 1.0 may be said in two ways
def _said(catalogue: "Catalogue", key: str, /, **given: Any) -> str:
    text = catalogue.say(key, **given)
    negative = any(isinstance(fact, int | float) and fact < 0 for fact in given.values())
    return with_minus(text) if negative else text


def _catalogue(key: str, language: str) -> "Catalogue":
    from . import registry

    first, _, rest = key.partition("-")
    if first == _CHARACTER:
        return _read(_SHARED, "characters", language)
    if not registry.is_game(first):
        return _read(_SHARED, "", language)
    found = registry.manifest_of(first)
    if rest.startswith(f"{_COURSE}-"):
        return _read(found.course, "texts", language)
    part = _SCREEN if rest.startswith(f"{_SCREEN}-") else ""
    return _read(found.texts, part, language)


@cache
def _read(folder: Path, part: str, language: str) -> "Catalogue":
    from .catalogue import Catalogue

    return Catalogue(folder / part, language, language in RIGHT_TO_LEFT)
