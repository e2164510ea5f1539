"""The referee of Through the Desert. Rule ids stand where a rule is decided.

Read `apply` first, then `place_camel`. What makes it fast: a camel of one colour is legal for at
most one seat on a cell (D16, D17), so `touch` holds the seats next to each colour and cell, and one
list a seat holds its legal camels, kept up to date as cells are taken or closed.
"""

from typing import Any

import numpy as np

from serai.core.chance import below
from serai.core.compiled import (
    ACTOR,
    APPLY,
    LEGAL,
    PLAYOUT,
    POINTS,
    RESULT,
    SETUP,
    WEIGHTS,
    Buffer,
    Dice,
    Floats,
    Ints,
    part,
    verb,
)
from serai.core.contract import CHANCE, OVER

from .layout import (
    ASIDE,
    CAMEL,
    CAMELS,
    CELLS,
    COLOURS,
    COPIES,
    DRAW_FIRST,
    ENDED,
    FIRST,
    FREE,
    LAY_PALMS,
    LAY_TOKENS,
    LEADER,
    LEADERS,
    PALM,
    ROCK,
    SEATS,
    SET_ASIDE,
    SKIP,
    TOKEN,
    VALUES,
    WALL,
    material,
    state,
)

OASIS_POINTS, LARGEST_POINTS, TIED_POINTS = 5, 10, 5
NONE = -1


@verb(SETUP)
def setup(m: Buffer, s: Buffer) -> None:
    """The empty board, before the first player is drawn (D1)."""
    s[:] = 0
    mat, st = material(m), state(s)
    st.first = mat.first
    st.aside[:] = NONE
    st.herd[:] = mat.herd
    st.leader[:] = NONE
    st.camel[:] = ROCK
    st.spot_at[:] = NONE
    st.move_at[:] = NONE
    st.blocked[:] = 1
    for cell in range(mat.cells):
        st.camel[cell] = FREE
        st.blocked[cell] = 0
        if mat.plain[cell]:
            st.spot_at[cell] = st.spots
            st.spot[st.spots] = cell
            st.spots += 1
    st.phase = DRAW_FIRST
    if mat.first >= 0:
        begin(mat, st, mat.first)


@verb(ACTOR)
def actor(m: Buffer, s: Buffer) -> int:
    st = state(s)
    if st.phase == ENDED:
        return OVER
    if st.phase == DRAW_FIRST or st.phase == LAY_PALMS or st.phase == LAY_TOKENS:
        return CHANCE
    return int(st.turn)


@verb(LEGAL)
def legal(m: Buffer, s: Buffer, out: Ints) -> int:
    mat, st = material(m), state(s)
    if st.phase == CAMELS:
        return legal_camels(mat, st, out)
    if st.phase == LEADERS:
        return legal_leaders(mat, st, out)
    n = 0
    if st.phase == DRAW_FIRST:
        for seat in range(mat.seats):
            out[n] = FIRST.start + seat
            n += 1
    elif st.phase == SET_ASIDE:
        for colour in range(COLOURS):
            if st.aside[colour] == NONE:  # D4
                out[n] = ASIDE.start + colour
                n += 1
    elif st.phase == LAY_PALMS:
        for cell in range(mat.cells):
            if mat.palm_space[cell] and not st.palm[cell]:  # D6
                out[n] = PALM.start + cell
                n += 1
    elif st.phase == LAY_TOKENS:
        for value in range(VALUES):
            if tokens_left(mat, st, value) > 0:  # D7
                out[n] = TOKEN.start + mat.well[st.laid] * VALUES + value
                n += 1
    return n


@verb(WEIGHTS)
def weights(m: Buffer, s: Buffer, out: Ints) -> None:
    """How many of each outcome are left, beside `legal`."""
    mat, st = material(m), state(s)
    n = 0
    if st.phase == LAY_TOKENS:
        for value in range(VALUES):
            left = tokens_left(mat, st, value)
            if left > 0:
                out[n] = left
                n += 1
    else:
        out[: max(mat.seats, mat.cells)] = 1


