"""What a seat may know of Im Reich der Wüstensöhne, as numbers: the plan cell by cell, the rest."""

from serai.core.compiled import OBSERVE, Buffer, inlined, verb
from serai.core.observing import MOST, SEAT, Axis, Parts, Start, at, named
from serai.core.records import wide

from .layout import (
    CELLS,
    DISPLAY,
    EXPLORERS,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    KINDS_OF_VALUE,
    NONE,
    RUMOURS,
    SIDE_NAMES,
    SIDES,
    STACKS,
    TILES,
    UNKNOWN,
    VALUE_COPIES,
    VALUE_NAMES,
    VALUES,
    Material,
    Phase,
    RumourAt,
    Side,
    State,
    TileAt,
    material,
    material_of,
    state,
)
from .layout import PARTS as HALVES
from .scoring import WORTH

VERSION = 1
LONGEST = 1_000

CELL = Axis("cell", CELLS)
SIDE = named("side", SIDE_NAMES)
HALF = named("part", ("a", "b"))
FIELD = named("field", FIELD_NAMES)
GOOD = named("good", GOOD_NAMES)
EXPLORER = named("explorer", [str(height + 1) for height in range(EXPLORERS)])
SHOWN = named("place", [str(place + 1) for place in range(DISPLAY)])
STACK = named("stack", [str(stack + 1) for stack in range(STACKS)])
RUMOUR = named("rumour", [f"r{number + 1}" for number in range(RUMOURS)])
VALUE = named("value", VALUE_NAMES)
TILE = Axis("tile", "things")

PARTS = Parts()
PHASE = PARTS.add("phase", "what is done now", (named("phase", Phase.labels()),))
ACTOR = PARTS.add("actor", "this seat is to act", (SEAT,))
TURN = PARTS.add("turn", "it is this seat's turn", (SEAT,))
FIRST = PARTS.add("first", "this seat began", (SEAT,))
EXTRA = PARTS.add("extra", "this turn was bought with the caravan leader")
SECOND = PARTS.add("second", "the second move and discovery, after a desert tile")
DRIVER = PARTS.add("driver", "the camel driver is paid")
STIRRED = PARTS.add("stirred", "a tile was drawn or laid in this turn")
OPENED = PARTS.add("opened", "the first in line has taken a field")
LAST = PARTS.add("last", "last turns to come; nothing before the end is near", (), MOST)
WATER = PARTS.add("water", "water of this seat", (SEAT,), MOST)
GOODS_HELD = PARTS.add("goods", "goods of this seat", (SEAT, GOOD), MOST)
CAMELS = PARTS.add("camels", "camels of this seat", (SEAT,), MOST)
GOLD = PARTS.add("gold", "what its goods are worth, as far as known", (SEAT,), MOST)
WORTH_NOW = PARTS.add("worth", "what one of this good is worth, as far as known", (GOOD,), MOST)
WATER_LEFT = PARTS.add("water left", "water in the supply", (), MOST)
GOODS_LEFT = PARTS.add("goods left", "goods in the supply", (GOOD,), MOST)
CAMELS_LEFT = PARTS.add("camels left", "camels in the supply", (), MOST)
LEFT = PARTS.add("left", "tiles left in the stack", (STACK,), MOST)
HOME = PARTS.add("home", "this seat has this explorer at home", (SEAT, EXPLORER))
TURBAN = PARTS.add("turban", "this explorer wears the turban", (EXPLORER,))
LINE = PARTS.add("line", "this explorer's owner is still to choose a field", (EXPLORER,))
FREE = PARTS.add("free", "fields of this kind that can be chosen", (FIELD,), MOST)
CHOSEN = PARTS.add("chosen", "room is to be made for this good", (GOOD,))
ROBBED = PARTS.add("robbed", "the scout took a tile from this seat", (SEAT,))
HELD = PARTS.add("held", "a tile is about to be laid")
HELD_SIDES = PARTS.add("held sides", "its side belongs to this oasis part", (HALF, SIDE))
HELD_FIELDS = PARTS.add("held fields", "its part has this field", (HALF, FIELD))
SHOWS = PARTS.add("shows", "this seat has a tile here", (SEAT, SHOWN))
SHOWN_SIDES = PARTS.add(
    "shown sides", "its side belongs to this oasis part", (SEAT, SHOWN, HALF, SIDE)
)
SHOWN_FIELDS = PARTS.add("shown fields", "its part has this field", (SEAT, SHOWN, HALF, FIELD))
RUMOUR_ON = PARTS.add("rumour on", "the rumour tile lies on this good", (RUMOUR, GOOD))
RUMOUR_BACK = PARTS.add("rumour back", "it was put back into the supply", (RUMOUR,))
RUMOUR_HEARD = PARTS.add("rumour heard", "it is in a hand, or looked at", (RUMOUR,))
RUMOUR_SEEN = PARTS.add("rumour seen", "this seat has seen its value", (RUMOUR, SEAT))
RUMOUR_VALUE = PARTS.add("rumour value", "its value, if oneself has seen it", (RUMOUR, VALUE))
UNHEARD = PARTS.add("unheard", "rumours of this value that oneself has not seen", (VALUE,), RUMOURS)
UNSEEN = PARTS.add("unseen", "this tile is still in its stack", (TILE,))
LAID = PARTS.add("laid", "the last tile of this turn was laid here", (CELL,))
DISCOVERED = PARTS.add("discovered", "a tile, or the cross, lies here", (CELL,))
CARAVAN = PARTS.add("caravan", "the caravan of this seat stands here", (SEAT, CELL))
STANDS = PARTS.add(
    "stands", "the height of the explorer of this seat here", (SEAT, HALF, CELL), EXPLORERS
)
SIDES_HERE = PARTS.add("sides", "this side belongs to this oasis part", (HALF, CELL, SIDE))
FIELDS_HERE = PARTS.add("fields", "the part here has this field", (HALF, FIELD, CELL))


