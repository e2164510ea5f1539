"""What an action did in Im Reich der Wüstensöhne, as a seat may know it: for log, ledger, page."""

from collections.abc import Iterator
from dataclasses import replace

from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, Event, Facts, Phrase
from serai.core.facts import bytes_of, made_once, trial

from .facts import read_material, read_state
from .layout import (
    CAMEL_FIELD,
    DECLINE,
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
    STAY,
    TAKE,
    THROW,
    TILE,
    UNKNOWN,
    WATER_FIELD,
    Phase,
    Side,
    State,
    TileAt,
)
from .notation import CELL_NAMES, RUMOUR_NAMES, tile_name
from .scoring import WORTH
from .survey import Oasis, oasis_of, parts_of, paying, way

GOODS_SOURCE, RUMOURS_SOURCE = "goods", "rumours"
ECHOES = frozenset(
    {"move", "stay", "draw", "redraw", "take", "scout", "lay", "explorer", "field", "end"}
)
SHAPES = ("desert", "one", "two", "three", "four")
Found = Iterator[Event]


def events(m: Buffer, before: Buffer, action: int, after: Buffer, seat: int) -> list[Event]:
    st, now = read_state(before), read_state(after)
    what = (read_material(m), bytes_of(st), action)  # told alike to all who know as much
    return [*made_once(now, what, lambda: told(m, st, action, now))]


def told(m: Buffer, st: State, action: int, now: State) -> list[Event]:
    """The same from what is known before and after it."""
    return [
        _pointed(event) for event in (*_action(m, st, action, now), *_after(m, st, action, now))
    ]


def _pointed(event: Event) -> Event:
    """A tile or rumour that lies on no cell is pointed at by its name."""
    name = event.facts.get("tile") or event.facts.get("rumour")
    return replace(event, cells=(name,)) if name and not event.cells else event


def booked(m: Buffer, s: Buffer, seat: int) -> list[Event]:
    """What a position that nobody played to has brought: nothing before the end."""
    st = read_state(s)
    if st.phase != Phase.OVER:
        return []
    return [_pointed(event) for event in _final(m, st) if event.seat == seat]


def field_phrase(kind: int) -> Phrase:
    """A field in a list; alone it is told by its name, which each language puts in its own case."""
    return Phrase("sons-field", {"field": FIELD_NAMES[kind]})


# -- actions ---------------------------------------------------------------------------------


def _action(m: Buffer, st: State, action: int, now: State) -> Found:
    """What was chosen, or drawn, and what it brought at once."""
    seat = st.asked
    if action < STAY.start:
        yield from _chance(m, st, action, now)
    elif action < DRAW.start:
        yield from _moved(m, st, seat, action, now)
    elif action < PASS.start:
        yield from _discovering(m, st, seat, action)
    elif action in PASS:
        passed = {
            Phase.DISCOVERING: ("no-discovery", "S16"),
            Phase.EXPLORING: ("no-explorer", "S21"),
            Phase.LOOKING: ("no-look", "S27"),
        }
        kind, rule = passed.get(Phase(st.phase), ("no-field", "S26"))
        yield Event(kind, seat, rule)
    elif action in LAY:
        yield from _laid(m, st, seat, action - LAY.start, now)
    elif action in REDRAW:
        yield Event("redraw", seat, "S12")
    elif action in DECLINE:
        yield Event("decline", seat, "S12")
    elif action in EXPLORER or action in RECALL:
        yield _explorer(st, seat, action, now)
    elif action in SCORE:
        side = {"side": SIDE_NAMES[action - SCORE.start]}
        yield Event("order", seat, "S23", cells=(CELL_NAMES[st.laid],), facts=side)
    elif action in FIELD:
        yield from _field(st, seat, action - FIELD.start, now)
    elif action < LEADER.start and action >= THROW.start:
        yield from _thing(st, seat, action, now)
    elif action in LEADER:
        yield Event("leader", seat, "S30")
    elif action in END:
        yield Event("end", seat, "S30")


