"""What is owed for S32 is entered when it is earned: goods at once, rumours for who knows them."""

import pytest

from games.sons.table import closing, do, goods, table, totals
from serai.core.contract import SPECTATOR
from serai.core.match import Match

FULL = "salt 2, gems 2"  # all the places of the board


def entered(match: Match, viewer: int, source: str) -> list[tuple[int, int]]:
    """Seat and points of each entry under a source, without what was there at the start."""
    entries = [entry for entry in match.provisional(viewer) if entry.ply >= 0]
    assert all(entry.rule == "S32" for entry in entries)
    return [(entry.seat, entry.points) for entry in entries if entry.source == source]


@pytest.mark.rule("S32")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_good_counts_four_gold_as_soon_as_it_is_taken(viewer: int) -> None:
    match = closing("gems salt", "13")
    do(match, "pass", "field gems")
    assert (goods(match, 0), entered(match, viewer, "goods")) == ("gems", [(0, 4)])
    assert totals(match) == [0, 0]


@pytest.mark.rule("S32")
def test_what_is_thrown_away_counts_no_more() -> None:
    match = closing("gems", "13", player_1=FULL, r1="+3 salt seen 1")
    do(match, "pass", "field gems", "throw salt")
    assert goods(match, 0) == "salt gems gems gems"
    for viewer, known in ((0, [(0, -3)]), (1, []), (SPECTATOR, [])):
        assert entered(match, viewer, "goods") == []  # one for the other
        assert entered(match, viewer, "rumours") == known


@pytest.mark.rule("S32")
@pytest.mark.rule("S34")
def test_a_rumour_counts_for_whoever_has_seen_it() -> None:
    match = closing("rumour rumour", "13", player_1="gems 1", player_2="gems 2")
    do(match, "pass", "field rumour", "rumour +3", "put gems")
    assert entered(match, 0, "rumours") == [(0, 3), (1, 6)]
    for viewer in (1, SPECTATOR):
        assert entered(match, viewer, "rumours") == []


@pytest.mark.rule("S32")
def test_what_is_owed_is_paid_at_the_end_and_then_what_nobody_knew_is_added() -> None:
    match = table(left="", last=1, turn=2, phase="leading", player_1="gems 2", r1="+3 gems seen 2")
    assert [(e.ply, e.seat, e.points) for e in match.provisional(0)] == [(-1, 0, 8)]
    do(match, "end")
    assert match.over and totals(match) == [14, 0]
    assert entered(match, 0, "goods") == [(0, -8)]
    assert (entered(match, 0, "rumours"), entered(match, 1, "rumours")) == ([], [(0, -6)])
