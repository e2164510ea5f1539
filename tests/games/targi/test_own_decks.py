"""The two referees with decks that a table might bring: hundreds, drawn at random."""

import random

import numpy as np
import pytest

import serai
from games.targi.oracle import Oracle
from games.targi.own_decks import own_deck
from games.targi.referees import compare, pick
from serai.core.chance import dice
from serai.core.compiled import Buffer
from serai.core.match import Match
from serai.games.targi.layout import SEATS, state_of
from serai.games.targi.material import check
from walk import length

DECKS = 240
PARTS = 4  # of a run, so that a failure names its part


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_the_referees_agree_with_own_decks(part: int) -> None:
    laid = [agree(own_deck(seed), seed) for seed in range(part, length(DECKS), PARTS)]
    assert sum(laid) > len(laid)


def agree(deck: str, seed: int) -> int:
    """Play one game at both tables, half of them eager to lay; how many cards were laid."""
    assert check(deck) == []
    lots = random.Random(seed)
    first = lots.choice(["lot", "1", "2"])
    match = serai.new("targi", seed=seed, deck=deck, first=first)
    oracle = Oracle(deck, first)
    m, game, state = match.material.m, match.game, match.start.state
    while True:
        compare(match, state, oracle)
        reads_back(match, state)
        if oracle.actor is None:
            return sum(state_of(state).laid.tolist())
        if lots.random() < 0.02:
            ends_soundly(match, state, seed)
        text = pick(oracle.legal(), lots, eager=bool(seed % 2))
        game.rules.apply(m, state, game.notation.parse(m, state, text))
        oracle.play(text)


def reads_back(match: Match, state: Buffer) -> None:
    """The position's own text is the same position, down to what follows from it."""
    game, m = match.game, match.material.m
    again = game.position.read(m, game.position.write(m, state))
    assert again.tobytes() == state.tobytes()
    assert game.points(m, again, SEATS) == game.points(m, state, SEATS)


def ends_soundly(match: Match, state: Buffer, seed: int) -> None:
    """However the rest is played out, what lies there at the end could be."""
    game, m = match.game, match.material.m
    for verb in (game.rules.playout, game.evaluate.rollout):
        end, out = state.copy(), np.zeros(SEATS, np.float64)
        verb(m, end, dice(seed), out)
        assert game.validate.faults(m, end) == []
        assert game.result(m, end, SEATS) == pytest.approx(list(out))
