"""What a view of Through the Desert is made of.

`python web/wire.py` makes the page's types of these.
"""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["amber", "lime", "rose", "sky", "violet"]
Phase = Literal["first", "aside", "palms", "tokens", "leaders", "camels", "over"]
Warning = Literal["", "low", "last", "none"]


class View(TypedDict):
    """Everything there is to see; `warnings` say how near its end a herd is."""

    phase: Phase
    first: int | None
    left: int
    opening: bool
    colours: list[Colour]
    herds: dict[Colour, int]
    warnings: dict[Colour, Warning]
    herd_size: int
    cells: list["Cell"]
    players: list["Player"]
    largest: dict[Colour, "Largest"]
    hide_totals: bool


class Cell(TypedDict):
    """A space; `space` is what it may become, until leaders are placed."""

    name: str
    row: int
    column: int
    beyond: bool
    camel: NotRequired["Camel"]
    waterhole: NotRequired[int]
    oasis: NotRequired[bool]
    enclosed: NotRequired["Enclosed"]
    space: NotRequired[Literal["palm", "waterhole"]]


class Camel(TypedDict):
    seat: int
    colour: Colour
    leader: bool


class Enclosed(TypedDict):
    """By which caravan."""

    seat: int
    colour: Colour


class Player(TypedDict):
    """A seat; `oases` and `areas` are points, `tokens` a number of waterholes.

    `reached` is how many oases its caravans have come to, `longest` the points for its largest
    caravans, which are counted when the game is over.
    """

    seat: int
    tokens: int
    waterholes: int | None
    oases: int
    areas: int
    points: int | None
    reached: int
    longest: int | None
    caravans: list["Caravan"]
    can_move: bool


class Caravan(TypedDict):
    colour: Colour
    size: int
    leader: str | None
    aside: bool
    reached: list[str]


class Largest(TypedDict):
    """The size of the largest caravan of a colour now, and whose it is."""

    size: int
    seats: list[int]
