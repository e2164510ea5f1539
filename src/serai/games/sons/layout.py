"""The records of Im Reich der Wüstensöhne and its actions.

A *cell* is one number in reading order; OUTSIDE stands for everything off the plan. A *side* is
north, east, south or west, 0 to 3. A *part* of an oasis is a cell and 0 or 1, its first or second
part. A *tile* is known by its line in the set, an *explorer* by its height less one, a *rumour
tile* by when it was drawn for the first time.
"""

from enum import auto

from serai.core.compiled import Buffer, inlined
from serai.core.contract import Range
from serai.core.records import Named, Record, i1, u1

SEATS = 4
SIZE = 11
CELLS = SIZE * SIZE
OUTSIDE = CELLS
MIDDLE = SIZE // 2
CENTRE = MIDDLE * SIZE + MIDDLE
SIDE_NAMES = ("n", "e", "s", "w")
SIDES = len(SIDE_NAMES)
PARTS = 2
STACKS = 5
TILES = 120  # most tiles a set may have
DISPLAY = 3
GOOD_NAMES = ("incense", "myrrh", "salt", "gems")
GOODS = len(GOOD_NAMES)
EXPLORERS = 16

# action fields: a good, an amount of water, a camel, a rumour
FIELD_NAMES = (*GOOD_NAMES, "water1", "water2", "water3", "camel", "rumour")
FIELDS = len(FIELD_NAMES)
WATER_FIELD, CAMEL_FIELD, RUMOUR_FIELD = 4, 7, 8
NO_FIELD = 255

# rumours: the values there are, and how many tiles have each
VALUES = (3, 2, 1, -1, -2)
VALUE_COPIES = (1, 1, 1, 2, 1)
VALUE_NAMES = ("+3", "+2", "+1", "-1", "-2")
KINDS_OF_VALUE = len(VALUES)
RUMOURS = sum(VALUE_COPIES)
PLACES_FOR_RUMOURS = 2  # on each good


class Phase(Named):
    """What the one who is asked, or chance, has to do."""

    LOT = 0
    DEALING = auto()
    MOVING = auto()
    DISCOVERING = auto()
    DRAWING = auto()
    LAYING = auto()
    ANSWERING = auto()
    REDRAWING = auto()
    EXPLORING = auto()
    ORDERING = auto()
    CHOOSING = auto()
    THROWING = auto()
    HEARING = auto()
    PUTTING = auto()
    LOOKING = auto()
    LOOKED = auto()
    LEADING = auto()
    OVER = auto()


# no cell, tile, seat; a cell of the start cross; where an explorer is that is on no cell
NONE = 255
CROSS = 254
HOME = 255
UNKNOWN = 99  # a rumour's value that this seat does not know, or that nobody has drawn


class TileAt(Named):
    """Where a tile is."""

    IN_STACK = 0
    SOMEWHERE = auto()
    GONE = auto()


class RumourAt(Named):
    """Where a rumour tile is that lies on no good."""

    IN_HAND = 253
    IN_SUPPLY = auto()
    UNDRAWN = auto()


class Side(Named):
    """What a side of a cell is: desert, a side of its first or second oasis part, or not known."""

    DESERT = 0
    FIRST_PART = auto()
    SECOND_PART = auto()
    UNDISCOVERED = auto()
    BEYOND = auto()


# actions
FIRST = Range(0, SEATS)
TILE = FIRST.next(TILES)
RUMOUR = TILE.next(KINDS_OF_VALUE + 1)  # a tile drawn for the first time; the last one is not seen
RUMOUR_AGAIN = RUMOUR.next(RUMOURS)
STAY = RUMOUR_AGAIN.next(1)
MOVE = STAY.next(CELLS)
DRAW = MOVE.next(1)
TAKE = DRAW.next(TILES)
SCOUT = TAKE.next(TILES)
PASS = SCOUT.next(1)
LAY = PASS.next(CELLS * SIDES)
REDRAW = LAY.next(1)
DECLINE = REDRAW.next(1)
EXPLORER = DECLINE.next(EXPLORERS * SIDES)
RECALL = EXPLORER.next(EXPLORERS)
SCORE = RECALL.next(SIDES)
FIELD = SCORE.next(FIELDS)
THROW = FIELD.next(GOODS)
LEAVE = THROW.next(1)
PUT = LEAVE.next(GOODS)
LOOK = PUT.next(RUMOURS)
REMOVE = LOOK.next(1)
LEADER = REMOVE.next(1)
END = LEADER.next(1)
ACTIONS = END.stop


