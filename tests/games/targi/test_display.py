"""T38: three rows of four, and the card that swaps two others."""

import pytest

from games.targi.table import bare, do, legal, line, own, player, stores, table, the, told
from serai.core.match import Match

ROW = ["well1 well2 well3 well4", "well5 well6 well7 well8", "well9 well10 well11 well12"]


def laying(rows: str, effect: str = "-") -> Match:
    """Seat 1 has paid for a card, camp1, and chooses its row."""
    deck = own(*["well,1,1,0,0,0,0,-"] * 12, f"camp,1,0,0,0,0,0,{effect}")
    match = bare("1:1 2:2", deck, hand_1="camp1", rows_1=rows)
    do(match, "use 1")
    if "lay" in match.legal():
        do(match, "lay", "pay nothing")
    return match


@pytest.mark.rule("T38")
@pytest.mark.parametrize(
    ("rows", "open_rows"),
    [
        ("", "row 1"),
        ("well1", "row 1, row 2"),
        ("well1 / well2", "row 1, row 2, row 3"),
        ("well1 / well2 / well3", "row 1, row 2, row 3"),
        (ROW[0], "row 2"),
        (f"{ROW[0]} / well5", "row 2, row 3"),
        (f"well1 / {ROW[1]}", "row 1, row 3"),
        (f"{ROW[0]} / {ROW[1]}", "row 3"),
        (f"{ROW[0]} / {ROW[1]} / well9", "row 3"),
        (f"well1 / {ROW[1]} / {ROW[2]}", "row 1"),
    ],
)
def test_a_card_goes_into_an_open_row_or_the_topmost_empty_one(rows: str, open_rows: str) -> None:
    assert legal(laying(rows)) == open_rows


@pytest.mark.rule("T38")
def test_a_row_fills_from_left_to_right() -> None:
    match = laying("well1 well2 / well3")
    do(match, "row 1")
    assert line(match, "rows 1") == "well1 well2 camp1 / well3"


@pytest.mark.rule("T38")
def test_a_row_is_refused_with_the_reason() -> None:
    match = laying(ROW[0])
    assert told(match.why_not("row 1")) == [("T38", "row-full", ROW[0])]
    assert told(match.why_not("row 3")) == [("T38", "row-later", "")]
    assert match.why_not("row 3")[0].facts["row"] == 3


@pytest.mark.rule("T38")
def test_with_twelve_cards_laid_no_more_can_be_laid() -> None:
    match = laying(" / ".join(ROW))
    assert legal(match) == "discard"
    assert told(match.why_not("lay")) == [("T38", "display-full", "camp1")]


@pytest.mark.rule("T38")
@pytest.mark.effect("free_hand")
def test_with_twelve_cards_laid_free_hand_lays_no_more() -> None:
    deck = own(*["well,1,1,0,0,0,0,free_hand"] * 12, "camp,1,0,0,0,0,0,-")
    match = bare("1:1 2:2", deck, hand_1="camp1", rows_1=" / ".join(ROW))
    assert told(match.why_not("lay hand")) == [("T38", "display-full", "camp1")]
    do(match, "skip 1")
    assert match.actor == 1


@pytest.mark.rule("T38")
def test_laid_cards_are_counted_with_their_printed_points() -> None:
    match = table("2:1 3:2", rows_1="targia1 rider1 / camp1", rows_2="targia9")
    assert [score.total for score in match.points()] == [4 + 9, 4 + 1]


@pytest.mark.rule("T38")
@pytest.mark.rule("T41")
@pytest.mark.parametrize(
    ("row", "bonus", "prospect"),
    [
        ("well1", 0, 4),
        ("well1 well2 well4", 0, 4),
        ("well1 camp1", 0, 2),
        ("well1 camp1 rider1", 0, 2),
        ("well1 well2 camp1", 0, 0),
        ("well1 well2 well4 well5", 4, 4),
        ("well1 camp1 rider1 oasis1", 2, 2),
        ("well1 well2 camp1 rider1", 0, 0),
    ],
)
def test_a_row_shows_its_bonus_and_what_it_can_still_reach(
    row: str, bonus: int, prospect: int
) -> None:
    shown = player(table("2:1 3:2", rows_1=row), 0)["display"]
    told = [(part["bonus"], part["prospect"]["points"]) for part in shown]
    assert told == [(bonus, prospect), (0, 4), (0, 4)]


# -- swap -------------------------------------------------------------------------------------


@pytest.mark.rule("T38")
@pytest.mark.effect("swap")
def test_swap_exchanges_two_cards_of_different_rows() -> None:
    match = laying("well1 well2 / well3", "swap")
    do(match, "row 2")
    assert match.legal() == [
        "done",
        "swap 1.1 2.1",
        "swap 1.1 2.2",
        "swap 1.2 2.1",
        "swap 1.2 2.2",
    ]
    do(match, "swap 1.2 2.1")
    assert (line(match, "rows 1"), match.actor) == ("well1 well3 / well2 camp1", 1)


@pytest.mark.rule("T38")
@pytest.mark.effect("swap")
def test_swap_may_exchange_the_card_itself() -> None:
    match = laying("well1 well2 / well3", "swap")
    do(match, "row 2", "swap 1.1 2.2")
    assert line(match, "rows 1") == "camp1 well2 / well3 well1"


@pytest.mark.rule("T38")
@pytest.mark.effect("swap")
def test_swap_reaches_over_all_three_rows() -> None:
    match = laying("well1 / well2", "swap")
    do(match, "row 3")
    assert match.legal() == ["done", "swap 2.1 3.1", "swap 1.1 3.1", "swap 1.1 2.1"]
    do(match, "swap 1.1 3.1")
    assert line(match, "rows 1") == "camp1 / well2 / well1"


@pytest.mark.rule("T38")
@pytest.mark.effect("swap")
def test_swap_may_be_left_alone_and_comes_once() -> None:
    match = laying("well1 / well2", "swap")
    do(match, "row 1", "done")
    assert (line(match, "rows 1"), match.actor) == ("well1 camp1 / well2", 1)


@pytest.mark.rule("T38")
@pytest.mark.effect("swap")
def test_in_a_single_row_there_is_nothing_to_swap() -> None:
    match = laying("well1 well2", "swap")
    do(match, "row 1")
    assert match.actor == 1


@pytest.mark.rule("T38")
@pytest.mark.effect("swap")
def test_a_place_without_a_card_is_not_swapped() -> None:
    match = laying("well1 / well2", "swap")
    do(match, "row 1")
    reasons = match.why_not("swap 1.3 2.1")
    assert told(reasons) == [("T38", "no-card", "")]
    assert reasons[0].facts == {"row": 1, "place": 3}


@pytest.mark.rule("T38")
@pytest.mark.effect("swap")
def test_swap_is_in_the_usual_deck_too() -> None:
    match = table("1:1 2:2", hand_1=the("swap"), rows_1="well1 / rider1")
    do(match, "use 1", "lay", "pay gold", "row 1", "swap 1.1 2.1")
    assert line(match, "rows 1") == f"rider1 {the('swap')} / well1"
    assert stores(match, 0)[3] == 0
