"""D23–D25: what is enclosed, as pictures: a board, a camel or two, and the spaces enclosed then."""

from typing import Any

import pytest

import serai
from games.desert.picture import board, drawn, enclosed, picture

RING_OF_TWELVE = """
    1   .   .   .   .   .   .   .
    2     .   .   l1  L1  l1  .   .
    3   .   .   l1  .   .   l1  .
    4     .   l1  .   {}  .   l1  .
    5   .   .   l1  .   .   l1  .
    6     .   .   l1  .   l1  .   A2
    7   .   .   .   .   .   .   .
    """
HALVES = """
    1   .   .   .   .   L1  .
    2     .   .   .   .   l1  .
    3   .   .   .   .   .   {}
    """
PASS = """\
name: pass
players: 2-5
palms: 0
board:
  . . . .
   . . . .
  ---------
  . . . .
   . . . .
"""


def after(drawing: str, *actions: str, **head: Any) -> str:
    """What is enclosed when these have been played."""
    match = picture(drawing, **head)
    for action in actions:
        match.play(action)
    return enclosed(match)


@pytest.mark.rule("D23")
def test_a_caravan_encloses_together_with_the_board_edge() -> None:
    match = picture("""
        1   .   L1  .   .
        2     .   .   .   .
        3   .   .   .   A2
        """)
    match.play("lime a2")
    assert board(match) == drawn("""
        1   #1  L1  .   .
        2     l1  .   .   .
        3   .   .   .   A2
        """)


@pytest.mark.rule("D23")
def test_a_caravan_encloses_together_with_a_range_in_the_middle() -> None:
    range_and_camels = """
        1   .   .   .   .   .   .
        2     .   .   L1  l1  .   .
        3   .   .   ^   .   l1  .
        4     .   .   ^   .   .   .
        5   A2  .   .   .   .   .
        """
    assert after(range_and_camels, "lime d4") == "d3"


@pytest.mark.rule("D23")
def test_a_caravan_encloses_alone_with_a_ring_of_six() -> None:
    ring = """
        1   .   .   .   .   .
        2     .   l1  L1  .   .
        3   .   l1  .   .   .
        4     .   l1  l1  .   A2
        5   .   .   .   .   .
        """
    assert after(ring, "lime d3") == "c3"


@pytest.mark.rule("D23")
def test_a_larger_ring_encloses_everything_inside() -> None:
    assert after(RING_OF_TWELVE.format(". "), "lime d6") == "d3 e3 c4 d4 e4 d5 e5"


@pytest.mark.rule("D23")
def test_a_ring_with_a_gap_encloses_nothing() -> None:
    ring = """
        1   .   .   .   .   .
        2     .   l1  L1  .   .
        3   .   l1  .   l1  .
        4     .   .   .   .   A2
        5   .   .   .   .   .
        """
    assert after(ring, "lime c4") == ""


@pytest.mark.rule("D23")
def test_the_larger_part_is_enclosed_if_it_is_the_empty_one() -> None:
    left = "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3"
    assert after(HALVES.format("A2"), "lime e3") == left


@pytest.mark.rule("D23")
def test_if_no_part_holds_a_camel_all_parts_are_enclosed() -> None:
    both = "a1 b1 c1 d1 f1 a2 b2 c2 d2 f2 a3 b3 c3 d3 f3"
    assert after(HALVES.format(". "), "lime e3") == both


@pytest.mark.rule("D23")
def test_the_only_part_is_not_enclosed() -> None:
    alone = """
        1   .   L1  .   .
        2     .   .   .   .
        3   .   .   .   .
        """
    assert after(alone, "lime b2", "lime c2") == ""


@pytest.mark.rule("D23")
def test_a_leader_encloses_nothing() -> None:
    narrow = """
        1   .   .   .   ^   .   .
        2     .   .   .   .   .   .
        3   .   .   ^   .   .   .
        """
    assert after(narrow, "leader lime c2", "leader rose f2", phase="leaders") == ""


@pytest.mark.rule("D23")
def test_what_a_leader_cuts_off_is_enclosed_with_its_first_camel() -> None:
    narrow = """
        1   .   .   .   ^   .   .
        2     .   .   L1  .   .   A2
        3   .   .   ^   .   .   .
        """
    assert after(narrow, "lime d2") == "a1 b1 c1 a2 b2 a3 b3"


@pytest.mark.rule("D23")
@pytest.mark.parametrize(("camel", "area"), [("lime e1", "f1"), ("lime c1", "e1 f1")])
def test_the_first_camel_encloses_in_a_pass_of_one_space_too(camel: str, area: str) -> None:
    assert after("1   A2  .   .   L1  .   .", camel) == area


@pytest.mark.rule("D23")
@pytest.mark.rule("D32")
def test_what_a_leader_and_its_first_camel_both_cut_off_is_counted_once() -> None:
    match = picture(
        """
        1   R2  ^   ^
        2     .   ^   ^
        3   .   A1  .
        """,
        herds=6,
        left=1,
    )
    match.play("amber a2")
    assert board(match) == drawn("""
        1   R2  ^
        2     a1  ^   ^
        3   #1  A1  #1
        """)
    assert match.over
    assert match.points()[0].by_source() == {"caravans": 10, "areas": 2}
    drawn_again = serai.position("desert", str(match.position)).match()
    for either in (match, drawn_again):
        assert [score.total for score in either.points()] == [12, 10]


