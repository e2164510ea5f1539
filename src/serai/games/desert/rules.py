"""The referee of Through the Desert. Rule ids stand where a rule is decided.

Read `apply` first, then `camels.play_camel`. `opening` has the set-up and the leaders (D1–D12),
`camels` the turns (D13–D22), `enclosing` the areas (D23–D29), `scoring` the end (D31–D34).
"""

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
from serai.core.records import wide

from .camels import can_move, end_turn, legal_camels, play_camel, take_camel
from .layout import (
    ASIDE,
    CAMEL,
    CELLS,
    COLOURS,
    FIRST,
    FREE,
    LANES,
    LEADER,
    NONE,
    PALM,
    ROCK,
    SKIP,
    STATE,
    TOKEN,
    VALUES,
    Material,
    Phase,
    State,
    material,
    state,
)
from .opening import (
    begin,
    clear_board,
    lay_palm,
    lay_token,
    leading_colours,
    legal_leaders,
    pass_palms,
    plant,
    play_leader,
    set_aside,
    take_spot,
    tokens_left,
)
from .scoring import share_win, total_points


@verb(SETUP)
def setup(m: Buffer, s: Buffer) -> None:
    """The empty board, before the first player is drawn (D1)."""
    s[:] = 0
    mat, st = material(m), state(s)
    st.first = NONE
    st.aside[:] = NONE
    st.herd[:] = mat.herd
    st.leader[:] = NONE
    st.camel[:] = ROCK
    st.camel[: mat.cells] = FREE
    clear_board(mat, st)
    st.phase = Phase.FIRST
    if mat.first != NONE:
        begin(mat, st, mat.first)


@verb(COPY)
def copy(s: Buffer, into: Buffer) -> None:
    """As one record: far quicker than byte by byte."""
    into.view(STATE)[0] = s.view(STATE)[0]


@verb(ACTOR)
def actor(m: Buffer, s: Buffer) -> int:
    st = state(s)
    if st.phase == Phase.OVER:
        return OVER
    if st.phase == Phase.FIRST or st.phase == Phase.PALMS or st.phase == Phase.TOKENS:
        return CHANCE
    return int(st.turn)


@verb(LEGAL)
def legal(m: Buffer, s: Buffer, out: Ints) -> int:
    mat, st = material(m), state(s)
    if st.phase == Phase.CAMELS:
        return legal_camels(mat, st, out)
    if st.phase == Phase.LEADERS:
        return legal_leaders(mat, st, out)
    n = 0
    if st.phase == Phase.FIRST:
        for seat in range(mat.seats):
            out[n] = FIRST.start + seat
            n += 1
    elif st.phase == Phase.ASIDE:
        for colour in range(COLOURS):
            if st.aside[colour] == NONE:  # D4
                out[n] = ASIDE.start + colour
                n += 1
    elif st.phase == Phase.PALMS:
        for i in range(mat.wells):
            cell = mat.well[i]
            if mat.palm_space[cell] and not st.palm[cell]:  # D6
                out[n] = PALM.start + cell
                n += 1
    elif st.phase == Phase.TOKENS:
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
    if st.phase == Phase.TOKENS:
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
        lay_token(mat, st, cell, value)
    elif action >= PALM.start:
        lay_palm(mat, st, action - PALM.start)
    elif action >= ASIDE.start:
        set_aside(mat, st, action - ASIDE.start)
    else:
        begin(mat, st, action - FIRST.start)


@verb(POINTS)
def points(m: Buffer, s: Buffer, out: Ints) -> None:
    """Waterholes and oases; when the game is over also caravans (D31) and areas (D32)."""
    total_points(material(m), state(s), out)


@verb(RESULT)
def result(m: Buffer, s: Buffer, out: Floats) -> None:
    share_win(material(m), state(s), out)


@verb(RESOLVE_CHANCE)
def resolve_chance(m: Buffer, s: Buffer, dice: Dice) -> int:
    """Let chance act until a seat has to, or the game is over; who acts then."""
    resolve(material(m), state(s), dice)
    return actor(m, s)


@verb(PLAYOUT)
def playout(m: Buffer, s: Buffer, dice: Dice, out: Floats) -> int:
    """Play to the end at random, every legal action as likely as any other; count real choices."""
    mat, st = material(m), state(s)
    choices = play_out_opening(mat, st, dice)
    while st.phase == Phase.CAMELS:
        move = take_camel(st, st.turn, dice)
        if move == NONE:
            end_turn(mat, st)
        else:
            choices += can_move(st, st.turn)  # there was another one
            play_camel(mat, st, move % LANES, move // LANES)
    share_win(mat, st, out)
    return choices


# -- playing out -----------------------------------------------------------------------------


@inlined
def play_out_opening(mat: Material, st: State, dice: Dice) -> int:
    """Everything before the camels, at random; the number of real choices."""
    choices = 0
    resolve(mat, st, dice)
    while st.phase == Phase.ASIDE:
        colour = below(dice, COLOURS)
        if st.aside[colour] == NONE:
            set_aside(mat, st, colour)
            choices += st.phase == Phase.ASIDE  # the last had no choice
    resolve(mat, st, dice)
    while st.phase == Phase.LEADERS:
        play_out_leader(mat, st, dice)
        choices += 1
    return choices


@inlined
def resolve(mat: Material, st: State, dice: Dice) -> None:
    """Chance as a whole: outcome by outcome, with lists and weights, takes several times longer."""
    if st.phase == Phase.FIRST:
        begin(mat, st, below(dice, mat.seats))
    if st.phase == Phase.PALMS:
        play_out_palms(mat, st, dice)
    if st.phase == Phase.TOKENS:
        play_out_tokens(mat, st, dice)


@inlined
def play_out_palms(mat: Material, st: State, dice: Dice) -> None:
    """Space by space: each gets a palm as likely as palms are left for the spaces left."""
    palms, spaces = wide(mat.palms), 0
    for i in range(mat.wells):
        palms -= st.palm[mat.well[i]]
        spaces += mat.palm_space[mat.well[i]] and not st.palm[mat.well[i]]
    for i in range(mat.wells):
        cell = mat.well[i]
        if mat.palm_space[cell] and not st.palm[cell]:
            st.palm[cell] = below(dice, spaces) < palms
            palms -= st.palm[cell]
            spaces -= 1
    plant(mat, st)


@inlined
def play_out_tokens(mat: Material, st: State, dice: Dice) -> None:
    ones, twos = tokens_left(mat, st, 0), tokens_left(mat, st, 1)
    threes = tokens_left(mat, st, 2)
    for i in range(st.laid, mat.wells):
        cell = mat.well[i]
        if not st.palm[cell]:
            pick = below(dice, ones + twos + threes)
            value = int(pick >= ones) + int(pick >= ones + twos)
            ones -= value == 0
            twos -= value == 1
            threes -= value == 2
            st.token[cell] = value + 1
    st.laid = mat.wells
    pass_palms(mat, st)


@inlined
def play_out_leader(mat: Material, st: State, dice: Dice) -> None:
    """A colour and a spot, each as likely as any other: legal leaders are all their pairs."""
    colours = leading_colours(st)
    colour = below(dice, COLOURS)
    while not colours >> colour & 1:
        colour = below(dice, COLOURS)
    play_leader(mat, st, colour, take_spot(st, dice))
