"""What a task of a course expects, asked of what has happened and of where that has led.

An expectation is a table in the course's file, and one of these words says of which sort it is:

    event = "oasis"                    one of that kind happened to the one who learns; it may say
                                       more: seat = 2, facts = {colour = "lime"}, cells = ["c4"]
    never = "enclosed"                 none did; it may say more in the same way
    points = 5                         at least so many came in; source = "oases" counts one source
    done = ["camel lime *"]            the learner did one of these; `*` stands for anything
    legal = ["camel lime c4"]          one of these could be done next, whoever's turn it is
    closed = ["camel lime c4"]         none of these could be
    view = "players.0.coins"           what the learner sees there: is = 3, least = 2 or most = 4
    over = true                        the game is over
    won = true                         and the learner has a share of the win as large as anybody's
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from serai.core.contract import Event, Phrase
from serai.core.errors import SeraiError
from serai.core.position import Position

Told = Mapping[str, Any]


class BadCourse(SeraiError):
    """A course that cannot be; the facts say where, and what is wrong."""


@dataclass(frozen=True)
class Happened:
    """What a task has come to: whose it is, what the learner did, everything it brought."""

    seat: int
    done: Sequence[str]
    events: Sequence[Event]
    position: Position


@dataclass(frozen=True)
class Expectation:
    """One sort of thing, and what more is said of it."""

    sort: str
    of: Any
    more: Told

    def met(self, happened: Happened) -> bool:
        return _SORTS[self.sort].met(happened, self.of, self.more)


def expectation(told: Told) -> Expectation:
    """Read from a course; refused if it is of no sort, or says what its sort does not know."""
    sorts = [sort for sort in _SORTS if sort in told]
    if len(sorts) != 1:
        raise BadCourse("bad-expectation", given=sorted(told), known=list(_SORTS))
    more = {name: value for name, value in told.items() if name != sorts[0]}
    known = _SORTS[sorts[0]].known
    if not set(more) <= set(known):
        raise BadCourse("bad-expectation", given=sorted(told), known=[sorts[0], *known])
    return Expectation(sorts[0], told[sorts[0]], more)


def matches(patterns: Sequence[str], action: str) -> bool:
    """Whether an action is one of these; `*` stands for anything."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)


# -- the sorts ---------------------------------------------------------------------------------


def _events(happened: Happened, kind: str, more: Told) -> Iterator[Event]:
    seat = more["seat"] - 1 if "seat" in more else happened.seat
    facts: Told = more.get("facts", {})
    for event in happened.events:
        fits = event.kind == kind and event.seat == seat
        if not fits or not set(more.get("cells", ())) <= set(event.cells):
            continue
        if all(_plain(event.facts.get(name)) == one for name, one in facts.items()):
            yield event


def _plain(fact: Any) -> Any:
    """A phrase is known by its key."""
    return fact.key if isinstance(fact, Phrase) else fact


def _event(happened: Happened, kind: str, more: Told) -> bool:
    return next(_events(happened, kind, more), None) is not None


def _never(happened: Happened, kind: str, more: Told) -> bool:
    return not _event(happened, kind, more)


def _points(happened: Happened, least: int, more: Told) -> bool:
    own = [event for event in happened.events if event.seat == happened.seat]
    source = more.get("source")
    return sum(one.points for one in own if source in (None, one.source)) >= least


def _done(happened: Happened, patterns: Sequence[str], more: Told) -> bool:
    return any(matches(patterns, action) for action in happened.done)


def _legal(happened: Happened, patterns: Sequence[str], more: Told) -> bool:
    position = happened.position
    found = [] if position.actor < 0 else position.legal()
    return any(matches(patterns, action.text) for action in found)


def _closed(happened: Happened, patterns: Sequence[str], more: Told) -> bool:
    return not _legal(happened, patterns, more)


def _view(happened: Happened, path: str, more: Told) -> bool:
    seen: Any = happened.position.view(happened.seat)
    for step in path.split("."):
        seen = seen[int(step)] if isinstance(seen, list) else seen[step]
    return (
        ("is" not in more or seen == more["is"])
        and ("least" not in more or seen >= more["least"])
        and ("most" not in more or seen <= more["most"])
    )


def _over(happened: Happened, wanted: bool, more: Told) -> bool:
    return happened.position.over == wanted


def _won(happened: Happened, wanted: bool, more: Told) -> bool:
    result = happened.position.result()
    return result is not None and (result[happened.seat] == max(result)) == wanted


@dataclass(frozen=True)
class _Sort:
    met: Callable[[Happened, Any, Told], bool]
    known: tuple[str, ...] = ()


_OF_EVENT = ("seat", "facts", "cells")
_SORTS: Mapping[str, _Sort] = {
    "event": _Sort(_event, _OF_EVENT),
    "never": _Sort(_never, _OF_EVENT),
    "points": _Sort(_points, ("source",)),
    "done": _Sort(_done),
    "legal": _Sort(_legal),
    "closed": _Sort(_closed),
    "view": _Sort(_view, ("is", "least", "most")),
    "over": _Sort(_over),
    "won": _Sort(_won),
}
