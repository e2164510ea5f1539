"""Decks of Targi: a line for each tribe card, and the buffer made of them.

    kind,points,dates,salt,pepper,gold,or_gold,effect
    targia,3,1,2,2,0,0,-
    rider,1,1,1,1,0,1,cheap_rider

Blank lines and lines after `#` say nothing. `or_gold` = 1: these goods, or 1 gold instead (T36).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from serai.core.compiled import Buffer
from serai.core.contract import Fault, Material, Option, Phrase
from serai.core.game import manifest
from serai.core.material import Files, first_option, is_number, seat_of

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
OPTIONS: tuple[Option, ...] = (Option("deck", "nomads", "source"), first_option())
COLUMNS = ("kind", "points", *GOOD_NAMES, "gold", "or_gold", "effect")
PRINTED_CARDS = 45  # T35
MOST_POINTS, MOST_GOLD = 3, 3

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
    source, name, shipped = FILES.find(options["deck"])
    cards = FILES.read(source, name)
    m = np.zeros(MATERIAL.itemsize, np.uint8)
    _fill_cards(m, cards)
    _fill_square(m)
    m.view(MATERIAL)[0].first = seat_of(options["first"], NONE)
    return Material(m, seats, {**options, "deck": name}, name, source, shipped, rules)


def claims(text: str) -> bool:
    """Whether a file looks like a deck: it has columns."""
    return next(_lines(text), (0, ""))[1].count(",") > 2


def describe(text: str) -> list[Phrase]:
    """What a sound deck is, and what is unusual about it."""
    cards, _ = parse(text)
    known = [Phrase("targi-deck", {"cards": len(cards)})]
    if len(cards) != PRINTED_CARDS:
        facts = {"cards": len(cards), "usual": PRINTED_CARDS}
        known.append(Phrase("targi-deck-other-number", facts))
    return known


def parse(text: str) -> tuple[list[Card], list[Fault]]:
    """The cards of a deck and what is wrong with it."""
    lines = list(_lines(text))
    if not lines or tuple(_words(lines[0][1])) != COLUMNS:
        line = lines[0][0] if lines else 1
        return [], [_fault("head", line, columns=",".join(COLUMNS))]
    cards: list[Card] = []
    faults: list[Fault] = []
    for number, words in lines[1:]:
        card, wrong = _parse_card(number, _words(words))
        faults += wrong
        if card is not None:
            cards.append(card)
    if not faults and not 1 <= len(cards) <= CARDS:
        faults.append(_fault("number", lines[-1][0], cards=len(cards), most=CARDS))
    return cards, faults


FILES = Files(__package__, "csv", parse)
shipped, check = FILES.shipped, FILES.check


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
        return None, [_fault("columns", line, number=len(words), right=len(COLUMNS))]
    given = dict(zip(COLUMNS, words, strict=True))
    faults: list[Fault] = []

    def number(column: str, low: int, high: int) -> int:
        word = given[column]
        if is_number(word) and low <= int(word) <= high:
            return int(word)
        kind = "cost" if column in (*GOOD_NAMES, "gold") and word.isdigit() else "value"
        faults.append(_fault(kind, line, column, text=word, low=low, high=high))
        return 0

    def name(column: str, known: tuple[str, ...]) -> int:
        if given[column] in known:
            return known.index(given[column])
        faults.append(_fault("unknown", line, column, text=given[column], known=list(known)))
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
        yield _fault("goods", line, GOOD_NAMES[-1], goods=goods, most=MOST_COST)
    if card.or_gold and (card.gold or not goods):
        yield _fault("or-gold", line, "or_gold")


def _fault(kind: str, line: int, column: str = "", **facts: object) -> Fault:
    """Something wrong in a deck; the column has its name."""
    return Fault(f"targi-fault-{kind}", {"line": line, "column": column, **facts})


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
