"""A turn (S9–S22, S30, S31): moving, discovering, explorers, scoring, going on, the end."""

from serai.core.compiled import Ints, inlined

from .layout import (
    DISPLAY,
    DRAW,
    EXPLORER,
    EXPLORERS,
    HOME,
    NONE,
    PARTS,
    PASS,
    RECALL,
    SCOUT,
    SIDES,
    TAKE,
    Material,
    Phase,
    Side,
    State,
    TileAt,
)
from .oases import (
    ask_line,
    complete_parts,
    end_line,
    first_side,
    line_up,
    pass_turban,
    pay_for_line,
)
from .plan import fits_somewhere, put_tile


@inlined
def begin_turn(st: State) -> None:
    st.asked = st.turn
    st.phase = Phase.MOVING


@inlined
def forget_turn(st: State) -> None:
    """What only mattered within the turn."""
    st.second = 0
    st.driver = 0
    st.laid = NONE


@inlined
def pay_water(st: State, seat: int) -> None:
    st.water[seat] -= 1
    st.water_left += 1


# -- tiles -----------------------------------------------------------------------------------


@inlined
def current_stack(mat: Material, st: State) -> int:
    """S4: the lowest-numbered stack with tiles left."""
    stack = int(mat.lowest)
    while st.left[stack] == 0:
        stack += 1
    return stack


@inlined
def draw_tile(mat: Material, st: State, tile: int) -> None:
    st.where[tile] = TileAt.SOMEWHERE
    st.left[mat.stack[tile]] -= 1
    st.all_left -= 1


@inlined
def show_tile(st: State, seat: int, tile: int) -> None:
    """Into a display, which is kept in order."""
    place = DISPLAY - 1
    while place > 0 and st.display[seat, place - 1] > tile:
        st.display[seat, place] = st.display[seat, place - 1]
        place -= 1
    st.display[seat, place] = tile


@inlined
def take_tile(st: State, seat: int, tile: int) -> None:
    """Out of a display."""
    found = False
    for place in range(DISPLAY):
        found |= bool(st.display[seat, place] == tile)
        if found:
            st.display[seat, place] = st.display[seat, place + 1] if place + 1 < DISPLAY else NONE


@inlined
def is_full(st: State, seat: int) -> bool:
    return bool(st.display[seat, DISPLAY - 1] != NONE)


@inlined
def must_draw(mat: Material, st: State) -> bool:
    """S18: nobody has drawn or laid a tile for a whole round, and there are some."""
    return bool(st.idle >= mat.seats and st.all_left > 0 and not st.stirred)


@inlined
def may_draw(st: State) -> bool:
    """S16."""
    return bool(st.all_left > 0) and not is_full(st, st.turn)


@inlined
def list_discoveries(mat: Material, st: State, out: Ints) -> int:
    """S12, S15–S18, S20."""
    if must_draw(mat, st):
        out[0] = DRAW.start
        return 1
    seat = st.turn
    n = 0
    if may_draw(st):
        out[n] = DRAW.start
        n += 1
    for place in range(DISPLAY):
        tile = int(st.display[seat, place])
        if tile != NONE and fits_somewhere(mat, st, tile):
            out[n] = TAKE.start + tile
            n += 1
    may_pass = n == 0 or st.second
    if st.water[seat] > 0:
        n = list_scouted(mat, st, out, n)
    if may_pass:
        out[n] = PASS.start
        n += 1
    return n


@inlined
def list_scouted(mat: Material, st: State, out: Ints, n: int) -> int:
    """Tiles of the other displays that fit, ascending."""
    begin = n
    for other in range(mat.seats):
        if other != st.turn:
            for place in range(DISPLAY):
                tile = int(st.display[other, place])
                if tile != NONE and fits_somewhere(mat, st, tile):
                    at = n
                    while at > begin and out[at - 1] > SCOUT.start + tile:
                        out[at] = out[at - 1]
                        at -= 1
                    out[at] = SCOUT.start + tile
                    n += 1
    return n


@inlined
def discover(mat: Material, st: State, tile: int) -> None:
    """S14, S18: a drawn tile is laid if it fits, else it goes into the display, or out."""
    draw_tile(mat, st, tile)
    st.stirred = 1
    if fits_somewhere(mat, st, tile):
        st.held = tile
        st.phase = Phase.LAYING
        return
    if is_full(st, st.turn):
        st.where[tile] = TileAt.GONE
    else:
        show_tile(st, st.turn, tile)
    finish_turn(mat, st)


