"""The referee of Im Reich der Wüstensöhne.

`opening` lays out the game, `plan` knows the cells, `turn` the course of a turn, `oases` who comes
to a field and `fields` what it brings, `scoring` the gold; this file is the table of who may do
what, when.
"""

import numpy as np

from serai.core.chance import below
from serai.core.compiled import (
    ACTOR,
    APPLY,
    COPY,
    LEGAL,
    PLAYOUT,
    POINTS,
    RESOLVE_CHANCE,
    RESULT,
    SETUP,
    WEIGHTS,
    Buffer,
    Dice,
    Floats,
    Ints,
    inlined,
    verb,
)
from serai.core.contract import CHANCE, OVER
from serai.core.playout import by_weight, chance_resolver, random_playout
from serai.core.records import wide

from .fields import do_field, hear, list_fields, list_rumours, next_in_line, rumours_on
from .layout import (
    ACTIONS,
    CELLS,
    DECLINE,
    DRAW,
    END,
    EXPLORER,
    FIELD,
    FIRST,
    GOODS,
    HOME,
    KINDS_OF_VALUE,
    LAY,
    LEADER,
    LEAVE,
    LOOK,
    MOVE,
    PARTS,
    PASS,
    PLACES_FOR_RUMOURS,
    PUT,
    RECALL,
    REDRAW,
    REMOVE,
    RUMOUR,
    RUMOUR_AGAIN,
    RUMOURS,
    SCORE,
    SCOUT,
    SIDES,
    STATE,
    STAY,
    TAKE,
    THROW,
    TILE,
    TILES,
    VALUES,
    Material,
    Phase,
    Side,
    State,
    TileAt,
    material,
    state,
)
from .oases import first_side
from .opening import deal_tile, lay_out, seat_players
from .plan import find_reach, list_moves, list_places
from .scoring import gold, share_win
from .turn import (
    after_laying,
    begin_turn,
    current_stack,
    discover,
    draw_tile,
    end_turn,
    finish_turn,
    lay,
    list_discoveries,
    list_explorers,
    pay_water,
    score_oasis,
    score_tile,
    scout,
    show_tile,
    take_tile,
)


@verb(SETUP)
def setup(m: Buffer, s: Buffer) -> None:
    """S2–S8: the cross, the supplies; the first player is drawn or named."""
    s[:] = 0
    lay_out(material(m), state(s))


@verb(COPY)
def copy(s: Buffer, into: Buffer) -> None:
    """As one record: far quicker than byte by byte."""
    into.view(STATE)[0] = s.view(STATE)[0]


@verb(ACTOR)
def actor(m: Buffer, s: Buffer) -> int:
    return who(material(m), state(s))


@inlined
def who(mat: Material, st: State) -> int:
    if st.phase == Phase.OVER:
        return OVER
    dealt = st.phase == Phase.LOT or st.phase == Phase.DEALING or st.phase == Phase.DRAWING
    drawn = st.phase == Phase.REDRAWING or st.phase == Phase.HEARING
    return CHANCE if dealt or drawn else int(st.asked)


@verb(LEGAL)
def legal(m: Buffer, s: Buffer, out: Ints) -> int:
    return list_legal(material(m), state(s), out)


@inlined
def list_legal(mat: Material, st: State, out: Ints) -> int:
    if st.phase == Phase.MOVING:
        return list_moves(mat, st, out)
    if st.phase == Phase.DISCOVERING:
        return list_discoveries(mat, st, out)
    if st.phase == Phase.LAYING:
        return list_places(mat, st, out)
    if st.phase == Phase.EXPLORING:
        return list_explorers(st, out)
    if st.phase == Phase.CHOOSING:
        return list_fields(mat, st, out)
    if st.phase == Phase.DEALING or st.phase == Phase.DRAWING or st.phase == Phase.REDRAWING:
        return list_tiles(mat, st, out)
    if st.phase == Phase.LEADING:
        out[0], out[1] = LEADER.start, END.start
        return 2
    if st.phase == Phase.ANSWERING:
        out[0], out[1] = REDRAW.start, DECLINE.start
        return 2
    return list_few(mat, st, out)


