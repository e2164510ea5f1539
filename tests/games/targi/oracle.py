"""A slow, obvious referee for Targi, to compare the fast engine with.

Written from the rules alone (ids T1 to T42); it shares no code with the engine. Everything is
computed by definition whenever it is asked for: effects by looking through the display, markers by
looking along the lines, payments by trying every heap of goods.

The game is told as a story: `_game` is one generator that stops at every question, to a player or
to chance, and goes on with the answer. Read it from the top: the square, the goods, the cards, then
`Oracle`: the decks, a round, the pieces, the actions, tribe cards, raids, the end, what can be
asked. A border card (`5`), an inner space (`b2`) and a card (`targia1`) are their names; a seat
counts from 0 here and from 1 in action texts.
"""

import csv
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple, TypeVar

CHANCE = -1
SEATS = (0, 1)

# The square (T2, T3)

SPACES = ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3")
GOODS_AT_THE_START = ("a1", "a3", "b2", "c1", "c3")  # T4: the others are tribe cards
LINES = {  # T3: a column (1 2 3) or row (a b c) of spaces -> the border cards at its two ends
    "1": ("1", "11"),
    "2": ("2", "10"),
    "3": ("3", "9"),
    "a": ("5", "15"),
    "b": ("6", "14"),
    "c": ("7", "13"),
}
OPPOSITE = {end: other for ends in LINES.values() for end, other in (ends, ends[::-1])}
BORDER = sorted(OPPOSITE, key=int)  # T9: the corners are not among them

NOBLE, TRADER, FATA_MORGANA, SILVERSMITH, CARAVAN, EXPANSION = "1", "5", "9", "10", "13", "14"
DATES, SALT, PEPPER = ("2", "7"), ("3", "15"), ("6", "11")  # T25
GOOD_OF_BORDER_CARD = {
    **dict.fromkeys(DATES, "dates"),
    **dict.fromkeys(SALT, "salt"),
    **dict.fromkeys(PEPPER, "pepper"),
}
LAST_CORNER = 16  # T34

TARGIS = 3  # T5
ROWS, ROW_LENGTH = 3, 4  # T38
FULL_DISPLAY = ROWS * ROW_LENGTH
GOODS_KEPT, GOLD_KEPT = 10, 3  # T18
BIG_GOODS_KEPT, BIG_GOLD_KEPT = 15, 5  # big_stores
GOODS_FOR_GOLD, GOODS_FOR_ANOTHER = 3, 2  # T26
SAME_KIND_POINTS, FOUR_KINDS_POINTS = 4, 2  # T41
FULL_ROW_POINTS = 2  # full_row
GOODS_PER_BARTER = 2  # T36

# Goods

GOODS = ("dates", "salt", "pepper")
Heap = dict[str, int]  # good -> how many


def heap(dates: int = 0, salt: int = 0, pepper: int = 0) -> Heap:
    return {"dates": dates, "salt": salt, "pepper": pepper}


def only(good: str, number: int) -> Heap:
    return heap() | {good: number}


def heaps_of(number: int) -> list[Heap]:
    """Every way to have exactly so many goods."""
    amounts = range(number + 1)
    every = [
        heap(dates, salt, pepper) for dates in amounts for salt in amounts for pepper in amounts
    ]
    return [each for each in every if sum(each.values()) == number]


def is_within(part: Heap, whole: Heap) -> bool:
    return all(part[good] <= whole[good] for good in GOODS)


def not_paid_in_kind(asked: Heap, given: Heap) -> int:
    """How many of the goods asked for are not among the goods given."""
    return sum(max(0, asked[good] - given[good]) for good in GOODS)


def goods_to_pay(cost: Heap, discounts: int, barters: int) -> list[Heap]:
    """T36: first the discounts, which must be taken while goods are left; then barter."""
    number = max(0, sum(cost.values()) - discounts)
    reduced = [rest for rest in heaps_of(number) if is_within(rest, cost)]
    allowed = GOODS_PER_BARTER * barters
    return [
        given
        for given in heaps_of(number)
        if any(not_paid_in_kind(rest, given) <= allowed for rest in reduced)
    ]


