"""The records of Through the Desert and its actions.

A *caravan* is one number, seat × COLOURS + colour. A *cell* is one number in reading order; WALL
stands for everything off the map, mountains included, so that every cell has six neighbours.
"""

from enum import auto

from serai.core.compiled import Buffer, inlined
from serai.core.contract import Range
from serai.core.records import Named, Record, i1, i2, i4, u1, u2

COLOUR_NAMES = ("amber", "lime", "rose", "sky", "violet")
COLOURS = len(COLOUR_NAMES)
SEATS = 5
CARAVANS = SEATS * COLOURS
CELLS = 264
WALL = CELLS - 1
OASES = 5
LANES = 8  # a move is cell × LANES + colour: a power of two, so that it is quick to take apart

# in `touch`: six bits a colour, one of them for each seat
LANE = 6
LANE_MASK = (1 << SEATS) - 1
BLOCKED = 1 << LANE * COLOURS  # no camel may ever stand here
VALUES = 3
COPIES = 15

# A caravan of n camels has at most 2n + 4 cells around it: six around the first, two more with each
# further one. With those it stands on, but for its leader's, a seat has listed at most this many
# camels, and needs one place more to write to.
MOST_CAMELS = 31
MOST_MOVES = COLOURS * (3 * MOST_CAMELS + 3) + 1


class Phase(Named):
    """What is done now."""

    FIRST = 0
    ASIDE = auto()
    PALMS = auto()
    TOKENS = auto()
    LEADERS = auto()
    CAMELS = auto()
    OVER = auto()


# what stands on a cell, besides a caravan's number; no seat, colour or cell
FREE, ROCK = -1, 99
NONE = -1

# actions
FIRST = Range(0, SEATS)
ASIDE = FIRST.next(COLOURS)
PALM = ASIDE.next(CELLS)
TOKEN = PALM.next(CELLS * VALUES)
LEADER = TOKEN.next(COLOURS * CELLS)
CAMEL = LEADER.next(COLOURS * CELLS)
SKIP = CAMEL.next(1)
ACTIONS = SKIP.stop


class Material(Record):
    """What a match is played with."""

    seats = i1()
    first = i1()  # the seat the table named, or −1
    hide_totals = i1()
    palms = i1()  # how many palms are laid
    palms_fixed = i1()
    herd = i1()  # camels a herd
    cells = i2()
    wells = i2()  # how many cells may get a token
    well = u2(CELLS)  # those cells, palm spaces among them
    next = u2(CELLS, 6)  # the six neighbours, clockwise from the east
    palm_space = i1(CELLS)
    palm_fixed = i1(CELLS)
    plain = i1(CELLS)  # neither waterhole nor palm space
    row = i1(CELLS)
    column = i1(CELLS)
    beyond = i1(CELLS)  # in the smaller section


class Position(Record):
    """What makes a position this one and no other."""

    phase = i1()
    first = i1()
    turn = u1()
    left = i1()  # camels left in this turn
    opening = i1()  # the first round of camels
    aside = i1(COLOURS)  # the seat that set this colour's leader aside
    herd = i1(COLOURS)
    veiled = i1(SEATS)  # only the number of this seat's tokens is known: taken[0]
    taken = i1(SEATS, VALUES)
    leader = i2(CARAVANS)
    camel = i1(CELLS)
    token = i1(CELLS)
    palm = i1(CELLS)


class State(Position):
    """A position, and behind it what is derived from it."""

    laid = i2()  # wells already passed while tokens are laid
    leaders = i1(SEATS)  # placed by this seat
    hand = i1(SEATS)  # colours of the leaders a seat still has, as bits
    led = i1()  # colours of which somebody has placed a leader, as bits
    apart = i1(CELLS)  # whether a leader may stand here
    spots = u2()  # those cells, and some that were: how many and which
    spot = u2(CELLS)
    oases = i1()
    oasis = i2(OASES)  # their cells, in reading order
    near = u1(CELLS)  # the oases next to a cell, as bits
    reached = i1(CARAVANS)  # the oases a caravan has reached, as bits
    sizes = i2(CARAVANS)
    area = i2(SEATS)  # enclosed spaces that score
    score = i2(SEATS)
    closed = i1(CELLS)  # the caravan that enclosed this cell + 1
    touch = i4(CELLS)  # the caravans next to a cell, as bits, and BLOCKED
    moves = u2(SEATS)  # legal camels of a seat, and some that were: how many and which
    move = u2(SEATS, MOST_MOVES)
    emptied = i1()  # some herd has run out
    mark = i2()  # for floods: cells seen carry the current mark
    seen = i2(CELLS)
    stack = u2(CELLS)


MATERIAL, STATE = Material.dtype, State.dtype
POSITION_SIZE = Position.dtype.itemsize


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
