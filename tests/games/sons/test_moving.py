"""S9–S11: how far a caravan goes, where it stops, what the camel driver is for."""

import pytest

from games.sons.table import caravan, choices, do, legal, may, table, told, water
from serai.core.match import Match

CROSS = (
    *("f1", "f2", "f3", "f4", "f5", "a6", "b6", "c6", "d6", "e6", "f6"),
    *("g6", "h6", "i6", "j6", "k6", "f7", "f8", "f9", "f10", "f11"),
)
POOR = "water 0"


def moves(match: Match) -> str:
    return choices(match, "move")


# -- S9 ---------------------------------------------------------------------------------------


@pytest.mark.rule("S9")
def test_a_turn_goes_move_discover_explorer_scoring_leader() -> None:
    match = table(left="...a:gems a...", phase="moving")
    course = {
        "moving": "move f2",
        "discovering": "draw",
        "drawing": "tile 5.1",
        "laying": "lay g2 0",
        "exploring": "explorer 13 w",
        "choosing": "field gems",
        "leading": "end",
    }
    for phase, text in course.items():
        assert match.view()["phase"] == phase
        do(match, text)
    assert (match.actor, match.view()["phase"]) == (1, "moving")


@pytest.mark.rule("S9")
def test_the_caravan_moves_any_distance_over_brown_lines() -> None:
    match = table(player_1=POOR)
    assert moves(match).split() == [cell for cell in CROSS if cell not in ("f1", "f11")]
    do(match, "move a6")
    assert (caravan(match, 0), water(match)) == ("a6", [0, 2])


@pytest.mark.rule("S9")
def test_behind_a_white_line_the_caravan_stops() -> None:
    """From f2 a white line leads to g2; what lies behind g2 is too far, by white or brown."""
    match = table(
        """
             f      g       h
        2    +@1    .a.a    ...a
        """,
        player_1=POOR,
    )
    assert [may(match, f"move {cell}") for cell in ("g2", "h2")] == [True, False]
    match = table(
        """
             f      g       h
        2    +@1    ...a    ....
        """,
        player_1=POOR,
    )
    assert [may(match, f"move {cell}") for cell in ("g2", "h2")] == [True, False]


@pytest.mark.rule("S9")
def test_who_stands_between_white_lines_gets_one_field_far_over_them() -> None:
    match = table(
        """
             f      g         h       i
        1    +      .         .       .
        2    +      aa.a@1    .a.a    ...a
        3    +      .         .       .
        """,
        player_1=POOR,
    )
    assert moves(match) == "f2 h2"


@pytest.mark.rule("S9")
def test_a_brown_line_that_leads_nowhere_is_no_way() -> None:
    match = table(
        """
             f      g       h
        1    +@1    .       ....
        """,
        player_1=POOR,
    )
    assert not may(match, "move h1")
    assert not may(match, "move g1")


# -- S10 --------------------------------------------------------------------------------------


@pytest.mark.rule("S10")
def test_a_caravan_may_pass_others_but_not_end_on_their_field() -> None:
    match = table(
        """
             f
        1    +@1
        2    +@2
        """,
        player_1=POOR,
    )
    assert moves(match).split() == [cell for cell in CROSS if cell not in ("f1", "f2")]


@pytest.mark.rule("S10")
def test_a_caravan_may_stay() -> None:
    match = table()
    do(match, "stay")
    assert (caravan(match, 0), match.view()["phase"]) == ("f1", "discovering")


@pytest.mark.rule("S10")
def test_coming_back_to_the_own_field_is_staying() -> None:
    match = table()
    assert not may(match, "move f1")
    assert told(match.why_not("move f1")) == [("S10", "own-field", "f1")]


@pytest.mark.rule("S10")
def test_a_white_line_beyond_a_passed_caravan_can_be_crossed() -> None:
    """Seat 2 stands on f2, from where a white line leads to g2."""
    match = table(
        """
             f      g       h
        1    +@1    .       .
        2    +@2    .a.a    ...a
        """,
        player_1=POOR,
    )
    assert [may(match, f"move {cell}") for cell in ("f2", "g2", "h2")] == [False, True, False]


@pytest.mark.rule("S10")
def test_a_white_line_onto_an_occupied_field_cannot_be_crossed() -> None:
    """Neither to end there nor to go on from there, whatever the lines behind it."""
    match = table(
        """
             f      g         h
        2    +@1    ...a@2    ....
        """,
        player_1=POOR,
    )
    assert not may(match, "move g2")
    assert not may(match, "move h2")


@pytest.mark.rule("S10")
def test_white_lines_beyond_a_white_line_are_out_of_reach_though_brown_ones_lead_on() -> None:
    match = table(
        """
             f      g       h       i
        2    +@1    ...a    ....    .a..
        """,
        player_1=POOR,
    )
    assert [may(match, f"move {cell}") for cell in ("g2", "h2", "i2")] == [True, False, False]