def pay_text(goods: Heap) -> str:
    given = [f"{good} {goods[good]}" for good in GOODS if goods[good] > 0]
    return " ".join(["pay", *given]) if given else "pay nothing"


class Price(NamedTuple):
    """What is given back at once; points are tokens."""

    goods: Heap
    gold: int = 0
    points: int = 0


def goods_prices(heaps: list[Heap]) -> dict[str, Price]:
    return {pay_text(goods): Price(goods) for goods in heaps}


RAIDS: dict[int, tuple[dict[str, Price], int]] = {  # T30: corner -> goods or gold, or else points
    4: (goods_prices(heaps_of(1)), 1),
    8: (goods_prices(heaps_of(2)), 1),
    12: (goods_prices(heaps_of(3)), 2),
    LAST_CORNER: ({"pay gold": Price(heap(), gold=1)}, 3),  # T33
}
SILVER = {  # T27: exchange -> price
    **{f"silver {good} 2": Price(only(good, 2)) for good in GOODS},
    **{f"silver {good} 4": Price(only(good, 4)) for good in GOODS},
    "silver gold 1": Price(heap(), gold=1),
    "silver gold 2": Price(heap(), gold=2),
}


def silver_points(price: Price) -> int:
    """T27: 1 gold 2 points, 2 gold 4 points; two goods 1 point, four goods 3 points."""
    if price.gold > 0:
        return 2 * price.gold
    return {2: 1, 4: 3}[sum(price.goods.values())]


# The cards


class GoodsCard(NamedTuple):
    """What a goods card shows (T21)."""

    copies: int
    goods: Heap
    gold: int = 0
    points: int = 0


CHOICE = "choice"
GOODS_CARDS = {
    "date": GoodsCard(2, heap(dates=1)),
    "salt": GoodsCard(2, heap(salt=1)),
    "pepper": GoodsCard(2, heap(pepper=1)),
    "dates2": GoodsCard(1, heap(dates=2)),
    "salt2": GoodsCard(1, heap(salt=2)),
    "pepper2": GoodsCard(1, heap(pepper=2)),
    "date+salt": GoodsCard(1, heap(dates=1, salt=1)),
    "date+pepper": GoodsCard(1, heap(dates=1, pepper=1)),
    "salt+pepper": GoodsCard(1, heap(salt=1, pepper=1)),
    CHOICE: GoodsCard(3, heap()),
    "gold": GoodsCard(3, heap(), gold=1),
    "point": GoodsCard(1, heap(), points=1),
}

KINDS = ("well", "rider", "oasis", "targia", "camp")  # T35
EFFECTS = {
    *("-", "take_good", "take_two_goods", "more_dates", "more_salt", "more_pepper", "more_gold"),
    *("barter", "free_hand", "swap", "safe", "face_foe", "face_robber"),
    *("two_goods_cards", "two_tribe_cards", "fine_silver", "big_stores", "full_row"),
    *(f"cheap_{kind}" for kind in KINDS),
    *(f"pairs_{kind}" for kind in KINDS),
}


class TribeCard(NamedTuple):
    kind: str
    points: int
    goods: Heap
    gold: int
    or_gold: bool
    effect: str

    def is_sound(self) -> bool:
        number = sum(self.goods.values())
        slash_is_sound = not self.or_gold or (self.gold == 0 and number >= 1)
        words_are_known = self.kind in KINDS and self.effect in EFFECTS
        numbers_fit = number <= 10 and self.gold <= 3 and 1 <= self.points <= 3
        return slash_is_sound and words_are_known and numbers_fit


