"""D26–D29: what an enclosed area brings."""

import pytest

from games.desert.picture import board, drawn, enclosed, picture

OASIS_INSIDE = """
    1   {}  .   {}  .   L1  .
    2     .   T   .   .   l1  .
    3   {}  .   .   .   .   A2
    """


@pytest.mark.rule("D26")
def test_all_tokens_inside_are_taken_at_once() -> None:
    match = picture(OASIS_INSIDE.format("3 ", "1 ", "2 "))
    match.play("lime e3")
    assert match.points()[0].total == 6 + 5
    assert match.points()[0].by_source()["waterholes"] == 6
    assert board(match) == drawn("""
        1   #1  #1  #1  #1  L1  .
        2     #1  T1  #1  #1  l1  .
        3   #1  #1  #1  #1  l1  A2
        """)


@pytest.mark.rule("D26")
def test_tokens_outside_stay() -> None:
    match = picture("""
        1   1   L1  2   .
        2     .   .   .   .
        3   3   .   .   A2
        """)
    match.play("lime a2")
    assert match.points()[0].total == 1
    assert board(match) == drawn("""
        1   #1  L1  2   .
        2     l1  .   .   .
        3   3   .   .   A2
        """)


@pytest.mark.rule("D27")
@pytest.mark.rule("D25")
def test_an_oasis_inside_that_was_not_reached_scores() -> None:
    match = picture(OASIS_INSIDE.format(". ", ". ", ". "))
    assert match.points()[0].total == 0
    match.play("lime e3")
    assert match.points()[0].total == 5
    assert match.points()[0].by_source() == {"oases": 5}


@pytest.mark.rule("D27")
def test_an_oasis_inside_that_was_reached_does_not_score_again() -> None:
    match = picture("""
        1   .   .   .   .   L1  .
        2     .   T   l1  l1  l1  .
        3   .   .   .   .   .   A2
        """)
    assert match.points()[0].total == 5
    match.play("lime e3")
    assert enclosed(match).split()[5] == "b2"
    assert match.points()[0].total == 5


@pytest.mark.rule("D28")
@pytest.mark.parametrize("colour", ["lime", "rose"])
def test_not_even_the_owner_places_inside(colour: str) -> None:
    match = picture("""
        1   .   L1  .   .
        2     .   .   .   R1
        3   A2  .   .   .
        """)
    assert match.why_not("lime a1") == []
    match.play("lime a2")
    assert "D19" in [reason.rule for reason in match.why_not(f"{colour} a1")]
    assert not any(text.endswith("a1") for text in match.legal())


@pytest.mark.rule("D29")
def test_one_camel_may_enclose_several_areas() -> None:
    match = picture("""
        1   .   .   .   .   .   .   .
        2     .   .   .   L1  l1  .   .
        3   .   .   l1  .   2   l1  .
        4     .   l1  3   l1  l1  .   .
        5   .   .   l1  l1  .   .   A2
        """)
    match.play("lime d3")
    assert enclosed(match) == "e3 c4"
    assert match.points()[0].total == 5
