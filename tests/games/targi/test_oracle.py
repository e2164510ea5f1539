"""The fast referee against the slow, obvious one, at every step of many games."""

import random

import pytest

import serai
from games.targi.oracle import Oracle
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER
from serai.core.match import Match
from serai.games.targi.layout import (
    DISCARDED,
    EFFECT_NAMES,
    EMPTY,
    GOODS_CARD_NAMES,
    GOODS_DECK,
    GOODS_DOWN,
    GOODS_UP,
    KIND_NAMES,
    NONE,
    SEATS,
    TRIBE_DECK,
    TRIBE_DOWN,
    map_of,
    state_of,
)
from serai.games.targi.material import COLUMNS
from serai.games.targi.notation import SPACE_NAMES, card_name
from walk import length

GAMES = 3000
EAGER = ("lay", "row", "pay", "use", "trade", "silver")
SEATS_OF: list[list[int]] = [[], [0], [1], [0, 1]]
FACE_DOWN = {EMPTY: None, GOODS_DOWN: "down goods", TRIBE_DOWN: "down tribe"}


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
    m, game, state = match.material.m, match.game, match.start
    names = [card_name(m, card) for card in range(int(map_of(m).cards))]
    while True:
        actions = {match.text(action): action for action in game.legal(m, state)}
        compare(match, state, oracle, list(actions))
        assert snapshot(names, state) == oracle.snapshot()
        if oracle.actor is None:
            return sum(state_of(state).laid.tolist())
        text = pick(oracle.legal(), dice, eager)
        game.rules.apply(m, state, actions[text])
        oracle.play(text)


def pick(legal: list[str], dice: random.Random, eager: bool) -> str:
    wanted = [text for text in legal if text.startswith(EAGER)] if eager else []
    return dice.choice(wanted or legal)


def compare(match: Match, state: Buffer, oracle: Oracle, texts: list[str]) -> None:
    m, game = match.material.m, match.game
    actor = game.rules.actor(m, state)
    assert (None if actor == OVER else actor) == oracle.actor
    assert set(texts) == set(oracle.legal())
    assert game.points(m, state, SEATS) == oracle.points()
    if actor == CHANCE:
        assert dict(zip(texts, game.weights(m, state), strict=True)) == oracle.weights()
    if actor == OVER:
        assert game.result(m, state, SEATS) == oracle.winners()
        players = game.view.view(m, state, CHANCE)["players"]
        sources = ("tokens", "printed", "effects", "rows")
        told = [{source: player[source] for source in sources} for player in players]
        assert told == oracle.breakdown()


def snapshot(names: list[str], state: Buffer) -> dict[str, object]:
    """The table as the oracle tells it."""
    s = state_of(state)
    known = {**dict(enumerate(names)), NONE: None}
    left = s.left.tolist()
    markers = zip(SPACE_NAMES, s.marker.tolist(), strict=True)
    spaces = zip(SPACE_NAMES, s.space.tolist(), s.face.tolist(), strict=True)
    goods = zip(GOODS_CARD_NAMES, s.goods_discards.tolist(), strict=True)
    tribe = zip(names, s.tribe_at.tolist(), strict=False)
    return {
        "robber": int(s.robber),
        "first": None if s.first == NONE else int(s.first),
        "goods": s.goods.tolist(),
        "gold": s.gold.tolist(),
        "tokens": s.tokens.tolist(),
        "hand": [known[card] for card in s.hand.tolist()],
        "display": [
            [[names[card] for card in row if card != NONE] for row in rows]
            for rows in s.display.tolist()
        ],
        "spaces": {space: on_space(known, lies, face) for space, lies, face in spaces},
        "targis": {str(card): seat - 1 for card, seat in enumerate(s.targi.tolist(), 1) if seat},
        "markers": {space: SEATS_OF[bits] for space, bits in markers if bits},
        "left": {"goods": left[GOODS_DECK], "tribe": left[TRIBE_DECK]},
        "discards": {
            "goods": sorted(card for card, number in goods for _ in range(number)),
            "tribe": sorted(card for card, place in tribe if place == DISCARDED),
        },
    }


def on_space(names: dict[int, str | None], lies: int, face: int) -> str | None:
    if lies in FACE_DOWN:
        return FACE_DOWN[lies]
    return GOODS_CARD_NAMES[face] if lies == GOODS_UP else names[face]