def read_deck(text: str) -> dict[str, TribeCard]:
    """Each line is a card of its own, named by its kind and a running number within the kind."""
    cards: dict[str, TribeCard] = {}
    for line in csv.DictReader(text.splitlines()):
        card = TribeCard(
            kind=line["kind"],
            points=int(line["points"]),
            goods={good: int(line[good]) for good in GOODS},
            gold=int(line["gold"]),
            or_gold=line["or_gold"] == "1",
            effect=line["effect"],
        )
        assert card.is_sound(), f"not a sound card: {line}"
        number = 1 + sum(before.kind == card.kind for before in cards.values())
        cards[f"{card.kind}{number}"] = card
    return cards


@dataclass(eq=False)
class Making:
    """One making of a deck (T20): its cards that nobody saw yet, face down on the table or not."""

    unseen: list[str]


@dataclass
class Deck:
    making: Making
    discards: list[str] = field(default_factory=list)


class FaceDown(NamedTuple):
    space: str
    kind: str  # goods or tribe
    making: Making


# The game


@dataclass
class Player:
    """T5"""

    goods: Heap = field(default_factory=lambda: heap(2, 2, 2))
    gold: int = 1
    tokens: int = 4
    hand: str | None = None
    hand_since: int = 0  # the robber's card when it was taken; it tells one round from another
    rows: list[list[str]] = field(default_factory=lambda: [[] for _ in range(ROWS)])

    def laid(self) -> list[str]:
        return [card for row in self.rows for card in row]

    def number_of_goods(self) -> int:
        return sum(self.goods.values())

    def can_pay(self, price: Price) -> bool:
        has_goods = is_within(price.goods, self.goods)
        return has_goods and price.gold <= self.gold and price.points <= self.tokens

    def payable(self, prices: dict[str, Price]) -> dict[str, Price]:
        return {text: price for text, price in prices.items() if self.can_pay(price)}

    def pay(self, price: Price) -> None:
        assert self.can_pay(price)
        for good in GOODS:
            self.goods[good] -= price.goods[good]
        self.gold -= price.gold
        self.tokens -= price.points


class Question(NamedTuple):
    actor: int
    options: list[str]  # of chance: one for every card


Answer = TypeVar("Answer")
Steps = Generator[Question, str, Answer]


def ask(actor: int, options: Iterable[str]) -> Steps[str]:
    question = Question(actor, list(options))
    assert question.options, "a question without an answer"
    answer = yield question
    return answer