@inlined
def list_few(mat: Material, st: State, out: Ints) -> int:
    """The phases that are rare."""
    n = 0
    if st.phase == Phase.LOT:
        for seat in range(mat.seats):
            out[seat] = FIRST.start + seat
        n = int(mat.seats)
    elif st.phase == Phase.ORDERING:
        for side in range(SIDES):
            which = int(st.side[st.laid, side]) - Side.FIRST_PART
            if 0 <= which < PARTS and first_side(st, st.laid, which) == side:
                out[n] = SCORE.start + side
                n += 1
    elif st.phase == Phase.THROWING:
        for good in range(GOODS):
            if good != st.chosen and st.goods[st.asked, good] > 0:
                out[n] = THROW.start + good
                n += 1
        out[n] = LEAVE.start
        n += 1
    elif st.phase == Phase.HEARING:
        n = list_rumours(st, out)
    elif st.phase == Phase.PUTTING:
        for good in range(GOODS):
            if rumours_on(st, good) < PLACES_FOR_RUMOURS:
                out[n] = PUT.start + good
                n += 1
    elif st.phase == Phase.LOOKING:
        out[0] = PASS.start
        n = 1
        for rumour in range(RUMOURS):
            if st.rumour_at[rumour] < GOODS:
                out[n] = LOOK.start + rumour
                n += 1
    elif st.phase == Phase.LOOKED:
        out[0], out[1] = LEAVE.start, REMOVE.start
        n = 2
    return n


@inlined
def list_tiles(mat: Material, st: State, out: Ints) -> int:
    stack = current_stack(mat, st)
    n = 0
    for tile in range(mat.begins[stack], mat.begins[stack + 1]):
        if st.where[tile] == TileAt.IN_STACK:
            out[n] = TILE.start + tile
            n += 1
    return n


@verb(WEIGHTS)
def weights(m: Buffer, s: Buffer, out: Ints) -> None:
    weigh_outcomes(material(m), state(s), out)


@inlined
def weigh_outcomes(mat: Material, st: State, out: Ints) -> None:
    """Every tile is as likely as any other; of the rumours some values are there twice."""
    out[: max(mat.tiles, RUMOURS)] = 1
    if st.phase == Phase.HEARING and st.drawn_rumours < RUMOURS:
        n = 0
        for value in range(KINDS_OF_VALUE):
            if st.unheard[value] > 0:
                out[n] = st.unheard[value]
                n += 1


@verb(APPLY)
def apply(m: Buffer, s: Buffer, action: int) -> None:
    do(material(m), state(s), action)


