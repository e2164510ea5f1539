"""Why an action is not allowed: every reason, with the rule and the cells that make it so."""

from collections.abc import Callable, Iterable, Iterator

from serai.core.compiled import Buffer
from serai.core.contract import Phrase, Range, Reason

from .facts import read_material, read_state
from .layout import (
    CELLS,
    DECLINE,
    DISPLAY,
    DRAW,
    END,
    EXPLORER,
    EXPLORERS,
    FIELD,
    FIELD_NAMES,
    FIRST,
    GOOD_NAMES,
    GOODS,
    HOME,
    LAY,
    LEADER,
    LEAVE,
    LOOK,
    MOVE,
    NONE,
    PASS,
    PLACES_FOR_RUMOURS,
    PUT,
    RECALL,
    REDRAW,
    REMOVE,
    SCORE,
    SCOUT,
    SIDE_NAMES,
    SIDES,
    STAY,
    TAKE,
    THROW,
    TILE,
    Phase,
    Side,
    State,
)
from .notation import CELL_NAMES, RUMOUR_NAMES, tile_name
from .plan import HALF, turned
from .survey import around, first_side_name, oasis_of, parts_of, reach, sides_of

Found = Iterator[Reason]


def reasons(m: Buffer, s: Buffer, seat: int, action: int) -> list[Reason]:
    """Every reason why this seat may not do this now; none if and only if it is legal."""
    st = read_state(s)
    if st.phase == Phase.OVER:
        return [Reason("S31", "over")]
    if action < STAY.start:
        return [Reason(_lot(action), "chance")]
    turn = _turn(st, seat)
    actions, phases, rule, judge = next(row for row in _TABLE if action in row[0])
    if st.phase not in phases:
        return [*turn, Reason(rule, "phase", (), {"phase": Phase(st.phase).label})]
    return turn or list(judge(m, st, seat, action - actions.start))


def _turn(st: State, seat: int) -> list[Reason]:
    if seat == st.asked:
        return []
    usual = "S26" if _scoring(st) else "S9"
    rule = {Phase.ANSWERING: "S12"}.get(Phase(st.phase), usual)
    return [Reason(rule, "turn", (), {"actor": st.asked + 1})]


def _lot(action: int) -> str:
    """The rule by which chance picks: the first player, a tile, or a rumour."""
    return "S1" if action in FIRST else "S4" if action in TILE else "S27"


def _scoring(st: State) -> bool:
    return bool(Phase.CHOOSING <= st.phase <= Phase.LOOKED)


# -- moving ----------------------------------------------------------------------------------


def _move(m: Buffer, st: State, seat: int, cell: int) -> Found:
    name = (CELL_NAMES[cell],)
    if st.tile[cell] == NONE:
        yield Reason("S9", "undiscovered", name)
        return
    if cell == st.caravan[seat]:
        yield Reason("S10", "own-field", name)
        return
    others = [other for other in range(read_material(m).seats) if st.caravan[other] == cell]
    if others:
        yield Reason("S10", "occupied", name, {"seat": others[0] + 1})
    if not st.driver and not st.water[seat] and cell not in reach(m, st):
        yield Reason("S11", "too-far", name)


# -- discovering -----------------------------------------------------------------------------


def _must_draw(m: Buffer, st: State) -> bool:
    return bool(st.idle >= read_material(m).seats and st.all_left and not st.stirred)


def _draw(m: Buffer, st: State, seat: int, _: int) -> Found:
    if not st.all_left:
        yield Reason("S16", "no-tiles")
    elif st.display[seat][DISPLAY - 1] != NONE and not _must_draw(m, st):
        yield Reason("S16", "display-full", _names(m, st.display[seat]), {"most": DISPLAY})


def _names(m: Buffer, tiles: Iterable[int]) -> tuple[str, ...]:
    return tuple(tile_name(m, tile) for tile in tiles)


def _take(m: Buffer, st: State, seat: int, tile: int) -> Found:
    name = tile_name(m, tile)
    if tile not in st.display[seat]:
        yield Reason("S12", "not-in-display", (), {"tile": name})
    yield from _from_display(m, st, seat, tile)


