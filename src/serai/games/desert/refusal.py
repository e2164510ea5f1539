"""Why an action is not allowed: every reason, with the rule and the cells that make it so."""

from collections.abc import Callable, Iterator

from serai.core.compiled import Buffer
from serai.core.contract import Facts, Reason

from .camels import listed_camels
from .layout import (
    ASIDE,
    CAMEL,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    FIRST,
    FREE,
    LANES,
    LEADER,
    NONE,
    PALM,
    SKIP,
    TOKEN,
    WALL,
    Material,
    Phase,
    State,
    material_of,
    state_of,
)
from .notation import cell_text

_CHANCE = (("D1", "first", FIRST), ("D6", "palm", PALM), ("D7", "token", TOKEN))
_PHASE_OF = (
    (ASIDE, Phase.ASIDE, "D4"),
    (LEADER, Phase.LEADERS, "D8"),
    (CAMEL, Phase.CAMELS, "D13"),
    (SKIP, Phase.CAMELS, "D20"),
)


def reasons(m: Buffer, s: Buffer, seat: int, action: int) -> list[Reason]:
    """Every reason why this seat may not do this now; none if and only if it is legal."""
    st = state_of(s)
    if st.phase == Phase.OVER:
        return [Reason("D30", "over")]
    for rule, what, chance in _CHANCE:
        if action in chance:
            return [Reason(rule, "chance", (), {"what": what})]
    found = list(_turn(st, seat))
    for actions, phase, rule in _PHASE_OF:
        if action in actions and st.phase != phase:
            return [*found, Reason(rule, "phase", (), {"phase": Phase(st.phase).label})]
    if action in LEADER:
        colour, cell = divmod(action - LEADER.start, CELLS)
        return [*found, *_leader(m, s, seat, colour, cell)]
    if action in CAMEL:
        colour, cell = divmod(action - CAMEL.start, CELLS)
        return [*found, *_camel(m, s, seat, colour, cell)]
    if action in ASIDE:
        return [*found, *_aside(st, action - ASIDE.start)]
    return [*found, *_skip(m, s, seat)]


def _turn(st: State, seat: int) -> Iterator[Reason]:
    if seat != st.turn:
        rule = {Phase.ASIDE: "D4", Phase.LEADERS: "D8"}.get(Phase(st.phase), "D13")
        yield Reason(rule, "turn", (), {"actor": int(st.turn) + 1})


def _aside(st: State, colour: int) -> Iterator[Reason]:
    if st.aside[colour] != NONE:
        facts = {"colour": COLOUR_NAMES[colour], "seat": int(st.aside[colour]) + 1}
        yield Reason("D4", "aside", (), facts)


def _leader(m: Buffer, s: Buffer, seat: int, colour: int, cell: int) -> Iterator[Reason]:
    st = state_of(s)
    name = cell_text(m, cell)
    facts = {"colour": COLOUR_NAMES[colour], "cell": name}
    yield from _leader_in_hand(m, s, seat, colour)
    yield from _standing(m, s, cell, "D9")
    if st.token[cell]:
        yield Reason("D9", "waterhole", (name,), facts)
    for oasis in _around(m, cell, lambda c: bool(st.palm[c])):
        yield Reason("D10", "next-to-oasis", (cell_text(m, oasis),), facts)
    for beside in _around(m, cell, lambda c: c in st.leader):
        whose = _caravan(int(st.camel[beside]))
        yield Reason("D10", "next-to-leader", (cell_text(m, beside),), {**whose, "cell": name})


def _leader_in_hand(m: Buffer, s: Buffer, seat: int, colour: int) -> Iterator[Reason]:
    """D4, D8, D11: whether the seat has this leader, and may place its colour now."""
    mat, st = material_of(m), state_of(s)
    facts = {"colour": COLOUR_NAMES[colour]}
    placed = st.leader.reshape(-1, COLOURS)
    if st.aside[colour] == seat:
        yield Reason("D4", "leader-aside", (), facts)
        return
    if placed[seat, colour] != NONE:
        yield Reason("D8", "leader-placed", (cell_text(m, int(placed[seat, colour])),), facts)
        return
    if (placed[seat] != NONE).any():
        return
    led = (placed[: mat.seats] != NONE).any(axis=0)
    free = [k for k in range(COLOURS) if not led[k] and st.aside[k] != seat]
    if led[colour] and free:
        before = int((placed[: mat.seats, colour] != NONE).argmax())
        cells = (cell_text(m, int(placed[before, colour])),)
        yield Reason("D11", "colour-led", cells, {**facts, "seat": before + 1})