@pytest.mark.rule("S10")
def test_a_field_reached_over_white_and_over_brown_can_be_walked_on_from() -> None:
    """g2 lies behind a white line, and over g1 behind brown ones too."""
    match = table(
        """
             f      g       h
        1    +@1    ....    .
        2    +      ...a    ....
        """,
        player_1=POOR,
    )
    assert [may(match, f"move {cell}") for cell in ("g1", "g2", "h2")] == [True, True, True]


@pytest.mark.rule("S10")
def test_the_view_tells_what_is_in_reach_and_what_the_driver_is_for() -> None:
    match = table("""
             f      g       h
        2    +@1    .a.a    ...a
        """)
    reach = match.view()["reach"]
    assert "g2" in reach["free"] and reach["driver"] == ["h2"]
    do(match, "stay")
    assert match.view()["reach"] == {"free": [], "driver": []}


# -- S11 --------------------------------------------------------------------------------------

FAR = """
         f      g       h       i       j
    1    +      .       .       .       .
    2    +@1    .a.a    .a.a    .a.a    ...a
    3    +      .       .       .       .
    """


@pytest.mark.rule("S11")
def test_with_the_camel_driver_every_free_discovered_field_is_in_reach() -> None:
    match = table(FAR)
    cells = {*CROSS, "g2", "h2", "i2", "j2"} - {"f2", "f11"}
    assert set(moves(match).split()) == cells
    assert not set(moves(table(FAR, player_1=POOR)).split()) & {"h2", "i2", "j2"}


@pytest.mark.rule("S11")
def test_the_driver_costs_one_water_where_the_way_is_too_far_without() -> None:
    match = table(FAR)
    events = do(match, "move j2")
    assert (caravan(match, 0), water(match)) == ("j2", [1, 2])
    assert [(event.kind, event.rule) for event in events] == [("driver", "S11"), ("move", "S9")]


@pytest.mark.rule("S11")
@pytest.mark.parametrize("cell", ["g2", "f9"])
def test_the_driver_is_not_paid_for_a_field_in_reach(cell: str) -> None:
    match = table(FAR)
    events = do(match, f"move {cell}")
    assert water(match) == [2, 2]
    assert [event.kind for event in events] == ["move"]
    assert not match.view()["driver"]


@pytest.mark.rule("S11")
def test_even_with_the_driver_an_occupied_field_is_none_to_end_on() -> None:
    match = table(FAR.replace("  ...a", "  ...a@2"))
    assert [may(match, f"move {cell}") for cell in ("h2", "i2", "j2")] == [True, True, False]
    assert told(match.why_not("move j2")) == [("S10", "occupied", "j2")]


@pytest.mark.rule("S11")
def test_the_driver_goes_past_other_caravans() -> None:
    match = table(FAR.replace("+@1    .a.a", "+@1    .a.a@2"))
    do(match, "move h2")
    assert caravan(match, 0) == "h2"


@pytest.mark.rule("S11")
@pytest.mark.rule("S20")
def test_the_driver_holds_for_the_second_move() -> None:
    match = table(FAR, display_1="....", player_1="water 1")
    do(match, "move h2", "take 3.1", "lay h1 0")
    assert (water(match), match.view()["second"]) == ([0, 2], True)
    assert may(match, "move j2")
    events = do(match, "move j2")
    assert [event.kind for event in events] == ["move"]
    assert water(match) == [0, 2]


@pytest.mark.rule("S11")
@pytest.mark.rule("S20")
def test_the_driver_may_be_paid_for_the_second_move_only() -> None:
    match = table(FAR, display_1="....")
    do(match, "move g2", "take 3.1", "lay g1 0", "move j2")
    assert water(match) == [1, 2]


@pytest.mark.rule("S11")
@pytest.mark.rule("S30")
def test_the_driver_does_not_hold_for_the_extra_turn() -> None:
    match = table(FAR, display_1="a...", player_1="water 2")
    do(match, "move h2", "take 3.1", "lay h1 1", "pass", "leader")
    assert water(match) == [0, 2]
    assert not may(match, "move j2")
    assert told(match.why_not("move j2")) == [("S11", "too-far", "j2")]


@pytest.mark.rule("S11")
def test_the_driver_does_not_hold_for_the_next_player() -> None:
    match = table(FAR, display_1="a...", player_2="water 1")
    do(match, "move h2", "take 3.1", "lay h1 1", "pass", "end", "move j2")
    assert water(match) == [1, 0]


@pytest.mark.rule("S11")
def test_without_water_there_is_no_driver() -> None:
    match = table(FAR, player_1=POOR)
    assert told(match.why_not("move i2")) == [("S11", "too-far", "i2")]
    assert legal(match).startswith("stay, move f1, move g2")