def _chance(m: Buffer, st: State, action: int, now: State) -> Found:
    seat = st.asked
    if action in FIRST:
        yield Event("first", action - FIRST.start, "S1")
    elif action in TILE:
        facts = tile_facts(m, action - TILE.start)
        kinds = {Phase.DEALING: ("dealt", "S6"), Phase.REDRAWING: ("redrawn", "S12")}
        kind, rule = kinds.get(Phase(st.phase), ("drawn", "S12"))
        yield Event(kind, seat, rule, facts=facts)
        if kind == "drawn" and now.held == NONE:
            gone = now.where[action - TILE.start] == TileAt.GONE
            fate, cited = ("gone", "S18") if gone else ("kept", "S14")
            yield Event(fate, seat, cited, facts={"tile": facts["tile"]})
    elif action in RUMOUR_AGAIN:
        again = action - RUMOUR_AGAIN.start
        yield Event("rumour-again", seat, "S27", facts={"rumour": RUMOUR_NAMES[again]})
        if now.rumour[again] != UNKNOWN:
            told = {"rumour": RUMOUR_NAMES[again], "value": now.rumour[again]}
            yield Event("look-seen", seat, "S27", facts=told)
    elif action == RUMOUR.stop - 1:
        facts = {"rumour": RUMOUR_NAMES[st.drawn_rumours]}
        yield Event("rumour-secret", seat, "S27", facts=facts)
    else:
        rumour = st.drawn_rumours
        value = now.rumour[rumour]
        yield Event("rumour", seat, "S27", facts={"rumour": RUMOUR_NAMES[rumour], "value": value})


def _moved(m: Buffer, st: State, seat: int, action: int, now: State) -> Found:
    if action in STAY:
        yield Event("stay", seat, "S10", cells=(CELL_NAMES[st.caravan[seat]],))
        return
    if now.driver and not st.driver:
        yield driver(seat)
    goal = action - MOVE.start
    start, end = CELL_NAMES[st.caravan[seat]], CELL_NAMES[goal]
    along = [CELL_NAMES[cell] for cell in way(m, st, goal)]
    facts = {"start": start, "end": end, "way": along}
    yield Event("move", seat, "S9", cells=(start, end), facts=facts)


def driver(seat: int) -> Event:
    """He is paid where the way is too far without him."""
    return Event("driver", seat, "S11")


def _discovering(m: Buffer, st: State, seat: int, action: int) -> Found:
    if action in DRAW:
        yield Event("draw", seat, "S12")
    elif action in TAKE:
        yield Event("take", seat, "S12", facts=tile_facts(m, action - TAKE.start))
    elif action in SCOUT:
        tile = action - SCOUT.start
        owner = next(o for o in range(len(st.display)) if tile in st.display[o])
        facts = {**tile_facts(m, tile), "owner": owner + 1}
        yield Event("scout", seat, "S12", facts=facts)


def tile_facts(m: Buffer, tile: int) -> Facts:
    """A tile's name, and how it looks: the shape of its oasis sides, in how many parts."""
    sides = read_material(m).parts[tile]
    green = [bool(side) for side in sides]
    shape = SHAPES[sum(green)]
    if shape == "two":
        shape = "across" if green[0] == green[2] else "corner"
    return {"tile": tile_name(m, tile), "shape": shape, "parts": max(sides)}


