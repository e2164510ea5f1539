"""What a seat may know of Im Reich der Wüstensöhne, as numbers: the plan cell by cell, the rest."""

import numpy as np

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
Size = tuple[int, int]  # the seats and the tiles

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
    out[:] = 0
    mat = material(m)
    write_down(mat, state(s), sizes(mat), seat, out)


@verb(OBSERVE)
def refresh(m: Buffer, s: Buffer, seat: int, out: Buffer) -> None:
    """The plan stays, but for the tiles that are new on it."""
    mat = material(m)
    size = sizes(mat)
    out[: begins(size, DISCOVERED)] = 0
    out[begins(size, CARAVAN) : begins(size, SIDES_HERE)] = 0
    write_down(mat, state(s), size, seat, out)


@inlined
def write_down(mat: Material, st: State, size: Size, seat: int, out: Buffer) -> None:
    """Mostly without branches: what lies where is different each time, and a wrong guess of the
    processor costs more than to write a 0."""
    tell_turn(mat, st, size, seat, out)
    tell_supply(st, size, out)
    for place in range(size[0]):
        tell_seat(mat, st, size, seat, place, out)
    tell_rumours(st, size, seat, out)
    draw_plan(mat, st, size, out)
    draw_pieces(st, size, seat, out)


@inlined
def sizes(mat: Material) -> Size:
    """What places depend on, read once: the processor cannot know that writing changes none."""
    return wide(mat.seats), wide(mat.tiles)


@inlined
def begins(size: Size, start: Start) -> int:
    return at(start, size[0], size[1])


@inlined
def put(size: Size, out: Buffer, start: Start, place: int, number: int) -> None:
    out[begins(size, start) + place] = min(max(number, 0), MOST)


@inlined
def behind(size: Size, other: int, seat: int) -> int:
    """How many places after a seat another one has its turn."""
    return other - seat + size[0] * (other < seat)


@inlined
def tell_turn(mat: Material, st: State, size: Size, seat: int, out: Buffer) -> None:
    seats = size[0]
    put(size, out, PHASE, wide(st.phase), 1)
    if st.first < seats:
        put(size, out, FIRST, behind(size, wide(st.first), seat), 1)
        put(size, out, TURN, behind(size, wide(st.turn), seat), 1)
    if is_asked(st):
        put(size, out, ACTOR, behind(size, wide(st.asked), seat), 1)
    put(size, out, EXTRA, 0, wide(st.extra))
    put(size, out, SECOND, 0, wide(st.second))
    put(size, out, DRIVER, 0, wide(st.driver))
    put(size, out, STIRRED, 0, wide(st.stirred))
    put(size, out, OPENED, 0, wide(st.opened))
    put(size, out, LAST, 0, wide(st.last))
    if st.chosen < GOODS:
        put(size, out, CHOSEN, wide(st.chosen), 1)
    if st.robbed < seats:
        put(size, out, ROBBED, behind(size, wide(st.robbed), seat), 1)
    if st.laid < CELLS:
        put(size, out, LAID, wide(st.laid), 1)
    held = st.held < TILES
    put(size, out, HELD, 0, int(held))
    tell_tile(mat, wide(st.held), held, begins(size, HELD_SIDES), begins(size, HELD_FIELDS), out)


@inlined
def is_asked(st: State) -> bool:
    """Whether a seat is to act, and not chance."""
    dealt = (st.phase == Phase.LOT) | (st.phase == Phase.DEALING) | (st.phase == Phase.DRAWING)
    drawn = (st.phase == Phase.REDRAWING) | (st.phase == Phase.HEARING)
    return not (dealt | drawn | (st.phase == Phase.OVER))


@inlined
def tell_tile(
    mat: Material, tile: int, is_there: bool, sides: int, fields: int, out: Buffer
) -> None:
    """A tile as its line says it, not turned, from these places on; nothing if there is none."""
    line = tile * is_there
    for side in range(SIDES):
        part = mat.parts[line, side] * is_there
        for half in range(HALVES):
            out[sides + half * SIDES + side] = part == half + 1
    for half in range(HALVES):
        field = wide(mat.fields[line, half])
        has_one = is_there & (field < FIELDS)
        out[fields + half * FIELDS + field * has_one] = has_one


@inlined
def tell_supply(st: State, size: Size, out: Buffer) -> None:
    put(size, out, WATER_LEFT, 0, wide(st.water_left))
    put(size, out, CAMELS_LEFT, 0, wide(st.camels_left))
    for good in range(GOODS):
        put(size, out, GOODS_LEFT, good, wide(st.goods_left[good]))
    for stack in range(STACKS):
        put(size, out, LEFT, stack, wide(st.left[stack]))
    for field in range(FIELDS):
        put(size, out, FREE, field, wide(st.free[field]))
    tiles = size[1]
    unseen = out[begins(size, UNSEEN) : begins(size, UNSEEN) + tiles]
    for tile in range(tiles):
        unseen[tile] = st.where[tile] == TileAt.IN_STACK