class Material(Record):
    """What a match is played with."""

    seats = u1()
    first = u1()  # the seat the table named, or NONE
    tiles = u1()
    lowest = u1()  # the first stack that is played with
    begins = u1(STACKS + 1)  # the first tile of each stack
    stack = u1(TILES)
    number = u1(TILES)  # which one of its stack, from 1
    parts = u1(TILES, SIDES)  # what each side is, as the line says it
    fields = u1(TILES, PARTS)
    desert = u1(TILES)
    turns = u1(TILES)  # rotations that look different, as bits
    next = u1(CELLS, SIDES)
    cross = u1(CELLS)
    cross_side = u1(CELLS, SIDES)
    start = u1(SEATS)  # the caravans' cells, in turn order
    heights = u1(SEATS, 4)  # the explorers, in turn order, tallest first
    bare_is_free = u1()  # rules version 1: without a field nobody pays for a line
    first_may_pass = u1()  # rules version 1: the first in line may take no field


class Position(Record):
    """What makes a position this one and no other."""

    phase = u1()
    turn = u1()  # the player to move
    asked = u1()  # the one who has to choose now
    first = u1()
    extra = u1()  # a turn bought with the caravan leader
    second = u1()  # the second move and discovery, after a desert tile
    driver = u1()  # the camel driver is paid
    stirred = u1()  # a tile was drawn or laid in this turn
    idle = u1()  # turns in a row without
    last = u1()  # last turns to come
    tile = u1(CELLS)  # NONE, CROSS or a tile
    rotation = u1(CELLS)
    where = u1(TILES)
    display = u1(SEATS, DISPLAY)  # ascending, NONE behind
    held = u1()  # a tile about to be laid
    robbed = u1()  # whom the scout took it from
    laid = u1()  # the cell of the last tile laid in this turn
    caravan = u1(SEATS)
    water = u1(SEATS)
    goods = u1(SEATS, GOODS)
    camels = u1(SEATS)
    owner = u1(EXPLORERS)
    stands = u1(EXPLORERS)  # HOME, or the cell
    stands_part = u1(EXPLORERS)
    turban = u1()  # the explorer that wears it
    rumour_at = u1(RUMOURS)
    rumour = i1(RUMOURS)  # its value
    seen = u1(RUMOURS)  # by whom, a bit a seat
    put_back = u1()  # rumour tiles mixed into the supply again, so far
    heard = u1()  # the rumour tile in the hand or looked at
    line = u1(EXPLORERS)  # explorers whose owners are still to choose, NONE behind
    free = u1(FIELDS)  # fields that can be chosen
    chosen = u1()  # the good for which something is to be thrown away
    next_part = u1()  # the part whose oasis is scored after this one
    passing = u1()  # the turban goes on after this scoring
    opened = u1()  # the first in line has taken a field: the others may pass


class State(Position):
    """A position, and behind it what is derived from it."""

    water_left = u1()  # supplies
    goods_left = u1(GOODS)
    camels_left = u1()
    unheard = u1(KINDS_OF_VALUE)  # values nobody, or not this seat, has seen
    left = u1(STACKS)
    all_left = u1()
    side = u1(CELLS + 1, SIDES)
    in_line = u1()
    fields_free = u1()
    drawn_rumours = u1()
    counting = u1()  # in what the coach looks ahead at, and nowhere else
    completed = u1(SEATS)  # oases since then, by whom


MATERIAL, STATE = Material.dtype, State.dtype
POSITION_SIZE = Position.dtype.itemsize
assert FIELD_NAMES[WATER_FIELD] == "water1" and FIELD_NAMES[CAMEL_FIELD] == "camel"


def material_of(m: Buffer) -> Material:
    """The material's record, for plain Python."""
    found: Material = m.view(MATERIAL)[0]
    return found


def state_of(s: Buffer) -> State:
    """The state's record, for plain Python; it shares the buffer's memory."""
    found: State = s.view(STATE)[0]
    return found


material = inlined(material_of)
state = inlined(state_of)
