"""Tribe cards in signs and in words, and where they lie: on the table, in hands, in displays."""

from collections.abc import Iterator, Mapping
from typing import cast

from rich.text import Text
from typing_extensions import TypeIs

from serai.core.texts import say
from serai.screens.bidi import apart, fitted, wrapped

from ..view_types import GoodsCard, GoodsName, HiddenHand, Kind, Row, TribeCard, Unseen
from .seen import Seen

WIDTH = 80
WHERE, NAME, COST = 7, 9, 12
UNSEEN = "?"
ROWS, PLACES = 3, 4
LONGEST_NAME = 7  # of a tribe card, so that two displays fit side by side
DIM = "dim"
INK = "#000000"
GROUNDS: dict[Kind, str] = {
    "well": "#9fd0ff",
    "rider": "#ffb98a",
    "oasis": "#a6e3a1",
    "targia": "#f5a8d0",
    "camp": "#c9b6f2",
}
SEAT_STYLES = ("bold #ffffff on #1746a2", "bold #000000 on #ffffff")
POINT, NO_CARD = "★", "·"
GOOD_SIGNS = {"dates": "d", "salt": "s", "pepper": "p", "gold": "g"}
Card = GoodsCard | TribeCard | Unseen | HiddenHand
IN_HAND = ("1", None)  # the piece with which a hand card is laid: Noble's, or none at all


def kind_style(card: TribeCard) -> str:
    return f"{INK} on {GROUNDS[card['kind']]}"


# -- what is printed on a card ---------------------------------------------------------------


def cost_signs(card: TribeCard) -> str:
    """`2d 1g`, `1d 1s 1p/1g`."""
    shown = " ".join(f"{number}{GOOD_SIGNS[good]}" for good, number in _cost(card)) or "0"
    return f"{shown}/1g" if card["or_gold"] else shown


def cost_words(card: TribeCard) -> str:
    """`2 dates, 1 gold`."""
    amounts = [say("targi-amount", good=good, number=number) for good, number in _cost(card)]
    if not amounts:
        return say("targi-screen-nothing")
    key = "targi-screen-or-gold" if card["or_gold"] else "targi-screen-amounts"
    return say(key, amounts=amounts)


def _cost(card: TribeCard) -> list[tuple[str, int]]:
    cost = cast("Mapping[str, int]", card["cost"])
    return [(good, number) for good, number in cost.items() if number]


def points_words(card: TribeCard) -> str:
    return say("targi-points", points=card["points"])


def effect_words(card: TribeCard) -> str:
    return say(f"targi-effect-{card['effect']}") if card["effect"] else ""


def sentence(card: TribeCard) -> str:
    """Everything about a card."""
    effect = effect_words(card) or say("targi-screen-no-effect")
    facts = {"points": points_words(card), "cost": cost_words(card), "effect": effect}
    return say("targi-screen-card", name=card["name"], **facts)


def goods_words(name: GoodsName) -> list[str]:
    """What a goods card gives, part by part: `date+salt` is `1 date` and `1 salt`."""
    if name == "choice":
        return [say("targi-screen-choice")]
    if name == "point":
        return [say("targi-points", points=1)]
    return [_amount(part) for part in name.split("+")]


def _amount(part: str) -> str:
    good = part.rstrip("2")
    number = 2 if part.endswith("2") else 1
    return say("targi-amount", good="dates" if good == "date" else good, number=number)


def card_words(card: Card) -> str:
    """A card in a few words: a tribe card by its name, a goods card by what it gives."""
    return " + ".join(goods_words(card["name"])) if is_goods(card) else card["name"]


def is_goods(card: Card) -> TypeIs[GoodsCard]:
    return "gives" in card


def is_tribe(card: Card) -> TypeIs[TribeCard]:
    """Whether it is one that can be read, in a hand too."""
    return "kind" in card