@inlined
def tell_seat(mat: Material, st: State, size: Size, seat: int, place: int, out: Buffer) -> None:
    other = seat + place - size[0] * (seat + place >= size[0])
    put(size, out, WATER, place, wide(st.water[other]))
    put(size, out, CAMELS, place, wide(st.camels[other]))
    for good in range(GOODS):
        put(size, out, GOODS_HELD, place * GOODS + good, wide(st.goods[other, good]))
    sides, fields = begins(size, SHOWN_SIDES), begins(size, SHOWN_FIELDS)
    for shown in range(DISPLAY):
        tile, there = wide(st.display[other, shown]), place * DISPLAY + shown
        put(size, out, SHOWS, there, int(tile != NONE))
        here, fields_here = sides + there * HALVES * SIDES, fields + there * HALVES * FIELDS
        tell_tile(mat, tile, tile != NONE, here, fields_here, out)
    if st.caravan[other] < CELLS:
        put(size, out, CARAVAN, place * CELLS + wide(st.caravan[other]), 1)


@inlined
def tell_rumours(st: State, size: Size, seat: int, out: Buffer) -> None:
    """Values that the seat has seen, and what they make of goods (S32, S34)."""
    seats, worth, unheard = size[0], begins(size, WORTH_NOW), begins(size, UNHEARD)
    for good in range(GOODS):
        out[worth + good] = WORTH
    for value in range(KINDS_OF_VALUE):
        out[unheard + value] = VALUE_COPIES[value]
    for rumour in range(st.drawn_rumours):
        lies, known = wide(st.rumour_at[rumour]), knows(st, seat, rumour)
        lies_on = lies < GOODS
        put(size, out, RUMOUR_ON, rumour * GOODS + lies * lies_on, int(lies_on))
        put(size, out, RUMOUR_BACK, rumour, int(lies == RumourAt.IN_SUPPLY))
        out[worth + lies * lies_on] += wide(st.rumour[rumour]) * (lies_on & known)
        for value in range(KINDS_OF_VALUE):
            is_it = known & (st.rumour[rumour] == VALUES[value])
            put(size, out, RUMOUR_VALUE, rumour * KINDS_OF_VALUE + value, int(is_it))
            out[unheard + value] -= is_it
        for place in range(seats):
            other = seat + place - seats * (seat + place >= seats)
            put(size, out, RUMOUR_SEEN, rumour * seats + place, wide(st.seen[rumour]) >> other & 1)
    if st.heard < RUMOURS:
        put(size, out, RUMOUR_HEARD, wide(st.heard), 1)
    for place in range(seats):
        gold, goods = 0, begins(size, GOODS_HELD) + place * GOODS
        for good in range(GOODS):
            gold += wide(out[goods + good]) * wide(out[worth + good])
        put(size, out, GOLD, place, gold)


@inlined
def knows(st: State, seat: int, rumour: int) -> bool:
    seen = (st.phase == Phase.OVER) | (wide(st.seen[rumour]) >> seat & 1 == 1)
    return bool(seen & (st.rumour[rumour] != UNKNOWN))


@inlined
def draw_plan(mat: Material, st: State, size: Size, out: Buffer) -> None:
    """The cells that are not drawn yet; mostly there are none, which one look at all tells."""
    discovered, sides = begins(size, DISCOVERED), begins(size, SIDES_HERE)
    fields = begins(size, FIELDS_HERE)
    drawn = out[discovered : discovered + CELLS]
    news = np.uint8(0)
    for cell in range(CELLS):
        news |= np.uint8(st.tile[cell] != NONE) ^ drawn[cell]
    if news == 0:
        return
    for cell in range(CELLS):
        if st.tile[cell] != NONE and not out[discovered + cell]:
            out[discovered + cell] = 1
            for side in range(SIDES):
                for half in range(HALVES):
                    there = sides + (half * CELLS + cell) * SIDES + side
                    out[there] = st.side[cell, side] == Side.FIRST_PART + half
            tile = wide(st.tile[cell])
            if tile < TILES:
                for half in range(HALVES):
                    field = wide(mat.fields[tile, half])
                    if field < FIELDS:
                        out[fields + (half * FIELDS + field) * CELLS + cell] = 1


@inlined
def draw_pieces(st: State, size: Size, seat: int, out: Buffer) -> None:
    stands, homes, line = begins(size, STANDS), begins(size, HOME), begins(size, LINE)
    for explorer in range(EXPLORERS):
        if st.owner[explorer] < size[0]:
            place = behind(size, wide(st.owner[explorer]), seat)
            cell, half = wide(st.stands[explorer]), wide(st.stands_part[explorer])
            is_out = cell < CELLS
            out[stands + ((place * HALVES + half) * CELLS + cell) * is_out] += (
                explorer + 1
            ) * is_out
            out[homes + place * EXPLORERS + explorer] = not is_out
    if st.turban < EXPLORERS:
        put(size, out, TURBAN, wide(st.turban), 1)
    for i in range(st.in_line):
        out[line + st.line[i]] = 1
