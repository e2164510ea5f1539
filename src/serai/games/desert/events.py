"""What an action did, as a seat may know it: for the log, the ledger and the animation.

Found by comparing the state before with the state after. Points are booked with their rule: tokens
under D21 and D26, oases under D22 and D27, the largest caravans under D31, areas under D32.
"""

from collections.abc import Iterator

from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, Event
from serai.core.facts import (
    bytes_of,
    for_each_material,
    is_same,
    made_once,
    place_of,
    places_apart,
    places_with,
)

from .enclosing import OASIS_POINTS
from .facts import read_material, read_state
from .layout import (
    ASIDE,
    CAMEL,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    FIRST,
    LEADER,
    PALM,
    SKIP,
    TOKEN,
    VALUES,
    Phase,
    State,
)
from .material import Place, neighbours
from .notation import cell_text
from .scoring import LARGEST_POINTS, TIED_POINTS
from .survey import cell_texts

WATERHOLES, OASES, CARAVANS, AREAS = "waterholes", "oases", "caravans", "areas"
ECHOES = frozenset({"leader", "camel", "skip", "aside"})
_CLOSED, _CAMELS = place_of("closed", State), place_of("camel", State)
_CAMELS_KEPT = 8192


def events(m: Buffer, before: Buffer, action: int, after: Buffer, seat: int) -> list[Event]:
    """Everything that happened, in the order in which it is told."""
    st, now = read_state(before), read_state(after)
    what = (read_material(m), bytes_of(st), action)  # told alike to all who know as much
    return [*made_once(now, what, lambda: told(m, st, action, now))]


def told(m: Buffer, st: State, action: int, now: State) -> list[Event]:
    """The same from what is known before and after it."""
    return [_action(m, st.turn, action), *brought(m, st, action, now)]


def brought(m: Buffer, st: State, action: int, now: State) -> list[Event]:
    """What the action brings besides being done."""
    found = at_once(m, st, action, _areas(m, st, now) if action in CAMEL else [])
    return [*found, *_final(m, now)] if now.phase == Phase.OVER else found


def at_once(m: Buffer, st: State, action: int, areas: list[list[int]]) -> list[Event]:
    """The same as long as the game goes on, with the areas that are closed by it."""
    if action not in CAMEL:
        return []
    colour, cell = divmod(action - CAMEL.start, CELLS)
    return [*_camel(m, st, colour, cell, areas)] if areas else [*_plain_camel(m, st, colour, cell)]


def _plain_camel(m: Buffer, st: State, colour: int, cell: int) -> list[Event]:
    """Of one that encloses nothing what lies there tells all, so it is memoised."""
    fresh, known = st.near[cell] & ~st.reached[st.turn * COLOURS + colour], _known_camels(m)
    oases = [st.oasis[oasis] for oasis in _bits(fresh)] if fresh else []
    what = st.turn, colour, cell, st.token[cell], st.herd[colour] == 1, *oases
    found = known.get(what)
    if found is None:
        if len(known) >= _CAMELS_KEPT:
            known.clear()
        found = known[what] = [*_camel(m, st, colour, cell, [])]
    return found


@for_each_material
def _known_camels(m: Buffer) -> dict[tuple[int, ...], list[Event]]:
    return {}


def booked(m: Buffer, s: Buffer, seat: int) -> list[Event]:
    """What a seat's pieces on a drawn board have brought already; of veiled tokens nothing."""
    st = read_state(s)
    tokens = sum((value + 1) * st.taken[seat][value] for value in range(VALUES))
    if st.veiled[seat]:
        tokens = 0
    oases = st.score[seat] - tokens
    found = [
        Event("waterhole", seat, "D21", tokens, WATERHOLES, (), {"value": tokens}),
        Event("oasis", seat, "D22", oases, OASES, (), {"colour": ""}),
    ]
    return [*found, *_final(m, st)] if st.phase == Phase.OVER else found


def _action(m: Buffer, seat: int, action: int) -> Event:
    """The action itself."""
    if action in CAMEL:
        return _on_cell(m, "camel", seat, "D13", action - CAMEL.start)
    if action in LEADER:
        return _on_cell(m, "leader", seat, "D8", action - LEADER.start)
    if action in SKIP:
        return Event("skip", seat, "D20")
    if action in ASIDE:
        return Event("aside", seat, "D4", facts={"colour": COLOUR_NAMES[action - ASIDE.start]})
    if action in TOKEN:
        cell, value = divmod(action - TOKEN.start, VALUES)
        name = cell_text(m, cell)
        return Event("token", CHANCE, "D7", cells=(name,), facts={"cell": name, "value": value + 1})
    if action in PALM:
        name = cell_text(m, action - PALM.start)
        return Event("palm", CHANCE, "D6", cells=(name,), facts={"cell": name})
    return Event("first", action - FIRST.start, "D1")


