"""What comes with a request, looked at as a server looks at it: by the models of the wire."""

import re
from typing import TypeVar

from pydantic import ValidationError

from serai.core.errors import SeraiError
from serai.core.painting import Theme
from serai.tables import wire
from serai.tables.bad_messages import BadMessage, fault

from .asking import Asked

Body = TypeVar("Body", bound=wire.Model)
MOST_PLIES = 1_000_000
MOST_SEATS = 8
_IN_QUERY = ("theme", "seat")  # all else stands in the path
_GAME, _NAME, _DAY = r"[a-z]{2,24}", r"[A-Za-z0-9_-]{16,64}", r"20\d\d-\d\d-\d\d"


def body_of(kind: type[Body], asked: Asked) -> Body:
    """What was sent, or all that is wrong with it."""
    try:
        return kind.model_validate(dict(asked.body))
    except ValidationError as error:
        faults = [fault(("body", *one["loc"]), one["type"]) for one in error.errors()]
        raise BadMessage(faults) from None


def game_of(asked: Asked) -> str:
    return word(asked, "game", _GAME)


def analysis_of(asked: Asked) -> str:
    return word(asked, "analysis", _NAME)


def day_of(asked: Asked) -> str:
    return word(asked, "day", _DAY)


def word(asked: Asked, name: str, pattern: str) -> str:
    """A word of the path or the query, of that form."""
    given = asked.given.get(name, "")
    if not re.fullmatch(pattern, given):
        raise _wrong(name, "string_pattern_mismatch")
    return given


def theme_of(asked: Asked) -> Theme:
    return "dark" if one_of(asked, "theme", ("light", "dark")) == "dark" else "light"


def one_of(asked: Asked, name: str, words: tuple[str, ...]) -> str:
    """One of these words; the first, if it is not there."""
    given = asked.given.get(name, words[0])
    if given not in words:
        raise _wrong(name, "literal_error")
    return given


def ply_of(asked: Asked) -> int:
    """How many actions stand."""
    return _number(asked, "ply", MOST_PLIES)


def seat_of(asked: Asked) -> int | None:
    """Whose eyes are looked through; None: a spectator's."""
    return None if asked.given.get("seat") is None else _number(asked, "seat", MOST_SEATS - 1)


def own_seat_of(asked: Asked) -> int:
    return _number(asked, "seat", MOST_SEATS - 1)


def _number(asked: Asked, name: str, most: int) -> int:
    given = asked.number(name)
    if given is None:
        raise _wrong(name, "missing")
    if given > most:
        raise _wrong(name, "less_than_equal")
    return given


def _wrong(name: str, kind: str) -> SeraiError:
    place = "query" if name in _IN_QUERY else "path"
    return BadMessage([fault((place, name), kind)])
