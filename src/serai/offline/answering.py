"""The one door into Python at one's own screen: a request goes in, steps and an answer come out.

    house = House(); answering = Answering(house)
    answering.ask({"method": "GET", "path": "/api/me", "query": {}, "body": None, "language": "en"})

An outcome is an `Answered`, or a step with a number to go on by, once it is done.
"""

import re
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from serai.core.errors import SeraiError
from serai.core.texts import speak, spoken
from serai.tables import telling, wire
from serai.tables.bad_messages import BadMessage, fault
from serai.tables.errors import Conflict, NoSuchPly, NotThere, NotYours

from .asking import CREATED, NOTHING, Asked, Handler, Json, NotHere, NotKept, Step, Steps
from .house import House
from .routes import MAKING, ROUTES

_OK, _USUAL = 200, 422
_STATUS: dict[type[SeraiError], int] = {
    NotYours: 403,
    NoSuchPly: 404,
    NotHere: 404,
    NotThere: 404,
    Conflict: 409,
    NotKept: 503,
}


@dataclass(frozen=True)
class Request:
    """As it comes from the page."""

    method: str
    path: str
    query: Mapping[str, str]
    body: Mapping[str, Json] | None
    language: str
    at: int


@dataclass(frozen=True)
class Answered:
    """What is told of it, and with which status."""

    status: int
    told: Json


@dataclass(frozen=True)
class Goes:
    """It needs something first; then it goes on by its number."""

    number: int
    step: Step


Outcome = Answered | Goes


@dataclass
class _Going:
    """A request that waits for its step."""

    route: str
    language: str
    steps: Steps


class Answering:
    """Requests that are answered, and those that wait."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._going: dict[int, _Going] = {}
        self._last = 0

    def ask(self, request: Request) -> Outcome:
        """Whatever comes is answered: a refusal is an answer too."""
        speak(request.language)
        try:
            route, given = _route(request.method, request.path)
            if not isinstance(request.body, Mapping | None):
                raise BadMessage([fault(("body",), "model_attributes_type")])
            handler = handler_of(route)
            found = handler(
                Asked(self.house, {**request.query, **given}, request.body or {}, request.at)
            )
        except SeraiError as error:
            return refused(error)
        if isinstance(found, Generator):
            return self.begin(found, request.language, route)
        return _answered(route, found)

    def begin(self, steps: Steps, language: str, route: str = "") -> Outcome:
        """Of something that needs more than it has."""
        self._last += 1
        self._going[self._last] = _Going(route, language, steps)
        return self._on(self._last, None, None)

    def begin_all(self) -> list[Outcome]:
        """What was begun beside the answers: nobody waits for how it ends."""
        return [self.begin(steps, language) for steps, language in self.house.fetch_begun()]

    def go_on(self, number: int, found: Json) -> Outcome:
        """Its step is done, and this came of it."""
        return self._on(number, found, None)

    def fail(self, number: int, error: SeraiError) -> Outcome:
        """Its step could not be done."""
        return self._on(number, None, error)

    def _on(self, number: int, found: Json, failed: SeraiError | None) -> Outcome:
        going = self._going[number]
        speak(going.language)
        try:
            step = going.steps.throw(failed) if failed else going.steps.send(found)
        except StopIteration as done:
            del self._going[number]
            return _answered(going.route, done.value)
        except SeraiError as error:
            del self._going[number]
            return refused(error)
        except BaseException:
            del self._going[number]
            raise
        return Goes(number, step)


def refused(error: SeraiError) -> Answered:
    """What was wrong, in a sentence."""
    told: wire.Trouble = telling.trouble(error, spoken())
    return Answered(_STATUS.get(type(error), _USUAL), told)


def _answered(route: str, told: Json) -> Answered:
    if told is None:
        return Answered(NOTHING, None)
    return Answered(CREATED if route in MAKING else _OK, told)


@cache
def handler_of(route: str) -> Handler:
    """The function that answers it."""
    module, _, name = ROUTES[route].partition(":")
    handler: Handler = getattr(import_module(f"{__package__}.{module}"), name)
    return handler


@cache
def _patterns() -> list[tuple[str, str, re.Pattern[str]]]:
    """Those without names in them first: `runs` is no puzzle."""
    found: list[tuple[str, str, re.Pattern[str]]] = []
    for route in sorted(ROUTES, key=lambda route: route.count("{")):
        method, _, path = route.partition(" ")
        parts = re.split(r"\{(\w+)\}", path)
        parts[::2] = map(re.escape, parts[::2])
        parts[1::2] = (f"(?P<{name}>[^/]+)" for name in parts[1::2])
        found.append((route, method, re.compile("".join(parts))))
    return found


def _route(method: str, path: str) -> tuple[str, dict[str, Any]]:
    for route, wanted, pattern in _patterns():
        if wanted == method and (found := pattern.fullmatch(path)):
            return route, found.groupdict()
    raise NotHere("own-not-here")
