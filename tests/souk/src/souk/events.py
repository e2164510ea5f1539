"""What happened in Souk."""

from serai.core.compiled import Buffer
from serai.core.contract import Event

from .layout import (
    BUY,
    DEAL,
    EMPTY,
    LAY,
    LEAVE,
    TURN_UP,
    UNKNOWN,
    Material,
    Phase,
    State,
    material_of,
    state_of,
)
from .notation import text


def events(m: Buffer, before: Buffer, action: int, after: Buffer, seat: int) -> list[Event]:
    mat, st, now = material_of(m), state_of(before), state_of(after)
    turn, answerer = int(st.turn), int((st.turn + 1) % mat.seats)
    found: list[Event]
    if action in DEAL:
        unseen = action == DEAL.start + UNKNOWN
        found = [Event("draw", turn, "K1", facts={"kind": "?" if unseen else action - DEAL.start})]
    elif action in TURN_UP:
        found = [Event("draw", turn, "K1", facts={"kind": action - TURN_UP.start})]
    elif action in LAY:
        found = [_pile(mat, turn, _laid(st, now))]
    elif action in LEAVE:
        found = [_pile(mat, turn, int(st.open))]
    elif action in BUY:
        paid, gained = (
            Event("coin", answerer, "K4", -1, "coins"),
            Event("coin", turn, "K4", 1, "coins"),
        )
        found = [_pile(mat, answerer, int(st.open)), paid, gained]
    else:
        found = [Event("action", turn, "K3", facts={"text": text(m, action)})]
    return [*found, *_final(m, now)] if now.phase == Phase.OVER else found


def booked(m: Buffer, s: Buffer, seat: int) -> list[Event]:
    mat, st = material_of(m), state_of(s)
    pile = int((st.pile[seat] * mat.value).sum())
    found = [
        Event("pile", seat, "K3", pile, "pile"),
        Event("coin", seat, "K4", int(st.coins[seat]), "coins"),
    ]
    return [*found, *_final(m, st)] if st.phase == Phase.OVER else found


def _laid(st: State, now: State) -> int:
    return int((now.pile - st.pile)[st.turn].argmax())


def _pile(mat: Material, seat: int, kind: int) -> Event:
    return Event("pile", seat, "K3", int(mat.value[kind]), "pile", facts={"kind": kind})


def _final(m: Buffer, st: State) -> list[Event]:
    mat = material_of(m)
    hands = [(seat, int(st.hand[seat])) for seat in range(int(mat.seats))]
    return [
        Event("hand", seat, "K6", int(mat.value[kind]), "hand", facts={"kind": kind})
        for seat, kind in hands
        if kind not in (EMPTY, UNKNOWN)
    ]