def _on_cell(m: Buffer, kind: str, seat: int, rule: str, coloured_cell: int) -> Event:
    colour, cell = divmod(coloured_cell, CELLS)
    name = cell_text(m, cell)
    facts = {"colour": COLOUR_NAMES[colour], "cell": name}
    return Event(kind, seat, rule, cells=(name,), facts=facts)


def _camel(m: Buffer, st: State, colour: int, cell: int, areas: list[list[int]]) -> Iterator[Event]:
    seat = st.turn
    caravan = seat * COLOURS + colour
    colour_fact = {"colour": COLOUR_NAMES[colour]}
    if st.token[cell]:
        value, name = st.token[cell], cell_text(m, cell)
        yield Event("waterhole", seat, "D21", value, WATERHOLES, (name,), {"value": value})
    fresh = st.near[cell] & ~st.reached[caravan]
    for oasis in _bits(fresh):
        name = cell_text(m, st.oasis[oasis])
        yield Event("oasis", seat, "D22", OASIS_POINTS, OASES, (name,), colour_fact)
    already = st.reached[caravan] | fresh
    for area in areas:
        yield from _area(m, st, seat, area, already, colour_fact)
    if st.herd[colour] == 1:  # and this is it
        yield Event("herd-empty", seat, "D30", facts=colour_fact)


def _area(
    m: Buffer, st: State, seat: int, area: list[int], already: int, colour_fact: dict[str, str]
) -> Iterator[Event]:
    """An area that was closed, and what lay in it (D23, D26, D27)."""
    oases = [oasis for oasis in range(st.oases) if st.oasis[oasis] in area]
    tokens = [cell for cell in area if st.token[cell]]
    facts = {**colour_fact, "spaces": len(area) - len(oases)}
    facts |= {"tokens": len(tokens), "oases": len(oases)}
    yield Event("enclosed", seat, "D23", cells=cell_texts(m, area), facts=facts)
    if tokens:
        value = sum(st.token[cell] for cell in tokens)
        inside = {**colour_fact, "tokens": len(tokens)}
        names = cell_texts(m, tokens)
        yield Event("waterholes-inside", seat, "D26", value, WATERHOLES, names, inside)
    for oasis in oases:
        if not already >> oasis & 1:
            names = cell_texts(m, [st.oasis[oasis]])
            yield Event("oasis-inside", seat, "D27", OASIS_POINTS, OASES, names, colour_fact)


def _areas(m: Buffer, st: State, now: State) -> list[list[int]]:
    """The newly closed cells, as connected areas in reading order."""
    if is_same(_CLOSED, st, now):
        return []
    before, after = bytes_of(st)[_CLOSED], bytes_of(now)[_CLOSED]
    closed = [cell for cell in places_apart(before, after) if after[cell] and not before[cell]]
    row, column = read_material(m).row, read_material(m).column
    place: dict[Place, int] = {(row[cell], column[cell]): cell for cell in closed}
    areas: list[list[int]] = []
    while place:
        todo = [min(place)]
        area = [place.pop(todo[0])]
        while todo:
            fresh = [around for around in neighbours(todo.pop()) if around in place]
            area += [place.pop(around) for around in fresh]
            todo += fresh
        areas.append(sorted(area))
    return areas


def _final(m: Buffer, st: State) -> Iterator[Event]:
    """The end: largest caravans (D31) and areas (D32)."""
    seats = range(read_material(m).seats)
    for colour, name in enumerate(COLOUR_NAMES):
        sizes = {seat: st.sizes[seat * COLOURS + colour] for seat in seats}
        largest = max(sizes.values())
        winners = [seat for seat in seats if sizes[seat] == largest and largest > 0]
        facts = {"colour": name, "size": largest}
        kind, points = ("largest", LARGEST_POINTS) if len(winners) == 1 else ("tied", TIED_POINTS)
        for seat in winners:
            caravan = seat * COLOURS + colour
            camels = cell_texts(m, places_with(bytes_of(st)[_CAMELS], caravan))
            yield Event(kind, seat, "D31", points, CARAVANS, camels, facts)
    for seat in seats:
        if st.area[seat]:
            area, closed = st.area[seat], bytes_of(st)[_CLOSED]
            own = range(seat * COLOURS + 1, (seat + 1) * COLOURS + 1)
            inside = sorted(cell for caravan in own for cell in places_with(closed, caravan))
            yield Event("area", seat, "D32", area, AREAS, cell_texts(m, inside), {"spaces": area})


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
