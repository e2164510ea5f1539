"""The table as people see it: the round, the pieces, the card in use, what can be paid."""

from serai.core.compiled import Buffer
from serai.core.contract import Phrase

from .facts import read_material
from .layout import BORDER, GOOD_NAMES, GOODS, NOBLE, NONE, SIDE, Effect, State
from .paying import BARTERED


def round_of(robber: int) -> int:
    """Which round it is when the robber stands there: corners have none."""
    return robber - robber // SIDE


def stands(st: State, seat: int, piece: int) -> bool:
    if piece < BORDER:
        return bool(st.targi[piece] == seat + 1)
    return bool(st.marker[piece - BORDER] >> seat & 1)


def in_use(st: State) -> int:
    """The tribe card that is dealt with now."""
    if st.piece in (NONE, NOBLE):
        return st.hand[st.turn]
    return st.drawn[0] if st.piece < BORDER else st.face[st.piece - BORDER]


def can_pay(m: Buffer, st: State, seat: int, card: int) -> bool:
    mat = read_material(m)
    if mat.or_gold[card] and st.gold[seat]:
        return True
    cost, held = mat.cost[card], st.goods[seat]
    goods = max(0, sum(cost) - st.effect[seat][Effect.CHEAP_WELL + mat.kind[card]])
    matching = sum(min(cost[good], held[good]) for good in range(GOODS))
    enough = sum(held) >= goods and goods - matching <= BARTERED * st.effect[seat][Effect.BARTER]
    return bool(enough and st.gold[seat] >= mat.gold[card])


def amounts_of(goods: list[int], gold: int = 0) -> list[Phrase]:
    """Such as “2 dates” and “1 gold”; none of what there is nothing of."""
    given = [*zip(GOOD_NAMES, goods, strict=True), ("gold", gold)]
    return [amount(good, number) for good, number in given if number]


def amount(good: str, number: int) -> Phrase:
    return Phrase("targi-amount", {"good": good, "number": number})
