"""What a tribe card costs, and every way to pay for it (T36); what a raid takes (T30)."""

from serai.core.compiled import Ints, inlined

from .layout import (
    CARDS,
    GOODS,
    MOST_COST,
    MOST_LAID,
    PAY,
    PAY_GOLD,
    PAY_POINTS,
    PAYMENTS,
    SIDE,
    Effect,
    Material,
    State,
)

BARTERED = 2  # goods that one `barter` lets be paid with others
LAST_CORNER = 16


def number_of(dates: int, salt: int, pepper: int) -> int:
    """Which payment this is, in the order of dates, then salt, then pepper."""
    rest = MOST_COST - dates
    with_fewer_dates = PAYMENTS - (rest + 1) * (rest + 2) * (rest + 3) // 6
    with_less_salt = (rest + 1) * (rest + 2) // 2 - (rest - salt + 1) * (rest - salt + 2) // 2
    return with_fewer_dates + with_less_salt + pepper


payment_number = inlined(number_of)


@inlined
def can_lay(mat: Material, st: State, seat: int, card: int) -> bool:
    """T36, T38: there is a place in the display and some way to pay."""
    return bool(card < CARDS and st.laid[seat] < MOST_LAID) and can_pay(mat, st, seat, card)


@inlined
def can_pay(mat: Material, st: State, seat: int, card: int) -> bool:
    if mat.or_gold[card] and st.gold[seat] > 0:
        return True
    return bool(st.gold[seat] >= mat.gold[card]) and can_pay_goods(mat, st, seat, card)


@inlined
def can_pay_goods(mat: Material, st: State, seat: int, card: int) -> bool:
    goods = goods_to_pay(mat, st, seat, card)
    matching = 0
    held = 0
    for good in range(GOODS):
        matching += min(st.goods[seat, good], mat.cost[card, good])
        held += st.goods[seat, good]
    return bool(held >= goods and goods - min(matching, goods) <= bartered(st, seat))


@inlined
def goods_to_pay(mat: Material, st: State, seat: int, card: int) -> int:
    """How many goods, after each `cheap_KIND` has taken one away."""
    goods = 0
    for good in range(GOODS):
        goods += mat.cost[card, good]
    return max(0, int(goods) - int(st.effect[seat, Effect.CHEAP_WELL + mat.kind[card]]))


@inlined
def bartered(st: State, seat: int) -> int:
    """How many of the goods may be paid with goods of another kind."""
    return BARTERED * int(st.effect[seat, Effect.BARTER])


@inlined
def list_payments(mat: Material, st: State, seat: int, card: int, out: Ints) -> int:
    """Every payment that differs in what is left."""
    n = 0
    if mat.or_gold[card] and st.gold[seat] > 0:
        out[0] = PAY_GOLD.start
        n = 1
    if st.gold[seat] >= mat.gold[card]:
        n = list_goods_payments(mat, st, seat, card, out, n)
    return n


@inlined
def list_goods_payments(mat: Material, st: State, seat: int, card: int, out: Ints, n: int) -> int:
    goods = goods_to_pay(mat, st, seat, card)
    least_matching = goods - bartered(st, seat)
    for dates in range(min(goods, st.goods[seat, 0]) + 1):
        for salt in range(min(goods - dates, st.goods[seat, 1]) + 1):
            pepper = goods - dates - salt
            matching = min(dates, mat.cost[card, 0])
            matching += min(salt, mat.cost[card, 1]) + min(pepper, mat.cost[card, 2])
            if pepper <= st.goods[seat, 2] and matching >= least_matching:
                out[n] = PAY.start + payment_number(dates, salt, pepper)
                n += 1
    return n


@inlined
def pay_goods(mat: Material, st: State, seat: int, payment: int) -> None:
    for good in range(GOODS):
        st.goods[seat, good] -= mat.payment[payment, good]


# -- raids -----------------------------------------------------------------------------------


def goods_of(robber: int) -> int:
    """T30: the goods a corner takes; none at the last one, which takes gold."""
    return robber // SIDE if robber < LAST_CORNER else 0


def points_of(robber: int) -> int:
    """T30: the points it takes instead."""
    return max(1, robber // SIDE - 1)


raid_goods = inlined(goods_of)
raid_points = inlined(points_of)


@inlined
def can_pay_raid(st: State, seat: int) -> bool:
    if st.tokens[seat] >= raid_points(int(st.robber)):
        return True
    return can_give(st, seat)


@inlined
def can_give(st: State, seat: int) -> bool:
    """The goods, or at the last corner the gold."""
    if st.robber == LAST_CORNER:
        return bool(st.gold[seat] > 0)
    held = st.goods[seat, 0] + st.goods[seat, 1] + st.goods[seat, 2]
    return bool(held >= raid_goods(int(st.robber)))


@inlined
def list_raid_payments(st: State, seat: int, out: Ints) -> int:
    n = 0
    if st.robber == LAST_CORNER and st.gold[seat] > 0:
        out[n] = PAY_GOLD.start
        n += 1
    if st.tokens[seat] >= raid_points(int(st.robber)):
        out[n] = PAY_POINTS.start
        n += 1
    goods = raid_goods(int(st.robber))
    if goods > 0:
        for dates in range(min(goods, st.goods[seat, 0]) + 1):
            for salt in range(min(goods - dates, st.goods[seat, 1]) + 1):
                pepper = goods - dates - salt
                if pepper <= st.goods[seat, 2]:
                    out[n] = PAY.start + payment_number(dates, salt, pepper)
                    n += 1
    return n
