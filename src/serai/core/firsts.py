"""What a game explains when it first comes up: `firsts.toml` in its package, a line for each.

    [[first]]
    name = "waterhole"           (its words: the text GAME-first-NAME)
    events = ["waterhole"]       (it comes up when one of these happens …)
    mine = true                  (… to the seat that looks)
    rule = "D21"                 (where to read on)

    [[first]]
    name = "leaders"
    path = "phase"               (or when a view shows something: there is …)
    values = ["leaders"]         (… one of these, or a number up to `at_most`)
    rule = "D8"

A path's parts are divided by dots: names, numbers, `*` for any, `me` for the seat that looks.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from . import registry

FILE = "firsts.toml"


@dataclass(frozen=True)
class First:
    name: str
    rule: str
    events: tuple[str, ...] = ()
    mine: bool = False
    path: tuple[str, ...] = ()
    values: tuple[Any, ...] = ()
    at_most: int | None = None


@cache
def firsts(game: str) -> tuple[First, ...]:
    """All that a game explains so; none, if it brings none."""
    file = registry.manifest_of(game).folder / FILE
    if not file.exists():
        return ()
    given = tomllib.loads(file.read_text("utf-8"))["first"]
    return tuple(_first(one) for one in given)


def _first(given: dict[str, Any]) -> First:
    return First(
        name=given["name"],
        rule=given["rule"],
        events=tuple(given.get("events", ())),
        mine=given.get("mine", False),
        path=tuple(str(given.get("path", "")).split(".")) if "path" in given else (),
        values=tuple(given.get("values", ())),
        at_most=given.get("at_most"),
    )
