"""What a seat may know of Through the Desert, as numbers: caravans and tokens cell by cell."""

import numpy as np

from serai.core.compiled import OBSERVE, Buffer, inlined, verb
from serai.core.observing import MOST, SEAT, Axis, Parts, at, named
from serai.core.records import wide

from .layout import (
    COLOUR_NAMES,
    COLOURS,
    NONE,
    OASES,
    VALUES,
    Material,
    Phase,
    State,
    material,
    material_of,
    state,
)

VERSION = 1
LONGEST = 500

COLOUR = named("colour", COLOUR_NAMES)
VALUE = named("value", [str(value + 1) for value in range(VALUES)])
OASIS = named("oasis", [str(oasis + 1) for oasis in range(OASES)])
CELL = Axis("cell", "things")

PARTS = Parts()
PHASE = PARTS.add("phase", "what is done now", (named("phase", Phase.labels()),))
ACTOR = PARTS.add("actor", "this seat is to act", (SEAT,))
FIRST = PARTS.add("first", "this seat began", (SEAT,))
LEFT = PARTS.add("left", "camels left to place in this turn", most=2)
OPENING = PARTS.add("opening", "it is the first round of camels")
HERD = PARTS.add("herd", "camels left in the herd", (COLOUR,), MOST)
ASIDE = PARTS.add("aside", "this seat has set its leader of this colour aside", (SEAT, COLOUR))
HAND = PARTS.add("hand", "this seat still has its leader of this colour", (SEAT, COLOUR))
TAKEN = PARTS.add("taken", "waterholes of this value taken, as far as known", (SEAT, VALUE), MOST)
TOOK = PARTS.add("took", "waterholes taken", (SEAT,), MOST)
POINTS = PARTS.add("points", "points so far, as far as known", (SEAT,), MOST)
AREA = PARTS.add("area", "enclosed spaces that will score", (SEAT,), MOST)
SIZES = PARTS.add("sizes", "camels in the caravan", (SEAT, COLOUR), MOST)
REACHED = PARTS.add("reached", "the caravan has reached the oasis", (SEAT, COLOUR, OASIS))
CAMELS = PARTS.add("camels", "a camel of this caravan stands here", (SEAT, COLOUR, CELL))
LEADERS = PARTS.add("leaders", "the camel here is a leader", (CELL,))
TOKENS = PARTS.add("tokens", "a waterhole of this value is here", (VALUE, CELL))
PALMS = PARTS.add("palms", "a palm, and so an oasis, is here", (CELL,))
CLOSED = PARTS.add("closed", "this seat has enclosed the space", (SEAT, CELL))


def counts(m: Buffer) -> tuple[int, int]:
    mat = material_of(m)
    return int(mat.seats), int(mat.cells)


@verb(OBSERVE)
def observe(m: Buffer, s: Buffer, seat: int, out: Buffer) -> None:
    mat, st = material(m), state(s)
    tell_numbers(mat, st, seat, out)
    draw_camels(mat, st, seat, False, out)
    draw_tokens(mat, st, out)
    draw_closed(mat, st, seat, out)
    draw_palms(mat, st, out)


@verb(OBSERVE)
def refresh(m: Buffer, s: Buffer, seat: int, out: Buffer) -> None:
    """While camels are placed, most of the board stays as it was drawn. What does not is told by
    the numbers of the observation before: who it was for, how large the caravans were, how many
    tokens were taken."""
    mat, st = material(m), state(s)
    seats, cells = wide(mat.seats), wide(mat.cells)
    if st.phase != Phase.CAMELS or not out[at(PHASE, seats, cells) + Phase.CAMELS]:
        observe(m, s, seat, out)
        return
    first = (wide(st.first) - seat) % seats
    draw_camels(mat, st, seat, out[at(FIRST, seats, cells) + first] != 0, out)
    before = tokens_taken(mat, out)
    tell_numbers(mat, st, seat, out)
    if tokens_taken(mat, out) != before:
        draw_tokens(mat, st, out)
    draw_closed(mat, st, seat, out)


@inlined
def tokens_taken(mat: Material, out: Buffer) -> int:
    took = at(TOOK, wide(mat.seats), wide(mat.cells))
    total = 0
    for place in range(wide(mat.seats)):
        total += wide(out[took + place])
    return total


@inlined
def tell_numbers(mat: Material, st: State, seat: int, out: Buffer) -> None:
    """All that lies before the board."""
    out[: at(CAMELS, wide(mat.seats), wide(mat.cells))] = 0
    tell_turn(mat, st, seat, out)
    for place in range(wide(mat.seats)):
        tell_seat(mat, st, seat, place, out)


