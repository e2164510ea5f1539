"""What chance draws from: the first player (T1) and the two decks (T20)."""

from serai.core.chance import Draw
from serai.core.compiled import Buffer

from .facts import read_state
from .layout import (
    DECKS,
    DRAW_GOODS,
    DRAW_TRIBE,
    FIRST,
    GOODS_CARD_NAMES,
    TURN_GOODS,
    TURN_TRIBE,
    Deck,
    Phase,
)
from .notation import card_name

_POOLS = ("goods", "tribe")
assert len(_POOLS) == DECKS


def current(m: Buffer, s: Buffer, outcomes: list[int]) -> Draw:
    st = read_state(s)
    if outcomes[0] in FIRST:
        seats = tuple(str(action - FIRST.start + 1) for action in outcomes)
        return Draw("first", seats, (1,) * len(seats))
    goods = outcomes[0] in TURN_GOODS or outcomes[0] in DRAW_GOODS
    deck = Deck.GOODS if goods else Deck.TRIBE
    making = st.remade[deck] if st.phase == Phase.DRAWING else st.making[st.down[0]]
    if not goods:
        start = (TURN_TRIBE if outcomes[0] in TURN_TRIBE else DRAW_TRIBE).start
        names = tuple(card_name(m, action - start) for action in outcomes)
        return Draw(_POOLS[deck], names, (1,) * len(names), making)
    start = (TURN_GOODS if outcomes[0] in TURN_GOODS else DRAW_GOODS).start
    cards = [action - start for action in outcomes]
    full = st.goods_full if making == st.remade[deck] else st.goods_old_full
    names = tuple(GOODS_CARD_NAMES[card] for card in cards)
    return Draw(_POOLS[deck], names, tuple(full[card] for card in cards), making)