@inlined
def do(mat: Material, st: State, action: int) -> None:
    if action < STAY.start:
        do_chance(mat, st, action)
    elif action < DRAW.start:
        move(mat, st, action)
    elif action < PASS.start:
        do_discovery(mat, st, action)
    elif action < LAY.start:
        do_nothing(mat, st)
    elif action < REDRAW.start:
        place = action - LAY.start
        lay(mat, st, place // SIDES, place % SIDES)
    elif action < EXPLORER.start:
        answer(mat, st, action)
    elif action < FIELD.start:
        do_explorer(mat, st, action)
    elif action < LEADER.start:
        do_field(mat, st, action)
    elif action < END.start:
        pay_water(st, st.turn)
        st.extra = 1
        begin_turn(st)
    else:
        end_turn(mat, st)


@inlined
def do_chance(mat: Material, st: State, action: int) -> None:
    if action < TILE.start:
        st.first = action
        seat_players(mat, st)
    elif action < RUMOUR.start:
        tile = action - TILE.start
        if st.phase == Phase.DEALING:
            deal_tile(mat, st, tile)
        elif st.phase == Phase.REDRAWING:
            draw_tile(mat, st, tile)
            show_tile(st, st.asked, tile)
            after_laying(mat, st)
        else:
            discover(mat, st, tile)
    elif action < RUMOUR_AGAIN.start:
        rumour = int(st.drawn_rumours)
        st.rumour[rumour] = VALUES[action - RUMOUR.start]
        st.unheard[action - RUMOUR.start] -= 1
        st.drawn_rumours += 1
        hear(st, rumour)
    else:
        hear(st, action - RUMOUR_AGAIN.start)


@inlined
def move(mat: Material, st: State, action: int) -> None:
    """S9–S11: the camel driver is paid where the way is too far without him."""
    if action > STAY.start:
        cell = action - MOVE.start
        if not st.driver and st.water[st.turn] > 0:  # without water nothing else is legal
            reach = np.empty(CELLS, np.uint8)
            find_reach(mat, st, reach)
            if not reach[cell]:
                pay_water(st, st.turn)
                st.driver = 1
        st.caravan[st.turn] = cell
    st.phase = Phase.DISCOVERING


@inlined
def do_discovery(mat: Material, st: State, action: int) -> None:
    if action == DRAW.start:
        st.phase = Phase.DRAWING
    elif action < SCOUT.start:
        st.held = action - TAKE.start
        take_tile(st, st.turn, st.held)
        st.phase = Phase.LAYING
    else:
        scout(mat, st, action - SCOUT.start)


@inlined
def do_nothing(mat: Material, st: State) -> None:
    """Pass: no discovery, no explorer, no field, no look."""
    if st.phase == Phase.DISCOVERING:
        finish_turn(mat, st)
    elif st.phase == Phase.EXPLORING:
        score_tile(mat, st)
    else:
        next_in_line(mat, st)


@inlined
def answer(mat: Material, st: State, action: int) -> None:
    """S12: the robbed player draws, or not."""
    if action == REDRAW.start:
        st.phase = Phase.REDRAWING
    else:
        after_laying(mat, st)


@inlined
def do_explorer(mat: Material, st: State, action: int) -> None:
    if action < RECALL.start:
        explorer, side = (action - EXPLORER.start) // SIDES, (action - EXPLORER.start) % SIDES
        st.stands[explorer] = st.laid
        st.stands_part[explorer] = st.side[st.laid, side] - Side.FIRST_PART
        score_tile(mat, st)
    elif action < SCORE.start:
        st.stands[action - RECALL.start] = HOME
        st.stands_part[action - RECALL.start] = 0
        score_tile(mat, st)
    else:
        which = int(st.side[st.laid, action - SCORE.start]) - Side.FIRST_PART
        st.next_part = 1 - which
        score_oasis(mat, st, which)


@verb(POINTS)
def points(m: Buffer, s: Buffer, out: Ints) -> None:
    """Nothing counts before the end."""
    mat, st = material(m), state(s)
    for seat in range(mat.seats):
        out[seat] = gold(st, seat) if st.phase == Phase.OVER else 0


@verb(RESULT)
def result(m: Buffer, s: Buffer, out: Floats) -> None:
    share_win(material(m), state(s), out)


# -- playing out -----------------------------------------------------------------------------

pick_weighed = by_weight(weigh_outcomes)


@inlined
def pick_outcome(mat: Material, st: State, dice: Dice, odds: Ints, n: int) -> int:
    """All tiles are equally likely, which is quicker than weighing them; rumours are not."""
    if st.phase == Phase.HEARING:
        return pick_weighed(mat, st, dice, odds, n)
    return wide(below(dice, n)) if n > 1 else 0


resolve = chance_resolver(who, list_legal, pick_outcome, do, TILES)
play_out = random_playout(who, list_legal, pick_outcome, do, share_win, ACTIONS)


@verb(RESOLVE_CHANCE)
def resolve_chance(m: Buffer, s: Buffer, dice: Dice) -> int:
    """Let chance act until a seat has to, or the game is over; who acts then."""
    return resolve(material(m), state(s), dice)


@verb(PLAYOUT)
def playout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play at random to the end; how many choices there were, chance and forced ones left out."""
    return play_out(material(m), state(s), dice, out)
