"""What a seat may know of Targi, as numbers: the square, the cards in sight, everybody's goods."""

from serai.core.compiled import OBSERVE, Buffer, inlined, verb
from serai.core.observing import MOST, SEAT, Axis, Parts, Start, at, named
from serai.core.records import wide

from .hidden import draws_in_secret
from .layout import (
    BORDER,
    CARAVAN,
    DECKS,
    EFFECT_NAMES,
    EFFECTS,
    EXPANSION,
    GOOD_NAMES,
    GOODS,
    GOODS_CARD_NAMES,
    GOODS_CARDS,
    INNER,
    KIND_NAMES,
    KINDS,
    MOST_COST,
    NONE,
    PIECES,
    PLACES,
    ROWS,
    SEATS,
    UNKNOWN,
    Deck,
    Material,
    Phase,
    Space,
    State,
    TribeAt,
    material,
    material_of,
    state,
)

VERSION = 1
LONGEST = 600

BORDER_CARD = named("border", [str(number + 1) for number in range(BORDER)])
SPACE = Axis("space", INNER)
PIECE = Axis("piece", PIECES)
GOOD = named("good", GOOD_NAMES)
KIND = named("kind", KIND_NAMES)
COST = named("cost", (*GOOD_NAMES, "gold", "or_gold"))
EFFECT = named("effect", EFFECT_NAMES)
GOODS_CARD = named("goods card", GOODS_CARD_NAMES)
DECK = named("deck", Deck.labels())
ROW = named("row", [str(row + 1) for row in range(ROWS)])
PLACE = named("place", [str(place + 1) for place in range(PLACES)])
CARD = Axis("card", "things")
# where a card may lie in sight: on the square, in a hand, drawn
HANDS, DRAWN = INNER, INNER + SEATS
SPOTS = DRAWN + 2
SPOT = Axis("spot", SPOTS)
SPACES, COSTS = len(Space), GOODS + 2

PARTS = Parts()
PHASE = PARTS.add("phase", "what is done now", (named("phase", Phase.labels()),))
ACTOR = PARTS.add("actor", "this seat is to act", (SEAT,))
FIRST = PARTS.add("first", "this seat is the first player", (SEAT,))
ROBBER = PARTS.add("robber", "the robber stands here", (BORDER_CARD,))
ASKED = PARTS.add("asked", "in a raid, how many have been dealt with", most=SEATS)
TARGI = PARTS.add("targi", "a Targi of this seat stands here", (SEAT, BORDER_CARD))
MARKER = PARTS.add("marker", "a tribe marker of this seat stands here", (SEAT, SPACE))
LIES = PARTS.add("lies", "what lies here", (SPACE, named("lying", Space.labels())))
IN_USE = PARTS.add("in use", "this piece is being used", (PIECE,))
TAKES = PARTS.add("takes", "goods of choice still to be taken", most=MOST)
FROM_CARD = PARTS.add("from card", "they are what a goods card shows")
TRADED = PARTS.add("traded", "an exchange has been made")
HAND = PARTS.add("hand", "this seat has a card in its hand", (SEAT,))
SECRET = PARTS.add("secret", "which only its owner knows", (SEAT,))
FRESH = PARTS.add("fresh", "which was taken in this round", (SEAT,))
GOODS_HELD = PARTS.add("goods", "goods of this seat", (SEAT, GOOD), MOST)
GOLD = PARTS.add("gold", "gold of this seat", (SEAT,), MOST)
POINTS = PARTS.add("points", "points so far", (SEAT,), MOST)
EFFECTS_LAID = PARTS.add("effects", "laid cards with this effect", (SEAT, EFFECT), MOST)
DISPLAY = PARTS.add("display", "a card of this kind lies here", (SEAT, ROW, PLACE, KIND))
CARD_KIND = PARTS.add("card kind", "the tribe card here is of this kind", (SPOT, KIND))
CARD_COST = PARTS.add(
    "card cost", "what it costs; gold instead of the goods", (SPOT, COST), MOST_COST
)
CARD_POINTS = PARTS.add("card points", "its points", (SPOT,), MOST)
CARD_EFFECT = PARTS.add("card effect", "its effect", (SPOT, EFFECT))
CARD_GOODS = PARTS.add("card goods", "the goods card here", (SPOT, GOODS_CARD))
LEFT = PARTS.add("left", "cards left in the deck", (DECK,), MOST)
REMADE = PARTS.add("remade", "how often it was made anew", (DECK,), MOST)
GOODS_DECK = PARTS.add("goods deck", "left, those lying face down included", (GOODS_CARD,), MOST)
GOODS_OLD = PARTS.add(
    "goods old", "face down, from before the deck was made anew", (GOODS_CARD,), MOST
)
GOODS_GONE = PARTS.add("goods gone", "discarded", (GOODS_CARD,), MOST)
UNSEEN = PARTS.add("unseen", "this tribe card lies where nobody has told this seat", (CARD,))
GONE = PARTS.add("gone", "this tribe card is discarded", (CARD,))


