"""What a view of Targi is made of.

`python web/wire.py` makes the page's types of these.
"""

from typing import Literal, NotRequired, TypedDict

from .outlook import (
    Exchange,
    Good,
    NextRaid,
    Payment,
    Price,
    Prospect,
    Raid,
    Rate,
)

Kind = Literal["well", "rider", "oasis", "targia", "camp"]
Deck = Literal["goods", "tribe"]
Phase = Literal[
    "lot",
    "turning",
    "placing",
    "acting",
    "drawing",
    "keeping",
    "taking",
    "deciding",
    "paying",
    "laying",
    "swapping",
    "trading",
    "working",
    "moving",
    "returning",
    "raid",
    "over",
]
GoodsName = Literal[
    "date",
    "salt",
    "pepper",
    "dates2",
    "salt2",
    "pepper2",
    "date+salt",
    "date+pepper",
    "salt+pepper",
    "choice",
    "gold",
    "point",
]
BorderName = Literal[
    "noble",
    "dates",
    "salt",
    "pepper",
    "trader",
    "silversmith",
    "fata-morgana",
    "caravan",
    "expansion",
    "raid",
]


class View(TypedDict):
    """Everything there is to see.

    `robber` is the border card it stands on, 0 before the first round; `raid` what is taken there;
    `targi` which one of three is placed now. For the seat that looks, `prices` are those of the
    cards in its sight by name, `unlaid` what becomes of one in the square that it does not lay,
    `payments` and `exchanges` what it can pay with, and is offered.
    """

    phase: Phase
    first: int | None
    robber: int
    round: int
    rounds: int
    rounds_left: int
    raid: Raid | None
    next_raid: NextRaid | None
    targi: int
    border: list["Border"]
    inner: list["Inner"]
    using: "Using"
    takes: int
    traded: bool
    prices: dict[str, Price]
    unlaid: Literal["hand", "discard"]
    payments: list[Payment]
    exchanges: list[Exchange]
    players: list["Player"]
    decks: "Decks"
    discards: "Pile"
    unseen: "Pile"


class Border(TypedDict):
    """A border card; a corner has a raid and no line.

    While Targis are placed, `adds` are the crossings that the looking seat's next would add here.
    """

    number: int
    name: BorderName
    targi: int | None
    robber: bool
    opposite: int | None
    line: list[str]
    adds: NotRequired[list[str]]
    raid: Raid | None
    rates: NotRequired[list[Rate]]


class Inner(TypedDict):
    """An inner space: its card lies open, face down (then its deck is told), or there is none."""

    name: str
    markers: list[int]
    card: "GoodsCard | TribeCard | None"
    down: Deck | None


class GoodsCard(TypedDict):
    """`gives` tells goods alone: a card named gold, point or choice gives that."""

    deck: Literal["goods"]
    name: GoodsName
    gives: dict[Good, int]


class Cost(TypedDict):
    dates: int
    salt: int
    pepper: int
    gold: int


class TribeCard(TypedDict):
    """`or_gold`: its goods, or 1 gold instead."""

    deck: Literal["tribe"]
    name: str
    kind: Kind
    points: int
    cost: Cost
    or_gold: bool
    effect: str | None


class Unseen(TypedDict):
    """A card that is known to be there, and no more."""

    deck: Deck
    name: Literal["?"]


class KnownHand(TribeCard):
    """`secret`: drawn at Expansion, so only its owner knows it. `fresh`: taken this round."""

    secret: bool
    fresh: bool


class HiddenHand(Unseen):
    secret: bool
    fresh: bool


class Using(TypedDict):
    """The piece whose action is under way, and the cards drawn for it."""

    piece: str | None
    drawn: list[GoodsCard | TribeCard | Unseen]


class Stores(TypedDict):
    """Goods and gold; `goods_over` and `gold_over` have to go back."""

    goods: dict[Good, int]
    gold: int
    held: int
    most_goods: int
    most_gold: int
    goods_over: int
    gold_over: int


class Player(Stores):
    """A seat; `effects` and `rows` are what the end would bring now, `owed` both until it has come.

    `targis` stand on the border, `to_place` are to come; `draws` cards at Caravan and Expansion;
    `of_choice` goods come with a goods card that shows a choice, or gold.
    """

    seat: int
    tokens: int
    printed: int
    effects: int
    rows: int
    owed: int
    points: int
    hand: KnownHand | HiddenHand | None
    display: list["Row"]
    laid: int
    pieces_out: int
    targis: int
    to_place: int
    crossings: list[str]
    draws: "Draws"
    of_choice: "OfChoice"
    in_force: list["InForce"]


class Draws(TypedDict):
    caravan: int
    expansion: int


class OfChoice(TypedDict):
    choice: int
    gold: int


class InForce(TypedDict):
    """An effect that still matters, and how many cards have it; those for the end come last."""

    effect: str
    times: int


class Row(TypedDict):
    """`bonus` is what it brings now, `prospect` that or the most it still can.

    `becomes` is told while a card is laid: the row with it, where there is a place.
    """

    cards: list[TribeCard]
    full: bool
    bonus: int
    prospect: Prospect
    becomes: NotRequired[Prospect]


class Decks(TypedDict):
    goods: int
    tribe: int


class Pile(TypedDict):
    """Goods cards by name, tribe cards whole."""

    goods: list[GoodsName]
    tribe: list[TribeCard]
