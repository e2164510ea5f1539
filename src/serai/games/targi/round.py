"""The round (T7–T19): robber, raids, placing Targis, markers, ends of turn and round."""

from serai.core.compiled import inlined

from .layout import (
    BORDER,
    GOODS,
    INNER,
    MOST_LAID,
    NONE,
    ROWS,
    SEATS,
    SIDE,
    TARGIS,
    Effect,
    Material,
    Phase,
    State,
)
from .paying import LAST_CORNER, can_lay, can_pay_raid, raid_points

MOST_GOODS, MOST_GOLD = 10, 3
BIG_GOODS, BIG_GOLD = 15, 5


@inlined
def begin_round(mat: Material, st: State) -> None:
    """T7: the robber moves; on a corner there is a raid."""
    st.robber += 1
    st.turn = st.first
    if st.robber % SIDE == 0:
        st.phase = Phase.RAID
        ask_next(st)
    else:
        st.phase = Phase.PLACING


@inlined
def ask_next(st: State) -> None:
    """T30–T34: the next player who can pay; after both the round goes on, or the game ends."""
    while st.asked < SEATS:
        seat = (st.first + st.asked) % SEATS
        if not st.effect[seat, Effect.SAFE]:
            if can_pay_raid(st, seat):
                st.turn = seat
                return
            st.tokens[1 - seat] += raid_points(int(st.robber))
            st.unpaid[seat] += st.counting
        st.asked += 1
    st.asked = 0
    st.turn = st.first
    if st.robber == LAST_CORNER:
        st.phase = Phase.OVER
    else:
        st.robber += 1
        st.phase = Phase.PLACING


@inlined
def may_place(mat: Material, st: State, seat: int, border: int) -> bool:
    """T9–T12."""
    if border % SIDE == SIDE - 1 or st.targi[border] != 0:
        return False
    if border + 1 == st.robber and not st.effect[seat, Effect.FACE_ROBBER]:
        return False
    foe = 2 - seat  # how the opponent's Targis are written
    return bool(st.targi[mat.opposite[border]] != foe or st.effect[seat, Effect.FACE_FOE])


@inlined
def place(mat: Material, st: State, border: int) -> None:
    """T8: turn about; when all six stand the markers follow."""
    seat = st.turn
    st.targi[border] = seat + 1
    st.pieces_out[seat] += 1
    if st.pieces_out[0] + st.pieces_out[1] == SEATS * TARGIS:
        mark(mat, st)
        st.turn = st.first
        st.phase = Phase.ACTING
    else:
        st.turn = 1 - seat


@inlined
def mark(mat: Material, st: State) -> None:
    """T13: a marker on every inner card where two lines of one player cross."""
    for seat in range(SEATS):
        lines = 0
        for border in range(BORDER):
            if st.targi[border] == seat + 1:
                lines |= 1 << int(mat.line[border])
        for space in range(INNER):
            if lines >> (space // ROWS) & 1 and lines >> (ROWS + space % ROWS) & 1:
                st.marker[space] |= 1 << seat
                st.pieces_out[seat] += 1


@inlined
def may_lay_hand(mat: Material, st: State, seat: int) -> bool:
    """The effect `free_hand`: a hand card of an earlier round, without Noble."""
    if not st.effect[seat, Effect.FREE_HAND] or st.fresh[seat]:
        return False
    return can_lay(mat, st, seat, int(st.hand[seat]))


@inlined
def go_on(mat: Material, st: State) -> None:
    """An action is finished: the next one, or the end of the turn."""
    st.piece = NONE
    if has_something_to_do(mat, st):
        st.phase = Phase.ACTING
    else:
        finish_turn(mat, st)


@inlined
def has_something_to_do(mat: Material, st: State) -> bool:
    return bool(st.pieces_out[st.turn] > 0) or may_lay_hand(mat, st, st.turn)


@inlined
def finish_turn(mat: Material, st: State) -> None:
    if not has_to_return(st):
        next_player(mat, st)


@inlined
def has_to_return(st: State) -> bool:
    """T18: gold above the limit goes back; of the goods the player chooses."""
    seat = st.turn
    most_gold = BIG_GOLD if st.effect[seat, Effect.BIG_STORES] else MOST_GOLD
    if st.gold[seat] > most_gold:
        st.gold[seat] = most_gold
    if too_many_goods(st, seat):
        st.phase = Phase.RETURNING
        return True
    return False


@inlined
def too_many_goods(st: State, seat: int) -> bool:
    held = 0
    for good in range(GOODS):
        held += st.goods[seat, good]
    return bool(held > (BIG_GOODS if st.effect[seat, Effect.BIG_STORES] else MOST_GOODS))


@inlined
def next_player(mat: Material, st: State) -> None:
    """T14: the first player, then the other; then the round is over."""
    if st.turn == st.first:
        st.turn = 1 - st.first
        st.phase = Phase.ACTING
        if has_something_to_do(mat, st) or has_to_return(st):
            return
    if st.laid[0] == MOST_LAID or st.laid[1] == MOST_LAID:
        st.phase = Phase.OVER
    else:
        st.fresh[0] = 0
        st.fresh[1] = 0
        turn_cards_up(mat, st)


@inlined
def turn_cards_up(mat: Material, st: State) -> None:
    """T19: the face-down cards, then the other player is first and the robber moves."""
    if st.downs > 0:
        st.phase = Phase.TURNING
        return
    if st.robber > 0:
        st.first = 1 - st.first
    begin_round(mat, st)