def counts(m: Buffer) -> tuple[int, int]:
    return SEATS, int(material_of(m).cards)


@verb(OBSERVE)
def observe(m: Buffer, s: Buffer, seat: int, out: Buffer) -> None:
    mat, st = material(m), state(s)
    out[:] = 0
    tell_turn(st, seat, out)
    draw_square(mat, st, seat, out)
    for place in range(SEATS):
        tell_seat(mat, st, seat, place, out)
    tell_drawn(mat, st, seat, out)
    tell_decks(mat, st, seat, out)


@inlined
def put(out: Buffer, start: Start, place: int, number: int) -> None:
    out[at(start, SEATS, 0) + place] = min(max(number, 0), MOST)


@inlined
def tell_turn(st: State, seat: int, out: Buffer) -> None:
    put(out, PHASE, wide(st.phase), 1)
    if st.first != NONE:
        put(out, FIRST, (wide(st.first) - seat) % SEATS, 1)
    if is_asked(st):
        put(out, ACTOR, (wide(st.turn) - seat) % SEATS, 1)
    if st.robber > 0:
        put(out, ROBBER, wide(st.robber) - 1, 1)
    put(out, ASKED, 0, wide(st.asked))
    if st.piece < PIECES:
        put(out, IN_USE, wide(st.piece), 1)
    put(out, TAKES, 0, wide(st.takes))
    put(out, FROM_CARD, 0, wide(st.from_card))
    put(out, TRADED, 0, wide(st.traded))


@inlined
def is_asked(st: State) -> bool:
    """Whether a seat is to act, and not chance."""
    chance = st.phase == Phase.LOT or st.phase == Phase.TURNING or st.phase == Phase.DRAWING
    return not chance and st.phase != Phase.OVER


@inlined
def draw_square(mat: Material, st: State, seat: int, out: Buffer) -> None:
    for place in range(SEATS):
        other = (seat + place) % SEATS
        for border in range(BORDER):
            put(out, TARGI, place * BORDER + border, int(st.targi[border] == other + 1))
        for space in range(INNER):
            put(out, MARKER, place * INNER + space, wide(st.marker[space]) >> other & 1)
    for space in range(INNER):
        put(out, LIES, space * SPACES + wide(st.space[space]), 1)
        tell_card(mat, wide(st.face[space]), space, st.space[space] == Space.TRIBE_UP, out)
        tell_goods_card(wide(st.face[space]), space, st.space[space] == Space.GOODS_UP, out)


@inlined
def tell_card(mat: Material, card: int, spot: int, is_there: bool, out: Buffer) -> None:
    """A tribe card by what is printed on it; nothing if it is not there.

    Without a branch: what lies where is different each time, and a wrong guess of the processor
    costs more than to write a 0.
    """
    line = card * is_there
    put(out, CARD_KIND, spot * KINDS + wide(mat.kind[line]), int(is_there))
    put(out, CARD_EFFECT, spot * EFFECTS + wide(mat.effect[line]), int(is_there))
    put(out, CARD_POINTS, spot, wide(mat.printed[line]) * is_there)
    for good in range(GOODS):
        put(out, CARD_COST, spot * COSTS + good, wide(mat.cost[line, good]) * is_there)
    put(out, CARD_COST, spot * COSTS + GOODS, wide(mat.gold[line]) * is_there)
    put(out, CARD_COST, spot * COSTS + GOODS + 1, wide(mat.or_gold[line]) * is_there)


