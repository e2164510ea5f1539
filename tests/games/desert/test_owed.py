"""What is owed for D32 is entered when an area is enclosed; the largest caravan is nobody's yet."""

import pytest

from games.desert.picture import picture
from serai.core.contract import SPECTATOR
from serai.core.match import Match

CORNER = """
    1   .   L1  .   .
    2     .   .   .   .
    3   .   .   .   A2
    """
TAKEN = """
    1   L1  o   o   .
    2     .   .   .   .
    3   A2  .   .   .
    """


def entered(match: Match, viewer: int = SPECTATOR) -> list[tuple[int, str, str, int]]:
    return [(e.seat, e.rule, e.source, e.points) for e in match.provisional(viewer)]


@pytest.mark.rule("D32")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_land_counts_as_soon_as_it_is_enclosed(viewer: int) -> None:
    match = picture(CORNER)
    assert entered(match, viewer) == []
    match.play("lime a2")
    assert entered(match, viewer) == [(0, "D32", "areas", 1)]
    assert match.points()[0].total == 0


@pytest.mark.rule("D31")
def test_nobody_is_owed_the_largest_caravan() -> None:
    match = picture(CORNER)
    match.play("lime c1")
    assert entered(match) == []


@pytest.mark.rule("D32")
def test_it_is_taken_out_again_when_it_is_paid() -> None:
    match = picture(CORNER, herds=2)
    match.play("lime a2")
    match.play("lime c1")
    assert match.over
    assert entered(match) == [(0, "D32", "areas", 1), (0, "D32", "areas", -1)]
    assert {event.source for event in match.events() if event.points} == {"caravans", "areas"}


@pytest.mark.rule("D35")
def test_what_others_had_taken_is_not_told_as_long_as_it_is_hidden() -> None:
    told = []
    for taken in ("0 1 1", "1 0 1", "1 1 0"):
        match = picture(TAKEN, hide_totals=True, waterholes=f"{taken} / 0 0 0", left=1)
        own = [entry.points for entry in match.opening(0)]
        told.append([match.opening(viewer) for viewer in (1, SPECTATOR)])
        assert own == [sum((value + 1) * int(n) for value, n in enumerate(taken.split()))]
    assert told == [[[], []]] * 3
