"""Decks of tribe cards that a table might bring, drawn at random.

Small ones that run out in every round and the largest there may be; a single effect, a few or any,
the same on many cards; costs of nothing, of all the goods one can hold, of gold alone or instead.
Every deck is one that `material.check` finds no fault in.
"""

import random

from serai.games.targi.layout import CARDS, EFFECT_NAMES, GOODS, KIND_NAMES, MOST_COST
from serai.games.targi.material import COLUMNS, MOST_GOLD, MOST_POINTS

HAND_EFFECTS = ("free_hand", "two_tribe_cards", "swap")  # what is rare and asks for most steps


def own_deck(seed: int) -> str:
    dice = random.Random(f"own deck {seed}")
    number = dice.choice([dice.randint(1, 4), dice.randint(5, 12), dice.randint(13, 60), CARDS])
    effects = [EFFECT_NAMES[seed % len(EFFECT_NAMES)]]
    effects += dice.choice([[], ["-"], HAND_EFFECTS, EFFECT_NAMES])
    kinds = dice.choice([KIND_NAMES, dice.sample(KIND_NAMES, 2), [dice.choice(KIND_NAMES)]])
    dear = dice.choice([0.0, 0.1, 0.5])
    cards = [
        [dice.choice(kinds), str(dice.randint(1, MOST_POINTS)), *cost(dice, dear)]
        for _ in range(number)
    ]
    lines = [",".join([*card, dice.choice(effects)]) for card in cards]
    return "\n".join([",".join(COLUMNS), *lines]) + "\n"


def cost(dice: random.Random, dear: float) -> list[str]:
    """Goods, gold, and whether a gold may be given instead."""
    most = MOST_COST if dice.random() < dear else dice.choice([0, 1, 2, 3])
    goods = [0] * GOODS
    for _ in range(dice.choice([most, dice.randint(0, most)])):
        goods[dice.randrange(GOODS)] += 1
    if dice.random() < 0.1:
        goods = [sum(goods), 0, 0]
    slash = sum(goods) > 0 and dice.random() < 0.2
    gold = 0 if slash or dice.random() < 0.7 else dice.randint(0, MOST_GOLD)
    return [*map(str, goods), str(gold), str(int(slash))]