def _laid(m: Buffer, st: State, seat: int, place: int, now: State) -> Found:
    cell = (CELL_NAMES[place // SIDES],)
    yield Event("lay", seat, "S13", cells=cell, facts={"tile": tile_name(m, st.held)})
    if read_material(m).desert[st.held] and not st.second:
        yield Event("desert", seat, "S20", cells=cell)


def _explorer(st: State, seat: int, action: int, now: State) -> Event:
    if action in RECALL:
        explorer = action - RECALL.start
        cell = (CELL_NAMES[st.stands[explorer]],)
        return Event("recall", seat, "S22", cells=cell, facts={"height": explorer + 1})
    explorer = (action - EXPLORER.start) // SIDES
    facts = {"height": explorer + 1}
    return Event("explorer", seat, "S21", cells=(CELL_NAMES[st.laid],), facts=facts)


def _field(st: State, seat: int, kind: int, now: State) -> Found:
    yield Event("field", seat, "S26", facts={"field": FIELD_NAMES[kind]})
    if kind < GOODS:
        if now.goods[seat][kind] > st.goods[seat][kind]:
            yield Event("gain", seat, "S27", facts={"good": GOOD_NAMES[kind]})
        elif now.chosen == NONE:
            yield Event("nothing", seat, "S8")
    elif kind < CAMEL_FIELD:
        amount = _water_gained(st, kind)
        if amount:
            yield Event("gain-water", seat, "S27", facts={"number": amount})
        else:
            yield Event("nothing", seat, "S8")
    elif kind == CAMEL_FIELD:
        if st.camels_left:
            yield Event("gain-camel", seat, "S27")
        else:
            yield Event("nothing", seat, "S8")
    elif now.phase not in (Phase.HEARING, Phase.LOOKING):
        yield Event("nothing", seat, "S27")


def _water_gained(st: State, kind: int) -> int:
    """S8, S27: what a field brings of water, if it is one with water."""
    shown = kind - WATER_FIELD + 1 if WATER_FIELD <= kind < CAMEL_FIELD else 0
    return min(shown, st.water_left)


def _thing(st: State, seat: int, action: int, now: State) -> Found:
    """Goods thrown away, rumours placed, looked at, left or removed."""
    rumour = RUMOUR_NAMES[st.heard] if st.heard != NONE else ""
    facts: Facts
    if action in THROW:
        facts = {
            "thrown": GOOD_NAMES[action - THROW.start],
            "good": GOOD_NAMES[st.chosen],
        }
        yield Event("throw", seat, "S27", facts=facts)
    elif action in LEAVE:
        if st.phase == Phase.LOOKED:
            yield Event("leave-rumour", seat, "S27", facts={"rumour": rumour})
        else:
            yield Event("leave", seat, "S27", facts={"good": GOOD_NAMES[st.chosen]})
    elif action in PUT:
        facts = {"rumour": rumour, "good": GOOD_NAMES[action - PUT.start]}
        yield Event("put", seat, "S27", facts=facts)
    elif action in LOOK:
        looked = action - LOOK.start
        yield Event("look", seat, "S27", facts={"rumour": RUMOUR_NAMES[looked]})
        if now.rumour[looked] != UNKNOWN:
            facts = {"rumour": RUMOUR_NAMES[looked], "value": now.rumour[looked]}
            yield Event("look-seen", seat, "S27", facts=facts)
    elif action in REMOVE:
        yield Event("remove", seat, "S27", facts={"rumour": rumour})


# -- what followed by itself -----------------------------------------------------------------


def _after(m: Buffer, st: State, action: int, now: State) -> Found:
    yield from _scorings(m, st, action, now)
    if st.all_left and not now.all_left:
        yield Event("last-tile", CHANCE, "S31")
    if now.phase == Phase.OVER:
        yield Event("over", CHANCE, "S31")
        yield from _revealed(now)
        yield from _final(m, now)


def _scorings(m: Buffer, known: State, action: int, now: State) -> Found:
    """S23–S29: oases that are scored from now on, and the turban that goes on after each."""
    if known.turban == NONE or not (
        known.phase == Phase.EXPLORING
        or action in SCORE
        or known.next_part != NONE
        or known.passing
    ):
        return
    st = trial(known, "water", "stands", "stands_part")
    if action in FIELD:
        st.water[st.asked] += _water_gained(st, action - FIELD.start)
    begun = _first_part(m, st, action, now)
    second = st.next_part if action not in SCORE else 1 - _part_of(st, action)
    passing = bool(st.passing)
    if begun is not None:
        yield from _scoring(m, st, begun)
        passing = _wears_there(m, st, begun)
    over = not Phase.CHOOSING <= now.phase <= Phase.LOOKED
    goes_on = second != NONE and now.next_part == NONE
    if passing and (over or goes_on):
        yield _pass_turban(m, st)
    if goes_on:
        yield from _scoring(m, st, second)
        if over and _wears_there(m, st, second):
            yield _pass_turban(m, st)


def _wears_there(m: Buffer, st: State, part: int) -> bool:
    return st.turban in oasis_of(m, st, (st.laid, part)).explorers


def _pass_turban(m: Buffer, st: State) -> Event:
    """S29: the left neighbour has it now; noted in `st`."""
    owner = (st.owner[st.turban] + 1) % read_material(m).seats
    st.turban = max(e for e in range(EXPLORERS) if st.owner[e] == owner)
    return Event("turban", owner, "S29", facts={"height": st.turban + 1})


def _first_part(m: Buffer, st: State, action: int, now: State) -> int | None:
    """The part whose oasis is scored because of this action; the explorer is put on `st`."""
    if action in SCORE:
        return _part_of(st, action)
    if st.phase != Phase.EXPLORING or now.phase == Phase.ORDERING:
        return None
    if action in EXPLORER:
        explorer, side = divmod(action - EXPLORER.start, SIDES)
        st.stands[explorer] = st.laid
        st.stands_part[explorer] = st.side[st.laid][side] - Side.FIRST_PART
    elif action in RECALL:
        st.stands[action - RECALL.start] = HOME
    cell = st.laid
    complete = [part for part in parts_of(st, cell) if not oasis_of(m, st, (cell, part)).open_sides]
    return complete[0] if complete else None


def _part_of(st: State, action: int) -> int:
    return st.side[st.laid][action - SCORE.start] - Side.FIRST_PART


def _scoring(m: Buffer, st: State, part: int) -> Found:
    oasis = oasis_of(m, st, (st.laid, part))
    cells = tuple(CELL_NAMES[cell] for cell in oasis.cells)
    fields = [field_phrase(kind) for kind in oasis.fields]
    kind = "complete" if fields else "complete-bare"
    yield Event(kind, st.turn, "S23", cells=cells, facts={"fields": fields})
    if not oasis.explorers:
        yield Event("no-line", CHANCE, "S26", cells=cells)
        return
    heights = [str(explorer + 1) for explorer in oasis.explorers]
    yield Event("line", CHANCE, "S24", facts={"heights": heights})
    yield from _payments(m, st, oasis)


def _payments(m: Buffer, st: State, oasis: Oasis) -> Found:
    """S25: who paid for the line, and who had to go home; noted in `st`."""
    leaving, payer = paying(m, st, oasis)
    for explorer in leaving:
        yield Event("line-home", st.owner[explorer], "S25", facts={"height": explorer + 1})
    if payer is not None:
        st.water[payer] -= 1
        yield Event("line-paid", payer, "S25")


def _revealed(st: State) -> Found:
    for rumour in range(RUMOURS):
        if st.rumour_at[rumour] < GOODS and st.rumour[rumour] != UNKNOWN:
            facts = {
                "rumour": RUMOUR_NAMES[rumour],
                "good": GOOD_NAMES[st.rumour_at[rumour]],
                "value": st.rumour[rumour],
            }
            yield Event("revealed", CHANCE, "S32", facts=facts)


def _final(m: Buffer, st: State) -> Found:
    """S32: gold for the goods, and what each rumour adds or takes."""
    for seat in range(read_material(m).seats):
        for kind, name in enumerate(GOOD_NAMES):
            number = st.goods[seat][kind]
            if not number:
                continue
            facts = {"good": name, "number": number}
            yield Event("gold", seat, "S32", WORTH * number, GOODS_SOURCE, (), facts)
            for rumour in range(RUMOURS):
                if st.rumour_at[rumour] == kind and st.rumour[rumour] != UNKNOWN:
                    points = st.rumour[rumour] * number
                    told = {**facts, "rumour": RUMOUR_NAMES[rumour]}
                    yield Event("gold-rumour", seat, "S32", points, RUMOURS_SOURCE, (), told)