def _camel(m: Buffer, s: Buffer, seat: int, colour: int, cell: int) -> Iterator[Reason]:
    st = state_of(s)
    name = cell_text(m, cell)
    if st.herd[colour] == 0:
        yield Reason("D13", "herd-empty", (), {"colour": COLOUR_NAMES[colour], "cell": name})
    yield from _standing(m, s, cell, "D15")
    yield from _neighbourhood(m, s, seat, colour, cell)
    if st.closed[cell]:
        facts = {**_caravan(int(st.closed[cell]) - 1), "cell": name}
        yield Reason("D19", "enclosed", _names(m, _area(material_of(m), st, cell)), facts)


def _neighbourhood(m: Buffer, s: Buffer, seat: int, colour: int, cell: int) -> Iterator[Reason]:
    """D16, D17: whose camels of its colour a camel would stand next to."""
    st = state_of(s)
    name = cell_text(m, cell)
    facts = {"colour": COLOUR_NAMES[colour], "cell": name}
    alike = _around(m, cell, lambda c: st.camel[c] >= 0 and st.camel[c] % COLOURS == colour)
    beside: dict[int, list[int]] = {}
    for camel in alike:
        beside.setdefault(int(st.camel[camel]), []).append(camel)
    own = seat * COLOURS + colour
    if seat < 0 or st.leader[own] == NONE:
        yield Reason("D16", "no-caravan", (name,), facts)
    elif own not in beside:
        leader = cell_text(m, int(st.leader[own]))
        yield Reason("D16", "not-touching", (name,), {**facts, "leader": leader})
    for caravan, camels in sorted(beside.items()):
        if caravan != own:
            rival = {**_caravan(caravan), "cell": name, "camels": len(camels)}
            yield Reason("D17", "rival", _names(m, camels), rival)


def _area(mat: Material, st: State, cell: int) -> list[int]:
    """The enclosed area a cell lies in."""
    area = [cell]
    for inside in area:
        for neighbour in map(int, mat.next[inside]):
            if st.closed[neighbour] and neighbour not in area:
                area.append(neighbour)
    return sorted(area)


def _standing(m: Buffer, s: Buffer, cell: int, rule: str) -> Iterator[Reason]:
    """What already stands on the cell: a camel or a palm."""
    st = state_of(s)
    name = cell_text(m, cell)
    if st.camel[cell] != FREE:
        yield Reason(rule, "occupied", (name,), {**_caravan(int(st.camel[cell])), "cell": name})
    if st.palm[cell]:
        yield Reason(rule, "oasis", (name,), {"cell": name})


def _skip(m: Buffer, s: Buffer, seat: int) -> Iterator[Reason]:
    st = state_of(s)
    moves = sorted(listed_camels(st, seat)) if seat >= 0 else []
    if moves:
        cell, colour = divmod(moves[0], LANES)
        facts = {"colour": COLOUR_NAMES[colour], "cell": cell_text(m, cell)}
        cells = sorted({move // LANES for move in moves})
        yield Reason("D20", "can-move", _names(m, cells), facts)


def _caravan(caravan: int) -> Facts:
    """Whose it is, and of which colour."""
    seat, colour = divmod(caravan, COLOURS)
    return {"seat": seat + 1, "colour": COLOUR_NAMES[colour]}


def _around(m: Buffer, cell: int, wanted: Callable[[int], object]) -> list[int]:
    """The neighbours that fulfil a condition, in reading order."""
    return sorted(int(c) for c in material_of(m).next[cell] if c != WALL and wanted(int(c)))


def _names(m: Buffer, cells: list[int]) -> tuple[str, ...]:
    return tuple(cell_text(m, cell) for cell in cells)
