"""The cards in words: names to be read at a glance, and whole sentences."""

from serai.core.texts import listed, say

from ..outlook import Raid
from ..view import GOODS_FACES
from ..view_types import Border, Deck, GoodsName, Inner, TribeCard

COSTS = ("dates", "salt", "pepper", "gold")
_NAMES = list(GOODS_FACES)


def goods_name(name: GoodsName) -> str:
    """What a goods card gives, such as “dates and salt”."""
    return say("targi-goods-card", card=_NAMES.index(name))


def cost_of(card: TribeCard) -> list[tuple[str, int]]:
    """What a card costs, without the gold that may be paid instead."""
    cost = card["cost"]
    numbers = (cost["dates"], cost["salt"], cost["pepper"], cost["gold"])
    return [(ware, number) for ware, number in zip(COSTS, numbers, strict=True) if number]


def tribe_words(card: TribeCard) -> str:
    amounts = [say("targi-amount", good=ware, number=number) for ware, number in cost_of(card)]
    cost = listed(amounts) or say("targi-ware-none")
    if card["or_gold"]:
        cost = say("targi-card-or-gold", cost=cost)
    effect = card["effect"]
    does = say("targi-card-no-effect" if effect is None else f"targi-effect-{effect}")
    kind = say(f"targi-kind-{card['kind']}")
    return say("targi-card-tribe", kind=kind, points=card["points"], cost=cost, effect=does)


def back_words(deck: Deck) -> str:
    return say(f"targi-card-back-{deck}")


def border_words(card: Border) -> str:
    raid = card["raid"]
    does = say(f"targi-border-does-{card['name']}") if raid is None else _raid_words(raid)
    return say("targi-border-words", name=say(f"targi-border-name-{card['name']}"), does=does)


def inner_words(space: Inner) -> str:
    card, down = space["card"], space["down"]
    if down is not None:
        return back_words(down)
    if card is None:
        return say("targi-space-empty")
    if card["deck"] == "goods":
        return say("targi-card-goods", gives=goods_name(card["name"]))
    return tribe_words(card)


def _raid_words(raid: Raid) -> str:
    if raid["gold"]:
        return say("targi-border-raid-gold", points=raid["points"])
    return say("targi-border-raid", goods=raid["goods"], points=raid["points"])