def counts(m: Buffer) -> tuple[int, int]:
    mat = material_of(m)
    return int(mat.seats), int(mat.tiles)


@verb(OBSERVE)
def observe(m: Buffer, s: Buffer, seat: int, out: Buffer) -> None:
    mat, st = material(m), state(s)
    out[:] = 0
    tell_turn(mat, st, seat, out)
    tell_supply(mat, st, out)
    for place in range(mat.seats):
        tell_seat(mat, st, seat, place, out)
    tell_rumours(mat, st, seat, out)
    draw_plan(mat, st, out)
    draw_pieces(mat, st, seat, out)


@inlined
def put(mat: Material, out: Buffer, start: Start, place: int, number: int) -> None:
    out[at(start, wide(mat.seats), wide(mat.tiles)) + place] = min(max(number, 0), MOST)


@inlined
def tell_turn(mat: Material, st: State, seat: int, out: Buffer) -> None:
    seats = wide(mat.seats)
    put(mat, out, PHASE, wide(st.phase), 1)
    if st.first < seats:
        put(mat, out, FIRST, (wide(st.first) - seat) % seats, 1)
        put(mat, out, TURN, (wide(st.turn) - seat) % seats, 1)
    if is_asked(st):
        put(mat, out, ACTOR, (wide(st.asked) - seat) % seats, 1)
    put(mat, out, EXTRA, 0, wide(st.extra))
    put(mat, out, SECOND, 0, wide(st.second))
    put(mat, out, DRIVER, 0, wide(st.driver))
    put(mat, out, STIRRED, 0, wide(st.stirred))
    put(mat, out, OPENED, 0, wide(st.opened))
    put(mat, out, LAST, 0, wide(st.last))
    if st.chosen < GOODS:
        put(mat, out, CHOSEN, wide(st.chosen), 1)
    if st.robbed < seats:
        put(mat, out, ROBBED, (wide(st.robbed) - seat) % seats, 1)
    if st.laid < CELLS:
        put(mat, out, LAID, wide(st.laid), 1)
    if st.held < TILES:
        put(mat, out, HELD, 0, 1)
        tell_tile(mat, wide(st.held), HELD_SIDES, HELD_FIELDS, 0, out)


@inlined
def is_asked(st: State) -> bool:
    """Whether a seat is to act, and not chance."""
    dealt = st.phase == Phase.LOT or st.phase == Phase.DEALING or st.phase == Phase.DRAWING
    drawn = st.phase == Phase.REDRAWING or st.phase == Phase.HEARING
    return not (dealt or drawn or st.phase == Phase.OVER)


@inlined
def tell_tile(
    mat: Material, tile: int, sides: Start, fields: Start, place: int, out: Buffer
) -> None:
    """A tile as its line says it, not turned."""
    for side in range(SIDES):
        part = wide(mat.parts[tile, side])
        if part:
            put(mat, out, sides, (place * HALVES + part - 1) * SIDES + side, 1)
    for half in range(HALVES):
        field = wide(mat.fields[tile, half])
        if field < FIELDS:
            put(mat, out, fields, (place * HALVES + half) * FIELDS + field, 1)


@inlined
def tell_supply(mat: Material, st: State, out: Buffer) -> None:
    put(mat, out, WATER_LEFT, 0, wide(st.water_left))
    put(mat, out, CAMELS_LEFT, 0, wide(st.camels_left))
    for good in range(GOODS):
        put(mat, out, GOODS_LEFT, good, wide(st.goods_left[good]))
    for stack in range(STACKS):
        put(mat, out, LEFT, stack, wide(st.left[stack]))
    for field in range(FIELDS):
        put(mat, out, FREE, field, wide(st.free[field]))
    start, tiles = at(UNSEEN, wide(mat.seats), wide(mat.tiles)), wide(mat.tiles)
    unseen = out[start : start + tiles]
    for tile in range(tiles):
        unseen[tile] = st.where[tile] == TileAt.IN_STACK


