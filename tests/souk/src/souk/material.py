"""Souk's deck: a line `VALUE x COUNT` for each kind, after `rounds: N`."""

import re
from collections.abc import Mapping

import numpy as np

from serai.core.contract import Fault, Material, Option, Phrase
from serai.core.game import manifest
from serai.core.material import Files

from .layout import KINDS, MATERIAL

_MANIFEST = manifest(__package__)
SEATS, SOURCE = _MANIFEST.seats, _MANIFEST.source
OPTIONS: tuple[Option, ...] = (Option("deck", "bazaar", "source"),)
_LINE = re.compile(r"(\d) x (\d)")


def build(seats: int, options: Mapping[str, str], rules: int) -> Material:
    source, name, shipped = FILES.find(options["deck"])
    rounds, cards = FILES.read(source, name)
    m = np.zeros(MATERIAL.itemsize, np.uint8)
    mat = m.view(MATERIAL)[0]
    mat.seats, mat.rounds = seats, rounds
    for kind, (value, count) in enumerate(cards):
        mat.value[kind], mat.cards[kind] = value, count
    return Material(m, seats, {"deck": name}, name, source, shipped, rules)


def claims(text: str) -> bool:
    return text.startswith("rounds:")


def describe(text: str) -> list[Phrase]:
    return [Phrase("souk-deck", {"kinds": len(text.splitlines()) - 1})]


def parse(text: str) -> tuple[tuple[int, list[tuple[int, int]]], list[Fault]]:
    """How many rounds, and of each kind its value and how many; and what is wrong with it."""
    first, *lines = text.splitlines() or [""]
    rounds = re.fullmatch(r"rounds: ([1-9])", first)
    faults = [] if rounds else [Fault("souk-fault-rounds", {"line": 1})]
    for number, line in enumerate(lines, 2):
        if not _LINE.fullmatch(line) or number > KINDS + 1:
            faults.append(Fault("souk-fault-line", {"line": number}))
    cards = [(int(value), int(count)) for value, count in _LINE.findall(text)]
    if sum(count for _, count in cards) < max(SEATS):
        faults.append(Fault("souk-fault-few", {"line": len(lines) + 1}))
    return (int(rounds[1]) if rounds else 0, cards), faults


FILES = Files(__package__, "deck", parse)
shipped, check = FILES.shipped, FILES.check
