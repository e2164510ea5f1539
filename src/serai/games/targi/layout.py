"""The records of Targi and its actions.

A *border card* is one number, its printed number less one; an *inner space* one number in reading
order. A *piece* is a border card's Targi or, after those, an inner space's marker. A *goods card*
is known by its type, a *tribe card* by its line in the deck. The *making* of a deck is how often it
has been made anew (T20): a card that lies face down belongs to the making it was laid from.
"""

from enum import auto

from serai.core.compiled import Buffer, inlined
from serai.core.contract import Range
from serai.core.records import Named, Record, i2, u1

SEATS = 2
GOOD_NAMES = ("dates", "salt", "pepper")
GOODS = len(GOOD_NAMES)
KIND_NAMES = ("well", "rider", "oasis", "targia", "camp")
KINDS = len(KIND_NAMES)
BORDER, INNER = 16, 9
ROWS, PLACES = 3, 4
PIECES = BORDER + INNER
TARGIS = 3
MOST_LAID = ROWS * PLACES
CARDS = 100  # most tribe cards a deck may have
MOST_COST = 10  # goods

# border cards
NOBLE, TRADER, FATA_MORGANA, SILVERSMITH, CARAVAN, EXPANSION = 0, 4, 8, 9, 12, 13
SIDE = 4  # every fourth border card is a corner

# goods cards: what each gives, and how many there are
GOODS_CARD_NAMES = (
    "date",
    "salt",
    "pepper",
    "dates2",
    "salt2",
    "pepper2",
    "date+salt",
    "date+pepper",
    "salt+pepper",
    "choice",
    "gold",
    "point",
)
GOODS_CARDS = len(GOODS_CARD_NAMES)
CHOICE, GOLD_CARD, POINT_CARD = 9, 10, 11


class Effect(Named):
    """What a tribe card does once it is laid; those of the kinds stand in the kinds' order."""

    NOTHING = 0
    TAKE_GOOD = auto()
    TAKE_TWO_GOODS = auto()
    MORE_DATES = auto()
    MORE_SALT = auto()
    MORE_PEPPER = auto()
    MORE_GOLD = auto()
    CHEAP_WELL = auto()
    CHEAP_RIDER = auto()
    CHEAP_OASIS = auto()
    CHEAP_TARGIA = auto()
    CHEAP_CAMP = auto()
    BARTER = auto()
    FREE_HAND = auto()
    SWAP = auto()
    SAFE = auto()
    FACE_FOE = auto()
    FACE_ROBBER = auto()
    TWO_GOODS_CARDS = auto()
    TWO_TRIBE_CARDS = auto()
    FINE_SILVER = auto()
    BIG_STORES = auto()
    PAIRS_WELL = auto()
    PAIRS_RIDER = auto()
    PAIRS_OASIS = auto()
    PAIRS_TARGIA = auto()
    PAIRS_CAMP = auto()
    FULL_ROW = auto()


EFFECT_NAMES = ("-", *Effect.labels()[1:])
EFFECTS = len(Effect)


class Phase(Named):
    """What the seat whose turn it is, or chance, has to do."""

    LOT = 0
    TURNING = auto()
    PLACING = auto()
    ACTING = auto()
    DRAWING = auto()
    KEEPING = auto()
    TAKING = auto()
    DECIDING = auto()
    PAYING = auto()
    LAYING = auto()
    SWAPPING = auto()
    TRADING = auto()
    WORKING = auto()
    MOVING = auto()
    RETURNING = auto()
    RAID = auto()
    OVER = auto()


class Deck(Named):
    GOODS = 0
    TRIBE = auto()


DECKS = len(Deck)


class Space(Named):
    """What lies on an inner space."""

    EMPTY = 0
    GOODS_UP = auto()
    TRIBE_UP = auto()
    GOODS_DOWN = auto()
    TRIBE_DOWN = auto()


class TribeAt(Named):
    """Where a tribe card is that is in no making of the deck."""

    DISCARDED = 254
    LIES = auto()


# no card, no seat, no piece; a card that this seat does not know
NONE, UNKNOWN = 255, 254

# a payment is dates, salt and pepper, together at most MOST_COST
PAYMENTS = (MOST_COST + 1) * (MOST_COST + 2) * (MOST_COST + 3) // 6

