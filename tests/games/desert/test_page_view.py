"""The page's types of a view say what a view has, and nothing else."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import serai

GAMES = Path(serai.__file__).parents[2] / "web" / "src" / "games"
FIELD = re.compile(r"^  (\w+)(\??):", re.MULTILINE)
SEED = 7
PARTS = {
    "cells": "Cell",
    "camel": "Camel",
    "enclosed": "Enclosed",
    "players": "Player",
    "caravans": "Caravan",
    "largest": "Largest",
}


def interface(file: str, name: str) -> dict[str, bool]:
    """The fields of an interface, and whether each is always there."""
    source = (GAMES / file).read_text("utf-8")
    body = re.search(rf"^export interface {name} [^{{]*\{{\n(.*?)^\}}", source, re.M | re.S)
    assert body, name
    return {field: not optional for field, optional in FIELD.findall(body[1])}


def parts(told: dict[str, Any], name: str = "View") -> Iterator[tuple[str, dict[str, Any]]]:
    """A view and everything in it that has a type of its own."""
    yield name, told
    for key, value in told.items():
        if key in PARTS:
            many = list(value.values()) if key == "largest" else value
            for one in many if isinstance(many, list) else [many]:
                yield from parts(one, PARTS[key])


@pytest.fixture(scope="module")
def seen() -> dict[str, list[set[str]]]:
    """The keys of every part of every view of a few games, from before the first lot to the end."""
    found: dict[str, list[set[str]]] = {}
    phases = set()
    for seats in (2, 3, 4, 5):
        match, dice = serai.new("desert", seats=seats, seed=SEED), random.Random(SEED)
        while match.actor >= 0:
            match.play(dice.choice(match.legal()))
        plies = len(match.log)
        for ply in (*range(0, plies, 5), plies):
            view = match.view_at(ply, seat=0)
            phases.add(view["phase"])
            for name, told in parts(view):
                found.setdefault(name, []).append(set(told))
    assert phases == {"first", "aside", "palms", "tokens", "leaders", "camels", "over"}
    return found


@pytest.mark.parametrize("name", ["View", *PARTS.values()])
def test_the_page_knows_a_view_as_it_is(name: str, seen: dict[str, list[set[str]]]) -> None:
    fields = interface("desert/view.ts", name)
    if name == "View":
        fields |= interface("contract.ts", "AnyView")
    assert set().union(*seen[name]) == set(fields)
    always = {field for field, needed in fields.items() if needed}
    assert all(always <= keys for keys in seen[name])


def test_the_page_knows_every_part_of_a_view() -> None:
    source = (GAMES / "desert/view.ts").read_text("utf-8")
    assert set(re.findall(r"^export interface (\w+)", source, re.M)) == {"View", *PARTS.values()}
