"""Setting up and placing leaders: D1–D12."""

from serai.core.chance import below
from serai.core.compiled import Dice, Ints, inlined
from serai.core.records import wide

from .camels import begin_camels, stand
from .enclosing import block
from .layout import BLOCKED, CELLS, COLOURS, COPIES, LEADER, SEATS, WALL, Material, Phase, State

ALL_COLOURS = (1 << COLOURS) - 1


@inlined
def clear_board(mat: Material, st: State) -> None:
    """Leaders in everybody's hand, and every plain space free for one (D9)."""
    st.hand[: mat.seats] = ALL_COLOURS
    st.touch[:] = BLOCKED
    st.touch[: mat.cells] = 0
    st.spots = 0
    for cell in range(mat.cells):
        st.apart[cell] = mat.plain[cell]
        if mat.plain[cell]:
            st.spot[st.spots] = cell
            st.spots += 1


@inlined
def begin(mat: Material, st: State, first: int) -> None:
    """D1: the first player is known; then leaders are set aside (D4) or palms laid (D6)."""
    st.first = first
    st.turn = first
    if mat.seats == SEATS:
        st.phase = Phase.ASIDE
    else:
        begin_palms(mat, st)


@inlined
def set_aside(mat: Material, st: State, colour: int) -> None:
    """D4: one leader each, every colour once."""
    st.aside[colour] = st.turn
    st.hand[st.turn] &= ~(1 << colour)
    st.turn = (st.turn + 1) % mat.seats
    if st.turn == st.first:
        begin_palms(mat, st)


@inlined
def begin_palms(mat: Material, st: State) -> None:
    if mat.palms_fixed:
        for cell in range(mat.cells):
            st.palm[cell] = mat.palm_fixed[cell]
        plant(mat, st)
    elif mat.palms == 0:
        plant(mat, st)
    else:
        st.phase = Phase.PALMS


@inlined
def lay_palm(mat: Material, st: State, cell: int) -> None:
    """D6: one palm; after the last the tokens are laid."""
    st.palm[cell] = 1
    palms = 0
    for i in range(mat.wells):
        palms += st.palm[mat.well[i]]
    if palms == mat.palms:
        plant(mat, st)


@inlined
def plant(mat: Material, st: State) -> None:
    """All palms stand; now the tokens are laid (D7)."""
    number_oases(mat, st)
    st.phase = Phase.TOKENS
    pass_palms(mat, st)


@inlined
def number_oases(mat: Material, st: State) -> None:
    """Oases in reading order; leaders keep away from them (D10)."""
    for i in range(mat.wells):
        cell = mat.well[i]
        if st.palm[cell]:
            for side in range(6):
                neighbour = mat.next[cell, side]
                st.near[neighbour] |= 1 << st.oases
                st.apart[neighbour] = 0
            block(st, cell)
            st.oasis[st.oases] = cell
            st.oases += 1
    st.near[WALL] = 0


@inlined
def lay_token(mat: Material, st: State, cell: int, value: int) -> None:
    st.token[cell] = value + 1
    st.laid += 1
    pass_palms(mat, st)


@inlined
def pass_palms(mat: Material, st: State) -> None:
    """Go to the next cell that gets a token (D7); after the last, leaders are placed (D8)."""
    while st.laid < mat.wells and st.palm[mat.well[st.laid]]:
        st.laid += 1
    if st.laid == mat.wells:
        st.phase = Phase.LEADERS
        if not can_lead(st):
            begin_camels(mat, st)


@inlined
def tokens_left(mat: Material, st: State, value: int) -> int:
    """D7: 15 of each value."""
    left = COPIES
    for i in range(st.laid):
        left -= st.token[mat.well[i]] == value + 1
    return left


@inlined
def leading_colours(st: State) -> int:
    """The leaders the seat to act may place now, as bits (D4, D11)."""
    hand = st.hand[st.turn]
    fresh = hand & ~st.led
    return int(fresh if fresh and st.leaders[st.turn] == 0 else hand)


@inlined
def legal_leaders(mat: Material, st: State, out: Ints) -> int:
    n = 0
    colours = leading_colours(st)
    for colour in range(COLOURS):
        if colours >> colour & 1:
            for cell in range(mat.cells):
                if st.apart[cell]:
                    out[n] = LEADER.start + colour * CELLS + cell
                    n += 1
    return n


@inlined
def play_leader(mat: Material, st: State, colour: int, cell: int) -> None:
    seat = wide(st.turn)
    st.leader[seat * COLOURS + colour] = cell
    lead(mat, st, seat, colour, cell)
    st.turn = (st.turn + 1) % mat.seats
    rounds = COLOURS - (mat.seats == SEATS)  # D8
    if st.leaders[st.turn] == rounds or not can_lead(st):  # D12
        begin_camels(mat, st)


@inlined
def lead(mat: Material, st: State, seat: int, colour: int, cell: int) -> None:
    """A leader now stands here, and no other next to it (D9, D10)."""
    st.leaders[seat] += 1
    st.hand[seat] &= ~(1 << colour)
    st.led |= 1 << colour
    stand(mat, st, seat, colour, cell)
    st.apart[cell] = 0
    for side in range(6):
        st.apart[mat.next[cell, side]] = 0


@inlined
def can_lead(st: State) -> bool:
    """Whether there is a spot for a leader: then the last on the list is one."""
    while st.spots > 0:
        if st.apart[st.spot[st.spots - 1]]:
            return True
        st.spots -= 1
    return False


@inlined
def take_spot(st: State, dice: Dice) -> int:
    """A spot for a leader at random, off the list; there is one."""
    while True:
        at = below(dice, st.spots)
        cell = st.spot[at]
        st.spots -= 1
        st.spot[at] = st.spot[st.spots]
        if st.apart[cell]:
            return int(cell)
