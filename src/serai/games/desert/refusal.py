"""Why an action is not allowed: every reason, with the rule and the cells that make it so."""

from collections.abc import Callable, Iterator

from serai.core.compiled import Buffer
from serai.core.contract import Range, Reason

from .facts import read_material, read_state
from .layout import (
    ASIDE,
    CAMEL,
    CARAVANS,
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
    Phase,
    State,
)
from .notation import cell_text
from .survey import area_of, around, caravan_facts, cell_texts, listed_camels

Found = Iterator[Reason]


def reasons(m: Buffer, s: Buffer, seat: int, action: int) -> list[Reason]:
    """Every reason why this seat may not do this now; none if and only if it is legal."""
    st = read_state(s)
    if st.phase == Phase.OVER:
        return [Reason("D30", "over")]
    for rule, what, chance in _CHANCE:
        if action in chance:
            return [Reason(rule, "chance", (), {"what": what})]
    turn = _turn(st, seat)
    actions, phases, rule, judge = next(row for row in _TABLE if action in row[0])
    if st.phase not in phases:
        return [*turn, Reason(rule, "phase", (), {"phase": Phase(st.phase).label})]
    return [*turn, *judge(m, st, seat, action - actions.start)]


def _turn(st: State, seat: int) -> list[Reason]:
    if seat == st.turn:
        return []
    rule = {Phase.ASIDE: "D4", Phase.LEADERS: "D8"}.get(Phase(st.phase), "D13")
    return [Reason(rule, "turn", (), {"actor": st.turn + 1})]


# -- leaders ---------------------------------------------------------------------------------


def _aside(m: Buffer, st: State, seat: int, colour: int) -> Found:
    if st.aside[colour] != NONE:
        facts = {"colour": COLOUR_NAMES[colour], "seat": st.aside[colour] + 1}
        yield Reason("D4", "aside", (), facts)


def _leader(m: Buffer, st: State, seat: int, place: int) -> Found:
    colour, cell = divmod(place, CELLS)
    name = cell_text(m, cell)
    facts = {"colour": COLOUR_NAMES[colour], "cell": name}
    yield from _leader_in_hand(m, st, seat, colour)
    yield from _standing(m, st, cell, "D9")
    if st.token[cell]:
        yield Reason("D9", "waterhole", (name,), facts)
    for oasis in around(m, cell, lambda c: bool(st.palm[c])):
        yield Reason("D10", "next-to-oasis", (cell_text(m, oasis),), facts)
    for beside in around(m, cell, lambda c: c in st.leader):
        whose = caravan_facts(st.camel[beside])
        yield Reason("D10", "next-to-leader", (cell_text(m, beside),), {**whose, "cell": name})


def _leader_in_hand(m: Buffer, st: State, seat: int, colour: int) -> Found:
    """D4, D8, D11: whether the seat has this leader, and may place its colour now."""
    facts = {"colour": COLOUR_NAMES[colour]}
    placed = [st.leader[begin : begin + COLOURS] for begin in range(0, CARAVANS, COLOURS)]
    if st.aside[colour] == seat:
        yield Reason("D4", "leader-aside", (), facts)
        return
    if placed[seat][colour] != NONE:
        yield Reason("D8", "leader-placed", (cell_text(m, placed[seat][colour]),), facts)
        return
    if any(leader != NONE for leader in placed[seat]):
        return
    seats = range(read_material(m).seats)
    led = [next((s for s in seats if placed[s][k] != NONE), None) for k in range(COLOURS)]
    free = [k for k in range(COLOURS) if led[k] is None and st.aside[k] != seat]
    before = led[colour]
    if before is not None and free:
        cells = (cell_text(m, placed[before][colour]),)
        yield Reason("D11", "colour-led", cells, {**facts, "seat": before + 1})


# -- camels ----------------------------------------------------------------------------------


def _camel(m: Buffer, st: State, seat: int, place: int) -> Found:
    colour, cell = divmod(place, CELLS)
    name = cell_text(m, cell)
    if st.herd[colour] == 0:
        yield Reason("D13", "herd-empty", (), {"colour": COLOUR_NAMES[colour], "cell": name})
    yield from _standing(m, st, cell, "D15")
    yield from _neighbourhood(m, st, seat, colour, cell)
    if st.closed[cell]:
        facts = {**caravan_facts(st.closed[cell] - 1), "cell": name}
        yield Reason("D19", "enclosed", cell_texts(m, area_of(m, st, cell)), facts)


def _neighbourhood(m: Buffer, st: State, seat: int, colour: int, cell: int) -> Found:
    """D16, D17: whose camels of its colour a camel would stand next to."""
    name = cell_text(m, cell)
    facts = {"colour": COLOUR_NAMES[colour], "cell": name}
    alike = around(m, cell, lambda c: st.camel[c] >= 0 and st.camel[c] % COLOURS == colour)
    beside: dict[int, list[int]] = {}
    for camel in alike:
        beside.setdefault(st.camel[camel], []).append(camel)
    own = seat * COLOURS + colour
    if seat < 0 or st.leader[own] == NONE:
        yield Reason("D16", "no-caravan", (name,), facts)
    elif own not in beside:
        leader = cell_text(m, st.leader[own])
        yield Reason("D16", "not-touching", (name,), {**facts, "leader": leader})
    for caravan, camels in sorted(beside.items()):
        if caravan != own:
            rival = {**caravan_facts(caravan), "cell": name, "camels": len(camels)}
            yield Reason("D17", "rival", cell_texts(m, camels), rival)


def _standing(m: Buffer, st: State, cell: int, rule: str) -> Found:
    """What already stands on the cell: a camel or a palm."""
    name = cell_text(m, cell)
    if st.camel[cell] != FREE:
        facts = {**caravan_facts(st.camel[cell]), "cell": name}
        yield Reason(rule, "occupied", (name,), facts)
    if st.palm[cell]:
        yield Reason(rule, "oasis", (name,), {"cell": name})


def _skip(m: Buffer, st: State, seat: int, _: int) -> Found:
    moves = sorted(listed_camels(st, seat)) if seat >= 0 else []
    if moves:
        cell, colour = divmod(moves[0], LANES)
        facts = {"colour": COLOUR_NAMES[colour], "cell": cell_text(m, cell)}
        cells = sorted({move // LANES for move in moves})
        yield Reason("D20", "can-move", cell_texts(m, cells), facts)


Judge = Callable[[Buffer, State, int, int], Found]
_CHANCE = (("D1", "first", FIRST), ("D6", "palm", PALM), ("D7", "token", TOKEN))
_TABLE: tuple[tuple[Range, tuple[int, ...], str, Judge], ...] = (
    (ASIDE, (Phase.ASIDE,), "D4", _aside),
    (LEADER, (Phase.LEADERS,), "D8", _leader),
    (CAMEL, (Phase.CAMELS,), "D13", _camel),
    (SKIP, (Phase.CAMELS,), "D20", _skip),
)