# actions
FIRST = Range(0, SEATS)
TURN_GOODS = FIRST.next(GOODS_CARDS)
TURN_TRIBE = TURN_GOODS.next(CARDS)
DRAW_GOODS = TURN_TRIBE.next(GOODS_CARDS)
DRAW_TRIBE = DRAW_GOODS.next(CARDS + 1)  # the last one is a card not seen
PLACE = DRAW_TRIBE.next(BORDER)
USE = PLACE.next(PIECES)
SKIP = USE.next(PIECES)
LAY_HAND = SKIP.next(1)
DONE = LAY_HAND.next(1)
TAKE = DONE.next(GOODS)
LAY = TAKE.next(1)
HAND = LAY.next(1)
DISCARD = HAND.next(1)
KEEP = DISCARD.next(2)
PAY_GOLD = KEEP.next(1)
PAY_POINTS = PAY_GOLD.next(1)
PAY = PAY_POINTS.next(PAYMENTS)
ROW = PAY.next(ROWS)
TRADE = ROW.next(GOODS * (GOODS + 1))  # given good × what for, gold the last
SILVER = TRADE.next(GOODS * 2 + 2)  # two of a good, four of a good, one gold, two gold
MOVE = SILVER.next(INNER * INNER)
SWAP = MOVE.next(ROWS * PLACES * PLACES)  # the row that is not touched × place × place
RETURN = SWAP.next(GOODS)
ACTIONS = RETURN.stop


class Material(Record):
    """What a match is played with."""

    first = u1()  # the seat the table named, or NONE
    cards = u1()
    kind = u1(CARDS)
    printed = u1(CARDS)
    cost = u1(CARDS, GOODS)
    gold = u1(CARDS)
    or_gold = u1(CARDS)
    effect = u1(CARDS)
    number = u1(CARDS)  # which one of its kind in the deck, from 1
    goods_cards = u1(GOODS_CARDS)
    gives = u1(GOODS_CARDS, GOODS)
    opposite = u1(BORDER)
    line = u1(BORDER)  # rows a b c, then columns 1 2 3; NONE for corners
    stock = u1(BORDER)  # the good this border card gives, or NONE
    payment = u1(PAYMENTS, GOODS)


class Position(Record):
    """What makes a position this one and no other."""

    phase = u1()
    turn = u1()
    first = u1()
    robber = u1()  # the number of its border card, 0 before the first round
    asked = u1()  # in a raid: how many players have been dealt with
    targi = u1(BORDER)  # whose stands there, as seat + 1
    marker = u1(INNER)  # whose stand there, a bit a seat
    space = u1(INNER)
    face = u1(INNER)  # the goods or tribe card that lies face up
    making = u1(INNER)  # of a face-down card
    downs = u1()  # how many lie face down, and on which spaces, in the order they were laid
    down = u1(INNER)
    goods = i2(SEATS, GOODS)
    gold = i2(SEATS)
    tokens = i2(SEATS)
    hand = u1(SEATS)
    secret = u1(SEATS)  # only its owner knows the hand card
    hand_making = u1(SEATS)  # where a secret card was drawn from
    fresh = u1(SEATS)  # taken into hand this round
    display = u1(SEATS, ROWS, PLACES)
    remade = u1(DECKS)
    goods_deck = u1(GOODS_CARDS)  # of this making, those lying face down included
    goods_full = u1(GOODS_CARDS)  # when it was made
    goods_old = u1(GOODS_CARDS)  # those lying face down from the making before
    goods_old_full = u1(GOODS_CARDS)
    goods_discards = u1(GOODS_CARDS)
    tribe_at = u1(CARDS)  # a making, or DISCARDED, or LIES somewhere in sight or in a hand
    piece = u1()  # being used now
    drawn = u1(2)
    drawn_making = u1(2)
    takes = u1()  # goods of choice still to be taken
    from_card = u1()  # the good taken is what a goods card shows
    traded = u1()


class State(Position):
    """A position, and behind it what is derived from it."""

    left = i2(DECKS)  # cards that can still be drawn or laid
    laid = u1(SEATS)
    length = u1(SEATS, ROWS)
    effect = u1(SEATS, EFFECTS)  # how many laid cards have it
    printed = i2(SEATS)
    pieces_out = u1(SEATS)  # Targis and markers
    counting = u1()  # in what the coach looks ahead at, and nowhere else
    unpaid = u1(SEATS)  # raids that could not be paid since then


MATERIAL, STATE = Material.dtype, State.dtype
POSITION_SIZE = Position.dtype.itemsize


def material_of(m: Buffer) -> Material:
    """The material's record, for plain Python."""
    found: Material = m.view(MATERIAL)[0]
    return found


def state_of(s: Buffer) -> State:
    """The state's record, for plain Python; it shares the buffer's memory."""
    found: State = s.view(STATE)[0]
    return found


material = inlined(material_of)
state = inlined(state_of)
