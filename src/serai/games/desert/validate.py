"""Whether a state of Through the Desert could be. Plain and slow: it checks the fast rules.

First the ranges (nothing may point outside), then the position (D3–D19), then everything that is
derived from it, compared with a fresh derivation.
"""

from collections.abc import Iterator

from serai.core.compiled import Buffer
from serai.core.contract import Fault

from .derive import derive
from .facts import read_material, read_state
from .layout import (
    CARAVANS,
    COLOURS,
    COPIES,
    FREE,
    NONE,
    POSITION_SIZE,
    ROCK,
    SEATS,
    VALUES,
    WALL,
    Material,
    Phase,
    State,
    material_of,
    state_of,
)
from .notation import cell_text
from .survey import can_move, listed_camels

_DERIVED = (
    "laid",
    "leaders",
    "hand",
    "led",
    "emptied",
    "apart",
    "oases",
    "oasis",
    "near",
    "reached",
    "sizes",
    "area",
    "score",
    "closed",
    "touch",
)


def faults(m: Buffer, s: Buffer) -> list[Fault]:
    """Everything that is wrong with a state; empty if it is sound."""
    found = range_faults(m, s)
    if found:
        return found
    fresh = s.copy()
    derive(m, fresh)
    return [
        *_turn_faults(m, s),
        *_piece_faults(m, s),
        *_caravan_faults(m, s),
        *changed(m, s, fresh),
        *_derived_faults(m, s, fresh),
    ]


def range_faults(m: Buffer, s: Buffer) -> list[Fault]:
    """Numbers that no state can hold."""
    mat, st = material_of(m), state_of(s)
    cells, seats = int(mat.cells), int(mat.seats)
    first_known = NONE if st.phase == Phase.FIRST else 0
    caravans = st.camel[:cells]
    in_range = {
        "phase": Phase.FIRST <= st.phase <= Phase.OVER,
        "first": first_known <= st.first < seats,
        "turn": 0 <= st.turn < seats,
        "left": 0 <= st.left <= 2,
        "opening": st.opening in (0, 1),
        "aside": ((st.aside >= NONE) & (st.aside < seats)).all(),
        "herd": ((st.herd >= 0) & (st.herd <= mat.herd)).all(),
        "veiled": ((st.veiled == 0) | (st.veiled == 1)).all(),
        "taken": ((st.taken >= 0) & (st.taken <= COPIES * VALUES)).all(),
        "leader": ((st.leader >= NONE) & (st.leader < cells)).all(),
        "camel": ((caravans >= FREE) & (caravans < seats * COLOURS)).all(),
        "rock": (st.camel[cells:] == ROCK).all(),
        "token": ((st.token >= 0) & (st.token <= VALUES)).all() and not st.token[cells:].any(),
        "palm": ((st.palm == 0) | (st.palm == 1)).all() and not st.palm[cells:].any(),
    }
    return [_fault("range", field=field) for field, fine in in_range.items() if not fine]


def changed(m: Buffer, known: Buffer, derived: Buffer) -> list[Fault]:
    """Deriving never changes the position, unless a token lies in an enclosed area (D26)."""
    if (known[:POSITION_SIZE] == derived[:POSITION_SIZE]).all():
        return []
    before, after = state_of(known), state_of(derived)
    cells = [cell_text(m, cell) for cell in range(WALL) if before.token[cell] != after.token[cell]]
    return [_fault("token-inside", cells=cells)]


def _turn_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    mat, st = read_material(m), read_state(s)
    if (st.left > 0) != (st.phase == Phase.CAMELS):
        yield _fault("left", left=st.left)
    if st.phase == Phase.CAMELS and st.opening:
        order = (st.turn - st.first) % mat.seats
        if st.left > (1 if order < min(2, mat.seats - 1) else 2):
            yield _fault("left", left=st.left)
    if (st.opening and st.phase != Phase.CAMELS) or (st.phase == Phase.OVER and st.turn):
        yield _fault("opening")
    if mat.first != NONE and st.first != mat.first:
        yield _fault("first")
    if any(st.veiled) and not mat.hide_totals:
        yield _fault("veiled")
    movable = all(st.herd) and any(can_move(st, seat) for seat in range(SEATS))
    if st.phase == Phase.CAMELS and st.left == 2 and not movable:
        yield _fault("ended")
    if st.phase == Phase.LEADERS:
        placed = [st.leaders[(st.first + i) % mat.seats] for i in range(mat.seats)]
        passed = (st.turn - st.first) % mat.seats
        if placed != [placed[-1] + (i < passed) for i in range(mat.seats)]:
            yield _fault("leaders")


