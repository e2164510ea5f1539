"""What a view of Im Reich der Wüstensöhne is made of.

`python web/wire.py` makes the page's types of these.
"""

from typing import Annotated, Literal, TypedDict

from .outlook import Explorer, Field, Good, Offer, Outcome, PlaceInLine, Side

Phase = Literal[
    "lot",
    "dealing",
    "moving",
    "discovering",
    "drawing",
    "laying",
    "answering",
    "redrawing",
    "exploring",
    "ordering",
    "choosing",
    "throwing",
    "hearing",
    "putting",
    "looking",
    "looked",
    "leading",
    "over",
]
Place = Annotated[list[str], "[string, Side]"]  # a cell and a part's first side


class View(TypedDict):
    """Everything there is to see; `turn` is whose turn it is, `actor` who has to choose now.

    `extra` is a turn bought with the caravan leader, `second` the second move after a desert tile;
    `driver` has been paid; `last` turns are to come, once the last tile is drawn, else 0. `left`
    tiles are in the stacks, drawn from `stack`, and there are few: `near`. `line` and `free` are
    the scoring under way, `chosen` the good that finds no place, `heard` the rumour in the hand, or
    looked at. `worth` is what a good brings as far as this seat knows, `worth_after` if the rumour
    is put there, or removed; `unheard` are the values of rumours that it has not seen.

    For the seat that chooses now, `lays` says by action what each way to lay the tile would make of
    the oases, and `stands` what each explorer would find on a part.
    """

    phase: Phase
    turn: int
    asked: int
    first: int | None
    extra: bool
    second: bool
    driver: bool
    last: int
    cells: list["Cell"]
    reach: "Reach"
    oases: list["Oasis"]
    held: "Tile | None"
    laid: str | None
    lays: dict[str, list[Outcome]]
    stands: dict[str, PlaceInLine]
    helpers: list[Offer]
    players: list["Player"]
    stacks: list[int]
    stack: int | None
    left: int
    near: bool
    unseen: list["Tile"]
    supply: "Supply"
    rumours: list["Rumour"]
    rumour_places: dict[Good, int]
    unheard: list[int]
    plain_worth: int
    worth: dict[Good, int]
    worth_after: dict[str, int]
    line: list[Explorer]
    free: dict[str, int]
    fields_free: int
    chosen: Good | None
    heard: str | None


class Cell(TypedDict):
    """`sides` north, east, south, west as they lie: “.” desert, “a” and “b” oasis parts.

    A cell of the start cross has no tile. `around` are the undiscovered cells beside it, where a
    tile may be laid by who stands there; a side towards one is open.
    """

    name: str
    tile: str | None
    rotation: int
    sides: str
    parts: list["Part"]
    caravan: int | None
    around: list[str]


class Part(TypedDict):
    """An oasis part; it is named by its first side."""

    side: Side
    sides: list[Side]
    field: Field | None
    explorers: list[Explorer]


class Reach(TypedDict):
    """Where the player to move may go free, and where the camel driver is needed."""

    free: list[str]
    driver: list[str]


class Oasis(TypedDict):
    """Its parts as cell and side, its open sides (none: complete), who stands there, would pay."""

    parts: list[Place]
    open: int
    fields: list[Field]
    explorers: list[Explorer]
    payer: int | None


class Tile(TypedDict):
    """As it lies before it is turned; `fields` one for each part."""

    name: str
    sides: str
    fields: list[Field | None]


class Holdings(TypedDict):
    """Goods with `places` for them, and `room` for more.

    `gold` is what its goods are worth, as far as the one who looks knows: plain, and by rumours.
    """

    goods: dict[Good, int]
    camels: int
    places: int
    room: int
    gold: int
    gold_plain: int
    gold_rumours: int


class Player(Holdings):
    """A seat; so many `places` for goods are on the board, and `camel_places` on each camel."""

    seat: int
    caravan: str | None
    water: int
    board_places: int
    camel_places: int
    display: list[Tile]
    display_room: int
    explorers: list["Owned"]
    points: int


class Owned(Explorer):
    """An explorer and where it stands: a cell and side, or nothing for at home."""

    at: Place | None


class Supply(TypedDict):
    water: int
    camels: int
    goods: dict[Good, int]
    rumours: int
    put_back: list[str]


class Rumour(TypedDict):
    """`good` is where it lies on the board; who may not know it has no `value`."""

    name: str
    good: Good | None
    supply: bool
    value: int | None
    seen: list[int]