@inlined
def tell_goods_card(card: int, spot: int, is_there: bool, out: Buffer) -> None:
    put(out, CARD_GOODS, spot * GOODS_CARDS + card * is_there, int(is_there))


@inlined
def tell_seat(mat: Material, st: State, seat: int, place: int, out: Buffer) -> None:
    other = (seat + place) % SEATS
    card = wide(st.hand[other])
    put(out, HAND, place, int(card != NONE))
    put(out, SECRET, place, wide(st.secret[other]))
    put(out, FRESH, place, wide(st.fresh[other]))
    known = (card < UNKNOWN) & (not is_secret(st, seat, other))
    tell_card(mat, card, HANDS + place, known, out)
    for good in range(GOODS):
        put(out, GOODS_HELD, place * GOODS + good, wide(st.goods[other, good]))
    put(out, GOLD, place, wide(st.gold[other]))
    put(out, POINTS, place, wide(st.tokens[other]) + wide(st.printed[other]))
    for effect in range(EFFECTS):
        put(out, EFFECTS_LAID, place * EFFECTS + effect, wide(st.effect[other, effect]))
    for row in range(ROWS):
        for column in range(st.length[other, row]):
            there = (place * ROWS + row) * PLACES + column
            kind = mat.kind[st.display[other, row, column]]
            put(out, DISPLAY, there * KINDS + wide(kind), 1)


@inlined
def is_secret(st: State, seat: int, other: int) -> bool:
    """Whether a hand card is nobody's business but its owner's (T5)."""
    return bool((other != seat) & (st.secret[other] != 0) & (st.phase != Phase.OVER))


@inlined
def draws_unseen(st: State, seat: int) -> bool:
    """Whether cards are being drawn that this seat does not see."""
    return bool(st.turn != seat and draws_in_secret(st) and st.phase != Phase.OVER)


@inlined
def tell_drawn(mat: Material, st: State, seat: int, out: Buffer) -> None:
    unseen = draws_unseen(st, seat)
    for i in range(2):
        card = wide(st.drawn[i])
        if card < UNKNOWN:
            tell_goods_card(card, DRAWN + i, st.piece == CARAVAN, out)
            tell_card(mat, card, DRAWN + i, (st.piece == EXPANSION) & (not unseen), out)


@inlined
def tell_decks(mat: Material, st: State, seat: int, out: Buffer) -> None:
    """What is left; a card in a secret place is as unseen as one in the deck."""
    for deck in range(DECKS):
        put(out, LEFT, deck, wide(st.left[deck]))
        put(out, REMADE, deck, wide(st.remade[deck]))
    for card in range(GOODS_CARDS):
        put(out, GOODS_DECK, card, wide(st.goods_deck[card]))
        put(out, GOODS_OLD, card, wide(st.goods_old[card]))
        put(out, GOODS_GONE, card, wide(st.goods_discards[card]))
    cards = wide(mat.cards)
    unseen, gone = at(UNSEEN, SEATS, cards), at(GONE, SEATS, cards)
    for card in range(cards):
        out[unseen + card] = st.tribe_at[card] < TribeAt.DISCARDED
        out[gone + card] = st.tribe_at[card] == TribeAt.DISCARDED
    for other in range(SEATS):
        if st.hand[other] < UNKNOWN and is_secret(st, seat, other):
            out[unseen + wide(st.hand[other])] = 1
    if draws_unseen(st, seat):
        for i in range(2):
            if st.drawn[i] < UNKNOWN:
                out[unseen + wide(st.drawn[i])] = 1
