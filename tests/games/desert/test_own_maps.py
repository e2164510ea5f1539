"""The two referees on maps that a table might bring: hundreds, drawn at random."""

import random

import numpy as np
import pytest

import serai
from games.desert.oracle import Oracle
from games.desert.own_maps import OwnTable, own_table
from games.desert.referees import compare, steer
from serai.core.chance import dice
from serai.core.compiled import Buffer
from serai.core.match import Match
from serai.games.desert.layout import state_of
from serai.games.desert.material import check
from walk import length

MAPS = 500
PARTS = 4  # of a run, so that a failure names its part
FOLLOWING = ("score", "area", "closed", "reached", "sizes")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_the_referees_agree_on_own_maps(part: int) -> None:
    enclosed = [agree(own_table(seed), seed) for seed in range(part, length(MAPS), PARTS)]
    assert sum(enclosed) > 0


def agree(table: OwnTable, seed: int) -> int:
    """Play one game on both boards, half of them steered to enclose; how many cells were."""
    assert check(table.chart) == []
    match = serai.new("desert", seats=table.seats, seed=seed, **table.options())
    oracle = Oracle(table.chart, table.seats, table.first, table.palms)
    lots, state = random.Random(seed), match.start.state
    m = match.material.m
    while True:
        compare(match, state, oracle)
        reads_back(match, state)
        if oracle.actor is None:
            return len(oracle.enclosed())
        if lots.random() < 0.1:
            ends_soundly(match, state, seed)
        legal = match.game.legal(m, state)
        action = steer(match, state, legal, lots) if seed % 2 else lots.choice(legal)
        match.game.rules.apply(m, state, action)
        oracle.play(match.text(action))


def reads_back(match: Match, state: Buffer) -> None:
    """The position's own text is the same position, with the same points and areas."""
    game, m = match.game, match.material.m
    again = game.position.read(m, game.position.write(m, state))
    assert game.position_bytes(again) == game.position_bytes(state)
    assert game.points(m, again, match.seats) == game.points(m, state, match.seats)
    for name in FOLLOWING:
        assert (state_of(again)[name] == state_of(state)[name]).all(), name


def ends_soundly(match: Match, state: Buffer, seed: int) -> None:
    """However the rest is played out, what stands at the end could be."""
    game, m = match.game, match.material.m
    for verb in (game.rules.playout, game.evaluate.rollout):
        end, out = state.copy(), np.zeros(match.seats, np.float64)
        verb(m, end, dice(seed), out)
        assert game.validate.faults(m, end) == []
        assert game.result(m, end, match.seats) == pytest.approx(list(out))
