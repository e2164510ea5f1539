"""Whether a state of Im Reich der Wüstensöhne could be. Plain and slow: it checks the fast rules.

First the ranges (nothing may point outside), then that no tile, explorer or rumour is lost or
doubled, then that the plan fits, then the phase, then everything that is derived.
"""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from serai.core.compiled import Buffer
from serai.core.contract import Fault
from serai.core.facts import fields_of
from serai.core.records import Row

from .derive import derive
from .fields import BOARD_PLACES, CAMEL_PLACES
from .layout import (
    CELLS,
    CROSS,
    EXPLORERS,
    GOODS,
    HOME,
    NONE,
    OUTSIDE,
    PLACES_FOR_RUMOURS,
    RUMOURS,
    SIDES,
    TILES,
    UNKNOWN,
    VALUE_COPIES,
    VALUES,
    Phase,
    RumourAt,
    Side,
    State,
    TileAt,
    material_of,
)
from .notation import CELL_NAMES
from .opening import ALL_CAMELS, ALL_OF_A_GOOD, ALL_WATER
from .plan import HALF
from .survey import oasis_of, parts_of

_DERIVED = (
    "water_left",
    "goods_left",
    "camels_left",
    "unheard",
    "left",
    "all_left",
    "side",
    "in_line",
    "fields_free",
    "drawn_rumours",
    "counting",
    "completed",
)
_SCORING = tuple(phase for phase in Phase if Phase.CHOOSING <= phase <= Phase.LOOKED)
_NEEDING_TILES = (Phase.DEALING, Phase.DRAWING, Phase.ANSWERING, Phase.REDRAWING)
_BETWEEN_TURNS = (Phase.LOT, Phase.DEALING, Phase.LEADING, Phase.OVER)
_AFTER_LAYING = (Phase.ANSWERING, Phase.REDRAWING, Phase.EXPLORING, Phase.ORDERING, *_SCORING)


def faults(m: Buffer, s: Buffer) -> list[Fault]:
    """Everything that is wrong with a state; empty if it is sound."""
    found = range_faults(m, s)
    if found:
        return found
    fresh = s.copy()
    derive(m, fresh)
    found = [
        *_tile_faults(m, s),
        *_player_faults(m, s),
        *_rumour_faults(m, s),
        *_phase_faults(m, s),
        *_derived_faults(s, fresh),
    ]
    return found or list(_plan_faults(m, s))


def range_faults(m: Buffer, s: Buffer) -> list[Fault]:
    """Numbers that no state can hold."""
    mat, st = material_of(m), fields_of(s, State)
    tiles, seats = int(mat.tiles), int(mat.seats)
    lot = st.phase == Phase.LOT
    cross = mat.cross == 1
    fine = {
        "phase": st.phase <= Phase.OVER,
        "turn": st.turn < seats,
        "asked": st.asked < seats,
        "first": st.first < seats or (lot and st.first == NONE),
        "flags": max(st.extra, st.second, st.driver, st.stirred, st.passing, st.opened) <= 1,
        "idle": st.idle <= seats,
        "last": st.last <= seats,
        "tile": ((st.tile < tiles) | (st.tile == NONE) | (st.tile == CROSS)).all()
        and ((st.tile == CROSS) == cross).all(),
        "rotation": (st.rotation < SIDES).all() and not st.rotation[st.tile >= CROSS].any(),
        "looks": all(
            mat.turns[st.tile[cell]] >> st.rotation[cell] & 1
            for cell in range(CELLS)
            if st.tile[cell] < tiles
        ),
        "where": (st.where <= TileAt.GONE).all(),
        "display": ((st.display < tiles) | (st.display == NONE)).all(),
        "held": st.held < tiles or st.held == NONE,
        "robbed": st.robbed < seats or st.robbed == NONE,
        "laid": st.laid < CELLS or st.laid == NONE,
        "caravan": _places(st.caravan, seats, lot),
        "water": st.water.sum() <= ALL_WATER and not st.water[seats:].any(),
        "goods": (st.goods.sum(axis=0) <= ALL_OF_A_GOOD).all() and not st.goods[seats:].any(),
        "camels": st.camels.sum() <= ALL_CAMELS and not st.camels[seats:].any(),
        "owner": ((st.owner < seats) | (st.owner == NONE)).all(),
        "stands": ((st.stands < CELLS) | (st.stands == HOME)).all(),
        "stands_part": (st.stands_part <= 1).all(),
        "turban": st.turban < EXPLORERS or (lot and st.turban == NONE),
        "rumour_at": ((st.rumour_at < GOODS) | (st.rumour_at >= RumourAt.IN_HAND)).all(),
        "rumour": all(int(value) in (*VALUES, UNKNOWN) for value in st.rumour),
        "values": all(
            list(st.rumour).count(value) <= number
            for value, number in zip(VALUES, VALUE_COPIES, strict=True)
        ),
        "seen": (st.seen < 1 << seats).all(),
        "heard": st.heard < RUMOURS or st.heard == NONE,
        "line": ((st.line < EXPLORERS) | (st.line == NONE)).all(),
        "free": (st.free <= TILES).all(),
        "chosen": st.chosen < GOODS or st.chosen == NONE,
        "next_part": st.next_part <= 1 or st.next_part == NONE,
    }
    return [_fault("range", field=field) for field, good in fine.items() if not good]