@pytest.mark.rule("D23")
def test_an_area_next_to_an_older_one_is_counted_by_itself() -> None:
    match = picture("""
        1   #1  L1  1   .   .
        2     l1  l1  l1  .   .
        3   .   .   .   .   A2
        """)
    events = match.play("lime d1")
    assert [event.cells for event in events if event.kind == "enclosed"] == [("c1",)]
    assert enclosed(match) == "a1 c1"


@pytest.mark.rule("D23")
def test_a_second_layer_of_a_wall_encloses_nothing_more() -> None:
    wall = """
        1   #1  #1  L1  l1  .   .
        2     #1  #1  l1  l1  .   .
        3   #1  #1  l1  .   .   A2
        """
    assert after(wall, "lime d3") == "a1 b1 a2 b2 a3 b3"


@pytest.mark.rule("D23")
def test_a_thick_wall_encloses_what_is_behind_it_and_then_its_hollow() -> None:
    match = picture("""
        1   .   .   L1  l1  l1  .
        2     .   .   l1  .   l1  .
        3   .   .   .   .   .   A2
        """)
    match.play("lime d3")
    assert enclosed(match) == "a1 b1 a2 b2 a3 b3 c3"
    match.play("lime e3")
    assert enclosed(match) == "a1 b1 a2 b2 d2 a3 b3 c3"


@pytest.mark.rule("D2")
@pytest.mark.rule("D23")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_dividing_line_is_an_edge_for_two_or_three(seats: int) -> None:
    north = """
        1   A2  .   .   L1
        2     .   .   .   .
        """
    assert after(north, "lime c2", seats=seats, chart=PASS) == "d2"


@pytest.mark.rule("D2")
@pytest.mark.rule("D23")
@pytest.mark.parametrize(
    ("seats", "aside"), [(4, ""), (5, "amber 1, lime 2, rose 3, sky 4, violet 5")]
)
def test_the_dividing_line_means_nothing_for_four_or_five(seats: int, aside: str) -> None:
    whole = """
        1   A2  .   .   L1
        2     .   .   .   .
        3   .   .   .   .
        4     .   .   .   .
        """
    assert after(whole, "lime c2", seats=seats, chart=PASS, aside=aside) == ""


# -- D24, D25: one caravan, and no camel inside -----------------------------------------------


@pytest.mark.rule("D24")
@pytest.mark.parametrize("seat", [1, 2])
def test_two_colours_never_enclose_together(seat: int) -> None:
    corner = f"""
        1   .   L1  .   .
        2     .   .   .   .
        3   R{seat}  .   .   A2
        """
    assert after(corner, "rose a2", turn=seat) == ""


@pytest.mark.rule("D24")
def test_two_players_with_one_colour_do_not_enclose_together() -> None:
    corridor = """
        1   #2  L2  .   .   L1  .
        2     #2  l2  .   .   l1  .
        3   #2  l2  .   .   .   A1
        """
    assert after(corridor, "lime e3") == "a1 a2 a3"


@pytest.mark.rule("D25")
@pytest.mark.parametrize("inside", ["R2", "R1"])
def test_a_leader_inside_keeps_a_part_open_whoever_owns_it(inside: str) -> None:
    assert after(RING_OF_TWELVE.format(inside), "lime d6") == ""


@pytest.mark.rule("D25")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_caravan_far_inside_keeps_a_part_open_whoever_owns_it(seat: int) -> None:
    part = f"""
        1   .   .   .   .   L1  .
        2     R{seat}  r{seat}  .   .   l1  .
        3   .   .   .   .   .   A2
        """
    assert after(part, "lime e3") == ""


@pytest.mark.rule("D25")
def test_an_empty_piece_cut_later_from_a_part_with_a_camel_is_enclosed() -> None:
    match = picture("""
        1   .   .   .   .   R2  l1  .
        2     .   l1  .   .   .   l1  .
        3   .   l1  l1  l1  L1  l1  .
        4     .   .   .   .   .   .   A2
        """)
    match.play("lime a3")
    assert enclosed(match) == ""
    match.play("lime b1")
    assert enclosed(match) == "a1 a2"


@pytest.mark.rule("D25")
def test_a_rivals_enclosed_area_is_not_taken_over() -> None:
    match = picture(
        """
        1   #1  L1  r2  R2  .
        2     l1  r2  .   .   .
        3   .   r2  .   .   A1
        """,
        turn=2,
    )
    match.play("rose a3")
    assert board(match) == drawn("""
        1   #1  L1  r2  R2  .
        2     l1  r2  .   .   .
        3   r2  r2  .   .   A1
        """)


@pytest.mark.rule("D25")
def test_an_oasis_is_no_wall() -> None:
    through_the_oasis = """
        1   .   .   .   .   .   L1  l1  l1
        2     .   .   .   T   .   .   A2  l1
        3   .   .   .   .   l1  l1  l1  l1
        """
    assert after(through_the_oasis, "lime e1") == ""