@verb(APPLY)
def apply(m: Buffer, s: Buffer, action: int) -> None:
    mat, st = material(m), state(s)
    if action >= SKIP.start:
        end_turn(mat, st)
    elif action >= CAMEL.start:
        colour, cell = divmod(action - CAMEL.start, CELLS)
        play_camel(mat, st, colour, cell)
    elif action >= LEADER.start:
        colour, cell = divmod(action - LEADER.start, CELLS)
        play_leader(mat, st, colour, cell)
    elif action >= TOKEN.start:
        cell, value = divmod(action - TOKEN.start, VALUES)
        st.token[cell] = value + 1
        st.laid += 1
        pass_palms(mat, st)
    elif action >= PALM.start:
        st.palm[action - PALM.start] = 1
        if st.palm.sum() == mat.palms:
            plant(mat, st)
    elif action >= ASIDE.start:
        set_aside(mat, st, action - ASIDE.start)
    else:
        begin(mat, st, action - FIRST.start)


@verb(POINTS)
def points(m: Buffer, s: Buffer, out: Ints) -> None:
    """Waterholes and oases; when the game is over also caravans (D31) and areas (D32)."""
    mat, st = material(m), state(s)
    for seat in range(mat.seats):
        out[seat] = st.score[seat]
    if st.phase == ENDED:
        for seat in range(mat.seats):
            out[seat] += st.area[seat]
            for colour in range(COLOURS):
                out[seat] += caravan_points(mat, st, seat, colour)


@verb(RESULT)
def result(m: Buffer, s: Buffer, out: Floats) -> None:
    share_win(m, s, out)


@verb(PLAYOUT)
def playout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play to the end at random, every legal action as likely as any other; count real choices."""
    mat, st = material(m), state(s)
    choices = 0
    if st.phase < LEADERS:
        choices += play_out_setup(m, s, mat, st, dice)
    while st.phase == LEADERS:
        play_out_leader(mat, st, dice)
        choices += 1
    while st.phase == CAMELS:
        n = st.moves[st.turn]
        if n == 0:
            end_turn(mat, st)
            continue
        move = st.move[st.turn, below(dice, n)]
        colour = move // CELLS
        play_camel(mat, st, colour, move - colour * CELLS)
        choices += n > 1
    share_win(m, s, out)
    return choices


# -- setting up ------------------------------------------------------------------------------


@part
def begin(mat: Any, st: Any, first: int) -> None:
    """D1: the first player is known; then leaders are set aside (D4) or palms laid (D6)."""
    st.first = first
    st.turn = first
    if mat.seats == SEATS:
        st.phase = SET_ASIDE
    else:
        begin_palms(mat, st)


@part
def set_aside(mat: Any, st: Any, colour: int) -> None:
    """D4: one leader each, every colour once."""
    st.aside[colour] = st.turn
    st.turn = (st.turn + 1) % mat.seats
    if st.turn == st.first:
        begin_palms(mat, st)


@part
def begin_palms(mat: Any, st: Any) -> None:
    if mat.palms_fixed:
        for cell in range(mat.cells):
            st.palm[cell] = mat.palm_fixed[cell]
        plant(mat, st)
    elif mat.palms == 0:
        plant(mat, st)
    else:
        st.phase = LAY_PALMS


@part
def plant(mat: Any, st: Any) -> None:
    """All palms stand; now the tokens are laid (D7)."""
    number_oases(mat, st)
    st.phase = LAY_TOKENS
    pass_palms(mat, st)


@part
def number_oases(mat: Any, st: Any) -> None:
    """Oases in reading order; leaders keep away from them (D10)."""
    for cell in range(mat.cells):
        if st.palm[cell]:
            for side in range(6):
                neighbour = mat.next[cell, side]
                st.near[neighbour] |= 1 << st.oases
                drop_spot(st, neighbour)
            st.blocked[cell] = 1
            st.oasis[st.oases] = cell
            st.oases += 1
    st.near[WALL] = 0


@part
def pass_palms(mat: Any, st: Any) -> None:
    """Go to the next cell that gets a token (D7); after the last, leaders are placed (D8)."""
    while st.laid < mat.wells and st.palm[mat.well[st.laid]]:
        st.laid += 1
    if st.laid == mat.wells:
        st.phase = LEADERS
        if st.spots == 0:
            begin_camels(mat, st)


@part
def tokens_left(mat: Any, st: Any, value: int) -> int:
    """D7: 15 of each value."""
    left = COPIES
    for i in range(st.laid):
        left -= st.token[mat.well[i]] == value + 1
    return left


# -- leaders ---------------------------------------------------------------------------------


@part
def may_lead(mat: Any, st: Any, colour: int) -> bool:
    """Whether the seat to act may place this colour's leader now (D4, D11)."""
    if not has_leader(st, st.turn, colour):
        return False
    if st.leaders[st.turn] > 0 or not led_by_anyone(mat, st, colour):
        return True
    for other in range(COLOURS):  # D11: if no colour is allowed, all are
        if has_leader(st, st.turn, other) and not led_by_anyone(mat, st, other):
            return False
    return True