def _scout(m: Buffer, st: State, seat: int, tile: int) -> Found:
    name = tile_name(m, tile)
    others = [other for other in range(read_material(m).seats) if tile in st.display[other]]
    if seat in others:
        yield Reason("S12", "own-tile", (), {"tile": name})
    elif not others:
        yield Reason("S12", "not-in-displays", (), {"tile": name})
    if not st.water[seat]:
        yield Reason("S12", "no-water")
    yield from _from_display(m, st, seat, tile)


def _from_display(m: Buffer, st: State, seat: int, tile: int) -> Found:
    """S15, S17, S18: it must fit, and now and then one must draw."""
    if _must_draw(m, st):
        yield Reason("S18", "must-draw")
    facts = {"tile": tile_name(m, tile)}
    cells = _cells_around(m, st)
    if not cells:
        yield Reason("S17", "nothing-around", (CELL_NAMES[st.caravan[seat]],), facts)
    elif not _fits_somewhere(m, st, tile):
        yield Reason("S15", "fits-nowhere", tuple(CELL_NAMES[cell] for cell in cells), facts)


def _cells_around(m: Buffer, st: State) -> list[int]:
    """The undiscovered cells next to the caravan."""
    return around(m, st, st.caravan[st.turn])


def _fits_somewhere(m: Buffer, st: State, tile: int) -> bool:
    cells = _cells_around(m, st)
    return any(not _clashes(m, st, tile, r, cell) for cell in cells for r in range(SIDES))


def _clashes(m: Buffer, st: State, tile: int, rotation: int, cell: int) -> list[int]:
    """The sides that meet another kind (S13)."""
    mat = read_material(m)
    found = []
    for side in range(SIDES):
        facing = st.side[mat.next[cell][side]][(side + HALF) % SIDES]
        mine = mat.parts[tile][turned(side, rotation)]
        if facing < Side.UNDISCOVERED and (facing == Side.DESERT) != (mine == Side.DESERT):
            found.append(side)
    return found


def _pass(m: Buffer, st: State, seat: int, _: int) -> Found:
    if st.phase == Phase.CHOOSING and not st.opened and not read_material(m).first_may_pass:
        yield Reason("S26", "first-takes", (), {"left": _fields_left(st)})
    if st.phase != Phase.DISCOVERING or st.second:
        return
    if _must_draw(m, st):
        yield Reason("S18", "must-draw")
    elif st.all_left and st.display[seat][DISPLAY - 1] == NONE:
        yield Reason("S16", "can-draw")
    else:
        fitting = [t for t in st.display[seat] if t != NONE and _fits_somewhere(m, st, t)]
        if fitting:
            yield Reason("S16", "tile-fits", _names(m, fitting), {"number": len(fitting)})


def _lay(m: Buffer, st: State, seat: int, place: int) -> Found:
    cell, rotation = divmod(place, SIDES)
    name = (CELL_NAMES[cell],)
    if st.tile[cell] != NONE:
        yield Reason("S13", "discovered", name)
        return
    if cell not in _cells_around(m, st):
        yield Reason("S13", "not-around", name, {"caravan": CELL_NAMES[st.caravan[seat]]})
    mat = read_material(m)
    for side in _clashes(m, st, st.held, rotation, cell):
        desert = mat.parts[st.held][turned(side, rotation)] == Side.DESERT
        facts = {"cell": name[0], "side": SIDE_NAMES[side], "kind": "desert" if desert else "oasis"}
        yield Reason("S13", "does-not-fit", (CELL_NAMES[mat.next[cell][side]],), facts)
    if not mat.turns[st.held] >> rotation & 1:
        same = rotation % mat.turns[st.held].bit_count()
        yield Reason("S13", "looks-alike", name, {"rotation": rotation, "same": same})


# -- explorers and scoring -------------------------------------------------------------------


def _explorer(m: Buffer, st: State, seat: int, choice: int) -> Found:
    explorer, side = divmod(choice, SIDES)
    facts = {"height": explorer + 1}
    cell = st.laid
    if st.owner[explorer] != seat:
        yield Reason("S21", "not-yours", (), facts)
    elif st.stands[explorer] != HOME:
        yield Reason("S21", "on-the-plan", (CELL_NAMES[st.stands[explorer]],), facts)
    parts = [part for part in parts_of(st, cell) if side in sides_of(st, cell, part)]
    name = (CELL_NAMES[cell],)
    if not parts:
        yield Reason("S21", "no-oasis", name, {"side": SIDE_NAMES[side]})
    elif first_side_name(st, cell, parts[0]) != SIDE_NAMES[side]:
        right = first_side_name(st, cell, parts[0])
        yield Reason("S21", "other-side", name, {**facts, "side": right})


