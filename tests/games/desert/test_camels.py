"""D13–D20: turns, and where a camel may go."""

import pytest

import serai
from games.desert.picture import picture
from serai.core.errors import IllegalAction
from serai.core.match import Match


def spaces(match: Match, colour: str) -> list[str]:
    """Where the seat to act may place a camel of this colour."""
    return [text.split()[2] for text in match.legal() if colour in text]


def rules(match: Match, text: str) -> list[str]:
    return [reason.rule for reason in match.why_not(text)]


def actors(match: Match, number: int) -> list[int]:
    """Who acts, if everybody does the first thing that is allowed."""
    order = []
    for _ in range(number):
        order.append(match.actor)
        match.play(match.legal()[0])
    return order


WIDE = """
    1   .   .   .   .   .   .   .   .   .
    2     L1  .   .   .   L2  .   .   .   L3
    3   .   .   .   .   .   .   .   .   .
    4     .   .   .   .   .   .   .   .   .
    """


# -- D13, D14 ---------------------------------------------------------------------------------


@pytest.mark.rule("D13")
def test_a_turn_is_two_camels() -> None:
    assert actors(picture(WIDE, seats=3), 7) == [0, 0, 1, 1, 2, 2, 0]


@pytest.mark.rule("D13")
def test_two_camels_may_be_of_two_colours_or_of_one() -> None:
    for first, second in [("lime b1", "lime c1"), ("lime b1", "rose d1")]:
        match = picture("""
            1   L1  .   .   .   R1
            2     .   .   .   .   .
            3   A2  .   .   .   .
            """)
        match.play(first)
        match.play(second)
        assert match.actor == 1


@pytest.mark.rule("D13")
def test_the_first_camel_is_resolved_before_the_second_is_chosen() -> None:
    match = picture("""
        1   L1  .   3   .
        2     .   .   .   .
        3   A2  .   .   .
        """)
    assert "c1" not in spaces(match, "lime")
    match.play("lime b1")
    assert "c1" in spaces(match, "lime")
    match.play("lime c1")
    assert match.points()[0].total == 3


@pytest.mark.rule("D13")
def test_the_first_camel_may_close_what_the_second_would_have_taken() -> None:
    match = picture("""
        1   .   L1  .   .
        2     .   .   .   .
        3   .   .   .   A2
        """)
    assert "a1" in spaces(match, "lime")
    match.play("lime a2")
    assert match.actor == 0
    assert "a1" not in spaces(match, "lime")


@pytest.mark.rule("D13")
def test_no_camel_comes_from_an_empty_herd() -> None:
    match = picture(
        """
        1   L1  .   .   .   R1
        2     .   .   .   .   .
        3   A2  .   .   .   .
        """,
        herds=1,
    )
    match.play("lime b1")
    assert spaces(match, "lime") == []
    assert spaces(match, "rose") == ["d1", "d2", "e2"]


@pytest.mark.rule("D14")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 1, [0, 1, 1, 0, 0, 1]), (2, 2, [1, 0, 0, 1, 1, 0]), (3, 2, [1, 2, 0, 0, 1, 1, 2, 2])],
)
def test_the_first_two_place_one_camel_in_the_first_round(
    seats: int, first: int, order: list[int]
) -> None:
    drawing = WIDE if seats == 3 else WIDE.replace("L3", ". ")
    match = picture(drawing, seats=seats, first=first, turn=first, left=1, opening="yes")
    assert actors(match, len(order)) == order


@pytest.mark.rule("D14")
def test_the_first_round_of_five_players_has_two_short_turns() -> None:
    match = picture(
        """
        1   L1  .   .   L2  .   .   L3  .   .   L4  .   .   S5  .   .
        2     .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
        """,
        seats=5,
        first=4,
        turn=4,
        left=1,
        opening="yes",
        aside="amber 1, rose 2, sky 3, violet 4, lime 5",
    )
    assert actors(match, 9) == [3, 4, 0, 0, 1, 1, 2, 2, 3]


@pytest.mark.rule("D14")
@pytest.mark.parametrize(("first", "order"), [(1, [0, 1, 2, 2, 0, 0]), (2, [1, 2, 0, 0, 1, 2, 2])])
def test_a_seat_that_skips_in_the_first_round_still_counts(first: int, order: list[int]) -> None:
    match = picture(
        """
        1   L2  .   .   .   .   .
        2     .   L3  .   .   R1  .
        3   .   .   .   .   .   .
        """,
        seats=3,
        first=first,
        turn=first,
        left=1,
        opening="yes",
    )
    assert actors(match, len(order)) == order


# -- D15 --------------------------------------------------------------------------------------


@pytest.mark.rule("D15")
def test_a_camel_goes_on_an_empty_space_or_a_waterhole() -> None:
    match = picture("""
        1   .   2   .   .
        2     L1  .   .   .
        3   .   3   .   A2
        """)
    assert spaces(match, "lime") == ["a1", "b1", "b2", "a3", "b3"]


