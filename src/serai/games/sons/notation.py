"""Actions of Im Reich der Wüstensöhne as text, and back: `move f5`, `lay g5 2`, `field salt`."""

from collections.abc import Callable

from serai.core.compiled import Buffer
from serai.core.contract import Range
from serai.core.errors import InvalidAction

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
    SIDE_NAMES,
    SIDES,
    SIZE,
    STAY,
    TAKE,
    THROW,
    TILE,
    VALUE_NAMES,
    material_of,
)

COLUMN_NAMES = "abcdefghijk"
CELL_NAMES = tuple(f"{COLUMN_NAMES[c % SIZE]}{c // SIZE + 1}" for c in range(CELLS))
RUMOUR_NAMES = tuple(f"r{number + 1}" for number in range(RUMOURS))
UNSEEN = "?"
_WORDS = {
    STAY: "stay",
    DRAW: "draw",
    PASS: "pass",
    REDRAW: "redraw",
    DECLINE: "decline",
    LEAVE: "leave",
    REMOVE: "remove",
    LEADER: "leader",
    END: "end",
}


def tile_name(m: Buffer, tile: int) -> str:
    """A tile: its stack, and which one of it."""
    mat = material_of(m)
    return f"{mat.stack[tile] + 1}.{mat.number[tile]}"


def tile_names(m: Buffer) -> dict[str, int]:
    return {tile_name(m, tile): tile for tile in range(int(material_of(m).tiles))}


def text(m: Buffer, action: int) -> str:
    """An action as it is written everywhere."""
    for actions, word in _WORDS.items():
        if action in actions:
            return word
    actions, verb, write = next(entry for entry in _WRITTEN if action in entry[0])
    return f"{verb} {write(m, action - actions.start)}"


def parse(m: Buffer, s: Buffer, written: str) -> int:
    words = " ".join(written.lower().split())
    for actions, known in _WORDS.items():
        if words == known:
            return actions.start
    verb, _, rest = words.partition(" ")
    found = [entry for entry in _WRITTEN if entry[1] == verb]
    if not found:
        raise InvalidAction("sons-no-action", text=written)
    for actions, _, write in found:
        for index in range(_size(m, actions)):
            if write(m, index) == rest:
                return actions.start + index
    raise InvalidAction(f"sons-no-{verb}", text=written)


def _size(m: Buffer, actions: Range) -> int:
    """How many of these actions this table has."""
    mat = material_of(m)
    if actions in (TILE, TAKE, SCOUT):
        return int(mat.tiles)
    return int(mat.seats) if actions == FIRST else actions.size


def _listed(names: tuple[str, ...]) -> Callable[[Buffer, int], str]:
    return lambda m, index: names[index]


def _write_lay(m: Buffer, index: int) -> str:
    return f"{CELL_NAMES[index // SIDES]} {index % SIDES}"


def _write_explorer(m: Buffer, index: int) -> str:
    return f"{index // SIDES + 1} {SIDE_NAMES[index % SIDES]}"


def _write_tile(m: Buffer, index: int) -> str:
    return tile_name(m, index) if index < material_of(m).tiles else ""


_HEIGHTS = tuple(str(height + 1) for height in range(EXPLORERS))
_WRITTEN: tuple[tuple[Range, str, Callable[[Buffer, int], str]], ...] = (
    (FIRST, "first", lambda m, index: str(index + 1)),
    (TILE, "tile", _write_tile),
    (RUMOUR, "rumour", _listed((*VALUE_NAMES, UNSEEN))),
    (RUMOUR_AGAIN, "rumour", _listed(RUMOUR_NAMES)),
    (MOVE, "move", _listed(CELL_NAMES)),
    (TAKE, "take", _write_tile),
    (SCOUT, "scout", _write_tile),
    (LAY, "lay", _write_lay),
    (EXPLORER, "explorer", _write_explorer),
    (RECALL, "recall", _listed(_HEIGHTS)),
    (SCORE, "score", _listed(SIDE_NAMES)),
    (FIELD, "field", _listed(FIELD_NAMES)),
    (THROW, "throw", _listed(GOOD_NAMES)),
    (PUT, "put", _listed(GOOD_NAMES)),
    (LOOK, "look", _listed(RUMOUR_NAMES)),
)
assert len(VALUE_NAMES) == KINDS_OF_VALUE