@inlined
def tell_seat(mat: Material, st: State, seat: int, place: int, out: Buffer) -> None:
    other = (seat + place) % wide(mat.seats)
    put(mat, out, WATER, place, wide(st.water[other]))
    put(mat, out, CAMELS, place, wide(st.camels[other]))
    for good in range(GOODS):
        put(mat, out, GOODS_HELD, place * GOODS + good, wide(st.goods[other, good]))
    for shown in range(DISPLAY):
        tile = wide(st.display[other, shown])
        if tile != NONE:
            there = place * DISPLAY + shown
            put(mat, out, SHOWS, there, 1)
            tell_tile(mat, tile, SHOWN_SIDES, SHOWN_FIELDS, there, out)
    if st.caravan[other] < CELLS:
        put(mat, out, CARAVAN, place * CELLS + wide(st.caravan[other]), 1)


@inlined
def tell_rumours(mat: Material, st: State, seat: int, out: Buffer) -> None:
    """Values that the seat has seen, and what they make of goods (S34)."""
    seats = wide(mat.seats)
    for good in range(GOODS):
        put(mat, out, WORTH_NOW, good, worth_to(st, seat, good))
    for place in range(seats):
        other, gold = (seat + place) % seats, 0
        for good in range(GOODS):
            gold += wide(st.goods[other, good]) * worth_to(st, seat, good)
        put(mat, out, GOLD, place, gold)
    for value in range(KINDS_OF_VALUE):
        unheard = VALUE_COPIES[value]
        for rumour in range(st.drawn_rumours):
            if knows(st, seat, rumour) and st.rumour[rumour] == VALUES[value]:
                unheard -= 1
                put(mat, out, RUMOUR_VALUE, rumour * KINDS_OF_VALUE + value, 1)
        put(mat, out, UNHEARD, value, unheard)
    for rumour in range(st.drawn_rumours):
        lies = wide(st.rumour_at[rumour])
        if lies < GOODS:
            put(mat, out, RUMOUR_ON, rumour * GOODS + lies, 1)
        put(mat, out, RUMOUR_BACK, rumour, int(lies == RumourAt.IN_SUPPLY))
        for place in range(seats):
            seen = wide(st.seen[rumour]) >> (seat + place) % seats & 1
            put(mat, out, RUMOUR_SEEN, rumour * seats + place, seen)
    if st.heard < RUMOURS:
        put(mat, out, RUMOUR_HEARD, wide(st.heard), 1)


@inlined
def knows(st: State, seat: int, rumour: int) -> bool:
    seen = st.phase == Phase.OVER or wide(st.seen[rumour]) >> seat & 1
    return bool(seen and st.rumour[rumour] != UNKNOWN)


@inlined
def worth_to(st: State, seat: int, good: int) -> int:
    """S32: what one of this good is worth, by the rumours that the seat knows."""
    worth = WORTH
    for rumour in range(st.drawn_rumours):
        if st.rumour_at[rumour] == good and knows(st, seat, rumour):
            worth += wide(st.rumour[rumour])
    return worth


@inlined
def draw_plan(mat: Material, st: State, out: Buffer) -> None:
    seats, tiles = wide(mat.seats), wide(mat.tiles)
    for half in range(HALVES):
        start = at(SIDES_HERE, seats, tiles) + half * CELLS * SIDES
        plane, part = out[start : start + CELLS * SIDES], Side.FIRST_PART + half
        for cell in range(CELLS):
            for side in range(SIDES):
                plane[cell * SIDES + side] = st.side[cell, side] == part
    start = at(DISCOVERED, seats, tiles)
    discovered = out[start : start + CELLS]
    start = at(FIELDS_HERE, seats, tiles)
    planes = out[start : start + HALVES * FIELDS * CELLS]
    for cell in range(CELLS):
        tile = wide(st.tile[cell])
        discovered[cell] = tile != NONE
        if tile < TILES:
            for half in range(HALVES):
                field = wide(mat.fields[tile, half])
                if field < FIELDS:
                    planes[(half * FIELDS + field) * CELLS + cell] = 1


@inlined
def draw_pieces(mat: Material, st: State, seat: int, out: Buffer) -> None:
    seats = wide(mat.seats)
    for explorer in range(EXPLORERS):
        if st.owner[explorer] < seats:
            place = (wide(st.owner[explorer]) - seat) % seats
            cell = wide(st.stands[explorer])
            if cell < CELLS:
                half = wide(st.stands_part[explorer])
                put(mat, out, STANDS, (place * HALVES + half) * CELLS + cell, explorer + 1)
            else:
                put(mat, out, HOME, place * EXPLORERS + explorer, 1)
    if st.turban < EXPLORERS:
        put(mat, out, TURBAN, wide(st.turban), 1)
    for i in range(EXPLORERS):
        if st.line[i] < EXPLORERS:
            put(mat, out, LINE, wide(st.line[i]), 1)