@pytest.mark.rule("D15")
def test_a_camel_goes_neither_on_an_oasis_nor_on_a_camel() -> None:
    match = picture("""
        1   .   .   .   .   .
        2     .   T   l1  L1  .
        3   .   .   .   r2  .
        4     .   .   .   R2  .
        """)
    assert "b2" not in spaces(match, "lime")
    assert "d3" not in spaces(match, "lime")
    assert rules(match, "lime b2") == ["D15"]
    assert rules(match, "lime d3") == ["D15"]


# -- D16–D18 ----------------------------------------------------------------------------------


@pytest.mark.rule("D16")
@pytest.mark.rule("D18")
def test_a_camel_stands_next_to_its_own_caravan() -> None:
    match = picture("""
        1   L1  .   .   .   .
        2     .   .   .   R1  .
        3   .   .   .   .   .
        """)
    assert spaces(match, "lime") == ["b1", "a2"]
    assert rules(match, "lime d1") == ["D16"]


@pytest.mark.rule("D16")
def test_a_caravan_grows_from_any_of_its_camels() -> None:
    match = picture("""
        1   L1  l1  l1  .   .
        2     .   .   .   .   .
        """)
    assert spaces(match, "lime") == ["d1", "a2", "b2", "c2"]


@pytest.mark.rule("D16")
def test_without_a_leader_there_is_no_caravan_to_join() -> None:
    match = picture("""
        1   L1  .   .   R2
        2     .   .   .   .
        """)
    assert spaces(match, "rose") == []
    assert rules(match, "rose c1") == ["D16", "D17"]


@pytest.mark.rule("D17")
def test_a_camel_may_not_touch_a_rival_of_its_colour() -> None:
    match = picture("""
        1   L1  .   L2  .
        2     .   .   .   .
        3   .   .   .   .
        """)
    assert spaces(match, "lime") == ["a2"]
    assert rules(match, "lime b1") == ["D17"]


@pytest.mark.rule("D17")
def test_a_space_between_rivals_of_one_colour_is_for_neither() -> None:
    for turn in (1, 2):
        match = picture(
            """
            1   .   .   .   .   .
            2     L1  .   L2  .   .
            3   .   .   .   .   .
            """,
            turn=turn,
        )
        assert "b2" not in spaces(match, "lime")
        assert rules(match, "lime b2") == ["D17"]


@pytest.mark.rule("D17")
def test_a_rivals_new_camel_takes_a_space_away() -> None:
    match = picture(
        """
        1   .   .   .   .   .
        2     L1  .   .   L2  .
        3   .   .   .   .   .
        """,
        left=1,
    )
    match.play("lime b2")
    assert spaces(match, "lime") == ["d1", "e1", "e2", "d3", "e3"]


@pytest.mark.rule("D18")
def test_camels_of_other_colours_do_not_matter() -> None:
    match = picture("""
        1   .   r2  R2  .
        2     L1  .   .   .
        3   .   v1  V1  .
        """)
    assert spaces(match, "lime") == ["a1", "b2", "a3"]


# -- D19, D20 ---------------------------------------------------------------------------------


@pytest.mark.rule("D19")
@pytest.mark.parametrize("turn", [1, 2])
def test_nothing_is_placed_inside_an_enclosed_area(turn: int) -> None:
    match = picture(
        """
        1   #1  L1  .   .
        2     l1  .   .   R1
        3   .   .   A2  .
        """,
        turn=turn,
    )
    assert not any(text.endswith(" a1") for text in match.legal())
    assert rules(match, "lime a1") == (["D19"] if turn == 1 else ["D16", "D17", "D19"])
    assert "D19" in rules(match, "rose a1")


@pytest.mark.rule("D20")
def test_placing_is_compulsory() -> None:
    match = picture("""
        1   L1  .   .   A2
        2     .   .   .   .
        """)
    assert "skip" not in match.legal()
    with pytest.raises(IllegalAction):
        match.play("skip")


@pytest.mark.rule("D20")
def test_a_player_without_a_legal_camel_skips_and_that_ends_the_turn() -> None:
    match = picture("""
        1   L1  .   .   .
        2     .   L2  .   .
        3   .   .   .   .
        """)
    assert match.legal() == ["skip"]
    assert actors(match, 4) == [0, 1, 1, 0]


@pytest.mark.rule("D20")
def test_a_player_who_is_stuck_after_one_camel_skips_the_second() -> None:
    match = picture("1   L1  .   .   L2  .   .")
    match.play("lime b1")
    assert match.actor == 0
    assert match.legal() == ["skip"]
    match.play("skip")
    assert match.actor == 1


@pytest.mark.rule("D20")
def test_the_game_ends_when_nobody_has_a_legal_camel() -> None:
    match = picture("1   L1  .   R2")
    match.play("lime b1")
    assert not match.over
    match.play("skip")
    assert match.over


@pytest.mark.rule("D20")
def test_the_game_goes_on_while_anybody_has_a_legal_camel() -> None:
    match = picture("1   L1  .   R2  .", left=1)
    match.play("lime b1")
    assert not match.over
    assert match.legal() == ["camel rose d1"]


@pytest.mark.rule("D20")
def test_the_game_may_be_over_before_the_first_camel() -> None:
    chart = "name: no room\nplayers: 2\npalms: 0\nboard:\n  o o\n   o o\n"
    match = serai.new("desert", 2, seed=1, map=chart)
    assert match.over
    assert match.result() == [0.5, 0.5]
