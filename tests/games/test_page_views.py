"""The page's types of a view say what a view has, and nothing else."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import serai

GAMES = Path(serai.__file__).parents[2] / "web" / "src" / "games"
FIELD = re.compile(r"^  (\w+)(\??):", re.MULTILINE)
SEED = 7
Told = dict[str, Any]

# What is found under a key of a view, by its type's name; a plain value has none.
PARTS = {
    "desert": {
        "cells": "Cell",
        "camel": "Camel",
        "enclosed": "Enclosed",
        "players": "Player",
        "caravans": "Caravan",
        "largest": "Largest",
    },
    "targi": {
        "raid": "Raid",
        "border": "Border",
        "inner": "Inner",
        "card": "Card",
        "using": "Using",
        "drawn": "Card",
        "players": "Player",
        "hand": "Card",
        "display": "Row",
        "cards": "Card",
        "decks": "Decks",
        "discards": "Pile",
        "unseen": "Pile",
        "tribe": "Card",
    },
    "sons": {
        "cells": "Cell",
        "parts": "Part",
        "explorers": "Explorer",
        "line": "Explorer",
        "reach": "Reach",
        "oases": "Oasis",
        "held": "Tile",
        "display": "Tile",
        "unseen": "Tile",
        "players": "Player",
        "supply": "Supply",
        "rumours": "Rumour",
    },
}
CARDS = {"goods": "GoodsCard", "tribe": "TribeCard"}
MAPS = ("largest",)  # by names that are no fields
SEATS = {"desert": (2, 3, 4, 5), "targi": (2,), "sons": (2, 3, 4)}
GAMES_OF_EACH = 4
HELD = {"secret", "fresh"}


def interfaces(file: str) -> dict[str, dict[str, bool]]:
    """The fields of every interface of a file, and whether each is always there."""
    source = (GAMES / file).read_text("utf-8")
    found = re.findall(r"^export interface (\w+) [^{]*\{\n(.*?)^\}", source, re.M | re.S)
    return {name: {f: not optional for f, optional in FIELD.findall(body)} for name, body in found}


def parts(game: str, told: Told, name: str = "View") -> Iterator[tuple[str, set[str]]]:
    """A view and everything in it that has a type of its own, with its keys."""
    if name == "Card":
        name = "Unseen" if told["name"] == "?" else CARDS[told["deck"]]
        if set(told) >= HELD:
            yield "Held", HELD
            told = {key: value for key, value in told.items() if key not in HELD}
    if "at" in told:
        name = "Owned"
    yield name, set(told)
    for key, value in told.items():
        many = list(value.values()) if key in MAPS else value
        for one in many if isinstance(many, list) else [many]:
            if isinstance(one, dict) and key in PARTS[game]:
                yield from parts(game, one, PARTS[game][key])


@cache
def seen(game: str) -> dict[str, list[set[str]]]:
    """The keys of every part of every view of a few games, from before the first lot to the end."""
    found: dict[str, list[set[str]]] = {}
    phases = set()
    for number in range(GAMES_OF_EACH):
        seats = SEATS[game][number % len(SEATS[game])]
        match, dice = serai.new(game, seats=seats, seed=SEED + number), random.Random(number)
        while match.actor >= 0:
            match.play(dice.choice(match.legal()))
        plies = len(match.log)
        for ply in (*range(0, plies, 3), plies):
            for seat in (0, 1):
                view = match.view_at(ply, seat=seat)
                phases.add(view["phase"])
                for name, keys in parts(game, view):
                    found.setdefault(name, []).append(keys)
    source = (GAMES / game / "view.ts").read_text("utf-8")
    known = re.search(r"^export type Phase =(.*?);", source, re.M | re.S)
    assert known and phases <= set(re.findall(r'"([\w-]+)"', known[1]))
    return found


EVERY = [(game, name) for game in PARTS for name in interfaces(f"{game}/view.ts")]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_page_knows_a_view_as_it_is(game: str, name: str) -> None:
    fields = interfaces(f"{game}/view.ts")[name]
    if name == "View":
        fields |= interfaces("contract.ts")["AnyView"]
    told = seen(game)[name]
    assert set().union(*told) == set(fields)
    always = {field for field, needed in fields.items() if needed}
    assert all(always <= keys for keys in told)


@pytest.mark.parametrize("game", PARTS)
def test_the_page_knows_every_part_of_a_view(game: str) -> None:
    assert set(seen(game)) == set(interfaces(f"{game}/view.ts"))
