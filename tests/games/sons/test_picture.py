"""Im Reich der Wüstensöhne as a picture: the plan as it lies, and no rumour that is unknown."""

import pytest

import serai
from serai.core.contract import SPECTATOR
from serai.core.match import Match
from walk import one_move


def played(seed: int, moves: int) -> Match:
    match = serai.new("sons", seats=2, seed=seed)
    while moves and not match.over:
        match.act(one_move("greedy", match, seed))
        moves -= 1
    return match


def test_every_cell_is_there_known_or_not() -> None:
    match = played(5, 30)
    cells = match.view()["cells"]
    drawn = match.svg()
    assert drawn.count('<use href="#sons-dunes"') == 121 - len(cells)
    for cell in cells:
        assert f"<title>{cell['name']}: " in drawn


def test_caravans_and_explorers_stand_where_they_are() -> None:
    match = played(5, 60)
    drawn = match.svg()
    for seat in range(2):
        assert drawn.count(f'<use href="#sons-caravan-{seat}"') == 1
    for player in match.view()["players"]:
        for one in player["explorers"]:
            assert f">explorer {one['height']} of seat {player['seat'] + 1}" in drawn


@pytest.mark.rule("S34")
def test_a_rumour_is_read_by_who_has_seen_it_and_by_nobody_else() -> None:
    """Looked for in games as they come: a rumour on the board that only one of two has seen."""
    for seed in range(1, 20):
        match = played(seed, 140)
        told = {seat: match.view(seat)["rumours"] for seat in (SPECTATOR, 0, 1)}
        for index, rumour in enumerate(told[SPECTATOR]):
            if rumour["good"] and len(rumour["seen"]) == 1 and rumour["value"] is None:
                owner = rumour["seen"][0]
                assert told[owner][index]["value"] is not None
                assert match.svg(owner) != match.svg(1 - owner)
                assert "?" in match.svg(SPECTATOR)
                return
    raise AssertionError("no game had such a rumour")
