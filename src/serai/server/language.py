"""Which language somebody is answered in: what the address asks for, or what a browser takes."""

import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import parse_qs

from serai.core.errors import BadOption
from serai.core.texts import LANGUAGES, OLD_CODES, RIGHT_TO_LEFT

_USUAL = "en"
_ANY = "*"
# One of the ranges in Accept-Language, such as `pl-PL;q=0.8`.
_RANGE = re.compile(
    r"\s*([a-z]{1,8}|\*)(?:-[a-z0-9]{1,8})*\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?"
)


def check_language(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise BadOption("unknown-language", name=language, known=list(LANGUAGES))
    return language


def direction(language: str) -> str:
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def language_of(scope: Mapping[str, Any]) -> str:
    """What a request or a socket is answered in; English if nothing that we speak is wanted."""
    query = str(scope.get("query_string", b""), "latin-1")
    asked = parse_qs(query).get("language", [""])[0]
    if asked in LANGUAGES:
        return asked
    return accepted(str(dict(scope["headers"]).get(b"accept-language", b""), "latin-1"))


def accepted(header: str) -> str:
    """The best of what Accept-Language lists: the heaviest, among equals the first."""
    wanted: dict[str, float] = {}
    for name, weight in _ranges(header):
        wanted[name] = max(weight, wanted.get(name, 0.0))
    for name in sorted(wanted, key=lambda name: -wanted[name]):
        if wanted[name] and name in LANGUAGES:
            return name
        if wanted[name] and name == _ANY:
            return next((one for one in LANGUAGES if one not in wanted), _USUAL)
    return _USUAL


def _ranges(header: str) -> Iterator[tuple[str, float]]:
    for word in header.lower().split(","):
        found = _RANGE.fullmatch(word)
        if found:
            yield OLD_CODES.get(found[1], found[1]), float(found[2] or 1)
