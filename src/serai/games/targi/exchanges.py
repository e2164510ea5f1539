"""One for another (T26–T28): goods at Trader and Silversmith, a marker's place, two laid cards."""

from serai.core.compiled import Ints, inlined

from .layout import (
    DONE,
    GOODS,
    INNER,
    MOVE,
    NONE,
    PLACES,
    ROWS,
    SILVER,
    SWAP,
    TRADE,
    Effect,
    Material,
    State,
)
from .round import go_on

TRADED_FOR_GOLD, TRADED_FOR_A_GOOD = 3, 2


def points_for(way: int) -> int:
    """T27: what the Silversmith gives: two or four alike goods, one or two gold."""
    if way < 2 * GOODS:
        return 1 if way < GOODS else 3
    return 2 * (way - 2 * GOODS + 1)


def amount_of(way: int) -> int:
    """How many goods or gold he takes for it."""
    return 2 * (1 + way // GOODS) if way < 2 * GOODS else way - 2 * GOODS + 1


silver_points = inlined(points_for)
silver_amount = inlined(amount_of)


@inlined
def has_pair(st: State, seat: int) -> bool:
    return bool(st.goods[seat, 0] >= 2 or st.goods[seat, 1] >= 2 or st.goods[seat, 2] >= 2)


# -- Trader ----------------------------------------------------------------------------------


@inlined
def list_trades(st: State, out: Ints) -> int:
    n = 0
    if st.traded:
        out[n] = DONE.start
        n += 1
    for given in range(GOODS):
        held = st.goods[st.turn, given]
        for taken in range(GOODS + 1):
            if taken != given and held >= (3 if taken == GOODS else 2):
                out[n] = TRADE.start + given * (GOODS + 1) + taken
                n += 1
    return n


@inlined
def trade(st: State, exchange: int) -> None:
    """T26."""
    given, taken = exchange // (GOODS + 1), exchange % (GOODS + 1)
    if taken == GOODS:
        st.goods[st.turn, given] -= TRADED_FOR_GOLD
        st.gold[st.turn] += 1
    else:
        st.goods[st.turn, given] -= TRADED_FOR_A_GOOD
        st.goods[st.turn, taken] += 1
    st.traded = 1


# -- Silversmith -----------------------------------------------------------------------------


@inlined
def list_silver(st: State, out: Ints) -> int:
    n = 0
    for way in range(SILVER.size):
        held = st.goods[st.turn, way % GOODS] if way < 2 * GOODS else st.gold[st.turn]
        needed = 2 * (1 + way // GOODS) if way < 2 * GOODS else way - 2 * GOODS + 1
        if held >= needed:
            out[n] = SILVER.start + way
            n += 1
    return n


@inlined
def silver(mat: Material, st: State, way: int) -> None:
    """T27."""
    seat = st.turn
    if way < 2 * GOODS:
        st.goods[seat, way % GOODS] -= silver_amount(way)
    else:
        st.gold[seat] -= silver_amount(way)
    st.tokens[seat] += silver_points(way) + st.effect[seat, Effect.FINE_SILVER]
    go_on(mat, st)


# -- Fata Morgana ----------------------------------------------------------------------------


@inlined
def can_move(st: State, seat: int) -> bool:
    """T28: a marker of one's own, and a face-up card without a marker."""
    own = False
    target = False
    for space in range(INNER):
        own |= bool(st.marker[space] >> seat & 1)
        target |= bool(st.marker[space] == 0 and st.face[space] != NONE)
    return own and target


@inlined
def list_moves(st: State, out: Ints) -> int:
    """T28: an own marker, to a face-up card without any marker."""
    n = 0
    for start in range(INNER):
        if st.marker[start] >> st.turn & 1:
            for end in range(INNER):
                if st.marker[end] == 0 and st.face[end] != NONE:
                    out[n] = MOVE.start + start * INNER + end
                    n += 1
    return n


@inlined
def move_marker(mat: Material, st: State, move: int) -> None:
    """T28."""
    st.marker[move // INNER] &= 2 - st.turn
    st.marker[move % INNER] |= 1 + st.turn
    go_on(mat, st)


# -- the effect `swap` -----------------------------------------------------------------------


@inlined
def list_swaps(st: State, out: Ints) -> int:
    seat = st.turn
    out[0] = DONE.start
    n = 1
    for untouched in range(ROWS):
        upper = 1 if untouched == 0 else 0
        lower = 1 if untouched == 2 else 2
        for above in range(st.length[seat, upper]):
            for below_it in range(st.length[seat, lower]):
                out[n] = SWAP.start + (untouched * PLACES + above) * PLACES + below_it
                n += 1
    return n


@inlined
def swap(mat: Material, st: State, swapping: int) -> None:
    """The effect `swap`: two laid cards of different rows."""
    untouched, place, other = (
        swapping // (PLACES * PLACES),
        swapping // PLACES % PLACES,
        swapping % PLACES,
    )
    upper = 1 if untouched == 0 else 0
    lower = 1 if untouched == ROWS - 1 else 2
    cards = st.display[st.turn]
    cards[upper, place], cards[lower, other] = cards[lower, other], cards[upper, place]
    go_on(mat, st)