class Oracle:
    """One game, from the lot to the last point."""

    def __init__(self, deck: str, first: str = "lot") -> None:
        assert first in ("lot", "1", "2"), f"not a first player: {first!r}"
        self.tribe = read_deck(deck)
        goods = [name for name, card in GOODS_CARDS.items() for _ in range(card.copies)]
        self.decks = {"goods": Deck(Making(goods)), "tribe": Deck(Making(list(self.tribe)))}
        self.players = [Player() for _ in SEATS]
        self.first = None if first == "lot" else int(first) - 1
        self.robber = 0  # T6: beside card 1
        self.face_up: dict[str, str] = {}  # space -> card
        self.down: list[FaceDown] = []  # in the order laid (T19)
        self.targis: dict[str, int] = {}  # border card -> seat
        self.markers: dict[str, set[int]] = {space: set() for space in SPACES}
        self._story = self._game()
        self._question: Question | None = next(self._story)

    # Whose turn, what is legal, play

    @property
    def actor(self) -> int | None:
        """The seat to act, CHANCE, or None when the game is over."""
        return None if self._question is None else self._question.actor

    def legal(self) -> list[str]:
        """All legal actions or outcomes as texts."""
        return [] if self._question is None else list(dict.fromkeys(self._question.options))

    def weights(self) -> dict[str, int]:
        """Outcome -> how many cards would bring it."""
        assert self._question is not None and self._question.actor == CHANCE, "not a chance"
        return dict(Counter(self._question.options))

    def play(self, text: str) -> None:
        assert text in self.legal(), f"not legal: {text!r}"
        try:
            self._question = self._story.send(text)
        except StopIteration:
            self._question = None

    def _game(self) -> Steps[None]:
        if self.first is None:
            lot = yield from ask(CHANCE, ["first 1", "first 2"])  # T1
            self.first = int(lot.split()[1]) - 1
        yield from self._deal()
        while True:
            self.robber += 1  # T7
            if self.robber in RAIDS:
                yield from self._raid()
                if self.robber == LAST_CORNER:
                    return  # T34
                self.robber += 1  # T7
            yield from self._round()
            if self._somebody_laid_all():
                return  # T40
            yield from self._turn_up()  # T19
            self.first = 1 - self.first  # T19

    def _in_turn(self) -> list[int]:
        """Both seats, the first player first."""
        assert self.first is not None
        return [self.first, 1 - self.first]

    # The decks

    def _deal(self) -> Steps[None]:
        """T4"""
        for space in SPACES:
            self._lay_down(space, "goods" if space in GOODS_AT_THE_START else "tribe")
        yield from self._turn_up()

    def _left(self, kind: str) -> int:
        """T20: a card laid face down has left its deck, though nobody knows it yet."""
        making = self.decks[kind].making
        return len(making.unseen) - sum(card.making is making for card in self.down)

    def _finds_card(self, kind: str) -> bool:
        """T20: asked when a card must be drawn or laid; the deck is made anew if need be."""
        deck = self.decks[kind]
        if self._left(kind) == 0 and deck.discards:
            deck.making, deck.discards = Making(deck.discards), []
        return self._left(kind) > 0

    def _lay_down(self, space: str, kind: str) -> None:
        """T16, T4; T20: without a card the space stays empty."""
        self.face_up.pop(space, None)
        if self._finds_card(kind):
            self.down.append(FaceDown(space, kind, self.decks[kind].making))

    def _turn_up(self) -> Steps[None]:
        """T19"""
        while self.down:
            card = self.down[0]
            name = yield from self._chance("turn", card.making)
            self.down.remove(card)
            self.face_up[card.space] = name

    def _draw(self, kind: str, number: int) -> Steps[list[str]]:
        """T29: so many cards, or as many as can be had."""
        drawn: list[str] = []
        while len(drawn) < number and self._finds_card(kind):
            drawn.append((yield from self._chance("draw", self.decks[kind].making)))
        return drawn

    def _chance(self, verb: str, making: Making) -> Steps[str]:
        """Any card of that making may come, but those seen."""
        outcome = yield from ask(CHANCE, [f"{verb} {name}" for name in making.unseen])
        name = outcome.split()[1]
        making.unseen.remove(name)
        return name

    def _discard(self, card: str) -> None:
        self.decks["tribe" if card in self.tribe else "goods"].discards.append(card)

    # A round

    def _round(self) -> Steps[None]:
        for seat in self._in_turn() * TARGIS:  # T8
            place = yield from ask(seat, [f"place {card}" for card in self._placeable(seat)])
            self.targis[place.split()[1]] = seat
        for seat in SEATS:
            for space in self._crossings(seat):
                self.markers[space].add(seat)  # T13
        for seat in self._in_turn():
            yield from self._turn(seat)  # T14

    def _placeable(self, seat: int) -> list[str]:
        return [card for card in BORDER if self._may_stand(seat, card)]  # T9

    def _may_stand(self, seat: int, card: str) -> bool:
        on_robber = card == str(self.robber) and not self._has(seat, "face_robber")  # T10
        on_targi = card in self.targis  # T11
        faces_foe = self.targis.get(OPPOSITE[card]) == 1 - seat
        return not (on_robber or on_targi or (faces_foe and not self._has(seat, "face_foe")))  # T12

    def _crossings(self, seat: int) -> list[str]:
        """T13: the spaces with a Targi of this seat at an end of the row and of the column."""
        return [
            space
            for space in SPACES
            if all(any(self.targis.get(end) == seat for end in LINES[line]) for line in space)
        ]

    def _turn(self, seat: int) -> Steps[None]:
        """T14; the turn ends by itself when nothing is left to choose."""
        while options := self._acting(seat):
            answer = yield from ask(seat, options)
            match answer.split():
                case ["use", piece]:
                    self._take_off(seat, piece)
                    yield from self._use(seat, piece)
                case ["skip", piece]:
                    self._take_off(seat, piece)  # T15, T16: the card stays
                case ["lay", "hand"]:
                    yield from self._lay(seat, self._hand(seat))
                case ["done"]:
                    break
        yield from self._return(seat)

    def _acting(self, seat: int) -> list[str]:
        pieces = self._pieces(seat)
        options = [f"use {piece}" for piece in pieces if self._is_usable(seat, piece)]
        options += [f"skip {piece}" for piece in pieces]
        if self._may_lay_freely(seat):
            options += ["lay hand"] if pieces else ["lay hand", "done"]
        return options

    def _may_lay_freely(self, seat: int) -> bool:
        """free_hand"""
        hand = self.players[seat].hand
        if hand is None or self._took_hand_this_round(seat):
            return False
        return self._has(seat, "free_hand") and self._may_lay(seat, hand)

    def _return(self, seat: int) -> Steps[None]:
        """T18"""
        player = self.players[seat]
        big = self._has(seat, "big_stores")
        player.gold = min(player.gold, BIG_GOLD_KEPT if big else GOLD_KEPT)
        while player.number_of_goods() > (BIG_GOODS_KEPT if big else GOODS_KEPT):
            player.goods[(yield from self._choose_good(seat, "return", player.goods))] -= 1

    def _choose_good(self, seat: int, verb: str, among: Heap) -> Steps[str]:
        goods = [good for good in GOODS if among[good] > 0]
        answer = yield from ask(seat, [f"{verb} {good}" for good in goods])
        return answer.split()[1]

    # The pieces

    def _pieces(self, seat: int) -> list[str]:
        """The seat's Targis and markers that still stand."""
        targis = [card for card in BORDER if self.targis.get(card) == seat]
        return targis + self._marked(seat)

    def _marked(self, seat: int) -> list[str]:
        return [space for space in SPACES if seat in self.markers[space]]

    def _take_off(self, seat: int, piece: str) -> None:
        if piece in SPACES:
            self.markers[piece].remove(seat)
        else:
            del self.targis[piece]

    def _is_usable(self, seat: int, piece: str) -> bool:
        """Could the action do anything? A border card not named here is always used (T14)."""
        if piece in SPACES:
            return piece in self.face_up  # T17
        if piece == NOBLE:
            return self.players[seat].hand is not None
        if piece == TRADER:
            return bool(self._trades(seat))
        if piece == SILVERSMITH:
            return bool(self.players[seat].payable(SILVER))
        if piece == FATA_MORGANA:
            return bool(self._moves(seat))
        return True

    # The actions

    def _use(self, seat: int, piece: str) -> Steps[None]:
        if piece in SPACES:
            yield from self._use_inner_card(seat, piece)
        elif piece in GOOD_OF_BORDER_CARD:
            self.players[seat].goods[GOOD_OF_BORDER_CARD[piece]] += 1  # T25, T39: no effects
        elif piece == NOBLE:
            yield from self._noble(seat)
        elif piece == TRADER:
            yield from self._trade(seat)
        elif piece == FATA_MORGANA:
            yield from self._move_marker(seat)
        elif piece == SILVERSMITH:
            yield from self._sell_to_silversmith(seat)
        elif piece == CARAVAN:
            yield from self._caravan(seat)
        else:
            assert piece == EXPANSION
            yield from self._expansion(seat)

    def _use_inner_card(self, seat: int, space: str) -> Steps[None]:
        card = self.face_up[space]
        if card in self.tribe:
            yield from self._tribe_card(seat, card)
        else:
            self._discard(card)
            self._lay_down(space, "tribe")  # T16
            yield from self._goods_card(seat, card)

    def _goods_card(self, seat: int, name: str) -> Steps[None]:
        """T21, T39"""
        player, card = self.players[seat], GOODS_CARDS[name]
        player.tokens += card.points
        player.gold += card.gold
        goods = card.goods
        if name == CHOICE:
            chosen = yield from self._choose_good(seat, "take", heap(1, 1, 1))
            goods = only(chosen, 1)
        for good in GOODS:
            if goods[good] > 0:
                player.goods[good] += goods[good] + self._count(seat, f"more_{good}")
        if card.gold > 0:
            yield from self._take_goods(seat, self._count(seat, "more_gold"))

    def _take_goods(self, seat: int, number: int) -> Steps[None]:
        """Goods of the player's choice that an effect gives; they trigger nothing (T39)."""
        for _ in range(number):
            good = yield from self._choose_good(seat, "take", heap(1, 1, 1))
            self.players[seat].goods[good] += 1

    def _caravan(self, seat: int) -> Steps[None]:
        """T29"""
        drawn = yield from self._draw("goods", 2 if self._has(seat, "two_goods_cards") else 1)
        if drawn:
            kept = yield from self._keep(seat, drawn)
            self._discard(kept)
            yield from self._goods_card(seat, kept)

    def _expansion(self, seat: int) -> Steps[None]:
        """T29"""
        drawn = yield from self._draw("tribe", 2 if self._has(seat, "two_tribe_cards") else 1)
        if drawn:
            kept = yield from self._keep(seat, drawn)
            yield from self._tribe_card(seat, kept)

    def _keep(self, seat: int, drawn: list[str]) -> Steps[str]:
        """two_goods_cards, two_tribe_cards: the card not chosen is discarded at once."""
        if len(drawn) == 1:
            return drawn[0]
        alike = drawn[0] == drawn[1]
        answer = yield from ask(seat, ["keep 1"] if alike else ["keep 1", "keep 2"])
        kept, other = drawn if answer == "keep 1" else drawn[::-1]
        self._discard(other)
        return kept

    def _trades(self, seat: int) -> list[str]:
        """T26"""
        goods = self.players[seat].goods
        for_gold = [f"trade {good} gold" for good in GOODS if goods[good] >= GOODS_FOR_GOLD]
        return for_gold + [
            f"trade {good} {other}"
            for good in GOODS
            for other in GOODS
            if goods[good] >= GOODS_FOR_ANOTHER and other != good
        ]

    def _trade(self, seat: int) -> Steps[None]:
        """T26: as often as you like; T14: but once."""
        player = self.players[seat]
        answer = yield from ask(seat, self._trades(seat))
        while answer != "done":
            _, given, taken = answer.split()
            if taken == "gold":
                player.goods[given] -= GOODS_FOR_GOLD
                player.gold += 1
            else:
                player.goods[given] -= GOODS_FOR_ANOTHER
                player.goods[taken] += 1
            answer = yield from ask(seat, [*self._trades(seat), "done"])

    def _sell_to_silversmith(self, seat: int) -> Steps[None]:
        """T27"""
        player = self.players[seat]
        exchanges = player.payable(SILVER)
        price = exchanges[(yield from ask(seat, exchanges))]
        player.pay(price)
        player.tokens += silver_points(price) + self._count(seat, "fine_silver")

    def _moves(self, seat: int) -> list[str]:
        """T28"""
        free = [space for space in SPACES if space in self.face_up and not self.markers[space]]
        return [f"move {start} {end}" for start in self._marked(seat) for end in free]

    def _move_marker(self, seat: int) -> Steps[None]:
        _, start, end = (yield from ask(seat, self._moves(seat))).split()
        self.markers[start].remove(seat)
        self.markers[end].add(seat)

    # Tribe cards

    def _has(self, seat: int, effect: str) -> bool:
        return self._count(seat, effect) > 0

    def _count(self, seat: int, effect: str) -> int:
        """T37: the effect counts as often as it lies in the display."""
        return [self.tribe[card].effect for card in self.players[seat].laid()].count(effect)

    def _hand(self, seat: int) -> str:
        hand = self.players[seat].hand
        assert hand is not None
        return hand

    def _took_hand_this_round(self, seat: int) -> bool:
        return self.players[seat].hand_since == self.robber

    def _noble(self, seat: int) -> Steps[None]:
        """T24"""
        card = self._hand(seat)
        may_lay = self._may_lay(seat, card) and not self._took_hand_this_round(seat)
        yield from self._decide(seat, card, ["lay", "discard"] if may_lay else ["discard"])

    def _tribe_card(self, seat: int, card: str) -> Steps[None]:
        """T22: a card of the table or one just drawn."""
        options = ["lay"] if self._may_lay(seat, card) else []
        options += ["hand"] if self.players[seat].hand is None else ["discard"]
        yield from self._decide(seat, card, options)

    def _decide(self, seat: int, card: str, options: list[str]) -> Steps[None]:
        answer = yield from ask(seat, options)
        if answer == "lay":
            yield from self._lay(seat, card)
        elif answer == "discard":
            self._leave(card)
            self._discard(card)
        else:
            self._leave(card)
            self.players[seat].hand = card
            self.players[seat].hand_since = self.robber

    def _leave(self, card: str) -> None:
        """The card leaves the hand, or the table (T16); one just drawn is at neither."""
        for player in self.players:
            if player.hand == card:
                player.hand = None
        for space in SPACES:
            if self.face_up.get(space) == card:
                self._lay_down(space, "goods")

    def _may_lay(self, seat: int, card: str) -> bool:
        """T38, T36"""
        has_room = len(self.players[seat].laid()) < FULL_DISPLAY
        return has_room and bool(self._payments(seat, card))

    def _payments(self, seat: int, name: str) -> dict[str, Price]:
        """T36: what the player has, and each different payment once."""
        card = self.tribe[name]
        discounts, barters = self._count(seat, f"cheap_{card.kind}"), self._count(seat, "barter")
        payments = {
            pay_text(goods): Price(goods, card.gold)
            for goods in goods_to_pay(card.goods, discounts, barters)
        }
        if card.or_gold:
            payments["pay gold"] = Price(heap(), gold=1)
        return self.players[seat].payable(payments)

    def _lay(self, seat: int, card: str) -> Steps[None]:
        """T22: the payment, the row, the effect."""
        player = self.players[seat]
        payments = self._payments(seat, card)
        player.pay(payments[(yield from ask(seat, payments))])
        answer = yield from ask(seat, [f"row {row + 1}" for row in self._open_rows(seat)])
        self._leave(card)
        player.rows[int(answer.split()[1]) - 1].append(card)
        yield from self._effect_on_laying(seat, self.tribe[card].effect)

    def _open_rows(self, seat: int) -> list[int]:
        """T38: rows begun and not full, and the topmost empty one."""
        rows = self.players[seat].rows
        begun = [row for row in range(ROWS) if 0 < len(rows[row]) < ROW_LENGTH]
        empty = [row for row in range(ROWS) if not rows[row]]
        return sorted(begun + empty[:1])

    def _effect_on_laying(self, seat: int, effect: str) -> Steps[None]:
        if effect == "take_good":
            yield from self._take_goods(seat, 1)
        elif effect == "take_two_goods":
            yield from self._take_goods(seat, 2)
        elif effect == "swap":
            yield from self._swap(seat)

    def _swap(self, seat: int) -> Steps[None]:
        """swap: any two laid cards of different rows, or none."""
        rows = self.players[seat].rows
        places = [(row, place) for row in range(ROWS) for place in range(len(rows[row]))]
        swaps = {
            f"swap {row + 1}.{place + 1} {other + 1}.{there + 1}": (row, place, other, there)
            for (row, place), (other, there) in combinations(places, 2)
            if row < other
        }
        if not swaps:
            return
        answer = yield from ask(seat, [*swaps, "done"])
        if answer != "done":
            row, place, other, there = swaps[answer]
            rows[row][place], rows[other][there] = rows[other][there], rows[row][place]

    # Raids

    def _raid(self) -> Steps[None]:
        """T30"""
        for seat in self._in_turn():
            if not self._has(seat, "safe"):  # T32
                yield from self._be_raided(seat)

    def _be_raided(self, seat: int) -> Steps[None]:
        """T31: each kind in full and never mixed; T32: else the opponent takes the points."""
        tribute, points = RAIDS[self.robber]
        player, opponent = self.players[seat], self.players[1 - seat]
        payable = player.payable(tribute | {"pay points": Price(heap(), points=points)})
        if payable:
            player.pay(payable[(yield from ask(seat, payable))])
        else:
            opponent.tokens += points

    # The end

    def _somebody_laid_all(self) -> bool:
        """T40"""
        return any(len(player.laid()) == FULL_DISPLAY for player in self.players)

    def _effect_points(self, seat: int) -> int:
        """T41: pairs_KIND and full_row, each card by itself."""
        rows = self.players[seat].rows
        return sum(self._points_of_effect(seat, card, row) for row in rows for card in row)

    def _points_of_effect(self, seat: int, card: str, row: list[str]) -> int:
        effect, _, kind = self.tribe[card].effect.partition("_")
        if effect == "pairs":
            return self._kinds(self.players[seat].laid()).count(kind) // 2
        if self.tribe[card].effect == "full_row" and len(row) == ROW_LENGTH:
            return FULL_ROW_POINTS
        return 0

    def _kinds(self, cards: list[str]) -> list[str]:
        return [self.tribe[card].kind for card in cards]

    def _row_points(self, row: list[str]) -> int:
        """T41"""
        if len(row) < ROW_LENGTH:
            return 0
        different = len(set(self._kinds(row)))
        return {1: SAME_KIND_POINTS, ROW_LENGTH: FOUR_KINDS_POINTS}.get(different, 0)

    # What can be asked

    def breakdown(self) -> list[dict[str, int]]:
        """T41: points by source, for each seat."""
        over = self.actor is None
        return [
            {
                "tokens": player.tokens,
                "printed": sum(self.tribe[card].points for card in player.laid()),
                "effects": self._effect_points(seat) if over else 0,
                "rows": sum(map(self._row_points, player.rows)) if over else 0,
            }
            for seat, player in enumerate(self.players)
        ]

    def points(self) -> list[int]:
        return [sum(sources.values()) for sources in self.breakdown()]

    def winners(self) -> list[float]:
        """T42: points, then gold, then goods; the shares sum to 1."""
        assert self.actor is None, "nobody has won yet"
        ranks = [
            (points, player.gold, player.number_of_goods())
            for points, player in zip(self.points(), self.players, strict=True)
        ]
        best = max(ranks)
        return [1 / ranks.count(best) if mine == best else 0.0 for mine in ranks]

    def snapshot(self) -> dict[str, object]:
        """Everything on the table, and both hands, as plain data."""
        return {
            "robber": self.robber,
            "first": self.first,
            "goods": [[player.goods[good] for good in GOODS] for player in self.players],
            "gold": [player.gold for player in self.players],
            "tokens": [player.tokens for player in self.players],
            "hand": [player.hand for player in self.players],
            "display": [[list(row) for row in player.rows] for player in self.players],
            "spaces": {space: self._card_on(space) for space in SPACES},
            "targis": dict(self.targis),
            "markers": {space: sorted(seats) for space, seats in self.markers.items() if seats},
            "left": {kind: self._left(kind) for kind in self.decks},
            "discards": {kind: sorted(deck.discards) for kind, deck in self.decks.items()},
        }

    def _card_on(self, space: str) -> str | None:
        for card in self.down:
            if card.space == space:
                return f"down {card.kind}"
        return self.face_up.get(space)
