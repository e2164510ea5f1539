"""Souk's records and actions. A card is known by its kind; a deck holds some of each."""

from enum import auto

from serai.core.compiled import Buffer, inlined
from serai.core.contract import Range
from serai.core.records import Named, Record, i1, i2

KINDS, SEATS = 6, 3
UNKNOWN, EMPTY = KINDS, -1


class Phase(Named):
    """What the seat whose turn it is, or chance, has to do."""

    DEALING = 0
    CHOOSING = auto()
    DRAWING = auto()
    FACING = auto()
    ANSWERING = auto()
    REFILLING = auto()
    OVER = auto()


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


class Material(Record):
    """What a match is played with."""

    seats = i1()
    rounds = i1()
    value = i1(KINDS)
    cards = i1(KINDS)


class Position(Record):
    """What makes a position this one and no other."""

    phase = i1()
    turn = i1()
    played = i1()
    remade = i1()
    open = i1()
    hand = i1(SEATS)
    public = i1(SEATS)
    coins = i1(SEATS)
    pile = i1(SEATS, KINDS)
    unseen = i1(KINDS)  # in the deck, or in a hand that is UNKNOWN
    full = i1(KINDS)  # in the deck when it was made
    discards = i1(KINDS)


class State(Position):
    """A position, and behind it what is derived from it."""

    left = i2()  # cards in the deck


MATERIAL, STATE = Material.dtype, State.dtype
POSITION_SIZE = Position.dtype.itemsize


def material_of(m: Buffer) -> Material:
    found: Material = m.view(MATERIAL)[0]
    return found


def state_of(s: Buffer) -> State:
    found: State = s.view(STATE)[0]
    return found


material = inlined(material_of)
state = inlined(state_of)
