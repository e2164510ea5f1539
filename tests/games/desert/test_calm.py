"""What is seen of an action without trying it is what trying it shows."""

import random

import numpy as np
import pytest

import serai
from serai.core.compiled import Buffer
from serai.games.desert.calm import BARREN, STIRRING, find_calm, find_movers
from serai.games.desert.events import brought
from serai.games.desert.facts import read_state
from serai.games.desert.layout import Phase, State, state_of
from serai.games.desert.rules import apply
from serai.games.desert.survey import listed_camels


def stirs(s: Buffer, then: Buffer) -> bool:
    before, after = state_of(s), state_of(then)
    closes = bytes(before.closed) != bytes(after.closed)
    return closes or after.phase == Phase.OVER


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_calm_and_what_brings_nothing_is_as_if_tried(seats: int, seed: int) -> None:
    match, dice = serai.new("desert", seats, seed=seed), random.Random(seed)
    m, stirring = match.material.m, 0
    while not match.over:
        s, actions = match.state, match.position.legal_numbers()
        found = np.empty(len(actions), np.int32)
        find_calm(m, s, np.array(actions, np.int32), found)
        for action, told in zip(actions, found.tolist(), strict=True):
            then = s.copy()
            apply(m, then, action)
            assert (told == STIRRING) == stirs(s, then)
            brings: State = read_state(then)
            assert (told == BARREN) == (
                told != STIRRING and not brought(m, read_state(s), action, brings)
            )
        stirring += found.tolist().count(STIRRING)
        match.act(dice.choice(match.legal()))
    assert stirring


def test_whoever_has_a_legal_camel_can_move() -> None:
    match, dice = serai.new("desert", 4, seed=2), random.Random(2)
    stuck = 0
    while not match.over:
        can = np.full(4, 7, np.int32)
        find_movers(match.material.m, match.state, can)
        st = read_state(match.state)
        assert can.tolist() == [bool(listed_camels(st, seat)) for seat in range(4)]
        stuck += 0 in can.tolist()
        match.act(dice.choice(match.legal()))
    assert stuck