@part
def has_leader(st: Any, seat: int, colour: int) -> bool:
    """Whether a leader is still in the seat's hand."""
    return bool(st.aside[colour] != seat and st.leader[seat * COLOURS + colour] == NONE)


@part
def led_by_anyone(mat: Any, st: Any, colour: int) -> bool:
    for seat in range(mat.seats):
        if st.leader[seat * COLOURS + colour] != NONE:
            return True
    return False


@part
def legal_leaders(mat: Any, st: Any, out: Ints) -> int:
    n = 0
    for colour in range(COLOURS):
        if may_lead(mat, st, colour):
            for cell in range(mat.cells):
                if st.spot_at[cell] != NONE:
                    out[n] = LEADER.start + colour * CELLS + cell
                    n += 1
    return n


@part
def play_leader(mat: Any, st: Any, colour: int, cell: int) -> None:
    caravan = st.turn * COLOURS + colour
    st.leader[caravan] = cell
    st.leaders[st.turn] += 1
    stand(mat, st, st.turn, colour, cell)
    drop_spot(st, cell)  # D9
    for side in range(6):
        drop_spot(st, mat.next[cell, side])  # D10
    st.turn = (st.turn + 1) % mat.seats
    rounds = COLOURS - (mat.seats == SEATS)  # D8
    if st.leaders[st.turn] == rounds or st.spots == 0:  # D12
        begin_camels(mat, st)


@part
def drop_spot(st: Any, cell: int) -> None:
    at = st.spot_at[cell]
    if at != NONE:
        st.spots -= 1
        last = st.spot[st.spots]
        st.spot[at] = last
        st.spot_at[last] = at
        st.spot_at[cell] = NONE


@part
def begin_camels(mat: Any, st: Any) -> None:
    """D13, D14: the first player places one camel; D20: the game may be over already."""
    st.phase = CAMELS
    st.spots = 0
    st.turn = st.first
    st.opening = 1
    st.left = 1
    end_if_nobody_can_move(mat, st)


# -- camels ----------------------------------------------------------------------------------


@part
def legal_camels(mat: Any, st: Any, out: Ints) -> int:
    """D15–D19, ascending; skipping only if there is nothing else (D20)."""
    seat_bit = 1 << st.turn
    n = 0
    for colour in range(COLOURS):
        for cell in range(mat.cells):
            if st.touch[colour, cell] == seat_bit and st.move_at[colour * CELLS + cell] != NONE:
                out[n] = CAMEL.start + colour * CELLS + cell
                n += 1
    if n == 0:
        out[0] = SKIP.start
        n = 1
    return n


@part
def play_camel(mat: Any, st: Any, colour: int, cell: int) -> None:
    place_camel(mat, st, colour, cell)
    st.left -= 1
    if st.left == 0:
        end_turn(mat, st)


@part
def place_camel(mat: Any, st: Any, colour: int, cell: int) -> None:
    """Put a camel of the seat to act on a cell and book what it brings (D21–D29)."""
    seat = st.turn
    caravan = seat * COLOURS + colour
    stand(mat, st, seat, colour, cell)
    take_token(st, seat, cell)  # D21
    reach(st, caravan, st.near[cell])  # D22
    st.herd[colour] -= 1
    if st.herd[colour] == 0:
        drop_colour(st, colour)
    enclose(mat, st, caravan, cell)
    if st.sizes[caravan] == 2:  # nothing was tested when the leader was placed (D23)
        enclose(mat, st, caravan, st.leader[caravan])


@part
def stand(mat: Any, st: Any, seat: int, colour: int, cell: int) -> None:
    """A camel now stands here: the cell is nobody's any more, its neighbours may become legal."""
    st.camel[cell] = seat * COLOURS + colour
    st.sizes[seat * COLOURS + colour] += 1
    block(st, cell)
    bit = 1 << seat
    for side in range(6):
        neighbour = mat.next[cell, side]
        touching = st.touch[colour, neighbour]
        if touching & bit:
            continue
        st.touch[colour, neighbour] = touching | bit
        if touching:
            drop_move(st, colour * CELLS + neighbour, touching)  # D17
        elif not st.blocked[neighbour] and st.herd[colour] > 0:
            move = colour * CELLS + neighbour  # D16
            st.move_at[move] = st.moves[seat]
            st.move[seat, st.moves[seat]] = move
            st.moves[seat] += 1


