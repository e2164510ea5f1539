"""The cards as a view shows them: what is printed on each."""

from typing import cast

from serai.core.compiled import Buffer
from serai.core.facts import for_each_material

from .facts import read_material
from .layout import EFFECT_NAMES, GOODS_CARD_NAMES, KIND_NAMES
from .notation import UNSEEN, card_name
from .outlook import Good
from .view_types import GoodsCard, GoodsName, Kind, TribeCard, Unseen

GOOD_ORDER: tuple[Good, ...] = ("dates", "salt", "pepper")
UNSEEN_CARD: Unseen = {"deck": "tribe", "name": "?"}
assert UNSEEN_CARD["name"] == UNSEEN


@for_each_material
def tribe_cards(m: Buffer) -> list[TribeCard]:
    """The tribe cards: what is printed on each."""
    mat = read_material(m)
    return [
        {
            "deck": "tribe",
            "name": card_name(m, card),
            "kind": cast("Kind", KIND_NAMES[mat.kind[card]]),
            "points": mat.printed[card],
            "cost": {
                "dates": mat.cost[card][0],
                "salt": mat.cost[card][1],
                "pepper": mat.cost[card][2],
                "gold": mat.gold[card],
            },
            "or_gold": bool(mat.or_gold[card]),
            "effect": None if mat.effect[card] == 0 else EFFECT_NAMES[mat.effect[card]],
        }
        for card in range(mat.cards)
    ]


@for_each_material
def goods_cards(m: Buffer) -> list[GoodsCard]:
    gives = read_material(m).gives
    return [
        {
            "deck": "goods",
            "name": cast("GoodsName", name),
            "gives": {good: gives[card][k] for k, good in enumerate(GOOD_ORDER)},
        }
        for card, name in enumerate(GOODS_CARD_NAMES)
    ]
