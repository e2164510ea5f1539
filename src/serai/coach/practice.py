"""Positions to practise: moments from games that were kept, to be played out against a bot.

A game brings them as data: `practice/positions.toml` names for each a record beside it, the action
after which it begins and the seat that one takes. Those of the house are made by `practice_games`.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Literal

from serai.core import record, registry
from serai.core.match import Match

FOLDER, FILE = "practice", "positions.toml"
Kind = Literal["round", "ending"]


@dataclass(frozen=True)
class Exercise:
    """A moment to play on from, and how the game went on when it was played.

    `left` is how many choices the seat still had.
    """

    name: str
    kind: Kind
    seat: int
    seats: int
    left: int
    points: tuple[int, ...]
    result: tuple[float, ...]
    rules: int
    options: dict[str, str]
    start: str


@cache
def exercises(game: str) -> tuple[Exercise, ...]:
    """All that a game brings, in their order; none, if it brings none."""
    folder = registry.manifest_of(game).folder / FOLDER
    if not (folder / FILE).exists():
        return ()
    given = tomllib.loads((folder / FILE).read_text("utf-8"))["position"]
    kept = {name: record.load((folder / name).read_text("utf-8")) for name in _records(given)}
    return tuple(_exercise(one, kept[one["record"]]) for one in given)


def _records(given: list[dict[str, str]]) -> list[str]:
    return sorted({one["record"] for one in given})


def _exercise(given: dict[str, str], match: Match) -> Exercise:
    ply, seat = int(given["ply"]), int(given["seat"])
    position = match.steps[ply].before
    assert position.actor == seat, given
    return Exercise(
        name=given["name"],
        kind="ending" if given["kind"] == "ending" else "round",
        seat=seat,
        seats=match.seats,
        left=choices_left(match, ply, seat),
        points=tuple(score.total for score in match.points()),
        result=tuple(match.result() or ()),
        rules=match.material.rules,
        options=dict(match.material.options),
        start=record.write_position(position),
    )


def choices_left(match: Match, ply: int, seat: int) -> int:
    """How many choices a seat still had, from a step on."""
    return sum(
        step.seat == seat and len(step.before.legal_numbers()) > 1 for step in match.steps[ply:]
    )