@inlined
def scout(mat: Material, st: State, tile: int) -> None:
    """S12: pay, take it from another's display."""
    pay_water(st, st.turn)
    for other in range(mat.seats):
        for place in range(DISPLAY):
            if st.display[other, place] == tile:
                st.robbed = other
    take_tile(st, st.robbed, tile)
    st.held = tile
    st.phase = Phase.LAYING


@inlined
def lay(mat: Material, st: State, cell: int, rotation: int) -> None:
    """S13, S19; then the robbed player may draw (S12)."""
    put_tile(mat, st, cell, rotation, st.held)
    st.held = NONE
    st.laid = cell
    st.caravan[st.turn] = cell
    st.stirred = 1
    if st.robbed != NONE and st.all_left > 0:
        st.asked = st.robbed
        st.phase = Phase.ANSWERING
    else:
        after_laying(mat, st)


@inlined
def after_laying(mat: Material, st: State) -> None:
    """S20: a desert tile brings a second move and discovery; S21: else an explorer."""
    st.robbed = NONE
    st.asked = st.turn
    if not mat.desert[st.tile[st.laid]]:
        st.phase = Phase.EXPLORING
    elif not st.second:
        st.second = 1
        st.phase = Phase.MOVING
    else:
        finish_turn(mat, st)


# -- explorers and scoring -------------------------------------------------------------------


@inlined
def list_explorers(st: State, out: Ints) -> int:
    """S21: one from the supply on a part of the tile; S22: with none there, take one back."""
    seat = st.turn
    out[0] = PASS.start
    n = 1
    for explorer in range(EXPLORERS):
        if st.owner[explorer] == seat and st.stands[explorer] == HOME:
            for side in range(SIDES):
                which = int(st.side[st.laid, side]) - Side.FIRST_PART
                if 0 <= which < PARTS and first_side(st, st.laid, which) == side:
                    out[n] = EXPLORER.start + explorer * SIDES + side
                    n += 1
    if n == 1:
        for explorer in range(EXPLORERS):
            if st.owner[explorer] == seat:
                out[n] = RECALL.start + explorer
                n += 1
    return n


@inlined
def score_tile(mat: Material, st: State) -> None:
    """S23: the complete oases of the tile just laid; of two the player picks the first."""
    found = complete_parts(mat, st)
    if st.counting:
        st.completed[st.turn] += (found & 1) + (found >> 1)
    if found == PARTS + 1:
        st.phase = Phase.ORDERING
    elif found:
        score_oasis(mat, st, found - 1)
    else:
        finish_turn(mat, st)


@inlined
def score_oasis(mat: Material, st: State, which: int) -> None:
    line_up(mat, st, which)
    pay_for_line(mat, st)
    go_on_scoring(mat, st)


@inlined
def go_on_scoring(mat: Material, st: State) -> None:
    """S26–S29: until somebody is asked, or both oases are scored."""
    while not ask_line(st):
        end_line(st)
        if st.passing:
            pass_turban(mat, st)
        st.asked = st.turn
        if st.next_part == NONE:
            finish_turn(mat, st)
            return
        which = st.next_part
        st.next_part = NONE
        line_up(mat, st, which)
        pay_for_line(mat, st)


# -- the end of a turn -----------------------------------------------------------------------


@inlined
def finish_turn(mat: Material, st: State) -> None:
    """S30: after a regular turn the caravan leader may be bought."""
    forget_turn(st)
    if not st.extra and st.water[st.turn] > 0:
        st.phase = Phase.LEADING
    else:
        end_turn(mat, st)


@inlined
def end_turn(mat: Material, st: State) -> None:
    """S18, S31: the next player; after the last tile one last turn each."""
    if st.stirred:
        st.idle = 0
    elif st.idle < mat.seats:
        st.idle += 1
    st.stirred = 0
    st.extra = 0
    if st.all_left == 0:
        if st.last == 1:
            st.last = 0
            st.turn = 0
            st.asked = 0
            st.phase = Phase.OVER
            return
        st.last = mat.seats if st.last == 0 else st.last - 1
    st.turn = (st.turn + 1) % mat.seats
    begin_turn(st)
