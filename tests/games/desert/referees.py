"""Two referees at one table: the fast one and the oracle, compared at a state."""

import random

import numpy as np
import pytest

from games.desert.oracle import Oracle
from serai.core.compiled import Buffer
from serai.core.contract import OVER, SPECTATOR
from serai.core.match import Match
from serai.games.desert.layout import COLOUR_NAMES, COLOURS, VALUES, material_of, state_of
from serai.games.desert.notation import cell_text


def compare(match: Match, state: Buffer, oracle: Oracle) -> None:
    m, game, st = match.material.m, match.game, state_of(state)
    cells = int(material_of(m).cells)
    actor = game.rules.actor(m, state)
    assert (None if actor == OVER else actor) == oracle.actor
    assert game.points(m, state, match.seats) == oracle.points()
    assert {match.text(action) for action in game.legal(m, state)} == set(oracle.legal())
    closed, tokens = st.closed[:cells].tolist(), st.token[:cells].tolist()
    enclosed = {cell_text(m, c): caravan(by - 1) for c, by in enumerate(closed) if by}
    assert enclosed == oracle.enclosed()
    assert {name: int(st.herd[k]) for k, name in enumerate(COLOUR_NAMES)} == oracle.herds()
    assert {cell_text(m, c): value for c, value in enumerate(tokens) if value} == oracle.tokens()
    if actor == OVER:
        assert game.result(m, state, match.seats) == pytest.approx(oracle.winners())
        parts = oracle.breakdown()
        assert [int(area) for area in st.area[: match.seats]] == [part["areas"] for part in parts]
        waterholes = [
            sum((value + 1) * int(st.taken[seat, value]) for value in range(VALUES))
            for seat in range(match.seats)
        ]
        assert waterholes == [part["waterholes"] for part in parts]
        told = game.view.view(m, state, SPECTATOR)["players"]
        assert [player["longest"] for player in told] == [part["caravans"] for part in parts]


def caravan(number: int) -> tuple[int, str]:
    seat, colour = divmod(number, COLOURS)
    return seat, COLOUR_NAMES[colour]


def steer(match: Match, state: Buffer, legal: list[int], dice: random.Random) -> int:
    """Mostly the action, of some tried, after which most cells are enclosed or nearly so."""
    tried = dice.sample(legal, min(len(legal), 12))
    if dice.random() < 0.2 or match.game.rules.actor(match.material.m, state) < 0:
        return tried[0]
    return max(tried, key=lambda action: promise(match, state, action))


def promise(match: Match, state: Buffer, action: int) -> float:
    m, before = match.material.m, state_of(state)
    after = match.game.after(m, state, action)
    st = state_of(after)
    camel = st.camel
    placed = [int(c) for c in np.flatnonzero(before.camel != camel)]
    walls = sum(
        bool(camel[n] == camel[placed[0]] or camel[n] == 99)
        for n in (material_of(m).next[placed[0]] if placed else ())
    )
    return float(st.area.sum() - before.area.sum()) * 10 + (2 if walls == 2 else walls % 3)
