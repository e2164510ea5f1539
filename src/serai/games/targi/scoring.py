"""Points: tokens and printed ones at any time, effects and rows at the end (T41); the win (T42)."""

from serai.core.compiled import Floats, inlined
from serai.core.results import share_among_best

from .layout import GOODS, KINDS, PLACES, ROWS, SEATS, Effect, Material, Phase, State

ALIKE_POINTS, DIFFERENT_POINTS = 4, 2
FULL_ROW_POINTS = 2


@inlined
def total(mat: Material, st: State, seat: int) -> int:
    points = int(st.tokens[seat] + st.printed[seat])
    if st.phase == Phase.OVER:
        points += effects(mat, st, seat) + rows(mat, st, seat)
    return points


@inlined
def rows(mat: Material, st: State, seat: int) -> int:
    points = 0
    for row in range(ROWS):
        points += row_bonus(mat, st, seat, row)
    return points


@inlined
def row_bonus(mat: Material, st: State, seat: int, row: int) -> int:
    """4 for a full row of one kind, 2 for a full row of four different kinds."""
    if st.length[seat, row] < PLACES:
        return 0
    kinds = 0
    for place in range(PLACES):
        kinds |= 1 << int(mat.kind[st.display[seat, row, place]])
    different = 0
    for kind in range(KINDS):
        different += kinds >> kind & 1
    if different == 1:
        return ALIKE_POINTS
    return DIFFERENT_POINTS if different == PLACES else 0


@inlined
def effects(mat: Material, st: State, seat: int) -> int:
    points = 0
    for row in range(ROWS):
        for place in range(st.length[seat, row]):
            points += effect_points(mat, st, seat, row, st.display[seat, row, place])
    return points


@inlined
def effect_points(mat: Material, st: State, seat: int, row: int, card: int) -> int:
    """What one laid card brings at the end, besides its printed points."""
    effect = mat.effect[card]
    if effect == Effect.FULL_ROW:
        return FULL_ROW_POINTS if st.length[seat, row] == PLACES else 0
    if Effect.PAIRS_WELL <= effect < Effect.PAIRS_WELL + KINDS:
        return kind_count(mat, st, seat, effect - Effect.PAIRS_WELL) // 2
    return 0


@inlined
def kind_count(mat: Material, st: State, seat: int, kind: int) -> int:
    count = 0
    for row in range(ROWS):
        for place in range(st.length[seat, row]):
            count += mat.kind[st.display[seat, row, place]] == kind
    return count


@inlined
def rank(mat: Material, st: State, seat: int) -> int:
    """Points, then gold, then goods (T42), as one number."""
    goods = 0
    for good in range(GOODS):
        goods += st.goods[seat, good]
    return (total(mat, st, seat) * 1000 + int(st.gold[seat])) * 1000 + int(goods)


@inlined
def share_win(mat: Material, st: State, out: Floats) -> None:
    """T42: points, then gold, then goods; then it is a draw."""
    for seat in range(SEATS):
        out[seat] = rank(mat, st, seat)
    share_among_best(out, SEATS)


@inlined
def count_laid(mat: Material, st: State, seat: int, row: int, card: int) -> None:
    """A laid card's points and effect."""
    st.length[seat, row] += 1
    st.laid[seat] += 1
    st.printed[seat] += mat.printed[card]
    st.effect[seat, mat.effect[card]] += 1
