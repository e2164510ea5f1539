"""Souk's deck: a line `VALUE x COUNT` for each kind, after `rounds: N`."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np

from serai.core.contract import Material, Option
from serai.core.errors import BadMaterial
from serai.core.game import manifest
from serai.core.texts import say

from .layout import KINDS, MATERIAL

_MANIFEST = manifest(__package__)
SEATS, SOURCE = _MANIFEST.seats, _MANIFEST.source
OPTIONS: tuple[Option, ...] = (Option("deck", "bazaar"),)
_LINE = re.compile(r"(\d) x (\d)")


def shipped() -> tuple[str, ...]:
    return ("bazaar",)


def build(seats: int, options: Mapping[str, str], rules: int) -> Material:
    shipped = "\n" not in options["deck"]
    source = _shipped(options["deck"]) if shipped else options["deck"]
    faults = check(source)
    if faults:
        raise BadMaterial(options["deck"], faults)
    first, *cards = source.splitlines()
    m = np.zeros(MATERIAL.itemsize, np.uint8)
    mat = m.view(MATERIAL)[0]
    mat.seats, mat.rounds = seats, int(first.removeprefix("rounds: "))
    for kind, (value, count) in enumerate(_LINE.findall("\n".join(cards))):
        mat.value[kind], mat.cards[kind] = int(value), int(count)
    name = options["deck"] if shipped else "own"
    return Material(m, seats, {"deck": name}, name, source, shipped, rules)


def claims(text: str) -> bool:
    return text.startswith("rounds:")


def describe(text: str) -> list[str]:
    return [say("souk-deck", kinds=len(text.splitlines()) - 1)]


def check(text: str) -> list[str]:
    first, *cards = text.splitlines() or [""]
    faults = [] if re.fullmatch(r"rounds: [1-9]", first) else [say("souk-fault-rounds", line=1)]
    for number, line in enumerate(cards, 2):
        if not _LINE.fullmatch(line) or number > KINDS + 1:
            faults.append(say("souk-fault-line", line=number))
    if sum(int(count) for _, count in _LINE.findall(text)) < max(SEATS):
        faults.append(say("souk-fault-few", line=len(cards) + 1))
    return faults


@cache
def _shipped(name: str) -> str:
    file = Path(__file__).parent / "data" / f"{name}.deck"
    if not name.isidentifier() or not file.exists():
        raise BadMaterial(name, [say("souk-fault-unknown")])
    return file.read_text("utf-8")