def _piece_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    """Nothing is lost and nothing stands on anything else (D3–D9, D15)."""
    mat, st = read_material(m), read_state(s)
    for cell in range(mat.cells):
        on_it = (st.camel[cell] != FREE) + (st.token[cell] != 0) + (st.palm[cell] != 0)
        if on_it > 1:
            yield _fault("crowded", cell=cell_text(m, cell))
        if st.palm[cell] and not mat.palm_space[cell]:
            yield _fault("palm", cell=cell_text(m, cell))
        if st.token[cell] and mat.plain[cell]:
            yield _fault("token", cell=cell_text(m, cell))
    if st.phase >= Phase.TOKENS and sum(st.palm) != mat.palms:
        yield _fault("palms", right=mat.palms)
    leaders = {cell for cell in st.leader if cell != NONE}
    camels = [c for cell, c in enumerate(st.camel[: mat.cells]) if cell not in leaders]
    for colour in range(COLOURS):
        placed = sum(c % COLOURS == colour for c in camels if c != FREE)
        if st.herd[colour] + placed != mat.herd:
            yield _fault("herd", right=mat.herd - placed)
    yield from _token_faults(mat, st)
    yield from _aside_faults(mat, st)


def _token_faults(mat: Material, st: State) -> Iterator[Fault]:
    for value in range(VALUES):
        lying = sum(token == value + 1 for token in st.token)
        taken = sum(st.taken[seat][value] for seat in range(SEATS) if not st.veiled[seat])
        if lying + taken > COPIES:
            yield _fault("tokens", value=value + 1)
    if st.phase >= Phase.LEADERS:
        taken = sum(map(sum, st.taken))
        if taken + sum(token != 0 for token in st.token) > mat.wells - mat.palms:
            yield _fault("tokens", value=0)


def _aside_faults(mat: Material, st: State) -> Iterator[Fault]:
    seats = [seat for seat in st.aside if seat != NONE]
    wanted = SEATS if mat.seats == SEATS and st.phase > Phase.ASIDE else 0
    if st.phase == Phase.ASIDE and mat.seats == SEATS:
        wanted = (st.turn - st.first) % SEATS
    if len(set(seats)) != len(seats) or len(seats) != wanted:
        yield _fault("aside")


def _caravan_faults(m: Buffer, s: Buffer) -> Iterator[Fault]:
    """Caravans are whole, led, and apart from rivals of their colour (D10, D16, D17)."""
    mat, st = read_material(m), read_state(s)
    for caravan in range(CARAVANS):
        cells = {cell for cell in range(mat.cells) if st.camel[cell] == caravan}
        leader = st.leader[caravan]
        if leader != NONE and (leader not in cells or st.near[leader]):
            yield _fault("leader", cell=cell_text(m, leader))
        elif cells != _connected(mat, cells, leader):
            yield _fault("torn", cells=[cell_text(m, cell) for cell in sorted(cells)])
        if len(cells) > 1 and st.phase < Phase.CAMELS:
            yield _fault("early", cells=[cell_text(m, cell) for cell in sorted(cells)])
        if leader != NONE and st.aside[caravan % COLOURS] == caravan // COLOURS:
            yield _fault("leader", cell=cell_text(m, leader))
    leaders = {cell for cell in st.leader if cell != NONE}
    for cell in range(mat.cells):
        if cell in leaders and not leaders.isdisjoint(mat.next[cell]):
            yield _fault("leader", cell=cell_text(m, cell))
        for neighbour in mat.next[cell]:
            if _rivals(st.camel[cell], st.camel[neighbour]):
                yield _fault("rivals", cells=[cell_text(m, cell), cell_text(m, neighbour)])


def _connected(mat: Material, cells: set[int], start: int) -> set[int]:
    found = {start} & cells
    todo = list(found)
    while todo:
        fresh = set(mat.next[todo.pop()]) & cells - found
        found |= fresh
        todo += fresh
    return found


def _rivals(caravan: int, other: int) -> bool:
    if FREE in (caravan, other) or ROCK in (caravan, other) or caravan == other:
        return False
    return caravan % COLOURS == other % COLOURS


def _derived_faults(m: Buffer, s: Buffer, fresh: Buffer) -> Iterator[Fault]:
    st, right = state_of(s), state_of(fresh)
    for field in _DERIVED:
        if (st[field] != right[field]).any():
            yield _fault("derived", field=field)
    for seat in range(SEATS):
        listed = [sorted(listed_camels(read_state(one), seat)) for one in (s, fresh)]
        if listed[0] != listed[1]:
            yield _fault("derived", field="move")
    if _listed_spots(st) != _listed_spots(right):
        yield _fault("derived", field="spot")


def _listed_spots(st: State) -> list[int]:
    return sorted(int(cell) for cell in st.spot[: st.spots] if st.apart[cell])


def _fault(kind: str, **facts: object) -> Fault:
    return Fault(f"desert-unsound-{kind}", facts)