def _places(caravans: Row, seats: int, lot: bool) -> bool:
    here = caravans[:seats]
    placed = (here == NONE).all() if lot else (here < CELLS).all() and len(set(here)) == seats
    return bool(placed and (caravans[seats:] == NONE).all())


# -- pieces ----------------------------------------------------------------------------------


def _tile_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    """No tile is lost or doubled."""
    mat, st = material_of(m), fields_of(s, State)
    lying = [int(tile) for tile in [*st.tile, *st.display.ravel(), st.held] if tile < CROSS]
    seen = Counter(lying)
    should = {t: 1 for t in range(int(mat.tiles)) if st.where[t] == TileAt.SOMEWHERE}
    if seen != should:
        yield _fault("tiles")
    below = [t for t in range(int(mat.tiles)) if mat.stack[t] < mat.lowest]
    if any(st.where[t] != TileAt.GONE for t in below) or st.where[mat.tiles :].any():
        yield _fault("tiles")
    for stack in range(len(mat.begins) - 1):
        tiles = range(int(mat.begins[stack]), int(mat.begins[stack + 1]))
        later = range(int(mat.begins[stack + 1]), int(mat.tiles))
        begun = any(st.where[t] != TileAt.IN_STACK for t in later)
        left = any(st.where[t] == TileAt.IN_STACK for t in tiles)
        if stack >= mat.lowest and begun and left:
            yield _fault("stacks", stack=stack + 1)
    for seat in range(len(st.display)):
        shown = [int(tile) for tile in st.display[seat]]
        if shown != sorted(shown):
            yield _fault("display", seat=seat + 1)


def _player_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    mat, st = material_of(m), fields_of(s, State)
    seats = int(mat.seats)
    for order in range(seats):
        if st.phase == Phase.LOT:
            break
        seat = (int(st.first) + order) % seats
        heights = [int(height) - 1 for height in mat.heights[order]]
        if any(st.owner[explorer] != seat for explorer in heights):
            yield _fault("explorers", seat=seat + 1)
    if (st.owner != NONE).sum() != (0 if st.phase == Phase.LOT else 4 * seats):
        yield _fault("owners")
    for seat in range(seats):
        if st.goods[seat].sum() > BOARD_PLACES + CAMEL_PLACES * int(st.camels[seat]):
            yield _fault("goods", seat=seat + 1)
        if st.phase != Phase.LOT and st.tile[st.caravan[seat]] == NONE:
            yield _fault("caravan", seat=seat + 1)
    if st.turban != NONE and st.owner[st.turban] == NONE:
        yield _fault("turban")
    for explorer in range(EXPLORERS):
        cell, part = int(st.stands[explorer]), int(st.stands_part[explorer])
        if cell == HOME and part == 0:
            continue
        on_tile = cell != HOME and st.tile[cell] < CROSS and part in parts_of(st, cell)
        if not on_tile or st.owner[explorer] == NONE:
            yield _fault("stands", height=explorer + 1)


def _rumour_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    st = fields_of(s, State)
    drawn = int((st.rumour_at != RumourAt.UNDRAWN).sum())
    if (st.rumour_at[:drawn] == RumourAt.UNDRAWN).any():
        yield _fault("rumours")
    for rumour in range(RUMOURS):
        undrawn = rumour >= drawn
        if undrawn and (st.rumour[rumour] != UNKNOWN or st.seen[rumour]):
            yield _fault("rumours")
        if not undrawn and not st.seen[rumour]:
            yield _fault("unseen", rumour=rumour + 1)
    if any((st.rumour_at == good).sum() > PLACES_FOR_RUMOURS for good in range(GOODS)):
        yield _fault("places")
    in_hand = [rumour for rumour in range(RUMOURS) if st.rumour_at[rumour] == RumourAt.IN_HAND]
    if in_hand != ([int(st.heard)] if st.phase == Phase.PUTTING else []):
        yield _fault("heard")
    if st.phase == Phase.LOOKED and (st.heard == NONE or st.rumour_at[st.heard] >= GOODS):
        yield _fault("heard")
    if st.phase not in (Phase.PUTTING, Phase.LOOKED) and st.heard != NONE:
        yield _fault("heard")
    if st.put_back == 0 and (st.rumour_at == RumourAt.IN_SUPPLY).any():
        yield _fault("put-back")


def _plan_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    """S13, S23: facing sides are of one kind; explorers stand on oases that are not complete."""
    mat, st = material_of(m), fields_of(s, State)
    for cell in range(CELLS):
        for side in (1, 2):
            there = int(mat.next[cell, side])
            here, facing = int(st.side[cell, side]), int(st.side[there, (side + HALF) % SIDES])
            known = there != OUTSIDE and Side.UNDISCOVERED not in (here, facing)
            if known and (here == Side.DESERT) != (facing == Side.DESERT):
                yield _fault("sides", cell=CELL_NAMES[cell], other=CELL_NAMES[there])
    if st.phase in (Phase.LAYING, *_AFTER_LAYING):
        return
    for explorer in range(EXPLORERS):
        if st.stands[explorer] != HOME:
            part = int(st.stands[explorer]), int(st.stands_part[explorer])
            if not oasis_of(m, st, part).open_sides:
                yield _fault("complete", height=explorer + 1)


