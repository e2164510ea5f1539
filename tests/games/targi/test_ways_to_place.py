"""T12, T13: wherever the robber stands, there are as many ways to place the six Targis."""

import pytest

from games.targi.table import table
from serai.core.match import Match
from serai.games.targi.layout import state_of

ORDERS, PLACEMENTS, FEWEST = 118_080, 3_280, 3
ROBBERS = [card for card in range(1, 16) if card % 4]


def place_all(match: Match) -> tuple[dict[bytes, int], int]:
    """How many orders lead to each placement, and the fewest spaces anybody ever had."""
    m, game = match.material.m, match.game
    states, orders = {b"": match.state}, {b"": 1}
    fewest = 16
    for _ in range(6):
        placed, ways = {}, dict[bytes, int]()
        for key, state in states.items():
            actions = game.legal(m, state)
            fewest = min(fewest, len(actions))
            for action in actions:
                after = game.after(m, state, action)
                targis = state_of(after).targi.tobytes()
                placed[targis] = after
                ways[targis] = ways.get(targis, 0) + orders[key]
        states, orders = placed, ways
    assert max(int(state_of(s).marker.max()) for s in states.values()) == 2, "nobody shares a card"
    return orders, fewest


@pytest.mark.rule("T12")
@pytest.mark.rule("T13")
@pytest.mark.parametrize("robber", ROBBERS)
def test_the_ways_to_place_are_as_many_wherever_the_robber_stands(robber: int) -> None:
    orders, fewest = place_all(table(phase="placing", robber=robber))
    assert (sum(orders.values()), len(orders), fewest) == (ORDERS, PLACEMENTS, FEWEST)
