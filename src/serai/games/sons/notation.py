"""Actions of Im Reich der Wüstensöhne as text, and back: `move f5`, `lay g5 2`, `field salt`."""

from serai.core.compiled import Buffer
from serai.core.notation import Names, Notation, Words, numbered

from .facts import names_of_tiles, read_material
from .layout import (
    CELLS,
    DECLINE,
    DRAW,
    END,
    EXPLORER,
    EXPLORERS,
    FIELD,
    FIELD_NAMES,
    FIRST,
    GOOD_NAMES,
    KINDS_OF_VALUE,
    LAY,
    LEADER,
    LEAVE,
    LOOK,
    MOVE,
    PASS,
    PUT,
    RECALL,
    REDRAW,
    REMOVE,
    RUMOUR,
    RUMOUR_AGAIN,
    RUMOURS,
    SCORE,
    SCOUT,
    SEATS,
    SIDE_NAMES,
    SIDES,
    SIZE,
    STAY,
    TAKE,
    THROW,
    TILE,
    TILES,
    VALUE_NAMES,
)

COLUMN_NAMES = "abcdefghijk"
CELL_NAMES = tuple(f"{COLUMN_NAMES[c % SIZE]}{c // SIZE + 1}" for c in range(CELLS))
RUMOUR_NAMES = tuple(f"r{number + 1}" for number in range(RUMOURS))
UNSEEN = "?"


def tile_name(m: Buffer, tile: int) -> str:
    """A tile: its stack, and which one of it."""
    return names_of_tiles(m)[tile]


def tile_names(m: Buffer) -> dict[str, int]:
    return {name: tile for tile, name in enumerate(names_of_tiles(m)[: read_material(m).tiles])}


def text(m: Buffer, action: int) -> str:
    """An action as it is written everywhere."""
    return _NOTATION.text(m, action)


def parse(m: Buffer, s: Buffer, written: str) -> int:
    """The action a text means."""
    return _NOTATION.parse(m, written)


def _seat_names(m: Buffer) -> tuple[str, ...]:
    return numbered(read_material(m).seats)


_TILE = Names(lambda m: list(tile_names(m)), TILES)
_CELL, _SIDE, _GOOD = Names(CELL_NAMES), Names(SIDE_NAMES), Names(GOOD_NAMES)
_RUMOUR, _HEIGHT = Names(RUMOUR_NAMES), Names(numbered(EXPLORERS))
_ROTATION = Names([str(rotation) for rotation in range(SIDES)])
_NOTATION = Notation(
    "sons",
    (
        Words(FIRST, "first", Names(_seat_names, SEATS)),
        Words(TILE, "tile", _TILE),
        Words(RUMOUR, "rumour", Names((*VALUE_NAMES, UNSEEN))),
        Words(RUMOUR_AGAIN, "rumour", _RUMOUR),
        Words(STAY, "stay"),
        Words(MOVE, "move", _CELL),
        Words(DRAW, "draw"),
        Words(TAKE, "take", _TILE),
        Words(SCOUT, "scout", _TILE),
        Words(PASS, "pass"),
        Words(LAY, "lay", _CELL, _ROTATION),
        Words(REDRAW, "redraw"),
        Words(DECLINE, "decline"),
        Words(EXPLORER, "explorer", _HEIGHT, _SIDE),
        Words(RECALL, "recall", _HEIGHT),
        Words(SCORE, "score", _SIDE),
        Words(FIELD, "field", Names(FIELD_NAMES)),
        Words(THROW, "throw", _GOOD),
        Words(LEAVE, "leave"),
        Words(PUT, "put", _GOOD),
        Words(LOOK, "look", _RUMOUR),
        Words(REMOVE, "remove"),
        Words(LEADER, "leader"),
        Words(END, "end"),
    ),
)
assert len(VALUE_NAMES) == KINDS_OF_VALUE

# what the places of an observation are called
AXES = {"cell": lambda m: CELL_NAMES, "tile": names_of_tiles}