@inlined
def tell_turn(mat: Material, st: State, seat: int, out: Buffer) -> None:
    """Whose turn it is, and what is left to everybody."""
    seats, cells = wide(mat.seats), wide(mat.cells)
    out[at(PHASE, seats, cells) + st.phase] = 1
    if st.first != NONE:
        out[at(FIRST, seats, cells) + (st.first - seat) % seats] = 1
        if st.phase != Phase.PALMS and st.phase != Phase.TOKENS and st.phase != Phase.OVER:
            out[at(ACTOR, seats, cells) + (wide(st.turn) - seat) % seats] = 1
    if st.phase == Phase.CAMELS:
        out[at(LEFT, seats, cells)] = st.left
        out[at(OPENING, seats, cells)] = st.opening
    for colour in range(COLOURS):
        out[at(HERD, seats, cells) + colour] = st.herd[colour]
        if st.aside[colour] != NONE:
            owner = (st.aside[colour] - seat) % seats
            out[at(ASIDE, seats, cells) + owner * COLOURS + colour] = 1


@inlined
def tell_seat(mat: Material, st: State, seat: int, place: int, out: Buffer) -> None:
    """What a seat has; the values of what another took may be secret (D35)."""
    seats, cells = wide(mat.seats), wide(mat.cells)
    other = (seat + place) % seats
    secret = mat.hide_totals and place > 0 and st.phase != Phase.OVER
    points, took = wide(st.score[other]), 0
    for value in range(VALUES):
        taken = wide(st.taken[other, value])
        took += taken
        if not st.veiled[other]:
            if secret:
                points -= (value + 1) * taken
            else:
                out[at(TAKEN, seats, cells) + place * VALUES + value] = taken
    out[at(TOOK, seats, cells) + place] = took
    out[at(POINTS, seats, cells) + place] = min(points, MOST)
    out[at(AREA, seats, cells) + place] = min(wide(st.area[other]), MOST)
    for colour in range(COLOURS):
        caravan = other * COLOURS + colour
        mine = place * COLOURS + colour
        out[at(HAND, seats, cells) + mine] = wide(st.hand[other]) >> colour & 1
        out[at(SIZES, seats, cells) + mine] = st.sizes[caravan]
        for oasis in range(OASES):
            reached = wide(st.reached[caravan]) >> oasis & 1
            out[at(REACHED, seats, cells) + mine * OASES + oasis] = reached


# -- the board, plane by plane, each in one sweep over the cells: quicker than cell by cell -----


@inlined
def draw_camels(mat: Material, st: State, seat: int, stays: bool, out: Buffer) -> None:
    """All caravans; or, where the seat is the same as before, those that have grown since."""
    seats, cells = wide(mat.seats), wide(mat.cells)
    start, sizes = at(CAMELS, seats, cells), at(SIZES, seats, cells)
    for place in range(seats):
        first = (seat + place) % seats * COLOURS
        for colour in range(COLOURS):
            caravan = first + colour
            if not (stays and out[sizes + place * COLOURS + colour] == st.sizes[caravan]):
                plane = out[start : start + cells]
                stands = np.int8(caravan)
                for cell in range(cells):
                    plane[cell] = st.camel[cell] == stands
            start += cells


@inlined
def draw_tokens(mat: Material, st: State, out: Buffer) -> None:
    seats, cells = wide(mat.seats), wide(mat.cells)
    tokens = at(TOKENS, seats, cells)
    for value in range(VALUES):
        plane = out[tokens + value * cells : tokens + (value + 1) * cells]
        there = np.int8(value + 1)
        for cell in range(cells):
            plane[cell] = st.token[cell] == there


@inlined
def draw_closed(mat: Material, st: State, seat: int, out: Buffer) -> None:
    seats, cells = wide(mat.seats), wide(mat.cells)
    closed = at(CLOSED, seats, cells)
    for place in range(seats):
        first = (seat + place) % seats * COLOURS
        plane = out[closed + place * cells : closed + (place + 1) * cells]
        low, high = np.int8(first), np.int8(first + COLOURS)
        for cell in range(cells):
            plane[cell] = (st.closed[cell] > low) & (st.closed[cell] <= high)


@inlined
def draw_palms(mat: Material, st: State, out: Buffer) -> None:
    """And leaders: neither comes or goes while camels are placed."""
    seats, cells = wide(mat.seats), wide(mat.cells)
    palms = out[at(PALMS, seats, cells) : at(PALMS, seats, cells) + cells]
    for cell in range(cells):
        palms[cell] = st.palm[cell]
    leaders = out[at(LEADERS, seats, cells) : at(LEADERS, seats, cells) + cells]
    leaders[:] = 0
    for led in range(seats * COLOURS):
        if st.leader[led] >= 0:
            leaders[st.leader[led]] = 1