def _recall(m: Buffer, st: State, seat: int, explorer: int) -> Found:
    facts = {"height": explorer + 1}
    home = [e for e in range(EXPLORERS) if st.owner[e] == seat and st.stands[e] == HOME]
    if home:
        yield Reason("S22", "explorers-left", (), {"heights": [str(e + 1) for e in home]})
    if st.owner[explorer] != seat:
        yield Reason("S22", "not-yours", (), facts)
    elif st.stands[explorer] == HOME:
        yield Reason("S22", "at-home", (), facts)


def _score(m: Buffer, st: State, seat: int, side: int) -> Found:
    cell = st.laid
    names = {first_side_name(st, cell, part): part for part in parts_of(st, cell)}
    complete = [n for n, part in names.items() if not oasis_of(m, st, (cell, part)).open_sides]
    if SIDE_NAMES[side] not in complete:
        one, other = complete
        yield Reason("S23", "not-complete", (CELL_NAMES[cell],), {"one": one, "other": other})


def _field(m: Buffer, st: State, seat: int, kind: int) -> Found:
    if not st.free[kind]:
        facts = {"field": FIELD_NAMES[kind], "left": _fields_left(st)}
        yield Reason("S26", "no-field", (), facts)


def _fields_left(st: State) -> list[Phrase]:
    """The kinds of field that are still free."""
    free = zip(FIELD_NAMES, st.free, strict=True)
    return [Phrase("sons-field", {"field": name}) for name, number in free if number]


def _throw(m: Buffer, st: State, seat: int, good: int) -> Found:
    if good == st.chosen:
        yield Reason("S27", "same-good", (), {"good": GOOD_NAMES[good]})
    if not st.goods[seat][good]:
        yield Reason("S27", "none-held", (), {"good": GOOD_NAMES[good]})


def _put(m: Buffer, st: State, seat: int, good: int) -> Found:
    there = [name for name, at in zip(RUMOUR_NAMES, st.rumour_at, strict=True) if at == good]
    if len(there) >= PLACES_FOR_RUMOURS:
        yield Reason("S27", "places-taken", tuple(there), {"good": GOOD_NAMES[good]})


def _look(m: Buffer, st: State, seat: int, rumour: int) -> Found:
    if st.rumour_at[rumour] >= GOODS:
        yield Reason("S27", "not-on-board", (), {"rumour": RUMOUR_NAMES[rumour]})


def _always(m: Buffer, st: State, seat: int, _: int) -> Found:
    return iter(())


Judge = Callable[[Buffer, State, int, int], Found]
_TABLE: tuple[tuple[Range, tuple[int, ...], str, Judge], ...] = (
    (STAY, (Phase.MOVING,), "S9", _always),
    (MOVE, (Phase.MOVING,), "S9", _move),
    (DRAW, (Phase.DISCOVERING,), "S12", _draw),
    (TAKE, (Phase.DISCOVERING,), "S12", _take),
    (SCOUT, (Phase.DISCOVERING,), "S12", _scout),
    (PASS, (Phase.DISCOVERING, Phase.EXPLORING, Phase.CHOOSING, Phase.LOOKING), "S26", _pass),
    (LAY, (Phase.LAYING,), "S13", _lay),
    (REDRAW, (Phase.ANSWERING,), "S12", _always),
    (DECLINE, (Phase.ANSWERING,), "S12", _always),
    (EXPLORER, (Phase.EXPLORING,), "S21", _explorer),
    (RECALL, (Phase.EXPLORING,), "S22", _recall),
    (SCORE, (Phase.ORDERING,), "S23", _score),
    (FIELD, (Phase.CHOOSING,), "S26", _field),
    (THROW, (Phase.THROWING,), "S27", _throw),
    (LEAVE, (Phase.THROWING, Phase.LOOKED), "S27", _always),
    (PUT, (Phase.PUTTING,), "S27", _put),
    (LOOK, (Phase.LOOKING,), "S27", _look),
    (REMOVE, (Phase.LOOKED,), "S27", _always),
    (LEADER, (Phase.LEADING,), "S30", _always),
    (END, (Phase.LEADING,), "S30", _always),
)
assert len(CELL_NAMES) == CELLS
