"""The fast referee against the slow, obvious one, at every step of many games."""

import random

import pytest

import serai
from games.targi.oracle import Oracle
from games.targi.referees import compare, pick
from serai.games.targi.layout import EFFECT_NAMES, KIND_NAMES, state_of
from serai.games.targi.material import COLUMNS
from walk import length

GAMES = 3000


def rich(effect: str, dice: random.Random) -> str:
    """A cheap deck, half of it with one effect and the rest with any."""
    lines = [",".join(COLUMNS)]
    for number in range(dice.randint(20, 45)):
        goods = [dice.randrange(3) // (1 + dice.randrange(2)) for _ in range(3)]
        slash = int(sum(goods) > 0 and dice.random() < 0.2)
        gold = int(not slash and dice.random() < 0.1)
        name = effect if dice.random() < 0.5 else dice.choice(EFFECT_NAMES)
        kind = KIND_NAMES[number % 5] if dice.random() < 0.5 else KIND_NAMES[0]
        numbers = [dice.randint(1, 3), *goods, gold, slash]
        lines.append(",".join([kind, *map(str, numbers), name]))
    return "\n".join(lines) + "\n"


def tiny(dice: random.Random) -> str:
    """One to eight cards, so that the deck runs out again and again."""
    head, *cards = rich(dice.choice(EFFECT_NAMES), dice).splitlines()
    return "\n".join([head, *dice.sample(cards, dice.randint(1, 8))]) + "\n"


@pytest.mark.soak
@pytest.mark.parametrize("eager", [False, True], ids=["any", "eager"])
@pytest.mark.parametrize("deck", ["usual", "rich", "tiny"])
def test_the_referees_agree(deck: str, eager: bool) -> None:
    games, laid = length(GAMES // 6), 0
    for seed in range(games):
        dice = random.Random(f"{deck}/{eager}/{seed}")
        text = "nomads"
        if deck != "usual":
            effect = EFFECT_NAMES[1 + seed % (len(EFFECT_NAMES) - 1)]
            text = rich(effect, dice) if deck == "rich" else tiny(dice)
        laid += agree(text, dice, eager)
    assert laid > games


def agree(deck: str, dice: random.Random, eager: bool) -> int:
    """Play one game at both tables; how many cards were laid."""
    first = dice.choice(["lot", "1", "2"])
    match = serai.new("targi", seed=1, deck=deck, first=first)
    oracle = Oracle(match.material.source, first)
    m, game, state = match.material.m, match.game, match.start.state
    while True:
        compare(match, state, oracle)
        if oracle.actor is None:
            return sum(state_of(state).laid.tolist())
        text = pick(oracle.legal(), dice, eager)
        game.rules.apply(m, state, game.notation.parse(m, state, text))
        oracle.play(text)
