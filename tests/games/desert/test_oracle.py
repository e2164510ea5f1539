"""The fast referee against the slow, obvious one, at every ply of many games."""

import random

import pytest

import serai
from games.desert.oracle import Oracle
from games.desert.referees import compare, steer
from walk import length

GAMES = 2000
TABLES = [(2, "wadi"), (2, "sirocco"), (3, "sirocco"), (4, "sirocco"), (5, "sirocco")]


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "chart"), TABLES)
def test_the_referees_agree(seats: int, chart: str) -> None:
    enclosures = sum(agree(seats, chart, seed) for seed in range(length(GAMES // len(TABLES))))
    assert enclosures > 0


def agree(seats: int, chart: str, seed: int) -> int:
    """Play one game on both boards, half of them steered to enclose; how many cells were."""
    dice = random.Random(f"{chart}/{seats}/{seed}")
    match = serai.new("desert", seats=seats, seed=seed, map=chart)
    oracle = Oracle(match.material.source, seats)
    m, steered = match.material.m, bool(seed % 2)
    state = match.start.state
    while True:
        compare(match, state, oracle)
        if oracle.actor is None:
            return len(oracle.enclosed())
        legal = match.game.legal(m, state)
        action = steer(match, state, legal, dice) if steered else dice.choice(legal)
        match.game.rules.apply(m, state, action)
        oracle.play(match.text(action))
