"""What chance draws from: the first player (S1), the stacks (S4), the rumours (S8)."""

from serai.core.chance import Draw
from serai.core.compiled import Buffer

from .facts import read_material, read_state
from .layout import (
    FIRST,
    RUMOUR,
    RUMOUR_AGAIN,
    TILE,
    VALUE_COPIES,
    VALUE_NAMES,
)
from .notation import RUMOUR_NAMES, tile_name


def current(m: Buffer, s: Buffer, outcomes: list[int]) -> Draw:
    if outcomes[0] in FIRST:
        seats = tuple(str(action - FIRST.start + 1) for action in outcomes)
        return Draw("first", seats, (1,) * len(seats))
    if outcomes[0] in TILE:
        tiles = [action - TILE.start for action in outcomes]
        stack = read_material(m).stack[tiles[0]] + 1
        return Draw(
            f"stack {stack}", tuple(tile_name(m, tile) for tile in tiles), (1,) * len(tiles)
        )
    return _rumours(s, outcomes)


def _rumours(s: Buffer, outcomes: list[int]) -> Draw:
    """Tiles never drawn by value, tiles put back by name; putting one back mixes them anew."""
    names, full = [], []
    for action in outcomes:
        if action in RUMOUR:
            names.append(VALUE_NAMES[action - RUMOUR.start])
            full.append(VALUE_COPIES[action - RUMOUR.start])
        else:
            names.append(RUMOUR_NAMES[action - RUMOUR_AGAIN.start])
            full.append(1)
    return Draw("rumours", tuple(names), tuple(full), read_state(s).put_back)
