"""Decks of Targi: a line for each tribe card, and the buffer made of them.

    kind,points,dates,salt,pepper,gold,or_gold,effect
    targia,3,1,2,2,0,0,-
    rider,1,1,1,1,0,1,cheap_rider

Blank lines and lines after `#` say nothing. `or_gold` = 1: these goods, or 1 gold instead (T36).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numpy as np

from serai.core.bounds import outside, told
from serai.core.compiled import Buffer
from serai.core.contract import Material, Option
from serai.core.errors import BadMaterial, BadOption
from serai.core.game import manifest
from serai.core.texts import say

from .layout import (
    BORDER,
    CARDS,
    EFFECT_NAMES,
    GOOD_NAMES,
    GOODS_CARDS,
    INNER,
    KIND_NAMES,
    MATERIAL,
    MOST_COST,
    NONE,
    PAYMENTS,
    ROWS,
)
from .paying import number_of

_MANIFEST = manifest(__package__)
SEATS, SOURCE = _MANIFEST.seats, _MANIFEST.source
OPTIONS: tuple[Option, ...] = (Option("deck", "nomads"), Option("first", "lot", "seat"))
COLUMNS = ("kind", "points", *GOOD_NAMES, "gold", "or_gold", "effect")
PRINTED_CARDS = 45  # T35
MOST_POINTS, MOST_GOLD = 3, 3
_DATA = Path(__file__).parent / "data"

# T3, T25: the border cards, by number
_COLUMN_CARDS = ((1, 11), (2, 10), (3, 9))
_ROW_CARDS = ((5, 15), (6, 14), (7, 13))
_STOCKS = ((2, 7), (3, 15), (6, 11))

# T21: what the goods cards give, and how many of each there are; choice, gold and point last
GIVES = (
    (1, 0, 0),
    (0, 1, 0),
    (0, 0, 1),
    (2, 0, 0),
    (0, 2, 0),
    (0, 0, 2),
    (1, 1, 0),
    (1, 0, 1),
    (0, 1, 1),
    (0, 0, 0),
    (0, 0, 0),
    (0, 0, 0),
)
_COPIES = (2, 2, 2, 1, 1, 1, 1, 1, 1, 3, 3, 1)
assert sum(_COPIES) == 19 and len(GIVES) == len(_COPIES) == GOODS_CARDS


@dataclass(frozen=True)
class Fault:
    """Something wrong in a deck; the line counts from 1, the column by its name."""

    kind: str
    line: int
    column: str = ""
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return say(f"targi-fault-{self.kind}", line=self.line, column=self.column, **self.facts)


@dataclass(frozen=True)
class Card:
    """A tribe card as its line says it."""

    kind: int
    points: int
    goods: tuple[int, ...]
    gold: int
    or_gold: int
    effect: int


def build(seats: int, options: Mapping[str, str], rules: int) -> Material:
    """The material of a table, from its options; refuses what cannot be played."""
    shipped = "\n" not in options["deck"]
    source = _shipped(options["deck"]) if shipped else options["deck"]
    cards, faults = parse(source)
    name = options["deck"] if shipped else "own"
    if faults:
        raise BadMaterial(name, told(faults))
    m = np.zeros(MATERIAL.itemsize, np.uint8)
    _fill_cards(m, cards)
    _fill_square(m)
    chosen = {"deck": name, "first": _read_first(m, seats, options["first"])}
    return Material(m, seats, chosen, name, source, shipped, rules)


def check(text: str) -> list[str]:
    """The faults of a deck, as sentences that name line and column."""
    return told(outside(text) or parse(text)[1])


def claims(text: str) -> bool:
    """Whether a file looks like a deck: it has columns."""
    return next(_lines(text), (0, ""))[1].count(",") > 2


def describe(text: str) -> list[str]:
    """What a sound deck is, and what is unusual about it."""
    cards, _ = parse(text)
    said = [say("targi-deck", cards=len(cards))]
    if len(cards) != PRINTED_CARDS:
        said.append(say("targi-deck-other-number", cards=len(cards), usual=PRINTED_CARDS))
    return said


def parse(text: str) -> tuple[list[Card], list[Fault]]:
    """The cards of a deck and what is wrong with it."""
    lines = list(_lines(text))
    if not lines or tuple(_words(lines[0][1])) != COLUMNS:
        line = lines[0][0] if lines else 1
        return [], [Fault("head", line, facts={"columns": ",".join(COLUMNS)})]
    cards: list[Card] = []
    faults: list[Fault] = []
    for number, words in lines[1:]:
        card, wrong = _parse_card(number, _words(words))
        faults += wrong
        if card is not None:
            cards.append(card)
    if not faults and not 1 <= len(cards) <= CARDS:
        last = lines[-1][0]
        faults.append(Fault("number", last, facts={"cards": len(cards), "most": CARDS}))
    return cards, faults


def shipped() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in _DATA.glob("*.csv")))


# -- reading ---------------------------------------------------------------------------------


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line


def _words(line: str) -> list[str]:
    return [word.strip() for word in line.split(",")]


def _parse_card(line: int, words: list[str]) -> tuple[Card | None, list[Fault]]:
    if len(words) != len(COLUMNS):
        facts = {"number": len(words), "right": len(COLUMNS)}
        return None, [Fault("columns", line, facts=facts)]
    given = dict(zip(COLUMNS, words, strict=True))
    faults: list[Fault] = []

    def number(column: str, low: int, high: int) -> int:
        word = given[column]
        if word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high:
            return int(word)
        kind = "cost" if column in (*GOOD_NAMES, "gold") and word.isdigit() else "value"
        faults.append(Fault(kind, line, column, {"text": word, "low": low, "high": high}))
        return 0

    def name(column: str, known: tuple[str, ...]) -> int:
        if given[column] in known:
            return known.index(given[column])
        facts = {"text": given[column], "known": list(known)}
        faults.append(Fault("unknown", line, column, facts))
        return 0

    card = Card(
        kind=name("kind", KIND_NAMES),
        points=number("points", 1, MOST_POINTS),
        goods=tuple(number(good, 0, MOST_COST) for good in GOOD_NAMES),
        gold=number("gold", 0, MOST_GOLD),
        or_gold=number("or_gold", 0, 1),
        effect=name("effect", EFFECT_NAMES),
    )
    faults = faults or list(_judge(line, card))
    return (None if faults else card), faults


def _judge(line: int, card: Card) -> Iterator[Fault]:
    """What is wrong with a card each of whose values could be."""
    goods = sum(card.goods)
    if goods > MOST_COST:
        yield Fault("goods", line, GOOD_NAMES[-1], {"goods": goods, "most": MOST_COST})
    if card.or_gold and (card.gold or not goods):
        yield Fault("or-gold", line, "or_gold")


@cache
def _shipped(name: str) -> str:
    if name not in shipped():
        raise BadOption("targi-unknown-deck", name=name, known=list(shipped()))
    return (_DATA / f"{name}.csv").read_text("utf-8")


# -- building --------------------------------------------------------------------------------


def _fill_cards(m: Buffer, cards: list[Card]) -> None:
    mat = m.view(MATERIAL)[0]
    mat.cards = len(cards)
    for index, card in enumerate(cards):
        mat.kind[index] = card.kind
        mat.printed[index] = card.points
        mat.cost[index] = card.goods
        mat.gold[index] = card.gold
        mat.or_gold[index] = card.or_gold
        mat.effect[index] = card.effect
        mat.number[index] = sum(other.kind == card.kind for other in cards[: index + 1])
    mat.goods_cards[:] = _COPIES
    mat.gives[:] = GIVES


def _fill_square(m: Buffer) -> None:
    """T2, T3, T25: lines, opposites and stocks of the border cards; every payment."""
    mat = m.view(MATERIAL)[0]
    mat.opposite[:] = range(BORDER)  # corners: never asked
    mat.line[:] = NONE
    mat.stock[:] = NONE
    for line, pair in enumerate((*_ROW_CARDS, *_COLUMN_CARDS)):
        for card, other in (pair, pair[::-1]):
            mat.opposite[card - 1] = other - 1
            mat.line[card - 1] = line
    for good, cards in enumerate(_STOCKS):
        for card in cards:
            mat.stock[card - 1] = good
    for dates in range(MOST_COST + 1):
        for salt in range(MOST_COST + 1 - dates):
            for pepper in range(MOST_COST + 1 - dates - salt):
                mat.payment[number_of(dates, salt, pepper)] = dates, salt, pepper
    assert mat.payment[PAYMENTS - 1].tolist() == [MOST_COST, 0, 0]
    assert sorted(set(mat.line.tolist())) == [*range(2 * ROWS), NONE] and INNER == ROWS * ROWS


def _read_first(m: Buffer, seats: int, value: str) -> str:
    names = {str(seat + 1): seat for seat in range(seats)}
    if value != "lot" and value not in names:
        raise BadOption("bad-option", name="first", value=value, allowed=["lot", *names])
    m.view(MATERIAL)[0].first = names.get(value, NONE)
    return value
