"""What is owed for T41, full rows and effects, is entered when the card is laid that earns it."""

import pytest

from games.targi.table import bare, do, own, totals
from serai.core.contract import SPECTATOR
from serai.core.match import Match

LAY = ["use 1", "lay", "pay nothing"]
DECK = own(
    *["well,1,0,0,0,0,0,-"] * 4,
    "camp,1,0,0,0,0,0,full_row",
    "well,1,0,0,0,0,0,pairs_well",
)


def entered(match: Match, viewer: int) -> list[tuple[int, str, str, int]]:
    entries = [entry for entry in match.provisional(viewer) if entry.ply >= 0]
    return [(entry.seat, entry.rule, entry.source, entry.points) for entry in entries]


@pytest.mark.rule("T41")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize(
    ("hand", "row", "entries"),
    [
        ("well4", "well1 well2 well3", [(0, "T41", "rows", 4)]),
        ("camp1", "well1 well2 well3", [(0, "T41", "effects", 2)]),
        ("well5", "well1 well2", [(0, "T41", "effects", 1)]),
        ("well4", "well1 well2", []),
    ],
)
def test_a_laid_card_brings_at_once_what_it_will_bring_at_the_end(
    viewer: int, hand: str, row: str, entries: list[tuple[int, str, str, int]]
) -> None:
    match = bare("1:1 2:2", DECK, hand_1=hand, rows_1=row)
    before = totals(match)
    do(match, *LAY, "row 1")
    assert entered(match, viewer) == entries
    assert totals(match) == [before[0] + 1, before[1]]  # what is printed, and no more