# -- phases ----------------------------------------------------------------------------------


def _phase_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    """What belongs to some phases only."""
    st = fields_of(s, State)
    phase = int(st.phase)
    if (st.held != NONE) != (phase == Phase.LAYING):
        yield _fault("held")
    if st.robbed != NONE and phase not in (Phase.LAYING, Phase.ANSWERING, Phase.REDRAWING):
        yield _fault("robbed")
    if phase in (Phase.ANSWERING, Phase.REDRAWING) and st.robbed != st.asked:
        yield _fault("robbed")
    if st.robbed != NONE and st.robbed == st.turn:
        yield _fault("robbed")
    if phase in _AFTER_LAYING and not _stands_on_laid(st):
        yield _fault("laid")
    if st.laid != NONE and (st.tile[st.laid] >= CROSS or not st.stirred):
        yield _fault("laid")
    if phase == Phase.EXPLORING and st.laid != NONE and not parts_of(st, int(st.laid)):
        yield _fault("laid")
    asks_other = (Phase.DEALING, Phase.ANSWERING, Phase.REDRAWING, *_SCORING)
    if phase not in asks_other and phase not in (Phase.LOT, Phase.OVER) and st.asked != st.turn:
        yield _fault("asked")
    if phase in _NEEDING_TILES and not _any_left(m, st):
        yield _fault("no-tiles")
    if phase == Phase.LEADING and (st.extra or not st.water[st.turn]):
        yield _fault("leader")
    if (st.last and _any_left(m, st)) or (phase == Phase.OVER and (_any_left(m, st) or st.last)):
        yield _fault("last")
    to_lay = phase in (Phase.MOVING, Phase.DISCOVERING, Phase.DRAWING)
    if st.second and st.laid == NONE and to_lay:
        yield _fault("second")
    yield from _between_turns(m, st)
    yield from _scoring_faults(m, st)


def _between_turns(m: Buffer, st: State) -> Iterator[Fault]:
    """Set-up, and the moments at which nothing of a turn is left."""
    if st.phase in _BETWEEN_TURNS and (st.second or st.driver or st.laid != NONE):
        yield _fault("second")
    if st.robbed != NONE and st.display[st.robbed, -1] != NONE:
        yield _fault("robbed")
    if st.phase == Phase.DEALING:
        seats = int(material_of(m).seats)
        order = (int(st.asked) - int(st.first)) % seats
        shown = [int((st.display[(st.first + i) % seats] != NONE).sum()) for i in range(seats)]
        left = sum(st.where[tile] == TileAt.IN_STACK for tile in range(int(material_of(m).tiles)))
        if shown != [int(i < order) for i in range(seats)] or left < seats - order:
            yield _fault("dealing")


def _stands_on_laid(st: State) -> bool:
    return bool(st.laid != NONE and st.caravan[st.turn] == st.laid)


def _any_left(m: Buffer, st: State) -> bool:
    return any(st.where[tile] == TileAt.IN_STACK for tile in range(int(material_of(m).tiles)))


def _scoring_faults(m: Buffer, st: State) -> Iterator[Fault]:
    line = [int(explorer) for explorer in st.line if explorer != NONE]
    scoring = st.phase in _SCORING
    if [int(e) for e in st.line[: len(line)]] != line or len(set(line)) != len(line):
        yield _fault("line")
    if bool(line) != scoring or any(st.stands[e] != HOME or st.owner[e] == NONE for e in line):
        yield _fault("line")
    if not scoring and (st.free.any() or st.passing or st.opened or st.next_part != NONE):
        yield _fault("scoring")
    if st.opened and material_of(m).first_may_pass:
        yield _fault("opened")
    if scoring and line and st.owner[line[0]] != st.asked:
        yield _fault("asked")
    if st.phase == Phase.CHOOSING and not st.free.any():
        yield _fault("scoring")
    gone = st.chosen != NONE and st.goods[:, st.chosen].sum() == ALL_OF_A_GOOD
    if gone or (st.chosen != NONE) != (st.phase == Phase.THROWING):
        yield _fault("chosen")
    second = st.next_part != NONE
    if second and (st.laid == NONE or st.next_part not in parts_of(st, int(st.laid))):
        yield _fault("scoring")


def _derived_faults(s: Buffer, fresh: Buffer) -> Iterator[Fault]:
    st, right = fields_of(s, State), fields_of(fresh, State)
    for field in _DERIVED:
        if np.any(getattr(st, field) != getattr(right, field)):
            yield _fault("derived", field=field)


def _fault(kind: str, **facts: object) -> Fault:
    return Fault(f"sons-unsound-{kind}", facts)
