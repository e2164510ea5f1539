"""S21, S22: explorers on the tile just laid, and back home."""

from typing import Any

import pytest

from games.sons.table import choices, do, legal, phase, stands, table, told
from serai.core.match import Match

OPEN = """
         f      g    h
    1    +@1    .    .
    2    +      .    .
    """


def laid(tile: str, place: str = "lay g1 0", **lines: Any) -> Match:
    """Seat 1 has laid a tile."""
    match = table(OPEN, phase="discovering", display_1=tile, **lines)
    do(match, "take 3.1", place)
    return match


# -- S21 --------------------------------------------------------------------------------------


@pytest.mark.rule("S21")
def test_one_explorer_may_be_put_on_the_tile_just_laid() -> None:
    match = laid("aa..:gems")
    assert legal(match) == "pass, explorer 2 n, explorer 3 n, explorer 13 n, explorer 16 n"
    do(match, "explorer 13 n")
    assert stands(match, 13) == "g1n"
    assert phase(match) == "leading"


@pytest.mark.rule("S21")
def test_placing_one_may_be_left_out() -> None:
    match = laid("aa..:gems")
    do(match, "pass")
    assert phase(match) == "leading"
    assert [stands(match, height) for height in (16, 13, 3, 2)] == ["home"] * 4


@pytest.mark.rule("S21")
def test_on_a_tile_with_two_parts_one_is_chosen() -> None:
    match = laid(".ab.:gems,salt")
    assert choices(match, "explorer") == "2/e 2/s 3/e 3/s 13/e 13/s 16/e 16/s"
    do(match, "explorer 16 s")
    assert stands(match, 16) == "g1s"
    parts = next(cell for cell in match.view()["cells"] if cell["name"] == "g1")["parts"]
    assert [[e["height"] for e in part["explorers"]] for part in parts] == [[], [16]]


@pytest.mark.rule("S21")
def test_a_part_is_named_by_the_first_of_its_sides_as_it_lies() -> None:
    match = laid("a..a:gems", "lay g1 1")
    assert choices(match, "explorer").split()[0] == "2/n"
    match = laid("a..a:gems", "lay g1 2")
    assert choices(match, "explorer").split()[0] == "2/e"
    assert told(match.why_not("explorer 2 s")) == [("S21", "other-side", "g1")]


@pytest.mark.rule("S21")
def test_even_an_oasis_that_holds_explorers_takes_more() -> None:
    """Seat 1 lays a tile that joins the oasis where 11 stands, and puts 16 beside."""
    match = table(
        """
             f      g    h
        1    +@1    .    aa.a:salt
        """,
        phase="discovering",
        display_1="aa..:gems",
        explorers="11 h1n",
    )
    do(match, "take 3.1", "lay g1 0", "explorer 16 n")
    oasis = next(o for o in match.view()["oases"] if ["h1", "n"] in o["parts"])
    assert [e["height"] for e in oasis["explorers"]] == [16, 11]


@pytest.mark.rule("S21")
def test_an_explorer_blocks_nothing() -> None:
    """Caravans go where explorers stand, and both parts of a tile can hold several."""
    match = table(
        """
             f      g
        1    +@1    ..a.:gems
        """,
        explorers="11 g1s 10 g1s 16 g1s",
    )
    do(match, "move g1")
    assert phase(match) == "discovering"


@pytest.mark.rule("S21")
def test_a_tile_without_oasis_gets_no_explorer() -> None:
    match = laid("....")
    assert phase(match) == "moving"
    do(match, "stay", "pass")
    assert phase(match) == "leading"


@pytest.mark.rule("S21")
@pytest.mark.rule("S20")
def test_only_the_last_tile_laid_in_the_turn_gets_one() -> None:
    match = table(OPEN, phase="discovering", display_1=".... a...")
    do(match, "take 3.1", "lay g1 0", "stay", "take 3.2", "lay h1 1", "explorer 13 e")
    assert stands(match, 13) == "h1e"