@part
def block(st: Any, cell: int) -> None:
    """No camel of any colour may be placed here any more (D15, D19)."""
    st.blocked[cell] = 1
    for colour in range(COLOURS):
        drop_move(st, colour * CELLS + cell, st.touch[colour, cell])


@part
def drop_move(st: Any, move: int, bit: int) -> None:
    """Take a move out of the list of the one seat that had it."""
    at = st.move_at[move]
    if at != NONE:
        seat = (bit > 1) + (bit > 2) + (bit > 4) + (bit > 8)
        st.moves[seat] -= 1
        last = st.move[seat, st.moves[seat]]
        st.move[seat, at] = last
        st.move_at[last] = at
        st.move_at[move] = NONE


@part
def drop_colour(st: Any, colour: int) -> None:
    """The herd is empty: no more camels of this colour."""
    for cell in range(CELLS):
        drop_move(st, colour * CELLS + cell, st.touch[colour, cell])


@part
def take_token(st: Any, seat: int, cell: int) -> None:
    value = st.token[cell]
    if value:
        st.token[cell] = 0
        st.taken[seat, value - 1] += 1
        st.score[seat] += value


@part
def reach(st: Any, caravan: int, oases: int) -> None:
    """Five points for each oasis this caravan had not reached (D22, D27)."""
    fresh = oases & ~st.reached[caravan]
    st.reached[caravan] |= fresh
    while fresh:
        st.score[caravan // COLOURS] += OASIS_POINTS
        fresh &= fresh - 1


@part
def end_turn(mat: Any, st: Any) -> None:
    """D30, D20: is it over? Else the next seat has two camels, or one in the opening (D14)."""
    for colour in range(COLOURS):
        if st.herd[colour] == 0:
            end_game(st)
            return
    st.turn = (st.turn + 1) % mat.seats
    st.left = 2
    if st.opening:
        order = (st.turn - st.first) % mat.seats
        if order == 0:
            st.opening = 0
        elif order == 1 and mat.seats > 2:
            st.left = 1
    end_if_nobody_can_move(mat, st)


@part
def end_if_nobody_can_move(mat: Any, st: Any) -> None:
    for seat in range(mat.seats):
        if st.moves[seat] > 0:
            return
    end_game(st)


@part
def end_game(st: Any) -> None:
    st.phase = ENDED
    st.turn = 0
    st.left = 0
    st.opening = 0


# -- enclosing -------------------------------------------------------------------------------


@part
def enclose(mat: Any, st: Any, caravan: int, cell: int) -> None:
    """Close every area that this camel cuts off (D23–D29).

    Going round the camel, its own caravan and the walls part the other cells into arcs. A new area
    needs two arcs or more; an arc with a foreign camel in it is open (D25); the others are flooded.
    """
    ring_before = is_wall(st, mat.next[cell, 5], caravan)
    arcs = 0
    for side in range(6):
        wall = is_wall(st, mat.next[cell, side], caravan)
        arcs += ring_before and not wall
        ring_before = wall
    if arcs > 1:
        close_arcs(mat, st, caravan, cell)


@part
def is_wall(st: Any, cell: int, caravan: int) -> bool:
    camel = st.camel[cell]
    return bool(camel == caravan or camel == ROCK)


@part
def close_arcs(mat: Any, st: Any, caravan: int, cell: int) -> None:
    start = 0
    while not is_wall(st, mat.next[cell, start], caravan):
        start += 1
    side = start
    while side < start + 6:
        neighbour = mat.next[cell, side % 6]
        if is_wall(st, neighbour, caravan):
            side += 1
            continue
        empty = True
        while not is_wall(st, mat.next[cell, side % 6], caravan):
            empty = empty and st.camel[mat.next[cell, side % 6]] == FREE
            side += 1
        if empty and not st.closed[neighbour]:
            flood(mat, st, caravan, cell, neighbour)


@part
def flood(mat: Any, st: Any, caravan: int, camel: int, start: int) -> None:
    """Fill the part of the board around `start`; close it unless a camel is in it."""
    if st.mark == 32767:
        st.seen[:] = 0
        st.mark = 0
    st.mark += 1
    mark = st.mark
    st.seen[start] = mark
    st.stack[0] = start
    filled = 1
    done = 0
    while done < filled:
        cell = st.stack[done]
        done += 1
        for side in range(6):
            neighbour = mat.next[cell, side]
            if st.seen[neighbour] == mark:
                continue
            on_it = st.camel[neighbour]
            if on_it == FREE:
                st.seen[neighbour] = mark
                st.stack[filled] = neighbour
                filled += 1
            elif on_it != caravan and on_it != ROCK:
                return  # D25
    if not is_only_part(mat, st, caravan, camel, mark):
        close(st, caravan, filled)


@part
def is_only_part(mat: Any, st: Any, caravan: int, camel: int, mark: int) -> bool:
    """D23: whether everything around the camel was filled, so that nothing is cut off."""
    for side in range(6):
        neighbour = mat.next[camel, side]
        if st.seen[neighbour] != mark and not is_wall(st, neighbour, caravan):
            return False
    return True


@part
def close(st: Any, caravan: int, filled: int) -> None:
    """The cells on the stack are enclosed: take what is inside (D26, D27), end play there (D28)."""
    seat = caravan // COLOURS
    for i in range(filled):
        cell = st.stack[i]
        st.closed[cell] = caravan + 1
        take_token(st, seat, cell)
        if st.palm[cell]:
            for oasis in range(st.oases):
                if st.oasis[oasis] == cell:
                    reach(st, caravan, 1 << oasis)
        else:
            st.area[seat] += 1  # D32
        block(st, cell)


# -- the end ---------------------------------------------------------------------------------


@part
def caravan_points(mat: Any, st: Any, seat: int, colour: int) -> int:
    """D31: 10 for the largest caravan of a colour, 5 each if several are largest."""
    size = st.sizes[seat * COLOURS + colour]
    if size == 0:
        return 0
    points = LARGEST_POINTS
    for other in range(mat.seats):
        if other != seat:
            if st.sizes[other * COLOURS + colour] > size:
                return 0
            if st.sizes[other * COLOURS + colour] == size:
                points = TIED_POINTS
    return points


@part
def share_win(m: Buffer, s: Buffer, out: Floats) -> None:
    """D34: most points wins, and all who are tied win."""
    mat = material(m)
    totals = np.zeros(SEATS, np.int32)
    points(m, s, totals)
    best = totals[: mat.seats].max()
    winners = (totals[: mat.seats] == best).sum()
    for seat in range(mat.seats):
        out[seat] = 1.0 / winners if totals[seat] == best else 0.0


# -- playing out -----------------------------------------------------------------------------


@part
def play_out_setup(m: Buffer, s: Buffer, mat: Any, st: Any, dice: Dice) -> int:
    """First player, leaders aside, palms and tokens, at random; the number of real choices."""
    choices = 0
    if st.phase == DRAW_FIRST:
        begin(mat, st, below(dice, mat.seats))
    outcomes = np.empty(CELLS, np.int32)
    while st.phase < LAY_TOKENS:
        n = legal(m, s, outcomes)
        choices += st.phase == SET_ASIDE and n > 1
        apply(m, s, outcomes[below(dice, n)])
    left = np.empty(VALUES, np.int64)
    for value in range(VALUES):
        left[value] = tokens_left(mat, st, value)
    while st.phase == LAY_TOKENS:
        pick = below(dice, left[0] + left[1] + left[2])
        value = 0 if pick < left[0] else 1 if pick < left[0] + left[1] else 2
        left[value] -= 1
        st.token[mat.well[st.laid]] = value + 1
        st.laid += 1
        pass_palms(mat, st)
    return choices


@part
def play_out_leader(mat: Any, st: Any, dice: Dice) -> None:
    """A colour and a spot, each as likely as any other: legal leaders are all their pairs."""
    colours = 0
    for colour in range(COLOURS):
        colours += may_lead(mat, st, colour)
    chosen = below(dice, colours)
    for colour in range(COLOURS):
        if may_lead(mat, st, colour):
            if chosen == 0:
                play_leader(mat, st, colour, st.spot[below(dice, st.spots)])
                return
            chosen -= 1
