"""Souk's records and actions. A card is known by its kind; a deck holds some of each."""

from typing import Any

import numpy as np

from serai.core.compiled import Buffer, part
from serai.core.contract import Range

KINDS, SEATS = 6, 3
UNKNOWN, EMPTY = KINDS, -1
# what the seat whose turn it is, or chance, has to do
DEALING, CHOOSING, DRAWING, FACING, ANSWERING, REFILLING, ENDED = range(7)
PHASES = ("dealing", "choosing", "drawing", "facing", "answering", "refilling", "over")

DEAL = Range(0, KINDS + 1)  # a card into the hand; the last one is a card not seen
TURN_UP = DEAL.next(KINDS)
LAY = TURN_UP.next(1)
DRAW = LAY.next(1)
TAKE = DRAW.next(1)
OFFER = TAKE.next(1)
BUY = OFFER.next(1)
LEAVE = BUY.next(1)
ACTIONS = LEAVE.stop
WORDS = {LAY: "lay", DRAW: "draw", TAKE: "take", OFFER: "offer", BUY: "buy", LEAVE: "leave"}

MATERIAL = np.dtype(
    (np.record, [("seats", "i1"), ("rounds", "i1"), ("value", "i1", KINDS), ("cards", "i1", KINDS)])
)
_KNOWN = [
    ("phase", "i1"),
    ("turn", "i1"),
    ("played", "i1"),
    ("remade", "i1"),
    ("open", "i1"),
    ("hand", "i1", SEATS),
    ("public", "i1", SEATS),
    ("coins", "i1", SEATS),
    ("pile", "i1", (SEATS, KINDS)),
    ("unseen", "i1", KINDS),  # in the deck, or in a hand that is UNKNOWN
    ("full", "i1", KINDS),  # in the deck when it was made
    ("discards", "i1", KINDS),
]
STATE = np.dtype((np.record, [*_KNOWN, ("left", "i2")]))  # left: cards in the deck, derived
KNOWN_SIZE = np.dtype(_KNOWN).itemsize


def map_of(m: Buffer) -> Any:
    return m.view(MATERIAL)[0]


def state_of(s: Buffer) -> Any:
    return s.view(STATE)[0]


material = part(map_of)
state = part(state_of)