def in_use(view: Seen) -> TribeCard:
    """The tribe card that is dealt with now."""
    piece = view["using"]["piece"]
    card: Card | None
    if piece in IN_HAND:
        card = view["players"][view["actor"]]["hand"]
    elif view["using"]["drawn"]:
        card = view["using"]["drawn"][0]
    else:
        card = next(space["card"] for space in view["inner"] if space["name"] == piece)
    assert card and is_tribe(card)
    return card


# -- the cards in sight ----------------------------------------------------------------------


def in_sight(view: Seen) -> Iterator[tuple[str, TribeCard | Unseen | HiddenHand]]:
    """Tribe cards on the table, drawn and in hands, with where they are."""
    for space in view["inner"]:
        if space["card"] and is_tribe(space["card"]):
            yield space["name"], space["card"]
    for card in view["using"]["drawn"]:
        if not is_goods(card):
            yield say("targi-screen-drawn"), card
    for player in view["players"]:
        if player["hand"]:
            yield say("targi-screen-hand-of", number=player["seat"] + 1), player["hand"]


def listed(view: Seen) -> list[Text]:
    return [line for where, card in in_sight(view) for line in _entry(where, card)]


def _entry(where: str, card: TribeCard | Unseen | HiddenHand) -> Iterator[Text]:
    """A card with its points, its cost and its effect in words."""
    start = Text(apart(fitted(where, WHERE)))
    notes = [say(f"targi-screen-{note}") for note in ("secret", "fresh") if card.get(note)]
    if not is_tribe(card):
        yield Text.assemble(start, f"{UNSEEN:<{NAME}}", apart(" ".join(notes)))
        return
    start.append(card["name"], kind_style(card))
    start.append(" " * (NAME - len(card["name"])))
    start.append(f"{card['points']}{POINT}  {cost_signs(card):<{COST}}")
    before = start.cell_len
    words = wrapped(" ".join([*notes, effect_words(card)]), WIDTH - before) or [""]
    yield Text.assemble(start, apart(words[0]))
    yield from (Text(" " * before + apart(line)) for line in words[1:])


# -- the displays ----------------------------------------------------------------------------


def displays(view: Seen) -> list[Text]:
    """What is laid, row by row as far as rows are begun, the seats side by side if they fit."""
    laid = [player["display"] for player in view["players"]]
    begun = max((n + 1 for rows in laid for n in range(ROWS) if rows[n]["cards"]), default=0)
    names = [card["name"] for rows in laid for row in rows for card in row["cards"]]
    width = max(map(len, names), default=0)
    halves = [
        [_row(seat, n, rows[n], width) for n in range(begun)] for seat, rows in enumerate(laid)
    ]
    if width > LONGEST_NAME:
        return [line for half in halves for line in half]
    return [_side_by_side(*lines) for lines in zip(*halves, strict=True)]


def _side_by_side(left: Text, right: Text) -> Text:
    return Text.assemble(left, " " * (WIDTH // 2 - len(left)), right)


def _row(seat: int, number: int, row: Row, width: int) -> Text:
    """Whose, which, four places, then the bonus: `+4` reached, `4?` within reach, `-` neither."""
    line = Text.assemble((f" {seat + 1} ", SEAT_STYLES[seat]), (f"{number + 1}: ", DIM))
    for card in row["cards"]:
        line.append(card["name"], kind_style(card))
        line.append(" " * (width + 1 - len(card["name"])))
    line.append(f"{NO_CARD:<{width + 1}}" * (PLACES - len(row["cards"])), DIM)
    if row["bonus"]:
        return line.append(f"+{row['bonus']}", "bold")
    return line.append(f"{row['prospect']['points']}?" if row["prospect"]["points"] else "-", DIM)


def heading(view: Seen) -> Text:
    first = "-" if view["first"] is None else view["first"] + 1
    facts = {"round": view["round"], "rounds": view["rounds"], "first": str(first)}
    return Text(apart(say("targi-screen-heading", **facts, **view["decks"])), DIM)