@pytest.mark.rule("S21")
def test_never_on_cross_cells() -> None:
    """The part is always one of the tile just laid, though it belongs to an oasis of the cross."""
    match = table(
        """
             f      g    h
        2    +@1    .    .
        """,
        phase="discovering",
        display_1=".a.a:gems",
    )
    do(match, "take 3.1", "lay g2 0", "explorer 13 e")
    assert stands(match, 13) == "g2e"


@pytest.mark.rule("S21")
def test_an_explorer_on_the_plan_cannot_be_placed_again() -> None:
    match = table(
        """
             f      g    h
        1    +@1    .    .
        9    +      .    .a..
        """,
        phase="discovering",
        display_1="a...",
        explorers="13 h9e 3 h9e",
    )
    do(match, "take 3.1", "lay g1 0")
    assert choices(match, "explorer") == "2/n 16/n"
    assert told(match.why_not("explorer 13 n")) == [("S21", "on-the-plan", "h9")]
    assert told(match.why_not("explorer 11 n")) == [("S21", "not-yours", "")]


@pytest.mark.rule("S21")
def test_it_stays_over_the_turns_and_to_the_end_if_its_oasis_is_never_scored() -> None:
    match = table(OPEN, phase="discovering", display_1="aa..", left="", last=2)
    do(match, "take 3.1", "lay g1 0", "explorer 13 n", "end", "stay", "pass", "end")
    assert match.over
    assert stands(match, 13) == "g1n"


# -- S22 --------------------------------------------------------------------------------------

ALL_OUT = """
         f      g    h
    1    +@1    .    .
    2    +      .    .
    9    +      .    .a..
    """
FOUR = "16 h9e 13 h9e 3 h9e 2 h9e"


def with_none_left(tile: str = "aa..:gems", **lines: Any) -> Match:
    match = table(ALL_OUT, phase="discovering", display_1=tile, explorers=FOUR, **lines)
    do(match, "take 3.1", "lay g1 0")
    return match


@pytest.mark.rule("S22")
def test_who_has_no_explorer_left_may_take_one_back() -> None:
    match = with_none_left()
    assert legal(match) == "pass, recall 2, recall 3, recall 13, recall 16"
    do(match, "recall 3")
    assert [stands(match, height) for height in (16, 13, 3, 2)] == ["h9e", "h9e", "home", "h9e"]


@pytest.mark.rule("S22")
def test_who_has_one_left_may_not() -> None:
    match = laid("aa..:gems")
    reasons = match.why_not("recall 13")
    assert told(reasons) == [("S22", "explorers-left", ""), ("S22", "at-home", "")]
    assert reasons[0].facts["heights"] == ["2", "3", "13", "16"]


@pytest.mark.rule("S22")
def test_the_turbans_wearer_may_be_taken_back_too_and_keeps_it() -> None:
    match = with_none_left()
    do(match, "recall 16")
    assert (stands(match, 16), match.view()["players"][0]["explorers"][0]["turban"]) == (
        "home",
        True,
    )


@pytest.mark.rule("S22")
def test_it_is_placed_at_a_later_opportunity_not_at_once() -> None:
    """Ruling."""
    match = with_none_left(left="a...:salt .... ....")
    do(match, "recall 3")
    assert legal(match) == "leader, end"
    do(match, "leader", "stay", "draw", "tile 5.1", "lay h1 3")
    assert legal(match) == "pass, explorer 3 w"


@pytest.mark.rule("S22")
def test_it_is_taken_back_before_scoring() -> None:
    """2 and 3 stand on the oasis that the tile completes; 3 is back before the line is made."""
    match = table(
        """
             f      g    h
        2    +@1    .    ...a:gems
        9    +      .    .a..
        """,
        phase="discovering",
        display_1=".a.a:salt",
        explorers="16 h9e 13 h9e 3 h2w 2 h2w",
    )
    do(match, "take 3.1", "lay g2 0", "recall 3")
    assert [e["height"] for e in match.view()["line"]] == [2]
    assert stands(match, 3) == "home"


@pytest.mark.rule("S22")
def test_the_explorer_of_another_cannot_be_taken_back() -> None:
    match = with_none_left()
    assert told(match.why_not("recall 11")) == [("S22", "not-yours", "")]
